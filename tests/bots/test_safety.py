"""Whatever a bot does wrong, the table gets a legal move."""

import time

import pytest

from penultimate.bots import Bot, bot
from penultimate.bots.safety import SafeBot
from penultimate.rules import MARIO, Accuse, LegalMoves, Match, Move, Next, SeatView


class Faulty:
    """A bot that fails in the way it is told to."""

    name = "faulty"

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def choose(self, view: SeatView, legal: LegalMoves) -> Move:
        if self.fault == "raises":
            raise RuntimeError("no idea")
        if self.fault == "slow":
            time.sleep(0.02)
            return legal[0]
        return Next

    def react(self, view: SeatView, legal: LegalMoves) -> Move | None:
        if self.fault == "raises":
            raise RuntimeError("no idea")
        return Accuse(7)

    def delay(self, view: SeatView) -> float:
        return 1.0


@pytest.mark.parametrize("fault", ["raises", "illegal"])
def test_the_next_simpler_bot_moves(fault: str) -> None:
    match = Match(3, MARIO, seed=5)
    view, legal = match.view(match.actor), match.legal_moves(match.actor)
    easy = bot("easy", 1)
    assert SafeBot([Faulty(fault), easy]).choose(view, legal) == easy.choose(view, legal)
    assert SafeBot([Faulty(fault)]).choose(view, legal) in legal
    assert SafeBot([Faulty(fault), easy]).react(view, legal) == easy.react(view, legal)


def test_a_bot_that_overruns_its_time_is_not_asked_any_more() -> None:
    match = Match(2, MARIO, seed=5)
    view, legal = match.view(match.actor), match.legal_moves(match.actor)
    chain: list[Bot] = [Faulty("slow"), bot("easy", 1)]
    safe = SafeBot(chain, seconds=0.001, patience=2)
    for _ in range(2):
        assert safe.choose(view, legal) in legal
    assert [player.name for player in safe.chain] == ["easy"]
