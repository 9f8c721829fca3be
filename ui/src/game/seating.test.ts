// @vitest-environment node
import { expect, test } from 'vitest';
import { crowdOf, othersFrom, seatsBetween } from './seating';

test('the others follow from the left neighbour on', () => {
  expect(othersFrom(4, 2)).toEqual([3, 0, 1]);
  expect(othersFrom(2, 0)).toEqual([1]);
  expect(othersFrom(0, -1)).toEqual([]);
});

test('somebody who watches sees all', () => expect(othersFrom(3, -1)).toEqual([0, 1, 2]));

test('two have room to spare, ten have none', () => {
  expect([1, 3, 4, 9].map(crowdOf)).toEqual(['pair', '', 'crowd', 'crowd ten']);
});

test('how far play has to go depends on its direction', () => {
  expect(seatsBetween(4, 1, 0, true)).toBe(3);
  expect(seatsBetween(4, 1, 0, false)).toBe(1);
});
