"""A finished match, step by step, for a page that looks back at it: as one seat saw it, or with all hands open."""

from msgspec import Raw, Struct

from penultimate import wire
from penultimate.records import Record, RecordError, read, replay, verify
from penultimate.rules import Match
from penultimate.web.encode import WATCHER, common_view, encode, event_as_json


class ReplayStep(Struct):
    seat: int
    """Who moved; -1 for nobody."""
    events: list[Raw]
    common: wire.CommonView
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


def replay_as_json(text: str, seat: int | None) -> bytes:
    """The record told from a seat, or (None) with everything in it. Every hand is public once a match is over."""
    record = read(text)
    return encode(
        Replay(
            names=tuple(record.header.names),
            edition=record.header.options.edition,
            options=dict(record.header.options.changed()),
            commitment=record.header.commitment,
            problem=_problem(text),
            steps=_steps(record, seat),
        )
    )


def _problem(text: str) -> str:
    try:
        verify(text)
    except RecordError as error:
        return str(error)
    return ""


def _steps(record: Record, seat: int | None) -> list[ReplayStep]:
    steps = []
    for step in replay(record):
        events = step.events if seat is None else step.events_for(seat)
        steps.append(
            ReplayStep(
                seat=step.seat,
                events=[event_as_json(event) for event in events],
                common=common_view(step.view(WATCHER)),
                hands=_hands(step.match, seat),
            )
        )
    return steps


def _hands(match: Match, seat: int | None) -> list[list[str] | None]:
    return [
        [str(card) for card in match.view(each).hand] if seat is None or seat == each else None
        for each in range(match.players)
    ]
