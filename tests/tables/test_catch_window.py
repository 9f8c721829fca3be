"""The time in which a forgotten UNO can be caught, with a clock that the test drives."""

from pathlib import Path

from tests.tables.world import a_world, deal_by_hand, match_of, witness

from penultimate.rules.events import CardsDrawn, UnoCalled, UnoCaught
from penultimate.rules.full_state import state_of
from penultimate.tables import entries as log
from penultimate.tables.catch_window import SILENCE

THREE = ("R1 R2", "R3 B4 B5", "R6 G7 G8")


async def test_the_next_players_move_waits_and_is_made_when_the_window_shuts(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo")
        deal_by_hand(table, *THREE, top="R9")
        await world.move(table, 0, "play R1")
        assert table.window.owing == 0
        answer = await world.move(table, 1, "play R3")
        assert answer.waits == 3.0
        assert not answer.is_done()
        assert match_of(table).actor == 1
        await world.pass_time(table, SILENCE + 2.9)
        assert not answer.is_done()
        await world.pass_time(table, 0.2)
        assert answer.version == table.book.version
        assert match_of(table).actor == 2
        late = await world.move(table, 2, "catch Ana")
        assert late.refusal == ("too-late", "UNO-2")


async def test_a_catch_in_time_costs_two_cards_and_lets_play_go_on(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo")
        deal_by_hand(table, *THREE, top="R9")
        await world.move(table, 0, "play R1")
        waiting = await world.move(table, 1, "play R3")
        await world.pass_time(table, 1)
        caught = await world.move(table, 2, "catch Ana")
        assert not caught.code
        assert waiting.is_done(), "the window is shut by the catch, and the waiting move is made"
        kinds = [type(event) for event in witness(table).events]
        assert kinds.index(UnoCaught) < kinds.index(CardsDrawn)
        assert state_of(match_of(table).round).counts[0] == 3


async def test_a_late_call_shuts_the_window(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo")
        deal_by_hand(table, *THREE, top="R9")
        await world.move(table, 0, "play R1")
        await world.pass_time(table, 1.9)
        assert not (await world.move(table, 0, "uno")).code
        assert not table.window.is_open
        assert UnoCalled in [type(event) for event in witness(table).events]
        assert (await world.move(table, 1, "play R3")).version is not None


async def test_the_tables_own_length_counts(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo", agreed=log.TableRules(catch_seconds=10))
        deal_by_hand(table, *THREE, top="R9")
        await world.move(table, 0, "play R1")
        waiting = await world.move(table, 1, "play R3")
        await world.pass_time(table, SILENCE + 9.5)
        assert not waiting.is_done()
        await world.pass_time(table, 1)
        assert waiting.is_done()


async def test_no_window_for_who_called_with_the_card(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo")
        deal_by_hand(table, *THREE, top="R9")
        await world.move(table, 0, "play R1 uno")
        assert not table.window.is_open
        assert (await world.move(table, 1, "play R3")).version is not None


async def test_a_move_that_is_not_allowed_is_refused_at_once_and_a_second_one_too(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo")
        deal_by_hand(table, *THREE, top="R9")
        await world.move(table, 0, "play R1")
        assert (await world.move(table, 1, "play B4")).code == "no-match"
        assert (await world.move(table, 2, "play R6")).code == "not-your-turn"
        assert (await world.move(table, 1, "play R3")).waits
        assert (await world.move(table, 1, "draw")).code == "already-waiting"


async def test_catching_for_nothing_cools_down(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo")
        deal_by_hand(table, "R1 R2 R3", *THREE[1:], top="R9")
        assert (await world.move(table, 1, "catch Ana")).code == "nothing-to-catch"
        assert (await world.move(table, 1, "catch Cleo")).code == "cooling-down"
        assert (await world.move(table, 2, "catch Ana")).code == "nothing-to-catch", "each for himself"
        await world.pass_time(table, 3.1)
        assert (await world.move(table, 1, "catch Ana")).code == "nothing-to-catch"


async def test_bots_give_people_time_and_then_catch(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", bots=("good", "good"), agreed=log.TableRules(catch_seconds=30))
        deal_by_hand(table, *THREE, top="R9")
        await world.move(table, 0, "play R1")
        await world.pass_time(table, 1.4)
        assert UnoCaught not in [type(event) for event in witness(table).events]
        await world.pass_time(table, 20)
        assert UnoCaught in [type(event) for event in witness(table).events]


async def test_after_a_crash_the_window_is_open_again(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben")
        for _ in range(2000):
            game = match_of(table)
            if table.window.is_open:
                break
            if game.round.is_over:
                await world.move(table, 0, "next")
                await world.move(table, 1, "next")
                continue
            plays = [move for move in game.legal_moves(game.actor) if move.text(["Ana", "Ben"]) != "uno"]
            await world.move(table, game.actor, plays[0].text(["Ana", "Ben"]))
        owing = table.window.owing
        assert owing >= 0
        world.forget_everything()
        again = await world.registry.find(table.book.code)
        again.presence.arrive(again.book.seats[0].key)
        again.tend()
        assert again.window.owing == owing
