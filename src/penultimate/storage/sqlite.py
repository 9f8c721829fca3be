"""The log in one SQLite file: a single writer thread, write-ahead log, everything that is waiting in one commit.

One server writes, and holds a lock for it (`folder.py`): a second one gets a clear answer instead of a forked table.
Others may read meanwhile, to copy the file or to check it. The server itself reads through the writer's thread, after
what was appended before: a game that goes on never waits for somebody who looks back.
"""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeVar, final

from penultimate.storage import schema
from penultimate.storage.errors import as_store_error, store_error
from penultimate.storage.folder import WriterLock, hold_lock
from penultimate.storage.listing import next_tables
from penultimate.storage.outcomes import report
from penultimate.tables.ports import Row, Stored, StoreError

MOST_AT_ONCE: Final = 400
"""Jobs in one commit."""
PAGES_IN_WAL: Final = 4000
"""After so many (16 MB) SQLite moves them into the file. A table that is played at writes its last page with each move,
and only what is in it then is moved: the rarer, the less there is to do, and the rarer a commit has to wait for it."""
NOTE_VISITS_EVERY: Final = 60.0
"""Seconds: who was where is written down together. It is counted in days, and a crash may cost this much of it."""

_LOG: Final = logging.getLogger("penultimate.storage")

T = TypeVar("T")


_Append = tuple[Sequence[Row], Stored]
"""Rows to keep, and who is told when they are."""


@dataclass(slots=True)
class _Call:
    work: Callable[[sqlite3.Connection], None]


_LOOK: Final = _Call(lambda _: None)
"""Nothing is asked, but something is to be kept."""


