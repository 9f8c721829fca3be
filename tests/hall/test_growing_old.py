"""Waking many tables at once, tables that cannot be woken, and tables that nobody visits any more."""

import asyncio
import logging
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from tests.hall.lines import MemorySocket
from tests.storage.test_growing_old import a_table, change, code_of, destroy_a_page
from tests.web.harness import GENEROUS, Client, House, a_house, a_server, play_on

from penultimate.hall import registry
from penultimate.hall.keeping import DAY, Keeper
from penultimate.hall.thinking import FairThinker
from penultimate.storage.sqlite import SqliteStore, open_store
from penultimate.tables.book import Book, LogDamaged, read_book
from penultimate.tables.ports import Row, StoreError


async def keep(store: SqliteStore, rows: list[Row]) -> None:
    answer: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    store.append(rows, answer.set_result)
    assert await answer is None


async def filled(folder: Path, tables: int, rows: int) -> None:
    store = await open_store(folder / "tables.sqlite")
    for number in range(tables):
        await keep(store, a_table(code_of(number), rows))
    await store.close()


async def watch(house: House, code: str) -> str:
    """What somebody who wants to watch this table is told."""
    client = Client(MemorySocket(house.hall))
    house.clients.append(client)
    answer = await client.hello(type="watch", code=code, name="Uma")
    return str(answer.get("code") if answer["type"] == "refusal" else answer["type"])


# --- waking -----------------------------------------------------------------------------------------------------------


async def test_five_hundred_tables_are_woken_at_once(tmp_path: Path) -> None:
    await filled(tmp_path, 500, 40)
    async with a_server(tmp_path, thinker=FairThinker()) as house:
        told = await asyncio.gather(*(watch(house, code_of(number)) for number in range(500)))
        assert set(told) == {"welcome"}
        assert len(house.hall.registry) == 500
        assert house.hall.trouble() == ""


async def test_a_long_log_is_read_where_nobody_else_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await filled(tmp_path, 1, 400)
    readers: list[threading.Thread] = []

    def read(rows: list[Row]) -> Book:
        readers.append(threading.current_thread())
        return read_book(rows)

    monkeypatch.setattr(registry, "read_book", read)
    async with a_server(tmp_path, thinker=FairThinker()) as house:
        assert await watch(house, "TBBBBB") == "welcome"
        assert [thread is threading.main_thread() for thread in readers] == [False]
        assert await watch(house, "TBBBBB") == "welcome"
        assert len(readers) == 1


# --- damage -----------------------------------------------------------------------------------------------------------


