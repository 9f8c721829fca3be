"""Guests of one server at tables of another: both ends of the way, over one connection for each pair of servers."""

import asyncio
import contextlib
import logging
import socket as sockets
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol, final

import msgspec

from penultimate.cluster.link import MOST_WAITING, Link, Op
from penultimate.hall import Guest, Hall, Line
from penultimate.hall.elsewhere import RawLine

CALL_WITHIN: Final = 2.0
LOOK_AT_FULL_LINES: Final = 0.1
MOST_FRAMES: Final = 1000
"""Messages of one guest that wait to be dealt with. The door counts how many come; this is for what is stuck."""
_LOG: Final = logging.getLogger("penultimate.cluster")


class Arrival(msgspec.Struct):
    """Who has come in at the other door, as it was seen there."""

    address: str
    base: str


class LineMaker(Protocol):
    def __call__(self, transport: "FarSocket", close: Callable[[], None], /) -> Line:
        """A line that writes to a socket at another server's door."""


@final
class FarSocket:
    """To a line what a transport is. The socket itself is at the other server."""

    def __init__(self, link: Link, number: int) -> None:
        self._link = link
        self._number = number
        self.is_behind = False
        self.is_over = False

    def write(self, data: bytes) -> None:
        self._link.write(Op.TO_GUEST, self._number, data)

    def get_write_buffer_size(self) -> int:
        return MOST_WAITING if self.is_behind else max(0, self._link.waiting - MOST_WAITING)

    def is_closing(self) -> bool:
        return self.is_over or not self._link.is_up

    def abort(self) -> None:
        self._link.write(Op.CUT, self._number)

    def close(self) -> None:
        self._link.write(Op.CLOSE, self._number)


@final
class Inbound:
    """Somebody at a table of ours who came in at another server's door."""

    def __init__(self, relay: "Relay", link: Link, number: int, arrival: Arrival) -> None:
        self._relay = relay
        self._frames: deque[tuple[bytes, bool]] = deque()
        self._working: asyncio.Task[None] | None = None
        self.socket = FarSocket(link, number)
        line = relay.line_for(self.socket, self._close)
        self.guest = relay.hall.enter(
            line,
            address=arrival.address,
            base=arrival.base,
            send_back=lambda: link.write(Op.NOT_HERE, number),
        )

    def _close(self) -> None:
        """After what the line has still to write at the end of this moment."""
        asyncio.get_running_loop().call_soon(lambda: asyncio.get_running_loop().call_soon(self.socket.close))

    def receive(self, frame: bytes, *, too_fast: bool) -> None:
        if len(self._frames) >= MOST_FRAMES:
            self.socket.abort()
            return
        self._frames.append((frame, too_fast))
        if self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        """One message after the other."""
        while self._frames and not self.socket.is_over:
            frame, too_fast = self._frames.popleft()
            if too_fast:
                self.guest.too_fast(frame)
            else:
                await self.guest.receive(frame)
        self._working = None

    def gone(self) -> None:
        self.socket.is_over = True
        self._relay.hall.leave(self.guest)


@final
class Outbound:
    """Somebody at our door whose table is at another server."""

    def __init__(self, relay: "Relay", link: Link, number: int, guest: Guest, frame: bytes | str) -> None:
        self._relay = relay
        self._link = link
        self._number = number
        self._is_full = False
        self.guest = guest
        self.begun_with: bytes | str | None = frame
        """Until something comes back: so long it can be said again elsewhere."""
        link.write(Op.OPEN, number, msgspec.json.encode(Arrival(guest.address, guest.base)))
        self.send(frame, too_fast=False)

    def send(self, frame: bytes | str, *, too_fast: bool) -> None:
        op = Op.TOO_FAST if too_fast else Op.FROM_GUEST
        self._link.write(op, self._number, frame if isinstance(frame, bytes) else frame.encode())

    def gone(self) -> None:
        self._relay.forget(self._link, self._number)
        self._link.write(Op.GONE, self._number)

    def came_back(self, made: bytes) -> None:
        self.begun_with = None
        line = self.guest.line
        assert isinstance(line, RawLine)
        line.pass_on(made)
        if line.is_full() and not self._is_full:
            self._is_full = True
            self._link.write(Op.BEHIND, self._number)
            self._look_later()

    def _look_later(self) -> None:
        asyncio.get_running_loop().call_later(LOOK_AT_FULL_LINES, self._look)

    def _look(self) -> None:
        line = self.guest.line
        assert isinstance(line, RawLine)
        if self.guest.is_gone:
            return
        if line.is_full():
            self._look_later()
        else:
            self._is_full = False
            self._link.write(Op.CAUGHT_UP, self._number)


