"""Bots leave people the time to read what happened, with a clock that the test drives."""

from pathlib import Path

import pytest
from tests.tables.world import a_world, deal_by_hand, match_of, witness

from penultimate.rules.events import ChallengeSettled
from penultimate.tables import bot_drivers
from penultimate.tables import entries as log


@pytest.mark.parametrize("pace", ["quick", "human", "slow"])
async def test_after_a_verdict_no_bot_plays_on_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    for each in bot_drivers.PACES:
        monkeypatch.setitem(bot_drivers.PACES, each, 0.0)
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", bots=("easy",), agreed=log.TableRules(bot_pace=pace))  # type: ignore[arg-type]
        deal_by_hand(table, "W+4 G1 G2 G3", "B1 B2 B3", "B4 B5 B6 B7", top="R9")
        await world.move(table, 0, "play W+4 B")
        await world.move(table, 1, "challenge")
        assert ChallengeSettled in [type(event) for event in witness(table).events]
        assert match_of(table).actor == 2, "Ana was honest, Ben has drawn, and the bot is next"
        made = table.book.moves_made
        await world.pass_time(table, bot_drivers.VERDICT_LASTS - 0.01)
        assert table.book.moves_made == made
        await world.pass_time(table, 0.02)
        assert table.book.moves_made == made + 1
