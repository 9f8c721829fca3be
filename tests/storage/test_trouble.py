"""Full disks, read-only folders, damaged files: a clear message, and nothing lost."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
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


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 200 KiB."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=200k", "tmpfs", str(folder)]
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("this user may not mount a small disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def leave_room(disk: Path, filling: Path, kilobytes: int) -> None:
    for old in disk.iterdir():
        old.unlink()
    filling.write_bytes(bytes((200 - kilobytes) * 1024))


async def test_however_little_room_is_left_it_is_called_a_full_disk(small_disk: Path) -> None:
    """With some kilobytes left, SQLite speaks of an input/output error only."""
    path, filling = small_disk / "tables.sqlite", small_disk / "filling"
    kept = 0
    for kilobytes in range(0, 100, 4):
        leave_room(small_disk, filling, kilobytes)
        problems = []
        try:
            store = await open_store(path)
        except StoreError as error:
            problems.append(error.problem)
        else:
            rows = [await append(store, Row("AAAAAA", seq, b"x" * 300)) for seq in range(60)]
            problems += [error.problem for error in rows if error is not None]
            kept = len(rows) - len(problems)
            with contextlib.suppress(StoreError):
                await store.delete("AAAAAA")
            filling.unlink()
            if await store.read("AAAAAA"):
                assert len(await store.read("AAAAAA")) == kept, "all of them or, deleted, none"
            assert await append(store, Row("BBBBBB", 0, b"there is room again")) is None
            await store.close()
            again = await open_store(path)
            assert len(await again.read("BBBBBB")) == 1, "what was confirmed is on the disk"
            await again.close()
        assert set(problems) <= {"disk-full"}, kilobytes
    assert kept > 0, "in the end there was room for some"


async def test_whatever_fails_in_the_logs_thread_others_are_served(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Rows that are none, a question with a bug, a deletion that fails half-way: one caller's business."""
    store = await open_store(tmp_path / "tables.sqlite")
    assert await append(store, Row("AAAAAA", 0, b"kept")) is None

    def with_a_bug(_: sqlite3.Connection) -> None:
        raise ValueError("a bug")

    for spoilt in (Row("AAAAAA", 2**70, b""), Row("\ud800", 0, b""), None):
        error = await append(store, spoilt)  # type: ignore[arg-type]
        assert error is not None
        assert error.problem == "failed"
    with pytest.raises(StoreError, match="ValueError: a bug"):
        await store._ask(with_a_bug)
    assert "a bug in the log's thread" in caplog.text
    store._connection.execute("create trigger stop before delete on log begin select raise(abort, 'stopped'); end")
    with pytest.raises(StoreError):
        await store.delete("AAAAAA")
    assert not store._connection.in_transaction, "or the next rows would never be on the disk"
    assert await append(store, Row("AAAAAA", 1, b"kept, too")) is None
    assert len(await store.read("AAAAAA")) == 2
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
