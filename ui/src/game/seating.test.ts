// @vitest-environment node
import { expect, test } from 'vitest';
import { seatsAround } from './seating';

test('the next player sits to the left, the last one to the right', () => {
  const places = seatsAround(4, 2);
  expect(places.map((place) => place.seat)).toEqual([3, 0, 1]);
  expect(places[0]?.x).toBeLessThan(50);
  expect(places[1]?.x).toBeCloseTo(50);
  expect(places[2]?.x).toBeGreaterThan(50);
});

test('who watches sees everybody', () => {
  expect(seatsAround(3, -1).map((place) => place.seat)).toEqual([0, 1, 2]);
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('%i players sit apart, and inside', (players) => {
  const places = seatsAround(players, 0);
  expect(places).toHaveLength(players - 1);
  for (const [at, place] of places.entries()) {
    expect(place.x).toBeGreaterThanOrEqual(5);
    expect(place.x).toBeLessThanOrEqual(95);
    expect(place.y).toBeGreaterThanOrEqual(5);
    for (const other of places.slice(at + 1)) expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(9);
  }
});
