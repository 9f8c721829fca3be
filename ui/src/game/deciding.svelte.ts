// What this player is deciding right now: the wild that waits for its colour, the players chosen so far.

import { t } from '../words/i18n.svelte';
import type { LegalMove, MoveShape, SeatView } from '../wire';
import { announcer } from './announcer.svelte';
import { COLOURS } from './cards';

/** What a decision is about, and where it goes. */
export interface Deciding {
  readonly seat: number;
  readonly view: SeatView | null;
  readonly moves: readonly LegalMove[];
  readonly playable: ReadonlySet<string>;
  move(move: MoveShape): Promise<void>;
  explain(card: string): Promise<void>;
}

/** Calls and catches go on beside a choice: the colour is asked for until it is named or cancelled. */
const BESIDE: ReadonlySet<MoveShape['verb']> = new Set([
  'uno',
  'catch',
  'accuse',
  'uphold',
  'dismiss',
  'abstain',
  'own-up',
]);

export class Decision {
  /** The wild that waits for its colour to be chosen. */
  colourFor: string | null = $state(null);
  chosen: readonly number[] = $state.raw([]);

  constructor(private readonly about: Deciding) {}

  /** Whether a move leaves what is being decided as it is. */
  static isBeside(move: MoveShape): boolean {
    return BESIDE.has(move.verb);
  }

  forget(): void {
    this.colourFor = null;
    this.chosen = [];
  }

  /** There is a new situation: a colour that is being chosen goes on where its card may still be laid. */
  review(): void {
    this.chosen = [];
    if (this.colourFor !== null && !this.about.playable.has(this.colourFor)) this.colourFor = null;
  }

  /** Lay a card, or begin to: a wild asks for its colour first. What cannot be laid is explained. */
  async play(card: string): Promise<void> {
    if (this.about.moves.some((move) => move.verb === 'choose' && move.cards?.[0] === card)) {
      return this.about.move({ verb: 'choose', cards: [card] }); // a custom card asks for it
    }
    const ways = this.about.moves.filter((move) => move.verb === 'play' && move.card === card);
    if (ways.length === 0) return this.about.explain(card);
    if (ways.some((move) => move.colour)) {
      this.colourFor = card;
      announcer.say(t('ui-choose-colour-spoken', { bluff: ways.some((move) => move.guilty) ? 'yes' : 'no' }));
      return;
    }
    await this.about.move({ verb: 'play', card });
  }

  nameColour(colour: string): Promise<void> {
    if (this.colourFor !== null) return this.about.move({ verb: 'play', card: this.colourFor, colour });
    const way = COLOURS.find((each) => each === colour && this.about.moves.some((move) => move.way === each));
    if (way !== undefined) return this.about.move({ verb: 'choose', way }); // a custom card asks for it
    return this.about.move({ verb: 'colour', colour });
  }

  /** Whether a colour is asked for: for a wild, for the first card, or by a custom card. */
  get asksColour(): boolean {
    const named = (move: LegalMove) => move.verb === 'colour' || COLOURS.some((colour) => colour === move.way);
    return this.colourFor !== null || this.about.moves.some(named);
  }

  cancelColour(): void {
    if (this.colourFor === null) return;
    this.colourFor = null;
    announcer.say(t('ui-cancelled'));
  }

  /** Choose a player; where two are wanted, one after the other. */
  async choose(seat: number): Promise<void> {
    const seats = [...this.chosen, seat];
    const fitting = this.choices(seats);
    if (fitting.some((move) => move.seats?.length === seats.length)) return this.about.move({ verb: 'choose', seats });
    this.chosen = fitting.length > 0 ? seats : [];
  }

  choosable(seat: number): boolean {
    return this.choices([...this.chosen, seat]).length > 0;
  }

  private choices(seats: readonly number[]): LegalMove[] {
    return this.about.moves.filter(
      (move) => move.verb === 'choose' && !!move.seats?.length && seats.every((each, at) => move.seats?.[at] === each),
    );
  }

  /** Point at whoever owes a call; at nobody in particular, the server says why that is nothing. */
  catchSomebody(): Promise<void> {
    const legal = this.about.moves.find((move) => move.verb === 'catch');
    const counts = this.about.view?.counts ?? [];
    const suspect = counts.findIndex((count, seat) => seat !== this.about.seat && count === 1);
    const other = suspect >= 0 ? suspect : counts.findIndex((_, seat) => seat !== this.about.seat);
    return this.about.move({ verb: 'catch', seats: legal?.seats ?? [other] });
  }
}
