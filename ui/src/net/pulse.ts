// Notices a line that dies without a word: after a silence a sign of life is asked for, and where none comes, it is dead.
// A silence of five seconds is the most there is.

const REST = 2_000;
/** Browsers hardly let the clocks of a page run that nobody sees. */
const REST_UNSEEN = 20_000;
const ANSWER_WITHIN = 3_000;
/** A clock that rings so much later stood still with the whole page, and what came meanwhile is still to be read. */
const STOOD_STILL = 1_000;

export class Pulse {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beats = false;

  constructor(
    private readonly ask: () => void,
    private readonly dead: () => void,
  ) {}

  start(): void {
    this.beats = true;
    this.heard();
  }

  stop(): void {
    this.beats = false;
    clearTimeout(this.timer);
  }

  /** Something came, whatever it was. */
  heard(): void {
    if (this.beats) this.after(document.hidden ? REST_UNSEEN : REST, () => this.check());
  }

  /** Ask at once: who looks at the page again wants to know. */
  check(): void {
    if (!this.beats) return;
    this.ask();
    this.after(ANSWER_WITHIN, (late) => (late ? this.askOnceMore() : this.dead()));
  }

  private askOnceMore(): void {
    this.ask();
    this.after(ANSWER_WITHIN, () => this.dead());
  }

  private after(wait: number, then: (late: boolean) => void): void {
    clearTimeout(this.timer);
    const due = Date.now() + wait;
    this.timer = setTimeout(() => then(Date.now() > due + STOOD_STILL), wait);
  }
}
