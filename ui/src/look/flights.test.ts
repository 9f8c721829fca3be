import { expect, test } from 'vitest';
import { journeysFor } from './flights.svelte';

test('a card flies from its player to the pile', () => {
  expect(journeysFor([{ kind: 'CardPlayed', seat: 2, card: 'W+4:R', left: 3, jumped_in: false }])).toEqual([
    { card: 'W+4:R', tag: '', from: 'seat-2', to: 'discard' },
  ]);
});

test('drawn cards fly one by one: one’s own open, others face down', () => {
  expect(journeysFor([{ kind: 'CardsDrawn', seat: 0, cards: ['R1', 'R2'], why: 'plus-two' }])).toHaveLength(2);
  expect(journeysFor([{ kind: 'CardsDrawnFaceDown', seat: 1, count: 4, why: 'plus-four' }])).toEqual(
    Array(4).fill({ card: null, tag: '', from: 'pile', to: 'seat-1' }),
  );
});

test('what moves no card flies nothing', () => {
  expect(
    journeysFor([
      { kind: 'TurnBegan', seat: 0 },
      { kind: 'UnoCalled', seat: 1 },
    ]),
  ).toEqual([]);
});

test('what a star sends back flies as a tag to whoever sent it', () => {
  expect(journeysFor([{ kind: 'Reflected', seat: 0, target: 2, cards: 4 }])).toEqual([
    { card: null, tag: '+4', from: 'discard', to: 'seat-2' },
  ]);
});
