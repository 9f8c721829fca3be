// Made by `python -m penultimate.web.schema` from src/penultimate/wire.py. Do not edit.

export const PROTOCOL = 1;
export const MOST_BYTES = 8192;
export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "sorry", "oh-no", "hurry-up", "one-moment", "your-turn", "haha", "congratulations", "goodbye"] as const;
export const LEVELS = ["beginner", "easy", "good", "best"] as const;
export const LANGUAGES = ["en", "de", "it", "nl", "zh-Hant"] as const;
export const RULE_REFUSALS = ["match-over", "round-over", "no-such-player", "not-your-turn", "not-in-hand", "answer-first", "colour-needed", "only-the-drawn-card", "no-match", "no-such-colour", "must-play", "nothing-drawn", "nothing-to-challenge", "nothing-to-answer", "uno-too-early", "already-called", "too-late", "nothing-to-catch", "no-coaching-rule", "not-now"] as const;
export const TABLE_REFUSALS = ["no-such-table", "table-full", "wrong-token", "name-taken", "bad-name", "too-many-tables", "no-watching", "watchers-only-watch", "only-the-host", "not-in-the-lobby", "not-between-rounds", "no-match-on", "stale", "not-a-move", "no-chat", "empty", "no-such-seat", "not-free", "not-enough-players", "bad-option", "bad-rule", "rule-objected", "no-such-proposal", "not-yours", "not-away", "cooling-down", "no-hint", "too-late-for-seeds", "already-waiting", "busy", "storage", "table-damaged"] as const;
export type Phrase = (typeof PHRASES)[number];
export type Level = (typeof LEVELS)[number];
export type Language = (typeof LANGUAGES)[number];
/** Everything a seat may know: `{ ...update.common, ...update.own }`. */
export type SeatView = CommonView & OwnView;

/** Make a table and sit down at it as its host. `bots` fill the last seats. */
export interface Create {
  type: "create";
  id: number;
  name: string;
  edition?: "braille" | "mario";
  /** Only what differs from the edition. */
  options?: Record<string, boolean | number | string>;
  seats?: number;
  bots?: ("beginner" | "best" | "easy" | "good")[];
  table?: TableOptions;
  language?: "de" | "en" | "it" | "nl" | "zh-Hant";
}

