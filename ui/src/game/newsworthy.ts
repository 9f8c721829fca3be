// What is worth a line of its own: not what the table shows anyway.

import type { GameEvent } from '../wire';
import type { LogEntry } from './scene';

const PLAIN: ReadonlySet<GameEvent['kind']> = new Set<GameEvent['kind']>([
  'TurnBegan',
  'HandDealt',
  'HandDealtFaceDown',
  'AnswerAwaited',
  'ColourAwaited',
  'ChoiceAwaited',
  'DealerDrawn',
]);

export function newsworthy(entry: LogEntry): boolean {
  return 'text' in entry || !PLAIN.has(entry.event.kind);
}
