"""Who can take part in the arena and in tournaments: our own by name, and any guest (see `bots.guests`)."""

from functools import lru_cache
from typing import Final

import numpy as np

from penultimate.bots.characters import CHARACTERS
from penultimate.bots.choosing import Search, Thinker
from penultimate.bots.contract import Bot
from penultimate.bots.crowd import BEGINNER, GREEDY, RANDOM, RULE_V1, UNIFORM
from penultimate.bots.guests import GuestError, check_player, command_of
from penultimate.bots.net import Mind, unpack
from penultimate.bots.pace import Pace
from penultimate.bots.players import CodePolicy, SimpleBot
from penultimate.bots.simple import beginner_code, greedy_code, random_code, rule_v1_code, uniform_code
from penultimate.bots.thinking import ThinkingBot, shipped_minds

SIMPLE: Final = {
    "uniform": UNIFORM,
    "random": RANDOM,
    "rule-v1": RULE_V1,
    "beginner": BEGINNER,
    "greedy": GREEDY,
    "easy": GREEDY,
}
THINKING: Final = ("good", "best", "best-net")
CHEATER: Final = "cheater"
CONTESTANTS: Final = (*SIMPLE, *THINKING, CHEATER)
"""`best-net` is `best` without looking ahead; a character may be put behind a thinking one: `best:bluffer`."""

_FUNCTIONS: Final[dict[str, CodePolicy]] = {
    "uniform": uniform_code,
    "random": random_code,
    "rule-v1": rule_v1_code,
    "beginner": beginner_code,
    "greedy": greedy_code,
    "easy": greedy_code,
}
_PACE: Final = Pace(1.0)


def is_guest(name: str) -> bool:
    return name.partition(":")[0] not in CONTESTANTS


def check_contestant(name: str) -> None:
    """Raises ValueError where nobody goes by that name. A guest is only looked for, not yet started."""
    base, colon, character = name.partition(":")
    if base in CONTESTANTS:
        if colon and (base not in THINKING or character not in CHARACTERS):
            raise ValueError(f"there is no contestant {name!r}: {base} has no character of that name")
        return
    try:
        command_of(name)
    except GuestError:
        if not name.replace("-", "").isalnum():
            raise
        names = ", ".join(CONTESTANTS)
        known = f"only {names}, or yours: module:Class, file.py:Class or a program to start"
        raise ValueError(f"there is no contestant {name!r}, {known}") from None


def check_company(names: list[str]) -> None:
    """That these can play each other: each guest is started once, so that it can say what keeps it from playing."""
    for name in names:
        check_contestant(name)
    guests = [name for name in dict.fromkeys(names) if is_guest(name)]
    if guests and CHEATER in names:
        raise ValueError(f"{CHEATER} sees all hands, and plays only at tables without guests")
    for name in guests:
        check_player(name)


def thinker_of(name: str, mind_file: str) -> Thinker:
    base, _, character = name.partition(":")
    mind = minds_in(mind_file)["good" if base == "good" else "best"]
    return Thinker(mind, Search() if base == "best" else None, CHARACTERS.get(character))


def seated(name: str, seed: int, mind_file: str) -> Bot:
    """One of our own as a bot that is asked with a view, as guests are."""
    if name in _FUNCTIONS:
        return SimpleBot(name, _FUNCTIONS[name], _PACE, seed, catches=True, jumps_in=True)
    base, _, character = name.partition(":")
    thinker = thinker_of(name, mind_file)
    return ThinkingBot(base, thinker.mind, _PACE, seed, search=thinker.search, character=character or None)


@lru_cache(maxsize=4)
def minds_in(path: str) -> dict[str, Mind]:
    """Other weights than the shipped ones, or with no path those."""
    if not path:
        return shipped_minds()
    with np.load(path) as stored:
        return unpack({name: stored[name] for name in stored.files})
