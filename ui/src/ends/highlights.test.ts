// @vitest-environment node
import { expect, test } from 'vitest';
import type { ReplayStep } from '../net/replay';
import { found, moveOfMatch } from './highlights';

function step(...events: object[]): ReplayStep {
  return { events, common: { round_number: 3, top: 'R5' }, hands: [[], []] } as unknown as ReplayStep;
}
const laid = { kind: 'CardPlayed', seat: 1, card: 'G7', left: 3, jumped_in: false };
const sentBack = { kind: 'Reflected', seat: 0, target: 1, cards: 4 };
const drawn = { kind: 'CardsDrawn', seat: 1, cards: ['B1'], why: 'turn' };
const steps = [step({ kind: 'RoundBegan' }), step(sentBack), step({ kind: 'TurnBegan', seat: 0 }, laid), step(drawn)];

test('what the analysis found is told from the step it names, by who did it', () => {
  expect(found({ step: 2, seat: 1 }, steps)).toEqual({ round: 3, step: 2, event: laid, card: 'G7', seat: 1 });
});

test('a decision that laid nothing shows a back', () => {
  expect(found({ step: 3, seat: 1 }, steps)?.card).toBeNull();
});

test('while nobody has looked back, or the replay is missing, simple counts tell', () => {
  expect(found(null, steps)).toBeNull();
  expect(found({ step: 2, seat: 1 }, [])).toBeNull();
  expect(moveOfMatch(steps)?.event).toEqual(sentBack);
});
