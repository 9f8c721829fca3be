"""A look through everything that is kept: which tables can be opened, and what is wrong with those that cannot.

Reads only, through a connection of its own, so it may be done while a server runs.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from penultimate.storage import schema
from penultimate.storage.errors import as_store_error
from penultimate.tables.book import LogDamaged, RulesUnknown, read_book
from penultimate.tables.ports import Row, StoreError

MOST_COMPLAINTS: Final = 20
_FORWARD: Final = "select min(tbl) from log where tbl > ?"
_BACKWARD: Final = "select max(tbl) from log where tbl < ?"
_AFTER_ALL: Final = "\U0010ffff"


class Finding(NamedTuple):
    table: str
    """Empty: the file itself."""
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.table}, line {self.line}: {self.what}" if self.table else self.what


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that writes nothing. Raises StoreError where there is no log of ours."""
    if not path.exists():
        raise StoreError("failed", f"there is no {path}: nothing was kept there")
    try:
        with closing(_connect(path)) as connection:
            schema.check_ours(connection, path)
            yield connection
    except sqlite3.Error as error:
        raise as_store_error(error, path) from error


def _connect(path: Path) -> sqlite3.Connection:
    """In a folder where nothing can be written SQLite has to be told that nobody else will, either."""
    address = path.absolute().as_uri()
    connection = sqlite3.connect(f"{address}?mode=ro", uri=True, isolation_level=None, timeout=5)
    try:
        connection.execute("select 1 from sqlite_master").fetchone()
    except sqlite3.OperationalError:
        connection.close()
        if path.with_name(path.name + "-wal").exists():
            raise
        return sqlite3.connect(f"{address}?immutable=1", uri=True, isolation_level=None)
    return connection


def check_file(connection: sqlite3.Connection) -> list[Finding]:
    """How the file is built, page by page."""
    try:
        found = [row[0] for row in connection.execute(f"pragma quick_check({MOST_COMPLAINTS})")]
    except sqlite3.DatabaseError as error:
        found = [str(error)]
    return [] if found == ["ok"] else [Finding("", 0, f"the file: {' '.join(what.split())}") for what in found]


def check_tables(connection: sqlite3.Connection) -> Iterator[tuple[str, Finding | None]]:
    """One table after the other, and what is wrong with it. A gap in the list of tables is named, too."""
    last = ""
    broken = False
    for code, trouble in _codes(connection, _FORWARD, ""):
        if trouble:
            broken = True
            break
        last = code
        yield code, check_table(connection, code)
    if broken:
        yield from _from_the_other_end(connection, last)


def _from_the_other_end(connection: sqlite3.Connection, last: str) -> Iterator[tuple[str, Finding | None]]:
    first = _AFTER_ALL
    for code, trouble in _codes(connection, _BACKWARD, _AFTER_ALL):
        if trouble or code <= last:
            break
        first = code
        yield code, check_table(connection, code)
    until = "the end" if first == _AFTER_ALL else first
    yield "", Finding("", 0, f"the file: what is between {last or 'the beginning'} and {until} cannot be found")


def _codes(connection: sqlite3.Connection, query: str, code: str) -> Iterator[tuple[str, str]]:
    """Codes, or at last the trouble that ended the list."""
    while True:
        try:
            found = connection.execute(query, (code,)).fetchone()[0]
        except sqlite3.DatabaseError as error:
            yield "", str(error)
            return
        if found is None:
            return
        code = found
        yield code, ""


def check_table(connection: sqlite3.Connection, code: str) -> Finding | None:
    rows: list[Row] = []
    try:
        for seq, entry in connection.execute("select seq, entry from log where tbl = ? order by seq", (code,)):
            rows.append(Row(code, seq, entry))
    except sqlite3.DatabaseError as error:
        return Finding(code, len(rows), f"cannot be read: {error}")
    return check_rows(code, rows)


def check_rows(code: str, rows: list[Row]) -> Finding | None:
    """What is wrong with a table that could be read."""
    try:
        if rows:  # else it was deleted a moment ago
            read_book(rows)
    except RulesUnknown as newer:
        return Finding(code, newer.line, str(newer))
    except LogDamaged as damaged:
        return Finding(code, damaged.line, str(damaged))
    return None
