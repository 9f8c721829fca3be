// What cards left in a hand are worth: the rules' table, which a test of the rules holds equal to worth.json.

import { cardOf } from './cards';
import worth from './worth.json';

const WORTH: Record<string, number> = worth;

export function pointsOf(card: string): number {
  return WORTH[cardOf(card).bare] ?? 0;
}

export function pointsIn(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0);
}
