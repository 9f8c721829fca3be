// One seat at one table: the connection, the newest view, what happened, and what the table says to it.
// It knows no rules: what may be done is in `moves`, and what may not is asked of the server.

import { FIRST_EDITION } from '../described';
import { Connection, Lost, type Hello, type Line, type Listener, type Message } from '../net/connection';
import { Following, type WholeUpdate } from '../net/following';
import { forgetSeat, keepSeat } from '../net/seats';
import { speech, t } from '../words/i18n.svelte';
import type { Questions } from '../words/wording';
import type {
  FromServer,
  GameEvent,
  Goodbye,
  LegalMove,
  LookedBack,
  MoveShape,
  Refusal,
  Said,
  SeatState,
  SeatView,
  TableState,
  Timers,
  Understood,
} from '../wire';
import { announcer } from './announcer.svelte';
import { askedIn, asksElsewhere, playableIn } from './cards';
import { tellChances } from './chances';
import { Chat } from './chat.svelte';
import { Decision, type Deciding } from './deciding.svelte';
import { Moments } from './moments.svelte';
import { Presenter, type Stage } from './presenting';
import { layingOf, reasonOf } from './reasons';
import { factsOf } from './rulebook';
import type { LogEntry, Scene } from './scene';
import { settings } from './settings.svelte';
import { passingsIn, playIfWanted, tellEvent, tellPassing, tellProposals, type Passing } from './telling';

export interface Deadline {
  readonly seat: number;
  readonly until: number;
  readonly length: number;
  /** Not yet, where the news has to reach people first. */
  readonly runs: boolean;
}

/** The answer to a question, or why not: shown until the next one, and announced. */
export interface Caption {
  readonly id: number;
  readonly text: string;
  readonly kind: 'answer' | 'refusal' | 'note';
  readonly rule: string;
}

const LOG_KEPT = 400;
/** The last card flies, lands and is looked at; where nothing moves it is only looked at. */
const LAST_CARD_STAYS = 1180;
const LAST_CARD_STILL = 700;
/** The server tells what was said before right after `welcome`. */
const COMING_IN = 1000;
/** Nobody is waited for longer. */
const MOST_HEARING = 10_000;
const NO_TIMERS: Record<keyof Timers, Deadline | null> = { catch: null, turn: null, dare: null };

/** Letter by letter, for the ear. */
export const spelled = (code: string): string => Array.from(code).join(' ');

export class Session implements Listener, Stage, Deciding, Scene {
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
  /** Everyone's cards when the round ended. */
  openHands: readonly (readonly string[])[] | null = $state.raw(null);
  scoresShown = $state(false);
  hinted: LegalMove | null = $state.raw(null);

  /** The seal of the match that is on, as it was shown while the match was played. */
  seal = '';

  readonly chat = new Chat();
  readonly moments = new Moments();
  /** At a table that plays, nobody's hand is open. */
  readonly shown = null;
  readonly decision = new Decision(this);

