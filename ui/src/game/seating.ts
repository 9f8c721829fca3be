// The order in which the others are shown: from one's left neighbour on, as play runs to the left.

/** `mine` is -1 for somebody who watches: then all are shown. */
export function othersFrom(players: number, mine: number): number[] {
  if (mine < 0) return Array.from({ length: players }, (_, seat) => seat);
  return Array.from({ length: Math.max(0, players - 1) }, (_, at) => (mine + at + 1) % players);
}

/** How the seats are laid out: two have room to spare, many have none. */
export function crowdOf(others: number): string {
  return others === 1 ? 'pair' : others > 5 ? 'crowd ten' : others > 3 ? 'crowd' : '';
}

/** How many seats play has to go, in its direction, from one seat to another. */
export function seatsBetween(players: number, from: number, to: number, left: boolean): number {
  return (((left ? to - from : from - to) % players) + players) % players;
}
