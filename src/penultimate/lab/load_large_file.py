"""The part of `make bench` about a server that has run for years: 20,000 tables in its file, a long match to wake."""

import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from penultimate.lab.load import processor_seconds, running, serving
from penultimate.storage.folder import LOG_FILE
from penultimate.storage.sqlite import open_store
from penultimate.tables import entries as log
from penultimate.tables.book import SEAT_NAMES, Book, read_book
from penultimate.tables.identity import CODE_LETTERS
from penultimate.tables.ports import Row

TABLES: Final = 20_000
ROWS: Final = 100
BYTES: Final = 190
"""Of a line of talk; with what SQLite adds the file has 600 MB in the end."""
LONG_MATCH: Final = 400


def report() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / LOG_FILE
        _fill(path)
        size = path.stat().st_size / 1e6
        began = time.perf_counter()
        with running(*serving(folder)) as (server, _):
            clock = time.perf_counter() - began
            busy = processor_seconds(server)
            print(
                f"a file of {TABLES} tables, {size:.0f} MB: the server is up after {busy:.2f} s of processor "
                f"(target: below 2), {clock:.2f} s by the clock"
            )
    rows = _long_match()
    takes = sorted(_seconds_to_read(rows) for _ in range(9))
    print(f"a table of {len(rows)} rows is read in {takes[4] * 1000:.1f} ms, beside the loop")


async def _make(path: Path) -> None:
    await (await open_store(path)).close()


def _fill(path: Path) -> None:
    """In one go, past the store, which would commit every table by itself."""
    asyncio.run(_make(path))
    with closing(sqlite3.connect(path)) as connection:
        rows = ((row.table, row.seq, 0, row.entry) for number in range(TABLES) for row in _talk(_code(number)))
        connection.executemany("insert into log values (?, ?, ?, ?)", rows)
        connection.commit()


def _code(number: int) -> str:
    """Scattered, as real codes are."""
    chance = random.Random(number)
    return "".join(chance.choice(CODE_LETTERS) for _ in range(6)) + str(number)


def _talk(code: str) -> list[Row]:
    created = log.write_entry(log.Created(code, "mario", {}, log.TableRules(), 2, "ab" * 32))
    said = log.write_entry(log.Said(0, "Ana", "x" * BYTES))
    return [Row(code, seq, said if seq else created) for seq in range(ROWS)]


def _long_match() -> list[Row]:
    created = log.Created("LENGTH", "mario", {"target": 100_000}, log.TableRules(), 4, "ab" * 32)
    book = Book(created)
    rows = [Row("LENGTH", 0, log.write_entry(created))]
    for entry in _moves(book):
        book.apply(entry)
        if isinstance(entry, log.MoveMade):
            entry.digest = book.digest()
        rows.append(Row("LENGTH", book.seq, log.write_entry(entry)))
        if len(rows) == LONG_MATCH:
            break
    return rows


def _moves(book: Book) -> Iterator[log.AnyEntry]:
    """What happens at the table next, for ever."""
    chance = random.Random(400)
    for seat in range(4):
        yield log.BotSat(seat, f"Bot {seat}", "steady")
    yield log.MatchBegan(log.RULES)
    while (match := book.match) is not None:
        seat = max(0, match.actor)
        move = chance.choice(list(match.legal_moves(seat)))
        yield log.MoveMade(seat, move.text(SEAT_NAMES))


def _seconds_to_read(rows: list[Row]) -> float:
    began = time.perf_counter()
    read_book(rows)
    return time.perf_counter() - began


if __name__ == "__main__":
    report()
