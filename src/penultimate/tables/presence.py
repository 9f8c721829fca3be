"""Who is at the table right now. This is the one thing the log does not have: after a crash nobody is."""

from collections.abc import Iterable
from typing import final

from penultimate.tables.ports import Clock
from penultimate.tables.seats import Seat


@final
class Presence:
    """By the keys of seats, so that it stays true when seats move up."""

    def __init__(self, clock: Clock, seats: Iterable[Seat]) -> None:
        self._clock = clock
        self._present: dict[int, int] = {}
        self._absent_since = {seat.key: clock.now() for seat in seats if seat.is_person}
        self.watchers = 0

    @property
    def nobody(self) -> bool:
        return not self._present and not self.watchers

    @property
    def players(self) -> int:
        """How many of those who have seats are here."""
        return len(self._present)

    @property
    def no_player(self) -> bool:
        return not self._present

    def arrive(self, key: int | None) -> None:
        """Somebody in the seat with this key, or (None) somebody who watches."""
        if key is None:
            self.watchers += 1
        else:
            self._present[key] = self._present.get(key, 0) + 1
            self._absent_since.pop(key, None)

    def depart(self, key: int | None) -> None:
        if key is None:
            self.watchers -= 1
            return
        left = self._present.get(key, 0) - 1
        if left > 0:
            self._present[key] = left
        else:
            self._present.pop(key, None)
            self._absent_since[key] = self._clock.now()

    def is_here(self, seat: Seat) -> bool:
        return seat.key in self._present

    def away_for(self, seat: Seat) -> float:
        """For how many seconds somebody has been away; 0 for who is here."""
        if seat.key in self._present:
            return 0.0
        return self._clock.now() - self._absent_since.setdefault(seat.key, self._clock.now())
