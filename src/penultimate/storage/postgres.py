"""The log in PostgreSQL: everything that is waiting in one statement, fenced by the epoch of each table's claim.

Several servers write, each its own tables (`claims.py`). The statement keeps a table's rows only where this server
still holds the table, and where they come right after the last one; whatever is wrong with one table's rows, the
others' are kept. What is asked goes over other connections, after what was appended before for the same table.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, final

from penultimate.storage.outcomes import report
from penultimate.storage.postgres_schema import bring_up_to_date
from penultimate.storage.postgres_sessions import Session, Sessions, as_store_error
from penultimate.tables.ports import Row, Stored, StoreError

MOST_AT_ONCE: Final = 400
"""Appends in one statement."""
QUESTIONS: Final = 4
"""Connections for what is asked."""
NOTE_VISITS_EVERY: Final = 60.0
_LOG: Final = logging.getLogger("penultimate.storage")

_APPEND: Final = """
    with chain as materialized (
        select * from unnest($2::text[], $3::bigint[], $4::bigint[]) as chain (tbl, first, epoch)
    ), made as (
        insert into claim (tbl, epoch, server)
        select tbl, milliseconds(), $1 from chain
        where first = 0 and epoch = 0 and not exists (select from log where log.tbl = chain.tbl and seq = 0)
        on conflict do nothing
        returning tbl, epoch
    ), held as materialized (
        select claim.tbl, claim.epoch from claim
        join chain on claim.tbl = chain.tbl and claim.epoch = chain.epoch and claim.server = $1
        for share of claim
    ), ours as (
        select * from made union all select * from held
    ), due as (
        select tbl from chain join ours using (tbl)
        where first = coalesce((select seq + 1 from log where log.tbl = chain.tbl order by seq desc limit 1), 0)
    ), kept as (
        insert into log (tbl, seq, at, entry)
        select tbl, seq, milliseconds(), entry
        from unnest($5::text[], $6::bigint[], $7::bytea[]) as given (tbl, seq, entry) join due using (tbl)
        on conflict do nothing
        returning tbl
    )
    select chain.tbl, ours.epoch, coalesce(counted.rows, 0)
    from chain left join ours using (tbl)
    left join (select tbl, count(*) as rows from kept group by tbl) counted using (tbl)
"""
"""`for share`: whoever wants the table meanwhile waits until these rows are kept, or these rows wait and are not."""

_LISTING: Final = """
    with recursive codes (code) as (
        select min(tbl) from log where tbl > $1
        union all
        select (select min(tbl) from log where tbl > code) from codes where code is not null
    )
    select code, greatest(
        (select at from log where tbl = code order by seq desc limit 1),
        coalesce((select at from visit where tbl = code), 0),
        case when exists (
            select from claim join server on server.id = claim.server
            where claim.tbl = code and server.until > clock_timestamp()
        ) then milliseconds() else 0 end
    ) from codes where code is not null limit $2
"""
_DELETE: Final = """
    with free as (
        delete from claim where tbl = $1 and not exists (
            select from server where server.id = claim.server and server.until > clock_timestamp()
        ) returning tbl
    ), gone as (
        delete from log where tbl = $1
        and (exists (select from free) or not exists (select from claim where claim.tbl = $1))
        returning 1
    ), forgotten as (
        delete from visit where tbl = $1 and exists (select from gone)
    )
    select count(*) from gone
"""
_VISITS: Final = """
    insert into visit select * from unnest($1::text[], $2::bigint[])
    on conflict (tbl) do update set at = greatest(visit.at, excluded.at)
