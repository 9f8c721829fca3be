// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { millisecondsToHear, wordsIn } from './hearing';

const COUNTED = JSON.parse(readFileSync(resolve('..', 'tests', 'wording', 'words_to_hear.json'), 'utf8')) as Record<
  string,
  number
>;

test.each(Object.entries(COUNTED))('%s has as many words as for the terminal', (text, words) => {
  expect(wordsIn(text)).toBeCloseTo(words);
});

test('at 180 words a minute', () => {
  expect(millisecondsToHear('Ada, red 7.')).toBe(1000);
});
