"""Bots at a table forget to call UNO now and then, and whoever notices catches them. Bots by themselves never do."""

from pathlib import Path

import pytest
from tests.tables.world import a_world, deal_by_hand, witness

from penultimate.bots import LEVELS, bot
from penultimate.rules import CallUno, Card, Match, Play, read_card
from penultimate.rules.events import CardPlayed, UnoCalled, UnoCaught
from penultimate.tables import entries as log
from penultimate.tables import forgetting
from penultimate.tables.forgetting import Forgetfulness

RED_FIVE: Card = read_card("R5")
CALLED = Play(RED_FIVE, uno=True)


@pytest.mark.parametrize(("level", "one_in"), [("beginner", 3), ("easy", 8), ("good", 25)])
def test_how_often_each_level_forgets(level: str, one_in: int) -> None:
    habit = Forgetfulness(level, seed=7)
    forgotten = sum(habit.turn(CALLED, (1, moment)) != CALLED for moment in range(9000))
    assert forgotten == pytest.approx(9000 / one_in, rel=0.1)


def test_the_best_never_forget() -> None:
    habit = Forgetfulness("best", seed=7)
    assert all(habit.turn(CALLED, (1, moment)) == CALLED for moment in range(9000))


def test_the_same_seed_forgets_the_same() -> None:
    one, twin, other = (Forgetfulness("beginner", seed) for seed in (7, 7, 8))
    moments = [(1, number) for number in range(60)]
    forgets = [[habit.turn(CALLED, moment) != CALLED for moment in moments] for habit in (one, twin, other)]
    assert forgets[0] == forgets[1] != forgets[2]


def test_what_is_forgotten_is_not_called_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgetting, "ONE_IN", {"easy": 1})
    habit = Forgetfulness("easy", seed=1)
    assert habit.aside(CallUno) == CallUno
    assert habit.turn(CALLED, (1, 1)) == Play(RED_FIVE)
    assert habit.aside(CallUno) is None
    assert habit.turn(Play(RED_FIVE), (1, 2)) == Play(RED_FIVE)
    assert habit.aside(CallUno) == CallUno


async def test_a_bot_that_forgets_is_caught_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgetting, "ONE_IN", {"beginner": 1})
    async with a_world(tmp_path) as world:
        quick = log.TableRules(bot_pace="quick")
        table = await world.table("Ana", bots=("beginner", "best"), agreed=quick)
        deal_by_hand(table, "R6 G7 G8", "R1 R2", "R3 B4 B5", top="R9", actor=1)
        table.bots.stop()
        table.tend()
        await world.pass_time(table, 5)
        events = witness(table).events
        assert any(isinstance(event, CardPlayed) and event.seat == 1 for event in events)
        assert UnoCaught(1, 2) in events
        assert not any(isinstance(event, UnoCalled) and event.seat == 1 for event in events)


async def test_who_plays_in_somebodys_place_forgets_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgetting, "ONE_IN", dict.fromkeys(LEVELS, 1))
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", agreed=log.TableRules(away_seconds=1))
        deal_by_hand(table, "R6 G7 G8", "R1 R2", top="R9", actor=1)
        table.departed(table.book.seats[1].key)
        await world.pass_time(table, 12)
        assert any(isinstance(event, UnoCalled) and event.seat == 1 for event in witness(table).events)


def test_a_bot_by_itself_always_calls() -> None:
    """Arena and laboratory ask bots, not tables."""
    match = Match(2, seed=3)
    calls = 0
    players = [bot("beginner", seed) for seed in range(2)]
    for _ in range(600):
        if match.round.is_over:
            break
        seat = match.actor
        move = players[seat].choose(match.view(seat), match.legal_moves(seat))
        if isinstance(move, Play) and len(match.view(seat).hand) == 2:
            calls += 1
            assert move.uno
        match.apply(seat, move)
    assert calls > 0