async def test_a_damaged_table_is_reported_and_all_others_open(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await filled(tmp_path, 12, 60)
    change(tmp_path / "tables.sqlite", "delete from log where tbl = 'TBBBBD' and seq = 3")
    destroy_a_page(tmp_path / "tables.sqlite", "TBBBBK")
    async with a_server(tmp_path, thinker=FairThinker()) as house:
        for number in range(12):
            expected = "table-damaged" if number in (2, 7) else "welcome"
            assert await watch(house, code_of(number)) == expected
        health = await (await house.session.get(f"{house.address}/health")).json()
        assert (health["status"], health["damaged"]) == ("damaged", 2)
    assert "table TBBBBD: entry 3 is missing" in caplog.text
    assert "table TBBBBK" in caplog.text


async def test_after_an_unclean_end_everything_is_looked_through_behind_the_scenes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await filled(tmp_path, 5, 8)
    change(tmp_path / "tables.sqlite", "update log set entry = ? where tbl = 'TBBBBF' and seq = 5", b"?")
    async with a_server(tmp_path) as house:
        house.server.check(house.store.path)
        assert await watch(house, "TBBBBC") == "welcome"
        async with asyncio.timeout(30):
            while house.server.is_checking():  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        await asyncio.sleep(0)
        health = await (await house.session.get(f"{house.address}/health")).json()
        assert (health["status"], health["damaged"], health["checking"]) == ("damaged", 1, False)
    assert "table TBBBBF: line 5: entry 5 cannot be carried out" in caplog.text


async def test_a_match_by_newer_rules_is_refused_with_a_word_about_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await open_store(tmp_path / "tables.sqlite")
    await keep(store, [*a_table("NEWEST", 3), Row("NEWEST", 3, b'{"t":"match","rules":2}')])
    await store.close()
    async with a_house(tmp_path) as house:
        assert await watch(house, "NEWEST") == "table-damaged"
    assert "version 2 of the rules, which this version does not know: upgrade" in caplog.text


# --- keeping ----------------------------------------------------------------------------------------------------------


def make_older(folder: Path, days: float, *codes: str) -> None:
    for code in codes:
        for table in ("log", "visit"):
            change(folder / "tables.sqlite", f"update {table} set at = at - ? where tbl = ?", int(days * DAY), code)


async def test_tables_that_nobody_visits_go_with_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "penultimate")
    await filled(tmp_path, 130, 6)
    make_older(tmp_path, 31, "TBBBBB", "TBBBJB", "TBBBJC", "TBBCDM")
    make_older(tmp_path, 29, "TBBBJD")
    async with a_server(tmp_path) as house:
        assert await watch(house, "TBBBJC") == "welcome"
        keeper = Keeper(house.hall.registry, house.store, 30)
        assert await keeper.sweep() == 3
        assert await keeper.sweep() == 0
        for number in (0, 60, 129):
            assert await watch(house, code_of(number)) == "no-such-table"
        assert await watch(house, "TBBBJD") == "welcome"
    lines = [record.getMessage() for record in caplog.records if "deleted" in record.getMessage()]
    assert lines == [
        f"table {code} was deleted: nobody has visited it for 30 days" for code in ("TBBBBB", "TBBBJB", "TBBCDM")
    ]


async def test_a_visit_that_leaves_no_entry_counts(tmp_path: Path) -> None:
    await filled(tmp_path, 2, 6)
    make_older(tmp_path, 100, "TBBBBB", "TBBBBC")
    async with a_server(tmp_path) as house:
        assert await watch(house, "TBBBBC") == "welcome"
    async with a_server(tmp_path) as house:  # nobody is there now, but the day before somebody was
        assert await Keeper(house.hall.registry, house.store, 30).sweep() == 1
        assert not await house.store.has("TBBBBB")
        assert await house.store.has("TBBBBC")
    make_older(tmp_path, 31, "TBBBBC")
    async with a_server(tmp_path) as house:
        assert await Keeper(house.hall.registry, house.store, 30).sweep() == 1
        assert not await house.store.has("TBBBBC")


async def test_who_comes_while_a_table_is_being_deleted_finds_it_whole_or_gone(tmp_path: Path) -> None:
    await filled(tmp_path, 40, 60)
    make_older(tmp_path, 31, *(code_of(number) for number in range(40)))
    async with a_server(tmp_path, thinker=FairThinker()) as house:
        keeper = Keeper(house.hall.registry, house.store, 30)
        _, *told = await asyncio.gather(keeper.sweep(), *(watch(house, code_of(number)) for number in range(40)))
        for number, answer in enumerate(told):
            rows = await house.store.read(code_of(number))
            assert (answer, len(rows)) in (("welcome", 60), ("no-such-table", 0))


async def test_a_table_somebody_sits_at_stays_however_old_its_log_is(tmp_path: Path) -> None:
    async with a_house(tmp_path, limits=GENEROUS) as house:
        ana, ben = await house.table_of("Ana", "Ben")
        await play_on([ana, ben], 5, random.Random(1))
        code: Any = ana.welcome["code"]
        keeper = Keeper(house.hall.registry, house.store, 1)
        later = (await house.store.tables_after("", 10))[0][1] + 50 * DAY
        assert await keeper.sweep(later) == 0
        assert (await ana.ask(type="say", text="still here"))["type"] == "ack"
        assert await house.store.has(code)


def test_damage_knows_its_line() -> None:
    with pytest.raises(LogDamaged) as damaged:
        read_book([row for row in a_table("BROKEN", 9) if row.seq != 4])
    assert damaged.value.line == 4
