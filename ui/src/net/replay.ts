// A finished match, step by step: the types are those of penultimate/web/replay.py.

import type { Edition } from '../described';
import type { CommonView, GameEvent } from '../wire';

export interface ReplayStep {
  seat: number;
  events: GameEvent[];
  common: CommonView;
  /** One per seat; null for one that is not shown. */
  hands: (string[] | null)[];
}

export interface ReplayOfMatch {
  names: string[];
  edition: Edition;
  options: Record<string, boolean | number | string>;
  commitment: string;
  /** Why the record does not hold; empty where it does. */
  problem: string;
  steps: ReplayStep[];
}

/** Where a match comes from: a table that played it, or a record that somebody has kept. */
export type Source = { readonly code: string; readonly match: number } | { readonly record: string };

export function recordAddress(code: string, match: number): string {
  return `/t/${code}/record/${match}`;
}

/** As a seat saw it; null: with all hands open. */
export async function fetchReplay(source: Source, seat: number | null): Promise<ReplayOfMatch | null> {
  const eyes = seat === null ? '' : `?seat=${seat}`;
  try {
    const answer = await ('record' in source
      ? fetch(`/replay${eyes}`, { method: 'POST', body: source.record })
      : fetch(`/t/${source.code}/replay/${source.match}${eyes}`));
    return answer.ok ? ((await answer.json()) as ReplayOfMatch) : null;
  } catch {
    return null;
  }
}
