"""Looking at tables from outside: what one is told, what one is not, and that nothing comes of it there."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.tables.world import ManualClock
from tests.web.harness import GENEROUS, Client, House, a_house, play_on

from penultimate.hall.registry import SLEEP_AFTER

pytestmark = pytest.mark.usefixtures("every_host")


async def peek(client: Client, *tables: dict[str, Any]) -> list[dict[str, Any]]:
    answer = await client.ask(type="peek", tables=list(tables))
    assert answer["type"] == "peeked", answer
    return list(answer["tables"])


def at(client: Client, **more: Any) -> dict[str, Any]:
    return {"code": client.welcome["code"], **more}


def own(client: Client) -> dict[str, Any]:
    return at(client, token=client.welcome["token"])


async def all_leave(house: House, clock: ManualClock, *people: Client) -> None:
    """Until the tables sleep."""
    for person in people:
        await person.close()
    while any(not table.presence.nobody for table in house.hall.registry.awake):
        await (await house.connect()).ask(type="ping")
    clock.advance(SLEEP_AFTER)
    assert len(house.hall.registry) == 0


async def test_who_is_invited_is_told_by_whom_and_to_what(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ana, _ = await house.table_of(
            "Ana", "Ben", begin=False, seats=4, bots=["easy"], edition="braille", options={"stacking": True}
        )
        stranger = await house.connect()
        (seen,) = await peek(stranger, {"code": ana.welcome["code"].lower()})
        assert seen == {
            "code": ana.welcome["code"],
            "edition": "braille",
            "changed": ["stacking"],
            "host": "Ana",
            "names": ["Ana", "Ben", "", "Ada"],
            "free": 1,
            "here": 2,
        }
        assert (await stranger.hello(type="join", code=ana.welcome["code"], name="Cleo"))["type"] == "welcome"
        assert (await peek(stranger, own(stranger)))[0]["you"] == 2, "also from inside"


async def test_whoever_has_seats_sees_whose_turn_it_is_at_each(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        first = await house.table_of("Ana", "Ben")
        second = await house.table_of("Cleo", "Dora", table={"watching": False})
        await play_on(second, 5, random.Random(3))
        visitor = await house.connect()
        mine, other, outside = await peek(visitor, own(first[1]), own(second[0]), at(second[0]))
        actor = first[0].newest["common"]["actor"]
        assert (mine["phase"], mine["you"], mine.get("actor", -1)) == ("playing", 1, actor)
        assert (mine["names"], mine["round_number"], mine["scores"]) == (["Ana", "Ben"], 1, [0, 0])
        assert (other["you"], other["actor"]) == (0, max(second, key=version).newest["common"]["actor"])
        assert (outside["host"], outside["phase"], outside["watching"]) == ("Cleo", "playing", False)
        assert not {"names", "actor", "scores", "you", "free"} & set(outside), "nobody was to watch"


def version(client: Client) -> int:
    return int(client.newest["version"])


async def test_a_table_that_sleeps_goes_on_sleeping(tmp_path: Path) -> None:
    clock = ManualClock()
    async with a_house(tmp_path, clock=clock, limits=replace(GENEROUS, hello_within=1e9)) as house:
        people = await house.table_of("Ana", "Ben")
        await play_on(people, 40, random.Random(5))
        awake = (await peek(people[0], own(people[0])))[0]
        rows = await house.store.read(people[0].welcome["code"])
        await all_leave(house, clock, *people)
        visitor = await house.connect()
        (asleep,) = await peek(visitor, own(people[0]))
        assert asleep == {key: value for key, value in awake.items() if key != "here"}
        assert len(house.hall.registry) == 0
        assert await house.store.read(people[0].welcome["code"]) == rows


async def test_nobody_at_the_table_hears_of_it(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ana, ben = await house.table_of("Ana", "Ben")
        for client in (ana, ben):
            await client.ask(type="ping")  # the beginning is read to its end
        told = [len(client.messages) for client in (ana, ben)]
        visitor = await house.connect()
        assert (await peek(visitor, own(ana)))[0]["you"] == 0
        for client, before in zip((ana, ben), told, strict=True):
            assert (await client.ask(type="ping"))["type"] == "pong"
            assert [message["type"] for message in client.messages[before:]] == ["pong"]


async def test_cards_and_tokens_stay_where_they_are(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ana, ben = await house.table_of("Ana", "Ben")
        visitor = await house.connect()
        seen = json.dumps(await peek(visitor, own(ana), at(ana)))
        for secret in (*ana.newest["own"]["hand"], ana.newest["common"]["top"], ana.welcome["token"]):
            assert f'"{secret}"' not in seen
        (wrong,) = await peek(visitor, at(ana, token=ben.welcome["token"][::-1]))
        assert wrong == {"code": ana.welcome["code"], "problem": "wrong-token"}


async def test_tables_that_are_not_there_do_not_hide_the_others(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        (ana,) = await house.table_of("Ana", begin=False)
        gone, here = await peek(ana, {"code": "BCDFGH", "token": "x" * 32}, own(ana))
        assert gone == {"code": "BCDFGH", "problem": "no-such-table"}
        assert here["host"] == "Ana"


async def test_guesses_count_as_those_at_the_door_do(tmp_path: Path) -> None:
    async with a_house(tmp_path, limits=replace(GENEROUS, failed_hellos=3), clock=ManualClock()) as house:
        (ana,) = await house.table_of("Ana", begin=False)
        for _ in range(3):
            await peek(ana, {"code": "BCDFGH"})
        answer = await ana.ask(type="peek", tables=[{"code": "BCDFGH"}])
        assert (answer["type"], answer["code"]) == ("problem", "too-fast")
        assert (await peek(ana, own(ana)))[0]["host"] == "Ana", "who knows a table may still look"
        guesser = await house.connect()
        await guesser.send(type="join", code="BCDFGH", name="Ben")
        assert await guesser.goodbye() == "too-many-problems"


async def test_looking_is_limited_and_reading_costs_more(tmp_path: Path) -> None:
    limits = replace(GENEROUS, peek_burst=11, peeks_per_second=1, hello_within=1e9)
    clock = ManualClock()
    async with a_house(tmp_path, limits=limits, clock=clock) as house:
        (ana,) = await house.table_of("Ana", begin=False)
        for _ in range(11):
            await peek(ana, own(ana))
        assert (await ana.ask(type="peek", tables=[own(ana)]))["code"] == "too-fast"
        await all_leave(house, clock, ana)
        visitor = await house.connect()
        await peek(visitor, own(ana), own(ana))
        assert (await visitor.ask(type="peek", tables=[own(ana)]))["code"] == "too-fast"
