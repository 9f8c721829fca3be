// The way to a table and away from it: the browser's history and the session follow each other, and nobody loses a seat
// without having been asked.

import type { Hello } from '../net/connection';
import { momentIn } from '../net/address';
import type { Source } from '../net/replay';
import { keepLooking, lookingAt, seatAt, type KeptSeat } from '../net/seats';
import type { Session } from './session.svelte';
import { REPLAY, type Whereabouts } from './whereabouts.svelte';

export interface LookingBack {
  readonly source: Source;
  readonly mine: number;
  readonly step?: number;
  readonly seal: string;
}

/** `/t/ABCDEF?new`: somebody else joins in the browser of one who has a seat there. */
function asSomebodyElse(): boolean {
  return new URLSearchParams(location.search).has('new');
}

export class Journey {
  /** The question whether to leave is open. */
  asking = $state(false);
  replaying: LookingBack | null = $state.raw(null);
  private lastReplay: LookingBack | null = null;
  /** Whether one was brought to this table, and did not ask for it just now. */
  private wasBrought = false;

  constructor(
    private readonly session: Session,
    private readonly where: Whereabouts,
    private readonly enter: (hello: Hello) => void,
  ) {
    where.mayGo = (to) => this.mayGo(to.sitting ? to.code : '');
    const { code, sitting } = where.place;
    const isBrought = code !== '' && !asSomebodyElse() && this.bringBack(code);
    if (sitting && !isBrought) where.become(code, false);
  }

  get wouldLose(): boolean {
    const { session } = this;
    const phase = session.farewell === null ? session.table?.phase : undefined;
    return session.seat >= 0 && (phase === 'playing' || phase === 'round-over');
  }

  private mayGo(code: string): boolean {
    if (!this.wouldLose || code === this.session.code) return true;
    this.asking = true;
    return false;
  }

  /** To the own seat there, where this browser has one; or to where this tab looked on. */
  private bringBack(code: string): boolean {
    const seat = seatAt(code);
    const hello = lookingAt(code) ?? (seat && { type: 'return' as const, code, token: seat.token });
    if (!hello) return false;
    this.wasBrought = true;
    this.enter(hello);
    return true;
  }

  sitDown(hello: Hello): void {
    this.wasBrought = false;
    keepLooking(hello.type === 'watch' ? hello : null);
    this.enter(hello);
  }

  goBackTo(seat: KeptSeat): void {
    this.sitDown({ type: 'return', code: seat.code, token: seat.token });
  }

  /** The session is at a table: so is the address. */
  arrived(code: string): void {
    const { place } = this.where;
    if (place.sitting && place.code === code) return;
    if (place.code === code && (this.wasBrought || place.open === REPLAY)) this.where.sit();
    else this.where.go(code, true);
  }

  /** The browser has gone somewhere in its history: so does the session. */
  followed(isFirst: boolean): void {
    const { session, where } = this;
    const { code, sitting, open } = where.place;
    this.followReplay(open);
    if (isFirst || (open === REPLAY && session.code === code)) return;
    if (session.code !== '' && (!sitting || session.code !== code)) session.stepOut();
    if (sitting && session.code !== code && !this.bringBack(code)) where.become(code, false);
  }

  // --- looking back

  look(back: LookingBack): void {
    this.lastReplay = this.replaying = back;
    this.where.show(REPLAY);
  }

  private followReplay(open: string): void {
    if (open !== REPLAY) {
      this.replaying = null;
      return;
    }
    const moment = momentIn(location);
    const same = this.replaying ?? (moment === null ? this.lastReplay : null);
    this.replaying = same ?? (moment && { source: moment, mine: moment.seat, step: moment.step, seal: '' });
    if (this.replaying === null) this.where.close();
  }

  // --- leaving

  /** By the button: who only watches loses nothing. */
  askToLeave(): void {
    if (this.session.seat >= 0) this.asking = true;
    else this.leave();
  }

  leave(): void {
    this.asking = false;
    keepLooking(null);
    void this.session.leave().then(() => this.where.goToStart());
  }
}
