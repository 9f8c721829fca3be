"""Games from which the nets learn: tables of all sorts, played by the pupil against itself and simpler players."""

from dataclasses import dataclass

import numpy as np

from penultimate.bots.crowd import GREEDY, RANDOM, RULE_V1, THINKER, Crowd
from penultimate.bots.features import FEATURES, IS_DRAWING, OWN_COUNT
from penultimate.bots.judging import Judgement, Numbers, judge
from penultimate.bots.net import HEADS, Floats, Mind, Net, Rows
from penultimate.bots.outcome import outcome
from penultimate.bots.stakes import Stakes, stakes
from penultimate.lab.variety import any_options, any_rules
from penultimate.rules.full_state import state_of
from penultimate.rules.round import deal
from penultimate.rules.state import State

_MOST_SEATS = 10
_LONGEST_ROUND = 700
"""Moves after which a round is broken off: two players at random can go on for ever."""
_NO_MIND = Mind(*[Net([(np.zeros((FEATURES, HEADS), np.float32), np.zeros(HEADS, np.float32))])] * 2)
_PLAIN = 0.75
"""Share of tables as an edition has them, without house options and custom rules."""
_ROUND_ALONE = 0.6
"""Share of tables that play for the round, not for a match."""
_IN_COMPANY = 0.9
"""Share of tables with simpler players. Mostly alone with itself the pupil drifts into hoarding: rounds get twice as
long, and it loses more often to everybody else."""
_SIMPLE = (RANDOM, RULE_V1, RULE_V1, GREEDY, GREEDY)
_SEATS_OF_MANY = (3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7, 10)


@dataclass
class Lesson:
    """After-states the pupil chose, and what it should have thought of them."""

    rows: Rows
    targets: Floats
    decisions: int
    rounds: int


def _instinct(judgement: Judgement) -> Numbers:
    rows = judgement.rows[judgement.starts]
    cards = rows[:, OWN_COUNT] + 2.0 * rows[:, IS_DRAWING]
    worth: Numbers = cards / -10
    return worth


def _reach(at_stake: Stakes, players: int) -> float:
    """How far moves differ at a table, compared with two who play for a round: curiosity goes by that."""
    return max(abs(weight) for weight in at_stake[:3]) * 2 / players


def play_lesson(
    mind: Mind | None,
    seed: str,
    rounds: int,
    *,
    two: bool,
    trust: float,
    curiosity: float,
) -> Lesson:
    """Play so many rounds. `trust` is TD's lambda: 1 believes outcomes only, less also later judgements.

    Without a mind the moves come of the one instinct that training begins with: fewer cards are better.
    """
    rng = np.random.default_rng(list(seed.encode()))
    crowd, stakes_of = _new_tables(rng, seed, rounds, two=two)
    chunks: list[tuple[Rows, Floats, list[int]]] = []
    live = list(range(rounds))
    decided = 0
    while live:
        decisions = crowd.gather(live)
        if not decisions:
            break
        judgement = judge(crowd, decisions, [mind or _NO_MIND], lambda index, seat: stakes_of[index][seat])
        reach = [
            _reach(stakes_of[decision.index][decision.seat], len(stakes_of[decision.index])) for decision in decisions
        ]
        lengths = np.diff(np.append(judgement.firsts, len(judgement.worth)))
        noise = rng.gumbel(0, curiosity, len(judgement.worth)) * np.repeat(reach, lengths)
        picks = judgement.pick((judgement.worth if mind else _instinct(judgement)) + noise)
        chosen = judgement.firsts + picks
        owners = [decision.index * _MOST_SEATS + decision.seat for decision in decisions]
        chunks.append((judgement.rows[judgement.starts[chosen]], judgement.heads[chosen].astype(np.float32), owners))
        decided += len(decisions)
        live = [decision.index for decision in decisions]
        crowd.advance(picks.tolist())
    believed = np.zeros((rounds * _MOST_SEATS, HEADS), dtype=np.float32)
    for index, state in enumerate(crowd.states):
        result = outcome(state)
        believed[index * _MOST_SEATS : index * _MOST_SEATS + len(result)] = result
    targets: list[Floats] = []
    for _, heads, owners in reversed(chunks):
        told = believed[owners]
        targets.append(told)
        believed[owners] = trust * told + (1 - trust) * heads
    return Lesson(np.concatenate([rows for rows, _, _ in chunks]), np.concatenate(targets[::-1]), decided, rounds)


def _new_tables(rng: np.random.Generator, seed: str, rounds: int, *, two: bool) -> tuple[Crowd, list[list[Stakes]]]:
    states: list[State] = []
    policies: list[list[int]] = []
    stakes_of: list[list[Stakes]] = []
    for number in range(rounds):
        players = 2 if two else _SEATS_OF_MANY[int(rng.integers(len(_SEATS_OF_MANY)))]
        plain = rng.random() < _PLAIN
        options = any_options(rng, house=0.0 if plain else 0.25)
        rules = (None, None) if plain or rng.random() < 0.4 else any_rules(rng, players, options)
        if rng.random() < _ROUND_ALONE:
            options = options.but(target=1)
        dealer = int(rng.integers(players))
        dealt = deal(players, options, seed=f"{seed}/{number}".encode(), dealer=dealer, rules=rules)
        states.append(state_of(dealt))
        policies.append(_company(rng, players))
        scores = tuple(int(score) for score in rng.integers(0, 400, players) // 20 * 20)
        stakes_of.append([stakes(options, scores, seat) for seat in range(players)])
    return Crowd(states, policies, int(rng.integers(1 << 31)), _LONGEST_ROUND), stakes_of


def _company(rng: np.random.Generator, players: int) -> list[int]:
    """At some tables the pupil is alone with itself; at most of them simpler players take some of the seats."""
    company = [THINKER] * players
    if rng.random() < _IN_COMPANY:
        learner = int(rng.integers(players))
        simple = _SIMPLE[int(rng.integers(len(_SIMPLE)))]
        for seat in range(players):
            if seat != learner and rng.random() < 0.8:
                company[seat] = simple
    return company
