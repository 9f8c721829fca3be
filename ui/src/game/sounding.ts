// Which sound belongs to what happened.

import type { Sound } from '../look/sound';
import type { GameEvent } from '../wire';

export function soundOf(event: GameEvent, mine: number): Sound | null {
  switch (event.kind) {
    case 'CardPlayed':
      return event.left === 1 && event.seat !== mine ? 'alarm' : 'card';
    case 'CardsDrawn':
    case 'CardsDrawnFaceDown':
      return event.why === 'turn' ? 'draw' : 'penalty';
    case 'PileShuffled':
    case 'RoundBegan':
      return 'shuffle';
    case 'TurnBegan':
    case 'AnswerAwaited':
    case 'ColourAwaited':
    case 'ChoiceAwaited':
      return event.seat === mine ? 'turn' : null;
    case 'UnoCalled':
      return 'uno';
    case 'UnoCaught':
    case 'Reflected':
      return 'penalty';
    case 'RoundEnded':
      return event.winner === mine ? 'win' : 'lose';
    default:
      return null;
  }
}
