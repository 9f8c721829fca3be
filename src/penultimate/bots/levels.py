"""The levels, from beginner to best, and `bot`, which makes one."""

from collections.abc import Callable
from typing import Final

from penultimate.bots.budget import BY_CLOCK, Timing
from penultimate.bots.characters import CHARACTERS
from penultimate.bots.choosing import Search
from penultimate.bots.contract import Bot
from penultimate.bots.pace import Pace
from penultimate.bots.players import SimpleBot
from penultimate.bots.safety import Lapse, SafeBot
from penultimate.bots.simple import beginner_code, greedy_code
from penultimate.bots.thinking import ThinkingBot, shipped_minds

LEVELS: Final = ("beginner", "easy", "good", "best")
"""From weak to strong; also the translation keys."""


def _beginner(seed: int) -> Bot:
    return SimpleBot("beginner", beginner_code, Pace(2.2), seed, catches=False, jumps_in=False)


def _easy(seed: int) -> Bot:
    return SimpleBot("easy", greedy_code, Pace(1.8), seed, catches=True, jumps_in=True)


def _good(seed: int, character: str | None) -> Bot:
    return ThinkingBot("good", shipped_minds()["good"], Pace(1.6), seed, character=character)


def _best(seed: int, character: str | None) -> Bot:
    return ThinkingBot("best", shipped_minds()["best"], Pace(1.5), seed, search=Search(), character=character)


_SIMPLE: Final[dict[str, Callable[[int], Bot]]] = {"beginner": _beginner, "easy": _easy}
_THINKING: Final[dict[str, Callable[[int, str | None], Bot]]] = {"good": _good, "best": _best}


def bot(
    level: str = "good",
    seed: int = 0,
    character: str | None = None,
    *,
    timing: Timing = BY_CLOCK,
    on_lapse: Callable[[Lapse], None] | None = None,
) -> SafeBot:
    """A bot of the level. Beginners have no character yet.

    Same seed, same view: same delay, and the same move where the machine is quick enough for `timing`; for `BY_COUNT`
    every machine is. Any thread may ask it, one at a time. `on_lapse` is told when a bot fails or is too slow.
    """
    if level not in LEVELS:
        raise ValueError(f"there is no level {level!r}, only {', '.join(LEVELS)}")
    if character is not None and character not in CHARACTERS:
        raise ValueError(f"there is no character {character!r}, only {', '.join(CHARACTERS)}")
    simpler_last = reversed(LEVELS[: LEVELS.index(level) + 1])
    chain = [_SIMPLE[name](seed) if name in _SIMPLE else _THINKING[name](seed, character) for name in simpler_last]
    return SafeBot(chain, timing=timing, on_lapse=on_lapse)
