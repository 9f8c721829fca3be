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


class Role(Enum):
    """What a field of an event is, for whoever words, sends or draws it."""

    SEAT = "seat"
    SEATS = "seats"
    CARD = "card"
    CARDS = "cards"
    HANDS = "hands"
    COLOUR = "colour"
    NUMBER = "number"
    NUMBERS = "numbers"
    """One for each seat."""
    YES_NO = "yes-no"
    TEXT = "text"
    CONDITION = "condition"
    """In the notation of effects."""


_NAMES: Final[dict[Role, str]] = {
    Role.SEAT: "seat dealer attacker target to by first second giver chosen winner",
    Role.SEATS: "winners",
    Role.CARD: "card top",
    Role.CARDS: "cards first_cards second_cards",
    Role.HANDS: "hands",
    Role.COLOUR: "colour",
    Role.NUMBER: "number left count which players turns times",
    Role.NUMBERS: "points totals",
    Role.YES_NO: "jumped_in by_choice plus_four guilty upheld",
    Role.TEXT: "why words vote question way until",
    Role.CONDITION: "condition",
}
"""A field's name says what it is, in every event …"""
_ELSEWHERE: Final[dict[tuple[str, str], Role]] = {
    ("DirectionTurned", "left"): Role.YES_NO,
    ("HandsPassedOn", "left"): Role.YES_NO,
    ("AnswerAwaited", "cards"): Role.NUMBER,
    ("Reflected", "cards"): Role.NUMBER,
    ("QuestionAsked", "cards"): Role.NUMBER,
}
"""… but in these."""
_ROLES: Final = {name: role for role in _NAMES for name in _NAMES[role].split()}


def role_of(event: str, field: str) -> Role:
    """What a field of an event is. KeyError for a name that has no role yet: give it one above."""
    return _ELSEWHERE.get((event, field)) or _ROLES[field]


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
    """Something that happened, with all that the dealer knows of it. Its kinds are in `penultimate.rules.events`.

    A front end shows `event.seen_by(seat)`, never the event itself: what a seat may not see is not in there.
    """

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
    """SETUP-1: who deals."""

    seat: int


@final
@dataclass(frozen=True)
class RoundBegan(PublicEvent):
    """SETUP-2: the cards are dealt."""

    number: int
    dealer: int


@final
@dataclass(frozen=True)
class HandDealt(Event):
    """The cards a seat was dealt."""

    seat: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else HandDealtFaceDown(self.seat, len(self.cards))


@final
@dataclass(frozen=True)
class HandDealtFaceDown(PublicEvent):
    """Somebody else was dealt cards."""

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
    """Whose turn it is now."""

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
    """OPEN-4: the colour of the wild that was turned up."""

    seat: int
    colour: Colour


@final
@dataclass(frozen=True)
class CardsDrawn(Event):
    """Cards drawn, and why."""

    seat: int
    cards: tuple[Card, ...]
    why: Why

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardsDrawnFaceDown(self.seat, len(self.cards), self.why)


@final
@dataclass(frozen=True)
class CardsDrawnFaceDown(PublicEvent):
    """Somebody else drew cards."""

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
    """A turn is lost."""

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
    """Somebody doubts a +4."""

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
    """A hand was shown to somebody else."""

    seat: int
    to: int


@final
@dataclass(frozen=True)
class ChallengeSettled(PublicEvent):
    """Whether the +4 was a bluff."""

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
    """Somebody called UNO."""

    seat: int


@final
@dataclass(frozen=True)
class UnoCaught(PublicEvent):
    """Somebody forgot to call, and was caught."""

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
    """Somebody chose a player."""

    seat: int
    chosen: int


@final
@dataclass(frozen=True)
class QuestionAsked(PublicEvent):
    """`seat` must choose for a custom card: `cards` of its own to `hand` to `to`, to `drop`, to `bury`, to
    `reveal` to `to`; a card whose `colour` or `number` all those have that it parts with; to `pick` out of the hand of
    `to`, to `draft` or `arrange` on top of the draw pile, to `salvage` from the discard pile; `either` of two ways;
    one of several `ways`; whether it will (`may`); a player to `vote` for; a number to `name`; a player to `point` at,
    who is meant; a colour to name (`dye`). `drop-some` and the like: up to so many cards. `to` is -1 where that
    is nobody."""

    seat: int
    question: str
    cards: int
    to: int


@final
@dataclass(frozen=True)
class WayChosen(PublicEvent):
    """`way` is `1` to `4`, `yes` or `no`; `enough`: no more cards are chosen of those that could be."""

    seat: int
    way: str


@final
@dataclass(frozen=True)
class CoinTossed(PublicEvent):
    """A coin chose the first or the second way."""

    way: str


@final
@dataclass(frozen=True)
class RuleStands(PublicEvent):
    """What `seat`'s card says holds from now on: until its next turn (`lap`), for the rest of the `round`, `once`; for
    `turns` at the table; until those it is about have had turns of their `own`; until such a card is laid (`till`), or
    somebody has one card left (`till-uno`).
    `times` is how many laps or turns."""

    seat: int
    until: str
    times: int


