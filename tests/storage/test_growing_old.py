"""A file that has grown large opens as quickly as a small one; what is damaged in it is found, and the rest goes on."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from penultimate.storage import schema
from penultimate.storage.checkup import Checkup
from penultimate.storage.copies import backup, restore
from penultimate.storage.doctor import Finding, check_file, check_table, check_tables, reading
from penultimate.storage.sqlite import open_store
from penultimate.tables import entries as log
from penultimate.tables.ports import Row, StoreError

PAGE = 4096


def code_of(number: int) -> str:
    """TBBBBB, TBBBBC …"""
    return "T" + "".join("BCDFGHJKLM"[int(digit)] for digit in f"{number:05}")


def a_table(code: str, rows: int) -> list[Row]:
    """Talk, as much of it as is wanted."""
    begun: list[log.AnyEntry] = [
        log.Created(code, "mario", {}, log.TableRules(), 2, "ab" * 32),
        log.SatDown(0, "Ana", "x" * 64),
    ]
    said = [log.Said(0, "Ana", f"{number} " + "la " * 60) for number in range(rows - 2)]
    return [Row(code, seq, log.write_entry(entry)) for seq, entry in enumerate([*begun, *said])]


def fill(path: Path, tables: int, rows: int) -> None:
    asyncio.run(_fill(path, tables, rows))


async def _fill(path: Path, tables: int, rows: int) -> None:
    store = await open_store(path)
    for number in range(tables):
        answer: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
        store.append(a_table(code_of(number), rows), answer.set_result)
        assert await answer is None
    await store.close()


def penultimate(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-m", "penultimate", *arguments], capture_output=True, text=True)


def change(path: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(path)
    connection.execute(statement, values)
    connection.commit()
    connection.close()


def destroy_a_page(path: Path, table: str) -> None:
    """One that holds nothing but this table's rows."""
    text = bytearray(path.read_bytes())
    for at in range(2 * PAGE, len(text), PAGE):
        page = bytes(text[at : at + PAGE])
        if page.count(table.encode()) > 3 and page.count(b"TB") == page.count(table.encode()):
            text[at : at + PAGE] = b"\xa5" * PAGE
            path.write_bytes(text)
            return
    raise AssertionError("no page is only this table's")


# --- starting ---------------------------------------------------------------------------------------------------------


def pages_read(path: Path) -> int:
    """How many pages SQLite reads to open the log, by its own count of what the system was asked for."""
    code = (
        "import asyncio, os, pathlib, sys\n"
        "from penultimate.storage.sqlite import open_store\n"
        "def read(): return int(next(l.split()[1] for l in open('/proc/self/io') if l.startswith('rchar')))\n"
        "async def main():\n"
        "    before = read(); store = await open_store(pathlib.Path(sys.argv[1])); print(read() - before)\n"
        "    await store.close()\n"
        "asyncio.run(main())\n"
    )
    result = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return int(result.stdout) // PAGE


@pytest.mark.skipif(not Path("/proc/self/io").exists(), reason="the system does not count what is read")
def test_opening_reads_as_little_of_a_large_file_as_of_a_small_one(tmp_path: Path) -> None:
    fill(tmp_path / "small" / "tables.sqlite", 2, 5)
    fill(tmp_path / "large" / "tables.sqlite", 150, 60)
    large = tmp_path / "large" / "tables.sqlite"
    assert large.stat().st_size > 300 * PAGE
    assert pages_read(large) <= pages_read(tmp_path / "small" / "tables.sqlite") + 10


def open_and_die(path: Path) -> None:
    code = (
        "import asyncio, os, pathlib, sys\n"
        "from penultimate.storage.sqlite import open_store\n"
        "async def main():\n"
        "    await open_store(pathlib.Path(sys.argv[1])); os.kill(os.getpid(), 9)\n"
        "asyncio.run(main())\n"
    )
    assert subprocess.run([sys.executable, "-c", code, str(path)]).returncode == -signal.SIGKILL


