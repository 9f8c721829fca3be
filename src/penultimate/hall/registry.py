"""All tables: those in memory, and those asleep in the log until somebody comes."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final, final

from penultimate.hall.elsewhere import Claims
from penultimate.tables import entries as log
from penultimate.tables.book import Book, LogDamaged, read_book
from penultimate.tables.identity import hash_token, new_code, new_secret
from penultimate.tables.lobby import bot_name, check_options, fit_name
from penultimate.tables.ports import Clock, Errand, Handle, Loss, Rank, Row, Store, StoreError, Thinker
from penultimate.tables.refused import TableRefused
from penultimate.tables.table import Table

SLEEP_AFTER: Final = 300.0
"""Seconds without anybody at it after which a table leaves memory."""
SHORT_LOG: Final = 32
"""Rows that are read in a moment. More are read where no other table waits for it."""
_ATTEMPTS: Final = 8
_LOG: Final = logging.getLogger("penultimate.hall")


@final
class Registry:
    def __init__(
        self,
        *,
        store: Store,
        clock: Clock,
        thinker: Thinker,
        furnish: Callable[[Table], None],
        lost: Callable[[Table, Loss], None],
        sleep_after: float = SLEEP_AFTER,
        claims: Claims | None = None,
    ) -> None:
        """`furnish` gives every table its audience as soon as it is in memory; `lost` hears of one that has to go."""
        self._store = store
        self._clock = clock
        self._thinker = thinker
        self._furnish = furnish
        self._tell_of_loss = lost
        self._sleep_after = sleep_after
        self._claims = claims
        self._is_handing_over = False
        self._tables: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._bedtimes: dict[str, Handle] = {}
        self._left_alone: dict[str, float] = {}
        self.damaged: set[str] = set()
        """Tables that cannot be opened, as far as is known."""

    @property
    def awake(self) -> Iterable[Table]:
        return self._tables.values()

    def is_awake(self, code: str) -> bool:
        return code in self._tables

    def people_at(self, code: str) -> int:
        """How many players are at this table now."""
        table = self._tables.get(code)
        return 0 if table is None else table.presence.players

    def __len__(self) -> int:
        return len(self._tables)

    async def create(
        self,
        name: str,
        token: str,
        *,
        edition: str,
        options: dict[str, log.Value],
        seats: int,
        bots: list[str],
        agreed: log.TableRules,
        language: log.Language,
    ) -> Table:
        """A new table with its host in seat 0 and bots in the last seats."""
        if self._is_handing_over:
            raise TableRefused("moved")
        clean = fit_name(None, name)
        check_options(edition, options, seats)
        if len(bots) >= seats:
            raise TableRefused("table-full")
        names = [clean]
        for _ in bots:
            names.append(bot_name(names))
        for _ in range(_ATTEMPTS):
            code = new_code()
            entries: list[log.AnyEntry] = [
                log.Created(code, edition, options, agreed, seats, new_secret()),
                log.SatDown(0, clean, hash_token(token), language),
                *(log.BotSat(seats - len(bots) + at, names[at + 1], level) for at, level in enumerate(bots)),
            ]
            rows = [Row(code, seq, log.write_entry(entry)) for seq, entry in enumerate(entries)]
            try:
                await self._keep(rows)
            except StoreError as error:
                if error.problem == "taken":
                    continue
                raise
            return self._seat_in_memory(read_book(rows))
        raise StoreError("failed", "found no free code for a new table")

    async def find(self, code: str) -> Table:
        """The table, woken up where it sleeps. Raises TableRefused where there is none."""
        code = code.upper()
        table = self._in_memory(code)
        if table is not None:
            return table
        task = self._waking.get(code)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._wake(code))
            self._waking[code] = task
            task.add_done_callback(lambda _: self._waking.pop(code, None))
        return await asyncio.shield(task)

    async def look_at(self, code: str) -> Book:
        """How the table stands, without waking it: nothing begins there. Raises TableRefused where there is none."""
        code = code.upper()
        table = self._in_memory(code)
        return await self._book_of(code) if table is None else table.book

    def _in_memory(self, code: str) -> Table | None:
        table = self._tables.get(code)
        if table is not None and table.is_lost:  # it will be read again as soon as it is known what its log has
            raise TableRefused("busy")
        if table is None and self._left_alone.get(code, 0.0) > self._clock.now():
            raise TableRefused("table-damaged")
        return table

    async def _wake(self, code: str) -> Table:
        if self._is_handing_over:
            raise TableRefused("moved")
        if self._claims is not None:
            await self._claims.take(code)
        book = await self._book_of(code)
        if self._is_handing_over:
            raise TableRefused("moved")
        self._store.visited(code)
        return self._tables.get(code) or self._seat_in_memory(book)

    async def _book_of(self, code: str) -> Book:
        """Read from the log."""
        try:
            rows = await self._store.read(code)
        except StoreError as error:
            if error.problem != "damaged":
                raise
            raise self._cannot_be_opened(code, error) from error
        if not rows:
            raise TableRefused("no-such-table")
        book = _read(rows) if len(rows) <= SHORT_LOG else await self._read_elsewhere(code, rows)
        if isinstance(book, LogDamaged):
            raise self._cannot_be_opened(code, book)
        self.damaged.discard(code)
        return book

    def _cannot_be_opened(self, code: str, error: Exception) -> TableRefused:
        self.found_damage(code, str(error))
        return TableRefused("table-damaged")

    def found_damage(self, code: str, what: str) -> None:
        """At this table, or (without a code) in the file that all of them are in."""
        _LOG.error("%s%s", f"table {code}: " if code else "", what)
        self.damaged.add(code)

    async def _read_elsewhere(self, code: str, rows: list[Row]) -> Book | LogDamaged:
        """Who wakes the table is the only one to write its log: it is not in memory, and is woken only once."""
        book: asyncio.Future[Book | LogDamaged] = asyncio.get_running_loop().create_future()

        def failed(_: str) -> None:
            if not book.done():
                book.set_exception(TableRefused("busy"))

        wanted = lambda: not book.done()  # noqa: E731
        self._thinker.think(Errand(lambda: _read(rows), book.set_result, failed, code, Rank.WAKE, wanted))
        return await book

    def _seat_in_memory(self, book: Book) -> Table:
        table = Table(book, store=self._store, clock=self._clock, thinker=self._thinker, went_wrong=self._lost)
        self._tables[book.code] = table
        self._furnish(table)
        self.somebody_left(table)
        return table

    async def _keep(self, rows: list[Row]) -> None:
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: StoreError | None) -> None:
            if kept.cancelled():
                return
            if error is None:
                kept.set_result(None)
            else:
                kept.set_exception(error)

        self._store.append(rows, done)
        await kept

    def leave_alone(self, code: str, seconds: float) -> None:
        """Nobody gets to this table for so long."""
        now = self._clock.now()
        self._left_alone = {name: until for name, until in self._left_alone.items() if until > now}
        self._left_alone[code] = now + seconds

    # --- sleep --------------------------------------------------------------------------------------------------------

    def somebody_left(self, table: Table) -> None:
        """Call whenever somebody has gone: nobody left, and the table goes to sleep after a while."""
        code = table.book.code
        handle = self._bedtimes.pop(code, None)
        if handle is not None:
            handle.cancel()
        if table.presence.nobody and self._tables.get(code) is table:
            self._bedtimes[code] = self._clock.call_later(self._sleep_after, lambda: self._to_sleep(table))

    def _to_sleep(self, table: Table) -> None:
        code = table.book.code
        self._bedtimes.pop(code, None)
        if self._tables.get(code) is not table or not table.presence.nobody:
            return
        if table.is_busy:
            self.somebody_left(table)
            return
        table.stop()
        del self._tables[code]
        self._store.visited(code)
        if self._claims is not None:
            self._claims.let_go(code)

    def is_needed(self, code: str) -> bool:
        """Whether somebody has it in hand now: its log has to stay."""
        return code in self._tables or code in self._waking

    def _lost(self, table: Table, loss: Loss) -> None:
        """What is in memory is of no more use: whoever comes next reads the table from its log."""
        if self._tables.get(table.book.code) is table:
            del self._tables[table.book.code]
        self._tell_of_loss(table, loss)

    def hand_over(self) -> None:
        """All of them: as soon as the log has answered they are gone from here, and no other is begun."""
        self._is_handing_over = True
        for table in list(self._tables.values()):
            table.hand_over()

    def drop(self, code: str) -> None:
        """Somebody else runs it."""
        table = self._tables.get(code)
        if table is not None:
            table.hand_over()

    def stop(self) -> None:
        for handle in self._bedtimes.values():
            handle.cancel()
        for table in self._tables.values():
            table.stop()


def _read(rows: list[Row]) -> Book | LogDamaged:
    try:
        return read_book(rows)
    except LogDamaged as damaged:
        return damaged
