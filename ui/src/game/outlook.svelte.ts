// What one sees from the start page: one's own tables and whose turn it is there, and who invites to what.

import { peekAt } from '../net/peeking';
import { forgetSeat, keptSeats, type KeptSeat } from '../net/seats';
import type { Glimpse } from '../wire';

export interface OwnTable {
  readonly seat: KeptSeat;
  /** Null while nobody has been able to look. */
  readonly seen: Glimpse | null;
}

/** Of a seat that is not there any more, whatever one does. */
const GONE: readonly string[] = ['no-such-table', 'wrong-token'];
const LOOK_AGAIN = 15_000;
const LOOK_AGAIN_FOR_SERVER = 4_000;

export class Outlook {
  tables: readonly OwnTable[] = $state.raw([]);
  /** The table of the address, as somebody invited sees it; null before anybody has looked. */
  invitation: Glimpse | null = $state.raw(null);
  /** Whether the server answers, as far as is known. */
  isThere = $state(true);
  private code = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looks = 0;

  constructor(private readonly address: string) {}

  /** Until the returned function is called. */
  watch(code: string): () => void {
    if (code !== this.code) this.invitation = null;
    this.code = code;
    this.tables = keptSeats().map((seat) => ({ seat, seen: this.seenBefore(seat) }));
    this.look();
    return () => {
      clearTimeout(this.timer);
      this.looks++;
    };
  }

  look(): void {
    clearTimeout(this.timer);
    const look = ++this.looks;
    void this.ask().then(() => {
      if (look !== this.looks) return;
      this.timer = setTimeout(() => this.look(), this.isThere ? LOOK_AGAIN : LOOK_AGAIN_FOR_SERVER);
    });
  }

  private seenBefore(seat: KeptSeat): Glimpse | null {
    return this.tables.find((table) => table.seat.token === seat.token)?.seen ?? null;
  }

  private async ask(): Promise<void> {
    if (document.hidden) return;
    const { code } = this;
    const seats = keptSeats();
    const wanted = seats.map(({ code, token }) => ({ code, token }));
    if (code === '' && wanted.length === 0) {
      this.isThere = await answers();
      return;
    }
    const seen = await peekAt(this.address, code === '' ? wanted : [{ code }, ...wanted]);
    if (seen === null || seen === 'too-fast') {
      this.isThere = seen !== null;
      return;
    }
    this.isThere = true;
    if (code !== '' && code === this.code) this.invitation = seen[0] ?? null;
    this.take(seats, code === '' ? seen : seen.slice(1));
  }

  private take(seats: readonly KeptSeat[], seen: readonly Glimpse[]): void {
    const tables = seats.map((seat, at) => ({ seat, seen: seen[at] ?? null }));
    for (const { seat, seen } of tables) if (seen && GONE.includes(seen.problem ?? '')) forgetSeat(seat.token);
    this.tables = tables.filter(({ seen }) => !GONE.includes(seen?.problem ?? ''));
  }
}

/** A page that the service worker has kept knows nothing of the server; one that has just come from it does. */
async function answers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return true;
  return fetch('/health', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
