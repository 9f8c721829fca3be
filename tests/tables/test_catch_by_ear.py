"""By ear three seconds are over before the sentence is: the time to catch counts from when the news reached people."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.hall.lines import MemoryLine, Message
from tests.hall.messages import as_frame
from tests.tables.world import Answer, ManualClock, ThinksAtOnce, World, a_world, deal_by_hand, match_of, witness
from tests.web.harness import GENEROUS

from penultimate.hall import Hall
from penultimate.hall.guest import Guest
from penultimate.rules.events import UnoCaught
from penultimate.storage.sqlite import open_store
from penultimate.tables import entries as log
from penultimate.tables.catch_window import MOST_HEARING, SILENCE
from penultimate.tables.table import Table

THREE = ("R1 R2", "R3 B4 B5", "R6 G7 G8")
OWN = 3.0
"""The table's own seconds."""


async def ana_forgets(world: World, **how: Any) -> Table:
    table = await world.table("Ana", "Ben", "Cleo", **how)
    deal_by_hand(table, *THREE, top="R9")
    await world.move(table, 0, "play R1")
    return table


async def shown(world: World, table: Table, seat: int, seconds: float = 0.0, version: int | None = None) -> Answer:
    answer = Answer()
    told = table.book.version if version is None else version
    return await world.ask(table, answer, lambda: table.has_shown(table.book.seats[seat], told, seconds, answer))


async def open_for(world: World, table: Table) -> float:
    """How long it is still open, in tenths of a second."""
    before = world.clock.now()
    while table.window.is_open:
        await world.pass_time(table, 0.1)
    return round(world.clock.now() - before, 1)


