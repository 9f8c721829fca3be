"""Everything about a table that its log has: entries go in, one at a time, and this is what they add up to.

No clock, no chance, no connections: the same entries always make the same table. What is asked of a table is checked
in `lobby.py`, `consent.py` and `table.py`; here an entry is carried out.

Nothing in a book is changed in place but the book itself and its match. So a `draft` costs next to nothing, and an
entry that is refused half-way, or fails, leaves the book it was a draft of as it is.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeVar, assert_never, final

from penultimate.records import fair_seed
from penultimate.rules import Event, Match, Move, Options, options_with, read_move
from penultimate.rules.chance import commitment
from penultimate.rules.events import RoundScored
from penultimate.rules.moves import NEXT, is_manners, verb_of
from penultimate.tables import entries as log
from penultimate.tables.ports import Row
from penultimate.tables.proposals import Proposal, RuleOnCard, Verdict, rule_proposal, sit_in_proposal
from penultimate.tables.seats import SITS_IN, Seat

SEAT_NAMES: Final = [str(seat) for seat in range(16)]
"""How moves in the log name players: people may change their names."""
DIGEST_EVERY: Final = 16
REMEMBERED_CHAT: Final = 50

T = TypeVar("T")


class LogDamaged(Exception):
    """The log does not add up: it was changed, or written by rules that were different. `line`: with which entry."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.line = line


class RulesUnknown(LogDamaged):
    """Nothing is wrong with the log, but it is for a newer version than this one."""


@final
class Outcome:
    """What an entry brought about, to be told."""

    __slots__ = ("decisions", "events", "said")

    def __init__(
        self, events: list[Event] | None = None, decisions: Sequence[Verdict] = (), said: log.Said | None = None
    ) -> None:
        self.events = events
        """None: the game did not change."""
        self.decisions = decisions
        self.said = said


