"""Bots: from a view and the legal moves to a move. They are handed nothing else, so they cannot peek.

from penultimate.bots import bot

player = bot("good", seed=7)
move = player.choose(match.view(seat), match.legal_moves(seat))
"""

from penultimate.bots.characters import CHARACTERS
from penultimate.bots.contract import Bot, NothingToDo
from penultimate.bots.hints import REASONS, Hint, hint
from penultimate.bots.levels import LEVELS, bot

__all__ = ["CHARACTERS", "LEVELS", "REASONS", "Bot", "Hint", "NothingToDo", "bot", "hint"]
