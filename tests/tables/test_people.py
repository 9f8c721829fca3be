"""Coming, going, coming back; hosts, bots that sit in, the next round, another match."""

from pathlib import Path

import pytest
from tests.tables.world import Answer, World, a_world, deal_by_hand, match_of, phase_of, seat_named, sits_in, witness

from penultimate.tables import consent, lobby
from penultimate.tables import entries as log
from penultimate.tables.identity import CODE_LETTERS, hash_token, is_token, new_code, new_token
from penultimate.tables.refused import TableRefused
from penultimate.tables.table import Table


async def leave(world: World, table: Table, name: str) -> None:
    answer = Answer()
    seat = seat_named(table, name)
    await world.ask(table, answer, lambda: lobby.leave(table, answer, seat, lambda: table.presence.depart(seat.key)))
    assert not answer.code


async def disconnect(world: World, table: Table, name: str) -> None:
    table.departed(seat_named(table, name).key)
    await world.settle(table)


async def ready(world: World, table: Table, name: str) -> Answer:
    answer = Answer()
    return await world.ask(table, answer, lambda: table.make_ready(seat_named(table, name), answer))


async def end_round(world: World, table: Table, *, target: bool = False) -> None:
    """Ana goes out with a 5; the others hold fifties where the match is to end with it."""
    rest = " ".join(["W W+4"] * 6) if target else "B1"
    deal_by_hand(table, "R5", *[rest for _ in table.book.seats[1:]], top="R9")
    assert not (await world.move(table, 0, "play R5")).code


