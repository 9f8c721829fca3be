// The rules' chapters, with cards that show what a chapter is about, and what an edition's deck holds.

import { CHAPTERS as RULES, EDITION_FACTS, OPTIONS, PACES, type Edition, type EditionFacts } from '../described';

export interface Chapter {
  readonly name: string;
  readonly rules: readonly string[];
  readonly cards: readonly string[];
}

const SHOWN: Readonly<Record<string, readonly string[]>> = {
  cards: ['B4', 'G7', 'R2', 'Y9', 'W'],
  setup: ['G+2', 'YR', 'BS', 'W'],
  turn: ['R7', 'R3', 'B7'],
  action: ['B+2', 'GR', 'RS', 'W'],
  challenge: ['W+4'],
  star: ['W*'],
  custom: ['W?1', 'W?2'],
  uno: ['Y1'],
  ending: ['G8', 'R+2', 'W+4'],
  house: ['B+2', 'Y7', 'G0'],
};

export const CHAPTERS: readonly Chapter[] = Object.entries(RULES).map(([name, rules]) => ({
  name,
  rules,
  cards: SHOWN[name] ?? [],
}));

export const isEdition = (name: string): name is Edition => name in EDITION_FACTS;

/** What is in the box and printed on it; null for an edition that this page does not know. */
export function factsOf(edition: string | undefined): EditionFacts | null {
  return edition !== undefined && isEdition(edition) ? EDITION_FACTS[edition] : null;
}

export type Pace = (typeof PACES)[number];

/** Ways to play that people know by name: what each changes about the rules as printed. */
export const PRESETS = {
  printed: [],
  family: ['stacking', 'draw_until_playable'],
  wild: ['stacking', 'seven_zero', 'jump_in', 'star_duel'],
} as const satisfies Record<string, readonly string[]>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

const NEEDS_STARS: ReadonlySet<string> = new Set(OPTIONS.filter((one) => one.needsStars).map((one) => one.name));

/** What a preset switches on in an edition: a duel of stars needs stars. */
export function switchesOf(preset: Preset, edition: string): string[] {
  return PRESETS[preset].filter((name) => !NEEDS_STARS.has(name) || (factsOf(edition)?.stars ?? false));
}

/** The preset that a table plays, by the options it has changed; none where it has a mix of its own. */
export function presetOf(changed: readonly string[], edition: string): Preset | null {
  const same = (names: readonly string[]): boolean =>
    names.length === changed.length && names.every((name) => changed.includes(name));
  return PRESET_NAMES.find((preset) => same(switchesOf(preset, edition))) ?? null;
}
