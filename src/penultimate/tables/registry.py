"""All tables: those in memory, and those asleep in the log until somebody comes."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final, final

from penultimate.tables import entries as log
from penultimate.tables.book import Book, LogDamaged, read_book
from penultimate.tables.identity import hash_token, new_code, new_secret
from penultimate.tables.lobby import bot_name, checked_options, fit_name
from penultimate.tables.ports import Clock, Handle, Row, Store, StoreError, Thinker
from penultimate.tables.refused import TableRefused
from penultimate.tables.table import Table

SLEEP_AFTER: Final = 300.0
"""Seconds without anybody at it after which a table leaves memory."""
_ATTEMPTS: Final = 8
_LOG: Final = logging.getLogger("penultimate.tables")


@final
class Registry:
    def __init__(
        self,
        *,
        store: Store,
        clock: Clock,
        thinker: Thinker,
        furnish: Callable[[Table], None],
        sleep_after: float = SLEEP_AFTER,
    ) -> None:
        """`furnish` gives every table its audience as soon as it is in memory."""
        self._store = store
        self._clock = clock
        self._thinker = thinker
        self._furnish = furnish
        self._sleep_after = sleep_after
        self._tables: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._bedtimes: dict[str, Handle] = {}

    @property
    def awake(self) -> Iterable[Table]:
        return self._tables.values()

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
        clean = fit_name(None, name)
        checked_options(edition, options, seats)
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
        table = self._tables.get(code)
        if table is not None:
            return table
        task = self._waking.get(code)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._wake(code))
            self._waking[code] = task
            task.add_done_callback(lambda _: self._waking.pop(code, None))
        return await asyncio.shield(task)

    async def _wake(self, code: str) -> Table:
        rows = await self._store.read(code)
        if not rows:
            raise TableRefused("no-such-table")
        try:
            book = read_book(rows)
        except LogDamaged as error:
            _LOG.error("table %s: %s", code, error)
            raise TableRefused("table-damaged") from error
        return self._tables.get(code) or self._seat_in_memory(book)

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

    def _lost(self, table: Table) -> None:
        """A table that could not be kept: whoever comes next reads it from the log."""
        if self._tables.get(table.book.code) is table:
            del self._tables[table.book.code]

    def stop(self) -> None:
        for handle in self._bedtimes.values():
            handle.cancel()
        for table in self._tables.values():
            table.stop()