/** What is agreed about the table and is no rule of the game. Seconds; 0 switches a clock off. */
export interface TableOptions {
  /** How long a forgotten UNO can be caught before the next player's move counts. */
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
  edition?: "braille" | "mario" | null;
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
  edition: "braille" | "mario";
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
  pictures: (([string, number | string])[])[];
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

/** The newest view, and what happened since the last one. */
export interface Update {
  type: "update";
  version: number;
  /** The version this follows on; a client that has seen another one has missed events, and this view is fresh. */
  since: number;
  /** Events were left out: too many, or you have just come in. */
  gap: boolean;
  /** Each a `GameEvent`. */
  events: GameEvent[];
  /** A `CommonView`. */
  common: CommonView;
  own: OwnView;
  /** Each a `LegalMove`. */
  moves: LegalMove[];
  timers: Timers;
}

/** What only this seat sees. */
export interface OwnView {
  seat: number;
  hand: string[];
  drawn: string | null;
  /** Cards of others that this seat has seen: (owner, cards). */
  known: ([number, string[]])[];
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
  milliseconds: number;
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
  /** One row per clause, as in `penultimate.houserules.pictures`: ["who", "next"], ["draw", 2]. */
  pictures: (([string, number | string])[])[];
  spans: WordSpan[];
  /** What could come next. */
  suggestions: string[];
  /** Why this can be no rule at this table, in the language of the question. */
  problem?: string;
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

export interface Pong {
  type: "pong";
  id: number;
}

/** Something is wrong with a message itself, or with the server. `id` is -1 where none could be read. */
export interface Problem {
  type: "problem";
  code: "hello-first" | "hello-twice" | "internal" | "malformed" | "out-of-order" | "too-fast" | "too-large";
  id?: number;
}

/** The last message before the server closes the connection. */
export interface Goodbye {
  type: "goodbye";
  code: "closing" | "elsewhere" | "idle" | "left" | "removed" | "too-many-problems";
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
  /** The newest cards of the discard pile, the top card last. */
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
}

/** SETUP-1: one player's card in the draw for the dealer. */
export interface DealerDrawn {
  kind: "DealerDrawn";
  seat: number;
  card: string;
}

export interface DealerFound {
  kind: "DealerFound";
  seat: number;
}

export interface RoundBegan {
  kind: "RoundBegan";
  number: number;
  dealer: number;
}

export interface HandDealt {
  kind: "HandDealt";
  seat: number;
  cards: string[];
}

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

export interface ColourNamed {
  kind: "ColourNamed";
  seat: number;
  colour: "B" | "G" | "R" | "Y";
}

export interface CardsDrawn {
  kind: "CardsDrawn";
  seat: number;
  cards: string[];
  why: "caught" | "coaching" | "custom" | "guilty" | "innocent" | "last-card" | "opening" | "plus-four" | "plus-two" | "reflected" | "turn";
}

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

export interface HandShownElsewhere {
  kind: "HandShownElsewhere";
  seat: number;
  to: number;
}

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

export interface UnoCalled {
  kind: "UnoCalled";
  seat: number;
}

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

export interface PlayerChosen {
  kind: "PlayerChosen";
  seat: number;
  chosen: number;
}

/** A part of the rule did not apply. `condition` is in the notation of effects. */
export interface ConditionFailed {
  kind: "ConditionFailed";
  seat: number;
  condition: string;
}

export interface TurnsToMiss {
  kind: "TurnsToMiss";
  seat: number;
  turns: number;
}

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

export interface HandReceived {
  kind: "HandReceived";
  seat: number;
  giver: number;
  cards: string[];
}

export interface HandReceivedFaceDown {
  kind: "HandReceivedFaceDown";
  seat: number;
  giver: number;
  count: number;
}

export interface CardsGiven {
  kind: "CardsGiven";
  seat: number;
  to: number;
  cards: string[];
}

export interface CardsGivenFaceDown {
  kind: "CardsGivenFaceDown";
  seat: number;
  to: number;
  count: number;
}

export interface CardsThrownAway {
  kind: "CardsThrownAway";
  seat: number;
  cards: string[];
}

/** A rule that only people can carry out; the others confirm when it was done. */
export interface DareAwaited {
  kind: "DareAwaited";
  seat: number;
  words: string;
}

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

export interface AccusationSettled {
  kind: "AccusationSettled";
  seat: number;
  upheld: boolean;
}

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

export interface MatchEnded {
  kind: "MatchEnded";
  winners: number[];
}

export type FromClient = Create | Join | Return | Watch | MakeMove | Say | Understand | ProposeRule | ProposeSitIn | Vote | Withdraw | Ready | Start | AddBot | RemoveSeat | SetOptions | PassHost | AddSeed | Settings | AskHint | AskWhy | Refresh | Leave | Ping;

export type FromServer = Welcome | TableState | Update | TimersChanged | Ack | Waiting | Refusal | Said | Decided | Understood | Hint | Pong | Problem | Goodbye;

export type GameEvent = DealerDrawn | DealerFound | RoundBegan | HandDealt | HandDealtFaceDown | CardTurnedUp | CardPutBack | TurnBegan | CardPlayed | ColourAwaited | ColourNamed | CardsDrawn | CardsDrawnFaceDown | CardKept | NothingToDraw | PileShuffled | TurnMissed | DirectionTurned | AnswerAwaited | Challenged | HandShown | HandShownElsewhere | ChallengeSettled | CardTakenBack | Reflected | UnoCalled | UnoCaught | RuleWritten | RuleRuns | ChoiceAwaited | PlayerChosen | ConditionFailed | TurnsToMiss | PlaysAgain | HandsSwapped | HandsSwappedElsewhere | HandsPassedOn | HandReceived | HandReceivedFaceDown | CardsGiven | CardsGivenFaceDown | CardsThrownAway | DareAwaited | DareConfirmed | Accused | VoteCast | AccusationSettled | OwnedUp | RoundEnded | RoundScored | MatchEnded;
