"""What a custom card leaves in force strikes with every kind of card it speaks of, the last ones too."""

import pytest

from penultimate.rules import MARIO, Colour, Rule, RuleError
from penultimate.rules.agenda import read_standing
from penultimate.rules.cards import CARDS
from penultimate.rules.custom import begin_rule, go_on
from penultimate.rules.deeds import begin_turn
from penultimate.rules.effects import read_clauses, write_clauses
from penultimate.rules.full_state import state_of
from penultimate.rules.in_force import when_played
from penultimate.rules.round import deal


def struck_by(which: str) -> list[str]:
    """The cards for which somebody draws, where whoever plays `which` draws one."""
    found = []
    for card in CARDS:
        state = state_of(deal(2, MARIO, seed=b"lasting"))
        state.standing = (read_standing(f"0 3 round when everyone {which} draw they 1"),)
        before = int(state.counts[1])
        if when_played(state, 1, card.kind):
            go_on(state)
        if state.counts[1] == before + 1:
            found.append(str(card))
    return found


@pytest.mark.parametrize(
    ("which", "cards"),
    [("B-7", ["B7"]), ("7", ["B7", "G7", "R7", "Y7"]), ("wild", ["W", "W+4", "W*", "W?1", "W?2"]), ("+4", ["W+4"])],
)
def test_whoever_plays_such_a_card_draws(which: str, cards: list[str]) -> None:
    assert struck_by(which) == cards


@pytest.mark.parametrize(
    "text",
    [
        *("lap/2 ban others action", "turns/3 only everyone even", "turns/1 press next", "own/1 ban next wild"),
        *("own/3 shield me", "till/wild open everyone", "till/any double others +2", "till/wild ban next wild"),
        *(
            "till/R ban everyone wild",
            "till/7 ban everyone R",
            "till/action only everyone R",
            "till/R only everyone said",
        ),
        *("round stack everyone +2", "lap stack everyone draws", "lap/10 toll me 0", "round fine everyone 0"),
        *("round when everyone R again they", "round when everyone R redeal", "round when everyone R swap they next"),
        *("lap starts everyone draw they 1", "own/3 starts next they may draw they 1 & drop they 1 any"),
        *("round when everyone 7 swap they their-chosen", "lap when me R me choose draw they 1 or draw their-chosen 1"),
        *(
            "lap divert me next",
            "once divert everyone sender",
            "round divert others their-next",
            "lap divert me random",
        ),
        *("lap toll everyone until/playable", "round toll me until/R<5", "till/uno ban everyone wild"),
        *("round when everyone 0 pass", "once when others R shift left", "turns/2 when me wild shift right"),
    ],
)
def test_how_long_it_lasts_can_be_written(text: str) -> None:
    clauses = read_clauses(f"number me; {text}")
    assert write_clauses(clauses) == f"number me; {text}"
    assert not Rule("-", clauses).is_dare


def test_one_lap_has_one_name() -> None:
    assert write_clauses(read_clauses("lap/1 open me")) == "lap open me"


@pytest.mark.parametrize(
    "text",
    [
        *(
            "lap/0 open me",
            "lap/11 open me",
            "round/2 open me",
            "once/2 shield me",
            "turns/11 open me",
            "own/-1 open me",
        ),
        *("turns open me", "own open me", "till open me", "till/ open me", "lap/ open me", "lap/two open me"),
        *("till/named open me", "till/said open me", "till/nothing open me", "once stack everyone +2"),
        *(
            "lap stack everyone any",
            "lap stack everyone 7",
            "lap stack everyone",
            "round toll me 1",
            "round fine me -1",
        ),
        *("round when everyone R vote they", "round when everyone R stakes 2", "round when everyone R draw chosen 1"),
        *("lap starts everyone miss they 1", "lap starts next again they", "lap starts everyone", "once encore me"),
        *("lap toll me half", "lap fine me until/R", "lap toll me until/any", "till/uno draw me 1", "lap/uno open me"),
        *("lap divert me", "lap divert me me", "lap divert me others", "lap divert me their-next", "draw sender 1"),
    ],
)
def test_what_cannot_last_so_long(text: str) -> None:
    with pytest.raises(RuleError):
        read_clauses(text)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "till/wild ban everyone wild",
            "till/+2 ban everyone action",
            "till/R-7 ban everyone R",
            "till/wild only everyone R",
        ),
        *(
            "till/any ban everyone any",
            "till/R only everyone named",
            "till/R ban everyone named",
            "till/7 only everyone said",
        ),
    ],
)
def test_what_nobody_could_end(text: str) -> None:
    """The card that would end it may not be played, by anybody."""
    with pytest.raises(RuleError):
        read_clauses(text)


@pytest.mark.parametrize(
    "text",
    [
        *("0 3 round ban everyone R", "1 2 lap/2 ban me R left=1", "0 7 turns/3 open everyone left=0"),
        *("2 5 own/2 shield others left=2,0,1", "0 3 till/wild open everyone", "0 3 till/wild open everyone left=0"),
    ],
)
def test_what_stands_can_be_read_again(text: str) -> None:
    assert read_standing(text).text() == text


@pytest.mark.parametrize(
    "text",
    [
        *(
            "0 3 round ban everyone R left=1",
            "0 3 lap/2 open me",
            "0 3 lap/2 open me left=3",
            "0 3 turns/2 open me left=1,1",
        ),
        *(
            "0 4 own/2 open me left=2,2",
            "0 3 till/wild open me left=1",
            "0 3 lap open me left=1",
            "0 3 turns/2 open me left=",
        ),
    ],
)
def test_what_does_not_stand_like_that(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_standing(text)


@pytest.mark.parametrize(
    ("span", "turns", "seats"),
    [
        ("lap", [1, 2], [7, 7, 0]),
        ("lap/2", [1, 2, 0, 1, 2], [7, 7, 7, 7, 7, 0]),
        ("turns/3", [1, 2, 0], [7, 7, 7, 0]),
        ("own/1", [1, 2, 0], [7, 5, 1, 0]),
        ("own/2", [1, 0, 1, 2, 0, 2], [7, 7, 7, 5, 5, 4, 0]),
    ],
)
def test_turns_are_counted(span: str, turns: list[int], seats: list[int]) -> None:
    """For whom it holds in each of these turns, and in one of seat 0 after them."""
    state = state_of(deal(3, MARIO, seed=b"lasting"))
    begin_rule(state, 0, Rule("-", read_clauses(f"{span} press everyone")))
    go_on(state)
    found = []
    for seat in [*turns, 0]:
        begin_turn(state, seat)
        found.append(state.standing[0].seats if state.standing else 0)
    assert found == seats


def test_the_named_colour_changes_nothing_else() -> None:
    state = state_of(deal(2, MARIO, seed=b"lasting"))
    state.colour = int(Colour.RED)
    begin_rule(state, 0, Rule("-", read_clauses("lap/3 ban next named; till/wild only next named")))
    go_on(state)
    assert [each.text() for each in state.standing] == ["0 2 lap/3 ban next R left=3", "0 2 till/wild only next R"]
