"""The log in one SQLite file: a single writer thread, write-ahead log, everything that is waiting in one commit.

The file is held exclusively: a second server on it gets a clear answer instead of a forked table. Reading goes
through the same thread, after what was appended before.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeVar, final

from penultimate.tables.ports import Row, Stored, StoreError, StoreProblem

APPLICATION: Final = 0x50454E55
"""Marks the file as ours ("PENU")."""
VERSION: Final = 1
MOST_AT_ONCE: Final = 400
"""Jobs in one commit."""
MANY: Final = 5
GATHER: Final = 0.0005
"""After a commit of so many jobs the next one waits, in steps of so many seconds, for company."""

_SCHEMA: Final = """
    create table log (
        tbl text not null,
        seq integer not null,
        at integer not null,
        entry blob not null,
        primary key (tbl, seq)
    ) without rowid
"""
_LOG: Final = logging.getLogger("penultimate.storage")

T = TypeVar("T")


@dataclass(slots=True)
class _Append:
    rows: Sequence[Row]
    done: Stored


@dataclass(slots=True)
class _Call:
    work: Callable[[sqlite3.Connection], None]


@final
class SqliteStore:
    """Made by `open_store`, in the thread of the event loop that is told when rows are kept."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.path = path
        self.commits = 0
        self.rows = 0
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[_Append | _Call | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="log writer", daemon=True)
        self._thread.start()

    # --- in the event loop --------------------------------------------------------------------------------------------

    def append(self, rows: Sequence[Row], done: Stored) -> None:
        self._waiting.put(_Append(rows, done))

    async def read(self, table: str) -> list[Row]:
        def select(connection: sqlite3.Connection) -> list[Row]:
            found = connection.execute("select seq, entry from log where tbl = ? order by seq", (table,))
            return [Row(table, seq, entry) for seq, entry in found]

        return await self._ask(select)

    async def count_tables(self) -> int:
        def count(connection: sqlite3.Connection) -> int:
            return int(connection.execute("select count(*) from log where seq = 0").fetchone()[0])

        return await self._ask(count)

    async def close(self) -> None:
        if self._thread.is_alive():
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)

    async def _ask(self, select: Callable[[sqlite3.Connection], T]) -> T:
        answer: asyncio.Future[T] = self._loop.create_future()

        def work(connection: sqlite3.Connection) -> None:
            try:
                found = select(connection)
            except sqlite3.Error as error:
                self._tell(_set_error, answer, as_store_error(error, self.path))
            else:
                self._tell(_set_result, answer, found)

        self._waiting.put(_Call(work))
        return await answer

    # --- in the writer's thread ---------------------------------------------------------------------------------------

    def _work(self) -> None:
        open_for_business = True
        busy = False
        while open_for_business:
            batch: list[_Append] = []
            jobs = [self._waiting.get()]
            if busy:
                self._gather()
            while len(jobs) < MOST_AT_ONCE:
                try:
                    jobs.append(self._waiting.get_nowait())
                except queue.Empty:
                    break
            for job in jobs:
                if isinstance(job, _Append):
                    batch.append(job)
                    continue
                self._keep(batch)
                batch = []
                if job is None:
                    open_for_business = False
                else:
                    job.work(self._connection)
            busy = len(jobs) >= MANY
            self._keep(batch)
        self._connection.close()

    def _gather(self) -> None:
        """While more is coming in, let it: a commit costs the same for one as for all."""
        before = -1
        for _ in range(4):
            waiting = self._waiting.qsize()
            if waiting == before:
                return
            before = waiting
            time.sleep(GATHER)

    def _keep(self, batch: list[_Append]) -> None:
        """Commit everything together; where that fails, each by itself, so that one cannot spoil the others."""
        if not batch:
            return
        error = self._commit(batch)
        if error is not None and len(batch) > 1:
            outcomes = [(job.done, self._commit([job])) for job in batch]
        else:
            outcomes = [(job.done, error) for job in batch]
        self._tell(_report, outcomes)

    def _commit(self, batch: list[_Append]) -> StoreError | None:
        at = time.time_ns() // 1_000_000
        values: list[object] = []
        for job in batch:
            for row in job.rows:
                values += (row.table, row.seq, at, row.entry)
        try:
            self._connection.execute(_insert(len(values) // 4), values)
        except sqlite3.Error as error:
            return as_store_error(error, self.path)
        self.commits += 1
        self.rows += sum(len(job.rows) for job in batch)
        return None

    def _tell(self, call: Callable[..., None], *arguments: object) -> None:
        try:
            self._loop.call_soon_threadsafe(call, *arguments)
        except RuntimeError:  # the loop is closed: nobody waits for the answer any more
            _LOG.debug("nobody left to tell")


@lru_cache(maxsize=512)
def _insert(rows: int) -> str:
    """All rows in one statement, which is a transaction by itself.

    Python gives the interpreter to other threads at every step of a statement and, when they are busy, waits five
    milliseconds to get it back: with a statement per row that took longer than the disk.
    """
    return "insert into log (tbl, seq, at, entry) values " + ", ".join(["(?, ?, ?, ?)"] * rows)


def _report(outcomes: list[tuple[Stored, StoreError | None]]) -> None:
    for done, error in outcomes:
        done(error)


def _set_result(answer: "asyncio.Future[T]", result: T) -> None:
    if not answer.done():
        answer.set_result(result)


def _set_error(answer: "asyncio.Future[T]", error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)


# --- opening ----------------------------------------------------------------------------------------------------------


async def open_store(path: Path) -> SqliteStore:
    """Open the log, or make it. Raises StoreError with a message for whoever runs the server."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = await asyncio.to_thread(_connect, path)
    except sqlite3.Error as error:
        raise as_store_error(error, path) from error
    except OSError as error:
        raise StoreError("read-only", f"cannot use {path}: {error.strerror}") from error
    return SqliteStore(connection, path)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=0.5, cached_statements=256
    )
    try:
        _prepare(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    execute = connection.execute
    execute("pragma locking_mode = exclusive")
    execute("pragma journal_mode = wal")
    execute("pragma synchronous = full")
    # The lock is taken by the first write, and kept.
    execute("begin immediate")
    try:
        application = execute("pragma application_id").fetchone()[0]
        version = execute("pragma user_version").fetchone()[0]
        empty = execute("select count(*) from sqlite_master").fetchone()[0] == 0
        if empty:
            execute(_SCHEMA)
            execute(f"pragma application_id = {APPLICATION}")
            execute(f"pragma user_version = {VERSION}")
        elif application != APPLICATION:
            raise StoreError("damaged", f"{path} is some other program's database: it was left alone")
        elif version != VERSION:
            raise StoreError("damaged", f"{path} was written by another version ({version}): it was left alone")
    except BaseException:
        execute("rollback")
        raise
    execute("commit")
    trouble = execute("pragma quick_check(1)").fetchone()[0]
    if trouble != "ok":
        raise StoreError(
            "damaged", f"{path} is damaged ({trouble}): nothing was written. Restore a copy, or move it away"
        )


_MESSAGES: Final[dict[StoreProblem, str]] = {
    "taken": "{path}: somebody else wrote this entry first",
    "disk-full": "{path}: the disk is full; free some space, nothing that was confirmed is lost",
    "read-only": "{path} cannot be written: check the folder's permissions, or choose another one with --data",
    "locked": "{path} is in use by another server: stop that one, or choose another folder with --data",
    "damaged": "{path} is damaged: nothing was written. Restore a copy, or move it away",
    "failed": "{path}: the log could not be written",
}
_PROBLEMS: Final[dict[int, StoreProblem]] = {
    sqlite3.SQLITE_CONSTRAINT: "taken",
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


def as_store_error(error: sqlite3.Error, path: Path) -> StoreError:
    """SQLite's error as one of ours, with a sentence that says what to do."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    problem = _PROBLEMS.get(code, "failed")
    return StoreError(problem, f"{_MESSAGES[problem].format(path=path)} ({error})")
