// @vitest-environment node
import { expect, test } from 'vitest';
import type { ReplayStep } from '../net/replay';
import type { GameEvent } from '../wire';
import { marksIn } from './past.svelte';

const step = (...events: GameEvent[]): ReplayStep =>
  ({ seat: 0, events, common: {}, hands: [] }) as unknown as ReplayStep;

test('marks are what one wants to jump to, in order', () => {
  const marks = marksIn([
    step({ kind: 'CardPlayed', seat: 0, card: 'R7', left: 3, jumped_in: false }),
    step({ kind: 'CardPlayed', seat: 1, card: 'W+4:B', left: 3, jumped_in: false }),
    step({ kind: 'UnoCalled', seat: 0 }, { kind: 'CardPlayed', seat: 0, card: 'B+2', left: 1, jumped_in: false }),
    step({ kind: 'RoundEnded', winner: 0, hands: [] }),
  ]);
  expect(marks.map(({ step, sign }) => [step, sign])).toEqual([
    [1, '+4'],
    [2, 'UNO'],
    [2, '+2'],
    [3, 'P'],
  ]);
});
