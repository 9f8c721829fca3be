"""Bots with a net: they judge what each move leads to, and the best of them look a lap ahead where it is close."""

from functools import cache
from importlib.resources import files
from typing import final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from penultimate.bots.budget import Budget
from penultimate.bots.characters import CHARACTERS
from penultimate.bots.choosing import Search, Thinker, choose, consider, judge_all
from penultimate.bots.contract import NothingToDo
from penultimate.bots.crowd import THINKER, Crowd, Decision, Sitting
from penultimate.bots.judging import Judgement
from penultimate.bots.net import Mind, unpack
from penultimate.bots.pace import Pace, delay
from penultimate.bots.players import imagined, turn_moves
from penultimate.bots.sidelines import sideline
from penultimate.bots.simple import without_hoarding
from penultimate.rules import LegalMoves, Move, SeatView
from penultimate.rules.moves import move_of


@cache
def shipped_minds() -> dict[str, Mind]:
    """The weights in the package, by level."""
    with files("penultimate.bots").joinpath("weights.npz").open("rb") as file, np.load(file) as stored:
        return unpack({name: stored[name] for name in stored.files})


def judge_moves(view: SeatView, codes: vec[i64], mind: Mind, seed: int) -> Judgement:
    """What a mind thinks of the candidates."""
    crowd, decision = _crowd_of_one(view, codes, seed)
    return judge_all(crowd, [decision], [mind])


def consider_moves(view: SeatView, codes: vec[i64], thinker: Thinker, seed: int) -> Judgement:
    """The same on second thoughts: what the candidates are worth to a bot that chooses by that."""
    crowd, decision = _crowd_of_one(view, codes, seed)
    return consider(crowd, [decision], [thinker])


def _crowd_of_one(view: SeatView, codes: vec[i64], seed: int, enemy: int = -1) -> tuple[Crowd, Decision]:
    """The decision at hand, as one of a crowd: in a round imagined from the view."""
    sitting = Sitting([seed] * view.players, view.scores, view.round_number)
    sitting.enemies[view.seat] = enemy
    state = imagined(view, seed)
    crowd = Crowd([state], [[THINKER] * view.players], seed, sittings=[sitting])
    crowd.write_candidates(state, view.seat, codes, len(codes), sitting)
    return crowd, Decision(0, view.seat, THINKER, [int(code) for code in codes], 0)


def thinkable(view: SeatView, legal: LegalMoves) -> vec[i64]:
    """The turn moves that a thinking bot takes into account."""
    codes = turn_moves(legal)
    return codes[: int(without_hoarding(len(view.hand), codes, len(codes)))]


@final
class ThinkingBot:
    """A bot with a mind, with or without looking ahead, with or without a character."""

    def __init__(
        self,
        name: str,
        mind: Mind,
        pace: Pace,
        seed: int,
        *,
        search: Search | None = None,
        character: str | None = None,
    ) -> None:
        self.name = name if character is None else f"{name}-{character}"
        self.thinker = Thinker(mind, search, None if character is None else CHARACTERS[character])
        self.pace = pace
        self.seed = seed
        self.enemy = -1

    def choose(self, view: SeatView, legal: LegalMoves) -> Move:
        """With the whole look ahead, however long it takes."""
        return self.choose_within(view, legal, None)

    def choose_within(self, view: SeatView, legal: LegalMoves, budget: Budget | None) -> Move:
        """Where the budget ends the look ahead early, what was seen counts for less; before anything, the net alone."""
        codes = thinkable(view, legal) if view.actor == view.seat else vec[i64]()
        if not len(codes):
            move = sideline(view, legal, catches=True)
            if move is None:
                raise NothingToDo(f"seat {view.seat} has nothing to do in phase {view.phase}")
            return move
        self._remember(view)
        if len(codes) == 1:
            return move_of(int(codes[0]))
        crowd, decision = _crowd_of_one(view, codes, self.seed, self.enemy)
        (pick,) = choose(crowd, [decision], [self.thinker], budget)
        return move_of(decision.codes[pick])

    def react(self, view: SeatView, legal: LegalMoves) -> Move | None:
        self._remember(view)
        move = sideline(view, legal, catches=True)
        if move is None and view.actor != view.seat and view.pile_size > 0:  # see `crowd.jump_in`
            plays = turn_moves(legal)
            return move_of(int(plays[0])) if len(plays) else None
        return move

    def delay(self, view: SeatView) -> float:
        return delay(self.seed, self.pace, view)

    def _remember(self, view: SeatView) -> None:
        """Who last laid a +2 or +4 on this seat: for who bears grudges."""
        if view.phase == "answer" and view.actor == view.seat and view.attacker >= 0:
            self.enemy = view.attacker
