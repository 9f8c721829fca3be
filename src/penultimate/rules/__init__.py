"""The rules of the game, pure: no input or output, no clock, no chance but the seed's.

from penultimate.rules import MARIO, Match

match = Match(4, MARIO, seed=7)
events = match.apply(match.actor, match.legal_moves(match.actor)[0])
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
    Confirm,
    Dismiss,
    Draw,
    Keep,
    Move,
    NameColour,
    Next,
    OwnUp,
    Play,
    Uphold,
    read_move,
)
from penultimate.rules.options import BRAILLE, EDITIONS, MARIO, OptionError, Options, options_for
from penultimate.rules.refusals import Refusal, Refused
from penultimate.rules.round import LegalMoves, Round, imagine
from penultimate.rules.view import SeatView

__all__ = [
    "BRAILLE",
    "CARDS",
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
    "Play",
    "Refusal",
    "Refused",
    "Round",
    "Rule",
    "RuleError",
    "SeatView",
    "Uphold",
    "imagine",
    "options_for",
    "read_card",
    "read_cards",
    "read_move",
    "write_cards",
]
