// The seats this browser holds: the token of each table. The tab's own memory comes first, so that two tabs can be two
// players; the browser's brings one back after closing the window.

export interface KeptSeat {
  readonly code: string;
  readonly token: string;
  readonly name: string;
  readonly at: number;
}

const STORE = 'penultimate.seats';
const MOST = 12;

function read(storage: Storage): KeptSeat[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(STORE) ?? '[]');
    return Array.isArray(found) ? (found as KeptSeat[]) : [];
  } catch {
    return [];
  }
}

function write(storage: Storage, seats: readonly KeptSeat[]): void {
  try {
    storage.setItem(STORE, JSON.stringify(seats.slice(0, MOST)));
  } catch {
    // Nothing can be kept: the seat lasts as long as the page.
  }
}

export function keepSeat(seat: KeptSeat): void {
  for (const storage of [sessionStorage, localStorage]) {
    write(storage, [seat, ...read(storage).filter((other) => other.code !== seat.code)]);
  }
}

export function forgetSeat(code: string): void {
  for (const storage of [sessionStorage, localStorage]) {
    write(storage, read(storage).filter((other) => other.code !== code));
  }
}

/** This tab's seat at a table. */
export function seatOfTab(code: string): KeptSeat | undefined {
  return read(sessionStorage).find((seat) => seat.code === code);
}

/** All seats of this browser, the newest first. */
export function keptSeats(): KeptSeat[] {
  return read(localStorage);
}
