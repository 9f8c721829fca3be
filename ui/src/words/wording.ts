// Everything the game says in one language: the twin of penultimate.wording.Wording.

import type { FluentBundle } from '@fluent/bundle';
import fields from '@wording/event_fields.json';
import { cardOf, COLOUR_NAMES, COLOURS, isColour, type Card, type Colour } from '../game/cards';
import {
  argumentsOf,
  cardArguments,
  cardsArguments,
  Scene,
  seatArguments,
  type FieldType,
  type Words,
} from './arguments';
import type { GameEvent, HintData } from '../wire';
import { firstJob } from './job';
import { formatText, MissingText, type Arguments, type Language } from './catalogue';

export const VERBOSITIES = ['brief', 'normal', 'full'] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

interface Described {
  message: string;
  mine: Verbosity;
  others: Verbosity;
  fields: Record<string, FieldType>;
}

const described = fields as unknown as Record<string, Described>;

/** An event as the server sends it: its name and its fields. */
export type SaidEvent = GameEvent;

export class Wording implements Words {
  private readonly worded = new Map<string, string>();
  private marks: readonly [string, string] | undefined;

  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    /** A missing text is an error (tests); otherwise its id is shown, and the console says so. */
    private readonly strict = false,
  ) {}

  say(message: string, given: Arguments = {}): string {
    try {
      return formatText(this.bundle, message, given);
    } catch (error) {
      if (this.strict || !(error instanceof MissingText)) throw error;
      console.error(error.message);
      return message;
    }
  }

  /** More texts, for what was not there from the beginning. */
  learn(more: (bundle: FluentBundle) => Promise<void>): Promise<void> {
    return more(this.bundle);
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  // --- events

  /** Unless everything is to be told, what happens all the time is said in a few words; '' goes without saying. */
  sentence(event: SaidEvent, viewer: number, names: readonly string[], verbosity: Verbosity = 'full'): string {
    const about = described[event.kind];
    if (about === undefined) throw new MissingText(`no event ${event.kind}`);
    const short = `short-${about.message}`;
    const message = verbosity !== 'full' && this.has(short) ? short : about.message;
    return this.say(message, argumentsOf(new Scene(this, viewer, names), about.fields, fieldsOf(event)));
  }

  // --- cards

  read(card: string | Card): Card {
    return typeof card === 'string' ? cardOf(card) : card;
  }

  colour(colour: Colour): string {
    return this.once(`colour ${colour}`, () => this.say('colour', { 'colour-is': COLOUR_NAMES[colour] }));
  }

  card(card: string | Card): string {
    const { text } = this.read(card);
    return this.once(text, () => this.wordCard(cardOf(text)));
  }

  face(card: string | Card): string {
    const { text, number, custom } = this.read(card).facts;
    return this.say(`face-${text}`, { ...(number !== null && { number }), ...(custom !== null && { which: custom }) });
  }

  cards(cards: readonly (string | Card)[]): string {
    return this.join(cards.map((card) => this.card(card)));
  }

  join(texts: readonly string[]): string {
    if (texts.length < 2) return texts.join('');
    this.marks ??= [this.say('list-between'), this.say('list-last')];
    return texts.slice(0, -1).join(this.marks[0]) + this.marks[1] + (texts.at(-1) ?? '');
  }

  private once(key: string, word: () => string): string {
    let text = this.worded.get(key);
    if (text === undefined) {
      text = word();
      this.worded.set(key, text);
    }
    return text;
  }

  private wordCard(card: Card): string {
    if (card.named !== null) {
      const given = {
        card: this.card(card.bare),
        colour: this.colour(card.named),
        'colour-is': COLOUR_NAMES[card.named],
      };
      return this.say('card-named', given);
    }
    if (card.colour === null) return this.face(card);
    const given = { face: this.face(card), colour: this.colour(card.colour), 'colour-is': COLOUR_NAMES[card.colour] };
    return this.say('card-coloured', given);
  }

  // --- rules and refusals

  refusal(
    code: string,
    rule: string,
    about: { card?: string | undefined; top?: string | undefined; turn?: string | undefined } = {},
  ): string {
    return this.say(`refusal-${code}`, {
      rule,
      card: about.card ? this.card(about.card) : '',
      'card-known': about.card ? 'yes' : 'no',
      top: about.top ? this.card(about.top) : '',
      'top-known': about.top ? 'yes' : 'no',
      turn: about.turn ?? '',
      'turn-known': about.turn ? 'yes' : 'no',
    });
  }

  rule(id: string): string {
    return this.say(`rule-${id.toLowerCase()}`);
  }

  // --- options

  option(name: string): string {
    return this.say(`option-${hyphened(name)}`);
  }

  optionHelp(name: string): string {
    return this.say(`option-${hyphened(name)}-help`);
  }

  optionValue(name: string, value: boolean | number | string): string {
    if (typeof value === 'boolean') return this.say('option-switch', { on: value ? 'yes' : 'no' });
    if (typeof value === 'number') return this.say(`option-${hyphened(name)}-value`, { number: value });
    return this.say(`option-${hyphened(name)}-${value}`);
  }

  /** What a deck is called, and what is in it: the text says both, with a colon between them. */
  deck(edition: string): { name: string; about: string } {
    const [name = '', about = ''] = this.optionValue('edition', edition).split(/[:：]\s*/u, 2);
    return { name, about };
  }

  question(viewer: number, names: readonly string[]): Questions {
    return new Questions(this, viewer, names);
  }
}

