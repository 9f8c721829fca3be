"""A guest's line over a WebSocket. Nothing here waits: a reader that is too slow gets less, and in the end nothing.

While the socket takes everything, the frames of one moment go to it together. When they pile up, the hall shows views
less often, and cuts who stays behind for some seconds; they may come back.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol, final

BACKLOG: Final = 64 * 1024
"""Bytes that may wait in the socket before a connection counts as behind."""
MOST_MESSAGES: Final = 100
NEVER_AGAIN: Final = -1e9
"""Behind since then: so much was missed that the connection can only be cut."""


class Transport(Protocol):
    """What a line needs of a socket: of one here, or of one at another server's door."""

    def write(self, data: bytes) -> None: ...
    def get_write_buffer_size(self) -> int: ...
    def is_closing(self) -> bool: ...
    def abort(self) -> None: ...


def frame(payload: bytes) -> bytes:
    """A WebSocket text frame (RFC 6455), unmasked as servers send it.

    aiohttp's own `send_str` is a coroutine that may wait for the reader; this is written at once.
    """
    size = len(payload)
    return (_USUAL_HEADS[size] if size < len(_USUAL_HEADS) else _head(size)) + payload


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


_USUAL_HEADS: Final = [_head(size) for size in range(2048)]
"""Of updates, which are most of what is sent."""


@final
class Mailman:
    """Sends what all lines hold at the end of the moment in which it was written."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._full: list[SocketLine] = []

    def call_on(self, line: "SocketLine") -> None:
        if not self._full:
            self._loop.call_soon(self._go)
        self._full.append(line)

    def _go(self) -> None:
        full, self._full = self._full, []
        for line in full:
            try:
                line.flush()
            except (OSError, RuntimeError):  # one broken socket must not silence the others
                line.cut()


@final
class SocketLine:
    __slots__ = (
        "_close",
        "_frames",
        "_mailman",
        "_messages",
        "_now",
        "_transport",
        "behind_since",
    )

    def __init__(
        self, transport: Transport, mailman: Mailman, now: Callable[[], float], close: Callable[[], None]
    ) -> None:
        """`close` ends the conversation in order, after what has been written."""
        self._transport = transport
        self._close = close
        self._now = now
        self._mailman = mailman
        self._frames: list[bytes] = []
        self.behind_since: float | None = None
        self._messages: list[bytes] = []

    def send(self, payload: bytes) -> None:
        if self.keeps_up():
            self.write(payload)
        elif len(self._messages) < MOST_MESSAGES:
            self._messages.append(payload)
        else:
            self.behind_since = NEVER_AGAIN

    def keeps_up(self) -> bool:
        if self._frames:
            return True  # looked a moment ago
        if self.behind_since is not None:
            return False
        transport = self._transport
        if transport.get_write_buffer_size() <= BACKLOG and not transport.is_closing():
            return True
        self.behind_since = self._now()  # or nobody reads any more
        return False

    def pass_on(self, made: bytes) -> None:
        """Frames that another server has made: it looks after how many they are (`is_full`)."""
        if not self._frames:
            self._mailman.call_on(self)
        self._frames.append(made)

    def is_full(self) -> bool:
        transport = self._transport
        return transport.get_write_buffer_size() > BACKLOG and not transport.is_closing()

    def catch_up(self) -> bool:
        """Send what has been waiting, if the socket takes it again. Returns whether the reader has caught up."""
        if self._transport.is_closing():
            return True
        if self.behind_since == NEVER_AGAIN or self._transport.get_write_buffer_size() > BACKLOG // 2:
            return False
        self.behind_since = None
        for payload in self._messages:
            self.write(payload)
        self._messages = []
        return True

    def close(self) -> None:
        self._close()

    def cut(self) -> None:
        """End the connection without waiting for the reader."""
        self._transport.abort()

    def write(self, payload: bytes) -> None:
        """Each write is a system call, the dearest part of a message: an answer and a view that follow share one."""
        if not self._frames:
            self._mailman.call_on(self)
        self._frames.append(frame(payload))

    def flush(self) -> None:
        frames, self._frames = self._frames, []
        if not self._transport.is_closing():
            self._transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
