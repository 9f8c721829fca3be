// Cards as the page needs them: read from their notation (`R7`, `G+2`, `W+4:B`), sorted, and described for drawing.
// What may be laid on what is not known here: the server sends the legal moves.

export const COLOURS = ['B', 'G', 'R', 'Y'] as const;
export type Colour = (typeof COLOURS)[number];
export const COLOUR_NAMES = { B: 'blue', G: 'green', R: 'red', Y: 'yellow' } as const;
export type ColourName = (typeof COLOUR_NAMES)[Colour];

const FACES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+2', 'R', 'S'] as const;
const WILDS = ['W', 'W+4', 'W*', 'W?1', 'W?2'] as const;

export type Face = (typeof FACES)[number] | (typeof WILDS)[number];

export interface Card {
  /** As it is written: `W+4:R`. */
  readonly text: string;
  /** Without a named colour: `W+4`. */
  readonly bare: string;
  readonly face: Face;
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

function read(text: string): Card {
  const [bare = '', letter = ''] = text.toUpperCase().split(':');
  const named = isColour(letter) ? letter : null;
  const wild = (WILDS as readonly string[]).indexOf(bare);
  if (wild >= 0) {
    const face = WILDS[wild] as Face;
    return { text, bare, face, wild: true, colour: named, named, number: null, kind: 52 + wild };
  }
  const own = bare.slice(0, 1);
  const at = (FACES as readonly string[]).indexOf(bare.slice(1));
  if (!isColour(own) || at < 0) throw new Error(`${text} is not a card`);
  const face = FACES[at] as Face;
  return {
    text,
    bare,
    face,
    wild: false,
    colour: own,
    named: null,
    number: at < 10 ? at : null,
    kind: COLOURS.indexOf(own) * FACES.length + at,
  };
}

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
  const place = (card: Card): number => (card.wild ? 100 + card.kind : FACES.indexOf(card.face as never));
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

const DIGITS = 'jabcdefghi';

const SIGNS: Partial<Record<Face, readonly string[]>> = {
  '+2': ['+b'], R: ['rv'], S: ['sk'], W: ['wi'], 'W+4': ['wi', '+d'], 'W*': ['st'], 'W?1': ['qu', 'a'], 'W?2': ['qu', 'b'],
};

/** The lines of CARD-5: the value above, the colour's letter right below (a wild has none). */
export function brailleMarks(card: Card): readonly string[] {
  const value = card.number !== null ? [DIGITS[card.number] ?? ''] : (SIGNS[card.face] ?? []);
  return card.wild || card.colour === null ? value : [...value, card.colour.toLowerCase()];
}

const CELLS: Record<string, string> = {
  a: '1', b: '12', c: '14', d: '145', e: '15', f: '124', g: '1245', h: '125', i: '24', j: '245', k: '13',
  q: '12345', r: '1235', s: '234', t: '2345', u: '136', v: '1236', w: '2456', y: '13456', '+': '235',
};

/** The raised dots of a cell, 1 to 6: 1 2 3 down the left, 4 5 6 down the right. */
export function dotsOf(letter: string): number[] {
  return [...(CELLS[letter] ?? '')].map(Number);
}
