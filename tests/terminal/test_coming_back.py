"""A line that is lost is mended: how often it is tried, what ends the trying, and how a dead line is noticed."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import aiohttp
import msgspec
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from tests.terminal.fingers import sitting
from tests.terminal.relay import relaying
from tests.terminal.server import Person, serving

from penultimate import wire
from penultimate.hall.registry import Registry
from penultimate.hall.room import Room
from penultimate.tables.ports import StoreError
from penultimate.tables.refused import TableRefused
from penultimate.terminal.connection import MOVE_WAIT, Connection
from penultimate.terminal.place import Notice
from penultimate.terminal.retries import SLOW_WAITS, waits


def never() -> float:
    return 0.0


def even() -> float:
    return 0.5


def always() -> float:
    return 1.0


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


# --- how long to wait -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", [never, even, always])
def test_a_server_that_closes_is_looked_for_every_second_for_a_minute(chance: Callable[[], float]) -> None:
    tried = list(waits(chance, restarting=True))
    quick = [wait for wait in tried if wait <= 1.25]
    assert tried[: len(quick)] == quick
    assert min(quick) >= 0.75
    assert 60 <= sum(quick) < 61.25


@pytest.mark.parametrize("restarting", [True, False])
def test_no_wait_is_longer_than_a_quarter_of_a_minute(restarting: bool) -> None:
    tried = list(waits(always, restarting=restarting))
    assert max(tried) == tried[-1] == 15


def test_a_lost_line_is_tried_at_once_and_then_more_slowly() -> None:
    assert list(waits(even, restarting=False)) == list(SLOW_WAITS)
    assert list(waits(never, restarting=False)) < list(waits(always, restarting=False))


# --- what a connection makes of it ------------------------------------------------------------------------------------


class Sitter:
    """A connection without a terminal around it, for which waiting takes no time."""

    def __init__(self, server: str, code: str) -> None:
        self.waited: list[float] = []
        self.told: list[str] = []
        self.ended = asyncio.Event()
        self.back = asyncio.Event()
        self.heard: list[wire.FromServer] = []
        self.heard_something = asyncio.Event()
        self.when_waiting: Callable[[], None] = lambda: None
        self.connection = Connection(
            server, code, hear=self._hear, tell=self._tell, ended=self.ended.set, sleep=self._sleep, chance=even
        )

    def _hear(self, message: wire.FromServer) -> None:
        self.heard.append(message)
        self.heard_something.set()

    def _tell(self, notice: Notice) -> None:
        self.told.append(notice.message)
        if notice.message == "terminal-connected-again":
            self.back.set()

    async def _sleep(self, seconds: float) -> None:
        self.waited.append(seconds)
        self.when_waiting()
        await asyncio.sleep(0)

    @property
    def reason(self) -> str:
        return "" if self.connection.lost is None else self.connection.lost.reason


@contextlib.asynccontextmanager
async def seated(link: str) -> AsyncIterator[Sitter]:
    server, _, code = link.rpartition("/t/")
    sitter = Sitter(server, code)
    await sitter.connection.enter("", "Terra", "en")
    try:
        yield sitter
    finally:
        await sitter.connection.close()


@contextlib.asynccontextmanager
async def at_a_table(folder: Path) -> AsyncIterator[Sitter]:
    async with (
        serving(folder) as address,
        aiohttp.ClientSession() as http,
        seated(await Person(http, address).create()) as sitter,
    ):
        yield sitter


async def soon(event: asyncio.Event) -> None:
    async with asyncio.timeout(30):
        await event.wait()


@contextlib.asynccontextmanager
async def a_server_that_says(*frames: str) -> AsyncIterator[str]:
    """Whoever comes in is welcome, and hears this."""

    async def talk(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.receive()
        welcome = wire.Welcome(id=1, code="ABCDEF", seat=0, token="t" * 20, last_id=1)
        for frame in (msgspec.json.encode(welcome).decode(), *frames):
            await socket.send_str(frame)
        await socket.receive()
        return socket

    app = web.Application()
    app.router.add_get("/ws", talk)
    async with TestServer(app) as server:
        yield str(server.make_url("/t/ABCDEF"))


async def test_what_a_newer_server_says_besides_is_not_heard() -> None:
    table = '{"type": "time-is-nearly-up", "seat": 1, "seconds": [3, 2, 1]}'
    async with a_server_that_says(table, '{"type": "time-up", "seat": 1}') as link, seated(link) as sitter:
        await soon(sitter.heard_something)
        assert [type(message) for message in sitter.heard] == [wire.TimeUp]
        assert sitter.reason == ""


async def test_what_is_no_message_ends_it() -> None:
    async with a_server_that_says('{"seat": 1}') as link, seated(link) as sitter:
        await soon(sitter.ended)
        assert sitter.reason == "not-a-server"


async def test_a_closed_server_that_stays_away_is_given_up_in_the_end(tmp_path: Path) -> None:
    async with aiohttp.ClientSession() as http, contextlib.AsyncExitStack() as stack:
        async with serving(tmp_path) as address:
            link = await Person(http, address).create()
            sitter = await stack.enter_async_context(seated(link))
        await soon(sitter.ended)
        assert sitter.told == ["terminal-restarting"]
        assert sitter.waited == list(waits(even, restarting=True))
        assert sitter.reason == "unreachable"


def cut(sitter: Sitter) -> None:
    """As if the network had gone: no word, no handshake."""
    socket = sitter.connection.socket
    assert socket is not None
    assert socket._response.connection is not None
    assert socket._response.connection.transport is not None
    socket._response.connection.transport.abort()


def refuse_everybody(patch: pytest.MonkeyPatch, why: Exception) -> None:
    async def find(self: Registry, code: str) -> None:
        raise why

    patch.setattr(Registry, "find", find)


@pytest.mark.parametrize(
    "trouble",
    [
        StoreError("disk-full", "no room"),
        *(TableRefused(code) for code in ("busy", "went-wrong", "moved", "unreachable")),
    ],
)
async def test_trouble_of_the_server_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    async with at_a_table(tmp_path) as sitter:
        with monkeypatch.context() as patch:
            refuse_everybody(patch, trouble)
            sitter.when_waiting = lambda: patch.undo() if len(sitter.waited) == 4 else None
            cut(sitter)
            await soon(sitter.back)
        assert sitter.told == ["terminal-trying-again", "terminal-connected-again"]
        assert len(sitter.waited) == 4
        assert not sitter.connection.is_lost()


async def test_a_table_that_has_moved_is_come_back_to_without_a_word(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as sitter:
        before = sitter.connection.socket
        sitter.connection._receive(wire.Goodbye("moved"))
        cut(sitter)
        async with asyncio.timeout(30):
            while sitter.connection.socket is before:  # noqa: ASYNC110 - it says nothing, on purpose
                await asyncio.sleep(0.01)
        assert sitter.told == []
        assert sitter.waited == [MOVE_WAIT]
        assert not sitter.connection.is_lost()


@pytest.mark.parametrize("code", ["no-such-table", "wrong-token", "table-damaged"])
async def test_what_does_not_pass_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    async with at_a_table(tmp_path) as sitter:
        refuse_everybody(monkeypatch, TableRefused(code))
        cut(sitter)
        await soon(sitter.ended)
        assert sitter.reason == code
        assert len(sitter.waited) == 1


async def test_a_server_that_is_full_is_not_another_kind_of_server() -> None:
    async def refuse(request: web.Request) -> web.Response:
        return web.Response(status=503)

    app = web.Application()
    app.router.add_get("/ws", refuse)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        sitter = Sitter(f"http://127.0.0.1:{runner.addresses[0][1]}", "ABCDEF")
        with pytest.raises(Exception, match="unreachable"):
            await sitter.connection.enter("", "Terra", "en")
    finally:
        await runner.cleanup()


async def test_a_table_that_was_read_again_after_a_fault_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(room: Room, *arguments: object) -> None:
        raise RuntimeError("a bug")

    async with serving(tmp_path) as address, aiohttp.ClientSession() as http:
        web_player = Person(http, address)
        async with sitting(await web_player.create()) as (fingers, _running):
            fingers.plays = False
            await fingers.until("Web begins the match.")
            monkeypatch.setattr(Room, "said", fail)
            await web_player.send("say", text="hello")
            await fingers.until("Something went wrong at this table. It goes on from what was saved.")


# --- a line that dies without a word ----------------------------------------------------------------------------------


async def test_a_dead_line_is_noticed_and_mended(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, aiohttp.ClientSession() as http, relaying(address) as relay:
        web_player = Person(http, address)
        link = (await web_player.create()).replace(address, relay.address)
        async with sitting(link) as (fingers, _running):
            fingers.plays = False
            await fingers.until("Web begins the match.")
            await web_player.send("say", text="hello")
            await fingers.until("Web: hello")
            relay.freeze()
            await fingers.until("The connection is lost. Trying again.")
            relay.thaw()
            await fingers.until("The connection is back.")
            fingers.type("say still here")
            await web_player.until("said", text="still here")
            assert fingers.out.getvalue().count("Web: hello") == 1
