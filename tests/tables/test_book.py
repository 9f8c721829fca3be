"""A table is its log: read again from the rows, everything is there; changed rows are noticed."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.tables.test_rules_on_cards import SONG
from tests.tables.world import Answer, World, a_world, everything

from penultimate.tables import consent, lobby
from penultimate.tables import entries as log
from penultimate.tables.book import LogDamaged, read_book
from penultimate.tables.match_records import record_of_match
from penultimate.tables.ports import Row
from penultimate.tables.table import Table


async def live(world: World, table: Table, steps: int, chance: random.Random) -> None:
    """All kinds of things happen at a table."""
    for _ in range(steps):
        await one_thing(world, table, chance)


async def one_thing(world: World, table: Table, chance: random.Random) -> None:
    book = table.book
    seat = chance.choice([seat for seat in book.seats if seat.has_a_say])

    async def ask(work: Callable[[Answer], None]) -> None:
        answer = Answer()
        await world.ask(table, answer, lambda: work(answer))

    match chance.randrange(12):
        case 0:
            await ask(lambda a: lobby.say(table, a, seat, seat.name, f"hello {chance.random()}", "", -1))
        case 1:
            await ask(lambda a: lobby.change_settings(table, a, seat, None, "de"))
        case 2:
            await ask(lambda a: lobby.pass_host(table, a, book.seats[book.host], seat.number))
        case 3:
            which = chance.choice((1, 2))
            await ask(lambda a: consent.propose_rule(table, a, seat.key, which, SONG, "en", lambda: True))
        case 4 if book.proposals:
            number = book.proposals[0].number
            await ask(lambda a: consent.vote(table, a, seat, number, agree=chance.random() < 0.8))
        case 5:
            await ask(lambda a: lobby.add_seed(table, a, seat, str(chance.random())))
        case 6 if chance.random() < 0.3:
            table.departed(seat.key)
            await world.pass_time(table, 90)
            table.presence.arrive(seat.key)
            await ask(lambda a: table.somebody_came(table.seat_of(seat.key)))
        case 7 if book.is_open:
            await ask(lambda a: lobby.start(table, a, book.seats[book.host]))
        case _:
            await some_move(world, table, chance)


async def some_move(world: World, table: Table, chance: random.Random) -> None:
    game = table.book.match
    if game is None:
        return
    if game.round.is_over:
        for seat in table.book.seats:
            if seat.has_a_say and table.book.phase != "playing":
                await world.move(table, seat.number, "next")
        return
    names = [seat.name for seat in table.book.seats]
    moves = [move for move in game.legal_moves(game.actor) if move.text(names) != "uno"]
    if moves:
        await world.move(table, game.actor, chance.choice(moves).text(names))
        await world.pass_time(table, 4)


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_happens_the_log_has_it(tmp_path: Path, seed: int) -> None:
    async with a_world(tmp_path) as world:
        chance = random.Random(seed)
        table = await world.table("Ana", "Ben", "Cleo", target=120, stacking=bool(seed % 2))
        rows = await world.store.read(table.book.code)
        for _ in range(4):
            await live(world, table, 60, chance)
            rows = await world.store.read(table.book.code)
            assert len(rows) == table.book.seq + 1
            assert everything(read_book(rows)) == everything(table.book)
        for number in range(1, table.book.match_number):
            assert record_of_match(rows, number) is not None
        assert table.book.match is not None


async def test_a_changed_log_is_noticed(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben")
        chance = random.Random(5)
        for _ in range(40):
            await some_move(world, table, chance)
        rows = await world.store.read(table.book.code)
    read_book(rows)
    with pytest.raises(LogDamaged, match="missing"):
        read_book([row for row in rows if row.seq != 9])
    with pytest.raises(LogDamaged, match="creation"):
        read_book(rows[1:])
    with pytest.raises(LogDamaged):
        read_book([*rows[:10], Row(rows[0].table, 10, b"{}"), *rows[11:]])
    secret = log.read_entry(rows[0].entry)
    assert isinstance(secret, log.Created)
    secret.secret = "00" * 32
    with pytest.raises(LogDamaged):
        read_book([Row(rows[0].table, 0, log.write_entry(secret)), *rows[1:]])
