"""What the rules tell, in plain values: for who sends it on, or writes it down."""

from dataclasses import fields
from enum import Enum
from typing import Any, Final, final

from penultimate.rules.agenda import Agenda, Standing
from penultimate.rules.cards import Card, Colour
from penultimate.rules.events import Event

_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def plain(value: object) -> object:
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    if isinstance(value, Colour):
        return value.letter
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, (Agenda, Standing)):
        return value.text()
    return value


def plain_event(event: Event) -> dict[str, object]:
    """Its kind, and its fields by their names. What one seat may know of it: `plain_event(event.seen_by(seat))`."""
    told: dict[str, object] = {"kind": type(event).__name__}
    for name in _names(type(event)):
        told[name] = plain(getattr(event, name))
    return told


def _names(cls: type[Event]) -> tuple[str, ...]:
    names = _FIELDS.get(cls)
    if names is None:
        names = _FIELDS[cls] = tuple([field.name for field in fields(cls)])
    return names


@final
class PublicFacts:
    """What everybody sees of a match, at one moment. The names are those of `SeatView`."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self._facts = facts
        self._discards: tuple[Card, ...] = facts["discards"]

    def plain(self) -> dict[str, object]:
        """All of it."""
        told = {name: plain(value) for name, value in self._facts.items()}
        told["discard_size"] = len(self._discards)
        return told

    def since(self, before: "PublicFacts") -> tuple[dict[str, object], list[str]]:
        """What is different, and the cards that have come onto the discard pile, where nothing else happened to it."""
        was = before._facts
        changed: dict[str, object] = {}
        for name, value in self._facts.items():
            if value is not was[name] and value != was[name]:
                changed[name] = plain(value)
        laid: list[str] = []
        if "discards" in changed:
            old, new = before._discards, self._discards
            if new[: len(old)] == old:
                laid = [str(card) for card in new[len(old) :]]
                del changed["discards"]
            if len(old) != len(new):
                changed["discard_size"] = len(new)
        return changed, laid
