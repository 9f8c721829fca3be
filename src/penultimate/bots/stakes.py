"""What a round's outcome is worth in the match: four weights for the four numbers that a net foretells.

The chance to win the match is estimated from the scores alone (`equity`), and the change that this round's outcome
makes to it is taken as linear around an ordinary round. Where the match is decided by this round, that leaves the
chance to win it; where it has just begun, nearly the points.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from penultimate.rules import Options

Stakes = tuple[float, float, float, float]
"""Weights for the chance to win, the points won, the points left in the own hand and in all hands (in hundreds)."""

ROUND_ONLY: Final[Stakes] = (1.0, 0.0, 0.0, 0.0)

_DOUBT: Final = 0.5
"""How far the foretold points of a round are replaced by those of an ordinary one: they are harder to foretell."""
_POINTS_PER_OTHER: Final = 55.0
"""What is left in an ordinary hand when somebody else goes out."""


@lru_cache(maxsize=4096)
def stakes(options: Options, scores: tuple[int, ...], seat: int) -> Stakes:
    """The weights for this seat at these scores."""
    players = len(scores)
    if options.target <= 1 or players == 0:
        return ROUND_ONLY
    return _winner_takes_points(options, scores, seat) if options.scoring == "winner" else _low(options, scores, seat)


def _winner_takes_points(options: Options, scores: tuple[int, ...], seat: int) -> Stakes:
    """SCORE-2."""
    others = [other for other in range(len(scores)) if other != seat]
    ordinary = _POINTS_PER_OTHER * len(others)
    won, per_point_won = _gain(options, scores, seat, seat, ordinary)
    lost = per_point_lost = 0.0
    for other in others:
        equity, slope = _gain(options, scores, other, seat, ordinary)
        lost += equity / len(others)
        per_point_lost += slope / len(others)
    believed = 1 - _DOUBT
    chance = won - lost - believed * ordinary * (per_point_won - per_point_lost)
    return (chance, believed * per_point_won * 100, 0.0, believed * per_point_lost * 100)


def _gain(options: Options, scores: tuple[int, ...], winner: int, seat: int, points: float) -> tuple[float, float]:
    """The equity of `seat` when `winner` gets the points, and how much each point more changes it."""
    width = points / 2
    less, more = (_with(scores, winner, points + change) for change in (-width, width))
    low, high = _equity_high(options, less, seat), _equity_high(options, more, seat)
    return (low + high) / 2, (high - low) / (2 * width)


def _with(scores: Sequence[float], seat: int, points: float) -> list[float]:
    return [score + points if other == seat else score for other, score in enumerate(scores)]


def _equity_high(options: Options, scores: Sequence[float], seat: int) -> float:
    """The chance to be the first to reach the target."""
    if max(scores) >= options.target:
        return float(scores[seat] >= options.target)
    round_points = _POINTS_PER_OTHER * (len(scores) - 1)
    rounds = max((options.target - max(scores)) * len(scores) / round_points, 1.0)
    return _softmax(scores, round_points * 0.75 * math.sqrt(rounds / len(scores) * 2), seat)


def _low(options: Options, scores: tuple[int, ...], seat: int) -> Stakes:
    """SCORE-3: the own hand is charged, and the match ends when somebody is over the target."""
    players = len(scores)
    to_go = max(options.target - max(scores), 1)
    ending = min(max(1.3 - to_go / (2 * _POINTS_PER_OTHER), 0.0), 1.0)
    rounds = max(to_go / (_POINTS_PER_OTHER * (players - 1) / players), 1.0)
    width = _POINTS_PER_OTHER * 0.9 * math.sqrt(rounds)
    charged = [score + _POINTS_PER_OTHER * (players - 1) / players for score in scores]
    mine = _softmax([-score for score in charged], width, seat)
    slope = mine * (1 - mine) / width * 100  # for each hundred points of the own hand
    sharp = _POINTS_PER_OTHER * 0.35
    won = _softmax([-score for score in _with(charged, seat, scores[seat] - charged[seat])], sharp, seat)
    lost = _softmax([-score for score in _with(charged, seat, 30.0)], sharp, seat)
    share = slope / (players - 1)
    goes_on = 1 - ending
    return (ending * (won - lost) + 0.02 * goes_on, goes_on * share, -goes_on * (slope + share), goes_on * share)


def _softmax(values: Sequence[float], width: float, seat: int) -> float:
    highest = max(values)
    weights = [math.exp((value - highest) / width) for value in values]
    return weights[seat] / sum(weights)
