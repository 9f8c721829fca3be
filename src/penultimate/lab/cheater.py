"""The ceiling: a player who sees all hands, though not the draw pile. No bot may do this.

It shows how much there is to win at all, so that a bot's strength has a scale. Every move is made in many futures (the
hands as they are, the draw pile shuffled anew), and each of them is played to its end by our best net on all seats. The
futures are the same for all moves, so that what differs is the move. Where moves are close, there are more futures:
until one is better than the others by more than chance explains, or until `most`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, final

import numpy as np

from penultimate.bots.crowd import Crowd, Decision, Sitting, another_future, do_for
from penultimate.bots.dice import Dice, situation_seed
from penultimate.bots.judging import Numbers
from penultimate.bots.net import Mind
from penultimate.bots.outcome import outcome
from penultimate.bots.playouts import play_out
from penultimate.bots.stakes import stakes
from penultimate.rules.state import State
from penultimate.rules.view import view_of

_CLEAR: Final = 2.5
"""Standard errors by which a move must be behind in the same futures to be out of the race."""
_OPINION: Final = 48.0
"""The net's own judgement of a move counts as much as so many futures: it decides between what playouts cannot tell."""
_AT_ONCE: Final = 6000
"""Playouts that are played together."""


@dataclass(frozen=True)
class Patience:
    """In how many futures each move is made: at first, and where it stays close."""

    first: int = 16
    most: int = 128

    def stages(self) -> Iterator[range]:
        """Each doubles what has been seen."""
        seen = 0
        while seen < self.most:
            more = min(max(seen, self.first), self.most - seen)
            yield range(seen, seen + more)
            seen += more


def cheat(
    crowd: Crowd, decisions: Sequence[Decision], worth: Numbers, mind: Mind, patience: Patience | None = None
) -> list[int]:
    """For each of these decisions of the crowd's last `gather` the number of the candidate to take.

    `worth` is the net's judgement of all candidates of that `gather`. The crowd must know its sittings.
    """
    races = [_Race(crowd, one, worth[int(one.first) : int(one.first) + len(one.codes)]) for one in decisions]
    for futures in (patience or Patience()).stages():
        running = [race for race in races if len(race.running) > 1]
        _make_all(running, futures, mind)
        for race in running:
            race.thin_out()
    return [race.best() for race in races]


@final
class _Race:
    """The candidates of one decision, and what they brought in each future so far."""

    def __init__(self, crowd: Crowd, decision: Decision, opinion: Numbers) -> None:
        sitting = crowd.sittings[decision.index]
        self.sitting = Sitting(sitting.seeds, sitting.scores, sitting.round_number)  # what is imagined leaves no grudge
        self.state = crowd.states[decision.index]
        self.seat = int(decision.seat)
        self.codes = decision.codes
        self.running = list(range(len(decision.codes)))
        self.brought: list[list[float]] = [[] for _ in decision.codes]
        self._opinion = opinion
        self._stakes = stakes(self.state.options, self.sitting.scores, self.seat)
        view = view_of(self.state, self.seat, self.sitting.round_number, self.sitting.scores)
        self._seed = situation_seed(self.sitting.seeds[self.seat], view)

    def made_in(self, future: int) -> list[State]:
        """What each candidate that is still running leads to in this future."""
        drawn = another_future(self.state, Dice(self._seed + future))
        after: list[State] = []
        for candidate in self.running:
            copy = drawn.clone()
            do_for(copy, self.seat, self.codes[candidate])
            after.append(copy)
        return after

    def note(self, candidate: int, end: State) -> None:
        self.brought[candidate].append(float(outcome(end)[self.seat] @ self._stakes))

    def thin_out(self) -> None:
        """Leave out who is behind the leader by more than chance explains."""
        leader = np.array(self.brought[self.best()])
        self.running = [one for one in self.running if not _is_clearly_behind(leader - self.brought[one])]

    def best(self) -> int:
        return max(self.running, key=lambda one: (self._worth(one), -one))

    def _worth(self, candidate: int) -> float:
        brought = self.brought[candidate]
        return (sum(brought) + _OPINION * float(self._opinion[candidate])) / (len(brought) + _OPINION)


def _is_clearly_behind(behind: Numbers) -> bool:
    error = float(behind.std(ddof=1)) / np.sqrt(len(behind))
    return bool(behind.mean() > _CLEAR * max(error, 1e-9))


def _make_all(races: Sequence[_Race], futures: range, mind: Mind) -> None:
    """Every running candidate of all races in all of these futures; many playouts at once, but not too many."""
    waiting: list[tuple[_Race, int, State]] = []
    for race in races:
        for future in futures:
            waiting += zip([race] * len(race.running), race.running, race.made_in(future), strict=True)
        if len(waiting) >= _AT_ONCE:
            _play(waiting, mind)
            waiting = []
    _play(waiting, mind)


def _play(waiting: Sequence[tuple[_Race, int, State]], mind: Mind) -> None:
    if waiting:
        play_out([state for _, _, state in waiting], [race.sitting for race, _, _ in waiting], mind)
    for race, candidate, state in waiting:
        race.note(candidate, state)
