// Made by `python -m penultimate.web.schema` from src/penultimate/wire.py. Do not edit.

export const PROTOCOL = 2;
export const MOST_BYTES = 8192;
export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "sorry", "oh-no", "hurry-up", "one-moment", "your-turn", "haha", "congratulations", "goodbye"] as const;
export const LEVELS = ["beginner", "easy", "good", "best"] as const;
export const RULE_REFUSALS = ["match-over", "round-over", "no-such-player", "not-your-turn", "not-in-hand", "answer-first", "colour-needed", "only-the-drawn-card", "no-match", "no-such-colour", "must-play", "nothing-drawn", "nothing-to-challenge", "nothing-to-answer", "uno-too-early", "already-called", "too-late", "nothing-to-catch", "no-coaching-rule", "not-now"] as const;
export const TABLE_REFUSALS = ["no-such-table", "table-full", "wrong-token", "name-taken", "bad-name", "too-many-tables", "no-watching", "watchers-only-watch", "only-the-host", "not-in-the-lobby", "not-between-rounds", "no-match-on", "stale", "not-a-move", "no-chat", "empty", "no-such-seat", "not-free", "not-enough-players", "bad-option", "bad-rule", "rule-objected", "no-such-proposal", "not-yours", "not-away", "cooling-down", "no-hint", "too-late-for-seeds", "already-waiting", "busy", "storage", "moved", "unreachable", "table-damaged", "went-wrong"] as const;
export type Phrase = (typeof PHRASES)[number];
export type Level = (typeof LEVELS)[number];
/** Everything a seat may know. */
export type SeatView = CommonView & OwnView;

/** Make a table and sit down at it as its host. `bots` fill the last seats. */
export interface Create {
  type: "create";
  id: number;
  name: string;
  edition?: "braille" | "classic" | "mario";
  /** Only what differs from the edition. */
  options?: Record<string, boolean | number | string>;
  seats?: number;
  bots?: ("beginner" | "best" | "easy" | "good")[];
  table?: TableOptions;
  language?: "de" | "en" | "it" | "nl" | "zh-Hant";
}

/** What is agreed about the table and is no rule of the game. Seconds; 0 switches a clock off. */
export interface TableOptions {
  /** How long a forgotten UNO can be caught before the next player's move counts, from when people know of it. */
  catch_seconds?: number;
  /** After so long a bot makes one move for who does not. */
  turn_seconds?: number;
  /** After so long without a connection a bot sits in when it is that player's move. */
  away_seconds?: number;
  /** The table's patience with a rule that only people can carry out. */
  dare_seconds?: number;
  bot_pace?: "human" | "quick" | "slow";
  watching?: boolean;
  chat?: boolean;
}

/** Sit down at a table by its code. */
export interface Join {
  type: "join";
  id: number;
  code: string;
  name: string;
  language?: "de" | "en" | "it" | "nl" | "zh-Hant";
}

/** Come back to one's own seat. Another connection in that seat is closed. */
export interface Return {
  type: "return";
  id: number;
  code: string;
  token: string;
}

/** See a table without hands. */
export interface Watch {
  type: "watch";
  id: number;
  code: string;
  name?: string;
  language?: "de" | "en" | "it" | "nl" | "zh-Hant";
}

/** A move, as text (`play W+4 B uno`, `catch Ben`) or in parts. `version` is that of the view it was decided on. */
export interface MakeMove {
  type: "move";
  id: number;
  version: number;
  text?: string;
  move?: MoveShape | null;
}

/** A move in parts. What its verb does not need is left out. */
export interface MoveShape {
  verb: "abstain" | "accept" | "accuse" | "catch" | "challenge" | "choose" | "colour" | "confirm" | "dismiss" | "draw" | "keep" | "next" | "own-up" | "play" | "uno" | "uphold";
  card?: string;
  colour?: string;
  uno?: boolean;
  seats?: number[];
  /** Where a custom card asks which cards. */
  cards?: string[];
  /** Where a custom card asks which of two ways, or whether, for a number, or for a colour. */
  way?: "" | "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "B" | "G" | "R" | "Y" | "no" | "yes";
}

/** Chat: free text, or a ready-made phrase. */
export interface Say {
  type: "say";
  id: number;
  text?: string;
  phrase?: "congratulations" | "good-luck" | "goodbye" | "haha" | "hello" | "hurry-up" | "oh-no" | "one-moment" | "sorry" | "thanks" | "well-played" | "your-turn" | null;
}

/** What would the game make of this rule? Answered with `understood`; nobody else hears of it. */
export interface Understand {
  type: "understand";
  id: number;
  words: string;
  language?: "de" | "en" | "it" | "nl" | "zh-Hant";
}

