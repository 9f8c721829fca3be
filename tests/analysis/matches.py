"""Recorded matches to look back at."""

from collections.abc import Callable, Sequence
from functools import cache

from penultimate.bots import Bot, bot
from penultimate.records import Record, Recorder, read
from penultimate.rules import MARIO, Match, Move, Options

Habit = Callable[[Match, int], Move | None]
"""What somebody does of their own accord; None: as the bot says."""


def record_of(
    bots: Sequence[Bot],
    options: Options = MARIO,
    *,
    seed: str = "look back",
    habit: Habit = lambda _match, _seat: None,
    most: int = 2000,
) -> Record:
    """A match played to its end, or given up after so many moves."""
    names = ["Ana", "Ben", "Cleo", "Dora"][: len(bots)]
    recorder = Recorder(names, options, server_seed=seed.encode())
    match = recorder.match
    while not match.is_over and recorder.moves < most:
        seat = match.actor
        view, legal = match.view(seat), match.legal_moves(seat)
        recorder.apply(seat, habit(match, seat) or bots[seat].choose(view, legal))
    return read(recorder.finish())


@cache
def short_round() -> Record:
    """Two players, one round."""
    return record_of([bot("easy", 1), bot("beginner", 2)], MARIO.but(target=1), seed="short")
