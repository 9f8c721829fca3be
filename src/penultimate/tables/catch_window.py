"""The time in which a forgotten UNO can be caught (ACCESSIBILITY: "Time"): by the server's clock, and the same for all.

It is counted from when the news has reached the last of those who could catch: each of their clients says when it has
shown it, or how long it will take to be spoken. One that says nothing counts as having shown it after a second, and
nobody is waited for longer than `MOST_HEARING`. Until then the window is open and its time stands still. Everybody is
told when it begins to run, and nobody for whom it had to wait.

While it is open, what the next player does waits: it is not refused, and not lost. A call or a catch closes it.
"""

from collections.abc import Callable, Iterable
from typing import Final, final

from penultimate.tables.ports import Clock, Handle, Reply

NOBODY: Final = -1
SILENCE: Final = 1.0
"""Seconds after which the news counts as shown to somebody whose client has said nothing."""
MOST_HEARING: Final = 10.0
"""Seconds by which the window can become longer than the table's own."""
STEP: Final = 0.5
"""Its time begins to run at whole steps after the news. If it began with the last client's word, that client would be
told at once that it was the last, and the others could tell one another's lines apart by milliseconds."""


@final
class CatchWindow:
    def __init__(self, clock: Clock, closed: Callable[[], None], began: Callable[[], None]) -> None:
        """`began` is called when its time begins to run some time after it was opened, `closed` when it is over."""
        self._clock = clock
        self._closed = closed
        self._began = began
        self._question = NOBODY
        self._seconds = 0.0
        self._opened_at = 0.0
        self._closes_at = 0.0
        self._timer: Handle | None = None
        self._reached: dict[int, float] = {}
        """By the keys of those who could catch: when the news will have reached them. Empty once the time runs."""
        self._waiting: dict[int, tuple[Callable[[], None], Reply]] = {}
        self.owing = NOBODY
        """Who can be caught while it is open; -1 when it is shut."""
        self.is_running = False
        """Whether its time runs: the news has reached everybody."""

    @property
    def is_open(self) -> bool:
        return self._timer is not None

    @property
    def stands_still(self) -> bool:
        """Open, but there is somebody whom the news has yet to reach."""
        return self.is_open and not self.is_running

    def remaining(self) -> float:
        """Seconds it is still open; before its time runs, so many as there will be then."""
        if not self.is_open:
            return 0.0
        return max(0.0, self._closes_at - self._clock.now()) if self.is_running else self._seconds

    def look(self, owing: int, question: int, seconds: float, catchers: Iterable[int]) -> bool:
        """Open it when somebody has just forgotten to call, shut it when nobody owes a call any more.

        `question` is the number of the question that the next player is asked: there is one window for each.
        `catchers` are the keys of the people here who could catch. Returns whether it was opened or shut.
        """
        if owing == NOBODY:
            return self._shut()
        if question == self._question:
            return self.stands_still and self._wait_only_for(catchers)
        self._shut()
        self._question = question
        self.owing = owing
        self._seconds = seconds
        self._opened_at = now = self._clock.now()
        self._reached = dict.fromkeys(catchers, now + SILENCE)
        self._wait_for_the_last()
        return True

    def shown(self, key: int, version: int, seconds: float) -> None:
        """The client of this person has shown the news, or it will have been spoken in so many seconds.

        `version` is that of what was shown: what belongs to an earlier question says nothing about this one.
        """
        if self.stands_still and key in self._reached and version >= self._question:
            self._reached[key] = self._clock.now() + seconds
            if self._wait_for_the_last():
                self._began()

    def wait(self, seat: int, move: Callable[[], None], reply: Reply) -> bool:
        """Keep a move until the window shuts; False where this seat's move waits already."""
        if seat in self._waiting:
            return False
        self._waiting[seat] = (move, reply)
        return True

    def give_up_waiting(self) -> list[Reply]:
        """Something went wrong at the table: those who have to be told."""
        waiting, self._waiting = self._waiting, {}
        return [reply for _, reply in waiting.values()]

    def forget(self) -> None:
        """The table goes: nothing that waits will be done."""
        self._waiting.clear()
        self._shut()

    # --- until the news has reached everybody -------------------------------------------------------------------------

    def _wait_only_for(self, catchers: Iterable[int]) -> bool:
        """Somebody may have gone, or come. Returns whether its time begins to run with that."""
        here = set(catchers)
        if here == self._reached.keys():
            return False
        now = self._clock.now()
        self._reached = {key: self._reached.get(key, now + SILENCE) for key in here}
        return self._wait_for_the_last()

    def _wait_for_the_last(self) -> bool:
        """Returns whether there is nobody to wait for, so that the time runs now."""
        latest = min(max(self._reached.values(), default=0.0), self._opened_at + MOST_HEARING)
        steps = -(-max(0.0, latest - self._opened_at - 1e-9) // STEP)
        left = self._opened_at + steps * STEP - self._clock.now()
        if self._timer is not None:
            self._timer.cancel()
        if left > 0:
            self._timer = self._clock.call_later(left, self._has_reached_all)
            return False
        self._run()
        return True

    def _has_reached_all(self) -> None:
        self._run()
        self._began()

    def _run(self) -> None:
        self.is_running = True
        self._reached = {}
        self._closes_at = self._clock.now() + self._seconds
        self._timer = self._clock.call_later(self._seconds, self._time_is_up)

    # --- the end ------------------------------------------------------------------------------------------------------

    def _time_is_up(self) -> None:
        if self._shut():
            self._closed()

    def _shut(self) -> bool:
        if self._timer is None:
            return False
        self._timer.cancel()
        self._timer = None
        self._reached = {}
        self.is_running = False
        self.owing = NOBODY
        waiting, self._waiting = self._waiting, {}
        for move, _ in waiting.values():
            move()
        return True
