"""Lost connections, second tabs, readers that do not read, servers that stop: the table plays on."""

import json
import random
import socket
from pathlib import Path
from typing import Any

from tests.tables.world import ManualClock
from tests.web.harness import Client, House, a_house, play_on

from penultimate.lab.load_frames import client_frame
from penultimate.storage.sqlite import SqliteStore


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


def a_lazy_socket(house: House, hello: dict[str, Any]) -> socket.socket:
    """Says hello, and never reads a thing. Its own buffer is small, or the system would do the reading."""
    lazy = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    lazy.connect(("127.0.0.1", house.port))
    lazy.sendall(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    lazy.sendall(client_frame(json.dumps(hello).encode()))
    return lazy


async def test_a_reader_that_does_not_read_stops_nobody(tmp_path: Path) -> None:
    """It is cut, comes back, and sees the newest view."""
    async with a_house(tmp_path, cut_after=0.5) as house:
        ana, ben, cleo = await house.table_of("Ana", "Ben", "Cleo")
        seat = house.table(cleo).book.seats[2]
        hello = {"type": "return", "id": 500, "code": cleo.welcome["code"], "token": cleo.welcome["token"]}
        with a_lazy_socket(house, hello):
            assert await cleo.goodbye() == "elsewhere"
            lazy = next(c for c in house.server.connections if c.seat is seat and c.room is not None)
            raw = house.server.connections[lazy].get_extra_info("socket")
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)
            for number in range(1500):
                answer = await ana.ask(type="say", text=f"{number} " + "x" * 190)
                assert answer["type"] == "ack", "nobody else waits"
                if lazy not in house.server.connections:
                    break
            assert lazy not in house.server.connections, "cut"
            assert house.server.metrics.cut._value.get() == 1
        cleo = await come_back(house, cleo)
        await cleo.until_type("update")
        await ben.ask(type="ping")
        await play_on([ana, ben, cleo], 6, random.Random(8))


async def test_a_reader_that_is_slow_gets_fewer_views_and_no_lost_events(tmp_path: Path) -> None:
    async with a_house(tmp_path, cut_after=60) as house:
        ana, ben, cleo = await house.table_of("Ana", "Ben", "Cleo")
        lazy = next(c for c in house.server.connections if c.seat is not None and c.seat.name == "Cleo")
        lazy._outbox.behind_since = house.server.clock.now()  # as if the socket were full …
        house.server.slow_readers.discard(lazy)
        first = cleo.newest["version"]
        watched: list[dict[str, Any]] = []
        while house.table(ana).book.match.actor != 2 and len(watched) < 30:  # type: ignore[union-attr]
            actor = (ana, ben)[house.table(ana).book.match.actor]  # type: ignore[union-attr]
            newest = house.table(ana).book.version
            while actor.newest["version"] < newest:
                await actor.receive()
            move = next(m for m in actor.newest["moves"] if m["verb"] not in ("uno", "catch"))
            answer = await actor.ask(type="move", version=actor.newest["version"], text=move["text"])
            assert answer["type"] == "ack"
            watched.append(answer)
        if not watched:  # Cleo began: nothing to miss in this deal
            return
        assert cleo.newest["version"] == first
        house.server.slow_readers.add(lazy)  # … and is empty again
        update = await cleo.until_type("update")
        assert update["version"] == watched[-1]["version"]
        assert update["since"] == first
        assert update["gap"] is False
        assert len(update["events"]) >= len(watched)


async def test_a_full_disk_loses_nothing_and_says_so(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ana, ben = await house.table_of("Ana", "Ben")
        await play_on([ana, ben], 3, random.Random(9))
        store = house.server.store
        assert isinstance(store, SqliteStore)
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


async def test_a_connection_that_says_nothing_is_sent_away(tmp_path: Path, monkeypatch: Any) -> None:
    from penultimate.web import server

    monkeypatch.setattr(server, "HELLO_WITHIN", 0.05)
    async with a_house(tmp_path) as house:
        client = await house.connect()
        assert await client.goodbye() == "idle"