/** Put a rule on custom card 1 or 2; no words erase it. In the lobby or between rounds. */
export interface ProposeRule {
  type: "propose-rule";
  id: number;
  which: 1 | 2;
  words: string;
  language?: "de" | "en" | "it" | "nl" | "zh-Hant";
}

/** Go on without somebody who is away: a bot takes the seat until they are back. */
export interface ProposeSitIn {
  type: "propose-sit-in";
  id: number;
  seat: number;
}

export interface Vote {
  type: "vote";
  id: number;
  proposal: number;
  agree: boolean;
}

/** Take back one's own proposal. */
export interface Withdraw {
  type: "withdraw";
  id: number;
  proposal: number;
}

/** Ready for the next round, or after the match for another one. It begins when all people present are. */
export interface Ready {
  type: "ready";
  id: number;
}

/** The host begins the match (or the next round) without waiting. */
export interface Start {
  type: "start";
  id: number;
}

/** The host puts a bot on a free seat, in the lobby or before a rematch. */
export interface AddBot {
  type: "add-bot";
  id: number;
  level: "beginner" | "best" | "easy" | "good";
  seat?: number | null;
}

/** The host removes a bot (in the lobby), or a person: in a match a bot takes over the seat for good. */
export interface RemoveSeat {
  type: "remove";
  id: number;
  seat: number;
}

/** The host changes the game, in the lobby or before a rematch. What is left out stays. */
export interface SetOptions {
  type: "set-options";
  id: number;
  edition?: "braille" | "classic" | "mario" | null;
  /** Only what differs from the edition. */
  options?: Record<string, boolean | number | string> | null;
  seats?: number | null;
  table?: TableOptions | null;
}

export interface PassHost {
  type: "pass-host";
  id: number;
  seat: number;
}

/** One's own share in the shuffle, before the match begins. */
export interface AddSeed {
  type: "add-seed";
  id: number;
  seed: string;
}

export interface Settings {
  type: "settings";
  id: number;
  /** Only in the lobby. */
  name?: string | null;
  language?: "de" | "en" | "it" | "nl" | "zh-Hant" | null;
}

/** What would a good bot do? */
export interface AskHint {
  type: "hint";
  id: number;
}

/** Would this move be allowed now? Answered with `ack`, or with the `refusal` it would get; nothing happens. */
export interface AskWhy {
  type: "why";
  id: number;
  text: string;
}

/** Which cards of the own hand cannot be laid now, and why? Answered with `explained`: all reasons at once. */
export interface Explain {
  type: "explain";
  id: number;
}

/** The news of this version has been shown, or will have been spoken in so many milliseconds. Answered with `ack`. To be sent by who could catch, while `timers.catch` does not run yet: a forgotten UNO can be caught for the table's seconds from when the news has reached the last of them. Who says nothing is waited for a second, nobody longer than ten. It may be sent again while that is not over, and the last word counts. */
export interface Shown {
  type: "shown";
  id: number;
  version: number;
  milliseconds?: number;
}

/** What bots have to say about a finished match. Worked out once, in up to a minute; then anybody has it at once. */
export interface LookBack {
  type: "look-back";
  id: number;
  match: number;
}

/** Send `table` and `update` again. */
export interface Refresh {
  type: "refresh";
  id: number;
}

/** Stand up. In a match a bot takes over; the token still brings one back. */
export interface Leave {
  type: "leave";
  id: number;
}

/** Answered with `pong` at once. */
export interface Ping {
  type: "ping";
  id: number;
}

/** How tables stand: whose turn it is where one has a seat, who invites to what. Nobody there hears of it. Answered with `peeked`, before coming in as well as after. No table is woken by it, and no seat changes hands. */
export interface Peek {
  type: "peek";
  id: number;
  tables: PeekAt[];
}

export interface PeekAt {
  code: string;
  /** Of one's own seat there; without one, one looks at it as somebody who is invited. */
  token?: string | null;
}

/** You are in. Keep `token`, it brings you back to this seat; only `create` and `join` are given one. */
export interface Welcome {
  type: "welcome";
  id: number;
  code: string;
  seat: number;
  token: string;
  /** Use greater ids from now on. */
  last_id: number;
  protocol?: number;
}

/** Who sits where and what is agreed. Sent whenever it changes. */
export interface TableState {
  type: "table";
  code: string;
  /** Your seat now: it may move up when free seats go at the start. */
  you: number;
  phase: "lobby" | "match-over" | "playing" | "round-over";
  edition: "braille" | "classic" | "mario";
  /** All of them, not only the changed ones. */
  options: Record<string, boolean | number | string>;
  /** Those that differ from the edition. */
  changed: string[];
  table: TableOptions;
  seats: SeatState[];
  host: number;
  watchers: number;
  rules: [RuleText | null, RuleText | null];
  proposals: Proposal[];
  match_number: number;
  /** What each finished round of this match brought each seat, for the score sheet (also after coming back). */
  rounds: number[][];
  /** The hash of the server's seed for the match that is on or, before it, for the next one. */
  commitment: string;
  /** The opened seed, once the match is over; its record is at `record`. */
  seed: string;
  record: string;
  /** The invitation; `link` + `.svg` is its QR code. */
  link: string;
}

