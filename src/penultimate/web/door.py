"""The front door: how many sockets one address may hold open, and how long each may take to say what it wants.

aiohttp counts neither, and a socket that never finishes its first request would be kept for ever: a thousand of them
use up what the system lets a process open, and nobody else gets in. A socket costs its address something, too, and so
does a frame: what comes may be nothing that a request or a message could be charged for.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol, final

from penultimate.hall.buckets import Bucket, Buckets
from penultimate.hall.limits import Limits
from penultimate.web.frames import FrameCount, starts_like_a_frame
from penultimate.web.public import Proxies

SPARE_SOCKETS: Final = 64
"""For pages and pictures, besides the WebSockets that an address may have."""
HEADERS_WITHIN: Final = 10.0
"""Seconds in which a new socket must have asked for something."""
FRAMES_PER_MESSAGE: Final = 4
"""So many frames are let in where one message is allowed: the rest are answers to pings, or are answered `too-fast`."""
_END_OF_HEADERS: Final = b"\r\n\r\n"
_LOG: Final = logging.getLogger("penultimate.web")


@final
class Doorkeeper:
    def __init__(
        self,
        limits: Limits,
        now: Callable[[], float],
        headers_within: float = HEADERS_WITHIN,
        proxies: Proxies | None = None,
    ) -> None:
        """A proxy comes for many people. Theirs are counted when it has said whose request it brings."""
        self._proxies = Proxies() if proxies is None else proxies
        self.headers_within = headers_within
        self.turned_away = 0
        self._most = limits.connections + SPARE_SOCKETS
        self._most_of_an_address = limits.connections_per_address + SPARE_SOCKETS
        self._of_address: dict[str, int] = {}
        self._in_all = 0
        self._frames = (FRAMES_PER_MESSAGE * limits.message_burst, FRAMES_PER_MESSAGE * limits.messages_per_second)
        self._now = now
        self._costs = Buckets(limits.cost_burst, limits.costs_per_second, now)
        self._notes = Buckets(1, 1 / 60, now)

    def admit(self, handler: Callable[[], asyncio.Protocol]) -> "Visitor":
        """A protocol for the next socket; `handler` makes the one that answers requests."""
        return Visitor(self, handler())

    def let_in(self, peer: str) -> str | None:
        """Whose socket it is, for `let_out`; None where it is one too many."""
        address = self._proxies.whose(peer, ())
        held = self._of_address.get(address, 0)
        if self._in_all >= self._most or (not self._proxies.trusts(peer) and self._asks_too_much(address, held)):
            self.turned_away += 1
            if self._notes.take(f"{address}, too many"):
                _LOG.warning("%s holds %d sockets of %d: more are turned away", address, held, self._in_all)
            return None
        self._in_all += 1
        self._of_address[address] = held + 1
        return address

    def _asks_too_much(self, address: str, held: int) -> bool:
        return held >= self._most_of_an_address or not self._costs.take(address)

    def let_out(self, address: str) -> None:
        self._in_all -= 1
        left = self._of_address[address] - 1
        if left:
            self._of_address[address] = left
        else:
            del self._of_address[address]

    def too_slow(self, address: str) -> None:
        self.turned_away += 1
        if self._notes.take(f"{address}, too slow"):
            _LOG.warning("%s opens sockets and asks for nothing: they are closed", address)

    def frames(self) -> FrameCount:
        """For a socket that becomes a WebSocket."""
        return FrameCount(Bucket(*self._frames, self._now()))

    def allows(self, frames: FrameCount, data: bytes, address: str) -> bool:
        return frames.take(data, self._now()) or self._is_flooded_by(address)

    def allows_one(self, frames: FrameCount, address: str) -> bool:
        return frames.take_one(self._now()) or self._is_flooded_by(address)

    def _is_flooded_by(self, address: str) -> bool:
        self.turned_away += 1
        if self._notes.take(f"{address}, flood"):
            _LOG.warning("%s sends more frames than anybody could mean: such sockets are closed", address)
        return False

    def talks_nonsense(self, address: str) -> None:
        self.turned_away += 1
        if self._notes.take(f"{address}, nonsense"):
            _LOG.warning("%s sends what is no HTTP: such sockets are closed", address)


class Reader(Protocol):
    """Of the messages that come over one socket."""

    def is_free(self, passed_on: int) -> bool:
        """Whether all the messages that were passed on to aiohttp before, so many, have been read."""

    def read(self, message: bytes) -> None: ...


@final
class Visitor:
    """Stands between a socket and the protocol that answers it, and is an `asyncio.Protocol` itself.

    It does not say so by its base class: compiled, that would take from it what makes it quick.
    """

    __slots__ = ("_address", "_doorkeeper", "_frames", "_inner", "_patience", "_reader", "_so_far", "_transport")

    def __init__(self, doorkeeper: Doorkeeper, inner: asyncio.Protocol) -> None:
        self._doorkeeper = doorkeeper
        self._inner = inner
        self._address: str | None = None
        self._patience: asyncio.TimerHandle | None = None
        self._so_far = b""
        self._frames: FrameCount | None = None
        self._reader: Reader | None = None
        self._transport: asyncio.BaseTransport | None = None

    def count_frames(self) -> None:
        """What comes from now on are frames of a WebSocket."""
        if self._frames is None:
            self._frames = self._doorkeeper.frames()

    def hand_messages_to(self, reader: "Reader | None") -> None:
        """What can be read here need not go through aiohttp."""
        self._reader = reader

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername")
        self._address = self._doorkeeper.let_in(str(peer[0]) if peer else "")
        self._transport = transport
        if self._address is None:
            self._abort()
            return
        loop = asyncio.get_running_loop()
        self._patience = loop.call_later(self._doorkeeper.headers_within, self._give_up)
        self._inner.connection_made(transport)

    def _give_up(self) -> None:
        self._patience = None
        self._doorkeeper.too_slow(self._address or "")
        self._abort()

    def _abort(self) -> None:
        transport = self._transport
        assert transport is not None
        assert hasattr(transport, "abort")
        transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._address is None:
            return
        if self._reader is not None and self._frames is not None and self._reader.is_free(self._frames.messages):
            message = self._frames.whole_message(data)
            if message is not None:
                self._hand_over(message, self._reader, self._frames)
                return
        to_count = data if self._frames is not None else self._early_frames(data)
        if to_count and self._frames is None:
            self.count_frames()
        if self._frames is not None and not self._doorkeeper.allows(self._frames, to_count, self._address):
            self._abort()
        else:
            self._inner.data_received(data)

    def _hand_over(self, message: bytes, reader: "Reader", frames: FrameCount) -> None:
        assert self._address is not None
        if self._doorkeeper.allows_one(frames, self._address):
            reader.read(message)
        else:
            self._abort()

    def _early_frames(self, data: bytes) -> bytes:
        """Looks for the ends of headers. Who is impatient sends frames before the answer that this is a WebSocket."""
        seen = self._so_far + data
        self._so_far = seen[-len(_END_OF_HEADERS) :]
        end = seen.find(_END_OF_HEADERS)
        if end >= 0 and self._patience is not None:
            self._patience.cancel()
            self._patience = None
        while end >= 0:
            end += len(_END_OF_HEADERS)
            if end < len(seen) and starts_like_a_frame(seen[end]):
                return seen[end:]
            end = seen.find(_END_OF_HEADERS, end)
        return b""

    def eof_received(self) -> bool | None:
        return self._inner.eof_received() if self._address is not None else None

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        if self._patience is not None:
            self._patience.cancel()
        if self._address is not None:
            self._doorkeeper.let_out(self._address)
            self._inner.connection_lost(error)
