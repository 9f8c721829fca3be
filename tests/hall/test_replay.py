"""A match told step by step from its table's log is what its record tells, and the engine plays it once."""

import asyncio
import json

import pytest
from tests.terminal.robot import new_table

from penultimate.bots import bot
from penultimate.hall.encode import event_as_json
from penultimate.hall.replay import record_as_json, replay_as_json
from penultimate.records import read, replay, verify
from penultimate.rules import Move, Next, options_for
from penultimate.tables import entries as log
from penultimate.tables.book import Book, LogDamaged, Outcome
from penultimate.tables.match_records import record_of_match
from penultimate.tables.ports import Row


async def played_rows() -> list[Row]:
    """A match of several rounds, with a rule written after the first."""
    table = new_table(options_for("mario", target=250), players=3, level="easy", seed="replayed", language="en")
    table.begin()
    player = bot("easy", 5)
    while table.stage != "match-over":
        if table.stage == "round-over":
            if table.match.round_number == 1:
                await table.propose_rule(2, "everyone draws a card")
            await table.make(Next)
        elif table.pausing:
            await table.go_on()
        else:
            await table.make(player.choose(table.view, table.match.legal_moves(table.seat)))
    return table.file.rows


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return asyncio.run(played_rows())


@pytest.mark.parametrize("seat", [None, 1])
def test_the_replay_tells_what_the_record_tells(rows: list[Row], seat: int | None) -> None:
    text = record_of_match(rows, 1)
    assert text is not None
    verify(text)
    body = replay_as_json(rows, 1, seat)
    assert body is not None
    told = json.loads(body)
    expected = [
        [json.loads(bytes(event_as_json(event))) for event in (step.events if seat is None else step.events_for(seat))]
        for step in replay(read(text))
    ]
    assert [step["events"] for step in told["steps"]] == expected
    assert any(event["kind"] == "RuleWritten" for step in expected for event in step)
    assert told["problem"] == ""
    shown = {number for step in told["steps"] for number, hand in enumerate(step["hands"]) if hand is not None}
    assert shown == ({0, 1, 2} if seat is None else {seat})
    assert replay_as_json(rows, 2, seat) is None, "there was no other match"
    assert record_as_json(text, seat) == body, "a file that somebody kept is told in the same way"


def test_the_engine_plays_it_once(rows: list[Row], monkeypatch: pytest.MonkeyPatch) -> None:
    applied: list[object] = []
    real = Book.apply

    def apply(book: Book, entry: log.AnyEntry, move: Move | None = None) -> Outcome:
        applied.append(entry)
        return real(book, entry, move)

    monkeypatch.setattr(Book, "apply", apply)
    assert replay_as_json(rows, 1, None) is not None
    assert len(rows) - 2 <= len(applied) <= len(rows) - 1


def test_a_log_that_does_not_hold_is_not_told(rows: list[Row]) -> None:
    at = next(number for number, row in enumerate(rows) if b'"digest":"' in row.entry)
    entry = log.read_entry(rows[at].entry)
    assert isinstance(entry, log.MoveMade)
    entry.digest = "0" * 16
    forged = [*rows[:at], rows[at]._replace(entry=log.write_entry(entry)), *rows[at + 1 :]]
    with pytest.raises(LogDamaged, match="another position"):
        replay_as_json(forged, 1, None)


def test_a_record_that_does_not_hold_is_not_told(rows: list[Row]) -> None:
    text = record_of_match(rows, 1)
    assert text is not None
    for wrong in ("", "a shopping list", text[: len(text) // 2], text.replace("draw", "keep", 1)):
        told = json.loads(record_as_json(wrong, None))
        assert told["steps"] == []
        assert told["problem"] != ""
