"""Events: what happened, and what of it each seat may see.

Every event answers `seen_by(seat)`. The base class leaves it abstract, so a new event cannot leak by default: a public
one says so by deriving from `PublicEvent`, a hidden one names what the others see instead. Seats are numbers, 0 for
the first; -1 as the viewer is somebody who only watches.
"""

from abc import abstractmethod
from dataclasses import dataclass
from enum import Enum
from typing import Final, final

from penultimate.rules.cards import Card, Colour
from penultimate.rules.values import Value

WATCHER: Final = -1


class Why(Enum):
    """Why cards are drawn."""

    TURN = "turn"
    PLUS_TWO = "plus-two"
    PLUS_FOUR = "plus-four"
    OPENING = "opening"
    REFLECTED = "reflected"
    GUILTY = "guilty"
    INNOCENT = "innocent"
    CAUGHT = "caught"
    COACHING = "coaching"
    CUSTOM = "custom"
    LAST_CARD = "last-card"


@dataclass(frozen=True)
class Event(Value):
    @abstractmethod
    def seen_by(self, viewer: int) -> "Event":
        """This event as `viewer` may see it."""


@dataclass(frozen=True)
class PublicEvent(Event):
    """Everyone sees all of it."""

    def seen_by(self, viewer: int) -> Event:
        return self


# --- setting up -------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class DealerDrawn(PublicEvent):
    """SETUP-1: one player's card in the draw for the dealer."""

    seat: int
    card: Card


@final
@dataclass(frozen=True)
class DealerFound(PublicEvent):
    seat: int


@final
@dataclass(frozen=True)
class RoundBegan(PublicEvent):
    number: int
    dealer: int


@final
@dataclass(frozen=True)
class HandDealt(Event):
    seat: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else HandDealtFaceDown(self.seat, len(self.cards))


@final
@dataclass(frozen=True)
class HandDealtFaceDown(PublicEvent):
    seat: int
    count: int


@final
@dataclass(frozen=True)
class CardTurnedUp(PublicEvent):
    """The first card of the discard pile."""

    card: Card


@final
@dataclass(frozen=True)
class CardPutBack(PublicEvent):
    """OPEN-5: a +4 was turned up and went under the draw pile."""

    card: Card


# --- a turn -----------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class TurnBegan(PublicEvent):
    seat: int


@final
@dataclass(frozen=True)
class CardPlayed(PublicEvent):
    """`card` shows the colour named for a wild; `left` is how many cards its player has left."""

    seat: int
    card: Card
    left: int
    jumped_in: bool = False


@final
@dataclass(frozen=True)
class ColourAwaited(PublicEvent):
    """OPEN-4: the player must name the colour of the card turned up."""

    seat: int


@final
@dataclass(frozen=True)
class ColourNamed(PublicEvent):
    seat: int
    colour: Colour


@final
@dataclass(frozen=True)
class CardsDrawn(Event):
    seat: int
    cards: tuple[Card, ...]
    why: Why

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardsDrawnFaceDown(self.seat, len(self.cards), self.why)


@final
@dataclass(frozen=True)
class CardsDrawnFaceDown(PublicEvent):
    seat: int
    count: int
    why: Why


@final
@dataclass(frozen=True)
class CardKept(PublicEvent):
    """The player drew, and the turn passes: `by_choice`, or since the card could not be played."""

    seat: int
    by_choice: bool


@final
@dataclass(frozen=True)
class NothingToDraw(PublicEvent):
    """TURN-6: no cards anywhere, the turn passes."""

    seat: int


@final
@dataclass(frozen=True)
class PileShuffled(PublicEvent):
    """TURN-5: the discard pile became a draw pile of so many cards."""

    count: int


@final
@dataclass(frozen=True)
class TurnMissed(PublicEvent):
    seat: int


@final
@dataclass(frozen=True)
class DirectionTurned(PublicEvent):
    """`left` is clockwise."""

    left: bool


# --- +2, +4, challenge, star ------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class AnswerAwaited(PublicEvent):
    """Somebody is hit by a +2 or +4 (or, in a duel, a star) and must answer or draw `cards`."""

    seat: int
    attacker: int
    cards: int
    plus_four: bool


@final
@dataclass(frozen=True)
class Challenged(PublicEvent):
    seat: int
    target: int


@final
@dataclass(frozen=True)
class HandShown(Event):
    """`seat` shows its hand to `to`, and to nobody else."""

    seat: int
    to: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: int) -> Event:
        return self if viewer in (self.to, self.seat) else HandShownElsewhere(self.seat, self.to)


@final
@dataclass(frozen=True)
class HandShownElsewhere(PublicEvent):
    seat: int
    to: int


