"""What every store of logs must do. A new one is added to `OPENERS`."""

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.storage.stores import Opener, needs_postgres, postgres, sqlite

from penultimate.storage.sqlite import open_store
from penultimate.tables.ports import Row, Store, StoreError

OPENERS: list[Any] = [sqlite, pytest.param(postgres, marks=needs_postgres)]
every_store = pytest.mark.parametrize("opener", OPENERS, ids=["sqlite", "postgres"])


def rows(table: str, *numbers: int, text: str = "entry") -> list[Row]:
    return [Row(table, seq, f"{text} {seq}".encode()) for seq in numbers]


async def append(store: Store, what: Sequence[Row]) -> StoreError | None:
    answer: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    store.append(what, answer.set_result)
    return await answer


@every_store
async def test_what_is_appended_is_read_in_order_also_later(opener: Opener, tmp_path: Path) -> None:
    store = await opener(tmp_path)
    assert await store.read("AAAAAA") == []
    assert await append(store, rows("AAAAAA", 0, 1)) is None
    assert await append(store, rows("BBBBBB", 0)) is None
    assert await append(store, rows("AAAAAA", 2)) is None
    await store.close()
    store = await opener(tmp_path)
    assert await store.read("AAAAAA") == rows("AAAAAA", 0, 1, 2)
    assert await store.read("BBBBBB") == rows("BBBBBB", 0)
    assert [await store.has(code) for code in ("AAAAAA", "CCCCCC")] == [True, False]
    await store.close()


@every_store
async def test_the_first_to_write_a_number_has_it(opener: Opener, tmp_path: Path) -> None:
    store = await opener(tmp_path)
    assert await append(store, rows("AAAAAA", 0, 1)) is None
    error = await append(store, rows("AAAAAA", 1, 2, text="other"))
    assert error is not None
    assert error.problem == "taken"
    assert await store.read("AAAAAA") == rows("AAAAAA", 0, 1)
    await store.close()


@every_store
async def test_one_bad_append_spoils_no_other_in_the_same_breath(opener: Opener, tmp_path: Path) -> None:
    store = await opener(tmp_path)
    assert await append(store, rows("AAAAAA", 0)) is None
    outcomes: dict[str, StoreError | None] = {}
    done = asyncio.Event()

    def told(name: str, error: StoreError | None) -> None:
        outcomes[name] = error
        if len(outcomes) == 40:
            done.set()

    for number in range(39):
        table = f"T{number:05}"
        store.append(rows(table, 0, 1), lambda error, table=table: told(table, error))  # type: ignore[misc]
    store.append(rows("AAAAAA", 0), lambda error: told("again", error))
    await done.wait()
    again = outcomes.pop("again")
    assert again is not None
    assert again.problem == "taken"
    assert set(outcomes.values()) == {None}
    assert all([await store.has(f"T{number:05}") for number in range(39)])
    await store.close()


@every_store
async def test_answers_come_in_the_order_of_the_appends(opener: Opener, tmp_path: Path) -> None:
    store = await opener(tmp_path)
    order: list[int] = []
    for seq in range(200):
        store.append(rows("AAAAAA", seq), lambda error, seq=seq: order.append(seq))  # type: ignore[misc]
    assert len(await store.read("AAAAAA")) == 200
    await asyncio.sleep(0)
    assert order == list(range(200))
    await store.close()


async def test_what_is_to_be_kept_goes_before_what_is_asked(tmp_path: Path) -> None:
    """Whoever asks for many tables holds up no move."""
    store = await open_store(tmp_path / "tables.sqlite")
    gate = threading.Event()
    order: list[str] = []
    held = asyncio.ensure_future(store._ask(lambda _: gate.wait(30)))
    asked = [asyncio.ensure_future(store.has("AAAAAA")) for _ in range(20)]
    for number, question in enumerate(asked):
        question.add_done_callback(lambda _, number=number: order.append(f"asked {number}"))  # type: ignore[misc]
    await asyncio.sleep(0)
    store.append(rows("AAAAAA", 0), lambda error: order.append("kept"))
    gate.set()
    await asyncio.gather(held, *asked)
    await asyncio.sleep(0)
    assert order == ["kept", *(f"asked {number}" for number in range(20))]
    assert all([await question for question in asked])
    await store.close()


@every_store
async def test_closing_keeps_what_was_appended_before(opener: Opener, tmp_path: Path) -> None:
    store = await opener(tmp_path)
    kept: list[StoreError | None] = []
    for seq in range(50):
        store.append(rows("AAAAAA", seq), kept.append)
    await store.close()
    await asyncio.sleep(0)
    assert kept == [None] * 50
    store = await opener(tmp_path)
    assert len(await store.read("AAAAAA")) == 50
    await store.close()


async def test_only_one_at_a_time(tmp_path: Path) -> None:
    """In a file. In a database it is one at a time for each table: `test_claims.py`."""
    store = await sqlite(tmp_path)
    with pytest.raises(StoreError) as refused:
        await sqlite(tmp_path)
    assert refused.value.problem == "locked"
    assert "another server" in str(refused.value)
    assert await append(store, rows("AAAAAA", 0)) is None
    await store.close()