async def test_it_runs_from_the_last_of_those_who_could_catch(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await ana_forgets(world)
        assert table.window.stands_still
        assert (await shown(world, table, 1)).is_done()
        await shown(world, table, 2, 4.0)
        await world.pass_time(table, 3.9)
        assert table.window.stands_still
        assert table.window.remaining() == OWN
        await world.pass_time(table, 0.2)
        assert table.window.is_running
        assert round(table.window.remaining(), 1) == 2.9
        assert await open_for(world, table) == 2.9


async def test_silence_counts_as_shown_after_a_second(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await ana_forgets(world)
        await shown(world, table, 1)
        assert await open_for(world, table) == SILENCE + OWN


async def test_where_everybody_has_seen_it_nobody_waits_for_silence(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await ana_forgets(world)
        await shown(world, table, 1)
        await shown(world, table, 2)
        assert table.window.is_running
        assert await open_for(world, table) == OWN


async def test_a_better_figure_takes_the_place_of_an_estimate(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await ana_forgets(world)
        await shown(world, table, 1)
        await shown(world, table, 2, 8.0)
        await world.pass_time(table, 2.0)
        await shown(world, table, 2)
        assert table.window.is_running
        assert await open_for(world, table) == OWN


@pytest.mark.parametrize("seconds", [10.0, 60.0])
async def test_nobody_is_waited_for_longer_than_ten_seconds(tmp_path: Path, seconds: float) -> None:
    async with a_world(tmp_path) as world:
        table = await ana_forgets(world)
        for _ in range(3):  # asking again does not buy more
            await shown(world, table, 2, seconds)
            await world.pass_time(table, 3.0)
        await shown(world, table, 2, seconds)
        assert await open_for(world, table) + 9.0 == MOST_HEARING + OWN


async def test_the_forgetful_one_and_who_has_gone_are_not_waited_for(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await ana_forgets(world)
        await shown(world, table, 0, 9.0)
        await shown(world, table, 1)
        await shown(world, table, 2, 9.0)
        table.departed(table.book.seats[2].key)
        await world.settle(table)
        assert table.window.is_running
        assert await open_for(world, table) == OWN


async def test_who_comes_meanwhile_is_given_the_time_as_well(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo")
        table.departed(table.book.seats[2].key)
        deal_by_hand(table, *THREE, top="R9")
        await world.move(table, 0, "play R1")
        await shown(world, table, 1, 2.0)
        await world.pass_time(table, 1.0)
        cleo = table.book.seats[2]
        table.presence.arrive(cleo.key)
        await world.ask(table, Answer(), lambda: table.somebody_came(cleo))
        await shown(world, table, 2, 5.0)
        await world.pass_time(table, 4.9)
        assert table.window.stands_still
        await world.pass_time(table, 0.2)
        assert table.window.is_running


async def test_a_word_about_older_news_says_nothing(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await ana_forgets(world)
        before = table.book.asked_at - 1
        for seat in (1, 2):
            assert (await shown(world, table, seat, version=before)).is_done()
        assert table.window.stands_still


async def test_once_it_runs_no_word_makes_it_longer(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await ana_forgets(world)
        await world.pass_time(table, SILENCE)
        assert table.window.is_running
        await shown(world, table, 1, 9.0)
        assert await open_for(world, table) == OWN


async def test_a_catch_and_a_call_count_while_others_are_still_listening(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await ana_forgets(world)
        await shown(world, table, 2, 9.0)
        waiting = await world.move(table, 1, "play R3")
        assert not (await world.move(table, 2, "catch Ana")).code
        assert waiting.is_done()
        table = await ana_forgets(world)
        await shown(world, table, 2, 9.0)
        assert not (await world.move(table, 0, "uno")).code
        assert not table.window.is_open


async def test_the_clock_of_the_next_turn_begins_with_it(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await ana_forgets(world, agreed=log.TableRules(turn_seconds=20))
        assert table.patience.turn is None
        await shown(world, table, 2, 5.0)
        told = witness(table).timers
        await world.pass_time(table, 5.0)
        assert witness(table).timers == told + 1, "one word for both clocks"
        assert round(table.patience.remaining(table.patience.turn)) == OWN + 20


async def test_bots_look_up_when_people_have_heard(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", bots=("good",), agreed=log.TableRules(catch_seconds=30))
        deal_by_hand(table, *THREE, top="R9")
        await world.move(table, 0, "play R1")
        await shown(world, table, 1, 9.0)
        await world.pass_time(table, 10.4)
        assert UnoCaught not in [type(event) for event in witness(table).events]
        await world.pass_time(table, 20)
        assert UnoCaught in [type(event) for event in witness(table).events]


async def test_alone_with_bots_there_is_nobody_to_wait_for(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", bots=("good", "good"))
        deal_by_hand(table, *THREE, top="R9")
        await world.move(table, 0, "play R1")
        assert table.window.is_running


async def test_after_a_crash_it_waits_for_those_who_have_come_back(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo")
        names = ["Ana", "Ben", "Cleo"]
        while not table.window.is_open:
            game = match_of(table)
            if game.round.is_over:
                for seat in range(3):
                    await world.move(table, seat, "next")
                continue
            plays = [move for move in game.legal_moves(game.actor) if move.text(names) != "uno"]
            await world.move(table, game.actor, plays[0].text(names))
        owing, version = table.window.owing, table.book.version
        world.forget_everything()
        again = await world.registry.find(table.book.code)
        catcher = next(seat for seat in again.book.seats if seat.number != owing)
        again.presence.arrive(catcher.key)
        again.tend()
        assert again.window.owing == owing
        assert again.window.stands_still
        await shown(world, again, catcher.number, version=version)
        assert again.window.is_running


# --- nobody can tell who took longer ----------------------------------------------------------------------------------


class Gathering:
    """Four people on lines that remember when each message came, and one who has forgotten to call."""

    def __init__(self, hall: Hall, clock: ManualClock) -> None:
        self.hall = hall
        self.clock = clock
        self.guests: list[Guest] = []
        self.lines: list[MemoryLine] = []
        self.heard: list[list[tuple[float, Message]]] = []
        self._ids = 0

    async def sits_down(self, **hello: Any) -> Message:
        line = MemoryLine()
        self.lines.append(line)
        self.guests.append(self.hall.enter(line, address="memory", base="http://memory"))
        self.heard.append([])
        await self.sends(-1, **hello)
        return next(message for message in line.messages if message["type"] == "welcome")

    async def sends(self, at: int, **message: Any) -> None:
        self._ids += 1
        await self.guests[at].receive(as_frame({"id": self._ids, **message}))
        await self.settles()

    async def settles(self) -> None:
        room = self.guests[0].room
        while room is not None and room.table.is_busy:  # noqa: ASYNC110 - the table is not changed for its tests
            await asyncio.sleep(0.0005)
        for line, heard in zip(self.lines, self.heard, strict=True):
            heard += [(round(self.clock.now(), 3), message) for message in line.messages[len(heard) :]]

    async def pass_time(self, seconds: float) -> None:
        end = self.clock.now() + seconds
        while (left := end - self.clock.now()) > 1e-9:
            upcoming = self.clock.next_call()
            self.clock.advance(left if upcoming is None else min(left, upcoming))
            await self.settles()


async def what_is_heard(file: Path, slow: int) -> list[list[tuple[float, str]]]:
    """Everything that reaches each of the four, and when, if hearing takes longest at this seat."""
    clock = ManualClock()
    store = await open_store(file)
    try:
        party = Gathering(Hall(store, clock=clock, thinker=ThinksAtOnce(), limits=GENEROUS), clock)
        welcome = await party.sits_down(type="create", name="Ana", seats=4)
        for name in ("Ben", "Cleo", "Dora"):
            await party.sits_down(type="join", name=name, code=welcome["code"])
        await party.sends(0, type="start")
        room = party.guests[0].room
        assert room is not None
        deal_by_hand(room.table, *THREE, "G1 G2 G3", top="R9")
        from_here = [len(heard) for heard in party.heard]
        await party.sends(0, type="move", version=room.table.book.version, text="play R1")
        version = room.table.book.version
        for seat in (1, 2, 3):
            await party.sends(seat, type="shown", version=version, milliseconds=5200 if seat == slow else 100)
        await party.pass_time(20)
        assert not room.table.window.is_open
        party.hall.registry.stop()
        return [
            [(at - 1000, message["type"]) for at, message in heard[start:]]
            for start, heard in zip(from_here, party.heard, strict=True)
        ]
    finally:
        await store.close()


async def test_frames_and_their_times_are_the_same_whoever_took_longer(tmp_path: Path) -> None:
    heard = [await what_is_heard(tmp_path / f"{slow}.sqlite", slow) for slow in (1, 2, 3)]
    assert heard[0] == heard[1] == heard[2]
    by_the_forgetful = heard[0][0]
    assert [kind for _, kind in by_the_forgetful] == ["ack", "update", "timers", "timers"]
    began_and_ended = [at for at, kind in by_the_forgetful if kind == "timers"]
    assert began_and_ended == [5.5, 8.5]
    for catcher in heard[0][1:]:
        assert [kind for _, kind in catcher] == ["update", "ack", "timers", "timers"]
        assert [at for at, kind in catcher if kind == "timers"] == began_and_ended


async def test_the_last_to_have_heard_is_not_told_so_by_the_answer(tmp_path: Path) -> None:
    """Where the time began to run with the last client's word, that client would know at once."""
    async with a_world(tmp_path) as world:
        table = await ana_forgets(world)
        await shown(world, table, 1)
        await world.pass_time(table, 0.2)
        await shown(world, table, 2)
        assert table.window.stands_still
        await world.pass_time(table, 0.3)
        assert table.window.is_running