export interface SeatState {
  seat: number;
  name: string;
  kind: "bot" | "empty" | "person";
  /** Of the bot in this seat. */
  level: "beginner" | "best" | "easy" | "good" | null;
  connected: boolean;
  /** A bot plays for a person who is away. */
  sitting_in: boolean;
  ready: boolean;
  /** Added an own share to the shuffle. */
  seeded: boolean;
}

export interface RuleText {
  /** As they were written. */
  words: string;
  language: "de" | "en" | "it" | "nl" | "zh-Hant";
  /** What the game does, in the notation of effects; empty for a rule that people carry out. */
  clauses: string;
  /** The same as a sentence, in the reader's language. */
  said: string;
  /** One row per clause, with words in the reader's language: ["who", "the next player"], ["draw", 2]. */
  pictures: (([string, number | string])[])[];
  ways?: RuleWays[];
}

/** Between what a rule lets somebody choose, while it asks. */
export interface RuleWays {
  /** The part of the rule that asks, as it stands at the end of the first job of `agenda`. */
  effect: string;
  /** Each way as a sentence, in the reader's language; one for what may be done or left. */
  said: string[];
}

export interface Proposal {
  number: number;
  kind: "rule" | "sit-in";
  by: number;
  agreed: number[];
  /** Seats whose consent is still needed. */
  wanted: number[];
  /** Custom card 1 or 2. */
  which?: number;
  /** None erases it. */
  rule?: RuleText | null;
  /** Follows a second or two after the proposal. */
  trial?: RuleTrial | null;
  /** Who is away. */
  seat?: number;
}

/** What a rule does to the game, from simulated rounds. */
export interface RuleTrial {
  rounds: number;
  /** How much longer a round gets: 1.25 is a quarter longer. */
  length: number;
  /** How much likelier its player is to win the round than without the rule: 0.1 is ten in a hundred. */
  layer: number;
  /** Why the bots do not agree. */
  objection: "" | "ends-at-once" | "never-ends";
}

/** What is different now, and what happened. What is left out is as its default here says. */
export interface Update {
  type: "update";
  version: number;
  /** The version this follows on. A client that has seen another one has missed something: unless this is `whole`, it asks for `refresh`. */
  since: number;
  /** Of a `CommonView` what is different from version `since`; all of it where this is `whole`. */
  common: CommonChange;
  /** Nothing of what was known before is needed: you have just come in, or were too slow. */
  whole?: boolean;
  /** Events were left out: too many, or you have just come in. */
  gap?: boolean;
  /** Each a `GameEvent`. */
  events?: GameEvent[];
  /** Cards that have come onto `discards` since; where more has happened to it, it is in `common`. */
  laid?: string[];
  timers?: Timers;
  /** None: as before. */
  own?: OwnView | null;
  /** All you may do now, each a `LegalMove`. */
  moves?: LegalMove[];
}

export interface Timers {
  /** The window in which `seat` can be caught; the next player's move waits for its end. */
  catch?: Timer | null;
  turn?: Timer | null;
  dare?: Timer | null;
}

export interface Timer {
  seat: number;
  /** How long it still runs, when the message was sent. */
  milliseconds: number;
  /** Not yet, where the news has to reach people first: it will be that long, and `timers` says when it begins. */
  runs?: boolean;
}

/** What only this seat sees. */
export interface OwnView {
  seat: number;
  hand: string[];
  drawn: string | null;
  /** Cards of others that this seat has seen: (owner, cards). */
  known: ([number, string[]])[];
  /** The top cards of the draw pile, where this seat is asked what to do with them. */
  seen?: string[];
  /** The cards in hand that this seat has drawn, or got, by a custom card, where that goes by them. */
  got?: string[];
}

export interface TimersChanged {
  type: "timers";
  timers: Timers;
}

/** Done, and on disk. For a move, `version` is the view it led to. */
export interface Ack {
  type: "ack";
  id: number;
  version: number;
}

/** Your move waits for the end of the catch window, and is then made by itself. */
export interface Waiting {
  type: "waiting";
  id: number;
  /** Counted from when the window runs, where it does not yet. */
  milliseconds: number;
}

/** The turn of `seat` took too long, and a bot made one move. What it was is in the `update` that follows. */
export interface TimeUp {
  type: "time-up";
  seat: number;
}

/** Not done, and nothing has changed. `rule` is the id of the rule behind it, for moves. */
export interface Refusal {
  type: "refusal";
  id: number;
  code: string;
  rule?: string;
  /** Which option, which word: data, not a sentence. */
  detail?: string;
}

