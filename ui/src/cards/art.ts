// The names under which the drawings are kept.

import { KINDS } from '../game/cards';

export const BACK = 'art-back';

const KEYS = new Map(KINDS.map((kind, at) => [kind, at]));

export function artOf(bare: string, braille: boolean): string {
  return `art-${braille ? 'dots' : 'plain'}-${KEYS.get(bare) ?? 0}`;
}
