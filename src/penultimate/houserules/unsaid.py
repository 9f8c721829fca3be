"""What stands for something said elsewhere in a text. `settling.py` puts in its place what is meant."""

from dataclasses import dataclass
from typing import Final, final

from penultimate.rules.effects import Amount, Condition, Count, Effect, Place, Who

SO_MANY: Final = Amount(Count.DIE, 0)
""" "That many": what the die shows, or the card that was turned up. It cannot stand on a card as it is."""


@final
@dataclass(frozen=True)
class Introduced(Effect):
    """ "Choose a player." Whatever "they" do after that is done by whoever was chosen."""

    who: Who

    @property
    def verb(self) -> str:
        return "introduced"


@final
@dataclass(frozen=True)
class Announced(Effect):
    """ "Roll a die." "Turn over the top card." Something must come of it."""

    count: Count
    who: Who = Who.ME

    @property
    def verb(self) -> str:
        return "announced"

    def places(self) -> tuple[Place, ...]:
        return (self.who,)


@final
@dataclass(frozen=True)
class Likewise(Effect):
    """ "And so does the next player": what was just said, of somebody else."""

    who: Who

    @property
    def verb(self) -> str:
        return "likewise"

    def places(self) -> tuple[Place, ...]:
        return (self.who,)


@final
@dataclass(frozen=True)
class ItIs(Condition):
    """ "If it is red": the card that was turned up, or else the colour that was named."""

    which: str
    is_so: bool = True

    def text(self) -> str:
        return f"{'' if self.is_so else 'not '}it {self.which}"
