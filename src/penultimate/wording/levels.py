"""How much is said: for each event the least verbosity at which it is spoken, when it concerns the listener or not.

"Concerns" means that one of the event's seats is the listener's. What happens again and again has two sentences: the
whole one where everything is said (and in what is written down), a short one otherwise.
"""

from enum import Enum
from typing import Final, NamedTuple


class Verbosity(Enum):
    """How much is said."""

    BRIEF = "brief"
    """Only what concerns the listener."""
    NORMAL = "normal"
    """What people at a table would say."""
    FULL = "full"
    """Everything."""

    def includes(self, other: "Verbosity") -> bool:
        """Whether something of the other level is said at this one."""
        return _ORDER.index(self) >= _ORDER.index(other)


_ORDER: Final = (Verbosity.BRIEF, Verbosity.NORMAL, Verbosity.FULL)


SHORT: Final = ("CardPlayed", "CardsDrawnFaceDown", "CardKept", "TurnMissed", "DirectionTurned")
"""Events with a short sentence: a message `short-…` besides their own."""


class Level(NamedTuple):
    mine: Verbosity
    others: Verbosity


_B, _N, _F = _ORDER

LEVELS: Final[dict[str, Level]] = {
    # setting up
    "DealerDrawn": Level(_N, _F),
    "DealerFound": Level(_N, _N),
    "RoundBegan": Level(_B, _B),
    "HandDealt": Level(_B, _N),
    "HandDealtFaceDown": Level(_F, _F),
    "CardTurnedUp": Level(_B, _B),
    "CardPutBack": Level(_N, _N),
    # a turn
    "TurnBegan": Level(_B, _F),
    "CardPlayed": Level(_B, _B),
    "ColourAwaited": Level(_B, _N),
    "ColourNamed": Level(_B, _B),
    "CardsDrawn": Level(_B, _N),
    "CardsDrawnFaceDown": Level(_B, _N),
    "CardKept": Level(_N, _N),
    "NothingToDraw": Level(_B, _N),
    "PileShuffled": Level(_F, _F),
    "TurnMissed": Level(_B, _N),
    "DirectionTurned": Level(_N, _N),
    # +2, +4, challenge, star
    "AnswerAwaited": Level(_B, _F),
    "Challenged": Level(_B, _B),
    "HandShown": Level(_B, _N),
    "HandShownElsewhere": Level(_N, _N),
    "ChallengeSettled": Level(_B, _B),
    "CardTakenBack": Level(_B, _B),
    "Reflected": Level(_B, _B),
    # UNO
    "UnoCalled": Level(_B, _B),
    "UnoCaught": Level(_B, _B),
    # custom cards and house options
    "RuleWritten": Level(_N, _N),
    "RuleRuns": Level(_B, _B),
    "ChoiceAwaited": Level(_B, _F),
    "PlayerChosen": Level(_B, _N),
    "QuestionAsked": Level(_B, _F),
    "WayChosen": Level(_B, _N),
    "CoinTossed": Level(_B, _B),
    "RuleStands": Level(_B, _B),
    "RuleLapsed": Level(_N, _N),
    "DrawDiverted": Level(_N, _N),
    "CardMuted": Level(_B, _N),
    "ConditionFailed": Level(_N, _N),
    "TurnsToMiss": Level(_B, _N),
    "PlaysAgain": Level(_B, _N),
    "HandsSwapped": Level(_B, _B),
    "HandsSwappedElsewhere": Level(_B, _B),
    "HandsPassedOn": Level(_B, _B),
    "HandReceived": Level(_B, _N),
    "HandReceivedFaceDown": Level(_N, _F),
    "CardsGiven": Level(_B, _N),
    "CardsGivenFaceDown": Level(_B, _N),
    "CardsThrownAway": Level(_B, _N),
    "CardsBuried": Level(_B, _N),
    "CardsBuriedFaceDown": Level(_B, _N),
    "CardsFetched": Level(_B, _N),
    "CardFoundOnTop": Level(_B, _B),
    "DieRolled": Level(_B, _B),
    "NumberNamed": Level(_B, _B),
    "LotsDrawn": Level(_B, _B),
    "PileSeen": Level(_B, _B),
    "PileSeenElsewhere": Level(_B, _N),
    "PileArranged": Level(_B, _N),
    "PointsWon": Level(_B, _B),
    "PointsLost": Level(_B, _B),
    "StakesRaised": Level(_B, _B),
    "CardsShown": Level(_B, _N),
    "CardsShownElsewhere": Level(_N, _N),
    "HandsRedealt": Level(_B, _B),
    "DareAwaited": Level(_B, _B),
    "DareConfirmed": Level(_N, _N),
    # table manners
    "Accused": Level(_B, _N),
    "VoteCast": Level(_F, _F),
    "AccusationSettled": Level(_B, _N),
    "OwnedUp": Level(_B, _N),
    # ending
    "RoundEnded": Level(_B, _B),
    "RoundScored": Level(_B, _B),
    "MatchEnded": Level(_B, _B),
}
