"""The server: its tables, its connections, and its pages."""

import asyncio
import logging
import socket as sockets
from collections.abc import Coroutine
from importlib.resources import files
from pathlib import Path
from typing import Final, final

import segno
from aiohttp import WSCloseCode, web

from penultimate import __version__, wire
from penultimate.tables.clock import LoopClock, ThreadThinker
from penultimate.tables.match_records import record_of_match
from penultimate.tables.ports import Clock, Store, StoreError, Thinker
from penultimate.tables.refused import TableRefused
from penultimate.tables.registry import SLEEP_AFTER, Registry
from penultimate.tables.table import Table
from penultimate.web.connection import Connection
from penultimate.web.limits import Buckets, Limits
from penultimate.web.metrics import Metrics
from penultimate.web.outbox import BACKLOG, Mailman, Outbox
from penultimate.web.replay import replay_as_json
from penultimate.web.room import Room
from penultimate.web.security import guard, is_own_origin

HEARTBEAT: Final = 20.0
HELLO_WITHIN: Final = 20.0
"""Seconds in which a new connection must say what it wants."""
LOOK_AT_SLOW_READERS: Final = 0.2
CUT_AFTER: Final = 6.0
"""Seconds after which a reader that does not read is cut."""


def static_folder() -> Path:
    """The page as it was built into the package."""
    return Path(str(files("penultimate.web") / "static"))