@final
class SqliteStore:
    """Made by `open_store`, in the thread of the event loop that is told when rows are kept."""

    def __init__(self, connection: sqlite3.Connection, path: Path, lock: WriterLock, *, was_clean: bool) -> None:
        self.path = path
        self.was_clean = was_clean
        """Whether the server before this one was stopped, and did not just end."""
        self.commits = 0
        self.rows = 0
        self._connection = connection
        self._lock = lock
        self._visits: dict[str, int] = {}
        self._loop = asyncio.get_running_loop()
        self._to_keep: deque[_Append] = deque()
        """The thread takes all of it whenever it looks."""
        self._will_look = False
        """Whether the thread has been woken up for what is to be kept, and has not reported yet."""
        self._waiting: queue.SimpleQueue[_Call | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="log writer", daemon=True)
        self._thread.start()

    # --- in the event loop --------------------------------------------------------------------------------------------

    def append(self, rows: Sequence[Row], done: Stored) -> None:
        self._to_keep.append((rows, done))
        if not self._will_look:
            self._wake()

    def _wake(self) -> None:
        """To do so for each table would cost more than to write its rows: while some are being kept, others gather."""
        self._will_look = True
        self._waiting.put(_LOOK)

    def _kept(self, outcomes: Sequence[tuple[Stored, StoreError | None]]) -> None:
        """What has come in meanwhile is written while this is told."""
        self._will_look = False
        if self._to_keep:
            self._wake()
        report(outcomes)

    async def read(self, table: str) -> list[Row]:
        def select(connection: sqlite3.Connection) -> list[Row]:
            found = connection.execute("select seq, entry from log where tbl = ? order by seq", (table,))
            return [Row(table, seq, entry) for seq, entry in found]

        return await self._ask(select)

    async def has(self, table: str) -> bool:
        def look(connection: sqlite3.Connection) -> bool:
            return connection.execute("select 1 from log where tbl = ? and seq = 0", (table,)).fetchone() is not None

        return await self._ask(look)

    def visited(self, table: str) -> None:
        if not self._visits:
            self._loop.call_later(NOTE_VISITS_EVERY, self._note_visits)
        self._visits[table] = _now()

    async def tables_after(self, table: str, most: int) -> list[tuple[str, int]]:
        """The next tables in the order of their codes, each with the time of the last entry or visit."""
        found = await self._ask(lambda connection: next_tables(connection, table, most))
        return [(code, max(at, self._visits.get(code, 0))) for code, at in found]

    async def delete(self, table: str) -> None:
        """All of it. Whoever asks for the table after this call is told that there is none."""
        self._visits.pop(table, None)
        await self._ask(lambda connection: _delete(connection, table))

    async def close(self) -> None:
        if self._thread.is_alive():
            self._note_visits()
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)

    def _note_visits(self) -> None:
        visits, self._visits = self._visits, {}
        if visits:
            self._waiting.put(_Call(lambda connection: self._keep_visits(connection, visits)))

    async def _ask(self, select: Callable[[sqlite3.Connection], T]) -> T:
        answer: asyncio.Future[T] = self._loop.create_future()

        def work(connection: sqlite3.Connection) -> None:
            try:
                found = select(connection)
            except Exception as error:  # noqa: BLE001 - whatever it is, this thread has others to serve
                self._tell(_set_error, answer, self._as_store_error(error))
            else:
                self._tell(_set_result, answer, found)

        self._waiting.put(_Call(work))
        return await answer

    # --- in the writer's thread ---------------------------------------------------------------------------------------

    def _work(self) -> None:
        """Whatever is to be kept goes first. Questions wait, and after each of them there is another look."""
        questions: deque[_Call] = deque()
        is_open = True
        while is_open or questions or self._to_keep:
            for job in self._jobs(wait=is_open and not questions):
                if job is None:
                    is_open = False
                elif job is not _LOOK:
                    questions.append(job)
            if batch := self._gathered():
                self._keep(batch)
            if questions:
                questions.popleft().work(self._connection)
        self._say_goodbye()

    def _say_goodbye(self) -> None:
        try:
            self._connection.execute("update house set value = 1 where name = 'clean'")
        except sqlite3.Error as error:  # then the next start has a closer look
            _LOG.warning("%s", as_store_error(error, self.path))
        self._connection.close()
        self._lock.release()

    def _keep_visits(self, connection: sqlite3.Connection, visits: dict[str, int]) -> None:
        try:
            connection.execute("begin")
            connection.executemany("insert or replace into visit values (?, ?)", visits.items())
            connection.execute("commit")
        except sqlite3.Error as error:
            _LOG.warning("visits could not be noted: %s", as_store_error(error, self.path))
            _give_up(connection)

    def _jobs(self, *, wait: bool) -> Iterator[_Call | None]:
        """What has come in."""
        if wait:
            yield self._waiting.get()
        with contextlib.suppress(queue.Empty):
            while True:
                yield self._waiting.get_nowait()

    def _gathered(self) -> list[_Append]:
        """Nobody else takes anything away, so that what has been counted is there."""
        return [self._to_keep.popleft() for _ in range(min(len(self._to_keep), MOST_AT_ONCE))]

    def _keep(self, batch: list[_Append]) -> None:
        """Commit everything together; where that fails, each by itself, so that one cannot spoil the others."""
        error = self._commit(batch)
        if error is not None and len(batch) > 1:
            outcomes = [(job[1], self._commit([job])) for job in batch]
        else:
            outcomes = [(done, error) for _, done in batch]
        self._tell(self._kept, outcomes)

    def _commit(self, batch: list[_Append]) -> StoreError | None:
        at = _now()
        values: list[object] = []
        try:
            for rows, _ in batch:
                for table, seq, entry in rows:
                    values += (table, seq, at, entry)
            self._connection.execute(_insert(len(values) // 4), values)
        except Exception as error:  # noqa: BLE001 - rows that cannot be written are one table's business
            return self._as_store_error(error)
        self.commits += 1
        self.rows += len(values) // 4
        return None

    def _as_store_error(self, error: Exception) -> StoreError:
        """Of what is not SQLite's the log of the server has the whole story: it is a bug."""
        if isinstance(error, sqlite3.Error):
            return as_store_error(error, self.path)
        _LOG.error("a bug in the log's thread", exc_info=error)
        return store_error("failed", self.path, f"{type(error).__name__}: {error}")

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


def _now() -> int:
    """The time of day, in milliseconds."""
    return time.time_ns() // 1_000_000


def _delete(connection: sqlite3.Connection, table: str) -> None:
    try:
        connection.execute("begin")
        connection.execute("delete from log where tbl = ?", (table,))
        connection.execute("delete from visit where tbl = ?", (table,))
        connection.execute("commit")
    except BaseException:
        _give_up(connection)
        raise


def _give_up(connection: sqlite3.Connection) -> None:
    """What has been begun. On some errors SQLite has done so itself; left open, it would swallow what comes next."""
    with contextlib.suppress(sqlite3.Error):
        if connection.in_transaction:
            connection.execute("rollback")


def _set_result(answer: "asyncio.Future[T]", result: T) -> None:
    if not answer.done():
        answer.set_result(result)


def _set_error(answer: "asyncio.Future[T]", error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)


# --- opening ----------------------------------------------------------------------------------------------------------


async def open_store(path: Path) -> SqliteStore:
    """Open the log, or make it. Raises StoreError with a message for whoever runs the server.

    What it costs does not depend on how much is in there: looking through everything is `doctor.py`'s business.
    """
    lock = await asyncio.to_thread(hold_lock, path)
    try:
        connection, was_clean = await asyncio.to_thread(_connect, path)
    except BaseException as error:
        lock.release()
        if isinstance(error, sqlite3.Error):
            raise as_store_error(error, path) from error
        raise
    return SqliteStore(connection, path, lock, was_clean=was_clean)


def _connect(path: Path) -> tuple[sqlite3.Connection, bool]:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=2, cached_statements=256)
    try:
        return connection, _prepare(connection, path)
    except BaseException:
        connection.close()
        raise


def _prepare(connection: sqlite3.Connection, path: Path) -> bool:
    """Returns whether whoever wrote last had time to say goodbye."""
    execute = connection.execute
    version = schema.check_ours(connection, path)
    execute("pragma journal_mode = wal")
    execute("pragma synchronous = full")
    execute(f"pragma wal_autocheckpoint = {PAGES_IN_WAL}")
    try:
        execute("begin immediate")
        if version < schema.VERSION:
            schema.migrate(connection, version)
        was_clean = bool(execute("select value from house where name = 'clean'").fetchone()[0])
        execute("update house set value = 0 where name = 'clean'")
        execute("select 1 from log limit 1").fetchone()  # the way into the tree
        execute("commit")
    except BaseException:
        _give_up(connection)
        raise
    return was_clean
