"""How many: numbers, and amounts that are known only when they are needed."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, final

from penultimate.rules.values import Value
from penultimate.rules.whichcards import ANY
from penultimate.rules.who import Who

MOST_CARDS: Final = 20
"""No effect moves more cards than this at once, and nobody misses more turns."""


class Than(Enum):
    """How a number is compared."""

    MORE = "more"
    FEWER = "fewer"
    EXACTLY = "exactly"


class Count(Enum):
    """How a number of cards is found out."""

    ALL = "all"
    """All that the player holds (of that sort)."""
    HALF = "half"
    """Half of them; of an odd number the greater half."""
    THIRD = "third"
    """A third of them, rounded up as halves are."""
    PART = "part"
    """A half (2) or a third (3) of them, rounded down."""
    UP_TO = "up-to"
    """As many as their player likes, so many at most, or none."""
    UP_TO_ALL = "up-to/all"
    """As many as their player likes, all or none of them."""
    EACH = "each"
    """So many for each of some players."""
    AS = "as"
    """As many as somebody holds (of a sort)."""
    UNTIL = "until"
    """For draws: until such a card comes; with `most`, so many cards at most."""
    TO = "to"
    """Until one holds so many: draw up to seven, throw away down to seven."""
    LEVEL = "level"
    """Until one holds as many as somebody else does: draw up to that, throw away down to that."""
    DIE = "die"
    """What a die shows."""
    TURNED = "turned"
    """The number on the card that was turned up; none where there is no number on it."""
    BELOW = "below"
    """The number on the card under the custom card, as it lay there at first; none where there is no number on it."""
    RISE = "rise"
    """For several players: so many for the first of them, and for each after that one more."""
    DONE = "done"
    """As many as the effect before it has moved, by all who did it together; or so many times as many."""


SOME: Final = (Count.UP_TO, Count.UP_TO_ALL)
"""Where their player says how many, too."""
PARTS: Final = (Count.ALL, Count.HALF, Count.THIRD, Count.PART, Count.UP_TO_ALL)
"""Those that are counted by what a hand holds."""

PLAYABLE: Final = "playable"
"""For `until`: a card that could be laid now."""


@final
@dataclass(frozen=True)
class Amount(Value):
    """A number of cards that is known only when it is needed."""

    count: Count
    number: int = 1
    who: Who = Who.ME
    which: str = ANY
    most: int = 0
    """For `until`: so many cards at most; 0 for no limit."""

    def text(self) -> str:
        if self.count is Count.EACH:
            return f"{self.number}x{self.who.value}"
        if self.count is Count.AS:
            return f"as/{self.who.value}/{self.which}"
        if self.count is Count.UNTIL:
            return f"until/{self.which}<{self.most}" if self.most else f"until/{self.which}"
        if self.count is Count.PART:
            return f"part/{self.number}-"
        if self.count is Count.UP_TO:
            return f"up-to/{self.number}"
        if self.count is Count.LEVEL:
            return f"to/{self.who.value}"
        if self.count is Count.DONE:
            return "done" if self.number == 1 else f"{self.number}xdone"
        if self.count is Count.RISE:
            return f"rise/{self.number}"
        return f"to/{self.number}" if self.count is Count.TO else self.count.value


Many = int | Amount
"""A number, or how to find it out."""
