"""The record of a finished match, made from the table's log."""

from collections.abc import Sequence

from penultimate.records import Recorder
from penultimate.rules import read_move
from penultimate.tables import entries as log
from penultimate.tables.book import SEAT_NAMES, Book
from penultimate.tables.ports import Row


def record_of_match(rows: Sequence[Row], number: int) -> str | None:
    """The record of the table's match with this number, with its seed opened; None unless that match is over."""
    created = log.read_entry(rows[0].entry)
    assert isinstance(created, log.Created)
    book = Book(created)
    recorder: Recorder | None = None
    for row in rows[1:]:
        entry = log.read_entry(row.entry)
        outcome = book.apply(entry)
        if isinstance(entry, log.MatchBegan) and book.match_number == number:
            recorder = _begin(book)
        elif recorder is None:
            continue
        elif isinstance(entry, log.MoveMade):
            recorder.apply(entry.seat, read_move(entry.move, SEAT_NAMES))
            if recorder.match.is_over:
                return recorder.finish()
        for decision in outcome.decisions:
            proposal = decision.proposal
            if decision.adopted and proposal.kind == "rule" and not isinstance(entry, log.MatchBegan):
                recorder.write_rule(proposal.which, None if proposal.rule is None else proposal.rule.rule)
    return None


def _begin(book: Book) -> Recorder:
    assert book.match is not None
    shares = [seat.share for seat in book.seats]
    return Recorder(
        [seat.name for seat in book.seats],
        book.options,
        server_seed=bytes.fromhex(book.secret),
        contributions=shares if any(shares) else (),
        rules=book.match.rules,
    )
