"""Everything between the lines that guests come in on and the tables they sit at."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Final, final

from penultimate import wire
from penultimate.hall.ask import Ask
from penultimate.hall.buckets import Buckets
from penultimate.hall.counters import Counters
from penultimate.hall.elsewhere import Claims, Elsewhere, Neighbours
from penultimate.hall.guest import Guest
from penultimate.hall.limits import Limits
from penultimate.hall.line import Line
from penultimate.hall.looking_back import LookingBack
from penultimate.hall.registry import SLEEP_AFTER, Registry
from penultimate.hall.room import Room
from penultimate.tables.ports import Clock, Loss, NoReply, Store, StoreError, Thinker
from penultimate.tables.refused import TableRefused
from penultimate.tables.table import Table

LOOK_AT_SLOW_READERS: Final = 0.2
MOST_BUGS: Final = 3
"""A table that meets so many in a minute would only meet the next one: it is left alone for a while."""
A_WHILE: Final = 60.0
RECENTLY: Final = 600.0
LOOK_FOR_THE_LOG: Final = 0.25
"""Seconds between two looks whether a database that was away is back."""
HAND_OVER_WITHIN: Final = 5.0
"""Seconds in which what is being kept has to be: a log that takes longer is not waited for."""
_EXPECTED: Final = (TableRefused, StoreError)
"""What can go wrong without a bug."""
_LOG: Final = logging.getLogger("penultimate.hall")


@final
class _Otherwise(NoReply):
    """For what has to be done about a request that the table does not take."""

    def __init__(self, otherwise: Callable[[], None]) -> None:
        self._otherwise = otherwise

    def refuse(self, code: str, rule: str = "", detail: str = "") -> None:
        self._otherwise()


@final
class Hall:
    def __init__(
        self,
        store: Store,
        *,
        clock: Clock,
        thinker: Thinker,
        limits: Limits | None = None,
        sleep_after: float = SLEEP_AFTER,
        claims: Claims | None = None,
    ) -> None:
        """`claims`: who runs which table, where several servers share the store."""
        self.neighbours: Neighbours | None = None
        self.clock = clock
        self.thinker = thinker
        self.limits = Limits() if limits is None else limits
        self.counters = Counters()
        self.guests: set[Guest] = set()
        self.registry = Registry(
            store=store,
            clock=clock,
            thinker=thinker,
            furnish=self._furnish,
            lost=self._read_again_soon,
            sleep_after=sleep_after,
            claims=claims,
        )
        self._looking_back = LookingBack(store, thinker)
        self.new_tables = Buckets(self.limits.tables_per_address, 1 / 60, clock.now)
        self.failed_hellos = Buckets(self.limits.failed_hellos, 1 / 3, clock.now)
        self.peeks = Buckets(self.limits.peek_burst, self.limits.peeks_per_second, clock.now)
        self._of_address: dict[str, int] = {}
        self._slow_readers: set[Guest] = set()
        self._bugs: dict[str, deque[float]] = {}
        self._is_handing_over = False
        self._last_bug = self._last_storage_trouble = -RECENTLY
        self._tasks: set[asyncio.Task[None]] = set()

    # --- guests -------------------------------------------------------------------------------------------------------

    def has_room_for(self, address: str) -> bool:
        limits = self.limits
        return (
            len(self.guests) < limits.connections and self._of_address.get(address, 0) < limits.connections_per_address
        )

    def enter(
        self, line: Line, *, address: str = "", base: str = "", send_back: Callable[[], None] | None = None
    ) -> Guest:
        """Somebody has come. The host calls `receive` for each frame, and `leave` when the line is dead.

        `send_back`: another server has brought them, and is to be told where the table is not here.
        """
        guest = Guest(self, line, address, base, send_back)
        self.guests.add(guest)
        self._of_address[address] = self._of_address.get(address, 0) + 1
        self._later(self.limits.hello_within, lambda: self._expect_hello(guest))
        return guest

    def leave(self, guest: Guest) -> None:
        guest.gone()
        self.guests.discard(guest)
        self._slow_readers.discard(guest)
        left = self._of_address[guest.address] - 1
        if left:
            self._of_address[guest.address] = left
        else:
            del self._of_address[guest.address]

    def _expect_hello(self, guest: Guest) -> None:
        if guest.room is None and not guest.is_elsewhere and guest in self.guests:
            guest.say_goodbye("idle")

    def is_behind(self, guest: Guest) -> None:
        """Its line does not take what is sent: look after it until it does, or cut it."""
        if not self._slow_readers:
            self._later(LOOK_AT_SLOW_READERS, self._look_at_slow_readers)
        self._slow_readers.add(guest)

    def _look_at_slow_readers(self) -> None:
        for guest in list(self._slow_readers):
            if guest.has_caught_up():
                self._slow_readers.discard(guest)
            elif guest.behind_for() > self.limits.cut_after:
                self._slow_readers.discard(guest)
                self.counters.slow_readers_cut += 1
                guest.cut()
        if self._slow_readers:
            self._later(LOOK_AT_SLOW_READERS, self._look_at_slow_readers)

    # --- rooms --------------------------------------------------------------------------------------------------------

    def _furnish(self, table: Table) -> None:
        table.audience = Room(table)

    def room_of(self, table: Table) -> Room:
        room = table.audience
        assert isinstance(room, Room)
        return room

    # --- when something goes wrong ------------------------------------------------------------------------------------

    def storage_failed(self) -> None:
        self._last_storage_trouble = self.clock.now()

    def trouble(self) -> str:
        """`storage` or `bug` where there was any in the last minutes, `damaged` where a table is; else empty."""
        now = self.clock.now()
        if now - self._last_storage_trouble < A_WHILE or any(table.waits_for_log(5.0) for table in self.registry.awake):
            return "storage"
        if now - self._last_bug < RECENTLY:
            return "bug"
        return "damaged" if self.registry.damaged else ""

    def _read_again_soon(self, table: Table, loss: Loss) -> None:
        room = self.room_of(table)
        guests = list(room.guests)
        room.guests.clear()
        if loss == "moved":
            if not self._is_handing_over:
                for guest in guests:
                    self._show_out(guest, room, "moved")
            return
        if loss == "storage":
            self.storage_failed()
        elif self._is_hopeless(table.book.code):
            for guest in guests:
                self._show_out(guest, room, "broken")
            return
        self._run(self._read_again(room, guests, loss))

    def _is_hopeless(self, code: str) -> bool:
        """Whether this table meets one bug after the other."""
        self.counters.bugs += 1
        now = self._last_bug = self.clock.now()
        self._bugs = {name: times for name, times in self._bugs.items() if times[-1] > now - A_WHILE}
        times = self._bugs.setdefault(code, deque(maxlen=MOST_BUGS))
        times.append(now)
        if len(times) < MOST_BUGS or times[0] < now - A_WHILE:
            return False
        _LOG.error("table %s met %d bugs within a minute, and is left alone for a while", code, MOST_BUGS)
        self.registry.leave_alone(code, A_WHILE)
        return True

    async def _read_again(self, room: Room, guests: list[Guest], loss: Loss) -> None:
        """Everybody goes back to what the log has, each to the own seat."""
        code = room.table.book.code
        try:
            table = await self._found_again(code, lambda: any(guest.is_at(room) for guest in guests))
        except Elsewhere:
            for guest in guests:
                self._show_out(guest, room, "moved")
            return
        except Exception as error:  # noqa: BLE001 - whatever it is, nobody is left at a table that is none any more
            _LOG.error("table %s cannot be read again: %s", code, error, exc_info=not isinstance(error, _EXPECTED))
            self._show_all_out(guests, room)
            return
        table.request(
            _Otherwise(lambda: self._show_all_out(guests, room)),
            lambda: self._seat_again(table, room, guests, loss),
        )

    async def _found_again(self, code: str, wanted: Callable[[], bool]) -> Table:
        """A database that is away comes back: as long as somebody waits for it, so do we."""
        while True:
            try:
                return await self.registry.find(code)
            except StoreError as error:
                if error.problem != "away" or not wanted():
                    raise
            self.storage_failed()
            await asyncio.sleep(LOOK_FOR_THE_LOG)

    def _seat_again(self, table: Table, room: Room, guests: list[Guest], loss: Loss) -> None:
        """First all of them, and then they are told: whatever happens then, nobody is left behind."""
        fresh = self.room_of(table)
        seated = [guest for guest in guests if self._take_over(guest, room, fresh)]
        for guest in seated:
            if loss == "went-wrong":
                guest.send(wire.Problem("read-again"))
            fresh.show_everything(guest, chat=False)
        table.tend()
        self.registry.somebody_left(table)

    def _take_over(self, guest: Guest, room: Room, fresh: Room) -> bool:
        if not guest.is_at(room):
            return False
        seat = fresh.table.book.seat_of(guest.key)
        if seat is None and guest.key is not None:
            self._show_out(guest, room, "removed")
            return False
        fresh.enter(guest, seat)
        return True

    def _show_all_out(self, guests: list[Guest], room: Room) -> None:
        for guest in guests:
            self._show_out(guest, room, "closing")

    def _show_out(self, guest: Guest, room: Room, code: wire.GoodbyeCode) -> None:
        if guest.is_at(room):
            guest.room = None
            self._safely(lambda: guest.say_goodbye(code))

    def _later(self, seconds: float, call: Callable[[], None]) -> None:
        self.clock.call_later(seconds, lambda: self._safely(call))

    def _safely(self, call: Callable[[], None]) -> None:
        """A bug with one guest is none with the others."""
        try:
            call()
        except Exception:  # noqa: BLE001
            _LOG.exception("something went wrong with a guest")
            self.counters.bugs += 1

    # --- looking back -------------------------------------------------------------------------------------------------

    def look_back(self, ask: Ask[wire.LookBack]) -> None:
        """Answer what can be said about a finished match, sooner or later."""
        self._run(self._look_back(ask))

    async def _look_back(self, ask: Ask[wire.LookBack]) -> None:
        try:
            await self._looking_back.answer(ask)
        except Exception:  # noqa: BLE001 - who asked has been told
            _LOG.exception("looking back failed")
            self.counters.bugs += 1

    # --- closing ------------------------------------------------------------------------------------------------------

    async def hand_over(self, give_up: Callable[[], Awaitable[int]]) -> None:
        """Finish what is being kept, give all tables up, and only then tell everybody to come in by another door.

        `give_up` says how many others there are to come to.
        """
        self._is_handing_over = True
        self.registry.hand_over()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HAND_OVER_WITHIN):
                while len(self.registry):  # noqa: ASYNC110 - they go one by one
                    await asyncio.sleep(0.005)
        try:
            others = await give_up()
        except StoreError as error:
            _LOG.warning("the lease could not be given up, and will run out: %s", error)
            others = 1
        for guest in list(self.guests):
            self._safely(partial(guest.say_goodbye, "moved" if others else "closing"))

    async def close(self) -> None:
        """Everybody is told, so that clients come back by themselves when the server does."""
        for guest in [] if self._is_handing_over else list(self.guests):
            self._safely(partial(guest.say_goodbye, "closing"))
        self.registry.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
