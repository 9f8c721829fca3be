"""Every message between a client and the server, as types. `docs/wire.md` and `ui/src/wire.ts` are made from them.

Frames are JSON texts, one message each; `type` says which. A client begins with `create`, `join`, `return` or `watch`
and gets `welcome`, `table` and, where a match is on, `update`. Every later message carries an `id` that grows, and is
answered with `ack`, `refusal` or the answer asked for, with the same `id`. `peek` and `ping` need no table.

Cards are in the notation of the rules (`R7`, `W+4`, on the pile `W+4:R`), colours are `B`, `G`, `R`, `Y`, seats are
numbers from 0, and -1 is nobody (as one's own seat: somebody who only watches).
"""

from typing import TYPE_CHECKING, Annotated, Final, Literal

from msgspec import Meta, Raw, Struct

from penultimate.languages import LANGUAGES
from penultimate.rules.editions import EDITION_NAMES, FIRST_EDITION
from penultimate.rules.moves import WORDS
from penultimate.rules.phases import Phase as RulesPhase

PROTOCOL: Final = 2
MOST_BYTES: Final = 8192
"""A longer frame from a client closes the connection."""

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Code = Annotated[str, Meta(pattern="^[A-Za-z]{6}$")]
Token = Annotated[str, Meta(min_length=20, max_length=64)]
Words = Annotated[str, Meta(max_length=200)]
OwnSeed = Annotated[str, Meta(max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Id = Annotated[int, Meta(ge=0, le=2**53 - 1)]
OptionValue = bool | int | str
Pace = Literal["quick", "human", "slow"]
"""How long bots think."""
Level = Literal["beginner", "easy", "good", "best"]
TablePhase = Literal["lobby", "playing", "round-over", "match-over"]
if TYPE_CHECKING:
    Language = str
    Edition = str
    Verb = str
    Phase = str
else:  # what there is of them is described elsewhere, and only that can be sent
    Language = Literal[LANGUAGES]
    Edition = Literal[EDITION_NAMES]
    Verb = Literal[tuple(WORDS.values())]
    Phase = Literal[tuple(phase.value for phase in RulesPhase)]
Phrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "oh-no",
    "hurry-up",
    "one-moment",
    "your-turn",
    "haha",
    "congratulations",
    "goodbye",
]
"""Ready-made sentences; each client says them in its own language."""


class TableOptions(Struct, forbid_unknown_fields=True, frozen=True):
    """What is agreed about the table and is no rule of the game. Seconds; 0 switches a clock off."""

    catch_seconds: Annotated[float, Meta(ge=2, le=30)] = 3.0
    """How long a forgotten UNO can be caught before the next player's move counts, from when people know of it."""
    turn_seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    """After so long a bot makes one move for who does not."""
    away_seconds: Annotated[int, Meta(ge=5, le=3600)] = 60
    """After so long without a connection a bot sits in when it is that player's move."""
    dare_seconds: Annotated[int, Meta(ge=10, le=3600)] = 120
    """The table's patience with a rule that only people can carry out."""
    bot_pace: Pace = "human"
    watching: bool = True
    chat: bool = True


class MoveShape(Struct, omit_defaults=True, frozen=True):
    """A move in parts. What its verb does not need is left out."""

    verb: Verb
    card: Annotated[str, Meta(max_length=4)] = ""
    colour: Annotated[str, Meta(max_length=1)] = ""
    uno: bool = False
    seats: Annotated[tuple[int, ...], Meta(max_length=2)] = ()
    cards: Annotated[tuple[Annotated[str, Meta(max_length=4)], ...], Meta(max_length=6)] = ()
    """Where a custom card asks which cards."""
    way: Literal["", "1", "2", "yes", "no", "0", "3", "4", "5", "6", "7", "8", "9", "B", "G", "R", "Y"] = ""
    """Where a custom card asks which of two ways, or whether, for a number, or for a colour."""


# --- client to server -------------------------------------------------------------------------------------------------


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True):
    id: Id


class Create(ClientMessage, tag="create"):
    """Make a table and sit down at it as its host. `bots` fill the last seats."""

    name: Name
    edition: Edition = FIRST_EDITION
    options: dict[str, OptionValue] = {}
    """Only what differs from the edition."""
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    bots: Annotated[list[Level], Meta(max_length=9)] = []
    table: TableOptions = TableOptions()
    language: Language = "en"


