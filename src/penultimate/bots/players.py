"""Bots as the table knows them: each imagines a round from its view and asks its policy for a move."""

from collections.abc import Callable
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.bots.contract import NothingToDo
from penultimate.bots.dice import Dice, situation_seed
from penultimate.bots.pace import Pace, delay
from penultimate.bots.sidelines import sideline
from penultimate.bots.simple import without_forgotten_calls
from penultimate.rules import LegalMoves, Move, SeatView, imagine
from penultimate.rules.full_state import state_of
from penultimate.rules.moves import ACCEPT, CHALLENGE, CHOOSE, DRAW, KEEP, NAME_COLOUR, PLAY, move_of, verb_of
from penultimate.rules.state import State

TURN_VERBS = frozenset((PLAY, DRAW, KEEP, ACCEPT, CHALLENGE, NAME_COLOUR, CHOOSE))

CodePolicy = Callable[[State, vec[i64], i64, Dice], i64]
"""From an imagined state and the codes of the legal turn moves to one of them."""


def turn_moves(legal: LegalMoves) -> vec[i64]:
    """The codes that are turns (or jump-ins), without those that forget to call."""
    codes = vec[i64]([code for code in legal.codes if verb_of(code) in TURN_VERBS])
    return codes[: int(without_forgotten_calls(codes, len(codes)))]


def imagined(view: SeatView, seed: int) -> State:
    return state_of(imagine(view, situation_seed(seed, view).to_bytes(8, "little")))


@final
class SimpleBot:
    """A bot that asks one of the functions of `simple.py`."""

    def __init__(self, name: str, policy: CodePolicy, pace: Pace, seed: int, *, catches: bool, jumps_in: bool) -> None:
        self.name = name
        self.policy = policy
        self.pace = pace
        self.seed = seed
        self.catches = catches
        self.jumps_in = jumps_in

    def choose(self, view: SeatView, legal: LegalMoves) -> Move:
        codes = turn_moves(legal) if view.actor == view.seat else vec[i64]()
        if not len(codes):
            move = sideline(view, legal, catches=self.catches)
            if move is None:
                raise NothingToDo(f"seat {view.seat} has nothing to do in phase {view.phase}")
            return move
        dice = Dice(situation_seed(self.seed, view))
        return move_of(int(self.policy(imagined(view, self.seed), codes, len(codes), dice)))

    def react(self, view: SeatView, legal: LegalMoves) -> Move | None:
        move = sideline(view, legal, catches=self.catches)
        if move is None and self.jumps_in and view.actor != view.seat and view.pile_size > 0:  # see `crowd.jump_in`
            plays = turn_moves(legal)
            return move_of(int(plays[0])) if len(plays) else None
        return move

    def delay(self, view: SeatView) -> float:
        return delay(self.seed, self.pace, view)
