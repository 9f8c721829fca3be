"""How speeds are compared; how fast anything is, is no test's business."""

import itertools

import pytest

from penultimate.lab.earlier import Earlier, NotThere
from penultimate.lab.rollout import clone_and_keep, random_rounds
from penultimate.lab.speed import clone_nanoseconds, in_turn, own_rules
from penultimate.rules import BRAILLE, MARIO
from penultimate.rules.full_state import state_of
from penultimate.rules.round import deal


def test_everybody_takes_a_turn_and_medians_are_compared() -> None:
    order: list[str] = []
    seconds = {"slow": itertools.cycle([1.0, 2.0, 100.0]), "quick": itertools.cycle([0.5])}

    def take(name: str) -> tuple[int, float]:
        order.append(name)
        return 10, next(seconds[name])

    speeds = in_turn({"slow": lambda: take("slow"), "quick": lambda: take("quick")}, takes=3)
    assert order == ["slow", "quick"] * 3
    assert speeds == {"slow": 5, "quick": 20}


def test_rules_that_are_not_in_the_history_are_said_to_be_missing() -> None:
    with pytest.raises(NotThere, match="no rules of 0000000"):
        Earlier.at("0000000")


def test_random_rounds_are_counted_and_the_same_every_time() -> None:
    for options in (MARIO, BRAILLE):
        assert random_rounds(3, 4, options, 7) == random_rounds(3, 4, options, 7) > 30
    actions, seconds = own_rules(2, 3, "braille")()
    assert actions > 20
    assert seconds >= 0


def test_clones_are_made() -> None:
    state = state_of(deal(4, MARIO, seed=b"clone"))
    assert len({id(copy) for copy in clone_and_keep(state, 5)}) == 5
    assert all(nanoseconds > 0 for nanoseconds in clone_nanoseconds(state, times=4000, kept=100))