"""


@dataclass(slots=True)
class _Append:
    rows: Sequence[Row]
    done: Stored


@dataclass(slots=True)
class _Chain:
    """What is to be kept of one table, in one piece."""

    epoch: int
    jobs: list[_Append] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)

    @property
    def next(self) -> int:
        return self.rows[-1].seq + 1

    def add(self, job: _Append) -> None:
        self.jobs.append(job)
        self.rows += job.rows


@final
class PostgresStore:
    """Made by `open_postgres`, in the thread of the event loop."""

    def __init__(self, url: str, server: str) -> None:
        """`server` is the name under which this server claims tables."""
        self.server = server
        self.commits = 0
        self.rows = 0
        self.epochs: dict[str, int] = {}
        """Of the tables that this server holds."""
        self.questions = Sessions(url, QUESTIONS)
        self.where = self.questions.where
        self._writer = Session(url)
        self._waiting: deque[_Append] = deque()
        self._unanswered: dict[str, int] = {}
        self._quiet = asyncio.Condition()
        self._writing: asyncio.Task[None] | None = None
        self._visits: dict[str, None] = {}
        self._loop = asyncio.get_running_loop()
        self._noting: asyncio.TimerHandle | None = None

    # --- what is to be kept -------------------------------------------------------------------------------------------

    def append(self, rows: Sequence[Row], done: Stored) -> None:
        table = rows[0].table
        self._unanswered[table] = self._unanswered.get(table, 0) + 1
        self._waiting.append(_Append(rows, done))
        if self._writing is None:
            self._writing = self._loop.create_task(self._write())

    async def _write(self) -> None:
        while self._waiting:
            chains = self._next_batch()
            try:
                errors = await self._keep(chains)
            except Exception as error:  # noqa: BLE001 - whatever it is, those who wait have to hear of it
                _LOG.exception("the log could not be written")
                errors = dict.fromkeys(chains, StoreError("failed", str(error)))
            outcomes = [(job.done, errors.get(table)) for table, chain in chains.items() for job in chain.jobs]
            for table, chain in chains.items():
                self._unanswered[table] -= len(chain.jobs)
                if not self._unanswered[table]:
                    del self._unanswered[table]
            report(outcomes)
            async with self._quiet:
                self._quiet.notify_all()
        self._writing = None

    def _next_batch(self) -> dict[str, _Chain]:
        """What has come in; of each table as much as is in one piece."""
        chains: dict[str, _Chain] = {}
        later: deque[_Append] = deque()
        broken: set[str] = set()
        for _ in range(min(MOST_AT_ONCE, len(self._waiting))):
            job = self._waiting.popleft()
            table = job.rows[0].table
            chain = chains.get(table)
            if chain is None:
                chain = chains[table] = _Chain(self.epochs.get(table, 0))
                chain.add(job)
            elif chain.next == job.rows[0].seq and table not in broken:
                chain.add(job)
            else:
                later.append(job)
                broken.add(table)
        self._waiting.extendleft(reversed(later))
        return chains

    async def _keep(self, chains: dict[str, _Chain]) -> dict[str, StoreError]:
        """All together; where the statement itself fails, each by itself, so that one cannot spoil the others."""
        try:
            return await self._commit(chains)
        except StoreError as error:
            if error.problem == "away" or len(chains) == 1:
                return dict.fromkeys(chains, error)
        errors: dict[str, StoreError] = {}
        for table, chain in chains.items():
            try:
                errors |= await self._commit({table: chain})
            except StoreError as error:
                errors[table] = error
        return errors

    async def _commit(self, chains: dict[str, _Chain]) -> dict[str, StoreError]:
        rows = [row for chain in chains.values() for row in chain.rows]
        try:
            connection = await self._writer.connected()
            answer = await connection.fetch(
                _APPEND,
                self.server,
                list(chains),
                [chain.rows[0].seq for chain in chains.values()],
                [chain.epoch for chain in chains.values()],
                [row.table for row in rows],
                [row.seq for row in rows],
                [row.entry for row in rows],
            )
        except Exception as problem:
            error = as_store_error(problem, self.where)
            if error.problem in ("away", "failed"):
                self._writer.drop()
            raise error from problem
        self.commits += 1
        return self._judged(chains, answer)

    def _judged(self, chains: dict[str, _Chain], answer: list[Any]) -> dict[str, StoreError]:
        errors: dict[str, StoreError] = {}
        for table, epoch, kept in answer:
            chain = chains[table]
            if kept == len(chain.rows):
                self.rows += kept
                self.epochs[table] = epoch
            elif epoch is None and chain.epoch:
                errors[table] = StoreError("elsewhere", f"table {table}: another server has it now")
                if self.epochs.get(table) == chain.epoch:
                    del self.epochs[table]
            elif epoch is None and chain.rows[0].seq:
                errors[table] = StoreError("elsewhere", f"table {table}: this server does not hold it")
            else:
                errors[table] = StoreError("taken", f"{self.where}: somebody else wrote this entry of {table} first")
        return errors

    # --- what is asked ------------------------------------------------------------------------------------------------

    async def read(self, table: str) -> list[Row]:
        await self._after_appends(table)
        async with self.questions.one() as connection:
            found = await connection.fetch("select seq, entry from log where tbl = $1 order by seq", table)
        return [Row(table, seq, entry) for seq, entry in found]

    async def has(self, table: str) -> bool:
        await self._after_appends(table)
        async with self.questions.one() as connection:
            return bool(await connection.fetchval("select exists (select from log where tbl = $1 and seq = 0)", table))

    async def _after_appends(self, table: str) -> None:
        if table in self._unanswered:
            async with self._quiet:
                await self._quiet.wait_for(lambda: table not in self._unanswered)

    async def tables_after(self, table: str, most: int) -> list[tuple[str, int]]:
        """The next tables in the order of their codes, each with the time of the last entry or visit.

        Who is at a table that some server holds is there now.
        """
        async with self.questions.one() as connection:
            found = await connection.fetch(_LISTING, table, most)
        return [(code, at) for code, at in found]

    async def delete(self, table: str) -> None:
        """All of it, unless a server holds it. Whoever asks for the table afterwards is told that there is none."""
        self._visits.pop(table, None)
        async with self.questions.one() as connection:
            if not await connection.fetchval(_DELETE, table):
                raise StoreError("taken", f"table {table}: somebody has just come to it")
        self.epochs.pop(table, None)

    # --- visits, and the end ------------------------------------------------------------------------------------------

    def visited(self, table: str) -> None:
        if self._noting is None:
            self._noting = self._loop.call_later(NOTE_VISITS_EVERY, lambda: self._loop.create_task(self._note_visits()))
        self._visits[table] = None

    async def _note_visits(self) -> None:
        visits, self._visits, self._noting = sorted(self._visits), {}, None
        if visits:
            try:
                async with self.questions.one() as connection:
                    now = await connection.fetchval("select milliseconds()")
                    await connection.execute(_VISITS, visits, [now] * len(visits))
            except StoreError as error:
                _LOG.warning("visits could not be noted: %s", error)

    async def close(self) -> None:
        if self._noting is not None:
            self._noting.cancel()
        while self._writing is not None:
            await self._writing
        await self._note_visits()
        await self._writer.close()
        await self.questions.close()


async def open_postgres(url: str, server: str) -> PostgresStore:
    """Open the log, or make it. Raises StoreError with a message for whoever runs the server."""
    store = PostgresStore(url, server)
    try:
        async with store.questions.one() as connection:
            await bring_up_to_date(connection, store.where)
    except BaseException:
        await store.close()
        raise
    return store