class Join(ClientMessage, tag="join"):
    """Sit down at a table by its code."""

    code: Code
    name: Name
    language: Language = "en"


class Return(ClientMessage, tag="return"):
    """Come back to one's own seat. Another connection in that seat is closed."""

    code: Code
    token: Token


class Watch(ClientMessage, tag="watch"):
    """See a table without hands."""

    code: Code
    name: Name = "?"
    language: Language = "en"


class MakeMove(ClientMessage, tag="move"):
    """A move, as text (`play W+4 B uno`, `catch Ben`) or in parts. `version` is that of the view it was decided on."""

    version: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    text: Annotated[str, Meta(max_length=80)] = ""
    move: MoveShape | None = None


class Say(ClientMessage, tag="say"):
    """Chat: free text, or a ready-made phrase."""

    text: Words = ""
    phrase: Phrase | None = None


class Understand(ClientMessage, tag="understand"):
    """What would the game make of this rule? Answered with `understood`; nobody else hears of it."""

    words: Words
    language: Language = "en"


class ProposeRule(ClientMessage, tag="propose-rule"):
    """Put a rule on custom card 1 or 2; no words erase it. In the lobby or between rounds."""

    which: Literal[1, 2]
    words: Words
    language: Language = "en"


class ProposeSitIn(ClientMessage, tag="propose-sit-in"):
    """Go on without somebody who is away: a bot takes the seat until they are back."""

    seat: Seat


class Vote(ClientMessage, tag="vote"):
    proposal: int
    agree: bool


class Withdraw(ClientMessage, tag="withdraw"):
    """Take back one's own proposal."""

    proposal: int


class Ready(ClientMessage, tag="ready"):
    """Ready for the next round, or after the match for another one. It begins when all people present are."""


class Start(ClientMessage, tag="start"):
    """The host begins the match (or the next round) without waiting."""


class AddBot(ClientMessage, tag="add-bot"):
    """The host puts a bot on a free seat, in the lobby or before a rematch."""

    level: Level
    seat: Seat | None = None


class RemoveSeat(ClientMessage, tag="remove"):
    """The host removes a bot (in the lobby), or a person: in a match a bot takes over the seat for good."""

    seat: Seat


class SetOptions(ClientMessage, tag="set-options"):
    """The host changes the game, in the lobby or before a rematch. What is left out stays."""

    edition: Edition | None = None
    options: dict[str, OptionValue] | None = None
    """Only what differs from the edition."""
    seats: Annotated[int, Meta(ge=2, le=10)] | None = None
    table: TableOptions | None = None


class PassHost(ClientMessage, tag="pass-host"):
    seat: Seat


class AddSeed(ClientMessage, tag="add-seed"):
    """One's own share in the shuffle, before the match begins."""

    seed: OwnSeed


class Settings(ClientMessage, tag="settings"):
    name: Name | None = None
    """Only in the lobby."""
    language: Language | None = None


class AskHint(ClientMessage, tag="hint"):
    """What would a good bot do?"""


class AskWhy(ClientMessage, tag="why"):
    """Would this move be allowed now? Answered with `ack`, or with the `refusal` it would get; nothing happens."""

    text: Annotated[str, Meta(max_length=80)]


class Explain(ClientMessage, tag="explain"):
    """Which cards of the own hand cannot be laid now, and why? Answered with `explained`: all reasons at once."""


class Shown(ClientMessage, tag="shown"):
    """The news of this version has been shown, or will have been spoken in so many milliseconds. Answered with `ack`.

    To be sent by who could catch, while `timers.catch` does not run yet: a forgotten UNO can be caught for the table's
    seconds from when the news has reached the last of them. Who says nothing is waited for a second, nobody longer than
    ten. It may be sent again while that is not over, and the last word counts.
    """

    version: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    milliseconds: Annotated[int, Meta(ge=0, le=60_000)] = 0


class LookBack(ClientMessage, tag="look-back"):
    """What bots have to say about a finished match. Worked out once, in up to a minute; then anybody has it at once."""

    match: Annotated[int, Meta(ge=1, le=999_999)]


class Refresh(ClientMessage, tag="refresh"):
    """Send `table` and `update` again."""


class Leave(ClientMessage, tag="leave"):
    """Stand up. In a match a bot takes over; the token still brings one back."""


class Ping(ClientMessage, tag="ping"):
    """Answered with `pong` at once."""


