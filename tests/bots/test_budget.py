"""When a budget is over: by its clock, and by whoever cancels it."""

import math

from tests.bots.clocks import Standing

from penultimate.bots import BY_CLOCK, BY_COUNT, Budget, Timing, bot


def test_a_budget_runs_from_the_first_look() -> None:
    clock = Standing()
    budget = Budget(2, clock)
    clock.now = 100  # waits in a queue
    assert not budget.is_over()
    clock.now = 101.9
    assert not budget.is_over()
    clock.now = 102
    assert budget.is_over()


def test_a_cancelled_budget_is_over_at_once() -> None:
    fresh, running = Budget(2, Standing()), Budget(2, Standing())
    assert not running.is_over()
    for budget in (fresh, running):
        budget.cancel()
        assert budget.is_over()


def test_a_budget_of_nothing_is_over_and_one_without_end_never() -> None:
    clock = Standing()
    assert Budget(0, clock).is_over()
    endless = Budget(math.inf, clock)
    assert not endless.is_over()
    clock.now = 1e9
    assert not endless.is_over()


def test_at_tables_a_clock_counts_and_in_the_lab_none() -> None:
    assert bot("best").timing is BY_CLOCK
    assert bot("best", timing=BY_COUNT).timing is BY_COUNT
    assert 0.1 <= BY_CLOCK.seconds < BY_CLOCK.overrun < math.inf  # the target for one decision in a hundred is 0.1 s
    assert BY_COUNT.seconds == BY_COUNT.overrun == math.inf


def test_a_timing_gives_each_decision_a_budget_of_its_own() -> None:
    clock = Standing()
    timing = Timing(seconds=1, clock=clock)
    first = timing.budget()
    assert not first.is_over()
    clock.now = 1
    assert first.is_over()
    assert not timing.budget().is_over()
