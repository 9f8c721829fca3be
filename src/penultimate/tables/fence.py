"""Nothing that goes wrong at one table reaches another one, the store, or the loop that serves them all.

Whatever comes back to a table by itself (a timer, a thought, the log's answer) comes through here.
"""

from collections.abc import Callable
from typing import Protocol, TypeVar, final

from penultimate.tables.ports import Clock, Errand, Handle, Rank, Thinker, always

T = TypeVar("T")


class Inside(Protocol):
    def __call__(self, call: Callable[[], None], /) -> None:
        """Do it at the table: not at all where the table is lost, and without letting anything out."""


@final
class FencedClock:
    def __init__(self, clock: Clock, inside: Inside) -> None:
        self._inside = inside
        self._call_later = clock.call_later
        self.now = clock.now

    def call_later(self, seconds: float, call: Callable[[], None], /) -> Handle:
        return self._call_later(seconds, lambda: self._inside(call))


@final
class FencedThinker:
    """Thinks for one table."""

    def __init__(self, thinker: Thinker, whose: str, inside: Inside) -> None:
        self._thinker = thinker
        self._whose = whose
        self._inside = inside

    def think(
        self,
        work: Callable[[], T],
        done: Callable[[T], None],
        *,
        rank: Rank,
        failed: Callable[[str], None],
        wanted: Callable[[], bool] = always,
    ) -> None:
        self._thinker.think(
            Errand(
                work,
                lambda result: self._inside(lambda: done(result)),
                lambda why: self._inside(lambda: failed(why)),
                self._whose,
                rank,
                wanted,
            )
        )
