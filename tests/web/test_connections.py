"""Lost connections, second tabs, readers that do not read, servers that stop: the table plays on."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from tests.tables.world import ManualClock
from tests.web.harness import GENEROUS, Client, House, a_house, play_on

pytestmark = pytest.mark.usefixtures("every_host")


async def come_back(house: House, client: Client) -> Client:
    tab = await house.connect()
    welcome = await tab.hello(type="return", code=client.welcome["code"], token=client.welcome["token"])
    assert welcome["type"] == "welcome", welcome
    assert welcome["token"] == "", "a token is told once"
    return tab


async def test_coming_back_to_the_same_seat(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ana, ben = await house.table_of("Ana", "Ben")
        await play_on([ana, ben], 5, random.Random(1))
        hand = ben.newest["own"]["hand"]
        await ben.close()
        assert (await ana.until_type("table"))["seats"][1]["connected"] is False
        ben = await come_back(house, ben)
        update = await ben.until_type("update")
        assert update["gap"] is True
        assert update["own"] == {**update["own"], "seat": 1, "hand": hand}
        state = await ana.until(lambda m: m["type"] == "table" and m["seats"][1]["connected"])
        assert state["you"] == 0
        await play_on([ana, ben], 5, random.Random(1))


async def test_two_tabs_in_one_seat(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ana, ben = await house.table_of("Ana", "Ben")
        tab = await come_back(house, ana)
        assert await ana.goodbye() == "elsewhere"
        await tab.until_type("update")
        await play_on([tab, ben], 5, random.Random(3))
        assert house.table(tab).presence.is_here(house.table(tab).book.seats[0])


async def test_everything_is_there_after_the_server_was_stopped(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ana, ben = await house.table_of("Ana", "Ben")
        assert (await ana.ask(type="say", text="see you"))["type"] == "ack"
        await play_on([ana, ben], 9, random.Random(5))
        before = ana.newest
        digest = house.table(ana).book.match.digest()  # type: ignore[union-attr]
    assert await ben.goodbye() in ("closing", "")
    async with a_house(tmp_path) as house:
        ana = await come_back(house, ana)
        after = await ana.until_type("update")
        assert {key: after[key] for key in ("version", "own", "common", "moves")} == {
            key: before[key] for key in ("version", "own", "common", "moves")
        }
        assert house.table(ana).book.match.digest() == digest  # type: ignore[union-attr]
        assert (await ana.until_type("said"))["text"] == "see you"
        ben = await come_back(house, ben)
        await ben.until_type("update")
        await play_on([ana, ben], 5, random.Random(6))


async def test_who_returns_takes_the_seat_back_from_the_bot(tmp_path: Path) -> None:
    clock = ManualClock()
    async with a_house(tmp_path, clock=clock) as house:
        ana, ben = await house.table_of("Ana", "Ben", table={"away_seconds": 30})
        await ben.close()
        await ana.until(lambda m: m["type"] == "table" and not m["seats"][1]["connected"])
        clock.advance(31)
        state = await ana.until(lambda m: m["type"] == "table" and m["seats"][1]["sitting_in"])
        assert state["seats"][1]["name"] == "Ben"
        await come_back(house, ben)
        await ana.until(lambda m: m["type"] == "table" and not m["seats"][1]["sitting_in"])


async def test_leaving_and_being_removed(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ana, ben, cleo = await house.table_of("Ana", "Ben", "Cleo", begin=False)
        await ana.send(type="leave")
        assert await ana.goodbye() == "left"
        state = await ben.until(lambda m: m["type"] == "table" and m["seats"][0]["kind"] == "empty")
        assert state["host"] == 1
        assert (await ben.ask(type="remove", seat=2))["type"] == "ack"
        assert await cleo.goodbye() == "removed"
        tab = await house.connect()
        answer = await tab.hello(type="return", code=cleo.welcome["code"], token=cleo.welcome["token"])
        assert answer["code"] == "wrong-token"


async def test_a_full_disk_loses_nothing_and_says_so(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ana, ben = await house.table_of("Ana", "Ben")
        await play_on([ana, ben], 3, random.Random(9))
        store = house.store
        pages = store._connection.execute("pragma page_count").fetchone()[0]
        version = ana.newest["version"]
        store._connection.execute(f"pragma max_page_count = {pages}")
        answers = []
        for number in range(200):
            answers.append(await ana.ask(type="say", text=f"{number} " + "long " * 35))
            if answers[-1]["type"] == "refusal":
                break
        assert answers[-1]["code"] == "storage"
        fresh = await ben.until(lambda m: m["type"] == "update" and m["gap"])
        assert fresh["version"] == version
        store._connection.execute("pragma max_page_count = 1000000")
        assert (await ana.ask(type="say", text="better"))["type"] == "ack"
        table = house.table(ana)
        assert len(table.book.chat) == min(50, sum(a["type"] == "ack" for a in answers) + 1)
        await play_on([ana, ben], 3, random.Random(9))


async def test_a_connection_that_says_nothing_is_sent_away(tmp_path: Path) -> None:
    async with a_house(tmp_path, limits=replace(GENEROUS, hello_within=0.05)) as house:
        client = await house.connect()
        assert await client.goodbye() == "idle"