/** Chat. `seat` is -1 for a watcher; `name` as it was then. */
export interface Said {
  type: "said";
  number: number;
  seat: number;
  name: string;
  text: string;
  phrase?: "congratulations" | "good-luck" | "goodbye" | "haha" | "hello" | "hurry-up" | "oh-no" | "one-moment" | "sorry" | "thanks" | "well-played" | "your-turn" | null;
}

/** What became of a proposal; `by` is who declined, or -1. */
export interface Decided {
  type: "decided";
  proposal: Proposal;
  adopted: boolean;
  by: number;
}

export interface Understood {
  type: "understood";
  id: number;
  clauses: string;
  /** What was understood, in the language of the question; empty where it is for people to carry out. */
  said: string;
  dare: boolean;
  /** One row per clause, with words in the reader's language: ["who", "the next player"], ["draw", 2]. */
  pictures: (([string, number | string])[])[];
  spans: WordSpan[];
  /** What could come next; or whole texts of which one was perhaps `meant`. */
  suggestions: string[];
  /** Why this can be no rule at this table, in the language of the question. */
  problem?: string;
  /** What a card can do, a sentence for each: only where no words were asked about. */
  examples?: string[];
  /** What was asked about, without doubled blanks; it is what `spans` count in, by characters of Unicode. */
  words?: string;
  /** All the words, with each of the suggestions. */
  completed?: string[];
  /** Whether suggestions take the place of what was written, and do not go on with it. */
  meant?: boolean;
}

/** A place in the words; `begun` is a last word that could still become a known one. */
export interface WordSpan {
  start: number;
  end: number;
  state: "begun" | "known" | "unknown";
}

/** The best move and why: `reason` is the end of a message's id (`hint-…`). */
export interface Hint {
  type: "hinted";
  id: number;
  move: LegalMove;
  reason: "aside" | "best-chance" | "brings-colour" | "call-uno" | "catch" | "choose" | "colour" | "draw" | "goes-out" | "hits-next" | "jump-in" | "keep" | "likely-bluff" | "longest-colour" | "only-move" | "saves-wilds" | "sends-it-back" | "sends-it-on" | "sheds-points" | "take-it" | "takes-another-turn" | "wild-needed";
  data: HintData;
}

/** A move that is allowed now: `text` is what to send or show, the rest is the same in parts. */
export interface LegalMove {
  text: string;
  verb: "abstain" | "accept" | "accuse" | "catch" | "challenge" | "choose" | "colour" | "confirm" | "dismiss" | "draw" | "keep" | "next" | "own-up" | "play" | "uno" | "uphold";
  card?: string;
  colour?: string;
  uno?: boolean;
  seats?: number[];
  cards?: string[];
  way?: string;
  /** W4-4: laying this +4 would be a bluff. Only its player is told. */
  guilty?: boolean;
}

/** What goes into the sentence of a hint's reason, as far as it applies. */
export interface HintData {
  /** To win the round after this move, in percent; 0 where it is not known. */
  chance?: number;
  /** Who is hit, caught, chosen or suspected. */
  seat?: number;
  /** That player's cards, or those to be drawn, or those of the colour that are left to go on with. */
  cards?: number;
  /** How many cards the next player draws; none misses a turn. */
  draws?: number;
  colour?: string;
  points?: number;
}

/** Every card of the own hand that cannot be laid, once; none where all can. */
export interface Explained {
  type: "explained";
  id: number;
  version: number;
  obstacles: Obstacle[];
}

/** Cards that cannot be laid now, all for the same reason. `code` and `rule` as in `refusal`. */
export interface Obstacle {
  code: string;
  rule: string;
  cards: string[];
}

/** A finished match as our bots see it. Chances and costs are numbers from 0 to 1. */
export interface LookedBack {
  type: "looked-back";
  id: number;
  match: number;
  /** From so many games that our bots played to the end from each step, with the hands of that step known. */
  playouts: number;
  /** So far off a chance near one half may be. */
  margin: number;
  /** After each step, each seat's chance to win the match, with all hands known: nobody at the table had that. */
  chances: number[][];
  /** The same for the round. */
  round_chances: number[][];
  turning_points: TurningPoint[];
  /** Of those moves that gave something away. */
  verdicts: MoveVerdict[];
  /** One for each seat. */
  players: PlayedHow[];
  move_of_the_match: BestMove | null;
  boldest_bluff: BoldestBluff | null;
}

/** A step that changed somebody's chance to win the match more than others did. */
export interface TurningPoint {
  /** Of the match as its replay counts them: 0 is the first deal. */
  step: number;
  /** Whose chance changed most. */
  seat: number;
  before: number;
  after: number;
}