/** The answers to the one-key questions, for one viewer: the twin of penultimate/wording/questions.py. */
export class Questions {
  private readonly scene: Scene;

  constructor(
    private readonly words: Wording,
    viewer: number,
    names: readonly string[],
  ) {
    this.scene = new Scene(words, viewer, names);
  }

  top(text: string): string {
    const card = cardOf(text);
    const state = card.named !== null ? 'named' : card.wild ? 'open' : 'plain';
    return this.words.say('question-top', { state, ...cardArguments(this.scene, 'card', card) });
  }

  turn(seat: number, left: boolean): string {
    return this.words.say('question-turn', { left: left ? 'yes' : 'no', ...seatArguments(this.scene, 'seat', seat) });
  }

  /** Why these cards cannot be laid now, in a few words; `code` as in a refusal. */
  obstacle(code: string, cards: readonly string[]): string {
    return this.words.say('obstacle', { code, ...cardsArguments(this.scene, 'cards', sorted(cards)) });
  }

  /** After drawing a card that can be laid: which key plays it, which keeps it. */
  mayKeep(play: string, keep: string): string {
    return this.words.say('chance-drawn', { play, keep });
  }

  mayChallenge(key: string): string {
    return this.words.say('chance-challenge', { key });
  }

  mayCatch(seat: number, key: string): string {
    return this.words.say('chance-catch', { key, ...seatArguments(this.scene, 'seat', seat) });
  }

  /** The clock of a seat ran out, and a bot moves. */
  timeUp(seat: number): string {
    return this.words.say('time-up', seatArguments(this.scene, 'seat', seat));
  }

  hand(cards: readonly string[]): string {
    return this.words.say('question-hand', cardsArguments(this.scene, 'cards', sorted(cards)));
  }

  handByColour(cards: readonly string[]): string {
    const groups: string[] = [];
    for (const colour of [...COLOURS, null]) {
      const faces = sorted(cards)
        .filter((card) => cardOf(card.bare).colour === colour)
        .map((card) => this.words.face(card));
      if (faces.length === 0) continue;
      const group = colour === null ? 'wild' : COLOUR_NAMES[colour];
      groups.push(this.words.say('hand-group', { group, cards: this.words.join(faces), count: faces.length }));
    }
    const between = this.words.say('sentence-between');
    return this.words.say('question-hand-by-colour', { count: cards.length, groups: groups.join(between) });
  }

  playable(cards: readonly string[]): string {
    return this.words.say('question-playable', cardsArguments(this.scene, 'cards', sorted(cards)));
  }

  counts(counts: readonly number[]): string {
    return this.words.say('question-counts', { each: this.words.join(this.scene.each('each-count', counts)) });
  }