@final
class Relay:
    """All links of one server, and everybody who comes or goes over them."""

    def __init__(
        self,
        hall: Hall,
        *,
        own: str,
        secret: bytes,
        line_for: LineMaker,
        look_again: Callable[[Guest, bytes | str], None],
    ) -> None:
        """`look_again`: a guest's table is not where it was a moment ago."""
        self.hall = hall
        self.line_for = line_for
        self._own = own
        self._secret = secret
        self._look_again = look_again
        self._links: dict[str, Link] = {}
        self._calling: dict[str, asyncio.Task[Link | None]] = {}
        self._inbound: dict[tuple[Link, int], Inbound] = {}
        self._outbound: dict[tuple[Link, int], Outbound] = {}
        self._server: asyncio.Server | None = None

    def __len__(self) -> int:
        return len(self._links)

    @property
    def passed_on(self) -> int:
        """Guests of ours who are at another server's tables."""
        return len(self._outbound)

    async def listen(self, socket: sockets.socket) -> None:
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: Link(self, self._secret, self._own), sock=socket)

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for task in self._calling.values():
            task.cancel()
        for link in list(self._links.values()):
            link.abort()

    # --- links --------------------------------------------------------------------------------------------------------

    async def link_to(self, server: str, address: str) -> Link | None:
        """The connection to another server; None where it does not answer."""
        link = self._links.get(server)
        if link is not None and link.is_up:
            return link
        task = self._calling.get(server)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._call(server, address))
            self._calling[server] = task
            task.add_done_callback(lambda _: self._calling.pop(server, None))
        return await asyncio.shield(task)

    async def _call(self, server: str, address: str) -> Link | None:
        host, _, port = address.rpartition(":")
        if not port.isdecimal():
            return None
        try:
            async with asyncio.timeout(CALL_WITHIN):
                _, link = await asyncio.get_running_loop().create_connection(
                    lambda: Link(self, self._secret, self._own, server), host.strip("[]"), int(port)
                )
                if await link.ready:
                    return link
        except (OSError, TimeoutError) as error:
            _LOG.info("server %s does not answer at %s: %s", server, address, str(error) or "too slow")
        return self._links.get(server)  # it may have called us in the same moment

    def established(self, link: Link) -> bool:
        """Where both call each other in the same moment, the call of the one with the lower name counts."""
        if not link.is_caller and link.peer in self._calling and self._own < link.peer:
            return False
        before = self._links.get(link.peer)
        self._links[link.peer] = link
        if before is not None and before is not link:
            before.abort()
        return True

    def lost(self, link: Link) -> None:
        if self._links.get(link.peer) is link:
            del self._links[link.peer]
        for key in [key for key in self._inbound if key[0] is link]:
            self._inbound.pop(key).gone()
        for key in [key for key in self._outbound if key[0] is link]:
            outbound = self._outbound.pop(key)
            with contextlib.suppress(Exception):
                outbound.guest.go_elsewhere(None)
                outbound.guest.say_goodbye("moved")

    # --- guests -------------------------------------------------------------------------------------------------------

    def pass_on(self, guest: Guest, frame: bytes | str, link: Link) -> None:
        number = link.new_guest()
        outbound = Outbound(self, link, number, guest, frame)
        self._outbound[link, number] = outbound
        guest.go_elsewhere(outbound)

    def forget(self, link: Link, number: int) -> None:
        self._outbound.pop((link, number), None)

    def received(self, link: Link, op: Op, guest: int, payload: bytes) -> None:
        if op is Op.OPEN:
            self._open(link, guest, payload)
        elif (inbound := self._inbound.get((link, guest))) is not None:
            self._from_the_door(inbound, link, op, guest, payload)
        elif (outbound := self._outbound.get((link, guest))) is not None:
            self._from_the_table(outbound, link, op, guest, payload)

    def _open(self, link: Link, number: int, payload: bytes) -> None:
        arrival = msgspec.json.decode(payload, type=Arrival)
        if not self.hall.has_room_for(arrival.address):
            link.write(Op.CLOSE, number)
            return
        self._inbound[link, number] = Inbound(self, link, number, arrival)

    def _from_the_door(self, inbound: Inbound, link: Link, op: Op, number: int, payload: bytes) -> None:
        match op:
            case Op.FROM_GUEST | Op.TOO_FAST:
                inbound.receive(payload, too_fast=op is Op.TOO_FAST)
            case Op.BEHIND:
                inbound.socket.is_behind = True
            case Op.CAUGHT_UP:
                inbound.socket.is_behind = False
            case Op.GONE:
                del self._inbound[link, number]
                inbound.gone()

    def _from_the_table(self, outbound: Outbound, link: Link, op: Op, number: int, payload: bytes) -> None:
        guest = outbound.guest
        match op:
            case Op.TO_GUEST:
                outbound.came_back(payload)
            case Op.CUT:
                guest.cut()
            case Op.CLOSE:
                guest.line.close()
            case Op.NOT_HERE:
                frame = outbound.begun_with
                outbound.gone()
                guest.go_elsewhere(None)
                if frame is None:
                    guest.say_goodbye("moved")
                else:
                    self._look_again(guest, frame)
