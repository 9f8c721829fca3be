"""Effects that hold others: choices, and what holds for a while."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, final

from penultimate.rules.amounts import Amount, Count, Many
from penultimate.rules.verbs import Effect
from penultimate.rules.whichcards import ANY
from penultimate.rules.who import Who


class Chooser(Enum):
    """Who settles an "or"."""

    THEY = "they"
    """Whoever does it, each for themselves."""
    ME = "me"
    COIN = "coin"


MOST_TOGETHER: Final = 3
"""So many effects are one way to choose, or happen at once, and no more."""
MOST_WAYS: Final = 4


@final
@dataclass(frozen=True)
class Together(Effect):
    """Several things, one after the other, where one could stand: as a way to choose, or when such a card is played."""

    effects: tuple[Effect, ...]

    @property
    def verb(self) -> str:
        return "together"

    def text(self) -> str:
        return " & ".join([effect.text() for effect in self.effects])

    def concerns(self) -> tuple[Who, ...]:
        return tuple([who for effect in self.effects for who in effect.concerns()])

    def doer(self) -> Who | None:
        return self.effects[0].doer()


def parts_of(effect: Effect) -> tuple[Effect, ...]:
    """What is done, one after the other."""
    return effect.effects if isinstance(effect, Together) else (effect,)


@final
@dataclass(frozen=True)
class Either(Effect):
    """One of two things, or of more, as somebody or a coin decides; "may": the one thing, or nothing."""

    by: Chooser
    first: Effect
    second: Effect | None = None
    more: tuple[Effect, ...] = ()
    """A third way, and a fourth."""

    @property
    def verb(self) -> str:
        return "may" if self.second is None else "ways" if self.more else "either"

    @property
    def ways(self) -> tuple[Effect, ...]:
        """Between which it is; one, where the other is to do nothing."""
        return (self.first,) if self.second is None else (self.first, self.second, *self.more)

    def text(self) -> str:
        if self.second is None:
            return f"{self.by.value} may {self.first.text()}"
        return f"{self.by.value} choose {' or '.join([way.text() for way in self.ways])}"

    def concerns(self) -> tuple[Who, ...]:
        return tuple([who for way in self.ways for who in way.concerns()])

    def doer(self) -> Who | None:
        return self.first.doer()


def either(by: Chooser, ways: tuple[Effect, ...]) -> Either:
    """A choice between these; whether to, where there is but one."""
    return Either(by, ways[0], ways[1] if len(ways) > 1 else None, ways[2:])


def effects_in(effect: Effect) -> tuple[Effect, ...]:
    """Those it is made of; itself, where it holds no others."""
    if isinstance(effect, Either):
        return tuple([part for way in effect.ways for part in effects_in(way)])
    if isinstance(effect, Lasting) and effect.then is not None:
        return effects_in(effect.then)
    return parts_of(effect)


MOVES_CARDS: Final = frozenset(
    {"draw", "give", "hand", "discard", "drop", "reveal", "bury", "fetch", "pick", "draft", "salvage", "deal"}
)
"""Verbs after which there is a number of cards to go by (`Count.DONE`)."""


def looks_back(effect: Effect) -> bool:
    """Whether it goes by how many cards the effect before it has moved."""
    for part in effects_in(effect):
        for place in part.places():
            if isinstance(place, Amount) and place.count is Count.DONE:
                return True
    return False


def amounts_in(effect: Effect, count: Count) -> tuple[Amount, ...]:
    """The amounts in it that are found out so."""
    found: list[Amount] = []
    for part in effects_in(effect):
        found += [place for place in part.places() if isinstance(place, Amount) and place.count is count]
    return tuple(found)


def moves_cards(effect: Effect) -> bool:
    """Whether what comes after it can go by how many cards it has moved. What itself goes by that changes nothing."""
    if isinstance(effect, Lasting) or looks_back(effect):
        return False
    return any(part.verb in MOVES_CARDS for part in effects_in(effect))


class Until(Enum):
    """How long something lasts."""

    LAP = "lap"
    """Until it is the turn of whoever laid the card again."""
    ROUND = "round"
    ONCE = "once"
    """Until it has happened, or the round is over."""
    TURNS = "turns"
    """For so many turns at the table, whoever has them. Missed turns are none."""
    OWN = "own"
    """Until each of those it is about has had so many turns."""
    TILL = "till"
    """Until somebody lays such a card, which is still under it."""


UNO_LEFT: Final = "uno"
"""In the place of a card that ends it: that somebody has one card left."""
COUNTED: Final = (Until.TURNS, Until.OWN)
"""Those that say how many, even if it is one."""


class Law(Enum):
    """What can hold for a while."""

    BAN = "ban"
    """Cards that may not be played."""
    ONLY = "only"
    """The only cards that may be played."""
    PRESS = "press"
    """Whoever can play must not draw."""
    DOUBLE = "double"
    """Whoever has to draw because of a card or a mistake draws twice as many; or only for such cards."""
    SHIELD = "shield"
    """Whoever would have to, does not; or not for such cards."""
    TOLL = "toll"
    """Whoever draws instead of playing draws so many cards: two, say, or none."""
    FINE = "fine"
    """Whoever is caught without having called UNO draws so many."""
    OPEN = "open"
    """Hands lie open."""
    WHEN = "when"
    """Whoever plays such a card has something happen."""
    STARTS = "starts"
    """Whoever's turn begins has something happen first."""
    ENCORE = "encore"
    """It is their turn again when the card has done what it does: left by `again` in a `when`. No card says so."""
    DIVERT = "divert"
    """What they would have to draw because of a card or a mistake, somebody else draws."""
    FREE = "free"
    """Such cards may be laid on any card."""
    MUTE = "mute"
    """Such cards do nothing when they are laid; a wild still names its colour."""
    STACK = "stack"
    """Whoever is hit by such a card may answer with another, and the next player faces the sum (HOUSE-1)."""


