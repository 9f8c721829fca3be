"""The server: a hall whose guests come in over WebSockets, and the pages around it."""

import asyncio
import logging
import socket as sockets
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar, cast, final

from aiohttp import WSCloseCode, web

from penultimate import wire
from penultimate.hall import Hall, Limits
from penultimate.hall.buckets import Buckets
from penultimate.hall.clock import LoopClock
from penultimate.hall.elsewhere import Claims
from penultimate.hall.keeping import Attic, Keeper
from penultimate.hall.limits import InHand
from penultimate.hall.registry import SLEEP_AFTER
from penultimate.hall.thinking import FairThinker
from penultimate.storage.checkup import Checkup
from penultimate.storage.doctor import Finding
from penultimate.tables.ports import Clock, Errand, Rank, Store, StoreError, Thinker
from penultimate.web.door import HEADERS_WITHIN, Doorkeeper, Visitor
from penultimate.web.listening import Listener
from penultimate.web.metrics import Metrics
from penultimate.web.nonsense import NoteOfNonsense
from penultimate.web.pages import Pages
from penultimate.web.public import Proxies
from penultimate.web.security import guard, is_own_origin
from penultimate.web.socket_line import BACKLOG, Mailman, SocketLine, Transport

if TYPE_CHECKING:
    from penultimate.cluster.house import House

HEARTBEAT: Final = 20.0
KEEP_ALIVE: Final = 30.0
"""Seconds for which a socket without a WebSocket stays open for the next request."""

