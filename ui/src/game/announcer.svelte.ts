// Announcements for screen readers: a queue, since a live region that is overwritten speaks only its last text. Every
// text becomes an element of its own, so that the same text is spoken again and none replaces another.

export interface Announcement {
  readonly id: number;
  readonly text: string;
}

const PAUSE = 40;
const KEPT = 40;

export class Announcer {
  /** What the live region holds: the newest last. */
  spoken: Announcement[] = $state.raw([]);
  private readonly waiting: string[] = [];
  private ticking = false;
  private next = 0;

  constructor(
    private readonly isHidden: () => boolean = () => document.hidden,
    private readonly later: (then: () => void) => void = (then) => setTimeout(then, PAUSE),
  ) {}

  /** `urgent` is said even while the window is in the background: it is your turn. */
  say(text: string, { urgent = false } = {}): void {
    if (text === '' || (!urgent && this.isHidden())) return;
    this.waiting.push(text);
    if (!this.ticking) this.tick();
  }

  private tick(): void {
    const text = this.waiting.shift();
    this.ticking = text !== undefined;
    if (text === undefined) return;
    this.spoken = [...this.spoken.slice(-KEPT + 1), { id: this.next++, text }];
    this.later(() => this.tick());
  }
}

export const announcer = new Announcer();
