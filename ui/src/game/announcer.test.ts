import { expect, test } from 'vitest';
import { Announcer } from './announcer.svelte';

function announcer(hidden = false): { said: Announcer; pass: () => void; hide: (now: boolean) => void } {
  const waiting: (() => void)[] = [];
  const said = new Announcer(
    () => hidden,
    (then) => waiting.push(then),
  );
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

test('what cannot wait is said beside the queue, and is heard after the sentence that is being spoken', () => {
  const waiting: (() => void)[] = [];
  const said = new Announcer(
    () => false,
    (then) => waiting.push(then),
    () => 0,
  );
  said.say('one two three');
  said.say('four five six');
  expect(said.leftToHear).toBe(2000);
  said.say('Ben forgot UNO', { first: true });
  expect(said.pressing.map((each) => each.text)).toEqual(['Ben forgot UNO']);
  expect(texts(said)).toEqual(['one two three']);
  expect(said.leftToHear).toBe(2000);
});

test('who reads aloud gets everything, in the order in which it is to be spoken', () => {
  const { said } = announcer();
  const read: string[] = [];
  said.voice = {
    say: (text, first) => (first ? read.unshift(text) : read.push(text)),
    heard: () => Promise.resolve(),
    point: () => undefined,
    hush: () => undefined,
  };
  said.say('one');
  said.say('two');
  said.say('first', { first: true });
  expect(read).toEqual(['first', 'one', 'two']);
});