@final
class Book:
    def __init__(
        self, created: log.Created, options: Options | None = None, seats: tuple[Seat, ...] | None = None
    ) -> None:
        """`options` and `seats`, where others have taken the place of those it was created with."""
        self._created = created
        self.code = created.code
        self.options: Options = options_with(created.edition, created.options) if options is None else options
        self.table = created.table
        self.seats: tuple[Seat, ...] = (
            tuple([Seat(number) for number in range(created.seats)]) if seats is None else seats
        )
        self.names: tuple[str, ...] = ("",) * len(self.seats)
        self.seat_limit = created.seats
        self.last_ids: dict[int, int] = {}
        """By the keys of seats: the greatest number that somebody's client has given to a move or to a word. Not in the
        seats themselves, since it is new with each move; replaced as a whole, like everything here."""
        self.host = 0
        self.cards: tuple[RuleOnCard | None, RuleOnCard | None] = (None, None)
        """What is agreed for the custom cards."""
        self.proposals: tuple[Proposal, ...] = ()
        self.match: Match | None = None
        self.match_number = 0
        self.rounds: tuple[tuple[int, ...], ...] = ()
        self.secret = created.secret
        self.opened = ""
        """The secret of the last match that is over."""
        self.chat: tuple[tuple[int, log.Said], ...] = ()
        self.seq = 0
        self.version = 0
        """The entry that changed the game last."""
        self.since = 0
        """The one before."""
        self.asked_at = 0
        """The entry that put the question which is open now."""
        self.moves_made = 0
        self._was_turn = True
        """Whether the last step of the game answered a question, rather than being said across the table."""
        self._shares_match = False
        """Whether the match is still that of the book this one is a draft of."""

    def draft(self) -> "Book":
        """A copy to carry entries out on. Until one touches the match, both have the same."""
        twin = Book(self._created, self.options, self.seats)
        twin.table = self.table
        twin.names = self.names
        twin.seat_limit = self.seat_limit
        twin.last_ids = self.last_ids
        twin.host = self.host
        twin.cards = self.cards
        twin.proposals = self.proposals
        twin.match = self.match
        twin.match_number = self.match_number
        twin.rounds = self.rounds
        twin.secret = self.secret
        twin.opened = self.opened
        twin.chat = self.chat
        twin.seq = self.seq
        twin.version = self.version
        twin.since = self.since
        twin.asked_at = self.asked_at
        twin.moves_made = self.moves_made
        twin._was_turn = self._was_turn
        twin._shares_match = True
        return twin

    # --- what is the case ---------------------------------------------------------------------------------------------

    @property
    def phase(self) -> Literal["lobby", "playing", "round-over", "match-over"]:
        if self.match is None:
            return "lobby"
        if self.match.is_over:
            return "match-over"
        return "round-over" if self.match.round.is_over else "playing"

    @property
    def is_open(self) -> bool:
        """Whether people may sit down and the host may change things: no match is on."""
        return self.match is None or self.match.is_over

    @property
    def commitment(self) -> str:
        """To the secret of the match that is on, or else of the next one."""
        return commitment(bytes.fromhex(self.secret))

    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.is_person]

    def occupied(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.kind != "empty"]

    def seat_of(self, key: int | None) -> Seat | None:
        """Where the seat with this key is now; None where it was given up."""
        if key is not None:
            for seat in self.seats:
                if seat.key == key and seat.kind != "empty":
                    return seat
        return None

    def free_seat(self) -> int | None:
        """The first free one; after a match, seats that went may come back."""
        for seat in self.seats:
            if seat.kind == "empty":
                return seat.number
        return len(self.seats) if len(self.seats) < self.seat_limit else None

    def proposal(self, number: int) -> Proposal | None:
        return next((one for one in self.proposals if one.number == number), None)

    def is_turn(self, move: Move) -> bool:
        return not is_manners(move.code)

    # --- what happens -------------------------------------------------------------------------------------------------

    def apply(self, entry: log.AnyEntry, move: Move | None = None) -> Outcome:
        """Carry out an entry. Where the rules refuse it this raises, and the book is of no more use.

        `move` is that of the entry, where it has been read already.
        """
        if isinstance(entry, log.MoveMade):
            outcome = self._move(entry, move)
        else:
            outcome = self._carry_out(entry)
            self.names = tuple([seat.name for seat in self.seats])
        self.seq += 1
        if outcome.events is not None:
            self._game_changed()
        self._settle_proposals(outcome)
        return outcome

    def _game_changed(self) -> None:
        self.since, self.version = self.version, self.seq
        if self._was_turn:
            self.asked_at = self.seq

    def _carry_out(self, entry: log.AnyEntry) -> Outcome:
        match entry:
            case log.Said():
                self._remember_id(entry.seat, entry.id)
                self.chat = (*self.chat, (self.seq + 1, entry))[-REMEMBERED_CHAT:]
                return Outcome(said=entry)
            case log.Created() | log.MoveMade():
                raise LogDamaged("a table is created once")
            case log.OptionsSet():
                self._set_options(entry)
            case log.SatDown():
                person = Seat(entry.seat, self.seq + 1, "person", entry.name)
                self._put(person.but(token=entry.token, language=entry.language))
            case log.BotSat():
                self._put(Seat(entry.seat, self.seq + 1, "bot", entry.name, entry.level))
            case log.StoodUp():
                self._put(Seat(entry.seat))
            case log.BotSatIn():
                self._bot_sits_in(entry)
            case log.CameBack():
                self._change(entry.seat, sitting_in=False, level="")
                self._drop_proposals(lambda one: one.seat == entry.seat)
            case log.HostChanged():
                self.host = entry.seat
            case log.SettingsChanged():
                self._change(entry.seat, name=entry.name, language=entry.language)
            case log.SeedAdded():
                self._change(entry.seat, share=entry.seed)
            case log.RuleProposed():
                self._drop_proposals(lambda one: one.which == entry.which)
                self.proposals += (rule_proposal(self.seq + 1, entry),)
            case log.SitInProposed():
                self.proposals += (sit_in_proposal(self.seq + 1, entry),)
            case log.Voted():
                return self._vote(entry)
            case log.Withdrawn():
                self._drop_proposals(lambda one: one.number == entry.proposal)
            case log.MadeReady():
                self._change(entry.seat, ready=True)
            case log.MatchBegan():
                return self._begin_match(entry.rules)
            case log.SecretChosen():
                self.opened, self.secret = self.secret, entry.secret
                self.seats = tuple([seat.but(share="") for seat in self.seats])
            case _:
                assert_never(entry)
        return Outcome()

    # --- seats --------------------------------------------------------------------------------------------------------

    def _put(self, seat: Seat) -> None:
        """In the place of whoever is there; right behind the last seat one more may stand."""
        seats = list(self.seats)
        if seat.number == len(seats):
            seats.append(seat)
        else:
            seats[seat.number] = seat
        self.seats = tuple(seats)
        keys = {seat.key for seat in seats}
        self.last_ids = {key: number for key, number in self.last_ids.items() if key in keys}

    def _change(self, number: int, **changes: object) -> None:
        self._put(self.seats[number].but(**changes))

    def _remember_id(self, seat: int, number: int) -> None:
        if seat >= 0 and number >= 0:
            key = self.seats[seat].key
            if number > self.last_ids.get(key, -1):
                self.last_ids = {**self.last_ids, key: number}

    def _set_options(self, entry: log.OptionsSet) -> None:
        self.options = options_with(entry.edition, entry.options)
        self.table = entry.table
        self.seat_limit = entry.seats
        seats = list(self.seats)
        while len(seats) < entry.seats:
            seats.append(Seat(len(seats)))
        while len(seats) > entry.seats and seats[-1].kind == "empty":
            seats.pop()
        self.seats = tuple(seats)
        if not self.options.has_question_cards:
            self.cards = (None, None)
            self._drop_proposals(lambda one: one.kind == "rule")

    def _bot_sits_in(self, entry: log.BotSatIn) -> None:
        if entry.gone:  # whoever still has the old key has no seat any more
            self._change(entry.seat, key=self.seq + 1, kind="bot", level=entry.level, token="", sitting_in=False)
        else:
            self._change(entry.seat, level=entry.level, sitting_in=True)
        self._drop_proposals(lambda one: entry.seat in (one.seat, one.by))

    # --- the game -----------------------------------------------------------------------------------------------------

    def _begin_match(self, rules: int) -> Outcome:
        if rules not in log.KNOWN_RULES:
            raise RulesUnknown(f"a match by version {rules} of the rules, which this version does not know: upgrade")
        seats = self.occupied()
        first, second = [None if card is None else card.rule for card in self.cards]
        seed = fair_seed(bytes.fromhex(self.secret), [seat.share for seat in seats])
        self.match = Match(len(seats), self.options, seed=seed, rules=(first, second))  # may be refused
        self._shares_match = False
        self.host = next((number for number, seat in enumerate(seats) if seat.number == self.host), self.host)
        self.seats = tuple([seat.but(number=number, ready=False) for number, seat in enumerate(seats)])
        self.match_number += 1
        self.moves_made = 0
        self.rounds = ()
        self.opened = ""
        self.proposals = ()
        self._was_turn = True
        return Outcome(events=list(self.match.beginning))

    def _own_match(self) -> Match:
        """The match, to be changed."""
        game = self.match
        if game is None:
            raise LogDamaged("a move without a match")
        if self._shares_match:
            game = self.match = game.clone()
            self._shares_match = False
        return game

    def _move(self, entry: log.MoveMade, move: Move | None) -> Outcome:
        if move is None:
            move = read_move(entry.move, SEAT_NAMES)
        events = self._own_match().apply(entry.seat, move)
        self.moves_made += 1
        self._was_turn = self.is_turn(move)
        self._remember_id(entry.seat, entry.id)
        if verb_of(move.code) == NEXT:
            self._clear_between_rounds()
        for event in events:
            if isinstance(event, RoundScored):
                self.rounds += (event.points,)
                self._clear_between_rounds()
        return Outcome(events=events)

    def _clear_between_rounds(self) -> None:
        self.seats = tuple([seat.but(ready=False) for seat in self.seats])
        self._drop_proposals(lambda one: one.kind == "rule")

    def digest(self) -> str:
        """Of the match, where one is due by the count of its moves; else empty."""
        game = self.match
        return game.digest() if game is not None and self.moves_made % DIGEST_EVERY == 0 else ""

    # --- consent ------------------------------------------------------------------------------------------------------

    def _drop_proposals(self, unwanted: Callable[[Proposal], bool]) -> None:
        self.proposals = tuple([one for one in self.proposals if not unwanted(one)])

    def _vote(self, entry: log.Voted) -> Outcome:
        proposal = self.proposal(entry.proposal)
        if proposal is None:
            raise LogDamaged(f"a vote on proposal {entry.proposal}, which is not open")
        if entry.agree:
            agreed = proposal.agreed_by(entry.seat)
            self.proposals = tuple([agreed if one is proposal else one for one in self.proposals])
            return Outcome()
        self._drop_proposals(lambda one: one is proposal)
        return Outcome(decisions=[Verdict(proposal, adopted=False, by=entry.seat)])

    def _settle_proposals(self, outcome: Outcome) -> None:
        """Adopt what nobody is left to be asked about."""
        for proposal in self.proposals:
            if not proposal.wanted(self.seats):
                self._drop_proposals(lambda one, settled=proposal: one is settled)  # type: ignore[misc]
                self._adopt(proposal, outcome)
                outcome.decisions = [*outcome.decisions, Verdict(proposal, adopted=True)]

    def _adopt(self, proposal: Proposal, outcome: Outcome) -> None:
        if proposal.kind == "sit-in":
            self._change(proposal.seat, sitting_in=True, level=SITS_IN)
            return
        first, second = self.cards
        self.cards = (proposal.rule, second) if proposal.which == 1 else (first, proposal.rule)
        if self.match is not None and not self.match.is_over:
            rule = None if proposal.rule is None else proposal.rule.rule
            outcome.events = [*(outcome.events or []), *self._own_match().write_rule(proposal.which, rule)]
            self.since, self.version = self.version, self.seq


