"""Threads in which things are thought through: bots' moves, hints, answers, trials of rules, logs.

Each kind has a thread of its own, so that no trial holds up a bot, and no sentence a hint. Within a kind tables take
turns, whoever asks more often; what waits is bounded, and what nobody waits for any more is not begun.
"""

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, Final, TypeVar, final

from penultimate.tables.ports import Errand, Rank

T = TypeVar("T")
MOST_OF_A_TABLE: Final = {Rank.MOVE: 12, Rank.HINT: 12, Rank.ANSWER: 12, Rank.TRIAL: 4, Rank.WAKE: 2}
"""Errands of one kind that a table may have waiting: a move for each seat, and a few questions."""
MOST_IN_ALL: Final = 2000
_LOG: Final = logging.getLogger("penultimate.hall")


@final
class FairThinker:
    """Made in the thread of the event loop to which results are brought back."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lanes = {rank: Lane(rank, self._bring_back) for rank in Rank}

    def think(self, errand: Errand[T]) -> None:
        if not self._lanes[errand.rank].add(errand):
            self._bring_back(lambda: errand.failed("busy"))

    def waiting(self, rank: Rank) -> int:
        return self._lanes[rank].waiting

    def close(self) -> None:
        for lane in self._lanes.values():
            lane.close()

    def _bring_back(self, result: Callable[[], None]) -> None:
        try:
            self._loop.call_soon_threadsafe(result)
        except RuntimeError:  # the loop is closed: nobody waits for the answer any more
            _LOG.debug("nobody left to tell")


@final
class Lane:
    """Thinking of one kind: one errand at a time, the tables taking turns."""

    def __init__(self, rank: Rank, bring_back: Callable[[Callable[[], None]], None]) -> None:
        self._rank = rank
        self._bring_back = bring_back
        self._tables: dict[str, deque[Errand[Any]]] = {}
        """In the order in which they have their turn."""
        self._changed = threading.Condition()
        self._is_open = True
        self._thread: threading.Thread | None = None
        self.waiting = 0

    def add(self, errand: Errand[Any]) -> bool:
        """False where so much waits already that this one would be no use to anybody."""
        with self._changed:
            of_this_table = self._tables.get(errand.whose, ())
            if len(of_this_table) >= MOST_OF_A_TABLE[self._rank] or self.waiting >= MOST_IN_ALL:
                return False
            self._tables.setdefault(errand.whose, deque()).append(errand)
            self.waiting += 1
            self._changed.notify()
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name=f"thinker, {self._rank.name}", daemon=True)
            self._thread.start()
        return True

    def close(self) -> None:
        with self._changed:
            self._is_open = False
            self._tables.clear()
            self._changed.notify()

    def _next(self) -> Errand[Any] | None:
        """The first errand of the table whose turn it is; None when this lane is closed."""
        with self._changed:
            while self._is_open and not self.waiting:
                self._changed.wait()
            if not self._is_open:
                return None
            table = next(iter(self._tables))
            errands = self._tables.pop(table)
            errand = errands.popleft()
            self.waiting -= 1
            if errands:
                self._tables[table] = errands  # behind all others
            return errand

    def _work(self) -> None:
        while (errand := self._next()) is not None:
            if errand.wanted():
                self._bring_back(_thought_through(errand))


def _thought_through(errand: Errand[T]) -> Callable[[], None]:
    """What there is to do with the result, back on the loop."""
    try:
        result = errand.work()
    except Exception:  # noqa: BLE001 - whatever it is, who waits for it is told
        _LOG.exception("thinking failed")
        return lambda: errand.failed("went-wrong")
    return lambda: errand.done(result) if errand.wanted() else None
