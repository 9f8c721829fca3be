// The names under which the drawings are kept, and all kinds of card there are.

import { COLOURS } from '../game/cards';

export const BACK = 'art-back';

const FACES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+2', 'R', 'S'];

export const KINDS: readonly string[] = [...COLOURS.flatMap((colour) => FACES.map((face) => colour + face)), 'W', 'W+4', 'W*', 'W?1', 'W?2'];

const KEYS = new Map(KINDS.map((kind, at) => [kind, at]));

export function artOf(bare: string, braille: boolean): string {
  return `art-${braille ? 'dots' : 'plain'}-${KEYS.get(bare) ?? 0}`;
}
