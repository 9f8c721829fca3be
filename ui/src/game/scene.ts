// What the table shows, whoever tells it: a match that is on (Session) or one that is looked back at (Past).

import type { Colour } from './cards';
import { cardOf } from './cards';
import { speech } from '../words/i18n.svelte';
import type { Verbosity } from '../words/wording';
import type { Moments } from './moments.svelte';
import type { GameEvent, LegalMove, MoveShape, Said, SeatState, SeatView } from '../wire';

/** An event of the game, or a sentence about who is here. */
export type LogEntry = { readonly id: number } & ({ readonly event: GameEvent } | { readonly text: string });

export function sentenceOf(
  entry: LogEntry,
  seat: number,
  names: readonly string[],
  verbosity: Verbosity = 'full',
): string {
  return 'text' in entry ? entry.text : speech.words.sentence(entry.event, seat, names, verbosity);
}

export interface Scene {
  /** Whose eyes: -1 for somebody who watches. */
  readonly seat: number;
  readonly names: readonly string[];
  readonly sitting: readonly SeatState[];
  readonly view: SeatView | null;
  readonly log: readonly LogEntry[];
  readonly braille: boolean;
  readonly isOver: boolean;
  readonly target: number;
  readonly moments: Moments;
  /** What has just been said, by seat. */
  readonly bubbles: ReadonlyMap<number, Said>;
  /** Hands that are open to see, by seat; null where none are. */
  readonly shown: readonly (readonly string[] | null)[] | null;
  readonly playable: ReadonlySet<string>;
  can(verb: LegalMove['verb']): boolean;
  move(move: MoveShape): unknown;
  choosable(seat: number): boolean;
  choose(seat: number): unknown;
}

/** The colour in play; none before the first card, and while a wild waits for its name. */
export function suitOf(scene: Scene): Colour | null {
  const top = scene.view?.top;
  return top ? cardOf(top).colour : null;
}

export function isBot(seat: SeatState | undefined): boolean {
  return seat?.kind === 'bot' || seat?.sitting_in === true;
}

export function isAway(seat: SeatState | undefined): boolean {
  return seat?.kind === 'person' && !seat.connected && !seat.sitting_in;
}
