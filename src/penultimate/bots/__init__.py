"""Bots: from a view and the legal moves to a move. They are handed nothing else, so they cannot peek.

from penultimate.bots import bot

player = bot("good", seed=7)
move = player.choose(match.view(seat), match.legal_moves(seat))
"""

from penultimate.bots.budget import BY_CLOCK, BY_COUNT, Budget, Timing
from penultimate.bots.characters import CHARACTERS
from penultimate.bots.contract import Bot, NothingToDo, PunctualBot, choose_within
from penultimate.bots.hints import REASONS, Hint, hint
from penultimate.bots.levels import LEVELS, bot
from penultimate.bots.safety import Lapse

__all__ = [
    "BY_CLOCK",
    "BY_COUNT",
    "CHARACTERS",
    "LEVELS",
    "REASONS",
    "Bot",
    "Budget",
    "Hint",
    "Lapse",
    "NothingToDo",
    "PunctualBot",
    "Timing",
    "bot",
    "choose_within",
    "hint",
]
