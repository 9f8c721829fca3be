"""A seat at a table, and who is in it."""

from dataclasses import dataclass
from typing import Literal

from penultimate.tables.entries import Language

SITS_IN: str = "good"
"""The level of a bot that plays for somebody who is away."""


@dataclass(slots=True, eq=False)
class Seat:
    """What the log says of a seat. Who holds on to the object keeps the seat when free ones before it go."""

    number: int
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
    last_id: int = -1

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

    def clear(self) -> None:
        self.kind = "empty"
        self.name = self.level = self.token = self.share = ""
        self.sitting_in = self.ready = False
        self.last_id = -1
