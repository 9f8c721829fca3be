// Cards that fly. The view is always the newest; a flight is only paint above it, from where a card was to where it is
// now. What it lands on stays unseen (not hidden: it keeps focus and name) until it has arrived.

import { SvelteSet } from 'svelte/reactivity';
import type { Attachment } from 'svelte/attachments';
import type { GameEvent } from '../wire';

export interface Flight {
  readonly id: number;
  /** The card's notation; null flies face down. */
  readonly card: string | null;
  /** Instead of a card: what is coming at somebody, `+4`. */
  readonly tag: string;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly delay: number;
  /** What is unseen until then. */
  readonly lands: string | null;
}

/** A journey by the names of its ends: `pile`, `discard`, `seat-2`, `card-R7#0`. */
export interface Journey {
  readonly card: string | null;
  readonly tag: string;
  readonly from: string;
  readonly to: string;
}

export const FLIGHT_TIME = 320;
export const STAGGER = 70;
const MOST_JOURNEYS = 6;

/** Which cards fly for what happened. `mine` is the viewer's seat; cards to and from it go by the whole hand. */
export function journeysFor(events: readonly GameEvent[]): Journey[] {
  const journeys: Journey[] = [];
  const send = (card: string | null, from: string, to: string, times = 1): void => {
    for (let i = 0; i < times; i++) journeys.push({ card, tag: '', from, to });
  };
  for (const event of events) {
    switch (event.kind) {
      case 'CardPlayed':
        send(event.card, `seat-${event.seat}`, 'discard');
        break;
      case 'CardsDrawn':
        for (const card of event.cards) send(card, 'pile', `seat-${event.seat}`);
        break;
      case 'CardsDrawnFaceDown':
        send(null, 'pile', `seat-${event.seat}`, event.count);
        break;
      case 'Reflected':
        journeys.push({ card: null, tag: `+${event.cards}`, from: 'discard', to: `seat-${event.target}` });
        break;
      case 'CardTurnedUp':
        send(event.card, 'pile', 'discard');
        break;
      case 'CardTakenBack':
        send(event.card, 'discard', `seat-${event.seat}`);
        break;
      case 'CardsGiven':
        for (const card of event.cards) send(card, `seat-${event.seat}`, `seat-${event.to}`);
        break;
      case 'CardsGivenFaceDown':
        send(null, `seat-${event.seat}`, `seat-${event.to}`, event.count);
        break;
      case 'HandsSwapped':
      case 'HandsSwappedElsewhere':
        send(null, `seat-${event.first}`, `seat-${event.second}`);
        send(null, `seat-${event.second}`, `seat-${event.first}`);
        break;
      case 'HandReceived':
      case 'HandReceivedFaceDown':
        send(null, `seat-${event.giver}`, `seat-${event.seat}`);
        break;
      case 'CardsThrownAway':
        for (const card of event.cards) send(card, `seat-${event.seat}`, 'discard');
        break;
      case 'CardsBuried':
        for (const card of event.cards) send(card, `seat-${event.seat}`, 'pile');
        break;
      case 'CardsBuriedFaceDown':
        send(null, `seat-${event.seat}`, 'pile', event.count);
        break;
      case 'CardsFetched':
        for (const card of event.cards) send(card, 'discard', `seat-${event.seat}`);
        break;
      case 'CardFoundOnTop':
        send(event.card, 'pile', 'discard');
        break;
      case 'HandDealt':
      case 'HandDealtFaceDown':
        send(null, 'pile', `seat-${event.seat}`, 2);
        break;
      default:
    }
  }
  return journeys;
}

class Airspace {
  flights: Flight[] = $state.raw([]);
  /** Anchors whose content is still in the air. */
  readonly arriving = new SvelteSet<string>();
  private readonly anchors = new Map<string, Element>();
  private next = 0;

  /** Registers an element as a place cards fly from and to. */
  anchor(name: string): Attachment {
    return (element) => {
      this.anchors.set(name, element);
      return () => {
        if (this.anchors.get(name) === element) this.anchors.delete(name);
      };
    };
  }

  rect(name: string): DOMRect | null {
    return this.anchors.get(name)?.getBoundingClientRect() ?? null;
  }

  /** Returns how long the last one is under way. */
  launch(
    journeys: readonly (Omit<Flight, 'id' | 'delay' | 'from' | 'to'> & { from: DOMRect | null; to: DOMRect | null })[],
  ): number {
    let delay = 0;
    const launched: Flight[] = [];
    for (const { card, tag, from, to, lands } of journeys.slice(0, MOST_JOURNEYS)) {
      if (from === null || to === null) continue;
      launched.push({ id: this.next++, card, tag, from, to, delay, lands });
      if (lands !== null) this.arriving.add(lands);
      delay += STAGGER;
    }
    if (launched.length === 0) return 0;
    this.flights = [...this.flights, ...launched];
    return FLIGHT_TIME + delay - STAGGER;
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter((other) => other.id !== flight.id);
    if (flight.lands !== null && !this.flights.some((other) => other.lands === flight.lands))
      this.arriving.delete(flight.lands);
  }
}

export const airspace = new Airspace();
