"""The attacks of `make bench`: they strike what they are meant to strike. How long anything takes is not asked here."""

import asyncio
import math
import sqlite3
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from tests.web.harness import a_server

from penultimate.bots import bot
from penultimate.hall import Limits
from penultimate.hall.thinking import FairThinker
from penultimate.lab.attack_log import FILE, FINISHED, finished_match, furnish, late_bots
from penultimate.lab.attack_strangers import ATTACKS, attack
from penultimate.lab.attacks import TITLES, percentile, report
from penultimate.records import verify
from penultimate.storage.sqlite import open_store
from penultimate.tables import entries as log
from penultimate.tables.book import SEAT_NAMES, Book
from penultimate.tables.bot_drivers import delay_of_bot, seed_of_bot
from penultimate.tables.match_records import record_of_match
from penultimate.tables.ports import Row

AT_LEAST_ONE_OF = {
    "rules": {"understood", "ack", "rule-objected", "busy"},
    "health": {"200"},
    "pictures": {"200", "404"},
    "options": {"bad-option", "watchers-only-watch"},
    "keys": {"no-such-table", "wrong-token"},
    "records": {"200", "503"},
    "frames": {"101", "cut off"},  # that they are is in tests/web/test_floods.py: a busy machine may need longer for it
}
"""Half-open sockets need a process of their own."""


def test_every_attack_has_a_title() -> None:
    assert list(TITLES) == list(ATTACKS)
    assert set(ATTACKS) == {*AT_LEAST_ONE_OF, "half-open"}


@pytest.mark.parametrize("name", AT_LEAST_ONE_OF)
async def test_strangers_are_answered_and_do_no_harm(name: str, tmp_path: Path) -> None:
    await asyncio.to_thread(furnish, tmp_path, 3)
    async with a_server(tmp_path, limits=Limits(), thinker=FairThinker()) as house:
        ana, _ = await house.table_of("Ana", "Ben")
        got = await attack(name, house.port, 0.2, ana.welcome["code"])
        assert AT_LEAST_ONE_OF[name] & set(got), got
        assert house.hall.counters.bugs == 0
        assert (await ana.ask(type="ping"))["type"] == "pong"


def test_an_attack_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    """With the processes that it has in `make bench`."""
    outcome = report(0.2, ["half-open"], tables=20)["half-open"]
    for measured in (outcome.quiet, outcome.attacked):
        assert len(measured.move) + sum(measured.refused.values()) >= 1
    assert outcome.got["opened"] >= 1
    printed = capsys.readouterr().out
    assert "20 tables asleep in the log" in printed
    assert TITLES["half-open"] in printed
    assert "the target of 100 ms" in printed


def test_percentiles() -> None:
    assert percentile([], 99) == 0
    assert percentile([3.0], 99) == 3
    assert percentile([float(figure) for figure in range(200, 0, -1)], 99) == 199
    assert percentile([1.0, 2.0, 3.0], 50) == 2


def test_the_finished_match_is_one() -> None:
    text = record_of_match(finished_match(FINISHED), 1)
    assert text is not None
    assert verify(text).ending is not None


async def test_a_bot_is_late_by_what_it_takes_beyond_its_pace(tmp_path: Path) -> None:
    rows, pauses = zip(*_a_round_with_bots("BCDFGH", late=0.04), strict=True)
    store = await open_store(tmp_path / FILE)
    kept = asyncio.get_running_loop().create_future()
    store.append(rows, kept.set_result)
    assert await kept is None
    await store.close()
    _set_times(tmp_path / FILE, pauses)
    late = late_bots(tmp_path, "BCDFGH", 0, math.inf)
    assert late == [pytest.approx(40, abs=1)] * len(late)
    assert len(late) > len(late_bots(tmp_path, "BCDFGH", 1010, math.inf)) > 0


def _set_times(path: Path, pauses: tuple[float, ...]) -> None:
    at = 1_000_000.0
    connection = sqlite3.connect(path)
    for seq, pause in enumerate(pauses):
        at += pause * 1000
        connection.execute("update log set at = ? where seq = ?", (round(at), seq))
    connection.commit()
    connection.close()


def _a_round_with_bots(code: str, late: float) -> Iterator[tuple[Row, float]]:
    """Rows of the log, and the seconds before each: people take a second, bots what their pace says and a bit more."""
    created = log.Created(code, "mario", {"target": 1}, log.TableRules(bot_pace="quick"), 3, "00" * 32)
    people: list[log.AnyEntry] = [log.SatDown(0, "Ann", "")]
    bots = [log.BotSat(1, "Bo", "beginner"), log.BotSat(2, "Cleo", "best")]
    book = Book(created)
    yield Row(code, 0, log.write_entry(created)), 1.0
    for seq, entry in enumerate(chain(people, bots, [log.MatchBegan()], _moves(book)), start=1):
        pause = 1.0
        if isinstance(entry, log.MoveMade) and entry.by and book.match is not None:
            player = bot(book.seats[entry.seat].level, seed_of_bot(book, book.seats[entry.seat]))
            pause = delay_of_bot(player, book.match, entry.seat, "quick") + late
        book.apply(entry)
        yield Row(code, seq, log.write_entry(entry)), pause


def _moves(book: Book) -> Iterator[log.MoveMade]:
    player = bot("easy", 1)
    while book.match is not None and not book.match.round.is_over:
        seat = book.match.actor
        move = player.choose(book.match.view(seat), book.match.legal_moves(seat))
        yield log.MoveMade(seat, move.text(SEAT_NAMES), by="bot" if seat else "")
