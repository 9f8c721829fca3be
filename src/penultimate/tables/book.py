"""Everything about a table that its log has: entries go in, one at a time, and this is what they add up to.

No clock, no chance, no connections: the same entries always make the same table. What is asked of a table is checked
in `requests.py`; here an entry is carried out.
"""

from collections import deque
from collections.abc import Sequence
from typing import Final, Literal, assert_never, final

import msgspec

from penultimate.records import fair_seed
from penultimate.rules import (
    Event,
    Match,
    Move,
    OptionError,
    Options,
    Refused,
    RuleError,
    options_for,
    read_move,
)
from penultimate.rules.chance import commitment
from penultimate.rules.events import RoundScored
from penultimate.rules.manners import is_manners
from penultimate.rules.moves import NEXT, verb_of
from penultimate.tables import entries as log
from penultimate.tables.ports import Row
from penultimate.tables.proposals import Decision, Proposal, RuleOnCard, rule_proposal, sit_in_proposal
from penultimate.tables.seats import SITS_IN, Seat

SEAT_NAMES: Final = [str(seat) for seat in range(16)]
"""How moves in the log name players: people may change their names."""
DIGEST_EVERY: Final = 16
REMEMBERED_CHAT: Final = 50


class LogDamaged(Exception):
    """The log does not add up: it was changed, or written by rules that were different."""


@final
class Outcome:
    """What an entry brought about, to be told."""

    __slots__ = ("decisions", "events", "said")

    def __init__(
        self, events: list[Event] | None = None, decisions: Sequence[Decision] = (), said: log.Said | None = None
    ) -> None:
        self.events = events
        """None: the game did not change."""
        self.decisions = decisions
        self.said = said


