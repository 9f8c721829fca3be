"""What older versions wrote opens, replays and verifies. See README.md."""

import json
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.web.harness import a_server, play_on

from penultimate.records import read, replay, verify
from penultimate.storage import schema
from penultimate.storage.doctor import check_file, check_tables, reading
from penultimate.tables import entries as log
from penultimate.tables.book import read_book
from penultimate.tables.match_records import record_of_match
from penultimate.terminal.saves import take_up

FOLDERS = sorted(folder for folder in Path(__file__).parent.iterdir() if (folder / "tables.sqlite").exists())
RECORDS = sorted(record for folder in FOLDERS for record in folder.glob("*record*.txt"))
every_version = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.name))


@pytest.fixture
def copied(folder: Path, tmp_path: Path) -> Path:
    """Opening a folder changes it."""
    shutil.copytree(folder, tmp_path / "data")
    return tmp_path / "data"


def told(folder: Path) -> dict[str, Any]:
    tables: dict[str, Any] = json.loads((folder / "tables.json").read_text("utf-8"))
    return tables


@every_version
def test_the_doctor_finds_nothing(copied: Path) -> None:
    with reading(copied / "tables.sqlite") as connection:
        assert check_file(connection) == []
        assert sorted(check_tables(connection)) == sorted((one["code"], None) for one in told(copied).values())


@every_version
async def test_every_table_opens_and_goes_on(copied: Path) -> None:
    async with a_server(copied) as house:
        for phase, one in told(copied).items():
            rows = await house.store.read(one["code"])
            assert len(rows) == one["rows"]
            people = [await house.connect() for _ in one["tokens"]]
            for person, token in zip(people, one["tokens"], strict=True):
                assert (await person.hello(type="return", code=one["code"], token=token))["type"] == "welcome"
                await person.until_type("table")
            expected = {"over": ("match-over",), "lobby": ("lobby",)}.get(phase, ("playing", "round-over"))
            assert house.table(people[0]).book.phase in expected
            if phase in ("playing", "braille"):
                for person in people:
                    await person.until_type("update")
                await play_on(people, 20, random.Random(1))
            assert (await people[0].ask(type="say", text="here we are again"))["type"] == "ack"
            read_book(await house.store.read(one["code"]))


@every_version
async def test_a_table_whose_match_is_over_gives_the_same_record_and_plays_another(copied: Path) -> None:
    async with a_server(copied) as house:
        over = told(copied)["over"]
        rows = await house.store.read(over["code"])
        assert record_of_match(rows, 1) == (copied / "server-record.txt").read_text("utf-8")
        people = [await house.connect() for _ in over["tokens"]]
        for person, token in zip(people, over["tokens"], strict=True):
            await person.hello(type="return", code=over["code"], token=token)
        for person in people:
            assert (await person.ask(type="ready"))["type"] == "ack"
        assert house.table(people[0]).book.match_number == 2


@every_version
async def test_the_file_is_brought_to_the_newest_version(copied: Path) -> None:
    async with a_server(copied):
        pass
    connection = sqlite3.connect(copied / "tables.sqlite")
    assert connection.execute("pragma user_version").fetchone() == (schema.VERSION,)
    connection.close()


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: f"{record.parent.name}/{record.stem}")
def test_every_record_verifies_and_replays(record: Path) -> None:
    text = record.read_text("utf-8")
    verify(text)
    assert len(list(replay(read(text)))) > 5


@every_version
def test_a_game_that_was_left_is_taken_up(copied: Path) -> None:
    kept = take_up(copied)
    assert {seat.level for seat in kept.book.seats} == {"", "steady"}
    entries = [log.read_entry(row.entry) for row in kept.file.rows]
    assert sum(isinstance(entry, log.MoveMade) for entry in entries) == 40
    match = kept.book.match
    assert match is not None
    match.apply(match.actor, next(iter(match.legal_moves(match.actor))))


def test_there_is_something_to_test() -> None:
    assert [folder.name for folder in FOLDERS] == ["93541d9"]
    assert len(RECORDS) == 4
