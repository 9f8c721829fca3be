"""Playing a record again, and checking that everything in it is true."""

from collections.abc import Iterator
from dataclasses import dataclass

from penultimate.records.model import Ending, Header, Record, RecordedMove, RecordError, RuleChanged, handles
from penultimate.records.seeds import fair_seed
from penultimate.records.text_reading import read
from penultimate.rules import Event, Match, Move, OptionError, Refused, RuleError, SeatView, read_move
from penultimate.rules.chance import commitment as commitment_of


@dataclass(frozen=True)
class Step:
    """One thing that happened: the first deal, a change of rules (both with no move), or a move."""

    number: int
    """The number of the move; 0 is the deal."""
    seat: int
    """Who moved; -1 for nobody."""
    move: Move | None
    """What was done; None where nobody moved."""
    events: tuple[Event, ...]
    """What came of it, all cards open."""
    match: Match
    """The match after it; it goes on with the next step."""

    def events_for(self, seat: int) -> list[Event]:
        """What the seat saw of it (-1: somebody who only watches)."""
        return [event.seen_by(seat) for event in self.events]

    def view(self, seat: int) -> SeatView:
        """What the seat knew after it."""
        return self.match.view(seat)


def replay(record: Record) -> Iterator[Step]:
    """Play the match again, step by step. RecordError at the first step that cannot have happened."""
    if record.ending is None:
        raise _cut_off(record)
    header = record.header
    match = _match_of(header, record.ending)
    yield Step(0, -1, None, tuple(match.beginning), match)
    names = handles(header.names)
    number = 0
    for entry in record.entries:
        if isinstance(entry, RuleChanged):
            yield Step(number, -1, None, tuple(_change_rule(match, entry)), match)
            continue
        number += 1
        try:
            move = read_move(entry.text, names)
            events = match.apply(entry.seat, move)
        except Refused as refused:
            who = header.names[entry.seat]
            message = f"move {number}, {who}: “{entry.text}” is not allowed: {refused}"
            raise RecordError("forged", entry.line, message) from refused
        except ValueError as error:
            raise RecordError("damaged", entry.line, f"move {number}: {error}") from error
        if move.text(names) != entry.text:
            raise RecordError("damaged", entry.line, f"move {number} is not written as the rules write it")
        if match.digest() != entry.digest:
            raise RecordError("forged", entry.line, f"move {number} leads to another position than the record says")
        yield Step(number, entry.seat, move, tuple(events), match)


def _match_of(header: Header, ending: Ending) -> Match:
    try:
        seed = fair_seed(ending.seed, header.contributions)
        return Match(len(header.names), header.options, seed=seed, rules=header.rules)
    except (OptionError, RuleError) as error:
        raise RecordError("damaged", 1, str(error)) from error


def _change_rule(match: Match, entry: RuleChanged) -> list[Event]:
    try:
        return match.write_rule(entry.which, entry.rule)
    except RuleError as error:
        raise RecordError("forged", entry.line, str(error)) from error


def _cut_off(record: Record) -> RecordError:
    last = record.entries[-1].line if record.entries else 1
    made = sum(isinstance(entry, RecordedMove) for entry in record.entries)
    return RecordError("truncated", last, f"the record stops after {made} moves; it has no end and no seed")


def verify(text: str, commitment: str | None = None) -> Record:
    """Check everything: the form, the seed against the commitment, each move, each digest, the result.

    Give the `commitment` that was published before the match, if it is at hand: against a forger who writes a whole
    record anew, only that helps. Returns the record if it is good; RecordError says what is wrong otherwise.
    """
    record = read(text)
    ending = record.ending
    if ending is None:
        raise _cut_off(record)
    try:
        _check(record, ending, commitment)
    except RecordError as error:
        if ending.whole:
            raise
        raise RecordError(
            "damaged", error.line, f"the text was changed after it was written: {error.message}"
        ) from error
    if not ending.whole:
        raise RecordError("damaged", ending.line, "the text was changed after it was written")
    return record


def _check(record: Record, ending: Ending, commitment: str | None) -> None:
    if commitment is not None and commitment.lower() != record.header.commitment:
        raise RecordError("forged", 1, "this is not the commitment that was published")
    if commitment_of(ending.seed) != record.header.commitment:
        raise RecordError("forged", ending.line - 3, "the opened seed is not the one that was committed to")
    match: Match | None = None
    for step in replay(record):
        match = step.match
    assert match is not None  # the deal is a step
    if tuple(match.scores) != ending.scores:
        raise RecordError("forged", ending.line - 2, f"the scores are {match.scores}, not {list(ending.scores)}")
    if match.winners != ending.winners:
        raise RecordError("forged", ending.line - 1, "these are not the winners")
