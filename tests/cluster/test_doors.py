"""Any door opens: whoever comes in at one server reaches tables of another, also when something dies."""

import asyncio
import os
import random
import signal
import time
from pathlib import Path

import aiohttp
import pytest
from tests.cluster.house import Cluster, a_cluster
from tests.web.harness import Client, play_on

from penultimate.lab.own_postgres import WITHOUT, find_postgres

pytestmark = pytest.mark.skipif(find_postgres() is None, reason=WITHOUT)

OUTAGE = float(os.environ.get("PENULTIMATE_OUTAGE", "0"))
"""Seconds for which the database is away at least; `make cluster-test` has it away for thirty."""


async def at_door(cluster: Cluster, session: aiohttp.ClientSession, door: int) -> Client:
    return Client(await session.ws_connect(f"{cluster.servers[door].address}/ws", max_msg_size=0))


async def test_a_match_is_played_through_three_doors_and_looked_back_at_through_each(tmp_path: Path) -> None:
    async with a_cluster(tmp_path) as cluster, aiohttp.ClientSession() as session:
        ana = await at_door(cluster, session, 0)
        welcome = await ana.hello(type="create", name="Ana", seats=3, options={"target": 20})
        code = welcome["code"]
        others = []
        for door, name in ((1, "Ben"), (2, "Cleo")):
            person = await at_door(cluster, session, door)
            assert (await person.hello(type="join", code=code, name=name))["type"] == "welcome"
            others.append(person)
        watcher = await at_door(cluster, session, 2)
        assert (await watcher.hello(type="watch", code=code, name="Wim"))["type"] == "welcome"
        assert (await ana.ask(type="start"))["type"] == "ack"
        people = [ana, *others]
        for person in (*people, watcher):
            await person.until_type("update")
        # Read as it comes: who does not answer the server's signs of life is taken for gone.
        looking_on = asyncio.create_task(watcher.until(lambda m: m["type"] == "table" and m["phase"] == "match-over"))
        await play_on(people, 2000, random.Random(4))
        await looking_on
        records = set()
        for door, person in enumerate(people):
            over = await person.until(lambda m: m["type"] == "table" and m["phase"] == "match-over")
            base = cluster.servers[door].address
            assert over["link"] == f"{base}/t/{code}", "links lead to the door one came in by"
            for path in (f"/t/{code}.svg", f"/t/{code}/replay/1", f"/t/{code}/replay/1?seat=1", f"/t/{code}"):
                async with session.get(base + path) as response:
                    assert response.status == 200, path
            async with session.get(over["record"]) as response:
                records.add(await response.text())
        assert len(records) == 1


async def a_table(cluster: Cluster, session: aiohttp.ClientSession, *doors: int, **create: object) -> list[Client]:
    """Made at the first door; everybody else comes in by theirs."""
    host = await at_door(cluster, session, doors[0])
    welcome = await host.hello(type="create", name="Player 0", seats=max(2, len(doors)), **create)
    people = [host]
    for number, door in enumerate(doors[1:], start=1):
        person = await at_door(cluster, session, door)
        assert (await person.hello(type="join", code=welcome["code"], name=f"Player {number}"))["type"] == "welcome"
        people.append(person)
    return people


async def came_back(cluster: Cluster, session: aiohttp.ClientSession, who: Client, token: str, door: int) -> Client:
    """As a page does: until it is let in."""
    async with asyncio.timeout(30):
        while True:
            try:
                client = await at_door(cluster, session, door)
                answer = await client.hello(type="return", code=who.welcome["code"], token=token)
            except (aiohttp.ClientError, OSError):
                await asyncio.sleep(0.05)
                continue
            if answer["type"] == "welcome":
                return client
            assert answer["code"] in ("moved", "unreachable", "storage", "busy"), answer
            await client.close()
            await asyncio.sleep(0.05)


async def health(cluster: Cluster, session: aiohttp.ClientSession, door: int) -> dict[str, object]:
    async with session.get(f"{cluster.servers[door].address}/health") as response:
        found: dict[str, object] = await response.json()
        return found


async def until_ready(cluster: Cluster, session: aiohttp.ClientSession, door: int, *, ready: bool) -> None:
    async with asyncio.timeout(30):
        while (await health(cluster, session, door))["ready"] != ready:  # noqa: ASYNC110 - it is asked over HTTP
            await asyncio.sleep(0.05)