class PeekAt(Struct, forbid_unknown_fields=True, omit_defaults=True):
    code: Code
    token: Token | None = None
    """Of one's own seat there; without one, one looks at it as somebody who is invited."""


class Peek(ClientMessage, tag="peek"):
    """How tables stand: whose turn it is where one has a seat, who invites to what. Nobody there hears of it.

    Answered with `peeked`, before coming in as well as after. No table is woken by it, and no seat changes hands.
    """

    tables: Annotated[list[PeekAt], Meta(min_length=1, max_length=12)]


Hello = Create | Join | Return | Watch
FromClient = (
    Create
    | Join
    | Return
    | Watch
    | MakeMove
    | Say
    | Understand
    | ProposeRule
    | ProposeSitIn
    | Vote
    | Withdraw
    | Ready
    | Start
    | AddBot
    | RemoveSeat
    | SetOptions
    | PassHost
    | AddSeed
    | Settings
    | AskHint
    | AskWhy
    | Explain
    | Shown
    | LookBack
    | Refresh
    | Leave
    | Ping
    | Peek
)


# --- server to client: parts ------------------------------------------------------------------------------------------


class CommonView(Struct):
    """What everybody at the table sees. Same names as in the rules' `SeatView`; options and rules are in `table`."""

    players: int
    round_number: int
    scores: tuple[int, ...]
    dealer: int
    to_the_left: bool
    phase: Phase
    actor: int
    counts: tuple[int, ...]
    top: str
    below: str | None
    discards: tuple[str, ...]
    """The discard pile since it was last shuffled, the top card last."""
    discard_size: int
    pile_size: int
    pending: int
    attacker: int
    duel: bool
    first_hit: int
    called: tuple[bool, ...]
    owing: int
    misses: tuple[int, ...]
    choices: int
    accused: int
    accuser: int
    votes: tuple[str, ...]
    confirmed: tuple[bool, ...]
    winner: int
    match_winners: tuple[int, ...]
    passes: int = 0
    """Turns in a row in which nobody could do anything."""
    declined: tuple[int, ...] = ()
    """For each seat the colours (bit 0 blue … bit 3 yellow) it drew on instead of playing."""
    shown: tuple[tuple[int, int], ...] = ()
    """Who was shown whose hand this round: (viewer, owner)."""
    agenda: str | None = None
    """What a custom card has still to do while `actor` is asked for cards or a way: see `rules/agenda.py`."""
    standing: tuple[str, ...] = ()
    """What custom cards have left in force, likewise."""
    bonus: tuple[int, ...] = ()
    """The points that custom cards have brought each seat, to be counted when the round is over; empty for none."""
    stakes: int = 1
    """How many times the points of this round count."""
    prize: int = 0
    """The points that custom cards have promised to whoever wins this round."""


class OwnView(Struct):
    """What only this seat sees."""

    seat: int
    hand: tuple[str, ...]
    drawn: str | None
    known: tuple[tuple[int, tuple[str, ...]], ...]
    """Cards of others that this seat has seen: (owner, cards)."""
    seen: tuple[str, ...] = ()
    """The top cards of the draw pile, where this seat is asked what to do with them."""
    got: tuple[str, ...] = ()
    """The cards in hand that this seat has drawn, or got, by a custom card, where that goes by them."""


class LegalMove(Struct, omit_defaults=True):
    """A move that is allowed now: `text` is what to send or show, the rest is the same in parts."""

    text: str
    verb: Verb
    card: str = ""
    colour: str = ""
    uno: bool = False
    seats: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    way: str = ""
    guilty: bool = False
    """W4-4: laying this +4 would be a bluff. Only its player is told."""


class Timer(Struct, omit_defaults=True, frozen=True):
    seat: int
    milliseconds: int
    """How long it still runs, when the message was sent."""
    runs: bool = True
    """Not yet, where the news has to reach people first: it will be that long, and `timers` says when it begins."""


class Timers(Struct, frozen=True):
    catch: Timer | None = None
    """The window in which `seat` can be caught; the next player's move waits for its end."""
    turn: Timer | None = None
    dare: Timer | None = None


class SeatState(Struct):
    seat: int
    name: str
    kind: Literal["empty", "person", "bot"]
    level: Level | None
    """Of the bot in this seat."""
    connected: bool
    sitting_in: bool
    """A bot plays for a person who is away."""
    ready: bool
    seeded: bool
    """Added an own share to the shuffle."""