T = TypeVar("T")


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
        at_home: str = "",
        proxies: Proxies | None = None,
        host_names: frozenset[str] = frozenset(),
        sleep_after: float = SLEEP_AFTER,
        open_metrics: bool = False,
        headers_within: float = HEADERS_WITHIN,
        claims: Claims | None = None,
    ) -> None:
        """`claims`: who runs which table, where several servers share the store."""
        self.store = store
        self.is_draining = False
        """Asked to stop: whoever shares out requests should not send any more."""
        self._house: House | None = None
        self.lan = lan
        self.public = public
        """Where the world finds this server, if it does: all links begin so."""
        self.at_home = at_home
        """Where the home network does: links begin so for who calls us `localhost`."""
        self.proxies = Proxies() if proxies is None else proxies
        self.host_names = host_names
        self.open_metrics = open_metrics
        self.log = logging.getLogger("penultimate.web")
        own_clock = LoopClock() if clock is None else clock
        self._own_thinker = FairThinker() if thinker is None else None
        self.hall = Hall(
            store,
            clock=own_clock,
            thinker=thinker or self._own_thinker,  # type: ignore[arg-type]
            limits=limits,
            sleep_after=sleep_after,
            claims=claims,
        )
        self.metrics = Metrics(self)
        loop = asyncio.get_running_loop()
        self.doorkeeper = Doorkeeper(self.hall.limits, loop.time, headers_within, self.proxies)
        self._costs = Buckets(self.hall.limits.cost_burst, self.hall.limits.costs_per_second, loop.time)
        self._looking_back = InHand(self.hall.limits.looking_back, self.hall.limits.looking_back_per_address)
        self._mailman = Mailman()
        self._checkup: Checkup | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # --- running ------------------------------------------------------------------------------------------------------

    async def listen(self, *listening: sockets.socket, shutdown_timeout: float = 2) -> web.AppRunner:
        """Answer at these sockets until the runner is cleaned up."""
        runner = web.AppRunner(
            self.application(),
            handle_signals=False,
            access_log=None,
            shutdown_timeout=shutdown_timeout,
            keepalive_timeout=KEEP_ALIVE,
            logger=NoteOfNonsense(self.doorkeeper),
        )
        await runner.setup()
        for socket in listening:
            await _GuardedSite(runner, socket, self.doorkeeper).start()
        return runner

    def application(self) -> web.Application:
        guarded = guard(lan=self.lan, host_names=self.host_names, logger=self.log, public=self.public)
        app = web.Application(middlewares=[guarded], client_max_size=1024)
        app.router.add_get("/ws", self._socket)
        app.router.add_routes(Pages(self).routes())
        app.on_shutdown.append(self._shut_down)
        app.on_cleanup.append(self._clean_up)
        return app

    def join(self, house: "House") -> None:
        """Be one of several servers."""
        self._house = house

    def line_for(self, transport: Transport, close: Callable[[], None]) -> SocketLine:
        return SocketLine(transport, self._mailman, self.hall.clock.now, close)

    def is_ready(self) -> bool:
        """Whether people should be sent here."""
        can_save = self.hall.trouble() != "storage" if self._house is None else self._house.has_lease
        return can_save and not self.is_draining

    def check(self, path: Path) -> None:
        """Look through the whole log, behind everything else; what is found is in the log, and in /health."""
        loop = asyncio.get_running_loop()

        def tell(finding: Finding) -> None:
            loop.call_soon_threadsafe(self._found, finding)

        self._checkup = Checkup(path, tell)

    def _found(self, finding: Finding) -> None:
        where = f"line {finding.line}: " if finding.table else ""
        self.hall.registry.found_damage(finding.table, where + finding.what)

    def is_checking(self) -> bool:
        return self._checkup is not None and self._checkup.is_running

    def keep(self, attic: Attic, days: float) -> None:
        """Tables that nobody has visited for so many days go."""
        self._keeping = asyncio.get_running_loop().create_task(Keeper(self.hall.registry, attic, days).run())

    async def _shut_down(self, app: web.Application) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
        if self._checkup is not None:
            await asyncio.to_thread(self._checkup.stop)
        self.is_draining = True
        if self._house is not None:
            await self._house.hand_over()
        await self.hall.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _clean_up(self, app: web.Application) -> None:
        if self._own_thinker is not None:
            self._own_thinker.close()

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- sockets ------------------------------------------------------------------------------------------------------

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if not is_own_origin(request, self.public):
            raise web.HTTPForbidden(reason="Forbidden origin")
        self.charge(request, 2)
        address = self.address_of(request)
        if not self.hall.has_room_for(address):
            raise web.HTTPServiceUnavailable(reason="Too many connections")
        socket = web.WebSocketResponse(
            max_msg_size=wire.MOST_BYTES, heartbeat=HEARTBEAT, compress=False, decode_text=False
        )
        if not socket.can_prepare(request).ok:
            raise web.HTTPUpgradeRequired(reason="Upgrade required")
        visitor: object = None if request.transport is None else request.transport.get_protocol()
        if isinstance(visitor, Visitor):
            visitor.count_frames()
        await socket.prepare(request)
        transport = request.transport
        if transport is None:  # gone already
            return socket
        no_delay(transport)
        transport.set_write_buffer_limits(high=2 * BACKLOG)  # frames of one moment go out together
        line = self.line_for(transport, lambda: self._run(_close(socket)))
        guest = self.hall.enter(line, address=address, base=self.base_of(request))
        listener = Listener(guest, self._run)
        try:
            if isinstance(visitor, Visitor):
                visitor.hand_messages_to(listener)
            await listener.listen(socket)
        finally:
            if isinstance(visitor, Visitor):
                visitor.hand_messages_to(None)
            self.hall.leave(guest)
        return socket

    # --- what pages need ----------------------------------------------------------------------------------------------

    def base_of(self, request: web.Request) -> str:
        """Links work for others too: not `localhost` where the whole house is invited."""
        if self.public:
            return self.public
        if self.at_home and request.host.partition(":")[0] in ("localhost", "127.0.0.1"):
            return self.at_home
        return f"{request.scheme}://{request.host}"

    def charge(self, request: web.Request, cost: float) -> None:
        """Every request costs its address something, by what it costs us."""
        if not self._costs.take(self.address_of(request), cost):
            raise web.HTTPTooManyRequests

    def address_of(self, request: web.Request) -> str:
        """Who this counts for: a person, not the proxy that they come through."""
        return self.proxies.whose(request.remote or "", request.headers.getall("X-Forwarded-For", ()))

    async def is_table(self, code: str) -> bool:
        return self.hall.registry.is_awake(code) or await self.from_the_log(self.store.has(code))

    async def from_the_log(self, asked: Awaitable[T]) -> T:
        """Raises 503 where the log does not answer, and /health knows."""
        try:
            return await asked
        except StoreError as error:
            self.log.error("%s", error)
            self.hall.storage_failed()
            raise web.HTTPServiceUnavailable(reason="The log cannot be read") from error

    @contextmanager
    def looking_back(self, request: web.Request) -> Iterator[None]:
        """Around everything that needs a table's whole log. Raises 503 before it is read where too many want that."""
        self.charge(request, 20)
        with self._looking_back.one_more(self.address_of(request)) as has_room:
            if not has_room:
                raise web.HTTPServiceUnavailable(reason="busy")
            yield

    async def worked_out(self, request: web.Request, table: str, work: Callable[[], T], rank: Rank = Rank.TRIAL) -> T:
        """What takes long is done where nobody waits for it, whoever asks about a table taking turns with others.

        Raises 503 where too much waits.
        """
        whose = f"{table} {self.address_of(request)}"
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def wanted() -> bool:
            return not result.done()  # a request that is given up cancels it

        def failed(why: str) -> None:
            if wanted():
                result.set_exception(web.HTTPServiceUnavailable(reason=why))

        self.hall.thinker.think(Errand(work, result.set_result, failed, whose, rank, wanted))
        return await result

    # --- figures ------------------------------------------------------------------------------------------------------

    def log_figures(self) -> dict[str, int]:
        return {name: getattr(self.store, name, 0) for name in ("rows", "commits")}

    def thoughts_waiting(self, rank: Rank) -> int:
        return 0 if self._own_thinker is None else self._own_thinker.waiting(rank)

    def turned_away(self) -> int:
        return self.doorkeeper.turned_away


@final
class _GuardedSite(web.SockSite):
    """aiohttp's, with somebody at the door."""

    __slots__ = ("_doorkeeper",)

    def __init__(self, runner: web.AppRunner, socket: sockets.socket, doorkeeper: Doorkeeper) -> None:
        super().__init__(runner, socket)
        self._doorkeeper = doorkeeper

    async def start(self) -> None:
        self._runner._reg_site(self)  # noqa: SLF001
        handler = self._runner.server
        assert handler is not None
        self._server = await asyncio.get_running_loop().create_server(
            lambda: cast(asyncio.Protocol, self._doorkeeper.admit(handler)), sock=self._sock, backlog=self._backlog
        )


async def _close(socket: web.WebSocketResponse) -> None:
    await socket.close(code=WSCloseCode.GOING_AWAY)


def no_delay(transport: asyncio.Transport) -> None:
    """Small frames go out at once. aiohttp asks for this too, but not for every kind of loop."""
    raw = transport.get_extra_info("socket")
    if raw is not None and raw.family in (sockets.AF_INET, sockets.AF_INET6):
        raw.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
