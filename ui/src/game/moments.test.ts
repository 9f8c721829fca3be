import { expect, test, vi } from 'vitest';
import type { GameEvent, SeatView } from '../wire';
import { holdFor, Moments } from './moments.svelte';

const view = { top: 'W+4:B', below: 'R1' } as unknown as SeatView;
const CHALLENGE: GameEvent[] = [
  { kind: 'Challenged', seat: 0, target: 2 },
  { kind: 'HandShown', seat: 2, to: 0, cards: ['Y1', 'R3'] },
  { kind: 'ChallengeSettled', seat: 0, target: 2, guilty: true },
  { kind: 'CardsDrawnFaceDown', seat: 2, count: 4, why: 'guilty' },
  { kind: 'TurnBegan', seat: 0 },
];

test('a verdict says who, on what colour, and what it costs; the hand only where it was shown', () => {
  const moments = new Moments();
  moments.see(CHALLENGE, view);
  expect(moments.verdict).toMatchObject({ by: 0, target: 2, guilty: true, laidOn: 'R', payer: 2, pays: 4 });
  expect(moments.verdict?.hand).toEqual(['Y1', 'R3']);
  const others = new Moments();
  others.see(
    CHALLENGE.map((event) => (event.kind === 'HandShown' ? { kind: 'HandShownElsewhere', seat: 2, to: 0 } : event)),
    view,
  );
  expect(others.verdict).toMatchObject({ guilty: true, laidOn: 'R', hand: null });
});

test('it stays until the next move', () => {
  const moments = new Moments();
  moments.see(CHALLENGE, view);
  moments.see([{ kind: 'UnoCalled', seat: 1 }], view);
  expect(moments.verdict).not.toBeNull();
  moments.see([{ kind: 'CardPlayed', seat: 0, card: 'B5', left: 3, jumped_in: false }], view);
  expect(moments.verdict).toBeNull();
});

test('it is looked at for at least a second and a half', () => {
  expect(holdFor(CHALLENGE)).toBeGreaterThanOrEqual(1500);
  expect(holdFor([{ kind: 'TurnBegan', seat: 0 }])).toBe(0);
});

test('faces and tags go by themselves', () => {
  vi.useFakeTimers();
  const moments = new Moments();
  moments.see([{ kind: 'CardsDrawnFaceDown', seat: 1, count: 4, why: 'plus-four' }], view);
  expect([moments.moods.get(1), moments.tags.get(1)]).toEqual(['sad', '+4']);
  vi.advanceTimersByTime(1700);
  expect([moments.moods.size, moments.tags.size]).toEqual([0, 0]);
  vi.useRealTimers();
});

test('a rule is read out with what came of it', () => {
  const moments = new Moments();
  moments.see(
    [
      { kind: 'RuleRuns', seat: 1, which: 1, words: 'All draw' },
      { kind: 'CardsDrawnFaceDown', seat: 0, count: 1, why: 'custom' },
      { kind: 'TurnBegan', seat: 2 },
    ],
    view,
  );
  expect(moments.ruling?.effects.map((event) => event.kind)).toEqual(['CardsDrawnFaceDown']);
});
