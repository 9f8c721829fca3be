// Announcements for screen readers: a queue, since a live region that is overwritten speaks only its last text. Every
// text becomes an element of its own, so that the same text is spoken again and none replaces another.

import { millisecondsToHear } from '../words/hearing';

export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Who reads aloud what is announced, in the same order. */
export interface Voice {
  say(text: string, first: boolean): void;
  /** What is worth hearing only as long as nothing newer is pointed at. */
  point(text: string): void;
  /** Resolves when everything said so far has been spoken; what was said first is waited for alone. */
  heard(): Promise<void>;
  hush(): void;
}

const PAUSE = 40;
const KEPT = 40;

export class Announcer {
  /** What the live region holds: the newest last. */
  spoken: Announcement[] = $state.raw([]);
  /** What is to be said before anything that waits. */
  pressing: Announcement[] = $state.raw([]);
  voice: Voice | null = null;
  private readonly waiting: string[] = [];
  private ticking = false;
  private next = 0;
  /** When each text that a screen reader still has to speak will have been spoken, by its length. */
  private ends: number[] = [];
  private urgentEnds = 0;

  constructor(
    private readonly isHidden: () => boolean = () => document.hidden,
    private readonly later: (then: () => void) => void = (then) => setTimeout(then, PAUSE),
    private readonly now: () => number = () => Date.now(),
  ) {}

  /**
   * `urgent` is said even while the window is in the background: it is your turn. `first` is said before anything that
   * waits, as soon as the sentence that is being spoken is over.
   */
  say(text: string, { urgent = false, first = false } = {}): void {
    if (text === '' || (!urgent && this.isHidden())) return;
    this.reckon(millisecondsToHear(text), first);
    this.voice?.say(text, first);
    if (first) this.pressing = this.added(this.pressing, text);
    else {
      this.waiting.push(text);
      if (!this.ticking) this.tick();
    }
  }

  /** How many milliseconds a screen reader still needs for everything that matters: what was said first, or all. */
  get leftToHear(): number {
    const until = this.urgentEnds > this.now() ? this.urgentEnds : (this.ends.at(-1) ?? 0);
    return Math.max(0, Math.round(until - this.now()));
  }

  private reckon(takes: number, first: boolean): void {
    const now = this.now();
    const open = this.ends.filter((end) => end > now);
    const [current = now, ...later] = open;
    if (!first) this.ends = [...open, Math.max(open.at(-1) ?? now, now) + takes];
    else {
      this.urgentEnds = Math.max(current, this.urgentEnds) + takes;
      this.ends = [current, this.urgentEnds, ...later.map((end) => end + takes)];
    }
  }

  private tick(): void {
    const text = this.waiting.shift();
    this.ticking = text !== undefined;
    if (text === undefined) return;
    this.spoken = this.added(this.spoken, text);
    this.later(() => this.tick());
  }

  private added(to: readonly Announcement[], text: string): Announcement[] {
    return [...to.slice(-KEPT + 1), { id: this.next++, text }];
  }
}

export const announcer = new Announcer();
