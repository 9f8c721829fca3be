// One update after the other, each with its flights; nothing waits where nothing may move.

import { tick } from 'svelte';
import { airspace, journeysFor, type Journey } from '../look/flights.svelte';
import type { WholeUpdate } from '../net/following';
import type { GameEvent, SeatView } from '../wire';
import { keyed } from './cards';
import { holdFor } from './moments.svelte';
import { settings } from './settings.svelte';

/** What is shown, and where. */
export interface Stage {
  readonly seat: number;
  readonly view: SeatView | null;
  /** What of an update has not been told yet. */
  newsIn(update: WholeUpdate): readonly GameEvent[];
  /** Show and tell it: from now on this is the view. */
  take(update: WholeUpdate, news: readonly GameEvent[]): void;
}

/** Behind by more updates than this, the page stops showing flights until it has caught up. */
const PATIENCE = 3;
const LONGEST_WAIT = 700;

export class Presenter {
  private readonly updates: WholeUpdate[] = [];
  private presenting = false;
  private wake: (() => void) | null = null;

  constructor(private readonly stage: Stage) {}

  present(update: WholeUpdate): void {
    this.updates.push(update);
    if (!this.presenting) void this.presentAll();
  }

  /** Nobody is looking at what is shown any more. */
  hurry(): void {
    this.wake?.();
  }

  /** Shown for so long, unless somebody hurries. */
  private rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** What has not been shown yet belongs to a table that was left. */
  forget(): void {
    this.updates.length = 0;
  }

  private async presentAll(): Promise<void> {
    this.presenting = true;
    try {
      for (let update = this.updates.shift(); update !== undefined; update = this.updates.shift()) {
        await this.show(update);
      }
    } finally {
      this.presenting = false;
    }
  }

  private async show(update: WholeUpdate): Promise<void> {
    const news = this.stage.newsIn(update);
    const journeys = journeysFor(news);
    const before = this.stage.view?.hand ?? [];
    const starts = journeys.map((journey) => this.startOf(journey.from, journey.card));
    this.stage.take(update, news);
    if (document.hidden || this.updates.length > PATIENCE) return;
    const flown = settings.stillness || journeys.length === 0 ? 0 : await this.fly(journeys, starts, before);
    const time = Math.max(Math.min(flown, LONGEST_WAIT), holdFor(news));
    if (time > 0) await this.rest(time);
  }

  private async fly(
    journeys: readonly Journey[],
    starts: readonly (DOMRect | null)[],
    before: readonly string[],
  ): Promise<number> {
    await tick();
    const fresh = newKeys(before, this.stage.view?.hand ?? []);
    const mine = `seat-${this.stage.seat}`;
    return airspace.launch(
      journeys.map((journey, at) => {
        const lands =
          journey.to === mine && journey.card !== null
            ? takeKey(fresh, journey.card)
            : journey.to === 'discard'
              ? 'discard'
              : null;
        const to = lands?.startsWith('card-') ? airspace.rect(lands) : airspace.rect(journey.to);
        return { card: journey.card, tag: journey.tag, from: starts[at] ?? null, to, lands };
      }),
    );
  }

  /** One's own card flies from where it is in the hand. */
  private startOf(from: string, card: string | null): DOMRect | null {
    if (from === `seat-${this.stage.seat}` && card !== null) {
      const bare = card.split(':')[0] ?? card;
      return airspace.rect(`card-${bare}#1`) ?? airspace.rect(`card-${bare}#0`) ?? airspace.rect(from);
    }
    return airspace.rect(from);
  }
}

/** Keys of the hand that were not there before. */
function newKeys(before: readonly string[], after: readonly string[]): Set<string> {
  const old = new Set(keyed(before).map((held) => held.key));
  return new Set(
    keyed(after)
      .map((held) => held.key)
      .filter((key) => !old.has(key)),
  );
}

function takeKey(fresh: Set<string>, card: string): string | null {
  for (const key of fresh) {
    if (key.startsWith(`${card}#`)) {
      fresh.delete(key);
      return `card-${key}`;
    }
  }
  return null;
}
