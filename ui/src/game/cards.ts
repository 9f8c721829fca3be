// Cards as the page needs them: read from their notation (`R7`, `G+2`, `W+4:B`), sorted, and described for drawing.
// What may be laid on what is not known here: the server sends the legal moves.

import {
  COLOUR_NAMES,
  COLOURED_FACES,
  COLOURS,
  LANGUAGE_FACTS,
  WILD_FACES,
  type FaceFacts,
  type Language,
} from '../described';
import { firstJob } from '../words/job';
import type { LegalMove, SeatView } from '../wire';

export type Colour = (typeof COLOURS)[number];
export type ColourName = (typeof COLOUR_NAMES)[Colour];
export { COLOUR_NAMES, COLOURS };

export interface Card {
  /** As it is written: `W+4:R`. */
  readonly text: string;
  /** Without a named colour: `W+4`. */
  readonly bare: string;
  /** Without a colour: `7`, `W+4`. */
  readonly face: string;
  /** What there is to know of this face. */
  readonly facts: FaceFacts;
  readonly wild: boolean;
  /** Its own colour, or the one that was named for it. */
  readonly colour: Colour | null;
  readonly named: Colour | null;
  readonly number: number | null;
  /** Its place when sorted by colour, wilds last. */
  readonly kind: number;
}

const known = new Map<string, Card>();

export function isColour(text: string): text is Colour {
  return (COLOURS as readonly string[]).includes(text);
}

const COLOURED_KINDS = COLOURS.length * COLOURED_FACES.length;

function placeOf(name: string, among: readonly FaceFacts[]): number {
  return among.findIndex((face) => face.name === name);
}

function read(text: string): Card {
  const [bare = '', letter = ''] = text.toUpperCase().split(':');
  const named = isColour(letter) ? letter : null;
  const wild = placeOf(bare, WILD_FACES);
  const wildFacts = WILD_FACES[wild];
  if (wildFacts !== undefined) {
    const kind = COLOURED_KINDS + wild;
    return { text, bare, face: bare, facts: wildFacts, wild: true, colour: named, named, number: null, kind };
  }
  const own = bare.slice(0, 1);
  const at = placeOf(bare.slice(1), COLOURED_FACES);
  const facts = COLOURED_FACES[at];
  if (!isColour(own) || facts === undefined) throw new Error(`${text} is not a card`);
  return {
    text,
    bare,
    face: facts.name,
    facts,
    wild: false,
    colour: own,
    named: null,
    number: facts.number,
    kind: COLOURS.indexOf(own) * COLOURED_FACES.length + at,
  };
}

/** Every kind of card there is, sorted as the rules number them. */
export const KINDS: readonly string[] = [
  ...COLOURS.flatMap((colour) => COLOURED_FACES.map((face) => colour + face.name)),
  ...WILD_FACES.map((face) => face.name),
];

/** There is one object per notation, so cards can be compared by identity. */
export function cardOf(text: string): Card {
  let card = known.get(text);
  if (card === undefined) {
    card = read(text);
    known.set(text, card);
  }
  return card;
}

export const HAND_ORDERS = ['colour', 'number', 'own'] as const;
export type HandOrder = (typeof HAND_ORDERS)[number];

/** A card in the hand with a key that stays the same while it is held, so that focus and movement can follow it. */
export interface HeldCard {
  readonly key: string;
  readonly card: Card;
}

/** The cards that may be laid, by the moves the server sends. */
export function playableIn(moves: readonly LegalMove[]): ReadonlySet<string> {
  return new Set(moves.filter((move) => move.verb === 'play').map((move) => move.card ?? ''));
}

/** Cards of the hand that a custom card asks for. */
export function askedIn(moves: readonly LegalMove[]): ReadonlySet<string> {
  return new Set(moves.filter((move) => move.verb === 'choose').flatMap((move) => move.cards ?? []));
}

const ELSEWHERE: ReadonlySet<string> = new Set(['pick', 'draft', 'arrange', 'salvage']);

/** Whether the cards that a custom card asks for lie elsewhere than in the hand: in another one, in a pile. */
export function asksElsewhere(view: SeatView | null): boolean {
  const { asksWhom, effect } = firstJob(view?.agenda);
  return !asksWhom && ELSEWHERE.has(effect[0] ?? '');
}

/** Each copy of a kind gets its own key: `R7#0`, `R7#1`. */
export function keyed(cards: readonly string[]): HeldCard[] {
  const seen = new Map<string, number>();
  return cards.map((text) => {
    const copy = seen.get(text) ?? 0;
    seen.set(text, copy + 1);
    return { key: `${text}#${copy}`, card: cardOf(text) };
  });
}

function byNumber(a: Card, b: Card): number {
  const place = (card: Card): number => (card.wild ? 100 + card.kind : placeOf(card.face, COLOURED_FACES));
  return place(a) - place(b) || a.kind - b.kind;
}

/** `own` lists the keys as the player has put them; cards that it lacks come last, sorted by colour. */
export function sortHand(held: readonly HeldCard[], order: HandOrder, own: readonly string[] = []): HeldCard[] {
  const sorted = [...held].sort((a, b) => a.card.kind - b.card.kind || a.key.localeCompare(b.key));
  if (order === 'number') return sorted.sort((a, b) => byNumber(a.card, b.card) || a.key.localeCompare(b.key));
  if (order === 'colour') return sorted;
  const place = (key: string): number => {
    const at = own.indexOf(key);
    return at < 0 ? own.length : at;
  };
  return sorted.sort((a, b) => place(a.key) - place(b.key));
}

/** Whether there is a gap before this card: another colour (or, by number, the wilds) begins. */
export function beginsGroup(held: readonly HeldCard[], at: number, order: HandOrder): boolean {
  const card = held[at]?.card;
  const before = held[at - 1]?.card;
  if (card === undefined || before === undefined || order === 'own') return false;
  if (order === 'number') return card.wild !== before.wild;
  return card.wild !== before.wild || (!card.wild && card.colour !== before.colour);
}

/** The lines of CARD-5: the value above, the colour's letter right below (a wild has none). */
export function brailleMarks(card: Card, language: Language): readonly string[] {
  const [first, inside] = LANGUAGE_FACTS[language].braillePlus;
  const value = card.facts.braille.map((row) => row.replace(/^\+/, first).replaceAll('+', inside));
  return card.wild || card.colour === null ? value : [...value, card.colour.toLowerCase()];
}

const CELLS: Record<string, string> = {
  a: '1',
  b: '12',
  c: '14',
  d: '145',
  e: '15',
  f: '124',
  g: '1245',
  h: '125',
  i: '24',
  j: '245',
  k: '13',
  q: '12345',
  r: '1235',
  s: '234',
  t: '2345',
  u: '136',
  v: '1236',
  w: '2456',
  y: '13456',
};
const FIRST_CELL = 0x2800;

/** The raised dots of a letter or a cell, 1 to 6: 1 2 3 down the left, 4 5 6 down the right. */
export function dotsOf(letter: string): number[] {
  const cell = (letter.codePointAt(0) ?? 0) - FIRST_CELL;
  if (cell >= 0) return [1, 2, 3, 4, 5, 6].filter((dot) => cell & (1 << (dot - 1)));
  return Array.from(CELLS[letter] ?? '', Number);
}
