"""The events of the rules as wire types: same field names, `kind` is the name of the event's class."""

import ast
from dataclasses import fields
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from penultimate.rules import events
from penultimate.rules.cards import Card, Colour

ColourLetter = Literal["B", "G", "R", "Y"]

_TUPLES: Final[dict[str, object]] = {
    "cards": tuple[str, ...],
    "first_cards": tuple[str, ...],
    "second_cards": tuple[str, ...],
    "hands": tuple[tuple[str, ...], ...],
    "points": tuple[int, ...],
    "totals": tuple[int, ...],
    "winners": tuple[int, ...],
}
"""Compiled classes forget what is in their tuples; a new name must be added here."""


def event_classes() -> list[type[events.Event]]:
    """Every event that can happen, in the order of the module."""
    bases = (events.Event, events.PublicEvent)
    known = [thing for thing in vars(events).values() if isinstance(thing, type) and issubclass(thing, events.Event)]
    return [cls for cls in known if cls not in bases]


def wire_event(cls: type[events.Event]) -> type[msgspec.Struct]:
    """The message type of one event."""
    shape: list[tuple[str, Any]] = [(one.name, _wire_type(cls, one.name, one.type)) for one in fields(cls)]
    made: type[msgspec.Struct] = msgspec.defstruct(
        cls.__name__,
        shape,
        tag=cls.__name__,
        tag_field="kind",
        namespace={"__doc__": _docstrings()[cls.__name__]},
    )
    return made


@cache
def _docstrings() -> dict[str, str]:
    """From the source, since compiled classes have none; docs are the same whoever makes them."""
    source = (files("penultimate.rules") / "events.py").read_text("utf-8")
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return {node.name: ast.get_docstring(node) or "" for node in classes}


def _wire_type(cls: type[events.Event], name: str, found: object) -> object:
    if found is tuple or str(found).startswith("tuple"):
        return _TUPLES[name]
    if found is Card:
        return str
    if found is Colour:
        return ColourLetter
    if isinstance(found, type) and issubclass(found, Enum):
        return Literal[tuple(member.value for member in found)]
    if found in (int, bool, str):
        return found
    raise TypeError(f"{cls.__name__}.{name} is {found}, which has no wire type yet")
