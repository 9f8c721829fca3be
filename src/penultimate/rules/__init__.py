"""The rules of the game, pure: no input or output, no clock, no chance but the seed's.

>>> from penultimate.rules import MARIO, Match
>>> match = Match(4, MARIO, seed=7)
>>> events = match.apply(match.actor, match.legal_moves(match.actor)[0])

The names listed in `__all__`, here and in the package's other `__init__` files, are the stable ones: docs/versioning.md
says what that means. Modules below, `Round.state` and everything that speaks in numbers are the engine's own.
"""

from penultimate.rules.cards import CARDS, Card, Colour, read_card, read_cards, write_cards
from penultimate.rules.effects import Rule, RuleError
from penultimate.rules.events import Event
from penultimate.rules.match import Match
from penultimate.rules.moves import (
    Abstain,
    Accept,
    Accuse,
    CallUno,
    Catch,
    Challenge,
    Choose,
    ChooseCards,
    ChooseWay,
    Confirm,
    Dismiss,
    Draw,
    Keep,
    Move,
    NameColour,
    Next,
    OwnUp,
    Play,
    Point,
    Say,
    Uphold,
    read_move,
)
from penultimate.rules.options import BRAILLE, CLASSIC, EDITIONS, MARIO, OptionError, Options, options_for, options_with
from penultimate.rules.phases import Phase
from penultimate.rules.refusals import Refusal, Refused
from penultimate.rules.round import LegalMoves, Round, imagine, read_round
from penultimate.rules.view import SeatView

__all__ = [
    "BRAILLE",
    "CARDS",
    "CLASSIC",
    "EDITIONS",
    "MARIO",
    "Abstain",
    "Accept",
    "Accuse",
    "CallUno",
    "Card",
    "Catch",
    "Challenge",
    "Choose",
    "ChooseCards",
    "ChooseWay",
    "Colour",
    "Confirm",
    "Dismiss",
    "Draw",
    "Event",
    "Keep",
    "LegalMoves",
    "Match",
    "Move",
    "NameColour",
    "Next",
    "OptionError",
    "Options",
    "OwnUp",
    "Phase",
    "Play",
    "Point",
    "Refusal",
    "Refused",
    "Round",
    "Rule",
    "RuleError",
    "Say",
    "SeatView",
    "Uphold",
    "imagine",
    "options_for",
    "options_with",
    "read_card",
    "read_cards",
    "read_move",
    "read_round",
    "write_cards",
]
