"""The events' fields as data, for `event_fields.json`: what the browser needs to word an event, and Python uses too.

`describe_events()` reads the classes and the roles of their fields; the file is written from it by `python -m
penultimate.wording.fields`, and a test holds the two together. `arguments.py` says what each role gives a message.
"""

import json
import re
from dataclasses import fields
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, TypedDict

from penultimate.rules import events
from penultimate.rules.events import Event, role_of
from penultimate.wording.levels import LEVELS

FILE: Final = "event_fields.json"


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
    name = cls.__name__
    level = LEVELS[name]
    return {
        "message": message_of(name),
        "mine": level.mine.value,
        "others": level.others.value,
        "fields": {field.name: role_of(name, field.name).value for field in fields(cls)},
    }


def main() -> None:
    text = json.dumps(describe_events(), indent=1) + "\n"
    Path(__file__).with_name(FILE).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
