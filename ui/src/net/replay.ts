// A finished match, step by step: the types are those of penultimate/web/replay.py.

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
  edition: 'mario' | 'braille';
  options: Record<string, boolean | number | string>;
  commitment: string;
  /** Why the record does not hold; empty where it does. */
  problem: string;
  steps: ReplayStep[];
}

export function recordAddress(code: string, match: number): string {
  return `/t/${code}/record/${match}`;
}

/** As a seat saw it; null: with all hands open. */
export async function fetchReplay(code: string, match: number, seat: number | null): Promise<ReplayOfMatch | null> {
  try {
    const answer = await fetch(`/t/${code}/replay/${match}${seat === null ? '' : `?seat=${seat}`}`);
    return answer.ok ? ((await answer.json()) as ReplayOfMatch) : null;
  } catch {
    return null;
  }
}
