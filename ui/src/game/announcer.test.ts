import { expect, test } from 'vitest';
import { Announcer } from './announcer.svelte';

function announcer(hidden = false): { said: Announcer; pass: () => void; hide: (now: boolean) => void } {
  const waiting: (() => void)[] = [];
  const said = new Announcer(() => hidden, (then) => waiting.push(then));
  return {
    said,
    pass: () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
    },
    hide: (now) => (hidden = now),
  };
}

const texts = (said: Announcer): string[] => said.spoken.map((each) => each.text);

test('everything is said, in order, one after the other', () => {
  const { said, pass } = announcer();
  for (const text of ['one', 'two', 'three']) said.say(text);
  expect(texts(said)).toEqual(['one']);
  pass();
  expect(texts(said)).toEqual(['one', 'two', 'three']);
});

test('the same text is said again, as an element of its own', () => {
  const { said, pass } = announcer();
  said.say('again');
  said.say('again');
  pass();
  expect(texts(said)).toEqual(['again', 'again']);
  expect(new Set(said.spoken.map((each) => each.id)).size).toBe(2);
});

test('in the background only what is urgent is said', () => {
  const { said, pass, hide } = announcer();
  hide(true);
  said.say('Ben plays red 7.');
  said.say('Your turn.', { urgent: true });
  hide(false);
  said.say('Cleo draws a card.');
  pass();
  expect(texts(said)).toEqual(['Your turn.', 'Cleo draws a card.']);
});

test('nothing is not said, and old texts make room', () => {
  const { said, pass } = announcer();
  said.say('');
  for (let i = 0; i < 100; i++) said.say(String(i));
  pass();
  expect(texts(said).length).toBeLessThan(60);
  expect(texts(said).at(-1)).toBe('99');
});