/** A move that gave something away, judged from what its player knew then. */
export interface MoveVerdict {
  step: number;
  /** What the best bot would have done. */
  better: LegalMove;
  /** What was given away, as a share of the round. */
  cost: number;
}

/** How somebody played. */
export interface PlayedHow {
  decisions: number;
  /** How often as the best bot would have. */
  agreed: number;
  /** How much of what the decisions could win or lose was kept: 1 is always the best move, 0 always the worst. */
  accuracy: number;
}

/** The best bot's move, where the next best one would have cost most. */
export interface BestMove {
  step: number;
  seat: number;
  /** What the next best one would have cost, as a share of the round. */
  edge: number;
}

/** The +4 that most cards in hand forbade. */
export interface BoldestBluff {
  step: number;
  seat: number;
  /** How many they were. */
  cards: number;
  /** Whether it was taken, challenged or answered with a card; `open`: none of these. */
  outcome: "accepted" | "caught" | "open" | "sent-back";
}

export interface Pong {
  type: "pong";
  id: number;
}

/** The tables that were asked about, in the same order. */
export interface Peeked {
  type: "peeked";
  id: number;
  tables: Glimpse[];
}

/** One table from outside. Where `problem` is not empty, nothing else but `code` means anything. */
export interface Glimpse {
  code: string;
  /** The code of the refusal that coming there would be answered with now. */
  problem?: string;
  phase?: "lobby" | "match-over" | "playing" | "round-over";
  edition?: "braille" | "classic" | "mario";
  /** The options that differ from the edition. */
  changed?: string[];
  /** The name of who invites. */
  host?: string;
  /** Who sits where, empty for a free seat; none at all for strangers to a table that wants no watchers. */
  names?: string[];
  /** Seats that somebody could sit down on now. */
  free?: number;
  /** How many people are at the table now. */
  here?: number;
  /** Whether one may look on. */
  watching?: boolean;
  /** The seat that the token opens. */
  you?: number;
  /** Whose move is waited for, told like `names`. */
  actor?: number;
  round_number?: number;
  scores?: number[];
}

/** Something is wrong with a message itself, or with the server. `id` is -1 where none could be read. `read-again`: this table met a bug of ours and goes on from its log; `table` and `update` follow. */
export interface Problem {
  type: "problem";
  code: "hello-first" | "hello-twice" | "internal" | "malformed" | "out-of-order" | "read-again" | "too-fast" | "too-large";
  id?: number;
}

/** The last message before the server closes the connection. After `closing` the server may be back within seconds: try again every second or so, for a minute. After `moved` the table is at another server of the same house: come back at once, and if that fails as after `closing`. */
export interface Goodbye {
  type: "goodbye";
  code: "broken" | "closing" | "elsewhere" | "idle" | "left" | "moved" | "removed" | "too-many-problems";
}

/** What everybody at the table sees. Same names as in the rules' `SeatView`; options and rules are in `table`. */
export interface CommonView {
  players: number;
  round_number: number;
  scores: number[];
  dealer: number;
  to_the_left: boolean;
  phase: "answer" | "choose" | "colour" | "confirm" | "drawn" | "match-over" | "round-over" | "turn";
  actor: number;
  counts: number[];
  top: string;
  below: string | null;
  /** The discard pile since it was last shuffled, the top card last. */
  discards: string[];
  discard_size: number;
  pile_size: number;
  pending: number;
  attacker: number;
  duel: boolean;
  first_hit: number;
  called: boolean[];
  owing: number;
  misses: number[];
  choices: number;
  accused: number;
  accuser: number;
  votes: string[];
  confirmed: boolean[];
  winner: number;
  match_winners: number[];
  /** Turns in a row in which nobody could do anything. */
  passes?: number;
  /** For each seat the colours (bit 0 blue … bit 3 yellow) it drew on instead of playing. */
  declined?: number[];
  /** Who was shown whose hand this round: (viewer, owner). */
  shown?: ([number, number])[];
  /** What a custom card has still to do while `actor` is asked for cards or a way: see `rules/agenda.py`. */
  agenda?: string | null;
  /** What custom cards have left in force, likewise. */
  standing?: string[];
  /** The points that custom cards have brought each seat, to be counted when the round is over; empty for none. */
  bonus?: number[];
  /** How many times the points of this round count. */
  stakes?: number;
  /** The points that custom cards have promised to whoever wins this round. */
  prize?: number;
}

/** SETUP-1: one player's card in the draw for the dealer. */
export interface DealerDrawn {
  kind: "DealerDrawn";
  seat: number;
  card: string;
}

/** SETUP-1: who deals. */
export interface DealerFound {
  kind: "DealerFound";
  seat: number;
}

/** SETUP-2: the cards are dealt. */
export interface RoundBegan {
  kind: "RoundBegan";
  number: number;
  dealer: number;
}

