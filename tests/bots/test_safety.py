"""Whatever a bot does wrong, the table gets a legal move, and whoever owns the bot hears of it."""

import logging
from dataclasses import replace

import pytest
from tests.bots.clocks import Standing, Ticking

from penultimate.bots import BY_CLOCK, Bot, Lapse, bot
from penultimate.bots.safety import SafeBot
from penultimate.rules import MARIO, Accuse, LegalMoves, Match, Move, Next, SeatView

MATCH = Match(3, MARIO, seed=5)
VIEW, LEGAL = MATCH.view(MATCH.actor), MATCH.legal_moves(MATCH.actor)
EASY = bot("easy", 1)
LAST = LEGAL[len(LEGAL) - 1]
"""What a slow bot chooses: not what anybody else would."""


class Faulty:
    """A bot that fails in the way it is told to."""

    def __init__(self, fault: str, name: str = "faulty", effort: Standing | None = None, seconds: float = 0) -> None:
        self.fault = fault
        self.name = name
        self.effort = effort
        self.seconds = seconds

    def choose(self, view: SeatView, legal: LegalMoves) -> Move:
        if self.effort is not None:
            self.effort.now += self.seconds
        if self.fault == "raises":
            raise RuntimeError("no idea")
        return Next if self.fault == "illegal" else LAST

    def react(self, view: SeatView, legal: LegalMoves) -> Move | None:
        if self.fault == "raises":
            raise RuntimeError("no idea")
        return Accuse(7)

    def delay(self, view: SeatView) -> float:
        return 1.0


@pytest.mark.parametrize(("fault", "reason"), [("raises", "failed"), ("illegal", "illegal")])
def test_the_next_simpler_bot_moves(fault: str, reason: str, caplog: pytest.LogCaptureFixture) -> None:
    told: list[Lapse] = []
    safe = SafeBot([Faulty(fault), EASY], on_lapse=told.append)
    assert safe.choose(VIEW, LEGAL) == EASY.choose(VIEW, LEGAL)
    assert safe.react(VIEW, LEGAL) == EASY.react(VIEW, LEGAL)
    assert [(lapse.bot, lapse.reason) for lapse in told] == [("faulty", reason)] * 2
    assert [record.levelno for record in caplog.records] == [logging.WARNING] * 2
    assert all("faulty" in record.getMessage() and reason in record.getMessage() for record in caplog.records)
    assert SafeBot([Faulty(fault)]).choose(VIEW, LEGAL) in LEGAL
    assert SafeBot([Faulty(fault)]).react(VIEW, LEGAL) is None


# --- too slow ---------------------------------------------------------------------------------------------------------


def slow(*seconds: float, fault: str = "slow") -> tuple[SafeBot, list[Lapse], list[Faulty]]:
    """Bots that work so long on every decision, best first."""
    effort = Standing()
    bots = [Faulty(fault, f"slow {number}", effort, work) for number, work in enumerate(seconds)]
    chain: list[Bot] = [*bots, EASY]
    told: list[Lapse] = []
    return SafeBot(chain, timing=replace(BY_CLOCK, effort=effort), on_lapse=told.append), told, bots


def test_who_overruns_makes_this_move_but_not_the_next() -> None:
    safe, told, (best,) = slow(BY_CLOCK.overrun + 0.5)
    easy = EASY.choose(VIEW, LEGAL)
    assert easy != LAST
    assert [safe.choose(VIEW, LEGAL) for _ in range(4)] == [LAST, easy, LAST, easy]
    assert told == [Lapse("slow 0", "slow", "worked for 2.50 s")] * 2
    best.seconds = 0.1
    assert [safe.choose(VIEW, LEGAL) for _ in range(3)] == [LAST] * 3, "it is back for good"
    assert len(told) == 2


def test_an_overrun_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    safe, _, _ = slow(BY_CLOCK.overrun + 1)
    safe.choose(VIEW, LEGAL)
    assert [(record.levelno, record.getMessage()) for record in caplog.records] == [
        (logging.WARNING, "bot slow 0, slow: worked for 3.00 s")
    ]


def test_work_within_the_limit_is_no_overrun() -> None:
    safe, told, _ = slow(BY_CLOCK.overrun)
    assert [safe.choose(VIEW, LEGAL) for _ in range(3)] == [LAST] * 3
    assert told == []


def test_a_busy_or_sleeping_machine_is_nobodys_fault() -> None:
    """By the clock on the wall hours go by; the thread itself has hardly worked."""
    hours, told = Ticking(step=3600), list[Lapse]()
    timing = replace(BY_CLOCK, clock=hours, effort=Standing())
    safe = SafeBot([bot("best").chain[0], Faulty("raises")], timing=timing, on_lapse=told.append)
    assert all(safe.choose(VIEW, LEGAL) in LEGAL for _ in range(4))
    assert hours.looks == 8, "each time one world was looked into"
    assert told == [], "and nobody else was asked"


def test_several_may_be_slow_and_the_simplest_never_rests() -> None:
    safe, told, _ = slow(9, 9, fault="illegal")
    safe.choose(VIEW, LEGAL)
    assert [(lapse.bot, lapse.reason) for lapse in told] == [
        ("slow 0", "slow"),
        ("slow 0", "illegal"),
        ("slow 1", "slow"),
        ("slow 1", "illegal"),
    ]
    told.clear()
    safe.choose(VIEW, LEGAL)
    assert told == [], "both rest"
    safe.chain = safe.chain[1:2]
    for _ in range(2):
        assert safe.choose(VIEW, LEGAL) in LEGAL
    assert [lapse.reason for lapse in told] == ["slow", "illegal"] * 2, "asked again at once: there is nobody else"


def test_who_raises_late_rests_too() -> None:
    safe, told, _ = slow(9, fault="raises")
    assert [safe.choose(VIEW, LEGAL) for _ in range(2)] == [EASY.choose(VIEW, LEGAL)] * 2
    assert [lapse.reason for lapse in told] == ["failed", "slow"]