class RuleWays(Struct):
    """Between what a rule lets somebody choose, while it asks."""

    effect: str
    """The part of the rule that asks, as it stands at the end of the first job of `agenda`."""
    said: tuple[str, ...]
    """Each way as a sentence, in the reader's language; one for what may be done or left."""


class RuleText(Struct):
    words: str
    """As they were written."""
    language: Language
    clauses: str
    """What the game does, in the notation of effects; empty for a rule that people carry out."""
    said: str
    """The same as a sentence, in the reader's language."""
    pictures: tuple[tuple[tuple[str, int | str], ...], ...]
    """One row per clause, with words in the reader's language: ["who", "the next player"], ["draw", 2]."""
    ways: tuple[RuleWays, ...] = ()


class RuleTrial(Struct):
    """What a rule does to the game, from simulated rounds."""

    rounds: int
    length: float
    """How much longer a round gets: 1.25 is a quarter longer."""
    layer: float
    """How much likelier its player is to win the round than without the rule: 0.1 is ten in a hundred."""
    objection: Literal["", "ends-at-once", "never-ends"]
    """Why the bots do not agree."""


class Proposal(Struct):
    number: int
    kind: Literal["rule", "sit-in"]
    by: int
    agreed: tuple[int, ...]
    wanted: tuple[int, ...]
    """Seats whose consent is still needed."""
    which: int = 0
    """Custom card 1 or 2."""
    rule: RuleText | None = None
    """None erases it."""
    trial: RuleTrial | None = None
    """Follows a second or two after the proposal."""
    seat: int = -1
    """Who is away."""


# --- server to client -------------------------------------------------------------------------------------------------


class ServerMessage(Struct, tag_field="type"):
    pass


class Welcome(ServerMessage, tag="welcome"):
    """You are in. Keep `token`, it brings you back to this seat; only `create` and `join` are given one."""

    id: int
    code: str
    seat: int
    token: str
    last_id: int
    """Use greater ids from now on."""
    protocol: int = PROTOCOL


class TableState(ServerMessage, tag="table"):
    """Who sits where and what is agreed. Sent whenever it changes."""

    code: str
    you: int
    """Your seat now: it may move up when free seats go at the start."""
    phase: TablePhase
    edition: Edition
    options: dict[str, OptionValue]
    """All of them, not only the changed ones."""
    changed: tuple[str, ...]
    """Those that differ from the edition."""
    table: TableOptions
    seats: tuple[SeatState, ...]
    host: int
    watchers: int
    rules: tuple[RuleText | None, RuleText | None]
    proposals: tuple[Proposal, ...]
    match_number: int
    rounds: tuple[tuple[int, ...], ...]
    """What each finished round of this match brought each seat, for the score sheet (also after coming back)."""
    commitment: str
    """The hash of the server's seed for the match that is on or, before it, for the next one."""
    seed: str
    """The opened seed, once the match is over; its record is at `record`."""
    record: str
    link: str
    """The invitation; `link` + `.svg` is its QR code."""


NO_TIMERS: Final = Timers()


class Update(ServerMessage, tag="update", omit_defaults=True):
    """What is different now, and what happened. What is left out is as its default here says."""

    version: int
    since: int
    """The version this follows on. A client that has seen another one has missed something: unless this is `whole`, it
    asks for `refresh`."""
    common: Raw
    """Of a `CommonView` what is different from version `since`; all of it where this is `whole`."""
    whole: bool = False
    """Nothing of what was known before is needed: you have just come in, or were too slow."""
    gap: bool = False
    """Events were left out: too many, or you have just come in."""
    events: tuple[Raw, ...] = ()
    """Each a `GameEvent`."""
    laid: tuple[str, ...] = ()
    """Cards that have come onto `discards` since; where more has happened to it, it is in `common`."""
    timers: Timers = NO_TIMERS
    own: OwnView | None = None
    """None: as before."""
    moves: tuple[Raw, ...] = ()
    """All you may do now, each a `LegalMove`."""


class TimersChanged(ServerMessage, tag="timers"):
    timers: Timers


class Ack(ServerMessage, tag="ack"):
    """Done, and on disk. For a move, `version` is the view it led to."""

    id: int
    version: int


class Waiting(ServerMessage, tag="waiting"):
    """Your move waits for the end of the catch window, and is then made by itself."""

    id: int
    milliseconds: int
    """Counted from when the window runs, where it does not yet."""


