// From a field of an event to the arguments of its message: the twin of penultimate/wording/arguments.py, which says
// what each type of field gives. A test compares the sentences of both.

import { COLOUR_NAMES, isColour, type Card, type Colour } from '../game/cards';
import type { Arguments } from './catalogue';

export interface Words {
  say(message: string, given?: Arguments): string;
  card(card: string | Card): string;
  cards(cards: readonly (string | Card)[]): string;
  colour(colour: Colour): string;
  join(texts: readonly string[]): string;
  read(card: string | Card): Card;
}

/** Who listens (-1: a watcher), what everyone is called, and in which words. */
export class Scene {
  constructor(
    readonly words: Words,
    readonly viewer: number,
    readonly names: readonly string[],
  ) {}

  name(seat: number): string {
    return seat < 0 ? '' : (this.names[seat] ?? '');
  }

  isWho(seat: number): 'nobody' | 'you' | 'other' {
    return seat < 0 ? 'nobody' : seat === this.viewer ? 'you' : 'other';
  }

  /** One short text per seat with its number: "you 20", "Ben 3". */
  each(message: string, numbers: readonly number[]): string[] {
    return numbers.map((number, seat) =>
      this.words.say(message, { seat: this.name(seat), 'seat-is': this.isWho(seat), number }),
    );
  }
}

export type FieldType =
  'seat' | 'seats' | 'card' | 'cards' | 'colour' | 'number' | 'numbers' | 'yes-no' | 'text' | 'condition' | 'hands';

export function seatArguments(scene: Scene, field: string, seat: number): Arguments {
  return { [field]: scene.name(seat), [`${field}-is`]: scene.isWho(seat) };
}

function seatsArguments(scene: Scene, field: string, seats: readonly number[]): Arguments {
  const others = seats.filter((seat) => seat !== scene.viewer).map((seat) => scene.name(seat));
  const mine = seats.includes(scene.viewer);
  const which = mine ? (others.length > 0 ? 'both' : 'you') : others.length > 0 ? 'other' : 'nobody';
  return { [field]: scene.words.join(others), [`${field}-is`]: which, [`${field}-count`]: seats.length };
}

export function cardArguments(scene: Scene, field: string, text: string | Card): Arguments {
  const card = scene.words.read(text);
  return {
    [field]: scene.words.card(card),
    [`${field}-bare`]: scene.words.card(card.bare),
    [`${field}-colour`]: card.named === null ? '' : scene.words.colour(card.named),
    [`${field}-named`]: card.named === null ? 'no' : 'yes',
  };
}

export function cardsArguments(scene: Scene, field: string, cards: readonly (string | Card)[]): Arguments {
  return { [field]: scene.words.cards(cards), [`${field}-count`]: cards.length };
}

function numbersArguments(scene: Scene, field: string, numbers: readonly number[]): Arguments {
  const each = scene.each(`each-${field}`, numbers);
  const some = each.filter((_, seat) => numbers[seat] !== 0);
  return {
    [field]: scene.words.join(each),
    [`${field}-some`]: scene.words.join(some),
    [`${field}-count`]: some.length,
  };
}

/** `named R`, or `next more 5`: the notation of effects. */
/** Whose number of cards a failed condition tells in words; of others it is said only that it failed. */
const LOOKED_AT: readonly string[] = ['me', 'next', 'previous', 'chosen', 'chosen-too', 'most', 'fewest'];

function conditionArguments(scene: Scene, field: string, condition: string): Arguments {
  const [first = '', second = '', third = ''] = condition.trim().split(/\s+/);
  const letter = second.toUpperCase();
  const isOne = !condition.includes(' and ');
  const colour = isOne && first === 'named' && isColour(letter) ? letter : null;
  const holds = isOne && LOOKED_AT.includes(first) && /^\d+$/.test(third);
  return {
    [`${field}-is`]: holds ? 'holds' : colour === null ? 'other' : 'named',
    [`${field}-colour`]: colour === null ? '' : scene.words.colour(colour),
    [`${field}-who`]: holds ? first : '',
    [`${field}-than`]: holds ? second : '',
    [`${field}-cards`]: holds ? Number(third) : 0,
  };
}

function colourArguments(scene: Scene, field: string, value: unknown): Arguments {
  const colour = typeof value === 'number' ? (['B', 'G', 'R', 'Y'] as const)[value] : String(value).toUpperCase();
  if (colour === undefined || !isColour(colour)) throw new Error(`${String(value)} is not a colour`);
  return { [field]: scene.words.colour(colour), [`${field}-is`]: COLOUR_NAMES[colour] };
}

function fieldArguments(scene: Scene, field: string, type: FieldType, value: unknown): Arguments {
  switch (type) {
    case 'seat':
      return seatArguments(scene, field, value as number);
    case 'seats':
      return seatsArguments(scene, field, value as number[]);
    case 'card':
      return cardArguments(scene, field, value as string);
    case 'cards':
      return cardsArguments(scene, field, value as string[]);
    case 'colour':
      return colourArguments(scene, field, value);
    case 'number':
      return { [field]: value as number };
    case 'numbers':
      return numbersArguments(scene, field, value as number[]);
    case 'yes-no':
      return { [field]: value ? 'yes' : 'no' };
    case 'text':
      return { [field]: String(value), [`${field}-is`]: value ? 'full' : 'empty' };
    case 'condition':
      return conditionArguments(scene, field, value as string);
    case 'hands':
      return {};
  }
}

export function argumentsOf(scene: Scene, types: Record<string, FieldType>, event: Record<string, unknown>): Arguments {
  const made: Arguments = {};
  for (const [field, type] of Object.entries(types)) {
    Object.assign(made, fieldArguments(scene, field.replaceAll('_', '-'), type, event[field]));
  }
  return made;
}
