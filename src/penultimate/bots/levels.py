"""The levels, from beginner to best, and `bot`, which makes one."""

from collections.abc import Callable
from typing import Final

from penultimate.bots.contract import Bot
from penultimate.bots.pace import Pace
from penultimate.bots.players import SimpleBot
from penultimate.bots.safety import SafeBot
from penultimate.bots.simple import beginner_code, greedy_code

LEVELS: Final = ("beginner", "easy", "good", "best")
"""From weak to strong; also the translation keys."""


def _beginner(seed: int) -> Bot:
    return SimpleBot("beginner", beginner_code, Pace(2.2), seed, catches=False, jumps_in=False)


def _easy(seed: int) -> Bot:
    return SimpleBot("easy", greedy_code, Pace(1.8), seed, catches=True, jumps_in=True)


_MAKERS: Final[dict[str, Callable[[int], Bot]]] = {
    "beginner": _beginner,
    "easy": _easy,
    "good": _easy,
    "best": _easy,
}


def bot(level: str = "good", seed: int = 0) -> Bot:
    """A bot of the level. Same seed, same view: same move and same delay."""
    if level not in _MAKERS:
        raise ValueError(f"there is no level {level!r}, only {', '.join(LEVELS)}")
    simpler = LEVELS[: LEVELS.index(level) + 1]
    return SafeBot([_MAKERS[name](seed) for name in reversed(simpler)])
