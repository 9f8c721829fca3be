"""What a stranger at a Python prompt meets: print, compare, copy, pickle, positions as text, phases, imports."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest

from penultimate.records import read as read_record
from penultimate.rules import (
    BRAILLE,
    CARDS,
    MARIO,
    Accuse,
    CallUno,
    Catch,
    Choose,
    Colour,
    Draw,
    Keep,
    Match,
    Move,
    NameColour,
    Options,
    Phase,
    Play,
    Refused,
    Rule,
    options_for,
    options_with,
    read_card,
    read_move,
    read_round,
)
from penultimate.scenarios import read_text


def a_match(moves: int = 0, options: Options = MARIO) -> Match:
    match = Match(3, options, seed=2026)
    for _ in range(moves):
        match.apply(match.actor, match.legal_moves(match.actor)[0])
    return match


# --- print ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Play(CARDS[0]), "play B0"),
        (Play(read_card("W+4"), Colour.BLUE, uno=True), "play W+4 B uno"),
        (Draw, "draw"),
        (CallUno, "uno"),
        (Catch(2), "catch 2"),
        (Accuse(0), "accuse 0"),
        (Choose((2, 0)), "choose 2 0"),
        (NameColour(Colour.RED), "colour R"),
    ],
)
def test_a_move_prints_as_its_notation_and_reads_back(move: Move, text: str) -> None:
    assert (str(move), repr(move)) == (text, f"<{text}>")
    assert read_move(text) == move


def test_a_match_says_where_it_stands() -> None:
    assert repr(a_match()) == "<Match: mario, 3 players, round 1, scores 0 0 0, seat 1's turn>"


def test_a_round_prints_as_a_table() -> None:
    match = a_match()
    head, piles, *seats = str(match.round).splitlines()
    assert head == "mario, 3 players: seat 1's turn"
    assert piles == f"{match.round.top}; 90 in the pile; to the left"
    assert [line[:12] for line in seats] == ["  seat 0   7", "> seat 1   7", "  seat 2   7"]
    for seat, line in enumerate(seats):
        assert all(str(card) in line for card in match.round.hand(seat))
    assert str(match) == f"round 1, scores 0 0 0\n{match.round}"


def test_a_view_prints_no_card_that_the_seat_does_not_see() -> None:
    match = a_match()
    own, *others = (str(match.view(0)).splitlines()[2 + seat] for seat in (0, 1, 2))
    assert all(str(card) in own for card in match.round.hand(0))
    assert ["? ? ? ? ? ? ?" in line for line in others] == [True, True]
    assert str(match.view(-1)).count("?") == 21


def test_options_print_as_what_makes_them() -> None:
    assert repr(MARIO.but(stacking=True)) == "options_for('mario', stacking=True)"
    for options in (MARIO, BRAILLE, BRAILLE.but(target=100, jump_in=True)):
        assert eval(repr(options), {"options_for": options_for}) == options


def test_legal_moves_print_as_a_list_of_moves() -> None:
    legal = a_match().legal_moves(1)
    assert str(legal).split(", ") == [str(move) for move in legal]
    assert repr(legal) == f"<LegalMoves: {legal}>"


# --- copy, pickle -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("copied", [Match.copy, Match.clone, copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(copied: object) -> None:
    assert callable(copied)
    match = a_match(9)
    before = match.digest()
    twin = copied(match)
    assert twin.digest() == before
    twin.apply(twin.actor, twin.legal_moves(twin.actor)[0])
    assert (match.digest(), twin.digest() == before) == (before, False)


def test_a_round_is_copied_and_pickled_too() -> None:
    here = a_match(5).round
    for twin in (here.copy(), copy.copy(here), copy.deepcopy(here), pickle.loads(pickle.dumps(here))):
        twin.apply(twin.actor, twin.legal_moves(twin.actor)[0])
        assert twin.digest() != here.digest()
    assert pickle.loads(pickle.dumps(here)).digest() == here.digest()


def test_a_pickled_match_goes_on_as_the_first_would() -> None:
    match = Match(3, MARIO.but(target=100), seed=5, rules=(Rule("sing a song"), None))
    again = pickle.loads(pickle.dumps(match))
    assert (again.rules, again.seed, again.options) == (match.rules, match.seed, match.options)
    while not match.is_over:
        move = match.legal_moves(match.actor)[0]
        assert match.apply(match.actor, move) == again.apply(again.actor, move)
    assert pickle.loads(pickle.dumps(match)).winners == match.winners == again.winners


def refused(call: Callable[[], object]) -> Exception:
    try:
        call()
    except Exception as error:  # noqa: BLE001 - that is what is asked for
        return error
    raise AssertionError("it was not refused")


@pytest.mark.parametrize(
    "made",
    [
        lambda: a_match().view(1),
        lambda: a_match().legal_moves(1),
        lambda: a_match().beginning,
        lambda: list(a_match().legal_moves(1)),
        lambda: [Catch(1), Choose((0, 2)), NameColour(Colour.RED), Play(read_card("W+4"), Colour.BLUE, uno=True)],
        lambda: Rule("sing a song"),
        lambda: (MARIO, BRAILLE.but(target=100), Phase.TURN, CARDS),
    ],
)
def test_everything_one_is_given_can_be_handed_to_another_process(made: Callable[[], object]) -> None:
    for twin in (pickle.loads(pickle.dumps(made())), copy.deepcopy(made()), copy.copy(made())):
        assert twin == made()


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: a_match().apply(1, Keep),
        lambda: options_with("mario", {"target": -1}),
        lambda: Match(2, BRAILLE, seed=1, rules=(Rule("sing a song"), None)),
        lambda: read_record("nothing of the kind"),
        lambda: read_text("- nonsense: 1"),
    ],
)
def test_so_can_what_is_raised(wrong: Callable[[], object]) -> None:
    """A pool of processes hangs or breaks where an exception cannot come back."""
    error = refused(wrong)
    for twin in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
        assert (type(twin), str(twin), vars(twin)) == (type(error), str(error), vars(error))


@pytest.mark.parametrize("seat", [3, 9, -2])
def test_a_seat_that_is_not_there_is_named(seat: int) -> None:
    with pytest.raises(IndexError, match=f"there is no seat {seat}: 0 to 2"):
        a_match().view(seat)
    with pytest.raises(Refused, match="no-such-player"):
        a_match().apply(seat, Draw)


# --- positions --------------------------------------------------------------------------------------------------------


def test_a_position_is_a_line_that_reads_back() -> None:
    here = a_match(7).round
    assert "\n" not in here.position()
    assert read_round(here.position(), MARIO, seed=b"2026").digest() == here.digest()


def changed(text: str, number: int, to: int) -> str:
    words = text.split()
    words[number] = str(to)
    return " ".join(words)


@pytest.mark.parametrize(
    ("number", "to", "problem"),
    [
        (3, 3, "answer: nothing waits to be answered"),
        (3, 2, "drawn: seat 1 does not hold the drawn card"),
        (3, 0, "colour: a colour is named for a wild that was turned up first"),
        (16, 0, "winner: somebody has won, and the round goes on"),
        (18, 2, "accusation: one of accuser and accused is missing"),
    ],
)
def test_problems_say_why_a_position_cannot_be(number: int, to: int, problem: str) -> None:
    text = a_match().round.position()
    assert read_round(text, MARIO).problems() == []
    assert problem in read_round(changed(text, number, to), MARIO).problems()


def test_problems_with_cards_are_named_card_by_card() -> None:
    text = a_match().round.position()
    numbers, hands, *rest = text.split(" | ")
    one_card_too_many = " | ".join([numbers, f"{hands} R5", *rest])
    assert read_round(one_card_too_many, MARIO).problems() == ["cards: there are 3 of R5, and the deck has 2"]
    nothing_in_hand = " | ".join([numbers, "/".join(["", *hands.split("/")[1:]]), *rest])
    assert "hands: seat 0 has no cards, and the round goes on" in read_round(nothing_in_hand, MARIO).problems()


def test_what_is_no_position_is_not_read() -> None:
    text = a_match().round.position()
    parts = text.split(" | ")
    broken = ["", "1 2 3", text.replace("|", "/"), changed(text, 2, 7), changed(text, 3, 9), changed(text, 4, 5)]
    broken += [changed(text, 1, 0), changed(text, 12, 8), " | ".join([parts[0][:-3], *parts[1:]])]
    broken += [" | ".join([*parts[:3], "", *parts[4:]]), " | ".join([*parts[:4], "1 2", *parts[5:]])]
    broken += [" | ".join([*parts[:6], "0 0 R5"]), " | ".join([*parts[:6], "0 9 R5"]), " | ".join([*parts[:6], "x"])]
    for nonsense in broken:
        with pytest.raises(ValueError, match=r"."):
            read_round(nonsense, MARIO)


# --- phases, imports --------------------------------------------------------------------------------------------------


def test_phases_are_names_and_still_the_texts_they_were() -> None:
    match = a_match()
    assert match.phase == "turn"
    assert match.phase is match.round.phase is match.view(0).phase is Phase.TURN
    assert f"{match.phase}" == "turn"
    assert [str(phase) for phase in Phase] == ("colour turn drawn answer choose confirm round-over match-over".split())


def test_the_rules_need_nothing_but_themselves() -> None:
    """No NumPy, no server, no YAML: who only wants the game gets only the game."""
    code = "import sys, penultimate.rules; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    foreign = {name for name in printed.split() if name not in sys.stdlib_module_names and not name.startswith("_")}
    assert "penultimate" in foreign
    extensions = {name for name in foreign if "mypyc" in name}  # what compiled modules share
    assert foreign - extensions <= {"penultimate", "librt", "mypy_extensions", "sitecustomize"}
