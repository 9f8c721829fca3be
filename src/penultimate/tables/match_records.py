"""A finished match, told from the table's log: as its record, and step by step. The engine plays it once for both."""

from collections.abc import Callable, Sequence

from penultimate.records import Record, Step, write
from penultimate.records.model import Ending, Header, RecordedMove, RuleChanged, handles
from penultimate.rules import Event, Match, Move, read_move
from penultimate.rules.chance import commitment
from penultimate.tables import entries as log
from penultimate.tables.book import SEAT_NAMES, Book, LogDamaged, Outcome, read_first_entry
from penultimate.tables.ports import Row


def record_of_match(rows: Sequence[Row], number: int, date: str = "") -> str | None:
    """The record of the table's match with this number, with its seed opened; None unless that match is over."""
    record = tell_match(rows, number, lambda _step: None, date)
    return None if record is None else write(record)


def tell_match(rows: Sequence[Row], number: int, see: Callable[[Step], None], date: str = "") -> Record | None:
    """Play the log again; `see` is shown each step of the match when it happens.

    Raises `Refused` or `LogDamaged` where the log does not hold: a move that is not allowed, another digest.
    """
    book = read_first_entry(rows)
    so_far: _MatchSoFar | None = None
    for row in rows[1:]:
        entry = log.read_entry(row.entry)
        move = read_move(entry.move, SEAT_NAMES) if isinstance(entry, log.MoveMade) else None
        outcome = book.apply(entry, move)
        if isinstance(entry, log.MatchBegan) and book.match_number == number:
            so_far = _MatchSoFar(book, see, date)
            so_far.show(-1, None, outcome.events)
        elif so_far is not None:
            if isinstance(entry, log.MoveMade) and move is not None:
                so_far.moved(entry.seat, move, outcome.events)
                if entry.digest and entry.digest != so_far.match.digest():
                    raise LogDamaged(f"entry {row.seq} leads to another position than the log says")
            so_far.agreed(outcome)
            if so_far.match.is_over:
                return so_far.record()
    return None


class _MatchSoFar:
    """Of one match, as far as it has come."""

    def __init__(self, book: Book, see: Callable[[Step], None], date: str) -> None:
        assert book.match is not None
        names, shares = [seat.name for seat in book.seats], tuple(seat.share for seat in book.seats)
        self.match: Match = book.match
        self._secret = bytes.fromhex(book.secret)
        added = shares if any(shares) else ()
        rules = book.match.rules
        self._header = Header(book.options, tuple(names), commitment(self._secret), rules, added, date)
        self._handles = handles(names)
        self._see = see
        self._entries: list[RecordedMove | RuleChanged] = []
        self._moves = 0

    def moved(self, seat: int, move: Move, events: Sequence[Event] | None) -> None:
        self._moves += 1
        self._entries.append(RecordedMove(seat, move.text(self._handles), self.match.digest()))
        self.show(seat, move, events)

    def agreed(self, outcome: Outcome) -> None:
        """A rule on a custom card, where this is the step with which the last consent was given."""
        adopted = [one.proposal for one in outcome.decisions if one.adopted and one.proposal.kind == "rule"]
        for proposal, written in zip(adopted, outcome.events if adopted and outcome.events else (), strict=True):
            rule = None if proposal.rule is None else proposal.rule.rule
            self._entries.append(RuleChanged(proposal.which, rule))
            self.show(-1, None, [written])

    def show(self, seat: int, move: Move | None, events: Sequence[Event] | None) -> None:
        self._see(Step(self._moves, seat, move, tuple(events or ()), self.match))

    def record(self) -> Record:
        ending = Ending(self._secret, tuple(self.match.scores), self.match.winners)
        return Record(self._header, tuple(self._entries), ending)
