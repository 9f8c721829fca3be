// @vitest-environment node
// Faces tell nothing that is not public: what differs only in what is hidden gives the same moods.

import { expect, test } from 'vitest';
import type { GameEvent } from '../wire';
import { moodsIn, MOUTHS, MOODS, SILHOUETTES } from './faces';

const PAIRS: readonly (readonly [GameEvent, GameEvent])[] = [
  [
    { kind: 'CardsDrawn', seat: 1, cards: ['R1', 'W+4'], why: 'plus-two' },
    { kind: 'CardsDrawnFaceDown', seat: 1, count: 2, why: 'plus-two' },
  ],
  [
    { kind: 'HandShown', seat: 1, to: 0, cards: ['R3'] },
    { kind: 'HandShownElsewhere', seat: 1, to: 0 },
  ],
  [
    { kind: 'HandDealt', seat: 1, cards: ['W*', 'W*'] },
    { kind: 'HandDealtFaceDown', seat: 1, count: 2 },
  ],
  [
    { kind: 'HandsSwapped', first: 0, second: 1, first_cards: ['R1'], second_cards: ['W'] },
    { kind: 'HandsSwappedElsewhere', first: 0, second: 1 },
  ],
];

test.each(PAIRS)('$0.kind and $1.kind', (seen, hidden) => expect(moodsIn(seen)).toEqual(moodsIn(hidden)));

test('whoever lays a +4 looks sly, bluff or not', () => {
  const played: GameEvent = { kind: 'CardPlayed', seat: 2, card: 'W+4:B', left: 3, jumped_in: false };
  expect(moodsIn(played)).toEqual([[2, 'sly']]);
});

test('every mood has a mouth, and every seat a silhouette of its own', () => {
  for (const mood of MOODS) expect(MOUTHS[mood]).toMatch(/^M/);
  expect(new Set(SILHOUETTES).size).toBe(10);
});
