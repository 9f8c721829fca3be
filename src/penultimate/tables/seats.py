"""A seat at a table, and who is in it."""

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from penultimate.tables.entries import Language

SITS_IN: Final = "good"
"""The level of a bot that plays for somebody who is away."""
NOBODY: Final = -1


class Seat(Struct, frozen=True):
    """What the log says of a seat. It never changes: something new about a seat is a new `Seat` in the book."""

    number: int
    """Where it is. It moves up when free seats before it go."""
    key: int = NOBODY
    """Whose it is: the entry with which somebody sat down. Who keeps the key keeps the seat, wherever it moves."""
    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    level: str = ""
    """Of the bot in it, also of one that only sits in."""
    sitting_in: bool = False
    token: str = ""
    language: Language = "en"
    ready: bool = False
    share: str = ""
    """The player's own share in the next shuffle."""

    @property
    def is_person(self) -> bool:
        return self.kind == "person"

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.sitting_in

    @property
    def has_a_say(self) -> bool:
        """Whether somebody is here to be asked for consent: a person, and not a bot in that person's place."""
        return self.kind == "person" and not self.sitting_in

    def but(self, **changes: object) -> "Seat":
        return replace(self, **changes)