/** The cards a seat was dealt. */
export interface HandDealt {
  kind: "HandDealt";
  seat: number;
  cards: string[];
}

/** Somebody else was dealt cards. */
export interface HandDealtFaceDown {
  kind: "HandDealtFaceDown";
  seat: number;
  count: number;
}

/** The first card of the discard pile. */
export interface CardTurnedUp {
  kind: "CardTurnedUp";
  card: string;
}

/** OPEN-5: a +4 was turned up and went under the draw pile. */
export interface CardPutBack {
  kind: "CardPutBack";
  card: string;
}

/** Whose turn it is now. */
export interface TurnBegan {
  kind: "TurnBegan";
  seat: number;
}

/** `card` shows the colour named for a wild; `left` is how many cards its player has left. */
export interface CardPlayed {
  kind: "CardPlayed";
  seat: number;
  card: string;
  left: number;
  jumped_in: boolean;
}

/** OPEN-4: the player must name the colour of the card turned up. */
export interface ColourAwaited {
  kind: "ColourAwaited";
  seat: number;
}

/** OPEN-4: the colour of the wild that was turned up. */
export interface ColourNamed {
  kind: "ColourNamed";
  seat: number;
  colour: "B" | "G" | "R" | "Y";
}

/** Cards drawn, and why. */
export interface CardsDrawn {
  kind: "CardsDrawn";
  seat: number;
  cards: string[];
  why: "caught" | "coaching" | "custom" | "guilty" | "innocent" | "last-card" | "opening" | "plus-four" | "plus-two" | "reflected" | "turn";
}

/** Somebody else drew cards. */
export interface CardsDrawnFaceDown {
  kind: "CardsDrawnFaceDown";
  seat: number;
  count: number;
  why: "caught" | "coaching" | "custom" | "guilty" | "innocent" | "last-card" | "opening" | "plus-four" | "plus-two" | "reflected" | "turn";
}

/** The player drew, and the turn passes: `by_choice`, or since the card could not be played. */
export interface CardKept {
  kind: "CardKept";
  seat: number;
  by_choice: boolean;
}

/** TURN-6: no cards anywhere, the turn passes. */
export interface NothingToDraw {
  kind: "NothingToDraw";
  seat: number;
}

/** TURN-5: the discard pile became a draw pile of so many cards. */
export interface PileShuffled {
  kind: "PileShuffled";
  count: number;
}

/** A turn is lost. */
export interface TurnMissed {
  kind: "TurnMissed";
  seat: number;
}

/** `left` is clockwise. */
export interface DirectionTurned {
  kind: "DirectionTurned";
  left: boolean;
}

/** Somebody is hit by a +2 or +4 (or, in a duel, a star) and must answer or draw `cards`. */
export interface AnswerAwaited {
  kind: "AnswerAwaited";
  seat: number;
  attacker: number;
  cards: number;
  plus_four: boolean;
}

/** Somebody doubts a +4. */
export interface Challenged {
  kind: "Challenged";
  seat: number;
  target: number;
}

/** `seat` shows its hand to `to`, and to nobody else. */
export interface HandShown {
  kind: "HandShown";
  seat: number;
  to: number;
  cards: string[];
}

/** A hand was shown to somebody else. */
export interface HandShownElsewhere {
  kind: "HandShownElsewhere";
  seat: number;
  to: number;
}

/** Whether the +4 was a bluff. */
export interface ChallengeSettled {
  kind: "ChallengeSettled";
  seat: number;
  target: number;
  guilty: boolean;
}

/** W4-7: the +4 returns to the hand it came from; `top` is in play again. */
export interface CardTakenBack {
  kind: "CardTakenBack";
  seat: number;
  card: string;
  top: string;
}

/** A star sent `cards` back from `seat` to `target`. */
export interface Reflected {
  kind: "Reflected";
  seat: number;
  target: number;
  cards: number;
}

/** Somebody called UNO. */
export interface UnoCalled {
  kind: "UnoCalled";
  seat: number;
}

/** Somebody forgot to call, and was caught. */
export interface UnoCaught {
  kind: "UnoCaught";
  seat: number;
  by: number;
}

/** A rule came onto custom card 1 or 2, or was erased (no words). */
export interface RuleWritten {
  kind: "RuleWritten";
  which: number;
  words: string;
}

/** A custom card was laid and its rule is carried out. */
export interface RuleRuns {
  kind: "RuleRuns";
  seat: number;
  which: number;
  words: string;
}

/** `seat` must choose `players` players. */
export interface ChoiceAwaited {
  kind: "ChoiceAwaited";
  seat: number;
  players: number;
}

/** Somebody chose a player. */
export interface PlayerChosen {
  kind: "PlayerChosen";
  seat: number;
  chosen: number;
}

