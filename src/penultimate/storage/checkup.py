"""The same look through everything, behind a running server: after one that did not stop, but ended."""

import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, final

from penultimate.storage.doctor import Finding, check_file, check_tables, reading
from penultimate.tables.ports import StoreError

REST: Final = 4.0
"""For each second of work so many seconds of rest: who plays should not notice."""


@final
class Checkup:
    """Runs in a thread of its own until it is through, or stopped. `tell` is called there."""

    def __init__(self, path: Path, tell: Callable[[Finding], None], *, rest: float = REST) -> None:
        self.tables = 0
        self._path = path
        self._tell = tell
        self._rest = rest
        self._stopped = threading.Event()
        self._connection: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._work, name="check-up", daemon=True)
        self._thread.start()

    @property
    def is_running(self) -> bool:
        return self._thread.is_alive()

    def stop(self) -> None:
        self._stopped.set()
        connection = self._connection
        if connection is not None:
            with suppress(sqlite3.ProgrammingError):  # it was closed a moment ago
                connection.interrupt()
        self._thread.join(5)

    def _work(self) -> None:
        try:
            with reading(self._path) as connection:
                self._connection = connection
                self._look_through(connection)
        except (StoreError, sqlite3.Error) as error:
            self._found(Finding("", 0, f"the check-up could not be finished: {error}"))
        finally:
            self._connection = None

    def _look_through(self, connection: sqlite3.Connection) -> None:
        for finding in check_file(connection):
            self._found(finding)
        began = time.monotonic()
        for code, trouble in check_tables(connection):
            self.tables += bool(code)
            if trouble is not None:
                self._found(trouble)
            if self._stopped.wait((time.monotonic() - began) * self._rest):
                return
            began = time.monotonic()

    def _found(self, finding: Finding) -> None:
        if not self._stopped.is_set():
            self._tell(finding)
