"""Several servers over one database: one of them has a table, and whoever slept through losing it writes nothing."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from tests.storage.stores import database_of, needs_postgres
from tests.storage.test_conformance import append, rows
from tests.storage.test_growing_old import a_table, code_of, fill

from penultimate.storage import postgres_schema
from penultimate.storage.claims import Claims
from penultimate.storage.postgres import PostgresStore, open_postgres
from penultimate.tables.ports import StoreError

pytestmark = needs_postgres


class Servers:
    """Some of them, each with its store and its claims."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._all: list[Claims] = []

    async def one(self, name: str, lease: float = 60.0) -> tuple[PostgresStore, Claims]:
        store = await open_postgres(self.url, name)
        claims = Claims(store, self.url, f"{name}:1", lease)
        await claims.renew()
        self._all.append(claims)
        return store, claims

    async def execute(self, query: str, *values: object) -> None:
        async with self._all[0].store.questions.one() as connection:
            await connection.execute(query, *values)

    async def expire(self, name: str) -> None:
        """As if nothing had been heard of it for a long time, and of all others all the time."""
        await self.execute("update server set since = since - interval '1 hour' where id <> $1", name)
        await self.execute("update server set until = clock_timestamp() - interval '1 second' where id = $1", name)

    async def close(self) -> None:
        for claims in self._all:
            await claims.close()
            await claims.store.close()


async def test_a_table_has_one_server_until_its_lease_is_over(tmp_path: Path) -> None:
    servers = Servers(await database_of(tmp_path))
    first, _ = await servers.one("first")
    second, claims = await servers.one("second")
    assert await append(first, rows("AAAAAA", 0, 1)) is None
    owner = await claims.take("AAAAAA")
    assert owner is not None
    assert (owner.server, owner.address) == ("first", "first:1")
    error = await append(second, rows("AAAAAA", 2, text="other"))
    assert error is not None
    assert error.problem == "elsewhere"
    await servers.expire("first")
    assert await claims.take("AAAAAA") is None
    assert await append(second, rows("AAAAAA", 2)) is None
    assert await second.read("AAAAAA") == rows("AAAAAA", 0, 1, 2)
    await servers.close()


async def test_who_slept_writes_nothing_and_spoils_nobody(tmp_path: Path) -> None:
    servers = Servers(await database_of(tmp_path))
    sleeper, sleepers_claims = await servers.one("sleeper")
    _, claims = await servers.one("other")
    for table in ("AAAAAA", "BBBBBB"):
        assert await append(sleeper, rows(table, 0)) is None
    await servers.expire("sleeper")
    assert await claims.take("AAAAAA") is None
    outcomes: dict[str, StoreError | None] = {}
    for table in ("AAAAAA", "BBBBBB"):  # in one statement
        sleeper.append(rows(table, 1), lambda error, table=table: outcomes.update({table: error}))  # type: ignore[misc]
    assert await sleeper.read("BBBBBB") == rows("BBBBBB", 0, 1), "nobody has claimed that: it is still the sleeper's"
    fenced = outcomes["AAAAAA"]
    assert fenced is not None
    assert fenced.problem == "elsewhere"
    assert outcomes["BBBBBB"] is None
    assert await sleeper.read("AAAAAA") == rows("AAAAAA", 0)
    assert await sleepers_claims.renew(), "it is told that its lease had lapsed"
    assert await sleepers_claims.take("AAAAAA") is not None
    await servers.close()


async def test_of_many_who_claim_at_once_one_gets_it(tmp_path: Path) -> None:
    servers = Servers(await database_of(tmp_path))
    dead, _ = await servers.one("dead")
    assert await append(dead, rows("AAAAAA", 0)) is None
    others = [await servers.one(f"server{number}") for number in range(6)]
    await servers.expire("dead")
    owners = await asyncio.gather(*(claims.take("AAAAAA") for _, claims in others))
    assert owners.count(None) == 1
    winner = others[owners.index(None)][0].server
    assert {owner.server for owner in owners if owner is not None} == {winner}
    errors = [await append(store, rows("AAAAAA", 1)) for store, _ in others]
    assert errors.count(None) == 1
    await servers.close()


