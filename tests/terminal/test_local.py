"""The table with bots: nobody is robbed of a chance to call, to catch, to jump in; nothing waits for a clock."""

import asyncio

import pytest
from tests.terminal.robot import Robot, new_table, play

from penultimate.bots import bot
from penultimate.rules import Catch, Next, Options, Play, options_for
from penultimate.rules.events import CardPlayed, UnoCalled, UnoCaught
from penultimate.terminal.local import LocalTable
from penultimate.terminal.place import Happened, NotDone, Notice


def table_until(wanted: str, *, level: str, options: Options | None = None, players: int = 3) -> LocalTable:
    """A table at a moment: plays with the bots' moves until it has come, trying one seed after the other."""
    for seed in range(200):
        table = new_table(
            options or options_for("mario"), players=players, level=level, seed=f"{wanted}{seed}", language="en"
        )
        table.begin()
        for _ in range(120):
            if table.stage != "playing":
                break
            if _is(wanted, table):
                return table
            asyncio.run(_step(table))
    raise AssertionError(f"never came to {wanted}")


def _is(wanted: str, table: LocalTable) -> bool:
    legal = table.legal
    if wanted == "owing":
        return table.pausing and table.view.owing == table.seat
    if wanted == "jump-in":
        return table.pausing and any(isinstance(move, Play) for move in legal)
    if wanted == "bluff":
        return any(table.is_bluff(move) for move in legal)
    if wanted == "hit":
        return table.view.phase == "answer" and table.view.actor == table.seat
    assert wanted == "forgotten"
    return table.pausing and any(move == Catch(seat) for move in legal for seat in range(table.match.players))


async def _step(table: LocalTable) -> None:
    """What a forgetful player would do."""
    if table.pausing:
        await table.go_on()
        return
    legal = table.match.legal_moves(table.seat)
    move = bot("easy", 1).choose(table.view, legal)
    await table.make(Play(move.card, move.colour) if isinstance(move, Play) else move)


def events(table: LocalTable) -> list[object]:
    return [event for news in table.take_news() if isinstance(news, Happened) for event in news.events]


def test_who_forgot_can_still_call() -> None:
    table = table_until("owing", level="easy")
    from penultimate.rules import CallUno

    asyncio.run(table.make(CallUno))
    assert any(isinstance(event, UnoCalled) and event.seat == 0 for event in events(table))


def test_who_forgot_and_goes_on_is_caught() -> None:
    table = table_until("owing", level="easy")
    events(table)
    asyncio.run(table.go_on())
    assert any(isinstance(event, UnoCaught) and event.seat == 0 for event in events(table))


def test_beginners_do_not_catch() -> None:
    table = table_until("owing", level="beginner")
    events(table)
    asyncio.run(table.go_on())
    assert not any(isinstance(event, UnoCaught) for event in events(table))


def test_beginners_forget_and_can_be_caught() -> None:
    table = table_until("forgotten", level="beginner")
    forgetful = table.view.owing
    events(table)
    asyncio.run(table.make(Catch(forgetful)))
    assert any(isinstance(event, UnoCaught) and event.seat == forgetful and event.by == 0 for event in events(table))


def test_bots_wait_where_somebody_forgot_and_where_one_could_call() -> None:
    """Who forgot is said, with the key that catches; where there is nothing to say, nothing waits."""
    robot = Robot("en", seed=1, mistakes=0, forgets=0)
    table = new_table(options_for("mario", target=200), players=4, level="beginner", seed="pauses", language="en")
    paused: set[bool] = set()
    real = table.go_on

    async def go_on() -> None:
        if table.stage == "playing":
            paused.add(table.view.owing >= 0)
            assert "To catch: x." in robot.out.getvalue() or table.view.owing in (-1, table.seat)
        await real()

    table.go_on = go_on  # type: ignore[method-assign]
    robot.forgets = 1.0
    play(robot, table)
    assert paused == {True}


def test_bots_wait_for_a_jump_in() -> None:
    table = table_until("jump-in", level="easy", options=options_for("mario", jump_in=True))
    jump = next(move for move in table.legal if isinstance(move, Play))
    events(table)
    asyncio.run(table.make(jump))
    first = events(table)[0]
    assert isinstance(first, CardPlayed | UnoCalled)
    assert first.seat == 0


def test_a_bluff_is_known_to_its_player() -> None:
    table = table_until("bluff", level="easy")
    colour = table.view.top.colour
    assert any(card.colour == colour for card in table.view.hand)


def at_the_end_of_a_round(edition: str = "mario") -> LocalTable:
    table = new_table(options_for(edition), players=2, level="easy", seed="rules", language="en")
    table.begin()
    while table.stage == "playing":
        asyncio.run(_step(table))
    assert table.stage == "round-over"
    return table


def test_a_rule_is_written_between_rounds_and_bots_agree() -> None:
    table = at_the_end_of_a_round()
    events(table)
    asyncio.run(table.propose_rule(1, "the next player draws 2 cards"))
    news = table.take_news()
    assert Notice("terminal-bots-agree", {}) in news
    rule = table.rules[0]
    assert rule is not None
    assert rule.said == "The next player draws 2 cards."
    asyncio.run(table.make(Next))
    assert table.match.rules[0] is not None
    with pytest.raises(NotDone, match="not-between-rounds"):
        asyncio.run(table.propose_rule(2, ""))


def test_bots_object_to_a_rule_that_ends_the_round_at_once() -> None:
    table = at_the_end_of_a_round()
    with pytest.raises(NotDone, match="rule-objected"):
        asyncio.run(table.propose_rule(1, "I throw away 20 cards"))


def test_a_rule_on_a_deck_without_question_cards_is_refused() -> None:
    table = at_the_end_of_a_round("braille")
    with pytest.raises(NotDone) as refused:
        asyncio.run(table.propose_rule(1, "everyone draws a card"))
    assert (refused.value.code, refused.value.detail) == ("bad-rule", "no-custom-cards")
