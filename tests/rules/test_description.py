"""What is described once holds together: kinds keep their numbers, editions can be dealt, roles fit their fields."""

from dataclasses import fields
from enum import Enum
from typing import Final

import pytest

from penultimate.rules import CARDS, CLASSIC, EDITIONS, MARIO, Card, Colour, Options
from penultimate.rules import events as module
from penultimate.rules.editions import ALL_EDITIONS, Edition
from penultimate.rules.events import Event, PublicEvent, Role, role_of
from penultimate.rules.options import ALL_OPTIONS, HAND_SIZE, MAX_PLAYERS, OPTION_NAMES

FACES: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+2", "R", "S")


def test_kinds_keep_their_numbers() -> None:
    """Records, positions, move codes and trained weights count on them."""
    known = [colour + face for colour in "BGRY" for face in FACES] + ["W", "W+4", "W*", "W?1", "W?2"]
    assert [str(card) for card in CARDS[: len(known)]] == known


def test_points_are_those_of_the_rules() -> None:
    """SCORE-1."""
    assert [card.points for card in CARDS[:13]] == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 20, 20]
    assert {card.points for card in CARDS if card.is_wild} == {50}


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: str(edition.name))
def test_an_edition_can_be_dealt_to_everybody(edition: Edition) -> None:
    options = EDITIONS[edition.name]
    assert options.deck_size > MAX_PLAYERS * HAND_SIZE
    assert options.changed() == {}


def test_classic_is_mario_without_stars_and_question_cards() -> None:
    assert {name: getattr(CLASSIC, name) for name in OPTION_NAMES} == {
        name: getattr(MARIO, name) for name in OPTION_NAMES
    }
    assert (MARIO.has_stars, MARIO.has_question_cards, MARIO.deck_size) == (True, True, 112)
    assert (CLASSIC.has_stars, CLASSIC.has_question_cards, CLASSIC.deck_size) == (False, False, 108)
    assert [options.edition for options in EDITIONS.values() if options.shows_braille] == ["braille"]


def test_every_option_is_a_field_and_every_field_an_option() -> None:
    assert [field.name for field in fields(Options)] == ["edition", *OPTION_NAMES]
    for option in ALL_OPTIONS:
        if option.house:
            assert not any(getattr(options, option.name) for options in EDITIONS.values())


_FITTING: Final[dict[Role, type]] = {
    Role.SEAT: int,
    Role.SEATS: tuple,
    Role.CARD: Card,
    Role.CARDS: tuple,
    Role.HANDS: tuple,
    Role.COLOUR: Colour,
    Role.NUMBER: int,
    Role.NUMBERS: tuple,
    Role.YES_NO: bool,
    Role.TEXT: str,
    Role.CONDITION: str,
}
EVENTS: Final = [
    thing
    for thing in vars(module).values()
    if isinstance(thing, type) and issubclass(thing, Event) and thing not in (Event, PublicEvent)
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: str(event.__name__))
def test_a_field_is_what_its_role_says(event: type[Event]) -> None:
    for field in fields(event):
        expected = _FITTING[role_of(event.__name__, field.name)]
        found = getattr(field.type, "__origin__", field.type)
        assert found is expected or (expected is str and isinstance(found, type) and issubclass(found, Enum))
