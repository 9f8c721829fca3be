// The points of a round counted out of the hands, card by card; a key or a tap ends it, and where nothing moves it is
// done at once.

import { settings } from '../game/settings.svelte';
import { playIfWanted } from '../game/telling';

const PER_CARD = 90;
/** In all, at most. */
const LONGEST = 1500;

export class Counting {
  paid = $state(0);
  private readonly cards: number = $derived.by(() => this.of());

  constructor(private readonly of: () => number) {
    $effect(() => {
      if (settings.stillness) this.finish();
      if (this.done) return;
      const timer = setTimeout(() => this.pay(), Math.min(PER_CARD, LONGEST / this.cards));
      return () => clearTimeout(timer);
    });
  }

  get done(): boolean {
    return this.paid >= this.cards;
  }

  finish(): void {
    this.paid = Infinity;
  }

  private pay(): void {
    this.paid += 1;
    playIfWanted({ sound: 'tick', times: this.paid });
  }
}
