// One seat at one table: the connection, the newest view, what happened, and what the table says to it.
// It knows no rules: what may be done is in `moves`, and what may not is asked of the server.

import { Connection, Lost, type Hello, type Line, type Listener, type Message } from '../net/connection';
import { forgetSeat, keepSeat, seatOfTab } from '../net/seats';
import { speech, t } from '../words/i18n.svelte';
import type { Questions } from '../words/wording';
import type { FromServer, GameEvent, Goodbye, LegalMove, MoveShape, Refusal, SeatView, TableState, Timers, Understood, Update } from '../wire';
import { announcer } from './announcer.svelte';
import { Chat } from './chat.svelte';
import { Decision, type Deciding } from './deciding.svelte';
import { Presenter, type Stage } from './presenting';
import { layingOf, reasonOf } from './reasons';
import { settings } from './settings.svelte';
import { playIfWanted, tellEvent, tellProposals } from './telling';

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
const LAST_CARD_STAYS = 1600;
/** The server tells what was said before right after `welcome`. */
const COMING_IN = 1000;
const NO_TIMERS: Record<keyof Timers, Deadline | null> = { catch: null, turn: null, dare: null };

export class Session implements Listener, Stage, Deciding {
  line = $state<Line>('closed');
  code = $state('');
  seat = $state(-1);
  table: TableState | null = $state.raw(null);
  view: SeatView | null = $state.raw(null);
  moves: readonly LegalMove[] = $state.raw([]);
  timers: Record<keyof Timers, Deadline | null> = $state.raw(NO_TIMERS);
  log: readonly LogEntry[] = $state.raw([]);
  farewell: Goodbye['code'] | null = $state(null);
  /** Why the table could not be entered. */
  rejected = $state('');
  caption: Caption | null = $state.raw(null);
  shownHand: { owner: number; cards: readonly string[] } | null = $state.raw(null);
  /** Everyone's cards when the round ended. */
  openHands: readonly (readonly string[])[] | null = $state.raw(null);
  scoresShown = $state(false);
  hinted: LegalMove | null = $state.raw(null);

  /** The seal of the match that is on, as it was shown while the match was played. */
  seal = '';

  readonly chat = new Chat();
  readonly decision = new Decision(this);

  private readonly connection: Connection;
  private readonly presenter = new Presenter(this);
  private greeting: Hello | null = null;
  private version = -1;
  private entries = 0;
  /** Until then (or until the table is told again) what was said before one came is coming in. */
  private comingIn = 0;
  private captions = 0;
  private lastCardStays: ReturnType<typeof setTimeout> | undefined;

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
    this.chat.forget();
    this.farewell = null;
    this.rejected = '';
    this.version = -1;
    this.seat = -1;
    this.code = '';
    this.openHands = null;
    this.shownHand = null;
    this.hideScores();
    this.caption = null;
    this.hinted = null;
    this.timers = NO_TIMERS;
    this.decision.forget();
    this.presenter.forget();
    this.seal = '';
  }

  async leave(): Promise<void> {
    const { code, table } = this;
    // While a match is on, the way back stays open.
    if (table?.phase === 'lobby' || table?.phase === 'match-over') forgetSeat(code);
    await this.connection.ask({ type: 'leave' }).catch(() => undefined);
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

  /** The round is over, and perhaps the match with it. */
  get isOver(): boolean {
    return this.view?.phase === 'round-over' || this.view?.phase === 'match-over';
  }

  get isHost(): boolean {
    return this.table !== null && this.table.host === this.seat && this.seat >= 0;
  }

  /** Cards of the hand that may be laid now. */
  readonly playable: ReadonlySet<string> = $derived(new Set(this.moves.filter((move) => move.verb === 'play').map((move) => move.card ?? '')));

  can(verb: LegalMove['verb']): boolean {
    return this.moves.some((move) => move.verb === verb);
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
    if (!Decision.isBeside(move)) {
      this.hinted = null;
      this.decision.forget();
    }
    try {
      const answer = await this.connection.ask({ type: 'move', version: this.version, move });
      if (answer.type === 'refusal') this.refuse(answer, move.card || undefined);
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.note(t('ui-not-connected'), 'refusal');
    }
  }

  // --- asking

  /** Why this card cannot be laid now, in one sentence; that it can, if so. */
  async explain(card: string): Promise<void> {
    try {
      const answer = await this.connection.ask({ type: 'why', text: layingOf(card) });
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
      const answer = await this.connection.ask({ type: 'why', text: layingOf(card) }).catch(() => null);
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
    const { view } = this;
    return reasonOf(refusal, view, view && view.actor !== this.seat ? this.names[view.actor] : undefined, card);
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
        this.comingIn = Date.now() + COMING_IN;
        if (message.token) keepSeat({ code: message.code, token: message.token, name: settings.name, at: Date.now() });
        break;
      case 'table':
        if (this.table !== null) this.comingIn = 0;
        tellProposals(this.table, message);
        if (message.phase === 'playing') this.seal = message.commitment;
        this.table = message;
        this.seat = message.you;
        break;
      case 'update':
        this.presenter.present(message);
        break;
      case 'timers':
        this.setTimers(message.timers);
        break;
      case 'waiting':
        announcer.say(t('ui-move-waits'));
        break;
      case 'said':
        this.chat.hear(message, this.seat, Date.now() > this.comingIn);
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

  private setTimers(timers: Timers): void {
    const deadline = (timer: Timers['catch']): Deadline | null =>
      timer ? { seat: timer.seat, until: Date.now() + timer.milliseconds, length: timer.milliseconds } : null;
    this.timers = { catch: deadline(timers.catch), turn: deadline(timers.turn), dare: deadline(timers.dare) };
  }

  /** A view that came again (after `refresh`, or a new connection) tells nothing new. */
  newsIn(update: Update): readonly GameEvent[] {
    return this.version >= 0 && update.version <= this.version ? [] : update.events;
  }

  take(update: Update, news: readonly GameEvent[]): void {
    const first = this.version < 0;
    const missed = update.gap || (!first && update.since !== this.version);
    this.version = update.version;
    this.view = { ...update.common, ...update.own };
    this.moves = update.moves;
    this.setTimers(update.timers);
    this.decision.review();
    this.hinted = null;
    this.log = [...this.log, ...news.map((event) => ({ id: this.entries++, event }))].slice(-LOG_KEPT);
    for (const event of news) {
      tellEvent(event, this.seat, this.names);
      this.remember(event);
    }
    if (first || missed) this.catchUp();
    if (missed && !first) announcer.say(t('ui-missed'));
  }

  /** After events that were not seen: what they would have left behind. */
  private catchUp(): void {
    this.scoresShown = this.isOver;
    if (this.isOver) return;
    this.openHands = null;
    this.shownHand = null;
  }

  private remember(event: GameEvent): void {
    if (event.kind === 'HandShown' && event.to === this.seat) this.shownHand = { owner: event.seat, cards: event.cards };
    if (event.kind === 'RoundBegan') {
      this.openHands = null;
      this.shownHand = null;
      this.hideScores();
    }
    if (event.kind === 'RoundEnded') {
      this.openHands = event.hands;
      this.lastCardStays = setTimeout(() => (this.scoresShown = true), settings.stillness ? 0 : LAST_CARD_STAYS);
    }
  }

  private hideScores(): void {
    clearTimeout(this.lastCardStays);
    this.scoresShown = false;
  }
}
