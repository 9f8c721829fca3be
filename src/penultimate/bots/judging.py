"""From a crowd's rows to the worth of each candidate: all rows of a step in one evaluation per net."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penultimate.bots.crowd import THINKER, Crowd, Decision
from penultimate.bots.features import FEATURES
from penultimate.bots.net import HEADS, Mind, Rows
from penultimate.bots.stakes import Stakes

Numbers = NDArray[np.float64]
Indices = NDArray[np.int64]


@dataclass
class Judgement:
    """What a crowd's candidates are worth."""

    rows: Rows
    starts: Indices
    """The first row of each candidate."""
    firsts: Indices
    """The number of the first candidate of each decision."""
    heads: Numbers
    """The nets' four numbers for each candidate."""
    worth: Numbers
    """One number for each candidate: the heads, weighted by what is at stake."""

    def best(self) -> Indices:
        """For each decision the number of its best candidate, counted from 0."""
        return self.pick(self.worth)

    def pick(self, values: Numbers) -> Indices:
        """The candidate with the highest value; of equals the first."""
        top = np.maximum.reduceat(values, self.firsts)
        lengths = np.diff(np.append(self.firsts, len(values)))
        hits = np.flatnonzero(values == np.repeat(top, lengths))
        chosen: Indices = hits[np.searchsorted(hits, self.firsts)] - self.firsts
        return chosen


def judge(
    crowd: Crowd,
    decisions: Sequence[Decision],
    minds: Sequence[Mind],
    stakes: Callable[[int, int], Stakes],
) -> Judgement:
    """Judge what the last `gather` brought. `minds[k]` thinks for policy THINKER + k; `stakes(round, seat)`."""
    rows = rows_of(crowd)
    starts = np.array(crowd.starts, dtype=np.int64)
    firsts = np.array([decision.first for decision in decisions], dtype=np.int64)
    ends = np.append(starts[firsts[1:]], len(rows))
    kinds = [(decision.policy - THINKER) * 2 + (crowd.states[decision.index].players > 2) for decision in decisions]
    row_kinds = np.repeat(np.array(kinds, dtype=np.int64), ends - starts[firsts])
    heads = np.zeros((len(rows), HEADS))
    for kind in set(kinds):
        mind = minds[int(kind // 2)]
        net = mind.many if kind % 2 else mind.two
        of_kind = row_kinds == kind
        if of_kind.all():
            heads[:] = net.judge(rows)
        else:
            heads[of_kind] = net.judge(rows[of_kind])
    if len(starts) < len(rows):
        heads = np.add.reduceat(heads, starts, axis=0) / np.diff(np.append(starts, len(rows)))[:, None]
    weights = np.array([stakes(decision.index, decision.seat) for decision in decisions])
    lengths = np.diff(np.append(firsts, len(starts)))
    worth = np.einsum("ij,ij->i", heads, np.repeat(weights, lengths, axis=0))
    return Judgement(rows, starts, firsts, heads, worth)


def rows_of(crowd: Crowd) -> Rows:
    """The rows as an array; it borrows the crowd's memory until the next `gather`."""
    buffer: Any = crowd.rows
    return np.frombuffer(buffer, np.uint8)[: crowd.used * FEATURES].reshape(-1, FEATURES)
