"""From the scores to the chances to win the match: many made-up matches, as if all were equally good from now on."""

from typing import Final, final

import numpy as np

from penultimate.bots.crowd import Sitting
from penultimate.bots.judging import Numbers
from penultimate.bots.net import Mind
from penultimate.bots.playouts import play_out
from penultimate.rules import Options, Round, Rule
from penultimate.rules.full_state import state_of
from penultimate.rules.match import round_points
from penultimate.rules.round import deal

_MATCHES: Final = 32
_MOST_ROUNDS: Final = 64
"""A match that takes longer is given to whoever leads."""


@final
class Odds:
    """What rounds bring is drawn from a stock of rounds that were played out for it, seats exchanged by chance.

    The same made-up rounds are used for all questions, so that answers differ by what is asked alone.
    """

    def __init__(self, stock: Numbers, options: Options, seed: int) -> None:
        rng = np.random.default_rng(seed)
        rounds, players = stock.shape
        drawn = stock[rng.integers(rounds, size=(_MOST_ROUNDS, _MATCHES))]
        self.running: Numbers = rng.permuted(drawn, axis=2).cumsum(axis=0).reshape(-1, players)
        """What each seat has got after so many rounds of so many matches."""
        self.options = options

    def chances(self, scores: Numbers) -> Numbers:
        """For each row of scores how likely each seat is to win the match."""
        return np.array([self._chances(row) for row in scores])

    def _chances(self, scores: Numbers) -> Numbers:
        if self._is_over(scores[None])[0]:
            return self._winners(scores)
        totals = (scores + self.running).reshape(_MOST_ROUNDS, _MATCHES, -1)
        over = self._is_over(totals)
        over[-1] = True
        last = over.argmax(axis=0)
        share: Numbers = self._winners(totals[last, np.arange(_MATCHES)]).mean(axis=0)
        return share

    def _is_over(self, totals: Numbers) -> "np.ndarray[tuple[int, ...], np.dtype[np.bool_]]":
        highest, target = totals.max(axis=-1), self.options.target
        return np.asarray(highest >= target if self.options.target_test == "reach" else highest > target)

    def _winners(self, totals: Numbers) -> Numbers:
        best = totals.max(axis=-1) if self.options.scoring == "winner" else totals.min(axis=-1)
        won = totals == best[..., None]
        share: Numbers = won / won.sum(axis=-1, keepdims=True)
        return share


def stock_of_rounds(
    players: int, options: Options, rules: tuple[Rule | None, Rule | None], mind: Mind, rounds: int, seed: bytes
) -> Numbers:
    """What so many rounds brought each seat, all of them played by the same mind."""
    states = [
        state_of(deal(players, options, seed=seed + f"/{number}".encode(), dealer=number % players, rules=rules))
        for number in range(rounds)
    ]
    play_out(states, [Sitting([0] * players, (0,) * players)] * rounds, mind)
    return np.array([round_points(Round(state), options) for state in states], dtype=np.float64)