async def test_an_append_that_nobody_waits_for_any_more_comes_too_late(tmp_path: Path) -> None:
    """The connection was lost and its statement is still under way: who reads the table again has a new epoch."""
    servers = Servers(await database_of(tmp_path))
    store, claims = await servers.one("first")
    assert await append(store, rows("AAAAAA", 0)) is None
    old = store.epochs["AAAAAA"]
    assert await claims.take("AAAAAA") is None
    assert store.epochs["AAAAAA"] > old
    store.epochs["AAAAAA"] = old
    late = await append(store, rows("AAAAAA", 1))
    assert late is not None
    assert late.problem == "elsewhere"
    await servers.close()


async def test_what_is_lost_is_what_somebody_else_has(tmp_path: Path) -> None:
    """Not what we are just claiming anew ourselves: the database knows of that before we do."""
    servers = Servers(await database_of(tmp_path))
    store, claims = await servers.one("first")
    _, others_claims = await servers.one("other")
    for table in ("AAAAAA", "BBBBBB"):
        assert await append(store, rows(table, 0)) is None
    old = store.epochs["BBBBBB"]
    assert await claims.take("BBBBBB") is None
    store.epochs["BBBBBB"] = old
    assert await claims.lost() == []
    await servers.expire("first")
    assert await others_claims.take("AAAAAA") is None
    assert await claims.lost() == ["AAAAAA"]
    await servers.close()


async def test_a_gap_is_never_kept(tmp_path: Path) -> None:
    servers = Servers(await database_of(tmp_path))
    store, _ = await servers.one("first")
    assert await append(store, rows("AAAAAA", 0)) is None
    error = await append(store, rows("AAAAAA", 2))
    assert error is not None
    assert error.problem == "taken"
    await servers.close()


async def test_after_an_outage_everybody_gets_time_to_renew(tmp_path: Path) -> None:
    """When the database was away all leases are over: who is back first takes nothing from the others."""
    servers = Servers(await database_of(tmp_path))
    first, _ = await servers.one("first")
    _, claims = await servers.one("second")
    assert await append(first, rows("AAAAAA", 0)) is None
    await servers.execute("update server set until = clock_timestamp() - interval '1 second'")
    assert await claims.renew()
    assert await claims.take("AAAAAA") is not None
    await servers.close()


async def test_what_is_given_up_or_let_go_can_be_had_at_once(tmp_path: Path) -> None:
    servers = Servers(await database_of(tmp_path))
    first, leaving = await servers.one("first")
    _, claims = await servers.one("second")
    for table in ("AAAAAA", "BBBBBB"):
        assert await append(first, rows(table, 0)) is None
    await leaving.release("AAAAAA")
    assert await claims.take("AAAAAA") is None
    assert await claims.take("BBBBBB") is not None
    assert await leaving.give_up() == 1
    assert await claims.take("BBBBBB") is None
    assert await claims.take("ZZZZZZ") is None, "there is no such table"
    await servers.execute("select 1")
    assert not await first.has("ZZZZZZ")
    await servers.close()


async def test_a_table_that_some_server_holds_is_not_deleted(tmp_path: Path) -> None:
    servers = Servers(await database_of(tmp_path))
    first, claims = await servers.one("first")
    second, _ = await servers.one("second")
    assert await append(first, rows("AAAAAA", 0)) is None
    with pytest.raises(StoreError):
        await second.delete("AAAAAA")
    await claims.release("AAAAAA")
    await second.delete("AAAAAA")
    assert not await first.has("AAAAAA")
    assert await append(second, rows("AAAAAA", 0)) is None, "the code is free again"
    assert [code for code, _ in await second.tables_after("", 10)] == ["AAAAAA"]
    await servers.close()


