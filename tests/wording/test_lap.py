"""How long it takes to hear what the others do: a lap with three bots, from one's own turn to the next."""

from collections.abc import Iterator
from functools import cache
from statistics import mean

import pytest

from penultimate.bots import bot
from penultimate.rules import Event, Match, Next, options_for
from penultimate.rules.events import RoundEnded, TurnBegan
from penultimate.rules.match import seed_of
from penultimate.wording import Verbosity, Wording, is_spoken
from penultimate.wording.hearing import seconds_to_hear

NAMES = ("Ana", "Ada", "Bo", "Cem")
ROUNDS = 12
MOST_SECONDS = {"en": 9, "de": 11, "it": 11, "nl": 11, "zh-Hant": 11}


@cache
def laps() -> list[list[Event]]:
    """What happened from each turn of the first player to the next one, in some rounds of a fixed match."""
    found: list[list[Event]] = []
    lap: list[Event] | None = None
    for event in _events():
        if isinstance(event, TurnBegan) and event.seat == 0:
            if lap is not None:
                found.append(lap)
            lap = []
        if isinstance(event, RoundEnded):
            lap = None
        if lap is not None:
            lap.append(event.seen_by(0))
    return found


def _events() -> Iterator[Event]:
    match = Match(4, options_for("mario"), seed=seed_of("a lap"))
    bots = [bot("easy", number) for number in range(4)]
    while match.round_number <= ROUNDS and not match.is_over:
        if match.round.is_over:
            yield from match.apply(0, Next)
            continue
        seat = match.actor
        yield from match.apply(seat, bots[seat].choose(match.view(seat), match.legal_moves(seat)))


def seconds(language: str, verbosity: Verbosity) -> float:
    words = Wording(language, strict=True)
    heard = [
        sum(
            seconds_to_hear(words.sentence(event, 0, NAMES, verbosity))
            for event in lap
            if is_spoken(event, 0, verbosity)
        )
        for lap in laps()
    ]
    return mean(heard)


@pytest.mark.parametrize(("language", "most"), MOST_SECONDS.items())
def test_a_lap_is_heard_in_time(language: str, most: float) -> None:
    assert len(laps()) > 50
    assert seconds(language, Verbosity.NORMAL) < most


@pytest.mark.parametrize("language", MOST_SECONDS)
def test_each_step_of_verbosity_takes_longer(language: str) -> None:
    brief, normal, full = [seconds(language, verbosity) for verbosity in Verbosity]
    assert brief < normal < full


@pytest.mark.parametrize("language", MOST_SECONDS)
def test_no_fact_is_lost(language: str) -> None:
    """Whoever acts, every card, every colour and every number of cards to draw is in the short sentence as well."""
    words = Wording(language, strict=True)
    for lap in laps():
        for event in lap:
            short = words.sentence(event, 0, NAMES, Verbosity.NORMAL)
            card, seat, count = (getattr(event, name, None) for name in ("card", "seat", "count"))
            if not short:  # it goes without saying that a card which cannot be laid is kept
                assert getattr(event, "by_choice", None) is False
                continue
            if card is not None:
                assert words.card(card.bare()).lower() in short.lower()
                assert card.named is None or words.colour(card.named) in short
            if isinstance(seat, int) and seat > 0:
                assert NAMES[seat] in short
            if count is not None and count > 1:
                assert str(count) in short
