"""The time in which a forgotten UNO can be caught (ACCESSIBILITY: "Time"): by the server's clock, and the same for all.

While it is open, what the next player does waits: it is not refused, and not lost. A call or a catch closes it.
"""

from collections.abc import Callable
from typing import final

from penultimate.tables.ports import Clock, Handle

NOBODY = -1


@final
class CatchWindow:
    def __init__(self, clock: Clock, closed: Callable[[], None]) -> None:
        self._clock = clock
        self._closed = closed
        self._question = NOBODY
        self._closes_at = 0.0
        self._timer: Handle | None = None
        self._waiting: dict[int, Callable[[], None]] = {}
        self.owing = NOBODY
        """Who can be caught while it is open; -1 when it is shut."""

    @property
    def is_open(self) -> bool:
        return self._timer is not None

    def remaining(self) -> float:
        return max(0.0, self._closes_at - self._clock.now()) if self.is_open else 0.0

    def look(self, owing: int, question: int, seconds: float) -> bool:
        """Open it when somebody has just forgotten to call, shut it when nobody owes a call any more.

        `question` is the number of the question that the next player is asked: there is one window for each. Returns
        whether it was opened or shut.
        """
        if owing == NOBODY:
            return self._shut()
        if question == self._question:
            return False
        self._shut()
        self._question = question
        self.owing = owing
        self._closes_at = self._clock.now() + seconds
        self._timer = self._clock.call_later(seconds, self._time_is_up)
        return True

    def wait(self, seat: int, move: Callable[[], None]) -> bool:
        """Keep a move until the window shuts; False where this seat's move waits already."""
        if seat in self._waiting:
            return False
        self._waiting[seat] = move
        return True

    def forget(self) -> None:
        """The table goes: nothing that waits will be done."""
        self._waiting.clear()
        self._shut()

    def _time_is_up(self) -> None:
        if self._shut():
            self._closed()

    def _shut(self) -> bool:
        if self._timer is None:
            return False
        self._timer.cancel()
        self._timer = None
        self.owing = NOBODY
        waiting, self._waiting = self._waiting, {}
        for move in waiting.values():
            move()
        return True
