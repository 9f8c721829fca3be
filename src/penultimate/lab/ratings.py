"""Ratings from who won at which table: Elo's scale, by maximum likelihood, with intervals.

The model is Bradley and Terry's, for any number at a table (Plackett and Luce): each seat wins in proportion to the
strength of who sits there. Ratings are 400 times the decimal logarithm of a strength, so that between two players a
lead of 100 means 64 % of the wins. They are relative: the mean of all is 0.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

ELO: Final = 400 / math.log(10)
_PRIOR: Final = 1 / 5.0**2
"""A weak belief that nobody is stronger than all others by thousands: or who wins every round would be, without end."""
_STEPS: Final = 100


@dataclass(frozen=True)
class Tally:
    """What came of one deal with one set of players, played from every seat."""

    deal: int
    """Tables with the same cards hang together: deals are the units of chance."""
    seats: tuple[int, ...]
    """How many seats of a table each contestant had."""
    wins: tuple[float, ...]
    """How many rounds (or matches) each won, all seatings together."""


@dataclass(frozen=True)
class Rating:
    """On Elo's scale, with half of the 95 % interval."""

    value: float
    margin: float


def rate(tallies: Sequence[Tally]) -> list[Rating]:
    """A rating for each contestant."""
    seats = np.array([tally.seats for tally in tallies], dtype=np.float64)
    wins = np.array([tally.wins for tally in tallies], dtype=np.float64)
    strength = _most_likely(seats, wins)
    spread = _spread(strength, seats, wins, np.array([tally.deal for tally in tallies]))
    margins = 1.96 * np.sqrt(np.diag(spread))
    return [Rating(ELO * float(value), ELO * float(margin)) for value, margin in zip(strength, margins, strict=True)]


def chances(strength: Numbers, seats: Numbers) -> Numbers:
    """For each table how likely each contestant is to win it."""
    weights = seats * np.exp(strength - strength.max())
    shares: Numbers = weights / weights.sum(axis=1, keepdims=True)
    return shares


def _most_likely(seats: Numbers, wins: Numbers) -> Numbers:
    """Newton's method; what it climbs has one top."""
    strength = np.zeros(seats.shape[1])
    for _ in range(_STEPS):
        slope = _slopes(strength, seats, wins).sum(axis=0) - _PRIOR * strength
        step = np.linalg.solve(_curvature(strength, seats, wins), slope)
        strength = strength + step * min(1.0, 2.0 / max(float(np.abs(step).max()), 1e-12))
        if np.abs(step).max() < 1e-10:
            break
    centred: Numbers = strength - strength.mean()
    return centred


def _slopes(strength: Numbers, seats: Numbers, wins: Numbers) -> Numbers:
    """For each tally, how much more each contestant has won than was to be expected."""
    surplus: Numbers = wins - wins.sum(axis=1, keepdims=True) * chances(strength, seats)
    return surplus


def _curvature(strength: Numbers, seats: Numbers, wins: Numbers) -> Numbers:
    share, decided = chances(strength, seats), wins.sum(axis=1)
    together = np.einsum("t,ti,tj->ij", decided, share, share)
    curvature: Numbers = np.diag(decided @ share) - together + _PRIOR * np.eye(len(strength))
    return curvature


def _spread(strength: Numbers, seats: Numbers, wins: Numbers, deals: NDArray[np.int64]) -> Numbers:
    """The covariance of the ratings, with deals as the units of chance (White's sandwich, clustered)."""
    slopes = _slopes(strength, seats, wins)
    _, which = np.unique(deals, return_inverse=True)
    per_deal = np.zeros((int(which.max()) + 1, len(strength)))
    np.add.at(per_deal, which, slopes)
    if len(per_deal) < 2:
        return np.full((len(strength), len(strength)), np.inf)
    filling = per_deal.T @ per_deal * len(per_deal) / (len(per_deal) - 1)
    bread = np.linalg.inv(_curvature(strength, seats, wins))
    spread: Numbers = bread @ filling @ bread
    return spread