WITH_SORT: Final = (Law.BAN, Law.ONLY, Law.WHEN, Law.FREE, Law.MUTE, Law.STACK)
WITH_CONSEQUENCE: Final = (Law.WHEN, Law.STARTS)
MAYBE_WITH_SORT: Final = (Law.DOUBLE, Law.SHIELD)
WITH_NUMBER: Final = (Law.TOLL, Law.FINE)


@final
@dataclass(frozen=True)
class Lasting(Effect):
    """Something that holds for some players, for a while."""

    until: Until
    law: Law
    who: Who
    which: str = ANY
    then: Effect | None = None
    number: Many = 0
    """For a toll and a fine. A toll may also be drawn until such a card comes."""
    times: int = 1
    """So many laps or turns."""
    till: str = ANY
    """The sort of card that ends it, or `UNO_LEFT`."""
    to: Who | None = None
    """Who draws instead, for a `divert`."""

    @property
    def verb(self) -> str:
        return str(self.law.value)

    @property
    def span(self) -> str:
        """How long it lasts, in notation: `lap`, `lap/2`, `turns/3`, `till/wild`."""
        if self.until is Until.TILL:
            return f"{self.until.value}/{self.till}"
        if self.times > 1 or self.until in COUNTED:
            return f"{self.until.value}/{self.times}"
        return str(self.until.value)

    def text(self) -> str:
        words = [self.span, str(self.law.value), str(self.who.value)]
        if self.law in WITH_SORT or (self.law in MAYBE_WITH_SORT and self.which != ANY):
            words.append(self.which)
        if self.to is not None:
            words.append(str(self.to.value))
        if self.law in WITH_NUMBER:
            words.append(self.number.text() if isinstance(self.number, Amount) else str(self.number))
        if self.then is not None:
            words.append(self.then.text())
        return " ".join(words)

    def concerns(self) -> tuple[Who, ...]:
        others = () if self.then is None else self.then.concerns()
        return (self.who, *others, *(() if self.to is None else (self.to,)))

    def doer(self) -> Who | None:
        return self.who
