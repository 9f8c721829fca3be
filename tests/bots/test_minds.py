"""The nets: rows that do not peek, weights that fit, levels in their order, hints with reasons."""

from importlib.resources import files

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from penultimate.bots import LEVELS, REASONS, bot, hint
from penultimate.bots.crowd import THINKER, Crowd, candidates
from penultimate.bots.judging import rows_of
from penultimate.bots.stakes import ROUND_ONLY, stakes
from penultimate.lab.contest import Task, run
from penultimate.lab.variety import any_options, any_rules
from penultimate.rules import BRAILLE, MARIO, Match, imagine
from penultimate.rules.full_state import state_of
from penultimate.rules.legality import MOST_CODES
from penultimate.rules.round import deal


def rows_for(state: object, seat: int) -> "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]":
    crowd = Crowd([state], [[THINKER] * 10], 3)  # type: ignore[list-item]
    codes = vec[i64]([0 for _ in range(MOST_CODES)])
    count = candidates(state, codes)  # type: ignore[arg-type]
    crowd.write_candidates(state, seat, codes, count)  # type: ignore[arg-type]
    return rows_of(crowd).copy()


@pytest.mark.parametrize("seed", range(12))
def test_rows_say_only_what_the_seat_may_know(seed: int) -> None:
    """The rows of the true round, as the arena writes them, are those of any round that fits the seat's view."""
    rng = np.random.default_rng(seed)
    players = int(rng.integers(2, 7))
    options = any_options(rng, house=0.4)
    rules = any_rules(rng, players, options)
    dealt = deal(players, options, seed=f"rows {seed}".encode(), dealer=0, rules=rules)
    compared = 0
    for number in range(120):
        if dealt.is_over:
            break
        seat = dealt.actor
        legal = dealt.legal_moves(seat)
        if dealt.phase in ("turn", "answer", "drawn"):
            other = imagine(dealt.view(seat), f"{number}".encode())
            assert np.array_equal(rows_for(state_of(dealt), seat), rows_for(state_of(other), seat))
            compared += 1
        moves = [move for move in legal if dealt.why_not(seat, move) is None and "accuse" not in move.text(["?"] * 10)]
        dealt.apply(seat, moves[int(rng.integers(len(moves)))])
    assert compared > 5


def test_weights_are_small_enough() -> None:
    assert len(files("penultimate.bots").joinpath("weights.npz").read_bytes()) < 150_000


@pytest.mark.parametrize(
    ("stronger", "weaker", "deals", "least"), [("greedy", "uniform", 60, 0.8), ("best-net", "random", 90, 0.56)]
)
def test_levels_are_in_order(stronger: str, weaker: str, deals: int, least: float) -> None:
    score = run(Task(stronger, weaker, 2, MARIO.but(target=1), deals, 0, "order"))
    assert np.mean(score.wins) > least


def test_stakes_follow_the_match() -> None:
    assert stakes(MARIO.but(target=1), (0, 0), 0) == ROUND_ONLY
    even = stakes(MARIO, (0, 0), 0)
    assert even[0] > 0
    assert even[1] > 0  # more points are better
    assert even[3] < 0  # and worse for the other one to get
    low = stakes(BRAILLE, (100, 100, 100), 1)
    assert low[2] < 0  # cards left in the own hand cost


@pytest.mark.parametrize("seed", range(2))
def test_hints_are_legal_and_say_why(seed: int) -> None:
    rng = np.random.default_rng(seed)
    players = int(rng.integers(2, 5))
    options = any_options(rng, house=0.4).but(target=1)
    match = Match(players, options, seed=seed, rules=any_rules(rng, players, options))
    reasons = set()
    while not match.is_over:
        seat = match.actor
        given = hint(match.view(seat), match.legal_moves(seat), bot("good"))
        assert given.move in match.legal_moves(seat)
        assert given.reason in REASONS
        reasons.add(given.reason)
        match.apply(seat, given.move)
    assert len(reasons) >= 3


def test_levels_are_ordered_from_weak_to_strong() -> None:
    assert LEVELS == ("beginner", "easy", "good", "best")
    assert [bot(level).name for level in LEVELS] == list(LEVELS)
