"""What goes out to one connection. Nothing here waits: a reader that is too slow gets less, and in the end nothing.

While the socket takes everything, the frames of one moment go to it together. When they pile up, only the newest view
is kept, with the events since; a connection that stays behind for some seconds is cut, and may come back.
"""

import asyncio
from collections.abc import Callable
from typing import Final, final

from msgspec import Raw

from penultimate import wire
from penultimate.web.encode import encode

BACKLOG: Final = 64 * 1024
"""Bytes that may wait in the socket before a connection counts as behind."""
MOST_EVENTS: Final = 200
MOST_MESSAGES: Final = 100
NEVER_AGAIN: Final = -1e9
"""Behind since then: so much was missed that the connection can only be cut."""


def frame(payload: bytes) -> bytes:
    """A WebSocket text frame (RFC 6455), unmasked as servers send it.

    aiohttp's own `send_str` is a coroutine that may wait for the reader; this is written at once.
    """
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


@final
class Mailman:
    """Sends what all outboxes hold at the end of the moment in which it was written."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._full: list[Outbox] = []

    def call_on(self, outbox: "Outbox") -> None:
        if not self._full:
            self._loop.call_soon(self._go)
        self._full.append(outbox)

    def _go(self) -> None:
        full, self._full = self._full, []
        for outbox in full:
            try:
                outbox.flush()
            except (OSError, RuntimeError):  # one broken socket must not silence the others
                outbox.cut()


@final
class Outbox:
    __slots__ = (
        "_events",
        "_frames",
        "_gap",
        "_mailman",
        "_messages",
        "_now",
        "_since",
        "_transport",
        "_update",
        "behind_since",
    )

    def __init__(self, transport: asyncio.Transport, mailman: Mailman, now: Callable[[], float]) -> None:
        self._transport = transport
        self._now = now
        self._mailman = mailman
        self._frames: list[bytes] = []
        self.behind_since: float | None = None
        self._messages: list[bytes] = []
        self._update: wire.Update | None = None
        self._events: list[Raw] = []
        self._since = -1
        self._gap = False

    @property
    def is_open(self) -> bool:
        return not self._transport.is_closing()

    def send_bytes(self, payload: bytes) -> None:
        if self._keeps_up():
            self._write(payload)
        elif len(self._messages) < MOST_MESSAGES:
            self._messages.append(payload)
        else:
            self.behind_since = NEVER_AGAIN

    def update(self, update: wire.Update) -> None:
        """Send the newest view, or keep it in the place of the one before."""
        if self._keeps_up():
            self._write(encode(update))
            return
        if self._update is None:
            self._since = update.since
        self._gap = self._gap or update.gap or len(self._events) + len(update.events) > MOST_EVENTS
        if self._gap:
            self._events = []
        else:
            self._events.extend(update.events)
        self._update = update

    def catch_up(self) -> bool:
        """Send what has been waiting, if the socket takes it again. Returns whether the reader has caught up."""
        if self._transport.is_closing():
            return True
        if self.behind_since == NEVER_AGAIN or self._transport.get_write_buffer_size() > BACKLOG // 2:
            return False
        self.behind_since = None
        for payload in self._messages:
            self._write(payload)
        self._messages = []
        update = self._update
        if update is not None:
            update.since = self._since
            update.gap = self._gap
            update.events = tuple(self._events)
            self._write(encode(update))
        self._update = None
        self._events = []
        self._gap = False
        return True

    def cut(self) -> None:
        """End the connection without waiting for the reader."""
        self._transport.abort()

    def _write(self, payload: bytes) -> None:
        """Each write is a system call, the dearest part of a message: an answer and a view that follow share one."""
        if not self._frames:
            self._mailman.call_on(self)
        self._frames.append(frame(payload))

    def flush(self) -> None:
        frames, self._frames = self._frames, []
        if not self._transport.is_closing():
            self._transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def _keeps_up(self) -> bool:
        if self._frames:
            return True  # looked a moment ago
        if self.behind_since is not None:
            return False
        transport = self._transport
        if transport.get_write_buffer_size() <= BACKLOG and not transport.is_closing():
            return True
        self.behind_since = self._now()  # or nobody reads any more
        return False
