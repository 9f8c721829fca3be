"""What only a real socket can do: frames of the wrong kind or size, readers that do not read."""

import json
import random
import socket
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from tests.web.harness import GENEROUS, Client, Closed, ServerHouse, a_server, play_on
from tests.web.test_connections import come_back

from penultimate.hall import Guest
from penultimate.lab.load_frames import client_frame
from penultimate.web.socket_line import SocketLine


def socket_of(client: Client) -> aiohttp.ClientWebSocketResponse:
    assert isinstance(client.socket, aiohttp.ClientWebSocketResponse)
    return client.socket


async def test_binary_and_broken_texts(tmp_path: Path) -> None:
    async with a_server(tmp_path) as house:
        (client, _) = await house.table_of("Ana", "Ben", begin=False)
        await socket_of(client).send_bytes(b'{"type":"ping","id":70}')
        assert (await client.until_type("problem"))["code"] == "malformed"
        await socket_of(client).send_frame(b'{"type":"ping","id":7\xff\xfe}', aiohttp.WSMsgType.TEXT)
        assert (await client.until_type("problem"))["code"] == "malformed"


async def test_oversized_frames_close_the_connection(tmp_path: Path) -> None:
    async with a_server(tmp_path) as house:
        client = await house.connect()
        await client.socket.send_str(json.dumps({"type": "ping", "id": 1, "padding": "x" * 9000}))
        with pytest.raises(Closed) as closed:
            await client.receive()
        assert closed.value.args == (1009,)


def a_lazy_socket(house: ServerHouse, hello: dict[str, Any]) -> socket.socket:
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
    async with a_server(tmp_path, limits=replace(GENEROUS, cut_after=0.5)) as house:
        ana, ben, cleo = await house.table_of("Ana", "Ben", "Cleo")
        seat = house.table(cleo).book.seats[2]
        hello = {"type": "return", "id": 500, "code": cleo.welcome["code"], "token": cleo.welcome["token"]}
        with a_lazy_socket(house, hello):
            assert await cleo.goodbye() == "elsewhere"
            hall = house.hall
            lazy = next(guest for guest in hall.guests if guest.key == seat.key and guest.room is not None)
            transport = line_of(lazy)._transport
            assert hasattr(transport, "get_extra_info")
            raw = transport.get_extra_info("socket")
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)
            for number in range(1500):
                answer = await ana.ask(type="say", text=f"{number} " + "x" * 190)
                assert answer["type"] == "ack", "nobody else waits"
                if lazy not in hall.guests:
                    break
            assert lazy not in hall.guests, "cut"
            assert hall.counters.slow_readers_cut == 1
        cleo = await come_back(house, cleo)
        await cleo.until_type("update")
        await ben.ask(type="ping")
        await play_on([ana, ben, cleo], 6, random.Random(8))


def line_of(guest: Guest) -> SocketLine:
    line = guest.line
    assert isinstance(line, SocketLine)
    return line


async def test_a_reader_that_is_slow_gets_fewer_views_and_no_lost_events(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_server(tmp_path, limits=replace(GENEROUS, cut_after=60)) as house:
        ana, ben, cleo = await house.table_of("Ana", "Ben", "Cleo")
        hall = house.hall
        lazy = next(guest for guest in hall.guests if guest.seat is not None and guest.seat.name == "Cleo")
        line = line_of(lazy)
        line.behind_since = hall.clock.now()  # as if the socket were full …
        monkeypatch.setattr(Guest, "has_caught_up", lambda guest: False)
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
        monkeypatch.undo()  # … and is empty again
        update = await cleo.until_type("update")
        assert update["version"] == watched[-1]["version"]
        assert update["since"] == first
        assert update["gap"] is False
        assert len(update["events"]) >= len(watched)
