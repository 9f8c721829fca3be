// Which sound and which tremble belong to what happened.

import type { Cue } from '../look/sound';
import type { GameEvent } from '../wire';

export function soundOf(event: GameEvent, mine: number): Cue | null {
  switch (event.kind) {
    case 'CardPlayed':
      return { sound: 'card', seat: event.seat };
    case 'CardsDrawn':
      return { sound: 'draw', seat: event.seat, times: event.cards.length };
    case 'CardsDrawnFaceDown':
      return { sound: 'draw', seat: event.seat, times: event.count };
    case 'PileShuffled':
    case 'RoundBegan':
      return { sound: 'shuffle' };
    case 'AnswerAwaited':
      return { sound: 'attack', seat: event.seat, times: event.cards };
    case 'TurnBegan':
    case 'ColourAwaited':
    case 'ChoiceAwaited':
      return event.seat === mine ? { sound: 'turn' } : null;
    case 'UnoCalled':
      return { sound: 'uno', seat: event.seat };
    case 'UnoCaught':
      return { sound: 'caught', seat: event.seat };
    case 'Challenged':
      return { sound: 'challenge', seat: event.seat };
    case 'ChallengeSettled':
      return { sound: event.guilty ? 'right' : 'wrong', seat: event.seat };
    case 'Reflected':
      return { sound: 'star', seat: event.seat };
    case 'DirectionTurned':
      return { sound: 'reverse' };
    case 'RuleRuns':
      return { sound: 'tick', seat: event.seat };
    case 'RoundEnded':
      return event.winner < 0 ? null : { sound: 'win', seat: event.winner };
    case 'MatchEnded':
      return { sound: 'match' };
    default:
      return null;
  }
}

/** What a phone does in the hand, in milliseconds of trembling and rest; nothing for what is not about oneself. */
export function trembleOf(event: GameEvent, mine: number): readonly number[] {
  switch (event.kind) {
    case 'TurnBegan':
      return event.seat === mine ? [30] : [];
    case 'AnswerAwaited':
      return event.seat === mine ? [40, 60, 80] : [];
    case 'UnoCaught':
      return event.seat === mine ? [120] : [];
    case 'UnoCalled':
      return event.seat === mine ? [20, 40, 20] : [];
    case 'ChallengeSettled':
      return event.seat === mine || event.target === mine ? [80] : [];
    case 'RoundEnded':
      return event.winner === mine ? [30, 50, 30, 50, 120] : [];
    default:
      return [];
  }
}

/** Where a seat is heard: the others from left to right, oneself in the middle. */
export function panOf(seat: number, mine: number, players: number): number {
  if (seat === mine || players < 2) return 0;
  const others = mine < 0 ? players : players - 1;
  const at = mine < 0 ? seat : (seat - mine - 1 + players) % players;
  return others === 1 ? 0 : -0.8 + (1.6 * at) / (others - 1);
}
