"""What a decision was worth, judged by the best bot from the view of who made it."""

from dataclasses import dataclass
from typing import Final, final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from penultimate.analysis.model import Alternative, Verdict
from penultimate.bots.choosing import Thinker, scale_of
from penultimate.bots.hints import hint
from penultimate.bots.net import WIN
from penultimate.bots.players import turn_moves
from penultimate.bots.thinking import consider_moves, thinkable
from penultimate.rules import LegalMoves, Move, SeatView
from penultimate.rules.moves import CALL_BIT, PLAY, move_of, verb_of

_TOLD: Final = 5
"""Alternatives that are listed, what was done aside."""


@final
@dataclass(frozen=True)
class _Knows:
    """An adviser whose mind is made up: for the reason that goes with the move."""

    move: Move
    name: str = "best"

    def choose(self, view: SeatView, legal: LegalMoves) -> Move:
        return self.move

    def react(self, view: SeatView, legal: LegalMoves) -> Move | None:
        return None

    def delay(self, view: SeatView) -> float:
        return 0.0


def judge_move(view: SeatView, legal: LegalMoves, move: Move, names: list[str], thinker: Thinker) -> Verdict | None:
    """None where there was no choice, or none that bots know about (calls, catches, jumping in, votes)."""
    codes = turn_moves(legal)
    done = _as_listed(move.code, codes)
    if view.actor != view.seat or len(codes) < 2 or done < 0:
        return None
    judgement = consider_moves(view, codes, thinker, 0)
    worth, chances = judgement.worth, judgement.heads[:, WIN]
    considered = [int(code) for code in thinkable(view, legal)]
    best = max((at for at in range(len(codes)) if int(codes[at]) in considered), key=lambda at: (worth[at], -at))
    costs = np.maximum(worth[best] - worth, 0)
    scale = scale_of(view)
    order = sorted(range(len(codes)), key=lambda at: (at != best, costs[at], at))
    given = hint(view, legal, _Knows(move_of(int(codes[best]))))
    return Verdict(
        best=move_of(int(codes[best])).text(names),
        agrees=done == best,
        chance=_rounded(chances[done]),
        cost=_share(costs[done] / scale),
        match_cost=_rounded(costs[done]),
        spread=_share(costs.max() / scale),
        edge=_share(costs[order[1]] / scale) if done == best else 0.0,
        reason=given.reason,
        data=given.data,
        alternatives=tuple(
            Alternative(move_of(int(codes[at])).text(names), _rounded(chances[at]), _share(costs[at] / scale))
            for place, at in enumerate(order)
            if place < _TOLD or at == done
        ),
    )


def _as_listed(code: int, codes: vec[i64]) -> int:
    """The place of a move among the candidates. Forgetting to call is another matter: the card counts as called."""
    listed = [int(other) for other in codes]
    if code not in listed and verb_of(code) == PLAY:
        code = int(code | CALL_BIT)
    return listed.index(code) if code in listed else -1


def _share(cost: float) -> float:
    """Of the round: with points at stake a net may think more of a move than all that can be lost."""
    return min(_rounded(cost), 1.0)


def _rounded(value: float) -> float:
    """To what is meant: more digits would only differ between machines."""
    return round(float(value), 4)
