// How long to wait before a line is tried again.

const FIRST_WAIT = 400;
/** With the spread on top no wait is longer than ten seconds. */
const LONGEST_WAIT = 8_000;
/** A server that closes in order is often back in a moment: so long it is looked for every second. */
const QUICK_FOR = 60_000;
const QUICK_WAIT = 1_000;
const MOVE_WAIT = 150;

/** A quarter more or less, so that a whole table does not come back in one instant. */
function spread(wait: number, chance: number): number {
  return wait * (0.75 + chance / 2);
}

export class Retries {
  private tries = 0;
  private quickUntil = -Infinity;
  private atOnce = false;

  /** The line stands. */
  reset(): void {
    this.tries = 0;
    this.quickUntil = -Infinity;
    this.atOnce = false;
  }

  /** The server has said that it closes. */
  expectRestart(now: number): void {
    this.quickUntil = now + QUICK_FOR;
  }

  /** The table is at another server of the same house: another door is open now. */
  expectMove(now: number): void {
    this.expectRestart(now);
    this.atOnce = true;
  }

  expectsRestart(now: number): boolean {
    return now < this.quickUntil;
  }

  /** Milliseconds before the next try; `chance` is between 0 and 1. Waits double from try to try. */
  next(now: number, chance: number): number {
    if (this.atOnce) {
      this.atOnce = false;
      return spread(MOVE_WAIT, chance);
    }
    const slow = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    return spread(this.expectsRestart(now) ? QUICK_WAIT : slow, chance);
  }
}
