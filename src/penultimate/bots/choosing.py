"""How a thinker chooses: the net's judgement, what its character likes, and a look ahead where moves are close.

One piece of code for one table or for many at once: `ThinkingBot` asks it about the decision at hand, the arena about
the decisions of a whole crowd. What the arena measures is therefore what sits down at a table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from penultimate.bots.budget import Budget
from penultimate.bots.characters import Character, liking
from penultimate.bots.crowd import THINKER, Crowd, Decision
from penultimate.bots.dice import situation_seed
from penultimate.bots.judging import Judgement, Numbers, judge
from penultimate.bots.net import Mind
from penultimate.bots.search import Question, look_ahead
from penultimate.bots.stakes import Stakes, stakes
from penultimate.rules import SeatView
from penultimate.rules.view import view_of

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

    def weight_after(self, worlds: int, players: int) -> float:
        """What is left of the weight where there was time for fewer worlds: none without any.

        A mean of n samples next to an opinion is worth n / (n + k), where k says how much the samples scatter; here k
        is such that all worlds have the full weight.
        """
        full = self.weight_among(players)
        share = worlds / self.worlds
        return full * share / (1 - full * (1 - share))


@dataclass(frozen=True)
class Thinker:
    """A mind, with or without looking ahead, with or without a character."""

    mind: Mind
    search: Search | None = None
    character: Character | None = None

    @property
    def has_second_thoughts(self) -> bool:
        """Whether more than the net decides."""
        return self.search is not None or self.character is not None


def choose(
    crowd: Crowd, decisions: Sequence[Decision], thinkers: Sequence[Thinker], budget: Budget | None = None
) -> list[int]:
    """For each decision of the crowd's last `gather` the number of the candidate to take.

    `thinkers[k]` thinks for policy THINKER + k. The crowd must know its sittings. With a budget, looking ahead ends
    when that is over, and what was seen until then counts for less.
    """
    picks: list[int] = consider(crowd, decisions, thinkers, budget).best().tolist()
    return picks


def consider(
    crowd: Crowd, decisions: Sequence[Decision], thinkers: Sequence[Thinker], budget: Budget | None = None
) -> Judgement:
    """What all candidates are worth to those who choose, second thoughts included."""
    judgement = judge_all(crowd, decisions, [thinker.mind for thinker in thinkers])
    worth = judgement.worth
    for decision in decisions:
        thinker = thinkers[decision.policy - THINKER]
        if thinker.has_second_thoughts:
            part = slice(int(decision.first), int(decision.first) + len(decision.codes))
            worth[part] = _on_second_thoughts(thinker, crowd, decision, worth[part], budget)
    return judgement


def judge_all(crowd: Crowd, decisions: Sequence[Decision], minds: Sequence[Mind]) -> Judgement:
    """What the nets alone think of all candidates, at the scores of each sitting."""

    def stakes_of(index: int, seat: int) -> Stakes:
        return stakes(crowd.states[index].options, crowd.sittings[index].scores, seat)

    return judge(crowd, decisions, minds, stakes_of)


def _on_second_thoughts(
    thinker: Thinker, crowd: Crowd, decision: Decision, worth: Numbers, budget: Budget | None
) -> Numbers:
    sitting, seat = crowd.sittings[decision.index], int(decision.seat)
    view = view_of(crowd.states[decision.index], seat, sitting.round_number, sitting.scores)
    if thinker.character is not None:
        worth = worth + _likings(thinker.character, view, decision.codes, sitting.enemies[seat])
    if thinker.search is not None:
        seed = situation_seed(sitting.seeds[seat], view)
        worth = _having_looked(thinker.search, thinker.mind, view, decision.codes, worth, seed, budget)
    return worth


def _likings(character: Character, view: SeatView, codes: Sequence[int], enemy: int) -> Numbers:
    scale = scale_of(view)
    return np.array([scale * liking(character, view, code, enemy) for code in codes])


def _having_looked(
    search: Search,
    mind: Mind,
    view: SeatView,
    codes: Sequence[int],
    worth: Numbers,
    seed: int,
    budget: Budget | None,
) -> Numbers:
    compared = near_ties(worth, closeness(view))
    if not compared:
        return worth
    question = Question(view, tuple(codes[number] for number in compared))
    (answer,) = look_ahead([question], mind, search.worlds, seed, budget)
    weight = search.weight_after(answer.worlds, view.players)
    return weigh(worth, compared, answer.heads @ question.stakes, weight)


def scale_of(view: SeatView) -> float:
    """What the whole round is worth in this match: near-ties are meant in proportion."""
    weights = stakes(view.options, view.scores, view.seat)
    return max(abs(weights[0]), abs(weights[1]), abs(weights[2]), 1e-3)


def closeness(view: SeatView) -> float:
    """How close two moves must be to be looked into. With more players each move decides less."""
    return _CLOSE / view.players * scale_of(view)


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
