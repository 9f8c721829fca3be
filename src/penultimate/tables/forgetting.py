"""Bots that forget to call UNO, as people do: somebody has to be caught sometimes.

It is a habit of bots at a table. A bot by itself always calls, and so arena, laboratory and records of its strength
measure players that do.
"""

import hashlib
from typing import Final, final

from penultimate.rules import CallUno, Move, Play

ONE_IN: Final = {"beginner": 3, "easy": 8, "good": 25}
"""By level, how many calls there are for each one that is forgotten. The best never forget."""


@final
class Forgetfulness:
    """Of one bot at one table, for one match. Same seed, same moment: the same is forgotten."""

    def __init__(self, level: str, seed: int) -> None:
        self._one_in = ONE_IN.get(level.partition(":")[0], 0)
        self._seed = seed
        self._has_forgotten = False

    def turn(self, move: Move, moment: tuple[int, ...]) -> Move:
        """What becomes of a move that the bot has chosen: the same one, or the same card without the call."""
        if not isinstance(move, Play):
            return move
        self._has_forgotten = move.uno and self._forgets(moment)
        return Play(move.card, move.colour) if self._has_forgotten else move

    def aside(self, move: Move | None) -> Move | None:
        """What becomes of something it wants to say besides: what is forgotten is not called late."""
        return None if self._has_forgotten and move == CallUno else move

    def _forgets(self, moment: tuple[int, ...]) -> bool:
        if not self._one_in:
            return False
        text = f"forget {self._seed} {moment}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "little") % self._one_in == 0
