"""What a learner sees: the view of its seat as numbers from 0 to 1, always in the same places.

Made of the `SeatView` and nothing else, so it cannot tell more than the view does. Seats are counted from the viewer.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from penultimate.rules import Card, SeatView
from penultimate.rules.cards import KINDS
from penultimate.rules.options import MAX_PLAYERS, SWITCHES

Vector = NDArray[np.float32]

PHASES: Final = ("colour", "turn", "drawn", "answer", "choose", "confirm", "round-over", "match-over")
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
        view.pile_size / 112,
        min(1.0, view.passes / MAX_PLAYERS),
        view.choices / 2,
        *(view.phase == phase for phase in PHASES),
    ]
    numbers += [getattr(options, name) for name in SWITCHES]
    numbers += [options.scoring == "low", options.plus4_guilt == "matching", options.has_stars]
    numbers += [options.uno_penalty / 10, *(rule is not None for rule in view.rules)]
    return np.array(numbers, dtype=np.float32)


@dataclass(frozen=True)
class Part:
    """Some places of the vector, and what stands there."""

    words: str
    write: Callable[[SeatView], Vector]


PARTS: Final = (
    Part("own hand, quarters of each kind", lambda view: _held(view.hand)),
    Part("top card: kind, colour", lambda view: _one(view.top)),
    Part("what a waiting +4 lies on: kind, colour", lambda view: _one(view.below)),
    Part("the card just drawn: kind, colour", lambda view: _one(view.drawn)),
    Part("discard pile, quarters of each kind", lambda view: _held(view.discards)),
    Part(
        "direction, pending cards, duel, pile, passes, choices, phase, options, rules",
        _table,
    ),
    Part("seats taken", lambda view: _seats(view, *range(view.players))),
    Part("who must act", lambda view: _seats(view, view.actor)),
    Part("dealer", lambda view: _seats(view, view.dealer)),
    Part("attacker", lambda view: _seats(view, view.attacker)),
    Part("who was hit first", lambda view: _seats(view, view.first_hit)),
    Part("who can be caught", lambda view: _seats(view, view.owing)),
    Part("who has called", lambda view: _each(view, view.called)),
    Part("who has confirmed", lambda view: _each(view, view.confirmed)),
    Part("cards held, of 30", lambda view: _each(view, (count / 30 for count in view.counts))),
    Part("turns to miss, of 5", lambda view: _each(view, (turns / 5 for turns in view.misses))),
    Part(
        "points, of the target",
        lambda view: _each(view, (score / view.options.target for score in view.scores)),
    ),
    Part("colours each seat declined to play", _declined),
    Part("cards known to be in each hand, quarters", _known),
)
ASIDE: Final = "asked aside (to catch, to call, to jump in), not for a turn"
"""The last number of the vector."""


def observe(view: SeatView, *, aside: bool) -> Vector:
    """The whole vector."""
    parts = [part.write(view) for part in PARTS]
    return np.concatenate([*parts, np.array([aside], dtype=np.float32)])