async def test_a_stop_is_told_from_an_end(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = await open_store(path)
    assert store.was_clean, "a new file"
    await store.close()
    store = await open_store(path)
    assert store.was_clean
    await store.close()
    await asyncio.to_thread(open_and_die, path)
    store = await open_store(path)
    assert not store.was_clean
    await store.close()


# --- damage -----------------------------------------------------------------------------------------------------------


def test_the_doctor_names_damaged_tables_and_lines(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    fill(path, 6, 20)
    well = penultimate("doctor", "--data", str(tmp_path))
    assert (well.returncode, well.stderr) == (0, "")
    assert "6 tables, all good" in well.stdout
    change(path, "delete from log where tbl = 'TBBBBC' and seq = 7")
    change(path, "update log set entry = ? where tbl = 'TBBBBF' and seq = 4", b'{"t":"match","rules":999}')
    change(path, "update log set entry = ? where tbl = 'TBBBBG' and seq = 9", b"what?")
    ill = penultimate("doctor", "--data", str(tmp_path))
    assert ill.returncode == 1
    lines = ill.stdout.splitlines()
    assert lines[0] == "TBBBBC, line 7: entry 7 is missing"
    assert lines[1].startswith("TBBBBF, line 4: a match by version 999 of the rules")
    assert "upgrade" in lines[1]
    assert lines[2].startswith("TBBBBG, line 9: entry 9 cannot be carried out")
    assert "6 tables, 3 of them damaged" in lines[-1]


@pytest.mark.parametrize("what", ["", "recipes"])
def test_the_doctor_says_so_where_there_is_nothing_of_ours(tmp_path: Path, what: str) -> None:
    if what:
        change(tmp_path / "tables.sqlite", f"create table {what} (name text)")
    result = penultimate("doctor", "--data", str(tmp_path))
    assert result.returncode == 2
    assert "tables.sqlite" in result.stderr
    assert "Traceback" not in result.stderr


async def test_a_destroyed_page_costs_one_table(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    await _fill(path, 12, 60)
    destroy_a_page(path, "TBBBBH")
    store = await open_store(path)
    for number in range(12):
        if number == 5:
            with pytest.raises(StoreError) as refused:
                await store.read("TBBBBH")
            assert refused.value.problem == "damaged"
        else:
            assert len(await store.read(code_of(number))) == 60
    await store.close()
    with reading(path) as connection:
        assert check_file(connection)
        finding = check_table(connection, "TBBBBH")
        assert finding is not None
        assert "cannot be read" in finding.what
        assert check_table(connection, "TBBBBJ") is None
        # Where the page was the way to the next tables, the list is taken up from its other end.
        codes = [code for code, _ in check_tables(connection)]
        assert set(codes) >= {code_of(number) for number in range(12) if number != 5}


async def test_a_check_up_goes_on_behind_a_server_and_stops_when_told(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    await _fill(path, 8, 10)
    change(path, "delete from log where tbl = 'TBBBBD' and seq = 3")
    store = await open_store(path)
    found: list[Finding] = []
    checkup = Checkup(path, found.append, rest=0)
    async with asyncio.timeout(30):
        while checkup.is_running:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
    assert [(one.table, one.line) for one in found] == [("TBBBBD", 3)]
    assert checkup.tables == 8
    slow = Checkup(path, found.append, rest=1e6)
    slow.stop()
    assert not slow.is_running
    assert slow.tables < 8
    await store.close()


# --- copies -----------------------------------------------------------------------------------------------------------


async def test_a_copy_is_made_while_rows_come_in_and_is_whole(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    await _fill(path, 5, 40)
    store = await open_store(path)
    rows = a_table("LIVELY", 400)
    kept: list[StoreError | None] = []
    for row in rows[:200]:
        store.append([row], kept.append)
    await asyncio.to_thread(backup, path, copy)
    for row in rows[200:]:
        store.append([row], kept.append)
    assert len(await store.read("LIVELY")) == 400
    await asyncio.sleep(0)
    assert kept == [None] * 400
    await store.close()
    with reading(copy) as connection:
        assert check_file(connection) == []
        codes = [(code, finding) for code, finding in check_tables(connection) if code != "LIVELY"]
        assert codes == [(code_of(number), None) for number in range(5)]
    assert sorted(name for name in os.listdir(tmp_path) if name.startswith("copy")) == ["copy.sqlite"]


async def test_restoring_brings_back_what_was_copied_and_puts_away_the_rest(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    await _fill(path, 3, 5)
    backup(path, copy)
    with pytest.raises(StoreError, match="there already"):
        backup(path, copy)
    store = await open_store(path)
    await store.delete("TBBBBC")
    with pytest.raises(StoreError) as refused:
        restore(copy, path, force=True)
    assert refused.value.problem == "locked"
    await store.close()
    with pytest.raises(StoreError, match="--force"):
        restore(copy, path)
    away = restore(copy, path, force=True)
    assert away is not None
    store = await open_store(path)
    assert store.was_clean
    assert len(await store.read("TBBBBC")) == 5
    await store.close()
    with reading(away) as connection:
        assert [code for code, _ in check_tables(connection)] == ["TBBBBB", "TBBBBD"]


async def test_what_was_put_away_is_never_lost(tmp_path: Path) -> None:
    """Neither by restoring once more, nor by a copy that would replace the log."""
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    await _fill(path, 3, 5)
    backup(path, copy)
    before = path.read_bytes()
    away = [restore(copy, path, force=True) for _ in range(3)]
    assert len(set(away)) == 3
    assert away[0] is not None
    assert away[0].read_bytes() == before
    for same in (path, tmp_path / "." / "tables.sqlite"):
        with pytest.raises(StoreError, match="the log itself"):
            backup(path, same, force=True)
    store = await open_store(path)
    assert len(await store.read("TBBBBC")) == 5
    await store.close()


def test_what_is_no_copy_is_not_restored(tmp_path: Path) -> None:
    path = tmp_path / "data" / "tables.sqlite"
    letter = tmp_path / "letter"
    letter.write_text("Dear Sir or Madam,\n" * 400)
    damaged = tmp_path / "damaged.sqlite"
    fill(damaged, 12, 60)
    destroy_a_page(damaged, "TBBBBH")
    for copy in (letter, damaged, tmp_path / "nothing"):
        result = penultimate("restore", str(copy), "--data", str(path.parent))
        assert result.returncode == 2
        assert "Traceback" not in result.stderr
        assert not path.exists()


# --- versions ---------------------------------------------------------------------------------------------------------


async def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    await _fill(path, 1, 3)
    change(path, f"pragma user_version = {schema.VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"newer version.*Upgrade"):
        await open_store(path)
    assert path.read_bytes() == before


async def test_every_step_leads_to_the_same_file(tmp_path: Path) -> None:
    """Whichever version a file was made by, its migrations end where a new file begins."""

    def tables_of(path: Path) -> list[str]:
        connection = sqlite3.connect(path)
        found = [row[0] for row in connection.execute("select sql from sqlite_master order by name")]
        connection.close()
        return found

    fresh = tmp_path / "fresh.sqlite"
    await (await open_store(fresh)).close()
    for version in range(1, schema.VERSION):
        path = tmp_path / f"version{version}.sqlite"
        connection = sqlite3.connect(path, isolation_level=None)
        for step in schema.STEPS[:version]:
            connection.executescript(step)
        connection.execute(f"pragma application_id = {schema.APPLICATION}")
        connection.execute(f"pragma user_version = {version}")
        connection.close()
        await (await open_store(path)).close()
        assert tables_of(path) == tables_of(fresh)


# --- folders ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file_is_there", [False, True])
def test_a_read_only_file_system_gets_the_read_only_sentence(tmp_path: Path, file_is_there: bool) -> None:
    """Also where the log is there already, and only the files that SQLite needs beside it cannot be made."""
    folder = tmp_path / "locked"
    folder.mkdir()
    if file_is_there:
        fill(folder / "tables.sqlite", 1, 3)
        for file in folder.iterdir():
            file.chmod(0o666)
    folder.chmod(0o555)
    for place in (tmp_path, *tmp_path.parents[:-2]):
        if os.geteuid() == 0:
            place.chmod(place.stat().st_mode | 0o011)
    code = (
        "import os, sys\n"
        "from penultimate.web import serve\n"
        "import concurrent.futures.thread, uvloop, argparse\n"
        "if os.geteuid() == 0: os.setgid(65534), os.setuid(65534)\n"
        "parser = argparse.ArgumentParser(); serve.declare(parser)\n"
        "sys.exit(serve.run(parser.parse_args(['--port', '0', '--data', sys.argv[1]])))\n"
    )
    result = subprocess.run([sys.executable, "-c", code, str(folder)], capture_output=True, text=True)
    assert result.returncode == 1
    assert "cannot be written: check the folder's permissions" in result.stderr
    assert "Traceback" not in result.stderr
