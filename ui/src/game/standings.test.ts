// @vitest-environment node
import { expect, test } from 'vitest';
import { lineOf, percent } from './standings';

test('a line runs over all steps, the better the higher', () => {
  const chances = [
    [0.5, 0.5],
    [0.75, 0.25],
    [1, 0],
  ];
  expect(lineOf(chances, 0, 100, 40)).toBe('0.0,20.0 50.0,10.0 100.0,0.0');
  expect(lineOf(chances, 1, 100, 40)).toBe('0.0,20.0 50.0,30.0 100.0,40.0');
  expect(lineOf([[1]], 0, 100, 40)).toBe('0.0,0.0');
});

test('a chance is told in hundredths', () => {
  expect([0, 0.333, 1].map(percent)).toEqual([0, 33, 100]);
});
