// How a match stood at each of its steps: everyone's chance to win it, and where that turned.

export interface TurningPoint {
  readonly step: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

export interface Outlook {
  /** After each step, each seat's chance to win the match: from 0 to 1, with all hands known. */
  readonly chances: readonly (readonly number[])[];
  readonly turning_points: readonly TurningPoint[];
  /** How far off a chance near one half may be. */
  readonly margin: number;
}

/** A line from left to right: 0 is below, 1 above. */
export function lineOf(chances: Outlook['chances'], seat: number, width: number, height: number): string {
  const last = Math.max(1, chances.length - 1);
  return chances
    .map((row, step) => `${((step / last) * width).toFixed(1)},${((1 - (row[seat] ?? 0)) * height).toFixed(1)}`)
    .join(' ');
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
