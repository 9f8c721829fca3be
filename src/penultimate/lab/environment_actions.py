"""The learners' actions: every move of the game as one of 311 numbers, the same at all tables.

Seats are counted from the acting one, "the 2nd to the left", so that a policy fits every seat. What is said across the
table about manners (TALK-2) is no action: learners do not talk.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from penultimate.rules import (
    Accept,
    CallUno,
    Catch,
    Challenge,
    Choose,
    ChooseCards,
    ChooseWay,
    Colour,
    Confirm,
    Draw,
    Keep,
    Move,
    NameColour,
    Play,
)
from penultimate.rules.cards import CARDS
from penultimate.rules.moves import CATCH, WAYS, Point
from penultimate.rules.options import MAX_PLAYERS


@dataclass(frozen=True)
class Pass:
    """Not a move of the game: the answer "no" of somebody who is asked aside (to catch, to call, to jump in)."""


@dataclass(frozen=True)
class CatchWhoOwes:
    """At most one player can be caught at a time, so nobody need be named."""


@dataclass(frozen=True)
class ChooseLeft:
    """Choose players by how far to the left they sit."""

    steps: tuple[int, ...]


Act = Move | Pass | CatchWhoOwes | ChooseLeft
"""What an action stands for, whichever seat takes it."""


def _plays(*, uno: bool) -> list[Act]:
    acts: list[Act] = []
    for card in CARDS:
        acts += [Play(card, colour, uno) for colour in Colour] if card.is_wild else [Play(card, None, uno)]
    return acts


_OTHERS: Final = range(1, MAX_PLAYERS)

ACTS: Final[tuple[Act, ...]] = (
    *_plays(uno=False),
    *_plays(uno=True),
    *(NameColour(colour) for colour in Colour),
    Draw,
    Keep,
    Accept,
    Challenge,
    CallUno,
    Confirm,
    CatchWhoOwes(),
    Pass(),
    *(ChooseLeft((step,)) for step in _OTHERS),
    *(ChooseLeft(steps) for steps in permutations(_OTHERS, 2)),
    *(ChooseCards((card,)) for card in CARDS),
    *(ChooseWay(way) for way in WAYS),
    ChooseLeft((0,)),
)
"""What each action is. The index is the action."""

ACTIONS: Final = len(ACTS)
PASS: Final = ACTS.index(Pass())
_NUMBERS: Final = {act: number for number, act in enumerate(ACTS)}


def action_of(move: Move, seat: int, players: int) -> int | None:
    """The action that stands for a seat's move; None for moves about manners, and `next`."""
    if isinstance(move, Choose):
        return _NUMBERS[ChooseLeft(tuple((chosen - seat) % players for chosen in move.seats))]
    if isinstance(move, Point) and move.verb == CATCH:
        return _NUMBERS[CatchWhoOwes()]
    return _NUMBERS.get(move)


def move_for(action: int, seat: int, players: int, owing: int) -> Move | None:
    """The move of a seat's action; None where it passes."""
    act = ACTS[action]
    match act:
        case Pass():
            return None
        case CatchWhoOwes():
            return Catch(owing)
        case ChooseLeft():
            return Choose(tuple((seat + step) % players for step in act.steps))
        case _:
            return act


def action_table() -> str:
    """The table in `docs/lab.md`, as Markdown."""
    rows = [
        (
            "a coloured card: blue 0–9, +2, reverse, skip; green, red, yellow",
            _span(lambda at: _is_play(at, wild=False)),
        ),
        (
            "`W`, `W+4`, `W*`, `W?1`, `W?2`, each with blue, green, red, yellow",
            _span(lambda at: _is_play(at, wild=True)),
        ),
        ("the same cards in the same order, calling UNO", _span(_is_calling)),
        ("name blue, green, red, yellow (OPEN-4)", _span(lambda at: isinstance(ACTS[at], NameColour))),
        ("draw, keep, accept, challenge, call UNO, confirm, catch, pass", f"{_NUMBERS[Draw]}–{PASS}"),
        ("choose the 1st … 9th to the left", _span(lambda at: _chooses(at, 1))),
        ("choose two of them: 1 2, 1 3 … 9 8", _span(lambda at: _chooses(at, 2))),
        ("choose a card, in the order of the first rows", _span(lambda at: isinstance(ACTS[at], ChooseCards))),
        (
            "choose the first way, the second (or the number 1, 2); yes, no; the numbers 0, 3 … 9; blue … yellow",
            _span(lambda at: isinstance(ACTS[at], ChooseWay)),
        ),
        ("choose oneself", f"{_NUMBERS[ChooseLeft((0,))]}"),
    ]
    lines = ["| actions | stand for |", "|---|---|", *(f"| {span} | {words} |" for words, span in rows)]
    return "\n".join(lines)


def _span(belongs: Callable[[int], bool]) -> str:
    found = [at for at in range(ACTIONS) if belongs(at)]
    if found != list(range(found[0], found[-1] + 1)):
        raise ValueError("actions of one kind stand together")
    return f"{found[0]}–{found[-1]}"


def _is_play(at: int, *, wild: bool) -> bool:
    act = ACTS[at]
    return isinstance(act, Play) and not act.uno and act.card.is_wild == wild


def _is_calling(at: int) -> bool:
    act = ACTS[at]
    return isinstance(act, Play) and act.uno


def _chooses(at: int, players: int) -> bool:
    act = ACTS[at]
    return isinstance(act, ChooseLeft) and len(act.steps) == players and act.steps != (0,)
