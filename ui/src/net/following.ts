// Updates hold what is different; here it is put together with what was known before.

import type { CommonView, GameEvent, LegalMove, OwnView, SeatView, Timers, Update } from '../wire';

/** An update with everything in it. */
export interface WholeUpdate {
  readonly version: number;
  readonly since: number;
  /** Events were left out. */
  readonly gap: boolean;
  readonly events: readonly GameEvent[];
  readonly view: SeatView;
  readonly moves: LegalMove[];
  readonly timers: Timers;
}

const NO_TIMERS: Timers = { catch: null, turn: null, dare: null };

export class Following {
  private version = -1;
  private common: CommonView | null = null;
  private own: OwnView | null = null;

  /** Null for an update that follows on a view that was never seen: all of it is to be asked for. */
  take(update: Update): WholeUpdate | null {
    const common = this.commonAfter(update);
    const own = update.own ?? this.own;
    if (common === null || own === null) return null;
    this.version = update.version;
    this.common = common;
    this.own = own;
    return {
      version: update.version,
      since: update.since,
      gap: update.gap ?? false,
      events: update.events ?? [],
      view: { ...common, ...own },
      moves: update.moves ?? [],
      timers: update.timers ?? NO_TIMERS,
    };
  }

  private commonAfter({ whole, since, common, laid }: Update): CommonView | null {
    if (whole) return common as CommonView;
    if (this.common === null || since !== this.version) return null;
    const discards = laid ? [...this.common.discards, ...laid] : this.common.discards;
    return { ...this.common, discards, ...common };
  }
}
