"""Custom rules: proposed, tried out, agreed on, refused, erased; and dares that people confirm."""

from pathlib import Path

import pytest
from tests.tables.world import Answer, World, a_world, deal_by_hand, everything, match_of, seat_named, witness

from penultimate.bots import rule_trial
from penultimate.bots.rule_trial import try_rule
from penultimate.houserules import rule_from
from penultimate.rules import MARIO, Rule
from penultimate.rules.effects import read_clauses
from penultimate.rules.events import DareAwaited, DareConfirmed, RuleRuns, RuleWritten
from penultimate.rules.full_state import state_of
from penultimate.tables import consent, lobby
from penultimate.tables import entries as log
from penultimate.tables.book import read_book
from penultimate.tables.identity import new_token
from penultimate.tables.table import Table

EVERYONE_DRAWS = rule_from("Everyone else draws 2 cards.", "en")
SONG = rule_from("Sing a song.", "en")
THROWS_ALL = Rule("I throw away 20 cards", read_clauses("discard me 20"))
LONG = Rule("Everyone draws 40 cards", read_clauses("draw everyone 20; draw everyone 20"))


async def propose(world: World, table: Table, name: str, rule: Rule | None, which: int = 1) -> Answer:
    answer = Answer()
    seat = seat_named(table, name)
    return await world.ask(
        table, answer, lambda: consent.propose_rule(table, answer, seat.key, which, rule, "en", lambda: True)
    )


async def vote(world: World, table: Table, name: str, *, agree: bool, number: int | None = None) -> Answer:
    answer = Answer()
    seat = seat_named(table, name)
    which = table.book.proposals[0].number if number is None else number
    return await world.ask(table, answer, lambda: consent.vote(table, answer, seat, which, agree=agree))


async def start(world: World, table: Table) -> None:
    answer = Answer()
    await world.ask(table, answer, lambda: lobby.start(table, answer, table.book.seats[table.book.host]))
    assert not answer.code


