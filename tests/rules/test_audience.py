"""Every event knows its audience: public as a whole, or with something else for those who may not see it."""

import dataclasses

import pytest

import penultimate.rules.events as events_module
from penultimate.rules import CARDS, Card, Event
from penultimate.rules.events import PublicEvent, Why

KINDS_OF_EVENT = [
    found
    for found in vars(events_module).values()
    if isinstance(found, type) and issubclass(found, Event) and found not in (Event, PublicEvent)
]
SECRETS = {
    "HandDealt": 1, "CardsDrawn": 1, "HandShown": 2, "HandsSwapped": 2, "HandReceived": 2, "CardsGiven": 2,
    "CardsShown": 2, "CardsBuried": 1, "PileSeen": 1,
}  # fmt: skip
"""The events that hide something, and how many seats may see it."""
OPEN_CARDS = {
    "DealerDrawn", "CardTurnedUp", "CardPutBack", "CardPlayed", "CardTakenBack", "CardsThrownAway", "RoundEnded",
    "CardsFetched", "CardFoundOnTop",
}  # fmt: skip
"""Public events that show cards: each is a card that lies open on the table by the rules."""


def holds_cards(field: dataclasses.Field[object]) -> bool:
    """Compiled, a field knows only that it is a tuple, not of what."""
    return "Card" in str(field.type) or (
        "tuple" in str(field.type) and ("cards" in field.name or "hands" in field.name)
    )


def example(kind: type[Event]) -> Event:
    values: list[object] = []
    seat = 0
    for field in dataclasses.fields(kind):
        if field.type in (int, "int"):
            values.append(seat)
            seat += 1
        elif field.type in (Why, "Why"):
            values.append(Why.TURN)
        elif holds_cards(field):
            values.append((CARDS[3], CARDS[4]))
        else:
            values.append(None)
    return kind(*values)


@pytest.mark.parametrize("kind", KINDS_OF_EVENT, ids=lambda kind: str(kind.__name__))
def test_public_or_hidden(kind: type[Event]) -> None:
    if issubclass(kind, PublicEvent):
        shows = any(holds_cards(field) for field in dataclasses.fields(kind))
        assert not shows or kind.__name__ in OPEN_CARDS
        return
    event = example(kind)
    insiders = [viewer for viewer in range(-1, 10) if event.seen_by(viewer) == event]
    assert insiders == list(range(SECRETS[kind.__name__]))
    for viewer in (-1, 7):
        seen = event.seen_by(viewer)
        assert isinstance(seen, PublicEvent)
        assert seen.seen_by(0) is seen
        for field in dataclasses.fields(seen):
            assert not isinstance(getattr(seen, field.name), (Card, tuple))


def test_the_events_that_hide_something_are_these() -> None:
    assert {kind.__name__ for kind in KINDS_OF_EVENT if not issubclass(kind, PublicEvent)} == set(SECRETS)