async def test_somebody_away_is_replaced_after_the_tables_time_and_gets_the_seat_back(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo", agreed=log.TableRules(away_seconds=60))
        await disconnect(world, table, "Ben")
        await world.pass_time(table, 59)
        assert not sits_in(table, "Ben")
        await world.pass_time(table, 2)
        assert sits_in(table, "Ben")
        deal_by_hand(table, "R1 R2 R3", "R4 R5 R6", "R7 R8 G9", top="R9", actor=1)
        table.tend()
        await world.pass_time(table, 30)
        assert match_of(table).actor != 1, "the bot plays"
        ben = seat_named(table, "Ben")
        table.presence.arrive(ben.key)
        await world.ask(table, Answer(), lambda: table.somebody_came(ben))
        assert not sits_in(table, "Ben")


async def test_who_comes_back_in_time_keeps_the_seat(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", agreed=log.TableRules(away_seconds=60))
        await disconnect(world, table, "Ben")
        await world.pass_time(table, 50)
        table.presence.arrive(seat_named(table, "Ben").key)
        table.tend()
        await world.pass_time(table, 500)
        assert not seat_named(table, "Ben").sitting_in


async def test_when_everybody_is_gone_nothing_happens_until_somebody_is_back(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", bots=("easy",))
        await disconnect(world, table, "Ana")
        await disconnect(world, table, "Ben")
        before = table.book.seq
        await world.pass_time(table, 250)
        assert table.book.seq == before
        await world.pass_time(table, 100)
        assert len(world.registry) == 0, "the table sleeps"
        again = await world.registry.find(table.book.code)
        assert again is not table
        assert again.book.seq == before
        assert match_of(again).digest() == match_of(table).digest()


async def test_the_host_passes_on(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo", begin=False)
        await disconnect(world, table, "Ana")
        await world.pass_time(table, 61)
        assert table.book.host == 1
        await leave(world, table, "Ben")
        assert table.book.host == 2
        assert seat_named(table, "Cleo").is_person
        assert table.book.seats[1].kind == "empty"


async def test_leaving_in_a_match_leaves_a_bot_behind(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben")
        await leave(world, table, "Ana")
        assert seat_named(table, "Ana").sitting_in
        assert table.book.host == 1


async def test_the_next_round_begins_when_all_who_are_here_are_ready(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo")
        await end_round(world, table)
        assert phase_of(table) == "round-over"
        await ready(world, table, "Ana")
        await disconnect(world, table, "Cleo")
        assert phase_of(table) == "round-over"
        await ready(world, table, "Ben")
        assert phase_of(table) == "playing"
        assert match_of(table).round_number == 2
        assert (await ready(world, table, "Ben")).code == "not-between-rounds"


async def test_who_waits_for_nobody_else_goes_on_when_the_last_one_leaves(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben")
        await end_round(world, table)
        await ready(world, table, "Ana")
        assert phase_of(table) == "round-over"
        await disconnect(world, table, "Ben")
        assert phase_of(table) == "playing"


async def test_a_rematch_has_a_new_secret_which_was_promised_before(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben")
        secret, promised = table.book.secret, table.book.commitment
        await end_round(world, table, target=True)
        assert phase_of(table) == "match-over"
        assert table.book.opened == secret
        assert table.book.commitment != promised
        promised = table.book.commitment
        await ready(world, table, "Ben")
        await ready(world, table, "Ana")
        assert phase_of(table) == "playing"
        assert table.book.match_number == 2
        assert table.book.commitment == promised
        assert table.book.opened == ""
        assert not table.book.rounds


async def test_own_seeds_change_the_shuffle_and_come_too_late_in_a_match(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", begin=False)
        ben = seat_named(table, "Ben")
        answer = Answer()
        await world.ask(table, answer, lambda: lobby.add_seed(table, answer, ben, "my lucky number"))
        await world.ask(table, answer, lambda: lobby.start(table, answer, table.book.seats[0]))
        assert match_of(table).seed != bytes.fromhex(table.book.secret)
        await world.ask(table, answer, lambda: lobby.add_seed(table, answer, ben, "another"))
        assert answer.code == "too-late-for-seeds"


async def test_free_seats_go_when_the_match_begins(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo", begin=False)
        await leave(world, table, "Ana")
        cleo = seat_named(table, "Cleo").key
        answer = Answer()
        await world.ask(table, answer, lambda: lobby.start(table, answer, table.book.seats[table.book.host]))
        assert not answer.code
        assert [seat.name for seat in table.book.seats] == ["Ben", "Cleo"]
        assert table.seat_of(cleo).number == 1
        assert table.book.seats[table.book.host].name == "Ben"


async def test_the_host_arranges_the_table_and_nobody_else(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", begin=False)
        ana, ben = table.book.seats[:2]

        async def ask(work: object) -> str:
            answer = Answer()
            assert callable(work)
            await world.ask(table, answer, lambda: work(answer))
            return answer.code

        rules = log.TableRules(turn_seconds=30)
        assert await ask(lambda a: lobby.set_options(table, a, ben, None, None, 4, None)) == "only-the-host"
        assert await ask(lambda a: lobby.set_options(table, a, ana, None, None, 4, rules)) == ""
        assert table.book.table.turn_seconds == 30
        assert await ask(lambda a: lobby.set_options(table, a, ana, "braille", {"star_duel": True}, None, None)) == (
            "bad-option"
        )
        assert await ask(lambda a: lobby.set_options(table, a, ana, None, {"stacking": True}, None, None)) == ""
        assert table.book.options.stacking
        assert await ask(lambda a: lobby.set_options(table, a, ana, "braille", None, None, None)) == ""
        assert (table.book.options.edition, table.book.options.stacking) == ("braille", False)
        assert await ask(lambda a: lobby.set_options(table, a, ana, None, None, 1, None)) == "bad-option"
        assert await ask(lambda a: lobby.add_bot(table, a, ana, "easy", None)) == ""
        assert await ask(lambda a: lobby.add_bot(table, a, ana, "easy", 2)) == "not-free"
        assert await ask(lambda a: lobby.add_bot(table, a, ana, "easy", 3)) == ""
        assert await ask(lambda a: lobby.add_bot(table, a, ana, "easy", None)) == "table-full"
        assert await ask(lambda a: lobby.remove(table, a, ana, 3, lambda seat: None)) == ""
        assert await ask(lambda a: lobby.set_options(table, a, ana, None, None, 2, None)) == "not-free"
        assert await ask(lambda a: lobby.pass_host(table, a, ana, 2)) == "no-such-seat"
        assert await ask(lambda a: lobby.pass_host(table, a, ana, 1)) == ""
        assert await ask(lambda a: lobby.start(table, a, ana)) == "only-the-host"
        assert await ask(lambda a: lobby.start(table, a, ben)) == ""
        assert await ask(lambda a: lobby.set_options(table, a, ben, None, {"stacking": True}, None, None)) == (
            "not-in-the-lobby"
        )
        assert await ask(lambda a: lobby.sit_down(table, a, "Dora", new_token(), "en", lambda s: None)) == "table-full"


async def test_a_person_removed_in_a_match_cannot_come_back(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben")
        gone: list[str] = []
        answer = Answer()
        await world.ask(
            table, answer, lambda: lobby.remove(table, answer, table.book.seats[0], 1, lambda s: gone.append(s.name))
        )
        assert gone == ["Ben"]
        assert table.book.seats[1].kind == "bot"
        assert table.book.seats[1].token == ""


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "\u202e\u0007", "\u2800\u3164", "\u0301", "Ana", "aNA ", "\uff21\uff4e\uff41"]
)
async def test_names_that_are_none_or_taken(tmp_path: Path, name: str) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", begin=False)
        answer = Answer()
        await world.ask(
            table, answer, lambda: lobby.sit_down(table, answer, name, new_token(), "en", lambda seat: None)
        )
        assert answer.code in ("bad-name", "name-taken")


async def test_a_clock_makes_one_move_and_no_loss(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", agreed=log.TableRules(turn_seconds=20))
        deal_by_hand(table, "R1 R2 R3", "R4 R5 R6", top="R9")
        table.book.asked_at += 1  # a new question
        table.tend()
        assert table.patience.turn is not None
        await world.pass_time(table, 19)
        assert match_of(table).actor == 0
        assert witness(table).out_of_time == []
        await world.pass_time(table, 1.5)
        assert match_of(table).actor == 1
        assert witness(table).out_of_time == [0], "everybody is told whose clock ran out"
        assert seat_named(table, "Ana").has_a_say


async def test_no_clock_by_default(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben")
        before = table.book.seq
        await world.pass_time(table, 100_000)
        assert table.book.seq == before
        assert table.patience.turn is None


async def test_going_on_without_somebody_is_voted_on(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo", "Dora", agreed=log.TableRules(away_seconds=3600))
        ana, ben, cleo = table.book.seats[:3]

        async def ask(work: object) -> str:
            answer = Answer()
            assert callable(work)
            await world.ask(table, answer, lambda: work(answer))
            return answer.code

        assert await ask(lambda a: consent.propose_sit_in(table, a, ana, 3)) == "not-away"
        await disconnect(world, table, "Dora")
        assert await ask(lambda a: consent.propose_sit_in(table, a, ana, 3)) == ""
        number = table.book.proposals[0].number
        assert await ask(lambda a: consent.vote(table, a, ana, number, agree=True)) == "not-yours"
        assert await ask(lambda a: consent.vote(table, a, ben, number, agree=True)) == ""
        assert not sits_in(table, "Dora")
        assert await ask(lambda a: consent.vote(table, a, cleo, number, agree=True)) == ""
        assert sits_in(table, "Dora")
        assert [decision.adopted for decision in witness(table).decisions] == [True]


def test_codes_and_tokens() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) == 500
    assert all(len(code) == 6 and set(code) <= set(CODE_LETTERS) for code in codes)
    token = new_token()
    assert is_token(token, hash_token(token))
    assert not is_token(token + "x", hash_token(token))
    assert not is_token("", "")
    assert token not in hash_token(token)


async def test_an_unknown_code_is_no_table(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        with pytest.raises(TableRefused) as refused:
            await world.registry.find("BCDFGH")
        assert refused.value.code == "no-such-table"
