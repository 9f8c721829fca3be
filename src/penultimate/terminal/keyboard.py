"""Where typed lines come from. `real_keyboard` is a terminal with completion and history; here is plain input."""

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from typing import Final, Protocol, TextIO, final

PROMPT: Final = "> "
MOST_BYTES: Final = 4096
"""Of one line; what is longer is cut."""


class Interrupted(Exception):
    """Ctrl-C."""


class Keyboard(Protocol):
    async def line(self) -> str:
        """The next line. EOFError where there is none, Interrupted for Ctrl-C."""

    async def aside(self, show: Callable[[], None]) -> None:
        """Print something while a line is being typed."""


@final
class PlainKeyboard:
    """Lines from any input, without editing.

    What comes through a pipe is written out (`echo`), prompt and all, when it is read: so the output reads like a talk.
    """

    def __init__(self, file: int, out: TextIO, *, echo: bool) -> None:
        self.file = file
        self.out = out
        self.echo = echo
        self._typed = b""
        self._ended = False
        self._interrupted: asyncio.Event = asyncio.Event()

    @contextlib.asynccontextmanager
    async def watching_for_interrupts(self) -> AsyncIterator[None]:
        """Ctrl-C is a question while this holds, not the end."""
        loop = asyncio.get_running_loop()
        try:
            loop.add_signal_handler(signal.SIGINT, self._interrupted.set)
        except NotImplementedError:  # Windows: there Ctrl-C ends the program at once
            yield
            return
        try:
            yield
        finally:
            loop.remove_signal_handler(signal.SIGINT)

    async def line(self) -> str:
        self._prompt()
        reading = asyncio.ensure_future(self._read())
        interrupted = asyncio.ensure_future(self._interrupted.wait())
        try:
            await asyncio.wait({reading, interrupted}, return_when=asyncio.FIRST_COMPLETED)
            if interrupted.done():
                self._interrupted.clear()
                self._end_prompt()
                raise Interrupted
            line = reading.result()
        except EOFError:
            self._end_prompt()
            raise
        finally:
            reading.cancel()
            interrupted.cancel()
        if self.echo:
            self.out.write(PROMPT + "".join(c for c in line if c.isprintable()) + "\n")
            self.out.flush()
        return line

    async def aside(self, show: Callable[[], None]) -> None:
        self._end_prompt()
        show()
        self._prompt()

    def _prompt(self) -> None:
        if not self.echo:
            self.out.write(PROMPT)
            self.out.flush()

    def _end_prompt(self) -> None:
        if not self.echo:
            self.out.write("\n")

    async def _read(self) -> str:
        while b"\n" not in self._typed and not self._ended:
            piece = await self._piece()
            self._ended = not piece
            self._typed += piece
        line, _, self._typed = self._typed.partition(b"\n")
        if not line and self._ended and not self._typed:
            raise EOFError
        return line[:MOST_BYTES].decode("utf-8", "replace").rstrip("\r")

    async def _piece(self) -> bytes:
        """Read in a thread of its own: every kind of input can be waited for like that, and given up."""
        if self._pending is None:
            loop = asyncio.get_running_loop()
            self._pending = loop.create_future()
            threading.Thread(target=self._read_piece, args=(loop, self._pending), daemon=True).start()
        piece = await asyncio.shield(self._pending)
        self._pending = None
        return piece

    _pending: "asyncio.Future[bytes] | None" = None

    def _read_piece(self, loop: asyncio.AbstractEventLoop, done: "asyncio.Future[bytes]") -> None:
        try:
            piece = os.read(self.file, MOST_BYTES)
        except OSError:  # the terminal has gone
            piece = b""
        with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(_hand_over, done, piece)


def _hand_over(done: "asyncio.Future[bytes]", piece: bytes) -> None:
    if not done.done():
        done.set_result(piece)