  private readonly connection: Connection;
  private readonly presenter = new Presenter(this);
  private readonly following = new Following();
  private greeting: Hello | null = null;
  /** Of the own seat. */
  private token = '';
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
    this.token = hello.type === 'return' ? hello.token : '';
    this.connection.start();
  }

  /** Away from the table, and the seat is kept. */
  stepOut(): void {
    this.greeting = null;
    this.connection.stop();
    this.reset();
  }

  /** To the own seat again, from wherever it was taken to. */
  takeBack(): void {
    const { code, token } = this;
    if (token) this.enter({ type: 'return', code, token });
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
    this.moments.forget();
    this.hideScores();
    this.caption = null;
    this.hinted = null;
    this.timers = NO_TIMERS;
    this.decision.forget();
    this.presenter.forget();
    this.seal = '';
  }

  async leave(): Promise<void> {
    const { table, token } = this;
    // While a match is on, the way back stays open.
    if (table?.phase === 'lobby' || table?.phase === 'match-over') forgetSeat(token);
    await this.connection.ask({ type: 'leave' }).catch(() => undefined);
    this.connection.stop();
    this.reset();
  }

  hurry(): void {
    this.connection.hurry();
  }

  hello(): Hello | null {
    if (this.code !== '' && this.token !== '') return { type: 'return', code: this.code, token: this.token };
    return this.greeting;
  }

  // --- what the page asks for

  get names(): string[] {
    return (this.table?.seats ?? []).map((seat) => seat.name);
  }

  get sitting(): readonly SeatState[] {
    return this.table?.seats ?? [];
  }

  get bubbles(): ReadonlyMap<number, Said> {
    return this.chat.bubbles;
  }

  get question(): Questions {
    return speech.words.question(this.seat, this.names);
  }

  get braille(): boolean {
    return factsOf(this.table?.edition)?.braille ?? false;
  }

  /** The line is lost, and is looked for. */
  get isLost(): boolean {
    return this.line === 'lost' || this.line === 'restarting' || this.line === 'connecting';
  }

  /** The round is over, and perhaps the match with it. */
  get isOver(): boolean {
    return this.view?.phase === 'round-over' || this.view?.phase === 'match-over';
  }

  /** The points a match is played to. */
  get target(): number {
    return Number(this.table?.options.target ?? 500);
  }

  /** What a link to this table says of itself. */
  get invitation(): string {
    const deck = speech.words.deck(this.table?.edition ?? FIRST_EDITION).name;
    return t('ui-app-invitation', { host: this.names[this.seat] ?? '', deck });
  }

  get isHost(): boolean {
    return this.table !== null && this.table.host === this.seat && this.seat >= 0;
  }

  /** Cards of the hand that may be laid now; none without a line. */
  readonly playable: ReadonlySet<string> = $derived(playableIn(this.isLost ? [] : this.moves));

  /** Cards of the hand that a custom card asks for, one at a time. */
  readonly askedFor: ReadonlySet<string> = $derived(askedIn(this.isLost || asksElsewhere(this.view) ? [] : this.moves));

  can(verb: LegalMove['verb']): boolean {
    return !this.isLost && this.moves.some((move) => move.verb === verb);
  }

  choosable(seat: number): boolean {
    return this.decision.choosable(seat);
  }

  choose(seat: number): Promise<void> {
    return this.decision.choose(seat);
  }

  /** What is staged is seen: it goes, and whatever waits is shown at once. */
  endMoments(): void {
    this.moments.end();
    this.presenter.hurry();
  }

  /** Somebody plays on: nothing more is held back. */
  hurryMoments(): void {
    this.presenter.hurry();
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
      if (answer.type === 'refusal') this.refuse(answer, move.card);
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

  /** One sentence for each different reason why cards of the hand cannot be laid. */
  async reasons(): Promise<string[]> {
    const answer = await this.connection.ask({ type: 'explain' }).catch(() => null);
    if (answer?.type !== 'explained') return [];
    return answer.obstacles.map(({ code, cards }) => this.question.obstacle(code, cards));
  }

  /** How a finished match of this table stood at each step, as bots see it; null where that cannot be said. */
  async lookBack(match: number): Promise<LookedBack | null> {
    const answer = await this.connection.ask({ type: 'look-back', match }).catch(() => null);
    return answer?.type === 'looked-back' ? answer : null;
  }

  async hint(): Promise<void> {
    try {
      const answer = await this.connection.ask({ type: 'hint' });
      if (answer.type === 'refusal') this.refuse(answer);
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
    const answer = await this.connection
      .ask({ type: 'understand', words, language: settings.language })
      .catch(() => null);
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

  private reason(refusal: Pick<Refusal, 'code' | 'rule' | 'detail'>, card?: string): string {
    const { view } = this;
    return reasonOf(refusal, view, view && view.actor !== this.seat ? this.names[view.actor] : undefined, card);
  }

  // --- what the server says

  lineIs(line: Line): void {
    this.line = line;
  }

  turnedAway(code: string): void {
    if (code === 'wrong-token' || code === 'no-such-table') forgetSeat(this.token);
    this.rejected = code;
  }

  sentAway(code: Goodbye['code']): void {
    if (code === 'removed') forgetSeat(this.token);
    this.farewell = code;
  }

  message(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.code = message.code;
        this.seat = message.seat;
        this.comingIn = Date.now() + COMING_IN;
        // Whoever returns keeps the token they came with.
        if (message.token) this.token = message.token;
        if (this.token) keepSeat({ code: message.code, token: this.token, name: settings.name, at: Date.now() });
        break;
      case 'table':
        if (this.table !== null) this.comingIn = 0;
        tellProposals(this.table, message);
        for (const passing of passingsIn(this.table, message)) this.pass(passing, message);
        if (message.phase === 'playing') this.seal = message.commitment;
        this.table = message;
        this.seat = message.you;
        break;
      case 'update': {
        const whole = this.following.take(message);
        if (whole) this.presenter.present(whole);
        else void this.connection.ask({ type: 'refresh' }).catch(() => undefined);
        break;
      }
      case 'timers':
        this.setTimers(message.timers);
        break;
      case 'time-up':
        this.note(this.question.timeUp(message.seat), 'note');
        break;
      case 'waiting':
        announcer.say(t('ui-move-waits'));
        break;
      case 'said':
        this.chat.hear(message, this.seat, Date.now() > this.comingIn);
        break;
      case 'decided':
        this.note(
          t('ui-decided', {
            kind: message.proposal.kind,
            adopted: message.adopted ? 'yes' : 'no',
            which: message.proposal.which ?? 0,
          }),
          'note',
        );
        break;
      case 'problem':
        if (message.code === 'read-again') this.note(t('ui-read-again'), 'note');
        break;
      default:
    }
  }

  private pass(passing: Passing, table: TableState): void {
    this.noteDown([{ text: tellPassing(passing, table) }]);
    if (passing.how === 'back') this.moments.greet(passing.seat);
  }

  private noteDown(news: readonly ({ event: GameEvent } | { text: string })[]): void {
    this.log = [...this.log, ...news.map((one) => ({ id: this.entries++, ...one }))].slice(-LOG_KEPT);
  }

  private setTimers(timers: Timers): void {
    const deadline = (timer: Timers['catch']): Deadline | null =>
      timer
        ? {
            seat: timer.seat,
            until: Date.now() + timer.milliseconds,
            length: timer.milliseconds,
            runs: timer.runs ?? true,
          }
        : null;
    this.timers = { catch: deadline(timers.catch), turn: deadline(timers.turn), dare: deadline(timers.dare) };
  }

  /** A view that came again (after `refresh`, or a new connection) tells nothing new. */
  newsIn(update: WholeUpdate): readonly GameEvent[] {
    return this.version >= 0 && update.version <= this.version ? [] : update.events;
  }

  take(update: WholeUpdate, news: readonly GameEvent[]): void {
    const first = this.version < 0;
    const before = this.view;
    const missed = update.gap || (!first && update.since !== this.version);
    this.version = update.version;
    this.view = update.view;
    this.moves = update.moves;
    this.setTimers(update.timers);
    this.decision.review();
    this.hinted = null;
    this.noteDown(news.map((event) => ({ event })));
    this.moments.see(news, this.view);
    if (first) announcer.say(t('ui-place-table', { code: spelled(this.code) }));
    for (const event of news) {
      tellEvent(event, this.seat, this.names);
      this.remember(event);
    }
    if (!first || !this.isOver) tellChances(this, before);
    if (first || missed) this.catchUp();
    if (first && !this.isOver && !news.some((event) => event.kind === 'RoundBegan')) this.sayWhereItStands();
    if (missed && !first) announcer.say(t('ui-missed'));
    this.sayShown();
  }

  /** For who comes to a round that is on. */
  private sayWhereItStands(): void {
    const { view, question } = this;
    if (view)
      announcer.say([question.top(view.top), question.turn(view.actor, view.to_the_left)].join(t('sentence-between')));
  }

  /** The time to catch runs from when the news has reached people: seen now, or heard when it has been spoken. */
  private sayShown(): void {
    const window = this.timers.catch;
    if (window === null || window.runs || window.seat === this.seat || this.seat < 0) return;
    const { voice } = announcer;
    const listens = settings.listens || voice !== null;
    this.wasShown(listens ? Math.min(announcer.leftToHear, MOST_HEARING) : 0);
    // Who is read to: it is known when that is done.
    const { version } = this;
    void voice?.heard().then(() => {
      if (this.version === version && this.timers.catch?.runs === false) this.wasShown(0);
    });
  }

  private wasShown(milliseconds: number): void {
    void this.connection.ask({ type: 'shown', version: this.version, milliseconds }).catch(() => undefined);
  }

  /** After events that were not seen: what they would have left behind. */
  private catchUp(): void {
    this.scoresShown = this.isOver;
    if (this.isOver) return;
    this.openHands = null;
    this.moments.end();
  }

  private remember(event: GameEvent): void {
    if (event.kind === 'RoundBegan') {
      this.openHands = null;
      this.hideScores();
    }
    if (event.kind === 'RoundEnded') {
      this.openHands = event.hands;
      this.lastCardStays = setTimeout(
        () => (this.scoresShown = true),
        settings.stillness ? LAST_CARD_STILL : LAST_CARD_STAYS,
      );
    }
  }

  private hideScores(): void {
    clearTimeout(this.lastCardStays);
    this.scoresShown = false;
  }
}
