"""What an effect can do: verbs and what fills their places. `SHAPES` is the table of them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

from penultimate.rules.amounts import Amount, Count, Many
from penultimate.rules.values import Value
from penultimate.rules.who import Who

Place = Who | int | Amount | str
"""What can fill a place of an effect: people, a number, an amount, or the name of a sort of cards."""


@dataclass(frozen=True)
class Effect(Value):
    """One thing a rule does. Draws and the like go round from the next player to the one who laid the card."""

    @property
    def verb(self) -> str:
        raise NotImplementedError  # pragma: no cover

    def places(self) -> tuple[Place, ...]:
        """What fills the places of the verb, in the order of `SHAPES`."""
        return ()

    def text(self) -> str:
        return " ".join([self.verb, *[_word(place) for place in self.places()]])

    def concerns(self) -> tuple[Who, ...]:
        """Everyone the effect names."""
        named: list[Who] = []
        for place in self.places():
            if isinstance(place, Who):
                named.append(place)
            elif isinstance(place, Amount) and place.count in (Count.EACH, Count.AS, Count.LEVEL):
                named.append(place.who)
        return tuple(named)

    def doer(self) -> Who | None:
        """Whoever does it, if anybody."""
        first = self.places()[:1]
        return first[0] if first and isinstance(first[0], Who) else None


def _word(place: Place) -> str:
    if isinstance(place, Who):
        return str(place.value)
    return place.text() if isinstance(place, Amount) else str(place)


@final
@dataclass(frozen=True)
class DrawCards(Effect):
    """Somebody draws cards."""

    who: Who
    cards: Many

    @property
    def verb(self) -> str:
        return "draw"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.cards)


@final
@dataclass(frozen=True)
class MissTurns(Effect):
    """Somebody misses turns."""

    who: Who
    turns: int = 1

    @property
    def verb(self) -> str:
        return "miss"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.turns)


@final
@dataclass(frozen=True)
class PlayAgain(Effect):
    """The next turn is theirs, and play goes on from there. For "me": I play again."""

    who: Who = Who.ME

    @property
    def verb(self) -> str:
        return "again"

    def places(self) -> tuple[Place, ...]:
        return (self.who,)


@final
@dataclass(frozen=True)
class TurnRound(Effect):
    """The direction of play turns round."""

    @property
    def verb(self) -> str:
        return "reverse"


@final
@dataclass(frozen=True)
class SwapHands(Effect):
    """Two players swap hands."""

    who: Who
    other: Who

    @property
    def verb(self) -> str:
        return "swap"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.other)


@final
@dataclass(frozen=True)
class PassHands(Effect):
    """Everyone hands the own cards on, in the direction of play."""

    @property
    def verb(self) -> str:
        return "pass"


@final
@dataclass(frozen=True)
class ShiftHands(Effect):
    """Everyone hands the own cards to the left, or to the right, whatever the direction of play."""

    to: Who

    @property
    def verb(self) -> str:
        return "shift"

    def places(self) -> tuple[Place, ...]:
        return (self.to,)

    def doer(self) -> Who | None:
        return None


@final
@dataclass(frozen=True)
class Redeal(Effect):
    """All hands are shuffled together and dealt again, one card at a time, the next player first."""

    @property
    def verb(self) -> str:
        return "redeal"


@final
@dataclass(frozen=True)
class GiveCards(Effect):
    """Cards change hands, taken blind. One side at least is a single player."""

    who: Who
    cards: Many
    to: Who

    @property
    def verb(self) -> str:
        return "give"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.cards, self.to)


@final
@dataclass(frozen=True)
class HandOver(Effect):
    """Cards change hands, and the giver chooses which."""

    who: Who
    cards: Many
    which: str
    to: Who

    @property
    def verb(self) -> str:
        return "hand"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.cards, self.which, self.to)


@final
@dataclass(frozen=True)
class DiscardCards(Effect):
    """Cards, taken blind, go under the top card of the discard pile, for all to see."""

    who: Who
    cards: Many

    @property
    def verb(self) -> str:
        return "discard"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.cards)


@final
@dataclass(frozen=True)
class DropCards(Effect):
    """The same with cards that the player chooses."""

    who: Who
    cards: Many
    which: str

    @property
    def verb(self) -> str:
        return "drop"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.cards, self.which)


@final
@dataclass(frozen=True)
class ShowHand(Effect):
    """Somebody shows their hand to somebody."""

    who: Who
    to: Who

    @property
    def verb(self) -> str:
        return "show"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.to)


@final
@dataclass(frozen=True)
class ShowCards(Effect):
    """Show some cards that one chooses, to one player or to everyone."""

    who: Who
    cards: Many
    which: str
    to: Who

    @property
    def verb(self) -> str:
        return "reveal"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.cards, self.which, self.to)


@final
@dataclass(frozen=True)
class BuryCards(Effect):
    """Cards that the player chooses go under the draw pile."""

    who: Who
    cards: Many
    which: str

    @property
    def verb(self) -> str:
        return "bury"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.cards, self.which)


@final
@dataclass(frozen=True)
class FetchCards(Effect):
    """Somebody takes so many cards from the top of the discard pile, below the custom card."""

    who: Who
    cards: Many

    @property
    def verb(self) -> str:
        return "fetch"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.cards)


@final
@dataclass(frozen=True)
class RenewHand(Effect):
    """Somebody throws the whole hand away and draws as many cards."""

    who: Who

    @property
    def verb(self) -> str:
        return "renew"

    def places(self) -> tuple[Place, ...]:
        return (self.who,)


@final
@dataclass(frozen=True)
class Reshuffle(Effect):
    """All of the discard pile but its top card is shuffled into the draw pile."""

    @property
    def verb(self) -> str:
        return "reshuffle"


@final
@dataclass(frozen=True)
class GoOnWith(Effect):
    """Play goes on with this colour (the letter of it), whichever was named."""

    colour: str

    @property
    def verb(self) -> str:
        return "colour"

    def places(self) -> tuple[Place, ...]:
        return (self.colour,)


@final
@dataclass(frozen=True)
class ScorePoints(Effect):
    """Somebody gets points, or loses them (a negative number): they are settled when the round is scored."""

    who: Who
    points: int

    @property
    def verb(self) -> str:
        return "score"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.points)

    def doer(self) -> Who | None:
        return None if self.who is Who.WINNER else self.who


@final
@dataclass(frozen=True)
class RaiseStakes(Effect):
    """What the cards of this round bring counts so many times."""

    times: int

    @property
    def verb(self) -> str:
        return "stakes"

    def places(self) -> tuple[Place, ...]:
        return (self.times,)


@final
@dataclass(frozen=True)
class VoteFor(Effect):
    """Each of them says who it shall be; `voted` is whoever was named most, of several the first in play order."""

    who: Who

    @property
    def verb(self) -> str:
        return "vote"

    def places(self) -> tuple[Place, ...]:
        return (self.who,)


@final
@dataclass(frozen=True)
class NameNumber(Effect):
    """Somebody names a number from 0 to 9; cards with it are `said`."""

    who: Who

    @property
    def verb(self) -> str:
        return "number"

    def places(self) -> tuple[Place, ...]:
        return (self.who,)


@final
@dataclass(frozen=True)
class SayWho(Effect):
    """Somebody says who is meant by words that only people understand, "the youngest"; that player is `meant`."""

    who: Who

    @property
    def verb(self) -> str:
        return "point"

    def places(self) -> tuple[Place, ...]:
        return (self.who,)


@final
@dataclass(frozen=True)
class LetNameColour(Effect):
    """Somebody else names the colour that play goes on with."""

    who: Who

    @property
    def verb(self) -> str:
        return "dye"

    def places(self) -> tuple[Place, ...]:
        return (self.who,)


@final
@dataclass(frozen=True)
class DrawLots(Effect):
    """Chance says which of two players has `won` and which has `lost`."""

    who: Who
    other: Who

    @property
    def verb(self) -> str:
        return "lots"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.other)

    def doer(self) -> Who | None:
        return None


@final
@dataclass(frozen=True)
class PickCards(Effect):
    """Somebody looks at a hand and takes cards of their choice out of it."""

    who: Who
    cards: Many
    which: str
    owner: Who

    @property
    def verb(self) -> str:
        return "pick"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.cards, self.which, self.owner)


@final
@dataclass(frozen=True)
class PeekAtPile(Effect):
    """Somebody looks at the top cards of the draw pile, and nobody else does."""

    who: Who
    cards: int

    @property
    def verb(self) -> str:
        return "peek"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.cards)


@final
@dataclass(frozen=True)
class DraftCards(Effect):
    """Somebody looks at the top cards of the draw pile and takes so many of them; the others stay."""

    who: Who
    cards: int
    taken: int

    @property
    def verb(self) -> str:
        return "draft"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.cards, self.taken)


@final
@dataclass(frozen=True)
class ArrangePile(Effect):
    """Somebody looks at the top cards of the draw pile and puts them back in any order."""

    who: Who
    cards: int

    @property
    def verb(self) -> str:
        return "arrange"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.cards)


@final
@dataclass(frozen=True)
class SalvageCards(Effect):
    """Somebody takes cards of their choice from the discard pile, below the custom card."""

    who: Who
    cards: Many
    which: str

    @property
    def verb(self) -> str:
        return "salvage"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.cards, self.which)


@final
@dataclass(frozen=True)
class CopyCard(Effect):
    """What the card under the custom card does happens again, as if it had been laid now; or the topmost card of a sort
    among those that lie there."""

    which: str

    @property
    def verb(self) -> str:
        return "copy"

    def places(self) -> tuple[Place, ...]:
        return (self.which,)


@final
@dataclass(frozen=True)
class DealOut(Effect):
    """Somebody deals so many cards from the draw pile to other players, each card to whom they choose."""

    who: Who
    cards: int

    @property
    def verb(self) -> str:
        return "deal"

    def places(self) -> tuple[Place, ...]:
        return (self.who, self.cards)


@final
@dataclass(frozen=True)
class DoNothing(Effect):
    """Nothing happens: the card is a plain wild."""

    @property
    def verb(self) -> str:
        return "nothing"


SHAPES: Final[dict[str, tuple[str, ...]]] = {
    "draw": ("who", "cards"),
    "miss": ("who", "turns"),
    "again": ("one",),
    "reverse": (),
    "swap": ("one", "one"),
    "pass": (),
    "shift": ("one",),
    "redeal": (),
    "give": ("who", "cards", "to"),
    "hand": ("who", "cards", "which", "to"),
    "discard": ("who", "cards"),
    "drop": ("who", "cards", "which"),
    "show": ("who", "to"),
    "reveal": ("who", "cards", "which", "to"),
    "bury": ("who", "cards", "which"),
    "fetch": ("who", "cards"),
    "renew": ("who",),
    "reshuffle": (),
    "colour": ("colour",),
    "nothing": (),
    "score": ("who", "points"),
    "stakes": ("times",),
    "vote": ("who",),
    "number": ("one",),
    "lots": ("one", "one"),
    "pick": ("one", "cards", "which", "one"),
    "peek": ("who", "few"),
    "draft": ("who", "few", "few"),
    "arrange": ("who", "few"),
    "salvage": ("who", "cards", "which"),
    "point": ("one",),
    "dye": ("one",),
    "copy": ("which",),
    "deal": ("one", "few"),
}
"""The places of each verb: `who` (some players), `one` (a single one), `to` (players, also seen from who does it),
`cards` (how many), `turns`, `which` (a sort of cards), `colour` (its letter), `points`, `times`, `few` (how many)."""

MAKERS: Final[dict[str, Callable[..., Effect]]] = {
    "draw": DrawCards,
    "miss": MissTurns,
    "again": PlayAgain,
    "reverse": TurnRound,
    "swap": SwapHands,
    "pass": PassHands,
    "shift": ShiftHands,
    "redeal": Redeal,
    "give": GiveCards,
    "hand": HandOver,
    "discard": DiscardCards,
    "drop": DropCards,
    "show": ShowHand,
    "reveal": ShowCards,
    "bury": BuryCards,
    "fetch": FetchCards,
    "renew": RenewHand,
    "reshuffle": Reshuffle,
    "colour": GoOnWith,
    "nothing": DoNothing,
    "score": ScorePoints,
    "stakes": RaiseStakes,
    "vote": VoteFor,
    "number": NameNumber,
    "lots": DrawLots,
    "pick": PickCards,
    "peek": PeekAtPile,
    "draft": DraftCards,
    "arrange": ArrangePile,
    "salvage": SalvageCards,
    "point": SayWho,
    "dye": LetNameColour,
    "copy": CopyCard,
    "deal": DealOut,
}
