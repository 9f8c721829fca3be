"""Stores of logs to be tested, each opened anew for a test."""

import itertools
from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path

import pytest

from penultimate.lab.own_postgres import WITHOUT, OwnPostgres, find_postgres
from penultimate.tables.ports import Store

Opener = Callable[[Path], Awaitable[Store]]

needs_postgres = pytest.mark.skipif(find_postgres() is None, reason=WITHOUT)
_servers = itertools.count(1)


@lru_cache(maxsize=1)
def the_postgres() -> OwnPostgres:
    """One for all tests of this process; `the_postgres_goes` in conftest.py ends it."""
    return OwnPostgres().__enter__()


async def database_of(folder: Path) -> str:
    """The address of a database that belongs to this folder."""
    import asyncpg

    name = "t" + "".join(letter for letter in folder.name.lower() if letter.isalnum())[-50:]
    connection = await asyncpg.connect(the_postgres().url())
    try:
        if not await connection.fetchval("select exists (select from pg_database where datname = $1)", name):
            await connection.execute(f'create database "{name}"')
    finally:
        await connection.close()
    return the_postgres().url(name)


async def sqlite(folder: Path) -> Store:
    from penultimate.storage.sqlite import open_store

    return await open_store(folder / "tables.sqlite")


async def postgres(folder: Path) -> Store:
    from penultimate.storage.postgres import open_postgres

    return await open_postgres(await database_of(folder), f"server{next(_servers)}")