/** `seat` must choose for a custom card: `cards` of its own to `hand` to `to`, to `drop`, to `bury`, to `reveal` to `to`; a card whose `colour` or `number` all those have that it parts with; to `pick` out of the hand of `to`, to `draft` or `arrange` on top of the draw pile, to `salvage` from the discard pile; `either` of two ways; one of several `ways`; whether it will (`may`); a player to `vote` for; a number to `name`; a player to `point` at, who is meant; a colour to name (`dye`). `drop-some` and the like: up to so many cards. `to` is -1 where that is nobody. */
export interface QuestionAsked {
  kind: "QuestionAsked";
  seat: number;
  question: string;
  cards: number;
  to: number;
}

/** `way` is `1` to `4`, `yes` or `no`; `enough`: no more cards are chosen of those that could be. */
export interface WayChosen {
  kind: "WayChosen";
  seat: number;
  way: string;
}

/** A coin chose the first or the second way. */
export interface CoinTossed {
  kind: "CoinTossed";
  way: string;
}

/** What `seat`'s card says holds from now on: until its next turn (`lap`), for the rest of the `round`, `once`; for `turns` at the table; until those it is about have had turns of their `own`; until such a card is laid (`till`), or somebody has one card left (`till-uno`). `times` is how many laps or turns. */
export interface RuleStands {
  kind: "RuleStands";
  seat: number;
  until: string;
  times: number;
}

/** A rule in force says that the card just laid has no effect. */
export interface CardMuted {
  kind: "CardMuted";
  seat: number;
}

/** What `seat`'s card has set up is over. */
export interface RuleLapsed {
  kind: "RuleLapsed";
  seat: number;
}

/** What `seat` would have to draw, `to` draws, by a rule in force. */
export interface DrawDiverted {
  kind: "DrawDiverted";
  seat: number;
  to: number;
}

/** A part of the rule did not apply. `condition` is in the notation of effects. */
export interface ConditionFailed {
  kind: "ConditionFailed";
  seat: number;
  condition: string;
}

/** Somebody will miss turns. */
export interface TurnsToMiss {
  kind: "TurnsToMiss";
  seat: number;
  turns: number;
}

/** Somebody has another turn. */
export interface PlaysAgain {
  kind: "PlaysAgain";
  seat: number;
}

/** Two players swapped hands; `first_cards` and `second_cards` are what they hold now. */
export interface HandsSwapped {
  kind: "HandsSwapped";
  first: number;
  second: number;
  first_cards: string[];
  second_cards: string[];
}

/** Two others swapped hands. */
export interface HandsSwappedElsewhere {
  kind: "HandsSwappedElsewhere";
  first: number;
  second: number;
}

/** All hands moved on in the direction of play; each player's new hand follows as `HandReceived`. */
export interface HandsPassedOn {
  kind: "HandsPassedOn";
  left: boolean;
}

/** Somebody else's hand is now this seat's. */
export interface HandReceived {
  kind: "HandReceived";
  seat: number;
  giver: number;
  cards: string[];
}

/** Somebody else got another hand. */
export interface HandReceivedFaceDown {
  kind: "HandReceivedFaceDown";
  seat: number;
  giver: number;
  count: number;
}

/** Cards given from one seat to another. */
export interface CardsGiven {
  kind: "CardsGiven";
  seat: number;
  to: number;
  cards: string[];
}

/** Others gave each other cards. */
export interface CardsGivenFaceDown {
  kind: "CardsGivenFaceDown";
  seat: number;
  to: number;
  count: number;
}

/** Cards put under the discard pile. */
export interface CardsThrownAway {
  kind: "CardsThrownAway";
  seat: number;
  cards: string[];
}

/** Cards put under the draw pile; only their owner has seen them. */
export interface CardsBuried {
  kind: "CardsBuried";
  seat: number;
  cards: string[];
}

/** Somebody else put cards under the draw pile. */
export interface CardsBuriedFaceDown {
  kind: "CardsBuriedFaceDown";
  seat: number;
  count: number;
}

/** Cards taken from the discard pile. */
export interface CardsFetched {
  kind: "CardsFetched";
  seat: number;
  cards: string[];
}

/** A custom card had the top card of the draw pile turned up; it is under the discard pile's top card now. */
export interface CardFoundOnTop {
  kind: "CardFoundOnTop";
  card: string;
}

/** A die was rolled for a custom card. */
export interface DieRolled {
  kind: "DieRolled";
  number: number;
}

/** Somebody named a number for a custom card. */
export interface NumberNamed {
  kind: "NumberNamed";
  seat: number;
  number: number;
}

/** Chance had to say which of two players wins: `winner`, against `target`. */
export interface LotsDrawn {
  kind: "LotsDrawn";
  winner: number;
  target: number;
}

/** Somebody looks at the top cards of the draw pile, the first to be drawn first; nobody else sees them. */
export interface PileSeen {
  kind: "PileSeen";
  seat: number;
  cards: string[];
}