@final
class Server:
    def __init__(
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        thinker: Thinker | None = None,
        limits: Limits | None = None,
        lan: bool = False,
        public: str = "",
        host_names: frozenset[str] = frozenset(),
        sleep_after: float = SLEEP_AFTER,
        cut_after: float = CUT_AFTER,
    ) -> None:
        self.store = store
        self.clock: Clock = LoopClock() if clock is None else clock
        self.limits = Limits() if limits is None else limits
        self.lan = lan
        self.public = public
        """The beginning of links for other machines, where there are any."""
        self.host_names = host_names
        self.log = logging.getLogger("penultimate.web")
        self.metrics = Metrics()
        self.connections: dict[Connection, web.WebSocketResponse] = {}
        self.slow_readers: set[Connection] = set()
        self.cut_after = cut_after
        self._per_address: dict[str, int] = {}
        self._own_thinker = ThreadThinker() if thinker is None else None
        self.registry = Registry(
            store=store,
            clock=self.clock,
            thinker=thinker or self._own_thinker,  # type: ignore[arg-type]
            furnish=self._furnish,
            sleep_after=sleep_after,
        )
        self.new_tables = Buckets(self.limits.tables_per_address, 1 / 60, self.clock.now)
        self.failed_hellos = Buckets(self.limits.failed_hellos, 1 / 3, self.clock.now)
        self._mailman = Mailman()
        self._tasks: set[asyncio.Task[None]] = set()
        self._storage_trouble = False

    # --- rooms --------------------------------------------------------------------------------------------------------

    def _furnish(self, table: Table) -> None:
        table.audience = Room(table, self._room_lost)

    def room_of(self, table: Table) -> Room:
        room = table.audience
        assert isinstance(room, Room)
        return room

    def _room_lost(self, room: Room) -> None:
        self._run(self._move_to_new_room(room))

    async def _move_to_new_room(self, room: Room) -> None:
        """The log did not take a step: everybody goes back to what it has."""
        self._storage_trouble = True
        connections = list(room.connections)
        room.connections.clear()
        try:
            table = await self.registry.find(room.table.book.code)
        except (TableRefused, StoreError) as error:
            self.log.error("table %s cannot be read again: %s", room.table.book.code, error)
            for connection in connections:
                connection.room = None
                connection.say_goodbye("closing")
            return
        fresh = self.room_of(table)
        for connection in connections:
            if connection.room is room:
                number = connection.seat_number
                seat = table.book.seats[number] if 0 <= number < len(table.book.seats) else None
                fresh.enter(connection, seat)
                table.presence.arrive(seat)
                fresh.show_everything(connection, chat=False)
        table.tend()
        self.registry.somebody_left(table)

    def log_store_error(self, error: StoreError) -> None:
        self._storage_trouble = True
        self.log.error("%s", error)

    # --- running ------------------------------------------------------------------------------------------------------

    def application(self) -> web.Application:
        app = web.Application(
            middlewares=[guard(lan=self.lan, host_names=self.host_names, logger=self.log)], client_max_size=1024
        )
        static = static_folder()
        app.router.add_get("/ws", self._socket)
        app.router.add_get("/health", self._health)
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/t/{code:[A-Za-z]{6}}.svg", self._qr_code)
        app.router.add_get("/t/{code:[A-Za-z]{6}}/record/{number:[0-9]{1,6}}", self._record)
        app.router.add_get("/t/{code:[A-Za-z]{6}}/replay/{number:[0-9]{1,6}}", self._replay)
        app.router.add_get("/t/{code:[A-Za-z]{6}}", self._page)
        app.router.add_get("/", self._page)
        app.router.add_get("/{path:.+}", self._static_file)
        app.on_startup.append(self._start)
        app.on_shutdown.append(self._shut_down)
        app.on_cleanup.append(self._clean_up)
        self._static = (
            {"/" + path.relative_to(static).as_posix(): path for path in static.rglob("*") if path.is_file()}
            if static.is_dir()
            else {}
        )
        return app

    async def _start(self, app: web.Application) -> None:
        self._run(self._look_after_slow_readers())

    async def _shut_down(self, app: web.Application) -> None:
        """Everybody is told, so that clients come back by themselves when the server does."""
        for connection in list(self.connections):
            connection.say_goodbye("closing")
        self.registry.stop()
        await asyncio.sleep(0)
        for task in list(self._tasks):
            if task is not asyncio.current_task():
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _clean_up(self, app: web.Application) -> None:
        if self._own_thinker is not None:
            self._own_thinker.close()

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close_later(self, socket: web.WebSocketResponse) -> None:
        async def close() -> None:
            await socket.close(code=WSCloseCode.GOING_AWAY)

        self._run(close())

    async def _look_after_slow_readers(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AT_SLOW_READERS)
            for connection in list(self.slow_readers):
                if connection.has_caught_up():
                    self.slow_readers.discard(connection)
                elif connection.behind_for() > self.cut_after:
                    self.slow_readers.discard(connection)
                    self.metrics.cut.inc()
                    connection.cut()

    # --- the socket ---------------------------------------------------------------------------------------------------

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if not is_own_origin(request):
            raise web.HTTPForbidden(reason="Forbidden origin")
        address = request.remote or ""
        if (
            len(self.connections) >= self.limits.connections
            or self._per_address.get(address, 0) >= self.limits.connections_per_address
        ):
            raise web.HTTPServiceUnavailable(reason="Too many connections")
        socket = web.WebSocketResponse(
            max_msg_size=wire.MOST_BYTES, heartbeat=HEARTBEAT, compress=False, decode_text=False
        )
        if not socket.can_prepare(request).ok:
            raise web.HTTPUpgradeRequired(reason="Upgrade required")
        await socket.prepare(request)
        transport = request.transport
        if transport is None:  # gone already
            return socket
        no_delay(transport)
        transport.set_write_buffer_limits(high=2 * BACKLOG)  # frames of one moment go out together
        connection = Connection(
            self, socket, Outbox(transport, self._mailman, self.clock.now), address, self._base(request)
        )
        self.connections[connection] = socket
        self._per_address[address] = self._per_address.get(address, 0) + 1
        patience = asyncio.get_running_loop().call_later(HELLO_WITHIN, self._expect_hello, connection)
        try:
            await connection.listen()
        except Exception:
            self.log.exception("a connection failed")
            connection.problem("internal")
        finally:
            patience.cancel()
            self.slow_readers.discard(connection)
            del self.connections[connection]
            self._per_address[address] -= 1
            if not self._per_address[address]:
                del self._per_address[address]
        return socket

    def _expect_hello(self, connection: Connection) -> None:
        if connection.room is None and connection in self.connections:
            connection.say_goodbye("idle")

    def _base(self, request: web.Request) -> str:
        """Links work for others too: not `localhost` where the whole house is invited."""
        host = request.host.partition(":")[0]
        if self.public and host in ("localhost", "127.0.0.1"):
            return self.public
        return f"{request.scheme}://{request.host}"

    # --- pages --------------------------------------------------------------------------------------------------------

    async def _page(self, request: web.Request) -> web.StreamResponse:
        index = self._static.get("/index.html")
        if index is None:
            return web.Response(text=PLAIN_PAGE, content_type="text/html", charset="utf-8")
        return web.FileResponse(index, headers={"Cache-Control": "no-cache"})

    async def _static_file(self, request: web.Request) -> web.StreamResponse:
        found = self._static.get(request.path)
        if found is None:
            raise web.HTTPNotFound
        forever = request.path.startswith("/assets/")
        return web.FileResponse(
            found, headers={"Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache"}
        )

    async def _qr_code(self, request: web.Request) -> web.StreamResponse:
        code = segno.make(f"{self._base(request)}/t/{request.match_info['code'].upper()}", error="m")
        picture = code.svg_inline(scale=6, border=2, dark="#000", light="#fff", omitsize=False)
        return web.Response(
            text=picture.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
            if "xmlns" not in picture
            else picture,
            content_type="image/svg+xml",
        )

    async def _record(self, request: web.Request) -> web.StreamResponse:
        """The record of a finished match: anybody who knows the table's code may have it."""
        name = f"penultimate-{request.match_info['code'].upper()}-{request.match_info['number']}.txt"
        return web.Response(
            text=await self._record_text(request),
            charset="utf-8",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    async def _replay(self, request: web.Request) -> web.StreamResponse:
        """The same, told step by step: as `?seat=2` saw it, or without that with all hands open."""
        wanted = request.query.get("seat", "")
        seat = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else None
        text = await self._record_text(request)
        response = web.Response(
            body=await asyncio.to_thread(replay_as_json, text, seat), content_type="application/json", charset="utf-8"
        )
        response.enable_compression()
        return response

    async def _record_text(self, request: web.Request) -> str:
        code, number = request.match_info["code"].upper(), int(request.match_info["number"])
        if not self.failed_hellos.take(f"record {request.remote}"):
            raise web.HTTPTooManyRequests
        rows = await self.store.read(code)
        text = await asyncio.to_thread(record_of_match, rows, number) if rows else None
        if text is None:
            raise web.HTTPNotFound
        return text

    async def _health(self, request: web.Request) -> web.StreamResponse:
        try:
            tables = await asyncio.wait_for(self.store.count_tables(), 5)
        except (StoreError, TimeoutError) as error:
            return web.json_response({"status": "storage", "version": __version__, "problem": str(error)}, status=503)
        return web.json_response(
            {
                "status": "ok",
                "version": __version__,
                "tables": tables,
                "awake": len(self.registry),
                "connections": len(self.connections),
            }
        )

    async def _metrics(self, request: web.Request) -> web.StreamResponse:
        self.metrics.connections.set(len(self.connections))
        self.metrics.tables.set(len(self.registry))
        self.metrics.entries.set(getattr(self.store, "rows", 0))
        self.metrics.commits.set(getattr(self.store, "commits", 0))
        return web.Response(body=self.metrics.text(), content_type="text/plain", charset="utf-8")


def no_delay(transport: asyncio.Transport) -> None:
    """Small frames go out at once. aiohttp asks for this too, but not for every kind of loop."""
    raw = transport.get_extra_info("socket")
    if raw is not None and raw.family in (sockets.AF_INET, sockets.AF_INET6):
        raw.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)


PLAIN_PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Penultimate</title></head>
<body><h1>Penultimate</h1><p>The server is running, but its page has not been built. In the project's folder,
<code>make play</code> builds it.</p></body></html>
"""
