"""What happens when time passes: a turn that takes too long, a dare nobody confirms, somebody who stays away."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from penultimate.rules import Confirm, Phase
from penultimate.tables import entries as log
from penultimate.tables.ports import Handle, NoReply
from penultimate.tables.seats import SITS_IN, Seat

if TYPE_CHECKING:
    from penultimate.tables.table import Table


@dataclass(slots=True)
class Countdown:
    """A timer for one question; `question` is the entry that put it."""

    question: int
    seat: int
    ends_at: float
    handle: Handle


@final
class Patience:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self.turn: Countdown | None = None
        self.dare: Countdown | None = None
        self._away: dict[int, Handle] = {}
        """By the keys of seats."""

    def tend(self, *, same_people: bool) -> bool:
        """Start and stop clocks as the table is now. Returns whether one that people see has changed."""
        changed = False
        if self.turn is not None or self._table.book.table.turn_seconds:
            changed = self._tend_turn()
        if self.dare is not None or self._waits_for_a_dare():
            changed |= self._tend_dare()
        if not same_people:
            self._tend_absent()
        return changed

    def stop(self) -> None:
        for countdown in (self.turn, self.dare):
            if countdown is not None:
                countdown.handle.cancel()
        self.turn = self.dare = None
        for handle in self._away.values():
            handle.cancel()
        self._away.clear()

    def remaining(self, countdown: Countdown | None) -> float:
        return 0.0 if countdown is None else max(0.0, countdown.ends_at - self._table.clock.now())

    def _count_down(
        self, current: Countdown | None, seat: int, seconds: float, ended: Callable[[], None]
    ) -> Countdown | None:
        """The countdown for the question that is open now: the current one, a new one, or none for seat -1."""
        question = self._table.book.asked_at
        if current is not None:
            if seat >= 0 and (current.question, current.seat) == (question, seat):
                return current
            current.handle.cancel()
        if seat < 0:
            return None
        clock = self._table.clock
        return Countdown(question, seat, clock.now() + seconds, clock.call_later(seconds, ended))

    # --- a turn that takes too long -----------------------------------------------------------------------------------

    def _tend_turn(self) -> bool:
        table = self._table
        book = table.book
        seconds = book.table.turn_seconds
        seat = -1
        if seconds and book.match is not None and book.phase == "playing" and book.match.phase != "confirm":
            actor = book.seats[book.match.actor]
            if actor.has_a_say and not table.presence.nobody and not table.window.stands_still:
                seat = actor.number
        before = self.turn
        self.turn = self._count_down(before, seat, seconds + table.window.remaining(), self._turn_ended)
        return self.turn is not before

    def _turn_ended(self) -> None:
        """A bot makes this one move; the seat stays its player's."""
        countdown, self.turn = self.turn, None
        if countdown is not None:
            self._table.bots.move_once_for(countdown.seat)

    # --- a dare -------------------------------------------------------------------------------------------------------

    def _waits_for_a_dare(self) -> bool:
        match = self._table.book.match
        return match is not None and match.phase is Phase.CONFIRM

    def _tend_dare(self) -> bool:
        book = self._table.book
        seat = -1
        seconds = book.table.dare_seconds
        if seconds and book.match is not None and self._waits_for_a_dare() and not self._table.presence.nobody:
            seat = book.match.attacker
        before = self.dare
        self.dare = self._count_down(before, seat, seconds, self._dare_ended)
        return self.dare is not before

    def _dare_ended(self) -> None:
        """The table's patience is over: it counts as done for everyone who has not said so."""
        self.dare = None
        self._table.request(NoReply(), self._confirm_for_all)

    def _confirm_for_all(self) -> None:
        game = self._table.book.match
        if game is None or game.phase != "confirm":
            return
        seats = [seat for seat in self._table.book.seats if seat.number != game.attacker]
        waiting = [seat for seat in seats if not game.has_confirmed(seat.number)]
        entries = [log.MoveMade(seat.number, Confirm.text(()), by="clock") for seat in waiting]
        self._table.commit(NoReply(), *entries)

    # --- somebody away ------------------------------------------------------------------------------------------------

    def _tend_absent(self) -> None:
        table = self._table
        for seat in table.book.people():
            watched = not table.presence.is_here(seat) and not table.presence.no_player and self._is_missed(seat)
            handle = self._away.get(seat.key)
            if watched and handle is None:
                self._wait_for(seat)
            elif not watched and handle is not None:
                handle.cancel()
                del self._away[seat.key]

    def _wait_for(self, seat: Seat) -> None:
        table = self._table
        left = table.book.table.away_seconds - table.presence.away_for(seat)
        self._away[seat.key] = table.clock.call_later(max(0.0, left), lambda: self._stayed_away(seat.key))

    def _is_missed(self, seat: Seat) -> bool:
        """In a match for the playing, and as the host at any time."""
        return (not self._table.book.is_open and not seat.sitting_in) or seat.number == self._table.book.host

    def _stayed_away(self, key: int) -> None:
        self._away.pop(key, None)
        self._table.request(NoReply(), lambda: self._do_without(key))

    def _do_without(self, key: int) -> None:
        table = self._table
        book = table.book
        seat = book.seat_of(key)
        if seat is None or not seat.is_person or table.presence.is_here(seat):
            return
        entries: list[log.AnyEntry] = []
        if not book.is_open and not seat.sitting_in:
            entries.append(log.BotSatIn(seat.number, SITS_IN))
        heir = self.next_host(seat)
        if seat.number == book.host and heir is not None:
            entries.append(log.HostChanged(heir.number))
        if entries:
            table.commit(NoReply(), *entries)

    def next_host(self, leaving: Seat) -> Seat | None:
        """The next person at the table who is here, else the next who has a seat."""
        book, presence = self._table.book, self._table.presence
        seats = book.seats
        others = [seats[(leaving.number + step) % len(seats)] for step in range(1, len(seats))]
        people = [seat for seat in others if seat.is_person]
        return next((seat for seat in people if presence.is_here(seat)), people[0] if people else None)