/** Somebody else looks at so many cards of the draw pile. */
export interface PileSeenElsewhere {
  kind: "PileSeenElsewhere";
  seat: number;
  count: number;
}

/** The top cards of the draw pile lie in the order that somebody wanted. */
export interface PileArranged {
  kind: "PileArranged";
  seat: number;
  count: number;
}

/** A custom card brings somebody points, which are counted when the round is over; -1 is whoever wins it. */
export interface PointsWon {
  kind: "PointsWon";
  seat: number;
  count: number;
}

/** A custom card costs somebody points, likewise. */
export interface PointsLost {
  kind: "PointsLost";
  seat: number;
  count: number;
}

/** The points of this round count so many times. */
export interface StakesRaised {
  kind: "StakesRaised";
  number: number;
}

/** `seat` shows some of its cards to `to`, and to nobody else. */
export interface CardsShown {
  kind: "CardsShown";
  seat: number;
  to: number;
  cards: string[];
}

/** The same, seen by those who are not shown the cards. */
export interface CardsShownElsewhere {
  kind: "CardsShownElsewhere";
  seat: number;
  to: number;
  count: number;
}

/** All hands, so many cards, were shuffled together and dealt again; each player's new hand follows. */
export interface HandsRedealt {
  kind: "HandsRedealt";
  count: number;
}

/** A rule that only people can carry out; the others confirm when it was done. */
export interface DareAwaited {
  kind: "DareAwaited";
  seat: number;
  words: string;
}

/** Somebody confirmed that a dare was done. */
export interface DareConfirmed {
  kind: "DareConfirmed";
  seat: number;
}

/** TALK-2: `by` says that `seat` demanded a certain card. */
export interface Accused {
  kind: "Accused";
  seat: number;
  by: number;
}

/** `vote` is `uphold`, `dismiss` or `abstain`. */
export interface VoteCast {
  kind: "VoteCast";
  seat: number;
  vote: string;
}

/** How the votes came out. */
export interface AccusationSettled {
  kind: "AccusationSettled";
  seat: number;
  upheld: boolean;
}

/** The accused admitted it. */
export interface OwnedUp {
  kind: "OwnedUp";
  seat: number;
}

/** `winner` went out; -1 for a dead round (TURN-6). All hands are open now. */
export interface RoundEnded {
  kind: "RoundEnded";
  winner: number;
  hands: string[][];
}

/** The points this round brought each seat, and the new totals. */
export interface RoundScored {
  kind: "RoundScored";
  points: number[];
  totals: number[];
}

/** Who has won the match. */
export interface MatchEnded {
  kind: "MatchEnded";
  winners: number[];
}

export type FromClient = Create | Join | Return | Watch | MakeMove | Say | Understand | ProposeRule | ProposeSitIn | Vote | Withdraw | Ready | Start | AddBot | RemoveSeat | SetOptions | PassHost | AddSeed | Settings | AskHint | AskWhy | Explain | Shown | LookBack | Refresh | Leave | Ping | Peek;

export type FromServer = Welcome | TableState | Update | TimersChanged | Ack | Waiting | TimeUp | Refusal | Said | Decided | Understood | Hint | Explained | LookedBack | Pong | Peeked | Problem | Goodbye;

export type GameEvent = DealerDrawn | DealerFound | RoundBegan | HandDealt | HandDealtFaceDown | CardTurnedUp | CardPutBack | TurnBegan | CardPlayed | ColourAwaited | ColourNamed | CardsDrawn | CardsDrawnFaceDown | CardKept | NothingToDraw | PileShuffled | TurnMissed | DirectionTurned | AnswerAwaited | Challenged | HandShown | HandShownElsewhere | ChallengeSettled | CardTakenBack | Reflected | UnoCalled | UnoCaught | RuleWritten | RuleRuns | ChoiceAwaited | PlayerChosen | QuestionAsked | WayChosen | CoinTossed | RuleStands | CardMuted | RuleLapsed | DrawDiverted | ConditionFailed | TurnsToMiss | PlaysAgain | HandsSwapped | HandsSwappedElsewhere | HandsPassedOn | HandReceived | HandReceivedFaceDown | CardsGiven | CardsGivenFaceDown | CardsThrownAway | CardsBuried | CardsBuriedFaceDown | CardsFetched | CardFoundOnTop | DieRolled | NumberNamed | LotsDrawn | PileSeen | PileSeenElsewhere | PileArranged | PointsWon | PointsLost | StakesRaised | CardsShown | CardsShownElsewhere | HandsRedealt | DareAwaited | DareConfirmed | Accused | VoteCast | AccusationSettled | OwnedUp | RoundEnded | RoundScored | MatchEnded;

/** What has changed of a `CommonView`. */
export type CommonChange = Partial<CommonView>;
