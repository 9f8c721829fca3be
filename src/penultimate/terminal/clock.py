"""The clock of a server's table: how long whoever must act may still think, and a warning before it runs out."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, final

from penultimate import wire
from penultimate.terminal.place import Notice, TimeLeft

WARNING_SECONDS: Final = 10
"""So long before the end one is warned, as on the page."""


@dataclass
class _Running:
    kind: Literal["turn", "dare"]
    seat: int
    ends_at: float
    warning: asyncio.TimerHandle | None = None
    """Still to come."""


@final
class TableClock:
    """Follows the server's timers. `tell` is called when it is time for a warning."""

    def __init__(self, tell: Callable[[Notice], None]) -> None:
        self._tell = tell
        self._running: _Running | None = None

    def follow(self, timers: wire.Timers, me: int) -> None:
        """As the server has just said. Only what asks somebody for something counts, not the time to catch."""
        before = self._running
        self.stop()
        timer = timers.turn or timers.dare
        if timer is None:
            return
        loop = asyncio.get_running_loop()
        seconds = timer.milliseconds / 1000
        kind: Literal["turn", "dare"] = "dare" if timers.turn is None else "turn"
        self._running = _Running(kind, timer.seat, loop.time() + seconds)
        if kind == "turn" and timer.seat == me:
            is_due = before is not None and before.seat == me and before.warning is not None
            if seconds > WARNING_SECONDS or is_due:
                self._running.warning = loop.call_later(max(0, seconds - WARNING_SECONDS), self._warn)

    def _warn(self) -> None:
        if self._running is not None:
            self._running.warning = None
        self._tell(Notice("terminal-time-short", {"seconds": WARNING_SECONDS}))

    def stop(self) -> None:
        if self._running is not None and self._running.warning is not None:
            self._running.warning.cancel()
        self._running = None

    def left(self) -> TimeLeft | None:
        if self._running is None:
            return None
        seconds = self._running.ends_at - asyncio.get_running_loop().time()
        return TimeLeft(self._running.kind, self._running.seat, max(0, round(seconds)))
