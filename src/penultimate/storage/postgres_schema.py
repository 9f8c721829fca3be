"""What stands in the database: versions go forward, one step after the other, and never back.

Servers of the version before may be at work while a newer one starts, since that is how one upgrades a house: a step
may add, and must not take away what they use. Every row carries the code of its table and no rule spans two tables, so
that `log`, `claim` and `visit` can be distributed by it; `server` is small, and the same for all.
"""

from typing import TYPE_CHECKING, Final

from penultimate.tables.ports import StoreError

if TYPE_CHECKING:
    import asyncpg

SCHEMA: Final = "penultimate"
STEPS: Final = (
    # 1
    """
    create table log (
        tbl text collate "C" not null,
        seq bigint not null,
        at bigint not null,
        entry bytea not null,
        primary key (tbl, seq)
    );
    create table visit (tbl text collate "C" primary key, at bigint not null);
    create table claim (
        tbl text collate "C" primary key,
        epoch bigint not null,
        server text collate "C" not null
    ) with (fillfactor = 70);
    create table server (
        id text collate "C" primary key,
        address text not null,
        since timestamptz not null,
        until timestamptz not null
    );
    create function milliseconds() returns bigint language sql volatile
        return (extract(epoch from clock_timestamp()) * 1000)::bigint
    """,
)
"""Step n takes a database of version n - 1 to version n. What was released is never changed: a new step is added."""
VERSION: Final = len(STEPS)
_ONE_AT_A_TIME: Final = 0x50454E55
"""Of several servers that start together one brings the database up to date, and the others wait for it."""


async def bring_up_to_date(connection: "asyncpg.Connection", where: str) -> None:
    """All steps that are missing, or none. Raises StoreError where a newer version has been here."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", _ONE_AT_A_TIME)
        await connection.execute(f"create schema if not exists {SCHEMA}")
        await connection.execute("create table if not exists house (name text primary key, value bigint not null)")
        version = await version_of(connection, where)
        for step in STEPS[version:]:
            await connection.execute(step)
        await connection.execute(
            "insert into house values ('version', $1) on conflict (name) do update set value = excluded.value", VERSION
        )


async def version_of(connection: "asyncpg.Connection", where: str) -> int:
    """0 where there is nothing of ours."""
    if await connection.fetchval("select to_regclass($1) is null", f"{SCHEMA}.house"):
        return 0
    version = int(await connection.fetchval("select value from house where name = 'version'") or 0)
    if version > VERSION:
        raise StoreError(
            "damaged",
            f"{where} was written by a newer version of Penultimate (format {version}, this one knows {VERSION}): "
            "it was left alone. Upgrade this server",
        )
    return version
