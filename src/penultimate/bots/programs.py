"""A bot's process: lines in, lines out, and nobody waits for it for ever.

Reading, writing and what it writes to its standard error have a thread each, so that a program that does not read, does
not answer or never stops talking holds up nothing but itself.
"""

import contextlib
import os
import queue
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Iterator, Sequence
from typing import IO, Final, final

LONGEST_LINE: Final = 65_536
_UNREAD_LINES: Final = 100
_LAST_WORDS: Final = 12
_SECONDS_TO_LEAVE: Final = 1.0


class Silent(Exception):
    """No answer in time."""


class Gone(Exception):
    """It has ended; the text says with which exit status, and what it last wrote to its standard error."""


class SpokeUnasked(Exception):
    """A line that nobody had asked for; the text is that line."""


@final
class Program:
    """A process that is asked and answers. To be closed by whoever started it."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for us; and what it starts itself can be ended with it
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._pipes: list[IO[bytes]] = [self._process.stdin, self._process.stdout, self._process.stderr]
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._inbox: queue.Queue[bytes] = queue.Queue(_UNREAD_LINES)
        self._last_words: deque[bytes] = deque(maxlen=_LAST_WORDS)
        self.lines_heard = 0
        self._closing = False
        self._threads = [
            threading.Thread(target=work, args=(pipe,), daemon=True)
            for work, pipe in zip((self._write, self._read, self._listen), self._pipes, strict=True)
        ]
        for thread in self._threads:
            thread.start()

    def tell(self, line: bytes) -> None:
        """Something that is not answered."""
        self._outbox.put(line + b"\n")

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The line that it answers with, without its end. Raises Silent, Gone or SpokeUnasked.

        What it says before the first question counts as the answer to that: which of the two came first is chance.
        """
        if self.lines_heard:
            with contextlib.suppress(queue.Empty):
                said = self._heard(self._inbox.get_nowait())
                raise SpokeUnasked(readable(said))
        self.tell(line)
        try:
            return self._heard(self._inbox.get(timeout=seconds))
        except queue.Empty:
            raise Silent from None

    def _heard(self, line: bytes) -> bytes:
        if not line:
            raise Gone(self._obituary())
        self.lines_heard += 1
        return line.rstrip(b"\r\n")

    def _obituary(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_SECONDS_TO_LEAVE)
        self._end()
        self._threads[2].join(_SECONDS_TO_LEAVE)
        words = " / ".join(readable(line) for line in list(self._last_words)[-3:] if line.strip())
        return f"it ended with exit status {self._process.returncode}" + (f": {words}" if words else "")

    # --- the three threads --------------------------------------------------------------------------------------------

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):  # it has gone; who waits for its answer will notice
            while (line := self._outbox.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        for line in _lines(pipe):
            while not self._closing:
                with contextlib.suppress(queue.Full):
                    self._inbox.put(line, timeout=_SECONDS_TO_LEAVE / 4)
                    break

    def _listen(self, pipe: IO[bytes]) -> None:
        for line in _lines(pipe):
            self._last_words.append(line)

    # --- its end ------------------------------------------------------------------------------------------------------

    def close(self, goodbye: bytes | None = None) -> None:
        """Say goodbye, wait a moment, then end it and everything it has started."""
        if self._closing:
            return
        if goodbye is not None:
            self.tell(goodbye)
        self._outbox.put(None)
        self._threads[0].join(_SECONDS_TO_LEAVE)
        if goodbye is not None and not self._threads[0].is_alive():
            with contextlib.suppress(OSError):
                self._pipes[0].close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_SECONDS_TO_LEAVE)
        self._closing = True
        self._end()
        for thread in self._threads:
            thread.join(_SECONDS_TO_LEAVE)
        for pipe in self._pipes:
            with contextlib.suppress(OSError):
                pipe.close()

    def _end(self) -> None:
        """No zombies, and no grandchildren either."""
        if os.name == "posix":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        elif self._process.poll() is None:  # pragma: no cover - not on this system
            self._process.kill()
        self._process.wait()


def _lines(pipe: IO[bytes]) -> Iterator[bytes]:
    """Until it ends, and then an empty one."""
    with contextlib.suppress(OSError, ValueError):
        while line := pipe.readline(LONGEST_LINE):
            yield line
    yield b""


def readable(line: bytes, most: int = 120) -> str:
    """A line for a message: as text, shortened."""
    text = line.decode("utf-8", "replace").strip()
    return text if len(text) <= most else f"{text[:most]}…"
