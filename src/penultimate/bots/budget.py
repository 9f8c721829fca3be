"""How long a bot may think: at a table by a clock, since people wait; in the lab by a count of worlds alone.

A clock makes a slow machine play other moves than a quick one. At a table that is better than waiting; in the lab the
same seed must give the same move everywhere, so nothing there looks at a clock.
"""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

Clock = Callable[[], float]
"""Seconds that only grow; when they began does not matter."""

SECONDS_PER_DECISION: Final = 0.25
"""After so long a look ahead at a table stops. A quiet machine has been through all worlds long before."""
OVERRUN_SECONDS: Final = 2.0
"""Whoever works so long on one decision does not watch the budget, or cannot: see `bots.safety`."""


@final
class Budget:
    """The time for one decision. It runs from the first look at it: to wait in a queue costs nothing.

    Whoever thinks asks `is_over` now and then, and stops with what it has; any other thread may `cancel`.

    >>> from penultimate.bots import Budget
    >>> budget = Budget(seconds=60)
    >>> budget.is_over()
    False
    >>> budget.cancel()
    >>> budget.is_over()
    True
    """

    __slots__ = ("_cancelled", "_clock", "_ends", "_seconds")

    def __init__(self, seconds: float = SECONDS_PER_DECISION, clock: Clock = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._ends: float | None = None
        self._cancelled = False

    def is_over(self) -> bool:
        """Whether to stop now. Cheap enough to be asked for every imagined world."""
        if self._cancelled:
            return True
        now = self._clock()
        if self._ends is None:
            self._ends = now + self._seconds
        return now >= self._ends

    def cancel(self) -> None:
        """Nobody waits for the decision any more."""
        self._cancelled = True


@dataclass(frozen=True)
class Timing:
    """By what a bot's time is measured."""

    seconds: float = SECONDS_PER_DECISION
    """What each decision's budget has, unless whoever asks brings a budget."""
    overrun: float = OVERRUN_SECONDS
    """So much work for one decision, in seconds, is too much."""
    clock: Clock = time.monotonic
    """What budgets look at: people wait by the clock on the wall."""
    effort: Clock = time.thread_time
    """What work is measured by: what the thread itself did. A machine that is busy or asleep is nobody's fault."""

    def budget(self) -> Budget:
        """For one decision."""
        return Budget(self.seconds, self.clock)


BY_CLOCK: Final = Timing()
"""For tables, and whatever else people wait at."""
BY_COUNT: Final = Timing(seconds=math.inf, overrun=math.inf)
"""For the lab: all worlds, however long they take. The same seed gives the same move on every machine."""