class TimeUp(ServerMessage, tag="time-up"):
    """The turn of `seat` took too long, and a bot made one move. What it was is in the `update` that follows."""

    seat: int


class Refusal(ServerMessage, tag="refusal"):
    """Not done, and nothing has changed. `rule` is the id of the rule behind it, for moves."""

    id: int
    code: str
    rule: str = ""
    detail: str = ""
    """Which option, which word: data, not a sentence."""


class Said(ServerMessage, tag="said"):
    """Chat. `seat` is -1 for a watcher; `name` as it was then."""

    number: int
    seat: int
    name: str
    text: str
    phrase: Phrase | None = None


class WordSpan(Struct):
    """A place in the words; `begun` is a last word that could still become a known one."""

    start: int
    end: int
    state: Literal["known", "unknown", "begun"]


class Decided(ServerMessage, tag="decided"):
    """What became of a proposal; `by` is who declined, or -1."""

    proposal: Proposal
    adopted: bool
    by: int


class Understood(ServerMessage, tag="understood"):
    id: int
    clauses: str
    said: str
    """What was understood, in the language of the question; empty where it is for people to carry out."""
    dare: bool
    pictures: tuple[tuple[tuple[str, int | str], ...], ...]
    """One row per clause, with words in the reader's language: ["who", "the next player"], ["draw", 2]."""
    spans: tuple[WordSpan, ...]
    suggestions: tuple[str, ...]
    """What could come next; or whole texts of which one was perhaps `meant`."""
    problem: str = ""
    """Why this can be no rule at this table, in the language of the question."""
    examples: tuple[str, ...] = ()
    """What a card can do, a sentence for each: only where no words were asked about."""
    words: str = ""
    """What was asked about, without doubled blanks; it is what `spans` count in, by characters of Unicode."""
    completed: tuple[str, ...] = ()
    """All the words, with each of the suggestions."""
    meant: bool = False
    """Whether suggestions take the place of what was written, and do not go on with it."""


HintReason = Literal[
    "only-move",
    "goes-out",
    "call-uno",
    "catch",
    "aside",
    "jump-in",
    "hits-next",
    "takes-another-turn",
    "longest-colour",
    "brings-colour",
    "wild-needed",
    "saves-wilds",
    "sheds-points",
    "sends-it-back",
    "sends-it-on",
    "take-it",
    "likely-bluff",
    "draw",
    "keep",
    "colour",
    "choose",
    "best-chance",
]


class HintData(Struct, omit_defaults=True):
    """What goes into the sentence of a hint's reason, as far as it applies."""

    chance: int = 0
    """To win the round after this move, in percent; 0 where it is not known."""
    seat: int = -1
    """Who is hit, caught, chosen or suspected."""
    cards: int = 0
    """That player's cards, or those to be drawn, or those of the colour that are left to go on with."""
    draws: int = 0
    """How many cards the next player draws; none misses a turn."""
    colour: str = ""
    points: int = 0


class Hint(ServerMessage, tag="hinted"):
    """The best move and why: `reason` is the end of a message's id (`hint-…`)."""

    id: int
    move: LegalMove
    reason: HintReason
    data: HintData


class Obstacle(Struct):
    """Cards that cannot be laid now, all for the same reason. `code` and `rule` as in `refusal`."""

    code: str
    rule: str
    cards: tuple[str, ...]


class Explained(ServerMessage, tag="explained"):
    """Every card of the own hand that cannot be laid, once; none where all can."""

    id: int
    version: int
    obstacles: tuple[Obstacle, ...]


class TurningPoint(Struct):
    """A step that changed somebody's chance to win the match more than others did."""

    step: int
    """Of the match as its replay counts them: 0 is the first deal."""
    seat: int
    """Whose chance changed most."""
    before: float
    after: float


class MoveVerdict(Struct):
    """A move that gave something away, judged from what its player knew then."""

    step: int
    better: LegalMove
    """What the best bot would have done."""
    cost: float
    """What was given away, as a share of the round."""


class PlayedHow(Struct):
    """How somebody played."""

    decisions: int
    agreed: int
    """How often as the best bot would have."""
    accuracy: float
    """How much of what the decisions could win or lose was kept: 1 is always the best move, 0 always the worst."""


class BestMove(Struct):
    """The best bot's move, where the next best one would have cost most."""

    step: int
    seat: int
    edge: float
    """What the next best one would have cost, as a share of the round."""


