"""The golden playthroughs in this folder, which people read, are what the game does.

After a change that is meant: PENULTIMATE_REWRITE=1 PYTHONPATH=src python -m pytest tests/playthroughs, and read the
difference before committing it.
"""

import os
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from tests.playthroughs.playing import PLAYTHROUGHS, Playthrough, play

from penultimate.rules import Event
from penultimate.rules.events import (
    AnswerAwaited,
    CardKept,
    CardPlayed,
    CardsDrawn,
    CardTakenBack,
    ChallengeSettled,
    HandsPassedOn,
    HandsSwapped,
    Reflected,
    RuleRuns,
    TurnMissed,
    UnoCalled,
    UnoCaught,
    Why,
)
from penultimate.rules.options import EDITIONS, HOUSE_OPTIONS

FOLDER = Path(__file__).parent


def _kinds(events: list[Event]) -> set[type[Event]]:
    return {type(event) for event in events}


def _drew_several_in_a_turn(events: list[Event]) -> bool:
    turns = [isinstance(event, CardsDrawn) and event.why is Why.TURN for event in events]
    return any(first and second for first, second in pairwise(turns))


def _drew_and_played(events: list[Event]) -> bool:
    return any(
        isinstance(first, CardsDrawn) and isinstance(second, CardPlayed) and first.seat == second.seat
        for first, second in pairwise(events)
    )


SHOWS: dict[str, Callable[[list[Event]], bool]] = {
    "mario": lambda events: {Reflected, ChallengeSettled, UnoCalled, UnoCaught, TurnMissed} <= _kinds(events),
    "braille": lambda events: {CardTakenBack, ChallengeSettled, UnoCalled, UnoCaught} <= _kinds(events),
    "classic": lambda events: {ChallengeSettled, UnoCalled, UnoCaught, TurnMissed} <= _kinds(events),
    "stacking": lambda events: any(isinstance(event, AnswerAwaited) and event.cards > 4 for event in events),
    "draw_until_playable": _drew_several_in_a_turn,
    "force_play": lambda events: (
        _drew_and_played(events) and not any(isinstance(event, CardKept) and event.by_choice for event in events)
    ),
    "jump_in": lambda events: any(isinstance(event, CardPlayed) and event.jumped_in for event in events),
    "seven_zero": lambda events: {HandsSwapped, HandsPassedOn} <= _kinds(events),
    "star_duel": lambda events: (
        {Reflected} <= _kinds(events) and sum(isinstance(event, AnswerAwaited) for event in events) > 3
    ),
    "custom_cards": lambda events: len({event.which for event in events if isinstance(event, RuleRuns)}) == 2,
    "two_players": lambda events: {TurnMissed, UnoCalled} <= _kinds(events),
}
"""What a reader should find in each."""


@pytest.mark.parametrize("through", PLAYTHROUGHS, ids=lambda through: str(through.name))
def test_the_game_goes_as_written(through: Playthrough) -> None:
    match, events, text = play(through)
    assert match.is_over
    assert SHOWS[through.name](events), "choose a seed that shows what this is about"
    file = FOLDER / f"{through.name}.txt"
    if os.environ.get("PENULTIMATE_REWRITE"):
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")


def test_one_per_edition_and_house_option() -> None:
    names = [through.name for through in PLAYTHROUGHS]
    assert set(names) >= {*EDITIONS, *HOUSE_OPTIONS}
    assert sorted(f"{name}.txt" for name in names) == sorted(file.name for file in FOLDER.glob("*.txt"))
