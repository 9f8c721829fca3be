"""`penultimate move-in`: all tables from a file into a database, and back. Also what backup and doctor do with one."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

import asyncpg

from penultimate.storage import schema
from penultimate.storage.copies import whole_file
from penultimate.storage.doctor import Finding, check_file, check_rows, reading
from penultimate.storage.errors import as_store_error as file_error
from penultimate.storage.folder import hold_lock
from penultimate.storage.postgres_schema import SCHEMA, bring_up_to_date, version_of
from penultimate.storage.postgres_sessions import CONNECT_WITHIN, as_store_error, without_password
from penultimate.tables.ports import Row, StoreError

AT_ONCE: Final = 2000
"""Rows that are in memory at a time."""
_SETTINGS: Final = {"application_name": "penultimate move-in", "search_path": SCHEMA, "synchronous_commit": "on"}


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator[Any]:
    """For as long as it takes. Whatever goes wrong in there is a StoreError."""
    try:
        connection = await asyncpg.connect(url, timeout=CONNECT_WITHIN, server_settings=_SETTINGS)
        try:
            yield connection
        finally:
            await connection.close()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise as_store_error(error, without_password(url)) from error


def _is_there(path: Path) -> bool:
    return path.exists()


async def into_database(path: Path, url: str) -> int:
    """From a file that nobody writes into a database without tables: all of them or none. How many rows that were."""
    if not _is_there(path):
        raise StoreError("failed", f"there is no {path}: nothing was kept there")
    lock = hold_lock(path)
    try:
        with reading(path) as source:
            if findings := check_file(source):
                raise StoreError("damaged", f"{path}: {findings[0].what}: nothing was changed")
            has_visits = schema.check_ours(source, path) >= 2
            async with _connected(url) as target:
                await bring_up_to_date(target, without_password(url))
                async with target.transaction():
                    await target.execute("lock table log in exclusive mode")
                    if await target.fetchval("select exists (select from log)"):
                        raise StoreError("failed", f"{without_password(url)} holds tables already: nothing was changed")
                    rows = await _fill(source, target, "log", "tbl, seq, at, entry")
                    if has_visits:
                        await _fill(source, target, "visit", "tbl, at")
        return rows
    finally:
        lock.release()


async def _fill(source: sqlite3.Connection, target: Any, table: str, columns: str) -> int:
    cursor, total = source.execute(f"select {columns} from {table}"), 0
    while rows := cursor.fetchmany(AT_ONCE):
        await target.copy_records_to_table(table, records=rows, columns=columns.split(", "), schema_name=SCHEMA)
        total += len(rows)
    return total


async def into_file(url: str, path: Path, *, force: bool = False, alone: bool = False) -> int:
    """All tables as of one moment, in one file, which is there when it is complete. How many rows that were.

    `alone`: not while a server is at work, since what it writes from now on would stay behind.
    """
    if _is_there(path) and not force:
        raise StoreError("failed", f"{path} is there already: choose another name, or say --force")
    where = without_password(url)
    async with _connected(url) as source, source.transaction(isolation="repeatable_read", readonly=True):
        if await version_of(source, where) == 0:
            raise StoreError("failed", f"{where}: nothing was kept there")
        servers = await source.fetchval("select count(*) from server where until > clock_timestamp()")
        if alone and servers:
            raise StoreError("locked", f"{where} is in use by {servers} servers: stop them first")
        path.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(path) as fresh, closing(sqlite3.connect(fresh, isolation_level=None)) as target:
            try:
                target.execute("begin")
                schema.migrate(target, 0)
                rows = 0
                async for row in source.cursor("select tbl, seq, at, entry from log", prefetch=AT_ONCE):
                    target.execute("insert into log (tbl, seq, at, entry) values (?, ?, ?, ?)", tuple(row))
                    rows += 1
                async for row in source.cursor("select tbl, at from visit", prefetch=AT_ONCE):
                    target.execute("insert into visit values (?, ?)", tuple(row))
                target.execute("commit")
            except sqlite3.Error as error:
                raise file_error(error, path) from error
    return rows


async def check_database(url: str) -> AsyncIterator[tuple[str, Finding | None]]:
    """One table after the other, and what is wrong with it."""
    async with _connected(url) as connection:
        if await version_of(connection, without_password(url)) == 0:
            raise StoreError("failed", f"{without_password(url)}: nothing was kept there")
        code = ""
        while (code := await connection.fetchval("select min(tbl) from log where tbl > $1", code)) is not None:
            found = await connection.fetch("select seq, entry from log where tbl = $1 order by seq", code)
            yield code, check_rows(code, [Row(code, seq, entry) for seq, entry in found])
