// The rules' chapters and ids, as penultimate.wording.rule_ids has them, with cards that show what a chapter is about.

function ids(...parts: readonly (readonly [string, number])[]): string[] {
  return parts.flatMap(([prefix, last]) => Array.from({ length: last }, (_, at) => `${prefix}-${at + 1}`));
}

export interface Chapter {
  readonly name: string;
  readonly rules: readonly string[];
  readonly cards: readonly string[];
}

export const CHAPTERS: readonly Chapter[] = [
  { name: 'cards', rules: ids(['CARD', 6]), cards: ['B4', 'G7', 'R2', 'Y9', 'W'] },
  { name: 'setup', rules: ids(['SETUP', 5], ['OPEN', 6]), cards: ['G+2', 'YR', 'BS', 'W'] },
  { name: 'turn', rules: ids(['TURN', 6]), cards: ['R7', 'R3', 'B7'] },
  { name: 'action', rules: ids(['ACT', 7]), cards: ['B+2', 'GR', 'RS', 'W'] },
  { name: 'challenge', rules: ids(['W4', 9]), cards: ['W+4'] },
  { name: 'star', rules: ids(['STAR', 7]), cards: ['W*'] },
  { name: 'custom', rules: ids(['CUST', 6]), cards: ['W?1', 'W?2'] },
  { name: 'uno', rules: ids(['UNO', 4]), cards: ['Y1'] },
  { name: 'talk', rules: ids(['TALK', 2]), cards: [] },
  { name: 'ending', rules: ids(['END', 2], ['SCORE', 3]), cards: ['G8', 'R+2', 'W+4'] },
  { name: 'house', rules: ids(['HOUSE', 5]), cards: ['B+2', 'Y7', 'G0'] },
];

/** The rules behind each option: what is changed by it. */
export const BEHIND: Record<string, readonly string[]> = {
  scoring: ['SCORE-2', 'SCORE-3'],
  target: ['SCORE-2', 'SCORE-3'],
  target_test: ['SCORE-3'],
  draw_when_able: ['TURN-3', 'TURN-4'],
  plus4_guilt: ['W4-2', 'W4-3'],
  guilty_takes_back: ['W4-6', 'W4-7'],
  star_duel: ['STAR-4'],
  uno_penalty: ['UNO-2'],
  coaching_penalty: ['TALK-1', 'TALK-2'],
  reverse_skips_two: ['ACT-6'],
  stacking: ['HOUSE-1'],
  draw_until_playable: ['HOUSE-2'],
  force_play: ['HOUSE-3'],
  jump_in: ['HOUSE-4'],
  seven_zero: ['HOUSE-5'],
};

export const CHOICES: Record<string, readonly string[]> = {
  scoring: ['winner', 'low'],
  target_test: ['reach', 'exceed'],
  plus4_guilt: ['colour', 'matching'],
};

export const RANGES: Record<string, readonly [number, number]> = {
  target: [1, 100_000],
  uno_penalty: [0, 10],
  coaching_penalty: [0, 10],
};

/** How long bots think. */
export const PACES = ['quick', 'human', 'slow'] as const;
export type Pace = (typeof PACES)[number];
