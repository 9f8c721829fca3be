// The move and the boldest bluff of a match: as those see it who have looked back at it, else by simple counts.

import { cardOf } from '../game/cards';
import type { ReplayStep } from '../net/replay';
import type { GameEvent } from '../wire';

export interface Highlight {
  readonly round: number;
  readonly step: number;
  readonly event: GameEvent;
  /** Null for a back: nothing was laid. */
  readonly card: string | null;
  readonly seat: number;
}

/** What the analysis found, as it stands in the replay; null where it found nothing, or the replay is not there yet. */
export function found(
  what: { readonly step: number; readonly seat: number } | null | undefined,
  steps: readonly ReplayStep[],
): Highlight | null {
  const step = what ? steps[what.step] : undefined;
  if (!what || !step) return null;
  const event = step.events.find((each) => 'seat' in each && each.seat === what.seat) ?? step.events[0];
  if (event === undefined) return null;
  const card = event.kind === 'CardPlayed' ? event.card : null;
  return { round: step.common.round_number, step: what.step, event, card, seat: what.seat };
}

type Weighed = Highlight & { weight: number };

/** What somebody will tell at home: a star above a won challenge above a catch above many cards to take. */
function weigh(event: GameEvent): { weight: number; card: string; seat: number } | null {
  switch (event.kind) {
    case 'Reflected':
      return { weight: 100 + event.cards, card: 'W*', seat: event.seat };
    case 'ChallengeSettled':
      return { weight: event.guilty ? 60 : 55, card: 'W+4', seat: event.guilty ? event.seat : event.target };
    case 'UnoCaught':
      return { weight: 40, card: 'W', seat: event.by };
    case 'AnswerAwaited':
      return { weight: event.cards, card: event.plus_four ? 'W+4' : 'R+2', seat: event.attacker };
    default:
      return null;
  }
}

function best(found: readonly Weighed[]): Highlight | null {
  return found.reduce<Weighed | null>((most, one) => (most && most.weight >= one.weight ? most : one), null);
}

export function moveOfMatch(steps: readonly ReplayStep[]): Highlight | null {
  return best(
    steps.flatMap((step, at) =>
      step.events.flatMap((event) => {
        const found = weigh(event);
        return found ? [{ round: step.common.round_number, step: at, event, ...found }] : [];
      }),
    ),
  );
}

/** A +4 that its player laid with cards of the colour in play in hand: the more of them, the bolder. */
export function boldestBluff(steps: readonly ReplayStep[]): Highlight | null {
  return best(
    steps.flatMap((step, at) =>
      step.events.flatMap((event) => {
        const before = steps[at - 1];
        if (event.kind !== 'CardPlayed' || !event.card.startsWith('W+4') || before === undefined) return [];
        const colour = cardOf(before.common.top).colour;
        const weight = (before.hands[event.seat] ?? []).filter((card) => cardOf(card).colour === colour).length;
        if (colour === null || weight === 0) return [];
        return [{ round: step.common.round_number, step: at, event, card: 'W+4', seat: event.seat, weight }];
      }),
    ),
  );
}
