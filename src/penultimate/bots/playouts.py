"""Rounds played to their end by one mind on all seats: what becomes of a position if everybody plays as our bots do."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from penultimate.bots.crowd import THINKER, Crowd, Decision, Sitting
from penultimate.bots.judging import Numbers, judge
from penultimate.bots.net import Mind
from penultimate.bots.stakes import Stakes, stakes
from penultimate.rules.state import State

LONGEST: Final = 400
"""Moves after which a round is given up as dead."""


def play_out(
    states: list[State],
    sittings: list[Sitting],
    mind: Mind,
    *,
    looseness: float = 0.0,
    futures: Sequence[int] = (),
) -> None:
    """Play all of these rounds, each in its sitting, until they are over. Many rounds may share a sitting.

    Everybody moves by what the own seat may know. `looseness` makes choices between near equals a matter of chance, as
    they are among people: a move that is worse by that much (as a share of an even chance) is made in one case of four.
    That chance comes from the number of the future (one for each round) and the situation, as the cards to come do
    (`another_future`): a round that is played out again in the same future ends in the same way.
    """
    weights = _weights(states, sittings)
    crowd = Crowd(states, [[THINKER] * int(state.players) for state in states], 1, LONGEST, sittings)
    decisions = crowd.gather(list(range(len(states))))
    while decisions:
        judgement = judge(crowd, decisions, [mind], lambda index, seat: weights[index][seat])
        worth = judgement.worth
        if looseness > 0:
            reach = [reach_of(weights[one.index][one.seat], len(weights[one.index])) for one in decisions]
            lengths = np.diff(np.append(judgement.firsts, len(worth)))
            worth = worth + looseness * np.repeat(reach, lengths) * _whims(crowd, decisions, futures)
        crowd.advance(judgement.pick(worth).tolist())
        decisions = crowd.gather([decision.index for decision in decisions])


def reach_of(at_stake: Stakes, players: int) -> float:
    """How far moves differ at a table, compared with two who play for a round."""
    return max(abs(at_stake[0]), abs(at_stake[1]), abs(at_stake[2])) * 2 / players


def _whims(crowd: Crowd, decisions: Sequence[Decision], futures: Sequence[int]) -> Numbers:
    """A number by chance (Gumbel's) for each candidate, the same in the same situation of the same future."""
    situations: list[int] = []
    for one in decisions:
        state = crowd.states[one.index]
        number = futures[one.index] * 0x9E3779B9 + state.discard_size * 2048 + state.pile_size * 16 + one.seat
        situations += [(int(number) * 0x1000193 + code * 0x85EBCA6B) & 0xFFFFFFFFFFFFFFFF for code in one.codes]
    mixed = np.array(situations, dtype=np.uint64)
    for multiplier in (0xBF58476D1CE4E5B9, 0x94D049BB133111EB):  # the mixing of SplitMix64
        mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(multiplier)
    uniform = ((mixed >> np.uint64(11)).astype(np.float64) + 0.5) / 2.0**53
    whims: Numbers = -np.log(-np.log(uniform))
    return whims


def _weights(states: list[State], sittings: list[Sitting]) -> list[list[Stakes]]:
    """What is at stake for each seat of each round, worked out once for all that share a sitting."""
    known: dict[int, list[Stakes]] = {}
    for state, sitting in zip(states, sittings, strict=True):
        if id(sitting) not in known:
            seats = range(int(state.players))
            known[id(sitting)] = [stakes(state.options, sitting.scores, seat) for seat in seats]
    return [known[id(sitting)] for sitting in sittings]


def shares_of_wins(states: Sequence[State]) -> Numbers:
    """How often each seat has won, as a share of all rounds that somebody won."""
    wins = np.zeros(int(states[0].players))
    for state in states:
        if state.winner >= 0:
            wins[int(state.winner)] += 1
    share: Numbers = wins / max(wins.sum(), 1)
    return share
