"""The events' fields as data, for `event_fields.json`: what the browser needs to word an event, and Python uses too.

`describe_events()` reads the dataclasses; the file is written from it by `python -m penultimate.wording.fields`, and
a test holds the two together. What each type of field gives a message is said in `arguments.py`.
"""

import json
import re
from dataclasses import fields
from enum import Enum
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, TypedDict, get_type_hints

from penultimate.rules import events
from penultimate.rules.cards import Card, Colour
from penultimate.rules.events import Event
from penultimate.wording.levels import LEVELS

FILE: Final = "event_fields.json"

SEATS: Final = frozenset(
    ("seat", "dealer", "attacker", "target", "to", "by", "first", "second", "giver", "chosen", "winner")
)
NUMBERS: Final = frozenset(("number", "left", "count", "cards", "which", "players", "turns"))
"""What an `int` means is known by its name. A new name must be added to one of the two."""


class EventDescription(TypedDict):
    message: str
    mine: str
    """The least verbosity at which it is spoken when it concerns the listener …"""
    others: str
    """… and when it does not."""
    fields: dict[str, str]


def event_classes() -> list[type[Event]]:
    """Every event there is, in the order of the module."""
    known = [thing for thing in vars(events).values() if isinstance(thing, type) and issubclass(thing, Event)]
    return [cls for cls in known if not any(other is not cls and issubclass(other, cls) for other in known)]


def message_of(name: str) -> str:
    """`CardPlayed` -> `card-played`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def describe_events() -> dict[str, EventDescription]:
    return {cls.__name__: _describe(cls) for cls in event_classes()}


@cache
def event_descriptions() -> dict[str, EventDescription]:
    """The shipped file, which is the same compiled or not."""
    loaded: dict[str, EventDescription] = json.loads((files("penultimate.wording") / FILE).read_text("utf-8"))
    return loaded


def _describe(cls: type[Event]) -> EventDescription:
    level = LEVELS[cls.__name__]
    hints = get_type_hints(cls)
    return {
        "message": message_of(cls.__name__),
        "mine": level.mine.value,
        "others": level.others.value,
        "fields": {field.name: _type_of(cls, field.name, hints[field.name]) for field in fields(cls)},
    }


_TYPES: Final[dict[object, str]] = {
    Card: "card",
    Colour: "colour",
    bool: "yes-no",
    str: "text",
    tuple[Card, ...]: "cards",
    tuple[tuple[Card, ...], ...]: "hands",
}


def _type_of(cls: type[Event], name: str, hint: object) -> str:
    if name == "condition":
        return "condition"
    if hint is int and name in SEATS:
        return "seat"
    if hint is int and name in NUMBERS:
        return "number"
    if hint == tuple[int, ...]:
        return "seats" if name == "winners" else "numbers"
    if hint in _TYPES:
        return _TYPES[hint]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return "text"
    raise TypeError(f"{cls.__name__}.{name}: {hint} is neither a seat nor a number nor anything else known here")


def main() -> None:
    text = json.dumps(describe_events(), indent=1) + "\n"
    Path(__file__).with_name(FILE).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
