"""The events of the rules as wire types: same field names, `kind` is the name of the event's class."""

import ast
from dataclasses import fields
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from penultimate.rules import events
from penultimate.rules.cards import COLOUR_LETTERS, Colour
from penultimate.rules.events import Role, role_of

_TYPES: Final[dict[Role, object]] = {
    Role.SEAT: int,
    Role.SEATS: tuple[int, ...],
    Role.CARD: str,
    Role.CARDS: tuple[str, ...],
    Role.HANDS: tuple[tuple[str, ...], ...],
    Role.COLOUR: Literal[tuple(COLOUR_LETTERS)],
    Role.NUMBER: int,
    Role.NUMBERS: tuple[int, ...],
    Role.YES_NO: bool,
    Role.TEXT: str,
    Role.CONDITION: str,
}


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
    if isinstance(found, type) and issubclass(found, Enum) and found is not Colour:
        return Literal[tuple(member.value for member in found)]
    return _TYPES[role_of(cls.__name__, name)]
