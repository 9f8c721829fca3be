// One seat at one table: the connection, the newest view, what happened, and what is being decided right now.
// It knows no rules: what may be done is in `moves`, and what may not is asked of the server.

import { tick } from 'svelte';
import { airspace, journeysFor } from '../look/flights.svelte';
import { playSound } from '../look/sound';
import { Connection, Lost, type Hello, type Line, type Listener, type Message } from '../net/connection';
import { forgetSeat, keepSeat, seatOfTab } from '../net/seats';
import { speech, t } from '../words/i18n.svelte';
import { isSpoken, type Questions } from '../words/wording';
import { RULE_REFUSALS, type FromServer, type GameEvent, type Goodbye, type LegalMove, type MoveShape, type Refusal, type Said, type SeatView, type TableState, type Timers, type Understood, type Update } from '../wire';
import { announcer } from './announcer.svelte';
import { keyed } from './cards';
import { settings } from './settings.svelte';
import { soundOf } from './sounding';

export interface LogEntry {
  readonly id: number;
  readonly event: GameEvent;
}

export interface Deadline {
  readonly seat: number;
  readonly until: number;
  readonly length: number;
}

/** The answer to a question, or why not: shown until the next one, and announced. */
export interface Caption {
  readonly id: number;
  readonly text: string;
  readonly kind: 'answer' | 'refusal' | 'note';
  readonly rule: string;
}