@final
@dataclass(frozen=True)
class CardMuted(PublicEvent):
    """A rule in force says that the card just laid has no effect."""

    seat: int


@final
@dataclass(frozen=True)
class RuleLapsed(PublicEvent):
    """What `seat`'s card has set up is over."""

    seat: int


@final
@dataclass(frozen=True)
class DrawDiverted(PublicEvent):
    """What `seat` would have to draw, `to` draws, by a rule in force."""

    seat: int
    to: int


@final
@dataclass(frozen=True)
class ConditionFailed(PublicEvent):
    """A part of the rule did not apply. `condition` is in the notation of effects."""

    seat: int
    condition: str


@final
@dataclass(frozen=True)
class TurnsToMiss(PublicEvent):
    """Somebody will miss turns."""

    seat: int
    turns: int


@final
@dataclass(frozen=True)
class PlaysAgain(PublicEvent):
    """Somebody has another turn."""

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
    """Two others swapped hands."""

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
    """Somebody else's hand is now this seat's."""

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
    """Somebody else got another hand."""

    seat: int
    giver: int
    count: int


@final
@dataclass(frozen=True)
class CardsGiven(Event):
    """Cards given from one seat to another."""

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
    """Others gave each other cards."""

    seat: int
    to: int
    count: int


@final
@dataclass(frozen=True)
class CardsThrownAway(PublicEvent):
    """Cards put under the discard pile."""

    seat: int
    cards: tuple[Card, ...]


@final
@dataclass(frozen=True)
class CardsBuried(Event):
    """Cards put under the draw pile; only their owner has seen them."""

    seat: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardsBuriedFaceDown(self.seat, len(self.cards))


@final
@dataclass(frozen=True)
class CardsBuriedFaceDown(PublicEvent):
    """Somebody else put cards under the draw pile."""

    seat: int
    count: int


@final
@dataclass(frozen=True)
class CardsFetched(PublicEvent):
    """Cards taken from the discard pile."""

    seat: int
    cards: tuple[Card, ...]


@final
@dataclass(frozen=True)
class CardFoundOnTop(PublicEvent):
    """A custom card had the top card of the draw pile turned up; it is under the discard pile's top card now."""

    card: Card


@final
@dataclass(frozen=True)
class DieRolled(PublicEvent):
    """A die was rolled for a custom card."""

    number: int


@final
@dataclass(frozen=True)
class NumberNamed(PublicEvent):
    """Somebody named a number for a custom card."""

    seat: int
    number: int


@final
@dataclass(frozen=True)
class LotsDrawn(PublicEvent):
    """Chance had to say which of two players wins: `winner`, against `target`."""

    winner: int
    target: int


@final
@dataclass(frozen=True)
class PileSeen(Event):
    """Somebody looks at the top cards of the draw pile, the first to be drawn first; nobody else sees them."""

    seat: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else PileSeenElsewhere(self.seat, len(self.cards))


@final
@dataclass(frozen=True)
class PileSeenElsewhere(PublicEvent):
    """Somebody else looks at so many cards of the draw pile."""

    seat: int
    count: int


@final
@dataclass(frozen=True)
class PileArranged(PublicEvent):
    """The top cards of the draw pile lie in the order that somebody wanted."""

    seat: int
    count: int


@final
@dataclass(frozen=True)
class PointsWon(PublicEvent):
    """A custom card brings somebody points, which are counted when the round is over; -1 is whoever wins it."""

    seat: int
    count: int


@final
@dataclass(frozen=True)
class PointsLost(PublicEvent):
    """A custom card costs somebody points, likewise."""

    seat: int
    count: int


@final
@dataclass(frozen=True)
class StakesRaised(PublicEvent):
    """The points of this round count so many times."""

    number: int


@final
@dataclass(frozen=True)
class CardsShown(Event):
    """`seat` shows some of its cards to `to`, and to nobody else."""

    seat: int
    to: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: int) -> Event:
        if viewer in (self.seat, self.to):
            return self
        return CardsShownElsewhere(self.seat, self.to, len(self.cards))


@final
@dataclass(frozen=True)
class CardsShownElsewhere(PublicEvent):
    """The same, seen by those who are not shown the cards."""

    seat: int
    to: int
    count: int


@final
@dataclass(frozen=True)
class HandsRedealt(PublicEvent):
    """All hands, so many cards, were shuffled together and dealt again; each player's new hand follows."""

    count: int


@final
@dataclass(frozen=True)
class DareAwaited(PublicEvent):
    """A rule that only people can carry out; the others confirm when it was done."""

    seat: int
    words: str


@final
@dataclass(frozen=True)
class DareConfirmed(PublicEvent):
    """Somebody confirmed that a dare was done."""

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
    """How the votes came out."""

    seat: int
    upheld: bool


@final
@dataclass(frozen=True)
class OwnedUp(PublicEvent):
    """The accused admitted it."""

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
    """Who has won the match."""

    winners: tuple[int, ...]
