"""When an effect happens: conditions as data."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, final

from penultimate.rules.amounts import Than
from penultimate.rules.cards import Colour
from penultimate.rules.values import Value
from penultimate.rules.whichcards import ANY
from penultimate.rules.who import Who


@dataclass(frozen=True)
class Condition(Value):
    """When an effect happens. Looked at once, when the card has been laid, before the first effect.

    What is about hidden cards, or about each player by itself, is looked at when its effect comes.
    """

    def text(self) -> str:
        raise NotImplementedError  # pragma: no cover

    def people(self) -> tuple[Who, ...]:
        """Everyone it names."""
        return ()

    def is_for_later(self) -> bool:
        return False


@final
@dataclass(frozen=True)
class Named(Condition):
    """If this colour was named for the custom card."""

    colour: Colour

    def text(self) -> str:
        return f"named {self.colour.letter}"


@final
@dataclass(frozen=True)
class Holds(Condition):
    """If somebody holds more than, fewer than, or exactly so many cards (the custom card no longer among them)."""

    who: Who
    than: Than
    cards: int
    which: str = ANY

    def text(self) -> str:
        sort = "" if self.which == ANY else f"{self.which} "
        return f"{self.who.value} {sort}{self.than.value} {self.cards}"

    def people(self) -> tuple[Who, ...]:
        return (self.who,)

    def is_for_later(self) -> bool:
        return self.which != ANY or self.who is Who.THEY or self.who.is_found_out


@final
@dataclass(frozen=True)
class Among(Condition):
    """If something is true of every one of several players' hands, or of at least one of them."""

    every: bool
    of: Holds

    def text(self) -> str:
        return f"{'every' if self.every else 'some'} {self.of.text()}"

    def is_for_later(self) -> bool:
        return self.of.is_for_later()


@final
@dataclass(frozen=True)
class Compared(Condition):
    """If somebody holds more, fewer, or as many cards as somebody else; or more, or fewer, than all others."""

    who: Who
    than: Than
    other: Who

    def text(self) -> str:
        return f"{self.who.value} {self.than.value} {self.other.value}"

    def people(self) -> tuple[Who, ...]:
        return (self.who, self.other)

    def is_for_later(self) -> bool:
        return self.who is Who.THEY or self.who.is_found_out or self.other.is_found_out


@final
@dataclass(frozen=True)
class AtTable(Condition):
    """If so many players are in the game, or more, or fewer."""

    than: Than
    players: int

    def text(self) -> str:
        return f"players {self.than.value} {self.players}"


@final
@dataclass(frozen=True)
class EvenHand(Condition):
    """If somebody holds an even number of cards, or an odd one."""

    who: Who
    even: bool

    def text(self) -> str:
        return f"{self.who.value} {'even' if self.even else 'odd'}"

    def people(self) -> tuple[Who, ...]:
        return (self.who,)

    def is_for_later(self) -> bool:
        return self.who is Who.THEY or self.who.is_found_out


@final
@dataclass(frozen=True)
class Drew(Condition):
    """If such a card, or none such, is among those that somebody has drawn, or got, by the rule."""

    who: Who
    which: str
    is_so: bool = True

    def text(self) -> str:
        return f"{'' if self.is_so else 'not '}{self.who.value} drew {self.which}"

    def people(self) -> tuple[Who, ...]:
        return (self.who,)

    def is_for_later(self) -> bool:
        return True


class Lying(Enum):
    """A card on the table that can be looked at."""

    TURNED = "turned"
    """What was turned up from the draw pile."""
    BELOW = "below"
    """What lies under the custom card."""


@final
@dataclass(frozen=True)
class Lies(Condition):
    """If such a card, or any but such a card, was turned up from the draw pile or lies under the custom card."""

    place: Lying
    which: str
    is_so: bool = True

    def text(self) -> str:
        return f"{'' if self.is_so else 'not '}{self.place.value} {self.which}"

    def is_for_later(self) -> bool:
        return self.place is Lying.TURNED


PIPS: Final = 6
"""So many sides a die has."""


@final
@dataclass(frozen=True)
class Rolled(Condition):
    """If the die that is rolled for the rule shows more than, fewer than, or exactly so many; or anything but that."""

    than: Than
    pips: int
    is_so: bool = True

    def text(self) -> str:
        than = "" if self.than is Than.EXACTLY else f"{self.than.value} "
        return f"{'' if self.is_so else 'not '}die {than}{self.pips}"

    def is_for_later(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class RolledEven(Condition):
    """If the die that is rolled for the rule shows an even number, or an odd one."""

    even: bool

    def text(self) -> str:
        return f"die {'even' if self.even else 'odd'}"

    def is_for_later(self) -> bool:
        return True


def sides_of(when: Rolled | RolledEven) -> frozenset[int]:
    """What the die may show for it to be true."""
    if isinstance(when, RolledEven):
        return frozenset([side for side in range(1, PIPS + 1) if (side % 2 == 0) == when.even])
    return frozenset([side for side in range(1, PIPS + 1) if _compares(side, when.than, when.pips) == when.is_so])


def _compares(side: int, than: Than, pips: int) -> bool:
    if than is Than.MORE:
        return side > pips
    return side < pips if than is Than.FEWER else side == pips


@final
@dataclass(frozen=True)
class Both(Condition):
    """If two things are true."""

    first: Condition
    second: Condition

    def text(self) -> str:
        return f"{self.first.text()} and {self.second.text()}"

    def people(self) -> tuple[Who, ...]:
        return (*self.first.people(), *self.second.people())

    def is_for_later(self) -> bool:
        return self.first.is_for_later() or self.second.is_for_later()


def conditions_in(when: Condition) -> tuple[Condition, ...]:
    """Those it is made of; itself, where it holds no others."""
    return (when.first, when.second) if isinstance(when, Both) else (when,)