  scores(totals: readonly number[], target: number): string {
    return this.words.say('question-scores', { each: this.words.join(this.scene.each('each-totals', totals)), target });
  }

  last(sentences: readonly string[]): string {
    if (sentences.length === 0) return this.words.say('question-last-none');
    return sentences.join(this.words.say('sentence-between'));
  }

  asked(phase: string, seat: number, about: Asked = {}): string {
    if (about.agenda) return this.askedByRule(seat, about.agenda);
    return this.words.say(`asked-${phase}`, {
      ...seatArguments(this.scene, 'seat', seat),
      ...seatArguments(this.scene, 'attacker', about.attacker ?? -1),
      cards: about.cards ?? 0,
      'plus-four': about.plusFour ? 'yes' : 'no',
      card: about.card ? this.words.card(about.card) : '',
      'card-known': about.card ? 'yes' : 'no',
      players: about.players ?? 1,
      words: about.words ?? '',
      ways: about.ways ?? 'all',
    });
  }

  /** A custom card asks for cards or for a way: its first job, in the notation of `rules/agenda.py`, says which. */
  private askedByRule(seat: number, agenda: string): string {
    const { to, left, asksWhom, effect } = firstJob(agenda);
    const asks = asksWhom ? 'whom' : questionOf(effect);
    return this.words.say('question-asked', {
      ...seatArguments(this.scene, 'seat', seat),
      ...seatArguments(this.scene, 'to', to),
      question: asks,
      cards: Math.max(0, left),
    });
  }

  accusation(seat: number, by: number, asks: 'vote' | 'own-up' | 'nothing'): string {
    return this.words.say('asked-accusation', {
      ...seatArguments(this.scene, 'seat', seat),
      ...seatArguments(this.scene, 'by', by),
      asks,
    });
  }

  /** Why the suggested move is good, and the chance to win the round where it is known. */
  hint(reason: string, data: HintData): string {
    const colour = data.colour ?? '';
    const sentences = [
      this.words.say(`hint-${reason}`, {
        ...seatArguments(this.scene, 'seat', data.seat ?? -1),
        cards: data.cards ?? 0,
        draws: data.draws ?? 0,
        points: data.points ?? 0,
        colour: isColour(colour) ? this.words.colour(colour) : '',
      }),
    ];
    if (data.chance) sentences.push(this.words.say('hint-chance', { chance: data.chance }));
    return sentences.join(this.words.say('sentence-between'));
  }
}

/** As `Agenda.asks` in `rules/agenda.py`: the word for what an effect asks. */
function questionOf(effect: readonly string[]): string {
  const [first = '', second, cards, which] = effect;
  if (second === 'may') return 'may';
  if (second === 'choose') return effect.filter((word) => word === 'or').length > 1 ? 'ways' : 'either';
  if (first === 'number') return 'name';
  if (cards?.startsWith('up-to/')) return `${first}-some`;
  if (which === 'one-colour') return 'colour';
  return which === 'one-number' ? 'number' : first;
}

export interface Asked {
  cards?: number;
  attacker?: number;
  plusFour?: boolean;
  card?: string | null;
  players?: number;
  words?: string;
  /** Whether the viewer can lay a card and draw, or only one of them. */
  ways?: 'all' | 'play' | 'draw';
  agenda?: string;
}

function sorted(cards: readonly string[]): Card[] {
  return cards.map(cardOf).sort((a, b) => a.kind - b.kind);
}

function hyphened(name: string): string {
  return name.replaceAll('_', '-');
}

function fieldsOf(event: SaidEvent): Record<string, unknown> {
  return event as unknown as Record<string, unknown>;
}

/** Whether the event's sentence is announced to this viewer at this verbosity. */
export function isSpoken(event: SaidEvent, viewer: number, verbosity: Verbosity): boolean {
  const about = described[event.kind];
  if (about === undefined) return false;
  const mine = Object.entries(about.fields).some(
    ([field, type]) => type === 'seat' && fieldsOf(event)[field] === viewer,
  );
  return VERBOSITIES.indexOf(verbosity) >= VERBOSITIES.indexOf(mine ? about.mine : about.others);
}