@pytest.mark.parametrize(
    ("code", "problem"), [("53100", "disk-full"), ("25006", "read-only"), ("57P01", "away"), ("XX001", "damaged")]
)
async def test_trouble_has_a_name_and_nothing_is_kept(tmp_path: Path, code: str, problem: str) -> None:
    """PostgreSQL's own errors, raised by itself for one table; the others are kept, unless it is away."""
    servers = Servers(await database_of(tmp_path))
    store, _ = await servers.one("first")
    await servers.execute(
        "create function trouble() returns trigger language plpgsql as $$ begin if new.tbl = 'AAAAAA' then "
        f"raise exception using errcode = '{code}', message = 'on purpose'; end if; return new; end $$"
    )
    await servers.execute("create trigger trouble before insert on log for each row execute function trouble()")
    outcomes: dict[str, StoreError | None] = {}
    for table in ("AAAAAA", "BBBBBB"):
        store.append(rows(table, 0), lambda error, table=table: outcomes.update({table: error}))  # type: ignore[misc]
    assert not await store.has("AAAAAA")
    error = outcomes["AAAAAA"]
    assert error is not None
    assert error.problem == problem
    assert (outcomes["BBBBBB"] is None) == (problem != "away") == await store.has("BBBBBB")
    await servers.execute("drop trigger trouble on log")
    assert await append(store, rows("AAAAAA", 0)) is None
    await servers.close()


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    servers = Servers(await database_of(tmp_path))
    await servers.one("first")
    await servers.execute("update house set value = $1 where name = 'version'", postgres_schema.VERSION + 1)
    with pytest.raises(StoreError, match=r"newer version.*Upgrade"):
        await open_postgres(servers.url, "second")
    await servers.close()


async def test_servers_that_start_together_make_one_database(tmp_path: Path) -> None:
    url = await database_of(tmp_path)
    stores = await asyncio.gather(*(open_postgres(url, f"server{number}") for number in range(5)))
    assert await append(stores[0], rows("AAAAAA", 0)) is None
    for store in stores:
        assert await store.has("AAAAAA")
        await store.close()


# --- moving in, copies, doctor ----------------------------------------------------------------------------------------


def penultimate(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-m", "penultimate", *arguments], capture_output=True, text=True)


def all_rows(path: Path) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    found = connection.execute("select tbl, seq, at, entry from log order by tbl, seq").fetchall()
    connection.close()
    return found


async def test_tables_move_in_and_back_entry_by_entry(tmp_path: Path) -> None:
    url = await database_of(tmp_path)
    old, back, copy = tmp_path / "old", tmp_path / "back", tmp_path / "copy.sqlite"
    await asyncio.to_thread(fill, old / "tables.sqlite", 5, 30)
    moved = await asyncio.to_thread(penultimate, "move-in", str(old), url)
    assert (moved.returncode, moved.stderr) == (0, "")
    assert "150 entries" in moved.stdout
    twice = await asyncio.to_thread(penultimate, "move-in", str(old), url)
    assert twice.returncode == 2
    assert "holds tables already" in twice.stderr
    well = await asyncio.to_thread(penultimate, "doctor", "--store", url)
    assert (well.returncode, "5 tables, all good" in well.stdout) == (0, True)
    servers = Servers(url)
    store, claims = await servers.one("first")
    assert await claims.take(code_of(3)) is None, "a table that moved in has no claim yet"
    assert await store.read(code_of(3)) == a_table(code_of(3), 30)
    busy = await asyncio.to_thread(penultimate, "move-in", url, str(back))
    assert busy.returncode == 2
    assert "in use" in busy.stderr
    copied = await asyncio.to_thread(penultimate, "backup", str(copy), "--store", url)
    assert copied.returncode == 0, copied.stderr
    await claims.give_up()
    returned = await asyncio.to_thread(penultimate, "move-in", url, str(back))
    assert returned.returncode == 0, returned.stderr
    assert all_rows(back / "tables.sqlite") == all_rows(copy) == all_rows(old / "tables.sqlite")
    again = await asyncio.to_thread(penultimate, "doctor", "--data", str(back))
    assert "5 tables, all good" in again.stdout
    await servers.execute("delete from log where tbl = $1 and seq = 7", code_of(1))
    ill = await asyncio.to_thread(penultimate, "doctor", "--store", url)
    assert ill.returncode == 1
    assert f"{code_of(1)}, line 7: entry 7 is missing" in ill.stdout
    await servers.close()


async def test_a_database_that_is_not_there_is_named_without_its_password(tmp_path: Path) -> None:
    result = await asyncio.to_thread(penultimate, "doctor", "--store", "postgresql://me:hush@127.0.0.1:9/nothing")
    assert result.returncode == 2
    assert "127.0.0.1:9/nothing cannot be reached" in result.stderr
    assert "hush" not in result.stderr
    assert "Traceback" not in result.stderr