async def test_one_connection_for_a_pair_however_many_people(tmp_path: Path) -> None:
    async with a_cluster(tmp_path, servers=2) as cluster, aiohttp.ClientSession() as session:
        for door in (0, 1):  # tables at both, and people at the other
            await a_table(cluster, session, door, 1 - door, 1 - door, 1 - door)
        ends = sum(len(server.wire._ends) for server in cluster.servers)
        assert ends == 2, "one connection, which has two ends at the wire"
        assert [(await health(cluster, session, door))["awake"] for door in (0, 1)] == [1, 1]


async def test_what_does_not_know_the_secret_gets_nowhere(tmp_path: Path) -> None:
    async with a_cluster(tmp_path, servers=1) as cluster:
        for sent in (b"", b"GET / HTTP/1.1\r\n\r\n", b"\x05" + bytes(8), b"\x01" + bytes(4) + b"\xff" * 4):
            reader, writer = await asyncio.open_connection("127.0.0.1", cluster.servers[0].wire.target)
            writer.write(sent)
            said = await asyncio.wait_for(reader.read(), 30)
            assert len(said) < 200, "a greeting, and no more"
            writer.close()


async def test_a_server_that_stops_hands_its_tables_over(tmp_path: Path) -> None:
    async with a_cluster(tmp_path) as cluster, aiohttp.ClientSession() as session:
        people = await a_table(cluster, session, 0, 0, 1, options={"target": 500})
        assert (await people[0].ask(type="start"))["type"] == "ack"
        for person in people:
            await person.until_type("update")
        await play_on(people, 5, random.Random(1))
        ending = asyncio.create_task(cluster.servers[0].end(signal.SIGTERM))
        assert [await person.goodbye() for person in people] == ["moved"] * 3
        back = [
            await came_back(cluster, session, who, who.welcome["token"], 1 + number % 2)
            for number, who in enumerate(people)
        ]
        for person in back:
            await person.until_type("update")
        await play_on(back, 5, random.Random(2))
        await ending


async def test_after_a_kill_the_table_goes_on_with_its_bot(tmp_path: Path) -> None:
    async with a_cluster(tmp_path) as cluster, aiohttp.ClientSession() as session:
        create = {"seats": 3, "bots": ["beginner"], "table": {"bot_pace": "quick", "turn_seconds": 1}}
        host = await at_door(cluster, session, 0)
        await host.hello(type="create", name="Ana", **create)
        ben = await at_door(cluster, session, 1)
        await ben.hello(type="join", code=host.welcome["code"], name="Ben")
        assert (await host.ask(type="start"))["type"] == "ack"
        await ben.until_type("update")
        await cluster.servers[0].end(signal.SIGKILL)
        assert await ben.goodbye() == "moved", "the door has noticed, and says so"
        ben = await came_back(cluster, session, ben, ben.welcome["token"], 1)
        first = (await ben.until_type("update"))["version"]
        async with asyncio.timeout(30):
            await ben.until(lambda m: m["type"] == "update" and m["version"] >= first + 6)


async def test_a_database_that_is_away_is_waited_for(tmp_path: Path) -> None:
    """Moves are refused with `storage`; nobody has to come in again, and play resumes by itself."""
    async with a_cluster(tmp_path, servers=2) as cluster, aiohttp.ClientSession() as session:
        people = await a_table(cluster, session, 0, 1, options={"target": 500})
        assert (await people[0].ask(type="start"))["type"] == "ack"
        for person in people:
            await person.until_type("update")
        await play_on(people, 4, random.Random(3))
        await asyncio.to_thread(cluster.postgres.stop, "immediate")
        back_at = time.monotonic() + OUTAGE
        asked = 0
        while asked < 3 or time.monotonic() < back_at:
            for person in people:
                answer = await person.ask(type="say", text="Hello?")
                assert (answer["type"], answer["code"]) == ("refusal", "storage")
            asked += 1
            await asyncio.sleep(OUTAGE / 8)  # nobody asks faster than they may
        async with session.get(f"{cluster.servers[0].address}/health/live") as response:
            assert response.status == 200
        await until_ready(cluster, session, 1, ready=False)
        await asyncio.to_thread(cluster.postgres.start)
        for person in people:
            await person.until_type("update")
        await play_on(people, 4, random.Random(4))
        await until_ready(cluster, session, 1, ready=True)
