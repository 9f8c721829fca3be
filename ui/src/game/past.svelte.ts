// A finished match at one of its steps: the table shows it as it shows a match that is on.

import type { ReplayOfMatch, ReplayStep } from '../net/replay';
import type { GameEvent, Said, SeatState, SeatView } from '../wire';
import { cardOf } from './cards';
import { Moments } from './moments.svelte';
import { factsOf } from './rulebook';
import type { LogEntry, Scene } from './scene';

/** How many steps back the news go. */
const RECENT = 4;
const NOTHING: ReadonlySet<string> = new Set();
const NOBODY_TALKS: ReadonlyMap<number, Said> = new Map();

export interface Mark {
  readonly step: number;
  readonly sign: string;
  readonly event: GameEvent;
}

export class Past implements Scene {
  at = $state(0);
  readonly moments = new Moments();
  readonly bubbles = NOBODY_TALKS;
  readonly playable: ReadonlySet<string> = NOTHING;

  /** `seat`: whose cards lie in the rail. */
  constructor(
    readonly told: ReplayOfMatch,
    readonly seat: number,
    at: number,
  ) {
    this.at = Math.min(at, told.steps.length - 1);
  }

  get step(): ReplayStep | undefined {
    return this.told.steps[this.at];
  }

  get names(): readonly string[] {
    return this.told.names;
  }

  get sitting(): readonly SeatState[] {
    return this.told.names.map((name, seat) => ({
      seat,
      name,
      kind: 'person' as const,
      level: null,
      connected: true,
      sitting_in: false,
      ready: false,
      seeded: false,
    }));
  }

  get view(): SeatView | null {
    const { step } = this;
    if (step === undefined) return null;
    return { ...step.common, seat: this.seat, hand: step.hands[this.seat] ?? [], drawn: null, known: [] };
  }

  get log(): readonly LogEntry[] {
    const from = Math.max(0, this.at - RECENT);
    return this.told.steps
      .slice(from, this.at + 1)
      .flatMap((step, back) => step.events.map((event, at) => ({ id: (from + back) * 1000 + at, event })));
  }

  get braille(): boolean {
    return factsOf(this.told.edition)?.braille ?? false;
  }

  get isOver(): boolean {
    return this.view?.phase === 'round-over' || this.view?.phase === 'match-over';
  }

  get target(): number {
    return Number(this.told.options.target ?? 500);
  }

  get shown(): readonly (readonly string[] | null)[] {
    return this.step?.hands ?? [];
  }

  get last(): number {
    return this.told.steps.length - 1;
  }

  /** Whether there was another step to go to. */
  go(to: number): boolean {
    const next = Math.max(0, Math.min(this.last, to));
    if (next === this.at) return false;
    this.at = next;
    this.moments.forget();
    this.moments.see(this.step?.events ?? [], this.view);
    return true;
  }

  can(): boolean {
    return false;
  }

  move(): void {
    // What is past cannot be changed.
  }

  choosable(): boolean {
    return false;
  }

  choose(): void {
    // Nor can anybody be chosen.
  }
}

/** What one wants to jump to: attacks, stars, rules of one's own, calls, the ends of rounds. */
export function marksIn(steps: readonly ReplayStep[]): Mark[] {
  return steps.flatMap((step, at) =>
    step.events.flatMap((event) => {
      const sign = signOf(event);
      return sign ? [{ step: at, sign, event }] : [];
    }),
  );
}

const SIGNS: Partial<Record<string, string>> = { '+2': '+2', 'W+4': '+4', 'W*': '★', 'W?1': '?1', 'W?2': '?2' };

function signOf(event: GameEvent): string | undefined {
  if (event.kind === 'CardPlayed') return SIGNS[cardOf(event.card).face];
  if (event.kind === 'UnoCalled') return 'UNO';
  return event.kind === 'RoundEnded' ? 'P' : undefined;
}
