"""What became of a round that is over, in the four numbers that a net foretells (see `bots.net`)."""

from typing import Any, Final

import numpy as np

from penultimate.bots.net import HEADS, Floats
from penultimate.rules.cards import KINDS, TABLE
from penultimate.rules.state import State

_POINTS: Final = np.array([row.points for row in TABLE])


def outcome(state: State) -> Floats:
    """A row for each seat."""
    players = int(state.players)
    buffer: Any = state.hands
    left = np.frombuffer(buffer, np.uint8).reshape(players, KINDS) @ _POINTS / 100
    result = np.zeros((players, HEADS), dtype=np.float32)
    result[:, 2] = left
    result[:, 3] = left.sum()
    winner = int(state.winner)
    if winner >= 0:
        result[winner] = (1, left.sum(), 0, 0)
    return result
