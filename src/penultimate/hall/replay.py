"""A finished match, step by step, for a page that looks back at it: as one seat saw it, or with all hands open."""

from collections.abc import Sequence

from msgspec import Raw, Struct

from penultimate.hall.encode import common_as_json, encode, event_as_json
from penultimate.records import Header, RecordError, Step, replay, verify
from penultimate.rules import Match
from penultimate.tables.match_records import tell_match
from penultimate.tables.ports import Row


class ReplayStep(Struct):
    seat: int
    """Who moved; -1 for nobody."""
    events: list[Raw]
    common: Raw
    """A `CommonView`."""
    hands: list[list[str] | None]
    """One per seat; None for one that is not shown."""


class Replay(Struct):
    names: tuple[str, ...]
    edition: str
    options: dict[str, object]
    commitment: str
    problem: str
    """Why the record does not hold; empty where everything in it was checked and is true."""
    steps: list[ReplayStep]


def replay_as_json(rows: Sequence[Row], number: int, seat: int | None) -> bytes | None:
    """A match of a table's log told from a seat, or (None) with everything in it: every hand is public once it is over.

    None unless it is. The engine plays the match once, and checks moves and digests on the way: what does not hold
    raises (`tell_match`) and is not told, so that `problem` is empty in whatever is.
    """
    steps: list[ReplayStep] = []
    record = tell_match(rows, number, lambda step: steps.append(_step(step, seat)))
    return None if record is None else encode(_told(record.header, steps))


def record_as_json(text: str, seat: int | None) -> bytes:
    """A record that somebody has kept, told the same way. Anybody may have written it: one that does not hold is not
    told, and `problem` says why."""
    try:
        record = verify(text)
        steps = [_step(step, seat) for step in replay(record)]
    except RecordError as error:
        return encode(Replay((), "", {}, "", str(error), []))
    return encode(_told(record.header, steps))


def _told(header: Header, steps: list[ReplayStep]) -> Replay:
    return Replay(
        names=tuple(header.names),
        edition=header.options.edition,
        options=dict(header.options.changed()),
        commitment=header.commitment,
        problem="",
        steps=steps,
    )


def _step(step: Step, seat: int | None) -> ReplayStep:
    events = step.events if seat is None else step.events_for(seat)
    return ReplayStep(
        seat=step.seat,
        events=[event_as_json(event) for event in events],
        common=common_as_json(step.match),
        hands=_hands(step.match, seat),
    )


def _hands(match: Match, seat: int | None) -> list[list[str] | None]:
    return [
        [str(card) for card in match.round.hand(each)] if seat is None or seat == each else None
        for each in range(match.players)
    ]
