// Where everybody sits on the screen: oneself below, the others clockwise from the left over the top to the right.

export interface Place {
  readonly seat: number;
  /** In percent of the table's width and height. */
  readonly x: number;
  readonly y: number;
}

/** `mine` is -1 for somebody who watches: then all are around the table, the first on the left. */
export function seatsAround(players: number, mine: number): Place[] {
  const others: number[] = [];
  for (let step = mine < 0 ? 0 : 1; step < players; step++) others.push(((mine < 0 ? 0 : mine) + step) % players);
  const margin = others.length > 6 ? 4 : others.length > 3 ? 10 : 24;
  return others.map((seat, at) => {
    const share = others.length === 1 ? 0.5 : at / (others.length - 1);
    const angle = ((margin + share * (180 - 2 * margin)) * Math.PI) / 180;
    return { seat, x: 50 - 42 * Math.cos(angle), y: 74 - 60 * Math.sin(angle) };
  });
}
