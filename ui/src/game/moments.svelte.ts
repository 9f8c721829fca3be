// What is staged on the felt: faces, tags, the verdict of a challenge, a rule that is read out. It only shows what has
// already happened; nothing waits for it, and a tap ends it.

import { SvelteMap } from 'svelte/reactivity';
import { moodsIn, type Mood } from '../look/faces';
import type { GameEvent, SeatView } from '../wire';
import { cardOf, type Colour } from './cards';

export interface Verdict {
  readonly by: number;
  readonly target: number;
  readonly guilty: boolean;
  /** The colour that was in play when the +4 came. */
  readonly laidOn: Colour | null;
  /** The +4, as it lay. */
  readonly card: string;
  /** The hand, for those who may see it. */
  readonly hand: readonly string[] | null;
  readonly payer: number;
  readonly pays: number;
}

export interface Ruling {
  readonly seat: number;
  readonly which: number;
  readonly words: string;
  /** What came of it, in order. */
  readonly effects: readonly GameEvent[];
}

/** Milliseconds. */
const MOOD_HOLDS = 1600;
export const VERDICT_HOLDS = 1500;
const EFFECT_HOLDS = 500;
const RULE_HOLDS = 900;
const CAUGHT_HOLDS = 900;

/** With one of these the table has moved on. */
const MOVES: ReadonlySet<GameEvent['kind']> = new Set<GameEvent['kind']>([
  'CardPlayed',
  'CardsDrawn',
  'CardsDrawnFaceDown',
  'CardKept',
  'ColourNamed',
  'PlayerChosen',
  'RoundBegan',
  'RoundEnded',
]);
const NOT_OF_THE_RULE: ReadonlySet<GameEvent['kind']> = new Set<GameEvent['kind']>(['TurnBegan', 'RoundScored']);

/** How long these news want to be looked at before the next ones come. */
export function holdFor(news: readonly GameEvent[]): number {
  const ruling = rulingIn(news);
  return Math.max(
    0,
    ...news.map((event) =>
      event.kind === 'ChallengeSettled' ? VERDICT_HOLDS : event.kind === 'UnoCaught' ? CAUGHT_HOLDS : 0,
    ),
    ruling ? RULE_HOLDS + EFFECT_HOLDS * Math.min(4, ruling.effects.length) : 0,
  );
}

export class Moments {
  readonly moods = new SvelteMap<number, Mood>();
  /** `+4` at whoever has just drawn that many. */
  readonly tags = new SvelteMap<number, string>();
  verdict: Verdict | null = $state.raw(null);
  ruling: Ruling | null = $state.raw(null);
  caught = $state(-1);

  /** What happened, and the view it led to. */
  see(news: readonly GameEvent[], view: SeatView | null): void {
    if (news.some((event) => MOVES.has(event.kind))) this.end();
    for (const event of news) this.react(event);
    this.verdict = verdictIn(news, view) ?? this.verdict;
    this.ruling = rulingIn(news) ?? this.ruling;
  }

  /** Somebody is back. */
  greet(seat: number): void {
    this.hold(this.moods, seat, 'glad');
  }

  /** A tap, Escape, or the next move. */
  end(): void {
    this.verdict = null;
    this.ruling = null;
  }

  forget(): void {
    this.end();
    this.moods.clear();
    this.tags.clear();
    this.caught = -1;
  }

  private react(event: GameEvent): void {
    for (const [seat, mood] of moodsIn(event)) this.hold(this.moods, seat, mood);
    if (event.kind === 'CardsDrawn' && event.why !== 'turn') this.tag(event.seat, event.cards.length);
    if (event.kind === 'CardsDrawnFaceDown' && event.why !== 'turn') this.tag(event.seat, event.count);
    if (event.kind === 'UnoCaught') {
      this.caught = event.seat;
      setTimeout(() => (this.caught = -1), MOOD_HOLDS);
    }
  }

  private tag(seat: number, cards: number): void {
    this.hold(this.tags, seat, `+${cards}`);
  }

  private hold<T>(kept: SvelteMap<number, T>, seat: number, value: T): void {
    kept.set(seat, value);
    setTimeout(() => {
      if (kept.get(seat) === value) kept.delete(seat);
    }, MOOD_HOLDS);
  }
}

function verdictIn(news: readonly GameEvent[], view: SeatView | null): Verdict | null {
  const settled = news.find((event) => event.kind === 'ChallengeSettled');
  if (settled === undefined || view === null) return null;
  const shown = news.find((event) => event.kind === 'HandShown');
  const back = news.find((event) => event.kind === 'CardTakenBack');
  const below = back ? back.top : view.below;
  const drawn = news.findLast((event) => event.kind === 'CardsDrawn' || event.kind === 'CardsDrawnFaceDown');
  return {
    by: settled.seat,
    target: settled.target,
    guilty: settled.guilty,
    laidOn: below === null ? null : cardOf(below).colour,
    card: back ? back.card : view.top,
    hand: shown?.cards ?? null,
    payer: drawn?.seat ?? (settled.guilty ? settled.target : settled.seat),
    pays: drawn === undefined ? 0 : drawn.kind === 'CardsDrawn' ? drawn.cards.length : drawn.count,
  };
}

function rulingIn(news: readonly GameEvent[]): Ruling | null {
  const at = news.findIndex((event) => event.kind === 'RuleRuns');
  const rule = news[at];
  if (rule?.kind !== 'RuleRuns') return null;
  const effects = news.slice(at + 1).filter((event) => !NOT_OF_THE_RULE.has(event.kind));
  return { seat: rule.seat, which: rule.which, words: rule.words, effects };
}
