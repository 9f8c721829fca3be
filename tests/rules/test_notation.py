"""What can be written can be read: cards, moves, effects, positions; and values survive pickling."""

import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.tables import clauses, effort, every_move, sensible

from penultimate.rules import (
    BRAILLE,
    CARDS,
    MARIO,
    Accuse,
    Catch,
    Choose,
    Colour,
    Match,
    Move,
    Refusal,
    Rule,
    RuleError,
    read_card,
    read_cards,
    read_move,
    write_cards,
)
from penultimate.rules import legality as legality_module
from penultimate.rules.cards import COLOURED_KINDS, KINDS, card_of
from penultimate.rules.editions import deck_of
from penultimate.rules.effects import read_clauses, write_clauses
from penultimate.rules.full_state import state_of
from penultimate.rules.moves import CHOOSE, move_of, second_seat_of, verb_of
from penultimate.rules.position import read_position, write_position

ALL_CARDS = CARDS + [card_of(kind, int(colour)) for kind in range(COLOURED_KINDS, KINDS) for colour in Colour]


@pytest.mark.parametrize("card", ALL_CARDS, ids=str)
def test_cards(card: object) -> None:
    assert read_card(str(card)) is card
    assert read_card(str(card).lower()) is card


def test_there_are_57_kinds_and_112_or_108_cards() -> None:
    assert len(set(CARDS)) == 57
    assert sum(deck_of("mario")) == MARIO.deck_size == 112
    assert sum(deck_of("braille")) == BRAILLE.deck_size == 108
    assert sum(card.points for card in CARDS for _ in range(deck_of("braille")[card.kind])) == 1240


@pytest.mark.parametrize("text", ["", "R", "R10", "X5", "W+2", "R5:B", "W:", "W:X", "W+4:RR", "5R", "R 5"])
def test_not_cards(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        read_card(text)


def test_a_bare_custom_card_is_the_first_that_is_there() -> None:
    assert str(read_card("W?")) == "W?1"
    assert str(read_card("W?", read_cards("W?2 R5"))) == "W?2"
    assert write_cards(read_cards("w? r5 w?")) == "W?1 R5 W?2"


@pytest.mark.parametrize("players", [2, 5, 10])
def test_moves(players: int) -> None:
    names = [f"Player {seat}" for seat in range(players)]
    for move in every_move(players):
        assert move_of(move.code) == move
        unknown = "?" in move.text([*names])
        strange = verb_of(move.code) == CHOOSE and second_seat_of(move.code) == players
        if not unknown and not strange:
            assert read_move(move.text(names), names) == move


@pytest.mark.parametrize("text", ["", "fly", "play", "play R5 R G", "play W:R", "draw 2", "catch", "colour", "choose"])
def test_not_moves(text: str) -> None:
    with pytest.raises(ValueError, match="is not a"):
        read_move(text, ["Ana", "Ben"])


def test_names_with_blanks() -> None:
    names = ["Anna Maria", "Anna", "Ben"]
    assert read_move("choose anna maria ben", names) == move_of(read_move("choose Anna Maria Ben", names).code)
    assert read_move("catch anna maria", names).text(names) == "catch Anna Maria"
    assert read_move("catch Zoe", names).text(names) == "catch ?"


NOT_HERE = [(16,), (3, 1), (0, 13), (0, 99), (0, 1, 3), (0, 1, -1), (99, 0, 1), (0, 1, 2, 3)]


@pytest.mark.parametrize(
    "move", [Catch(-1), Catch(3), Catch(13), Catch(99), Accuse(15), *(Choose(seats) for seats in NOT_HERE)], ids=str
)
def test_a_seat_that_is_not_here_is_nobody_else(move: Move) -> None:
    refused = Match(3, BRAILLE, seed=1).why_not(0, move)
    assert refused is not None
    assert refused.refusal is Refusal.NO_SUCH_PLAYER


@pytest.mark.parametrize("seats", [(), (0, 1, 2), (2, 1, 0), (1, 1, 1), (0, 1, 2, 0, 1)])
def test_so_many_as_nobody_asks_for_are_here_all_the_same(seats: tuple[int, ...]) -> None:
    match = Match(3, BRAILLE, seed=1)
    refused = match.why_not(match.actor, Choose(seats))
    assert refused is not None
    assert refused.refusal is Refusal.NOT_NOW


@given(st.lists(clauses, max_size=8))
@effort(examples=150)
def test_effects(found: list[object]) -> None:
    written = write_clauses(tuple(found))  # type: ignore[arg-type]
    assert read_clauses(written) == tuple(found)
    assert pickle.loads(pickle.dumps(tuple(found))) == tuple(found)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("fly me 2", "notation"),
        ("draw me", "notation"),
        ("draw nobody 1", "notation"),
        ("draw me many", "notation"),
        ("draw me 0", "notation"),
        ("draw me 21", "notation"),
        ("if named Z: draw me 1", "notation"),
        ("if me more: draw me 1", "notation"),
        ("when me more 2: draw me 1", "notation"),
        ("again everyone", "notation"),
        ("draw me 1;", "notation"),
        (":", "notation"),
    ],
)
def test_not_effects(text: str, reason: str) -> None:
    with pytest.raises(RuleError) as caught:
        read_clauses(text)
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("words", "effects", "reason"),
    [
        ("", "", "text"),
        (" ", "", "text"),
        ("two\nlines", "", "text"),
        ("x" * 201, "", "text"),
        ("many", "; ".join(["reverse"] * 9), "too-many-effects"),
        ("second first", "draw chosen-too 1", "chosen"),
    ],
)
def test_rules_that_cannot_be_on_a_card(words: str, effects: str, reason: str) -> None:
    with pytest.raises(RuleError) as caught:
        Rule(words, read_clauses(effects))
    assert caught.value.reason == reason


def test_refusals_are_the_numbers_that_the_engine_knows() -> None:
    for refusal in Refusal:
        if refusal is not Refusal.MATCH_OVER:
            assert getattr(legality_module, refusal.name) == refusal.value
    assert [refusal.value for refusal in Refusal] == list(range(1, 21))


def test_positions_and_what_else_is_pickled() -> None:
    dice = random.Random(5)
    match = Match(4, MARIO.but(seven_zero=True), seed=5)
    while not match.round.is_over:
        state = state_of(match.round)
        text = write_position(state)
        assert write_position(read_position(text, state.options, state.rules, state.seed)) == text
        view = match.view(match.actor)
        assert pickle.loads(pickle.dumps(view)) == view
        move = sensible(dice, list(match.legal_moves(match.actor)))
        assert pickle.loads(pickle.dumps(move)) == move
        events = match.apply(match.actor, move)
        assert pickle.loads(pickle.dumps(events)) == events


@pytest.mark.parametrize("text", ["", "1 | 2", "x" + " |" * 7])
def test_not_positions(text: str) -> None:
    with pytest.raises(ValueError, match=r"position|int|unpack"):
        read_position(text, MARIO, (None, None), b"")
