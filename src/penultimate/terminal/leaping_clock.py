"""Time at a table with nobody but one person and bots: it stands still, and leaps when the person is not waited for.

What a table does by the clock (bots that take their time, the time to catch) happens here in the same order, and at
once: nothing runs away from who reads slowly.
"""

import heapq
import itertools
from collections.abc import Callable
from typing import final


@final
class _Due:
    """Something to be done at a time."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


@final
class LeapingClock:
    def __init__(self) -> None:
        self._now = 0.0
        self._order = itertools.count()
        self._due: list[tuple[float, int, _Due]] = []

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, call: Callable[[], None], /) -> _Due:
        due = _Due(call)
        heapq.heappush(self._due, (self._now + seconds, next(self._order), due))
        return due

    def leap(self) -> bool:
        """To the next thing that is due, and do it; False where there is none."""
        while self._due:
            at, _, due = heapq.heappop(self._due)
            if due.call is not None:
                self._now = at
                due.call()
                return True
        return False
