// The seats this browser holds: their tokens. The tab's own memory comes first, so that two tabs can be two players; the
// browser's brings one back after closing the window, and in another tab.

import type { Hello } from './connection';

/** How somebody came to look on. */
export type Looking = Extract<Hello, { type: 'watch' }>;

export interface KeptSeat {
  readonly code: string;
  readonly token: string;
  readonly name: string;
  readonly at: number;
}

const STORE = 'penultimate.seats';
const LOOKING = 'penultimate.looking';
/** A seat is never dropped for a newer one while anybody could still remember it. */
const MOST = 36;

/** Where storing is forbidden, even asking for it raises. */
function memory(which: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[which];
  } catch {
    return null;
  }
}

function read(storage: Storage | null): KeptSeat[] {
  try {
    const found: unknown = JSON.parse(storage?.getItem(STORE) ?? '[]');
    return Array.isArray(found) ? (found as KeptSeat[]) : [];
  } catch {
    return [];
  }
}

function write(storage: Storage | null, seats: readonly KeptSeat[]): void {
  try {
    storage?.setItem(STORE, JSON.stringify(seats.slice(0, MOST)));
  } catch {
    // Nothing can be kept: the seat lasts as long as the page.
  }
}

/** As this tab's seat at its table, and as one of the browser's. */
export function keepSeat(seat: KeptSeat): void {
  const tab = memory('sessionStorage');
  const browser = memory('localStorage');
  write(tab, [seat, ...read(tab).filter((other) => other.code !== seat.code)]);
  write(browser, [seat, ...read(browser).filter((other) => other.token !== seat.token)]);
}

/** It was given up, or is no longer there. */
export function forgetSeat(token: string): void {
  for (const storage of [memory('sessionStorage'), memory('localStorage')]) {
    const seats = read(storage);
    const left = seats.filter((other) => other.token !== token);
    if (left.length < seats.length) write(storage, left);
  }
}

/** The seat at a table to go back to: this tab's own or, in a new tab, the one that was sat in last. */
export function seatAt(code: string): KeptSeat | undefined {
  return [...read(memory('sessionStorage')), ...keptSeats()].find((seat) => seat.code === code);
}

/** All seats of this browser, the newest first. */
export function keptSeats(): KeptSeat[] {
  return read(memory('localStorage'));
}

/** This tab looks on at a table, or (null) no longer does. */
export function keepLooking(looking: Looking | null): void {
  try {
    if (looking) memory('sessionStorage')?.setItem(LOOKING, JSON.stringify(looking));
    else memory('sessionStorage')?.removeItem(LOOKING);
  } catch {
    // Nothing can be kept: a reload asks again.
  }
}

export function lookingAt(code: string): Looking | null {
  try {
    const kept = JSON.parse(memory('sessionStorage')?.getItem(LOOKING) ?? 'null') as Looking | null;
    return kept?.code === code ? kept : null;
  } catch {
    return null;
  }
}
