// @vitest-environment node
import { expect, test } from 'vitest';
import { panOf, soundOf, trembleOf } from './sounding';

test('one hears from where somebody sits', () => {
  expect([1, 2, 3].map((seat) => panOf(seat, 0, 4))).toEqual([-0.8, 0, 0.8]);
  expect(panOf(0, 0, 4)).toBe(0);
  expect(panOf(1, 0, 2)).toBe(0);
});

test('a phone trembles only for what is about oneself', () => {
  expect(trembleOf({ kind: 'TurnBegan', seat: 1 }, 1)).toEqual([30]);
  expect(trembleOf({ kind: 'TurnBegan', seat: 2 }, 1)).toEqual([]);
  expect(trembleOf({ kind: 'UnoCaught', seat: 1, by: 0 }, 1)).toEqual([120]);
});

test('drawn cards rustle as often as there are cards, seen or not', () => {
  expect(soundOf({ kind: 'CardsDrawn', seat: 1, cards: ['R1', 'R2'], why: 'turn' }, 1)).toEqual(
    soundOf({ kind: 'CardsDrawnFaceDown', seat: 1, count: 2, why: 'turn' }, 0),
  );
});