class BoldestBluff(Struct):
    """The +4 that most cards in hand forbade."""

    step: int
    seat: int
    cards: int
    """How many they were."""
    outcome: Literal["accepted", "caught", "sent-back", "open"]
    """Whether it was taken, challenged or answered with a card; `open`: none of these."""


class LookedBack(ServerMessage, tag="looked-back"):
    """A finished match as our bots see it. Chances and costs are numbers from 0 to 1."""

    id: Id
    match: int
    playouts: int
    """From so many games that our bots played to the end from each step, with the hands of that step known."""
    margin: float
    """So far off a chance near one half may be."""
    chances: tuple[tuple[float, ...], ...]
    """After each step, each seat's chance to win the match, with all hands known: nobody at the table had that."""
    round_chances: tuple[tuple[float, ...], ...]
    """The same for the round."""
    turning_points: tuple[TurningPoint, ...]
    verdicts: tuple[MoveVerdict, ...]
    """Of those moves that gave something away."""
    players: tuple[PlayedHow, ...]
    """One for each seat."""
    move_of_the_match: BestMove | None
    boldest_bluff: BoldestBluff | None


class Pong(ServerMessage, tag="pong"):
    id: int


class Glimpse(Struct, omit_defaults=True):
    """One table from outside. Where `problem` is not empty, nothing else but `code` means anything."""

    code: str
    problem: str = ""
    """The code of the refusal that coming there would be answered with now."""
    phase: TablePhase = "lobby"
    edition: Edition = FIRST_EDITION
    changed: tuple[str, ...] = ()
    """The options that differ from the edition."""
    host: str = ""
    """The name of who invites."""
    names: tuple[str, ...] = ()
    """Who sits where, empty for a free seat; none at all for strangers to a table that wants no watchers."""
    free: int = 0
    """Seats that somebody could sit down on now."""
    here: int = 0
    """How many people are at the table now."""
    watching: bool = True
    """Whether one may look on."""
    you: int = -1
    """The seat that the token opens."""
    actor: int = -1
    """Whose move is waited for, told like `names`."""
    round_number: int = 0
    scores: tuple[int, ...] = ()


class Peeked(ServerMessage, tag="peeked"):
    """The tables that were asked about, in the same order."""

    id: int
    tables: tuple[Glimpse, ...]


ProblemCode = Literal[
    "malformed",
    "too-large",
    "too-fast",
    "hello-first",
    "hello-twice",
    "out-of-order",
    "internal",
    "read-again",
]
GoodbyeCode = Literal["elsewhere", "too-many-problems", "removed", "left", "closing", "moved", "idle", "broken"]


class Problem(ServerMessage, tag="problem"):
    """Something is wrong with a message itself, or with the server. `id` is -1 where none could be read.

    `read-again`: this table met a bug of ours and goes on from its log; `table` and `update` follow.
    """

    code: ProblemCode
    id: int = -1


class Goodbye(ServerMessage, tag="goodbye"):
    """The last message before the server closes the connection.

    After `closing` the server may be back within seconds: try again every second or so, for a minute. After `moved`
    the table is at another server of the same house: come back at once, and if that fails as after `closing`.
    """

    code: GoodbyeCode


TABLE_REFUSALS: Final = (
    "no-such-table",
    "table-full",
    "wrong-token",
    "name-taken",
    "bad-name",
    "too-many-tables",
    "no-watching",
    "watchers-only-watch",
    "only-the-host",
    "not-in-the-lobby",
    "not-between-rounds",
    "no-match-on",
    "stale",
    "not-a-move",
    "no-chat",
    "empty",
    "no-such-seat",
    "not-free",
    "not-enough-players",
    "bad-option",
    "bad-rule",
    "rule-objected",
    "no-such-proposal",
    "not-yours",
    "not-away",
    "cooling-down",
    "no-hint",
    "too-late-for-seeds",
    "already-waiting",
    "busy",
    "storage",
    "moved",
    "unreachable",
    "table-damaged",
    "went-wrong",
)
"""Codes of `refusal` besides those of the rules (`not-your-turn` …)."""

FromServer = (
    Welcome
    | TableState
    | Update
    | TimersChanged
    | Ack
    | Waiting
    | TimeUp
    | Refusal
    | Said
    | Decided
    | Understood
    | Hint
    | Explained
    | LookedBack
    | Pong
    | Peeked
    | Problem
    | Goodbye
)
