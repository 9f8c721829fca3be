"""Conditions on a die: one roll for all of a rule, and none where nobody looks."""

import pytest

from penultimate.rules import MARIO, Match, Rule, RuleError
from penultimate.rules.effects import read_clauses, write_clauses
from penultimate.rules.events import CardsDrawn, ConditionFailed, DieRolled, Event
from penultimate.rules.full_state import state_of
from penultimate.rules.moves import Play


def laid(text: str, seed: int) -> tuple[Match, list[Event]] | None:
    """What happened when such a card was laid; nothing if that does not come about soon, or ends the round."""
    rule = Rule("-", read_clauses(text))
    match = Match(3, MARIO, seed=seed, rules=(rule, rule))
    for _ in range(200):
        moves = list(match.legal_moves(match.actor))
        custom = [move for move in moves if isinstance(move, Play) and "?" in str(move.card)]
        events = match.apply(match.actor, (custom or moves)[0])
        if custom or match.round.is_over:
            return None if match.round.is_over else (match, events)
    return None


def plays(text: str) -> list[tuple[Match, list[Event]]]:
    found = [play for seed in range(40) if (play := laid(text, seed)) is not None]
    assert len(found) > 10
    return found


def rolls(events: list[Event]) -> list[int]:
    return [event.number for event in events if isinstance(event, DieRolled)]


SIDES = "; ".join(f"if die {side}: draw next {side}" for side in range(1, 7))


def test_there_is_one_roll_for_all_of_the_rule() -> None:
    shown: set[int] = set()
    for _, events in plays(SIDES):
        (side,) = rolls(events)
        shown.add(side)
        (drawn,) = [event for event in events if isinstance(event, CardsDrawn)]
        assert len(drawn.cards) == side
        assert len([event for event in events if isinstance(event, ConditionFailed)]) == 5
    assert len(shown) > 3


@pytest.mark.parametrize(
    ("condition", "sides"),
    [
        ("die even", {2, 4, 6}),
        ("die odd", {1, 3, 5}),
        ("not die 3", {1, 2, 4, 5, 6}),
        ("die more 4", {5, 6}),
        ("die fewer 3", {1, 2}),
        ("die more 1 and die fewer 6", {2, 3, 4, 5}),
    ],
)
def test_what_it_shows_decides(condition: str, sides: set[int]) -> None:
    for _, events in plays(f"if {condition}: reverse"):
        (side,) = rolls(events)
        assert (side in sides) != any(isinstance(event, ConditionFailed) for event in events)


def test_amounts_go_by_the_same_roll_where_a_condition_asks() -> None:
    for _, events in plays("if die more 1: draw next die; draw previous die"):
        (side,) = rolls(events)
        assert {len(event.cards) for event in events if isinstance(event, CardsDrawn)} == {side}


def test_amounts_alone_have_a_roll_each_as_they_always_had() -> None:
    assert all(len(rolls(events)) == 2 for _, events in plays("draw next die; draw previous die"))


def test_nothing_is_rolled_where_nobody_looks() -> None:
    for match, events in plays("if named R and die 6: draw next 1; if die 1 and named R: draw next 2"):
        assert len(rolls(events)) == int(state_of(match.round).colour == 2)


def test_a_position_remembers_the_roll_while_somebody_is_asked() -> None:
    for match, events in plays("if die more 1: me choose draw next 1 or draw previous 1; if die even: miss next 1"):
        agenda = match.view(0).agenda
        if match.phase != "choose":
            assert rolls(events) == [1]
            continue
        assert agenda is not None
        assert f"rolled={rolls(events)[0]}" in agenda.text()
        assert match.copy().digest() == match.digest()
    for match, _ in plays("me choose draw next 1 or draw previous die"):
        agenda = match.view(0).agenda
        assert agenda is not None
        assert "rolled" not in agenda.text()


@pytest.mark.parametrize("text", ["not die even", "not die odd", "not die more 3", "not die fewer 3"])
def test_what_is_not_one_thing_is_the_other(text: str) -> None:
    other = {"even": "die odd", "odd": "die even", "more 3": "die fewer 4", "fewer 3": "die more 2"}[text[8:]]
    assert write_clauses(read_clauses(f"if {text}: reverse")) == f"if {other}: reverse"


@pytest.mark.parametrize(
    "text",
    [
        *("die 0", "die 7", "die more 6", "die more 0", "die fewer 1", "die fewer 7", "die", "die exactly 3", "die R"),
        *("die even and die odd", "die 6 and die even", "die more 2 and die more 3", "die 6 and die 6", "every die 6"),
    ],
)
def test_what_no_die_can_show_is_refused(text: str) -> None:
    with pytest.raises(RuleError):
        Rule("-", read_clauses(f"if {text}: reverse"))