@final
class Book:
    def __init__(self, created: log.Created) -> None:
        self.code = created.code
        self.options: Options = options_for(created.edition, **created.options)
        self.table = created.table
        self.seats = [Seat(number) for number in range(created.seats)]
        self.names = ["" for _ in self.seats]
        self.seat_limit = created.seats
        self.host = 0
        self.cards: list[RuleOnCard | None] = [None, None]
        """What is agreed for the custom cards."""
        self.proposals: list[Proposal] = []
        self.match: Match | None = None
        self.match_number = 0
        self.rounds: list[tuple[int, ...]] = []
        self.secret = created.secret
        self.opened = ""
        """The secret of the last match that is over."""
        self.chat: deque[tuple[int, log.Said]] = deque(maxlen=REMEMBERED_CHAT)
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
        """Carry out an entry. A move the rules refuse raises `Refused`, and nothing has changed.

        `move` is that of the entry, where it has been read already.
        """
        if isinstance(entry, log.MoveMade):
            outcome = self._move(entry, move)
        else:
            outcome = self._carry_out(entry)
            self.names = [seat.name for seat in self.seats]
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
                self.chat.append((self.seq + 1, entry))
                return Outcome(said=entry)
            case log.Created() | log.MoveMade():
                raise LogDamaged("a table is created once")
            case log.OptionsSet():
                self._set_options(entry)
            case log.SatDown():
                seat = self._seat(entry.seat)
                seat.clear()
                seat.kind, seat.name, seat.token, seat.language = "person", entry.name, entry.token, entry.language
            case log.BotSat():
                seat = self._seat(entry.seat)
                seat.clear()
                seat.kind, seat.name, seat.level = "bot", entry.name, entry.level
            case log.StoodUp():
                self.seats[entry.seat].clear()
            case log.BotSatIn():
                self._bot_sits_in(entry)
            case log.CameBack():
                seat = self.seats[entry.seat]
                seat.sitting_in, seat.level = False, ""
                self.proposals = [one for one in self.proposals if one.seat != entry.seat]
            case log.HostChanged():
                self.host = entry.seat
            case log.SettingsChanged():
                seat = self.seats[entry.seat]
                seat.name, seat.language = entry.name, entry.language
            case log.SeedAdded():
                self.seats[entry.seat].share = entry.seed
            case log.RuleProposed():
                self.proposals = [one for one in self.proposals if one.which != entry.which]
                self.proposals.append(rule_proposal(self.seq + 1, entry))
            case log.SitInProposed():
                self.proposals.append(sit_in_proposal(self.seq + 1, entry))
            case log.Voted():
                return self._vote(entry)
            case log.Withdrawn():
                self.proposals = [one for one in self.proposals if one.number != entry.proposal]
            case log.MadeReady():
                self.seats[entry.seat].ready = True
            case log.MatchBegan():
                return self._begin_match()
            case log.SecretChosen():
                self.opened, self.secret = self.secret, entry.secret
                for seat in self.seats:
                    seat.share = ""
            case _:
                assert_never(entry)
        return Outcome()

    def _seat(self, number: int) -> Seat:
        if number == len(self.seats):
            self.seats.append(Seat(number))
        return self.seats[number]

    def _remember_id(self, seat: int, number: int) -> None:
        if seat >= 0 and number > self.seats[seat].last_id:
            self.seats[seat].last_id = number

    def _set_options(self, entry: log.OptionsSet) -> None:
        self.options = options_for(entry.edition, **entry.options)
        self.table = entry.table
        self.seat_limit = entry.seats
        while len(self.seats) < entry.seats:
            self.seats.append(Seat(len(self.seats)))
        while len(self.seats) > entry.seats and self.seats[-1].kind == "empty":
            self.seats.pop()
        if not self.options.has_stars:
            self.cards = [None, None]
            self.proposals = [one for one in self.proposals if one.kind != "rule"]

    def _bot_sits_in(self, entry: log.BotSatIn) -> None:
        seat = self.seats[entry.seat]
        seat.level = entry.level
        if entry.gone:
            seat.kind, seat.token, seat.sitting_in = "bot", "", False
        else:
            seat.sitting_in = True
        self.proposals = [one for one in self.proposals if one.seat != entry.seat and one.by != entry.seat]

    def _begin_match(self) -> Outcome:
        seats = self.occupied()
        first, second = [None if card is None else card.rule for card in self.cards]
        seed = fair_seed(bytes.fromhex(self.secret), [seat.share for seat in seats])
        self.match = Match(len(seats), self.options, seed=seed, rules=(first, second))  # may be refused
        self.seats = seats
        host = self.host
        for number, seat in enumerate(seats):
            if seat.number == host:
                self.host = number
            seat.number = number
            seat.ready = False
        self.match_number += 1
        self.moves_made = 0
        self.rounds = []
        self.opened = ""
        self.proposals = []
        self._was_turn = True
        return Outcome(events=list(self.match.beginning))

    def _move(self, entry: log.MoveMade, move: Move | None) -> Outcome:
        game = self.match
        if game is None:
            raise LogDamaged("a move without a match")
        if move is None:
            move = read_move(entry.move, SEAT_NAMES)
        events = game.apply(entry.seat, move)
        self.moves_made += 1
        self._was_turn = self.is_turn(move)
        self._remember_id(entry.seat, entry.id)
        if verb_of(move.code) == NEXT:
            self._clear_between_rounds()
        for event in events:
            if isinstance(event, RoundScored):
                self.rounds.append(event.points)
                self._clear_between_rounds()
        return Outcome(events=events)

    def _clear_between_rounds(self) -> None:
        for seat in self.seats:
            seat.ready = False
        self.proposals = [one for one in self.proposals if one.kind != "rule"]

    def digest(self) -> str:
        """Of the match, where one is due by the count of its moves; else empty."""
        game = self.match
        return game.digest() if game is not None and self.moves_made % DIGEST_EVERY == 0 else ""

    # --- consent ------------------------------------------------------------------------------------------------------

    def _vote(self, entry: log.Voted) -> Outcome:
        proposal = self.proposal(entry.proposal)
        if proposal is None:
            raise LogDamaged(f"a vote on proposal {entry.proposal}, which is not open")
        if entry.agree:
            proposal.agreed.add(entry.seat)
            return Outcome()
        self.proposals.remove(proposal)
        return Outcome(decisions=[Decision(proposal, adopted=False, by=entry.seat)])

    def _settle_proposals(self, outcome: Outcome) -> None:
        """Adopt what nobody is left to be asked about."""
        for proposal in list(self.proposals):
            if not proposal.wanted(self.seats):
                self.proposals.remove(proposal)
                self._adopt(proposal, outcome)
                outcome.decisions = [*outcome.decisions, Decision(proposal, adopted=True)]

    def _adopt(self, proposal: Proposal, outcome: Outcome) -> None:
        if proposal.kind == "sit-in":
            seat = self.seats[proposal.seat]
            seat.sitting_in, seat.level = True, SITS_IN
            return
        at = proposal.which - 1
        self.cards[at] = proposal.rule
        if self.match is not None and not self.match.is_over:
            rule = None if proposal.rule is None else proposal.rule.rule
            outcome.events = [*(outcome.events or []), *self.match.write_rule(proposal.which, rule)]
            self.since, self.version = self.version, self.seq


def read_book(rows: Sequence[Row]) -> Book:
    """A table as its log has it. Raises `LogDamaged` where the log does not add up."""
    try:
        created = log.read_entry(rows[0].entry)
        if not isinstance(created, log.Created):
            raise LogDamaged("the log does not begin with the table's creation")
        book = Book(created)
        for seq, row in enumerate(rows[1:], start=1):
            if row.seq != seq:
                raise LogDamaged(f"entry {seq} is missing")
            entry = log.read_entry(row.entry)
            book.apply(entry)
            if isinstance(entry, log.MoveMade) and entry.digest and book.match is not None:
                found = book.match.digest()
                if found != entry.digest:
                    raise LogDamaged(f"entry {seq} leads to another position: {found}, not {entry.digest}")
    except (msgspec.MsgspecError, Refused, RuleError, OptionError, ValueError, IndexError) as error:
        raise LogDamaged(f"the log cannot be carried out: {error}") from error
    return book
