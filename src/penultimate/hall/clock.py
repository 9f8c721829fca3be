"""The event loop's own clock: it only grows, whatever somebody does to the time of day."""

import asyncio
from collections.abc import Callable
from typing import final

from penultimate.tables.ports import Handle


@final
class LoopClock:
    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()

    def now(self) -> float:
        return self._loop.time()

    def call_later(self, seconds: float, call: Callable[[], None], /) -> Handle:
        return self._loop.call_later(seconds, call)