def read_book(rows: Sequence[Row]) -> Book:
    """A table as its log has it. Raises `LogDamaged` where the log does not add up."""
    book = read_first_entry(rows)
    line = 0
    try:
        for line, row in enumerate(rows[1:], start=1):
            _carry_out(book, line, row)
    except LogDamaged as damaged:
        damaged.line = line
        raise
    except Exception as error:  # whatever it is: these entries do not make a table
        raise _cannot_be_carried_out(error, line) from error
    return book


def read_first_entry(rows: Sequence[Row]) -> Book:
    """The table as it was made; everything else in the log has yet to be carried out."""
    created = _carried_out(0, lambda: log.read_entry(rows[0].entry))
    if not isinstance(created, log.Created):
        raise LogDamaged("the log does not begin with the table's creation")
    return _carried_out(0, lambda: Book(created))


def _carried_out(line: int, work: Callable[[], T]) -> T:
    try:
        return work()
    except Exception as error:
        raise _cannot_be_carried_out(error, line) from error


def _cannot_be_carried_out(error: Exception, line: int) -> LogDamaged:
    return LogDamaged(f"entry {line} cannot be carried out: {type(error).__name__}: {error}", line)


def _carry_out(book: Book, line: int, row: Row) -> None:
    if row.seq != line:
        raise LogDamaged(f"entry {line} is missing")
    entry = log.read_entry(row.entry)
    book.apply(entry)
    if isinstance(entry, log.MoveMade) and entry.digest and book.match is not None:
        found = book.match.digest()
        if found != entry.digest:
            raise LogDamaged(f"entry {line} leads to another position: {found}, not {entry.digest}")
