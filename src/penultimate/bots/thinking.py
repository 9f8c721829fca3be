"""Bots with a net: they judge what each move leads to, and the best of them look a lap ahead where it is close."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from penultimate.bots.characters import CHARACTERS, Character, liking
from penultimate.bots.contract import NothingToDo
from penultimate.bots.crowd import THINKER, Crowd, Decision
from penultimate.bots.judging import Judgement, Numbers, judge
from penultimate.bots.net import Mind, unpack
from penultimate.bots.pace import Pace, delay
from penultimate.bots.players import imagined, situation_seed, turn_moves
from penultimate.bots.search import Question, look_ahead
from penultimate.bots.sidelines import sideline
from penultimate.bots.simple import without_hoarding
from penultimate.bots.stakes import stakes
from penultimate.rules import LegalMoves, Move, SeatView
from penultimate.rules.moves import move_of

_CLOSE: Final = 0.06
"""Moves closer than this share of an even chance (0.03 of a win between two, half of it among four) are near-ties."""
MOST_COMPARED: Final = 4


@dataclass(frozen=True)
class Search:
    """How much to look ahead, and how far its answer moves the net's between two players."""

    worlds: int = 96
    weight: float = 0.7

    def weight_among(self, players: int) -> float:
        """With more players moves differ less, and what an imagined lap brings differs as much as ever."""
        return self.weight * 2 / players


@cache
def shipped_minds() -> dict[str, Mind]:
    """The weights in the package, by level."""
    with files("penultimate.bots").joinpath("weights.npz").open("rb") as file, np.load(file) as stored:
        return unpack({name: stored[name] for name in stored.files})


def scale_of(view: SeatView) -> float:
    """What the whole round is worth in this match: near-ties are meant in proportion."""
    weights = stakes(view.options, view.scores, view.seat)
    return max(abs(weights[0]), abs(weights[1]), abs(weights[2]), 1e-3)


def closeness(view: SeatView) -> float:
    """How close two moves must be to be looked into. With more players each move decides less."""
    return _CLOSE / view.players * scale_of(view)


def judge_moves(view: SeatView, codes: vec[i64], mind: Mind, seed: int) -> Judgement:
    """What a mind thinks of the candidates."""
    state = imagined(view, seed)
    crowd = Crowd([state], [[THINKER] * view.players], situation_seed(seed, view))
    crowd.write_candidates(state, view.seat, codes, len(codes))
    decision = Decision(0, view.seat, THINKER, list(codes), 0)
    return judge(crowd, [decision], [mind], lambda _, seat: stakes(view.options, view.scores, seat))


def _thinkable(view: SeatView, legal: LegalMoves) -> vec[i64]:
    codes = turn_moves(legal)
    return codes[: int(without_hoarding(len(view.hand), codes, len(codes)))]


def near_ties(worth: Numbers, close: float) -> list[int]:
    """The numbers of the best candidates that are nearly equal, best first; none where there is a clear best."""
    order = np.argsort(-worth, kind="stable")[:MOST_COMPARED]
    near = [int(number) for number in order if worth[order[0]] - worth[number] <= close]
    return near if len(near) > 1 else []


def weigh(worth: Numbers, compared: list[int], answers: Numbers, weight: float) -> Numbers:
    """The net's judgement, moved towards what the look ahead says about the compared ones."""
    moved = worth.copy()
    centre = worth[compared].mean() - answers.mean()
    moved[compared] += weight * (answers + centre - worth[compared])
    return moved


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
        self.mind = mind
        self.pace = pace
        self.seed = seed
        self.search = search
        self.character = Character() if character is None else CHARACTERS[character]
        self.enemy = -1

    def choose(self, view: SeatView, legal: LegalMoves) -> Move:
        codes = _thinkable(view, legal) if view.actor == view.seat else vec[i64]()
        if not len(codes):
            move = sideline(view, legal, catches=True)
            if move is None:
                raise NothingToDo(f"seat {view.seat} has nothing to do in phase {view.phase}")
            return move
        self._remember(view)
        if len(codes) == 1:
            return move_of(int(codes[0]))
        worth = judge_moves(view, codes, self.mind, self.seed).worth
        scale = scale_of(view)
        worth = worth + [scale * liking(self.character, view, int(code), self.enemy) for code in codes]
        compared = near_ties(worth, closeness(view)) if self.search is not None else []
        if self.search is not None and compared:
            question = Question(view, tuple(int(codes[number]) for number in compared))
            answers = look_ahead([question], self.mind, self.search.worlds, situation_seed(self.seed, view))
            worth = weigh(worth, compared, answers[0] @ question.stakes, self.search.weight_among(view.players))
        return move_of(int(codes[int(np.argmax(worth))]))

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
