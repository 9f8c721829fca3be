import { expect, test } from 'vitest';
import { ACTIONS, actionOf, DEFAULT_KEYS, isTyping, mayBeBound, rebind } from './keys';

test('the letters of the accessibility page', () => {
  const said = {
    t: 'top',
    h: 'hand',
    p: 'playable',
    c: 'counts',
    s: 'scores',
    l: 'last',
    w: 'turn',
    ' ': 'draw',
    u: 'uno',
    x: 'catch',
    r: 'red',
    y: 'yellow',
    g: 'green',
    b: 'blue',
    '?': 'help',
  };
  for (const [key, action] of Object.entries(said)) expect(actionOf(DEFAULT_KEYS, key)).toBe(action);
});

test('no key does two things', () => {
  expect(new Set(ACTIONS.map((action) => DEFAULT_KEYS[action])).size).toBe(ACTIONS.length);
  expect(ACTIONS.every((action) => mayBeBound(DEFAULT_KEYS[action]))).toBe(true);
});

test('capitals count as small letters, unless they mean something themselves', () => {
  expect(actionOf(DEFAULT_KEYS, 'T')).toBe('top');
  expect(actionOf(DEFAULT_KEYS, 'H')).toBe('hand-by-colour');
  expect(actionOf(DEFAULT_KEYS, 'F5')).toBeNull();
});

test('a key that is given away leaves nobody without one', () => {
  const keys = rebind(DEFAULT_KEYS, 'top', 'u');
  expect(keys.top).toBe('u');
  expect(keys.uno).toBe('t');
  expect(new Set(Object.values(keys)).size).toBe(ACTIONS.length);
});

test.each(['Enter', 'Escape', 'Tab', 'ArrowLeft', 'Shift'])('%s keeps its meaning', (key) => {
  expect(mayBeBound(key)).toBe(false);
});

test('typing is not playing', () => {
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
  expect(isTyping(document.createElement('input'))).toBe(true);
  expect(isTyping(document.createElement('textarea'))).toBe(true);
  expect(isTyping(box)).toBe(false);
  expect(isTyping(document.createElement('button'))).toBe(false);
});