const LOG_KEPT = 400;
/** Behind by more updates than this, the page stops showing flights until it has caught up. */
const PATIENCE = 3;
const LAST_CARD_STAYS = 1600;
const BESIDE: ReadonlySet<MoveShape['verb']> = new Set(['uno', 'catch', 'accuse', 'uphold', 'dismiss', 'abstain', 'own-up']);
const NO_TIMERS: Record<keyof Timers, Deadline | null> = { catch: null, turn: null, dare: null };

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Session implements Listener {
  line = $state<Line>('closed');
  code = $state('');
  seat = $state(-1);
  table: TableState | null = $state.raw(null);
  view: SeatView | null = $state.raw(null);
  moves: readonly LegalMove[] = $state.raw([]);
  timers: Record<keyof Timers, Deadline | null> = $state.raw(NO_TIMERS);
  log: readonly LogEntry[] = $state.raw([]);
  chat: readonly Said[] = $state.raw([]);
  farewell: Goodbye['code'] | null = $state(null);
  /** Why the table could not be entered. */
  rejected = $state('');
  /** The wild that waits for its colour to be chosen. */
  colourFor: string | null = $state(null);
  chosen: readonly number[] = $state.raw([]);
  caption: Caption | null = $state.raw(null);
  shownHand: { owner: number; cards: readonly string[] } | null = $state.raw(null);
  /** Everyone's cards when the round ended. */
  openHands: readonly (readonly string[])[] | null = $state.raw(null);
  scoresShown = $state(false);
  waitingUntil = $state(0);
  hinted: LegalMove | null = $state.raw(null);

  /** The seal of the match that is on, as it was shown while the match was played. */
  seal = '';

  private readonly connection: Connection;
  private greeting: Hello | null = null;
  private version = -1;
  private entries = 0;
  private captions = 0;
  private readonly updates: Update[] = [];
  private presenting = false;

  constructor(address: string) {
    this.connection = new Connection(address, this);
  }

  // --- coming and going

  enter(hello: Hello): void {
    this.reset();
    this.greeting = hello;
    this.connection.start();
  }

  private reset(): void {
    this.table = null;
    this.view = null;
    this.moves = [];
    this.log = [];
    this.chat = [];
    this.farewell = null;
    this.rejected = '';
    this.version = -1;
    this.seat = -1;
    this.code = '';
    this.openHands = null;
    this.shownHand = null;
    this.scoresShown = false;
    this.caption = null;
    this.colourFor = null;
    this.seal = '';
  }

  async leave(): Promise<void> {
    const { code } = this;
    await this.connection.ask({ type: 'leave' }).catch(() => undefined);
    this.connection.stop();
    if (this.table?.phase !== 'playing') forgetSeat(code);
    this.reset();
  }

  /** Close the line and keep the seat: the start page will offer it again. */
  goAway(): void {
    this.connection.stop();
    this.reset();
  }

  hurry(): void {
    this.connection.hurry();
  }

  hello(): Hello | null {
    const kept = this.code === '' ? undefined : seatOfTab(this.code);
    if (kept !== undefined && this.seat >= 0) return { type: 'return', code: kept.code, token: kept.token };
    return this.greeting;
  }

  // --- what the page asks for

  get names(): string[] {
    return (this.table?.seats ?? []).map((seat) => seat.name);
  }

  get question(): Questions {
    return speech.words.question(this.seat, this.names);
  }

  get braille(): boolean {
    return this.table?.edition === 'braille';
  }

  get isHost(): boolean {
    return this.table !== null && this.table.host === this.seat && this.seat >= 0;
  }

  /** Cards of the hand that may be laid now. */
  readonly playable: ReadonlySet<string> = $derived(new Set(this.moves.filter((move) => move.verb === 'play').map((move) => move.card ?? '')));

  can(verb: LegalMove['verb']): boolean {
    return this.moves.some((move) => move.verb === verb);
  }

  ask(message: Message): Promise<FromServer> {
    return this.connection.ask(message);
  }

  /** Send something that is simply done or refused. */
  async tell(message: Message): Promise<boolean> {
    try {
      const answer = await this.connection.ask(message);
      if (answer.type === 'refusal') this.refuse(answer);
      if (answer.type === 'problem') this.note(t('ui-problem', { code: answer.code }), 'refusal');
      return answer.type === 'ack';
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.note(t('ui-not-connected'), 'refusal');
      return false;
    }
  }

  async move(move: MoveShape): Promise<void> {
    // Calls and catches go on beside a choice: the colour is asked for until it is named or cancelled.
    if (!BESIDE.has(move.verb)) {
      this.colourFor = null;
      this.hinted = null;
      this.chosen = [];
    }
    try {
      const answer = await this.connection.ask({ type: 'move', version: this.version, move });
      this.waitingUntil = 0;
      if (answer.type === 'refusal') this.refuse(answer, move.card || undefined);
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.note(t('ui-not-connected'), 'refusal');
    }
  }

  /** Lay a card, or begin to: a wild asks for its colour first. What cannot be laid is explained. */
  async play(card: string): Promise<void> {
    const ways = this.moves.filter((move) => move.verb === 'play' && move.card === card);
    if (ways.length === 0) return this.explain(card);
    if (ways.some((move) => move.colour)) {
      this.colourFor = card;
      announcer.say(t('ui-choose-colour-spoken', { bluff: ways.some((move) => move.guilty) ? 'yes' : 'no' }));
      return;
    }
    await this.move({ verb: 'play', card });
  }

  nameColour(colour: string): Promise<void> {
    if (this.colourFor !== null) return this.move({ verb: 'play', card: this.colourFor, colour });
    return this.move({ verb: 'colour', colour });
  }

  cancelColour(): void {
    if (this.colourFor === null) return;
    this.colourFor = null;
    announcer.say(t('ui-cancelled'));
  }

  /** Choose a player; where two are wanted, one after the other. */
  async choose(seat: number): Promise<void> {
    const seats = [...this.chosen, seat];
    const fitting = this.moves.filter((move) => move.verb === 'choose' && seats.every((each, at) => move.seats?.[at] === each));
    if (fitting.some((move) => move.seats?.length === seats.length)) return this.move({ verb: 'choose', seats });
    this.chosen = fitting.length > 0 ? seats : [];
  }

  choosable(seat: number): boolean {
    return this.moves.some((move) => move.verb === 'choose' && move.seats?.[this.chosen.length] === seat && this.chosen.every((each, at) => move.seats?.[at] === each));
  }

  /** Point at whoever owes a call; at nobody in particular, the server says why that is nothing. */
  catchSomebody(): Promise<void> {
    const legal = this.moves.find((move) => move.verb === 'catch');
    const counts = this.view?.counts ?? [];
    const suspect = counts.findIndex((count, seat) => seat !== this.seat && count === 1);
    const other = suspect >= 0 ? suspect : counts.findIndex((_, seat) => seat !== this.seat);
    return this.move({ verb: 'catch', seats: legal?.seats ?? [other] });
  }

  // --- asking

  /** Why this card cannot be laid now, in one sentence; that it can, if so. */
  async explain(card: string): Promise<void> {
    try {
      const answer = await this.connection.ask({ type: 'why', text: whyText(card) });
      if (answer.type === 'refusal') this.refuse(answer, card);
      else this.answer(t('ui-can-be-played', { card: speech.words.card(card) }));
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    }
  }

  /** One sentence for each different reason why these cards cannot be laid. */
  async reasons(cards: readonly string[]): Promise<string[]> {
    const byCode = new Map<string, string>();
    for (const card of cards) {
      const answer = await this.connection.ask({ type: 'why', text: whyText(card) }).catch(() => null);
      if (answer?.type === 'refusal' && !byCode.has(answer.code)) byCode.set(answer.code, this.reason(answer, card));
    }
    return [...byCode.values()];
  }

  async hint(): Promise<void> {
    try {
      const answer = await this.connection.ask({ type: 'hint' });
      if (answer.type === 'refusal') return this.refuse(answer);
      if (answer.type !== 'hinted') return;
      this.hinted = answer.move;
      const why = speech.words.question(this.seat, this.names).hint(answer.reason, answer.data);
      this.answer([t('ui-hint', this.describe(answer.move)), why].join(t('sentence-between')));
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    }
  }

  private describe(move: LegalMove): Record<string, string> {
    const colour = move.colour as 'B' | 'G' | 'R' | 'Y' | '' | undefined;
    return {
      verb: move.verb,
      card: move.card ? speech.words.card(move.card) : '',
      colour: colour ? speech.words.colour(colour) : '',
      'colour-is': colour ? 'named' : 'none',
      seat: move.seats?.map((seat) => this.names[seat] ?? '').join(', ') ?? '',
    };
  }

  async understand(words: string): Promise<Understood | null> {
    const answer = await this.connection.ask({ type: 'understand', words, language: settings.language }).catch(() => null);
    return answer?.type === 'understood' ? answer : null;
  }

  /** Show and speak the answer to a question. */
  answer(text: string): void {
    this.note(text, 'answer');
  }

  note(text: string, kind: Caption['kind'], rule = ''): void {
    this.caption = { id: this.captions++, text, kind, rule };
    announcer.say(text);
  }

  private refuse(refusal: Refusal, card?: string): void {
    playIfWanted('refused');
    this.note(this.reason(refusal, card), 'refusal', refusal.rule ?? '');
  }

  private reason(refusal: Refusal, card?: string): string {
    if ((RULE_REFUSALS as readonly string[]).includes(refusal.code)) {
      const { view } = this;
      const turn = view && view.actor !== this.seat ? this.names[view.actor] : undefined;
      return speech.words.refusal(refusal.code, refusal.rule ?? '', { card, top: view?.top, turn });
    }
    return tableRefusal(refusal.code, refusal.detail);
  }

  // --- what the server says

  lineIs(line: Line): void {
    this.line = line;
  }

  message(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.code = message.code;
        this.seat = message.seat;
        if (message.token) keepSeat({ code: message.code, token: message.token, name: settings.name, at: Date.now() });
        break;
      case 'table':
        this.tellProposals(this.table, message);
        if (message.phase === 'playing') this.seal = message.commitment;
        this.table = message;
        this.seat = message.you;
        break;
      case 'update':
        this.updates.push(message);
        if (!this.presenting) void this.present();
        break;
      case 'timers':
        this.setTimers(message.timers);
        break;
      case 'waiting':
        this.waitingUntil = Date.now() + message.milliseconds;
        announcer.say(t('ui-move-waits'));
        break;
      case 'said':
        if (this.chat.some((said) => said.number === message.number)) break;
        this.chat = [...this.chat, message];
        if (message.seat !== this.seat) announcer.say(t('ui-said', { name: message.name, text: chatText(message) }));
        break;
      case 'decided':
        this.note(t('ui-decided', { kind: message.proposal.kind, adopted: message.adopted ? 'yes' : 'no', which: message.proposal.which ?? 0 }), 'note');
        break;
      case 'refusal':
        if (this.code === '') {
          this.rejected = message.code;
          this.connection.stop();
        }
        break;
      case 'goodbye':
        this.farewell = message.code;
        break;
      default:
    }
  }

  /** A new question to this seat is announced; the page shows it without taking the focus. */
  private tellProposals(before: TableState | null, now: TableState): void {
    const known = new Set(before?.proposals.map((proposal) => proposal.number));
    for (const proposal of now.proposals) {
      if (known.has(proposal.number) || proposal.by === now.you) continue;
      const by = now.seats[proposal.by]?.name ?? '';
      const which = proposal.which ?? 1;
      if (proposal.kind === 'sit-in') announcer.say(t('ui-proposal-sit-in', { by, name: now.seats[proposal.seat ?? -1]?.name ?? '' }));
      else if (proposal.rule) announcer.say(`${t('ui-proposal-rule', { by, which })} ${proposal.rule.words}`);
      else announcer.say(t('ui-proposal-erase', { by, which }));
    }
  }

  private setTimers(timers: Timers): void {
    const deadline = (timer: Timers['catch']): Deadline | null =>
      timer ? { seat: timer.seat, until: Date.now() + timer.milliseconds, length: timer.milliseconds } : null;
    this.timers = { catch: deadline(timers.catch), turn: deadline(timers.turn), dare: deadline(timers.dare) };
  }

  /** One update after the other, each with its flights; nothing waits where nothing may move. */
  private async present(): Promise<void> {
    this.presenting = true;
    try {
      for (let update = this.updates.shift(); update !== undefined; update = this.updates.shift()) {
        await this.show(update);
      }
    } finally {
      this.presenting = false;
    }
  }

  private async show(update: Update): Promise<void> {
    const first = this.version < 0;
    const missed = update.gap || (!first && update.since !== this.version);
    const old = !first && update.version <= this.version;
    // A view that came again (after `refresh`, or a new connection) tells nothing new.
    const events = old ? [] : update.events;
    const journeys = journeysFor(events);
    const handBefore = this.view?.hand ?? [];
    const starts = journeys.map((journey) => this.startOf(journey.from, journey.card));
    this.version = update.version;
    this.view = { ...update.common, ...update.own };
    this.moves = update.moves;
    this.setTimers(update.timers);
    if (this.colourFor !== null && !this.playable.has(this.colourFor)) this.colourFor = null;
    this.chosen = [];
    this.hinted = null;
    this.enterInLog(events);
    this.tellEvents(events);
    if (first || missed) this.catchUp();
    if (missed && !first) announcer.say(t('ui-missed'));
    if (settings.stillness || document.hidden || this.updates.length > PATIENCE || journeys.length === 0) return;
    await tick();
    const fresh = newKeys(handBefore, this.view.hand);
    const time = airspace.launch(
      journeys.map((journey, at) => {
        const lands = journey.to === `seat-${this.seat}` && journey.card !== null ? takeKey(fresh, journey.card) : journey.to === 'discard' ? 'discard' : null;
        const to = lands?.startsWith('card-') ? airspace.rect(lands) : airspace.rect(journey.to);
        return { card: journey.card, from: starts[at] ?? null, to, lands };
      }),
    );
    await sleep(Math.min(time, 700));
  }

  /** After events that were not seen: what they would have left behind. */
  private catchUp(): void {
    const over = this.view?.phase === 'round-over' || this.view?.phase === 'match-over';
    this.scoresShown = over;
    if (over) return;
    this.openHands = null;
    this.shownHand = null;
  }

  /** One's own card flies from where it is in the hand. */
  private startOf(from: string, card: string | null): DOMRect | null {
    if (from === `seat-${this.seat}` && card !== null) {
      const bare = card.split(':')[0] ?? card;
      return airspace.rect(`card-${bare}#1`) ?? airspace.rect(`card-${bare}#0`) ?? airspace.rect(from);
    }
    return airspace.rect(from);
  }

  private enterInLog(events: readonly GameEvent[]): void {
    const entries = events.map((event) => ({ id: this.entries++, event }));
    this.log = [...this.log, ...entries].slice(-LOG_KEPT);
  }

  private tellEvents(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (isSpoken(event, this.seat, settings.verbosity)) {
        announcer.say(speech.words.sentence(event, this.seat, this.names), { urgent: asksMe(event, this.seat) });
      }
      const sound = soundOf(event, this.seat);
      if (sound) playIfWanted(sound);
      this.remember(event);
    }
  }

  private remember(event: GameEvent): void {
    if (event.kind === 'HandShown' && event.to === this.seat) this.shownHand = { owner: event.seat, cards: event.cards };
    if (event.kind === 'RoundBegan') {
      this.openHands = null;
      this.shownHand = null;
      this.scoresShown = false;
    }
    if (event.kind === 'RoundEnded') {
      this.openHands = event.hands;
      setTimeout(() => (this.scoresShown = true), settings.stillness ? 0 : LAST_CARD_STAYS);
    }
  }
}

