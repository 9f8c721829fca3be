import { expect, test } from 'vitest';
import { trialArguments } from './trials';

const trial = (length: number, layer: number) => trialArguments({ rounds: 150, length, layer, objection: '' });

test('a round gets shorter, and its player wins less often', () => {
  expect(trial(0.93, -0.02)).toEqual({ rounds: 150, length: 'shorter', percent: 7, wins: 'less', points: 2 });
});

test('longer, and more often', () => {
  expect(trial(1.25, 0.1)).toEqual({ rounds: 150, length: 'longer', percent: 25, wins: 'more', points: 10 });
});

test('what rounds to nothing is the same', () => {
  expect(trial(1.004, -0.004)).toMatchObject({ length: 'same', percent: 0, wins: 'same', points: 0 });
});
