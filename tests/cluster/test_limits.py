"""Limits and order are the same through another server's door."""

import asyncio
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import aiohttp
from tests.storage.stores import database_of, needs_postgres
from tests.tables.world import ThinksAtOnce
from tests.web.harness import GENEROUS, Client, ServerHouse

from penultimate.cluster.house import HouseClaims
from penultimate.hall import Limits
from penultimate.storage.claims import Claims
from penultimate.storage.postgres import open_postgres
from penultimate.web.serve import bind
from penultimate.web.server import Server
from penultimate.web.several import Shared, joined
from penultimate.web.socket_line import SocketLine

pytestmark = needs_postgres


@asynccontextmanager
async def servers(folder: Path, count: int, limits: Limits) -> AsyncIterator[list[ServerHouse]]:
    """In this process, so that one can look at them; what is between them is real."""
    url = await database_of(folder)
    async with AsyncExitStack() as stack:
        session = await stack.enter_async_context(aiohttp.ClientSession())
        houses: list[ServerHouse] = []
        for _ in range(count):
            store = await open_postgres(url, secrets.token_hex(8))
            stack.push_async_callback(store.close)
            relay = bind("127.0.0.1", 0)
            claims = Claims(store, url, f"127.0.0.1:{relay.getsockname()[1]}", 60.0)
            shared = Shared(store, HouseClaims(claims), claims, b"a secret of this test", relay)
            server = Server(store, limits=limits, thinker=ThinksAtOnce(), claims=shared.claims)
            await stack.enter_async_context(joined(server, shared))
            listening = bind("127.0.0.1", 0)
            runner = await server.listen(listening, shutdown_timeout=0.5)
            stack.push_async_callback(runner.cleanup)
            houses.append(ServerHouse(server, store, session, listening.getsockname()[1]))  # type: ignore[arg-type]
        try:
            yield houses
        finally:
            for house in houses:
                for client in house.clients:
                    await client.close()


async def two_people(here: ServerHouse, there: ServerHouse) -> tuple[Client, Client]:
    """At a table of the first; the second comes in at the other server."""
    ana, ben = await here.connect(), await there.connect()
    welcome = await ana.hello(type="create", name="Ana", seats=2)
    assert (await ben.hello(type="join", code=welcome["code"], name="Ben"))["type"] == "welcome"
    return ana, ben


async def test_too_many_messages_are_answered_in_their_order(tmp_path: Path) -> None:
    limits = replace(GENEROUS, message_burst=50, messages_per_second=0.001)
    async with servers(tmp_path, 2, limits) as (here, there):
        _, ben = await two_people(here, there)
        numbers = [await ben.send(type="ping") for _ in range(120)]
        answers = [await ben.until_type("pong", "problem") for _ in range(49 + limits.problems)]
        assert [answer["id"] for answer in answers] == numbers[: len(answers)]
        kinds = [answer.get("code", "pong") for answer in answers]
        assert kinds == ["pong"] * 49 + ["too-fast"] * limits.problems
        assert await ben.goodbye() == "too-many-problems"


async def test_limits_of_an_address_go_by_the_person(tmp_path: Path) -> None:
    """Wrong tokens for a table of the other server are counted there, for the address that the door saw."""
    limits = replace(GENEROUS, failed_hellos=3)
    async with servers(tmp_path, 2, limits) as (here, there):
        ana, _ = await two_people(here, there)
        assert {guest.address for guest in here.hall.guests} == {"127.0.0.1"}
        last = ""
        for _ in range(4):
            stranger = await there.connect()
            await stranger.send(type="return", code=ana.welcome["code"], token="x" * 20)
            answer = await stranger.until_type("refusal", "goodbye")
            last = answer["code"]
        assert last == "too-many-problems"


async def test_who_does_not_read_gets_less_and_is_cut(tmp_path: Path) -> None:
    async with servers(tmp_path, 2, replace(GENEROUS, cut_after=0.5)) as (here, there):
        ana, ben = await two_people(here, there)
        [door] = there.hall.guests
        assert isinstance(door.line, SocketLine)
        transport = door.line._transport
        assert hasattr(transport, "get_extra_info")
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)
        assert not isinstance(ben.socket, asyncio.Queue)
        ben.socket._conn.transport.pause_reading()  # type: ignore[union-attr]
        async with asyncio.timeout(60):
            number = 0
            while not here.hall.counters.slow_readers_cut:
                answer = await ana.ask(type="say", text=f"{number} " + "x" * 190)
                assert answer["type"] == "ack", "nobody else waits"
                number += 1
            while there.hall.guests:  # noqa: ASYNC110 - the door has heard of it, too
                await asyncio.sleep(0.01)
        assert here.hall.counters.slow_readers_cut == 1