/** Whether the event puts a question to this seat: then it is said even in the background. */
function asksMe(event: GameEvent, seat: number): boolean {
  switch (event.kind) {
    case 'TurnBegan':
    case 'AnswerAwaited':
    case 'ColourAwaited':
    case 'ChoiceAwaited':
      return event.seat === seat;
    default:
      return false;
  }
}

/** What the table, not the game, has against something. */
export function tableRefusal(code: string, detail = ''): string {
  const message = `ui-refusal-${code}`;
  return speech.words.has(message) ? t(message, { detail }) : t('ui-refused', { code });
}

/** A wild is asked about with any colour: that is never what forbids it. */
function whyText(card: string): string {
  return `play ${card}${card.startsWith('W') ? ' B' : ''}`;
}

export function chatText(said: Said): string {
  return said.phrase ? t(`ui-phrase-${said.phrase}`) : said.text;
}

function playIfWanted(sound: Parameters<typeof playSound>[0]): void {
  if (settings.sounds) playSound(sound);
}

/** Keys of the hand that were not there before. */
function newKeys(before: readonly string[], after: readonly string[]): Set<string> {
  const old = new Set(keyed(before).map((held) => held.key));
  return new Set(keyed(after).map((held) => held.key).filter((key) => !old.has(key)));
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
