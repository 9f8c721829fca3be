"""Full disks, read-only folders, damaged files: a clear message, and nothing lost."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from penultimate.storage.sqlite import SqliteStore, open_store
from penultimate.tables.ports import Row, StoreError


async def append(store: SqliteStore, *rows: Row) -> StoreError | None:
    answer: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    store.append(rows, answer.set_result)
    return await answer


async def test_a_full_disk_refuses_the_new_and_keeps_the_old(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "tables.sqlite")
    assert await append(store, Row("AAAAAA", 0, b"first")) is None
    pages = store._connection.execute("pragma page_count").fetchone()[0]
    store._connection.execute(f"pragma max_page_count = {pages + 1}")  # SQLite's own way to be full
    error = await append(store, Row("AAAAAA", 1, b"x" * 100_000))
    assert error is not None
    assert error.problem == "disk-full"
    assert "disk is full" in str(error)
    store._connection.execute("pragma max_page_count = 100000")
    assert await append(store, Row("AAAAAA", 1, b"second")) is None
    assert [row.entry for row in await store.read("AAAAAA")] == [b"first", b"second"]
    await store.close()


@pytest.mark.parametrize(
    "text", [b"This is no database, but somebody's letter.\n" * 100, b"SQLite format 3\0" + b"\xff" * 9000]
)
async def test_a_damaged_file_is_named_and_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(text)
    with pytest.raises(StoreError) as refused:
        await open_store(path)
    assert refused.value.problem == "damaged"
    assert str(path) in str(refused.value)
    assert path.read_bytes() == text


async def test_damage_in_the_middle_is_found(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = await open_store(path)
    for seq in range(500):
        assert await append(store, Row("AAAAAA", seq, b"y" * 300)) is None
    await store.close()
    whole = bytearray(path.read_bytes())
    for at in range(4096, len(whole) - 4096, 4096):
        whole[at : at + 64] = b"\xa5" * 64
    path.write_bytes(whole)
    with pytest.raises(StoreError) as refused:
        await open_store(path)
    assert refused.value.problem == "damaged"
    assert "Restore a copy" in str(refused.value)


async def test_somebody_elses_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    other = sqlite3.connect(path)
    other.execute("create table recipes (name text)")
    other.commit()
    other.close()
    with pytest.raises(StoreError, match="other program"):
        await open_store(path)
    other = sqlite3.connect(path)
    assert other.execute("select count(*) from sqlite_master").fetchone() == (1,)
    other.close()


async def test_a_folder_that_is_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("not a folder")
    with pytest.raises(StoreError) as refused:
        await open_store(tmp_path / "folder" / "tables.sqlite")
    assert refused.value.problem == "read-only"


def test_a_read_only_folder_gives_a_message_and_no_traceback(tmp_path: Path) -> None:
    """In a process of its own, which gives up being root where it is."""
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o555)
    if os.geteuid() == 0:
        for place in (tmp_path, *tmp_path.parents[:-2]):
            place.chmod(place.stat().st_mode | 0o011)
    code = (
        "import asyncio, concurrent.futures.thread, os, sys, pathlib\n"
        "from penultimate.storage.sqlite import open_store\n"
        "from penultimate.tables.ports import StoreError\n"
        "if os.geteuid() == 0: os.setgid(65534), os.setuid(65534)\n"
        "try:\n"
        "    asyncio.run(open_store(pathlib.Path(sys.argv[1])))\n"
        "except StoreError as error:\n"
        "    print(error.problem, error)\n"
    )
    result = subprocess.run([sys.executable, "-c", code, str(folder / "tables.sqlite")], capture_output=True, text=True)
    assert result.stdout.startswith("read-only"), result.stdout + result.stderr
    assert "--data" in result.stdout