@final
@dataclass(frozen=True)
class ChallengeSettled(PublicEvent):
    seat: int
    target: int
    guilty: bool


@final
@dataclass(frozen=True)
class CardTakenBack(PublicEvent):
    """W4-7: the +4 returns to the hand it came from; `top` is in play again."""

    seat: int
    card: Card
    top: Card


@final
@dataclass(frozen=True)
class Reflected(PublicEvent):
    """A star sent `cards` back from `seat` to `target`."""

    seat: int
    target: int
    cards: int


# --- UNO --------------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class UnoCalled(PublicEvent):
    seat: int


@final
@dataclass(frozen=True)
class UnoCaught(PublicEvent):
    seat: int
    by: int


# --- custom cards and house options -------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class RuleWritten(PublicEvent):
    """A rule came onto custom card 1 or 2, or was erased (no words)."""

    which: int
    words: str


@final
@dataclass(frozen=True)
class RuleRuns(PublicEvent):
    """A custom card was laid and its rule is carried out."""

    seat: int
    which: int
    words: str


@final
@dataclass(frozen=True)
class ChoiceAwaited(PublicEvent):
    """`seat` must choose `players` players."""

    seat: int
    players: int


@final
@dataclass(frozen=True)
class PlayerChosen(PublicEvent):
    seat: int
    chosen: int


@final
@dataclass(frozen=True)
class ConditionFailed(PublicEvent):
    """A part of the rule did not apply. `condition` is in the notation of effects."""

    seat: int
    condition: str


@final
@dataclass(frozen=True)
class TurnsToMiss(PublicEvent):
    seat: int
    turns: int


@final
@dataclass(frozen=True)
class PlaysAgain(PublicEvent):
    seat: int


@final
@dataclass(frozen=True)
class HandsSwapped(Event):
    """Two players swapped hands; `first_cards` and `second_cards` are what they hold now."""

    first: int
    second: int
    first_cards: tuple[Card, ...]
    second_cards: tuple[Card, ...]

    def seen_by(self, viewer: int) -> Event:
        if viewer in (self.first, self.second):
            return self  # both have held both hands
        return HandsSwappedElsewhere(self.first, self.second)


@final
@dataclass(frozen=True)
class HandsSwappedElsewhere(PublicEvent):
    first: int
    second: int


@final
@dataclass(frozen=True)
class HandsPassedOn(PublicEvent):
    """All hands moved on in the direction of play; each player's new hand follows as `HandReceived`."""

    left: bool


@final
@dataclass(frozen=True)
class HandReceived(Event):
    seat: int
    giver: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: int) -> Event:
        if viewer in (self.seat, self.giver):
            return self
        return HandReceivedFaceDown(self.seat, self.giver, len(self.cards))


@final
@dataclass(frozen=True)
class HandReceivedFaceDown(PublicEvent):
    seat: int
    giver: int
    count: int


@final
@dataclass(frozen=True)
class CardsGiven(Event):
    seat: int
    to: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: int) -> Event:
        if viewer in (self.seat, self.to):
            return self
        return CardsGivenFaceDown(self.seat, self.to, len(self.cards))


@final
@dataclass(frozen=True)
class CardsGivenFaceDown(PublicEvent):
    seat: int
    to: int
    count: int


@final
@dataclass(frozen=True)
class CardsThrownAway(PublicEvent):
    seat: int
    cards: tuple[Card, ...]


@final
@dataclass(frozen=True)
class DareAwaited(PublicEvent):
    """A rule that only people can carry out; the others confirm when it was done."""

    seat: int
    words: str


@final
@dataclass(frozen=True)
class DareConfirmed(PublicEvent):
    seat: int


# --- table manners ------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Accused(PublicEvent):
    """TALK-2: `by` says that `seat` demanded a certain card."""

    seat: int
    by: int


@final
@dataclass(frozen=True)
class VoteCast(PublicEvent):
    """`vote` is `uphold`, `dismiss` or `abstain`."""

    seat: int
    vote: str


@final
@dataclass(frozen=True)
class AccusationSettled(PublicEvent):
    seat: int
    upheld: bool


@final
@dataclass(frozen=True)
class OwnedUp(PublicEvent):
    seat: int


# --- ending ---------------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class RoundEnded(PublicEvent):
    """`winner` went out; -1 for a dead round (TURN-6). All hands are open now."""

    winner: int
    hands: tuple[tuple[Card, ...], ...]


@final
@dataclass(frozen=True)
class RoundScored(PublicEvent):
    """The points this round brought each seat, and the new totals."""

    points: tuple[int, ...]
    totals: tuple[int, ...]


@final
@dataclass(frozen=True)
class MatchEnded(PublicEvent):
    winners: tuple[int, ...]
