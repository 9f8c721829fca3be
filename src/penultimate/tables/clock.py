"""The server's clock, and the threads in which bots think."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar, final

from penultimate.tables.ports import Handle

T = TypeVar("T")
_LOG: Final = logging.getLogger("penultimate.tables")


@final
class LoopClock:
    """The event loop's own clock: it only grows, whatever somebody does to the time of day."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()

    def now(self) -> float:
        return self._loop.time()

    def call_later(self, seconds: float, call: Callable[[], None], /) -> Handle:
        return self._loop.call_later(seconds, call)


@final
class ThreadThinker:
    def __init__(self, threads: int = 1) -> None:
        self._loop = asyncio.get_running_loop()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="thinker")

    def think(self, work: Callable[[], T], done: Callable[[T], None]) -> None:
        def thought() -> None:
            try:
                result = work()
            except Exception:  # noqa: BLE001 - whatever it is, the table plays on
                _LOG.exception("thinking failed")
                return
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(done, result)

        self._pool.submit(thought)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
