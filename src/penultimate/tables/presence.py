"""Who is at the table right now. This is the one thing the log does not have: after a crash nobody is."""

from typing import final

from penultimate.tables.ports import Clock
from penultimate.tables.seats import Seat


@final
class Presence:
    def __init__(self, clock: Clock, seats: list[Seat]) -> None:
        self._clock = clock
        self._present: dict[Seat, int] = {}
        self._absent_since = {seat: clock.now() for seat in seats if seat.is_person}
        self.watchers = 0

    @property
    def nobody(self) -> bool:
        return not self._present and not self.watchers

    @property
    def no_player(self) -> bool:
        return not self._present

    def arrive(self, seat: Seat | None) -> None:
        if seat is None:
            self.watchers += 1
        else:
            self._present[seat] = self._present.get(seat, 0) + 1
            self._absent_since.pop(seat, None)

    def depart(self, seat: Seat | None) -> None:
        if seat is None:
            self.watchers -= 1
            return
        left = self._present.get(seat, 0) - 1
        if left > 0:
            self._present[seat] = left
        else:
            self._present.pop(seat, None)
            self._absent_since[seat] = self._clock.now()

    def is_here(self, seat: Seat) -> bool:
        return seat in self._present

    def away_for(self, seat: Seat) -> float:
        """For how many seconds somebody has been away; 0 for who is here."""
        if seat in self._present:
            return 0.0
        return self._clock.now() - self._absent_since.setdefault(seat, self._clock.now())
