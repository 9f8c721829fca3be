"""What a learner sees: the view of its seat as numbers from 0 to 1, always in the same places.

Made of the `SeatView` and nothing else, so it cannot tell more than the view does. Seats are counted from the viewer.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from penultimate.rules import Card, Match, SeatView
from penultimate.rules.cards import KINDS
from penultimate.rules.editions import PILE_ROOM
from penultimate.rules.options import MAX_PLAYERS, SWITCHES
from penultimate.rules.phases import Phase

Vector = NDArray[np.float32]

_COPIES: Final = 4.0
"""At most so many of one kind are in the deck."""


def _held(cards: Iterable[Card]) -> Vector:
    numbers = np.zeros(KINDS, dtype=np.float32)
    for card in cards:
        numbers[card.kind] += 1 / _COPIES
    return numbers


def _one(card: Card | None) -> Vector:
    """Kind and colour (its own, or the one named for it) of one card; zeros for none."""
    numbers = np.zeros(KINDS + 4, dtype=np.float32)
    if card is not None:
        numbers[card.kind] = 1
        if card.colour is not None:
            numbers[KINDS + int(card.colour)] = 1
    return numbers


def _step(view: SeatView, seat: int) -> int:
    """How far to the left of the viewer a seat is."""
    return (seat - view.seat) % view.players


def _seats(view: SeatView, *numbers: int) -> Vector:
    marks = np.zeros(MAX_PLAYERS, dtype=np.float32)
    for seat in numbers:
        if seat >= 0:
            marks[_step(view, seat)] = 1
    return marks


def _each(view: SeatView, values: Iterable[float]) -> Vector:
    numbers = np.zeros(MAX_PLAYERS, dtype=np.float32)
    for seat, value in enumerate(values):
        numbers[_step(view, seat)] = min(1.0, value)
    return numbers


def _declined(view: SeatView) -> Vector:
    numbers = np.zeros((MAX_PLAYERS, 4), dtype=np.float32)
    for seat, colours in enumerate(view.declined):
        for colour in range(4):
            numbers[_step(view, seat), colour] = (colours >> colour) & 1
    return numbers.ravel()


def _known(view: SeatView) -> Vector:
    numbers = np.zeros((MAX_PLAYERS, KINDS), dtype=np.float32)
    for owner, cards in view.known:
        numbers[_step(view, owner)] += _held(cards)
    return np.minimum(numbers, 1).ravel()


def _table(view: SeatView) -> Vector:
    options = view.options
    numbers: list[float] = [
        view.to_the_left,
        min(1.0, view.pending / 20),
        view.duel,
        view.pile_size / PILE_ROOM,
        min(1.0, view.passes / MAX_PLAYERS),
        view.choices / 2,
        *(view.phase == phase for phase in Phase),
    ]
    numbers += [getattr(options, name) for name in SWITCHES]
    numbers += [options.scoring == "low", options.plus4_guilt == "matching", options.has_stars]
    numbers += [options.uno_penalty / 10, *(rule is not None for rule in view.rules)]
    return np.array(numbers, dtype=np.float32)


@dataclass(frozen=True)
class Part:
    """Some places of the vector, and what stands there."""

    name: str
    """For the compiled code that writes the same rows from a state (`fleet_rows.py`)."""
    words: str
    write: Callable[[SeatView], Vector]


PARTS: Final = (
    Part("hand", "own hand, quarters of each kind", lambda view: _held(view.hand)),
    Part("top", "top card: kind, colour", lambda view: _one(view.top)),
    Part("below", "what a waiting +4 lies on: kind, colour", lambda view: _one(view.below)),
    Part("drawn", "the card just drawn: kind, colour", lambda view: _one(view.drawn)),
    Part("discards", "discard pile, quarters of each kind", lambda view: _held(view.discards)),
    Part(
        "table",
        "direction, pending cards, duel, pile, passes, choices, phase, options, rules",
        _table,
    ),
    Part("taken", "seats taken", lambda view: _seats(view, *range(view.players))),
    Part("actor", "who must act", lambda view: _seats(view, view.actor)),
    Part("dealer", "dealer", lambda view: _seats(view, view.dealer)),
    Part("attacker", "attacker", lambda view: _seats(view, view.attacker)),
    Part("first-hit", "who was hit first", lambda view: _seats(view, view.first_hit)),
    Part("owing", "who can be caught", lambda view: _seats(view, view.owing)),
    Part("called", "who has called", lambda view: _each(view, view.called)),
    Part("confirmed", "who has confirmed", lambda view: _each(view, view.confirmed)),
    Part("counts", "cards held, of 30", lambda view: _each(view, (count / 30 for count in view.counts))),
    Part("misses", "turns to miss, of 5", lambda view: _each(view, (turns / 5 for turns in view.misses))),
    Part(
        "scores",
        "points, of the target",
        lambda view: _each(view, (score / view.options.target for score in view.scores)),
    ),
    Part("declined", "colours each seat declined to play", _declined),
    Part("known", "cards known to be in each hand, quarters", _known),
)


def observe(view: SeatView, *, aside: bool) -> Vector:
    """The whole vector; its last number: asked aside (to catch, to call, to jump in), and not for a turn."""
    parts = [part.write(view) for part in PARTS]
    return np.concatenate([*parts, np.array([aside], dtype=np.float32)])


def _starts() -> dict[str, int]:
    view = Match(2, seed=0).view(0)
    starts: dict[str, int] = {}
    size = 0
    for part in PARTS:
        starts[part.name] = size
        size += len(part.write(view))
    return starts | {"aside": size}


STARTS: Final = _starts()
"""The place of the first number of each part."""
SIZE: Final = STARTS["aside"] + 1
"""How many numbers there are."""
