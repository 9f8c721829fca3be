"""The log of a game at home: one file, a line for what it is and a line for each entry, written as it happens.

A crash while a line is being written leaves the game as it was before that line.
"""

import json
import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, final

from penultimate.tables import entries as log
from penultimate.tables.book import LogDamaged
from penultimate.tables.ports import Row, Stored

FORMAT: Final = 2
CODE: Final = "HOME"
"""The only table there is in such a file."""


def rows_of(entries: Sequence[log.AnyEntry]) -> list[Row]:
    return [Row(CODE, seq, log.write_entry(entry)) for seq, entry in enumerate(entries)]


def _nothing(_problem: OSError) -> None: ...


@final
class GameFile:
    """A store for one table. What cannot be written is said, and the game goes on; the next step tries it all again."""

    def __init__(self, path: Path | None, rows: Sequence[Row], *, date: str = "", is_written: bool = False) -> None:
        """Without a path nothing is kept beyond this process."""
        self.path = path
        self.rows = list(rows)
        self.date = date
        self.failed: Callable[[OSError], None] = _nothing
        self._is_written = is_written
        """Whether the file has all rows, and nothing else."""

    def append(self, rows: Sequence[Row], done: Stored) -> None:
        self.rows += rows
        try:
            self._write(rows)
            self._is_written = True
        except OSError as problem:
            self._is_written = False
            self.failed(problem)
        done(None)

    async def read(self, table: str) -> list[Row]:
        return list(self.rows)

    async def has(self, table: str) -> bool:
        return True

    def visited(self, table: str) -> None: ...

    async def close(self) -> None: ...

    def _write(self, rows: Sequence[Row]) -> None:
        if self.path is None:
            return
        if not self._is_written:
            head = json.dumps({"format": FORMAT, "date": self.date}).encode()
            write_whole(self.path, b"\n".join([head, *(row.entry for row in self.rows), b""]))
            return
        with self.path.open("ab") as file:
            file.write(b"".join(row.entry + b"\n" for row in rows))
            file.flush()
            os.fsync(file.fileno())


def read_game_file(path: Path, text: bytes) -> GameFile:
    """ValueError where it is none, LogDamaged where a line of it is no entry."""
    head, *lines = text.split(b"\n")
    about = json.loads(head)
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise ValueError("not a game of this format")
    is_whole = not lines or lines.pop() == b""  # else the last line was being written when everything stopped
    if not lines:
        raise LogDamaged("there is no entry")
    rows = [Row(CODE, seq, line) for seq, line in enumerate(lines)]
    return GameFile(path, rows, date=str(about.get("date", "")), is_written=is_whole)


def write_whole(path: Path, text: bytes) -> None:
    """Into a file beside it first, so that a crash leaves the old one whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
