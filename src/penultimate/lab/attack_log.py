"""What is in the log before the attacks begin: many tables that sleep, and one with a match that is over.

And what is in it afterwards: when bots moved, and so how late they were.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from penultimate.bots import bot
from penultimate.storage.sqlite import SqliteStore, open_store
from penultimate.tables import entries as log
from penultimate.tables.book import SEAT_NAMES, Book
from penultimate.tables.bot_drivers import delay_of_bot, seed_of_bot
from penultimate.tables.identity import hash_token, new_code, new_secret, new_token
from penultimate.tables.ports import Row, StoreError
from penultimate.tables.seats import NOBODY

FINISHED: Final = "FNSHDD"
"""The code of the table with the finished match."""
FILE: Final = "tables.sqlite"


# --- before -----------------------------------------------------------------------------------------------------------


def furnish(folder: Path, tables: int) -> None:
    """Write the log of so many small tables, and of one with a finished match."""
    asyncio.run(_furnish(folder, tables))


async def _furnish(folder: Path, tables: int) -> None:
    store = await open_store(folder / FILE)
    codes = {FINISHED}
    while len(codes) <= tables:
        codes.add(new_code())
    codes.discard(FINISHED)
    await asyncio.gather(_keep(store, finished_match(FINISHED)), *(_keep(store, small_table(code)) for code in codes))
    await store.close()


async def _keep(store: SqliteStore, rows: list[Row]) -> None:
    kept: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    store.append(rows, kept.set_result)
    if error := await kept:
        raise error


def small_table(code: str) -> list[Row]:
    """Somebody once sat down with two bots, and went."""
    return [Row(code, seq, log.write_entry(entry)) for seq, entry in enumerate([_created(code, 3), *_arrivals(3)])]


def finished_match(code: str) -> list[Row]:
    """A match of four, played to its end by bots."""
    created = _created(code, 4)
    book = Book(created)
    rows = [Row(code, 0, log.write_entry(created))]
    for entry in chain(_arrivals(4), [log.MatchBegan()], _moves(book), [log.SecretChosen(new_secret())]):
        book.apply(entry)
        rows.append(Row(code, len(rows), log.write_entry(entry)))
    return rows


def _created(code: str, seats: int) -> log.Created:
    return log.Created(code, "mario", {}, log.TableRules(), seats, new_secret())


def _arrivals(seats: int) -> list[log.AnyEntry]:
    host = log.SatDown(0, "Ann", hash_token(new_token()))
    return [host, *(log.BotSat(seat, f"Bot {seat}", "easy") for seat in range(1, seats))]


def _moves(book: Book) -> Iterator[log.MoveMade]:
    """Each is to be carried out before the next is asked for."""
    player = bot("easy", 1)
    while book.match is not None and not book.match.is_over:
        seat, text = 0, "next"
        if not book.match.round.is_over:
            seat = book.match.actor
            text = player.choose(book.match.view(seat), book.match.legal_moves(seat)).text(SEAT_NAMES)
        yield log.MoveMade(seat, text)


# --- afterwards -------------------------------------------------------------------------------------------------------


def late_bots(folder: Path, code: str, begun: float, ended: float) -> list[float]:
    """How late each turn of a bot was, in milliseconds, of those between two times of the day's clock.

    A bot waits so long as its pace tells it to, and thinks then: what it takes beyond its pace is late.
    """
    late: list[float] = []
    rows = _rows(folder, code)
    created = log.read_entry(rows[0][1])
    assert isinstance(created, log.Created)
    book, before = Book(created), 0
    for at, text in rows[1:]:
        entry = log.read_entry(text)
        is_counted = begun <= at / 1000 < ended
        if is_counted and isinstance(entry, log.MoveMade) and entry.by == "bot" and _was_asked(book, entry.seat):
            late.append(at - before - _pace(book, entry.seat) * 1000)
        book.apply(entry)
        before = at
    return late


def _rows(folder: Path, code: str) -> list[tuple[int, bytes]]:
    """When, in milliseconds, and what."""
    connection = sqlite3.connect(folder / FILE)
    try:
        return connection.execute("select at, entry from log where tbl = ? order by seq", (code,)).fetchall()
    finally:
        connection.close()


def _was_asked(book: Book, seat: int) -> bool:
    """Whether the last entry was what this seat has to answer, and nobody has to wait for anybody to be caught."""
    game = book.match
    return game is not None and book.asked_at == book.seq and game.actor == seat and game.owing == NOBODY


def _pace(book: Book, number: int) -> float:
    assert book.match is not None
    seat = book.seats[number]
    player = bot(seat.level, seed_of_bot(book, seat))
    return delay_of_bot(player, book.match, number, book.table.bot_pace)