async def test_all_other_people_must_agree(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo", bots=("easy",), begin=False)
        assert not (await propose(world, table, "Ben", EVERYONE_DRAWS)).code
        assert table.book.proposals[0].wanted(table.book.seats) == [0, 2], "bots have agreed"
        assert not (await vote(world, table, "Ana", agree=True)).code
        assert not any(table.book.cards)
        assert (await vote(world, table, "Ana", agree=True)).code == "not-yours"
        assert not (await vote(world, table, "Cleo", agree=True)).code
        card = table.book.cards[0]
        assert card is not None
        assert card.rule == EVERYONE_DRAWS
        await start(world, table)
        assert match_of(table).rules == (EVERYONE_DRAWS, None)


async def test_one_who_declines_is_enough(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo", begin=False)
        await propose(world, table, "Ana", EVERYONE_DRAWS, which=2)
        await vote(world, table, "Cleo", agree=False)
        assert not table.book.proposals
        assert table.book.cards == (None, None)
        (decision,) = witness(table).decisions
        assert (decision.adopted, decision.by) == (False, 2)
        assert (await vote(world, table, "Ben", agree=True, number=3)).code == "no-such-proposal"


async def test_alone_among_bots_a_rule_holds_at_once_and_can_be_erased(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", bots=("easy", "easy"), begin=False)
        await propose(world, table, "Ana", EVERYONE_DRAWS)
        assert table.book.cards[0] is not None
        await propose(world, table, "Ana", None)
        assert table.book.cards == (None, None)


async def test_the_trial_is_told_with_the_proposal(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", begin=False)
        await propose(world, table, "Ana", EVERYONE_DRAWS)
        trial = table.book.proposals[0].trial
        assert trial is not None
        assert trial.objection == ""
        await propose(world, table, "Ben", SONG, which=2)
        assert table.book.proposals[1].trial is None, "only people can try a song"


async def test_bots_object_to_what_spoils_the_game(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", bots=("easy",), begin=False)
        assert (await propose(world, table, "Ana", THROWS_ALL)).refusal == ("rule-objected", "ends-at-once")
        assert not table.book.proposals
        people = await world.table("Ana", "Ben", begin=False)
        assert not (await propose(world, people, "Ana", THROWS_ALL)).code, "people may agree to anything"
        trial = people.book.proposals[0].trial
        assert trial is not None
        assert trial.objection == "ends-at-once"


def test_rounds_that_do_not_end_are_an_objection(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rule that can be written goes on for ever, so what counts as for ever is made short here."""
    monkeypatch.setattr(rule_trial, "MOST_TURNS", 60)
    assert try_rule(LONG, 3, MARIO, rounds=60).objection == "never-ends"


async def test_rules_are_written_between_rounds_and_not_during_one(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben")
        assert (await propose(world, table, "Ana", EVERYONE_DRAWS)).code == "not-between-rounds"
        deal_by_hand(table, "R5", "B1", top="R9")
        await world.move(table, 0, "play R5")
        assert not (await propose(world, table, "Ana", EVERYONE_DRAWS)).code
        await vote(world, table, "Ben", agree=True)
        assert witness(table).events[-1] == RuleWritten(1, EVERYONE_DRAWS.words)
        await world.move(table, 0, "next")
        await world.move(table, 1, "next")
        assert match_of(table).rules[0] == EVERYONE_DRAWS
        assert match_of(table).round_number == 2
        deal_by_hand(table, "W?1 R1 R2", "B1 B2", top="R9")
        await world.move(table, 0, "play W?1 R")
        assert RuleRuns in [type(event) for event in witness(table).events]
        assert state_of(match_of(table).round).counts[1] == 4


async def test_an_open_proposal_goes_when_play_goes_on(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo")
        deal_by_hand(table, "R5", "B1", "B2", top="R9")
        await world.move(table, 0, "play R5")
        await propose(world, table, "Ana", EVERYONE_DRAWS)
        answer = Answer()
        await world.ask(table, answer, lambda: lobby.start(table, answer, table.book.seats[0]))
        assert not table.book.proposals
        assert match_of(table).rules == (None, None)


async def test_no_custom_cards_no_rules(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", edition="braille", begin=False)
        assert (await propose(world, table, "Ana", EVERYONE_DRAWS)).refusal == ("bad-rule", "no-custom-cards")
        assert (await propose(world, table, "Ana", None)).refusal == ("bad-rule", "no-custom-cards")


async def test_a_proposal_can_be_taken_back_by_who_made_it(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", begin=False)
        await propose(world, table, "Ana", EVERYONE_DRAWS)
        number = table.book.proposals[0].number
        answer = Answer()
        ana, ben = table.book.seats
        await world.ask(table, answer, lambda: consent.withdraw(table, answer, ben, number))
        assert answer.code == "not-yours"
        answer = Answer()
        await world.ask(table, answer, lambda: consent.withdraw(table, answer, ana, number))
        assert not answer.code
        assert not table.book.proposals


async def join(world: World, table: Table, name: str) -> None:
    answer = Answer()
    arrive = table.presence.arrive
    sit = lambda: lobby.sit_down(table, answer, name, new_token(), "en", lambda seat: arrive(seat.key))  # noqa: E731
    await world.ask(table, answer, sit)
    assert not answer.code


async def go(world: World, table: Table, name: str, how: str) -> None:
    """By oneself, or sent away by the host."""
    answer = Answer()
    seat, host = seat_named(table, name), table.book.seats[0]
    gone = lambda *_: table.presence.depart(seat.key)  # noqa: E731
    leave, remove = lobby.leave, lobby.remove
    work = {
        "leaves": lambda: leave(table, answer, seat, gone),
        "is removed": lambda: remove(table, answer, host, seat.number, gone),
    }
    await world.ask(table, answer, work[how])
    assert not answer.code


@pytest.mark.parametrize("how", ["leaves", "is removed"])
async def test_what_somebody_proposed_goes_with_them(tmp_path: Path, how: str) -> None:
    """CUST-3: whoever sits there next has proposed nothing, and is asked like everybody else."""
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo", begin=False)
        await propose(world, table, "Cleo", EVERYONE_DRAWS)
        await propose(world, table, "Ana", SONG, which=2)
        await vote(world, table, "Ben", agree=True)
        await go(world, table, "Cleo", how)
        assert [proposal.by for proposal in table.book.proposals] == [0]
        await join(world, table, "Dee")
        await vote(world, table, "Ben", agree=True)
        assert not any(table.book.cards), "Dee has not been asked yet"
        await vote(world, table, "Dee", agree=True)
        assert [card is None for card in table.book.cards] == [True, False]


@pytest.mark.parametrize("how", ["leaves", "is removed"])
@pytest.mark.parametrize("rule", [EVERYONE_DRAWS, SONG, None])
async def test_consent_is_a_persons_and_not_a_chairs(tmp_path: Path, how: str, rule: Rule | None) -> None:
    """CUST-3: who takes the seat of somebody who agreed is asked, and nobody else is asked twice."""
    async with a_world(tmp_path) as world:
        table = await world.table("Ana", "Ben", "Cleo", "Dora", begin=False)
        await propose(world, table, "Ana", rule)
        (before,) = table.book.proposals
        await vote(world, table, "Ben", agree=True)
        await vote(world, table, "Cleo", agree=True)
        await go(world, table, "Ben", how)
        assert [proposal.wanted(table.book.seats) for proposal in table.book.proposals] == [[3]]
        await join(world, table, "Eve")
        (again,) = table.book.proposals
        assert again.wanted(table.book.seats) == [1, 3]
        assert (again.by, again.rule, again.trial) == (before.by, before.rule, before.trial)
        assert everything(table.book) == everything(read_book(await world.store.read(table.book.code)))
        await vote(world, table, "Dora", agree=True)
        assert table.book.proposals, "Eve has not been asked yet"
        await vote(world, table, "Eve", agree=True)
        assert not table.book.proposals
        assert (table.book.cards[0] is None) == (rule is None)


async def dared(world: World, *people: str, bots: tuple[str, ...] = ()) -> Table:
    table = await world.table(*people, bots=bots, begin=False, agreed=log.TableRules(dare_seconds=40))
    await propose(world, table, "Ana", SONG)
    for name in people[1:]:
        await vote(world, table, name, agree=True)
    await start(world, table)
    hands = ["B1 B2 B3" for _ in table.book.seats[1:]]
    deal_by_hand(table, "W?1 R1 R2 R3", *hands, top="R9")
    assert not (await world.move(table, 0, "play W?1 B")).code
    assert match_of(table).phase == "confirm"
    return table


async def test_a_dare_waits_for_all_others(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await dared(world, "Ana", "Ben", "Cleo")
        assert DareAwaited(0, "Sing a song.") in witness(table).events
        assert not (await world.move(table, 2, "confirm")).code
        assert match_of(table).phase == "confirm"
        assert not (await world.move(table, 1, "confirm")).code
        assert match_of(table).phase == "turn"


async def test_the_tables_patience_with_a_dare_ends(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await dared(world, "Ana", "Ben", "Cleo")
        await world.pass_time(table, 39)
        assert match_of(table).phase == "confirm"
        await world.pass_time(table, 2)
        assert match_of(table).phase == "turn"
        assert [event for event in witness(table).events if isinstance(event, DareConfirmed)] == [
            DareConfirmed(1),
            DareConfirmed(2),
        ]


async def test_bots_confirm_a_dare(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        table = await dared(world, "Ana", bots=("easy",))
        await world.pass_time(table, 15)
        assert match_of(table).phase != "confirm"


def test_what_a_trial_says() -> None:
    """With the same deals, so that small samples tell the two apart."""
    harmless = try_rule(Rule("Direction turns", read_clauses("reverse")), 3, MARIO, rounds=60, seconds=60)
    assert 0.7 < harmless.length < 1.4
    assert harmless.objection == ""
    heavy = try_rule(Rule("All others draw 6", read_clauses("draw others 6")), 3, MARIO, rounds=120, seconds=60)
    assert heavy.length > 1.0
    assert heavy.layer > 0, "it helps who lays it"
    against = try_rule(Rule("I draw 10", read_clauses("draw me 10")), 3, MARIO, rounds=120, seconds=60)
    assert against.layer < 0
