"""What stands out in the moments of a match: turning points, and how everybody played."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

import msgspec

from penultimate.analysis.model import Bluff, Moment, Player, TurningPoint, Verdict

_MOST_POINTS: Final = 5
_LEAST_SWING: Final = 0.05
_LEAST_COST: Final = 0.005
"""Less is not worth a word."""

Outcome = Literal["accepted", "caught", "sent-back"]
_OUTCOMES: Final[dict[str, Outcome]] = {"accept": "accepted", "challenge": "caught", "play": "sent-back"}
"""By the first word of the answer."""


def with_outcomes(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """The same moments, the bluffs among them with what came of them."""
    return tuple(_with_outcome(moment, moments[at + 1 :]) for at, moment in enumerate(moments))


def _with_outcome(moment: Moment, later: Sequence[Moment]) -> Moment:
    if moment.bluff is None:
        return moment
    answers = (_OUTCOMES.get(other.move.partition(" ")[0]) for other in later if other.seat != moment.seat)
    outcome = next((answer for answer in answers if answer is not None), None)
    return msgspec.structs.replace(moment, bluff=Bluff(moment.bluff.cards, outcome or "open"))


def turning_points(moments: Sequence[Moment], margin: float) -> tuple[TurningPoint, ...]:
    """The steps that changed a chance to win the match most, in their order. What may be chance is left out."""
    points = [_point(at, moments[at - 1], moments[at]) for at in range(1, len(moments))]
    large = [point for point in points if _swing(point) >= max(_LEAST_SWING, margin / 2)]
    largest = sorted(large, key=lambda point: (-_swing(point), point.moment))[:_MOST_POINTS]
    return tuple(sorted(largest, key=lambda point: point.moment))


def _point(at: int, before: Moment, after: Moment) -> TurningPoint:
    changes = [abs(new - old) for old, new in zip(before.match_chances, after.match_chances, strict=True)]
    seat = changes.index(max(changes))
    return TurningPoint(at, seat, before.match_chances[seat], after.match_chances[seat])


def _swing(point: TurningPoint) -> float:
    return abs(point.after - point.before)


def players_of(names: Sequence[str], moments: Sequence[Moment]) -> tuple[Player, ...]:
    return tuple(_player(seat, name, moments) for seat, name in enumerate(names))


def _player(seat: int, name: str, moments: Sequence[Moment]) -> Player:
    own = [at for at, moment in enumerate(moments) if moment.seat == seat]
    verdicts = [verdict for at in own if (verdict := moments[at].verdict) is not None]
    cost, at_stake = sum(verdict.cost for verdict in verdicts), sum(verdict.spread for verdict in verdicts)
    return Player(
        seat=seat,
        name=name,
        decisions=len(verdicts),
        agreed=sum(verdict.agrees for verdict in verdicts),
        accuracy=round(1 - cost / at_stake, 4) if at_stake > 0 else 1.0,
        cost=round(cost, 4),
        best_move=_highest(own, moments, lambda verdict: 0.0 if verdict.reason == "goes-out" else verdict.edge),
        slip=_highest(own, moments, lambda verdict: verdict.cost),
        boldest_bluff=boldest_bluff(own, moments),
    )


def _highest(own: Sequence[int], moments: Sequence[Moment], value: Callable[[Verdict], float]) -> int | None:
    """The moment with the highest value, the first of equals; None where all are too low to speak of."""
    values = {at: value(verdict) for at in own if (verdict := moments[at].verdict) is not None}
    best = max(values, key=lambda at: (values[at], -at), default=None)
    return best if best is not None and values[best] >= _LEAST_COST else None


def boldest_bluff(among: Sequence[int], moments: Sequence[Moment]) -> int | None:
    """The bluff with the most cards in hand that forbade it; of equals the one that was believed, then the later."""
    bluffs = {at: bluff for at in among if (bluff := moments[at].bluff) is not None}
    return max(bluffs, key=lambda at: (bluffs[at].cards, bluffs[at].outcome == "accepted", at), default=None)


def move_of_the_match(moments: Sequence[Moment], players: Sequence[Player]) -> int | None:
    """Of everybody's best moves the one whose next best would have cost most."""
    best = [player.best_move for player in players if player.best_move is not None]
    return max(best, key=lambda at: (_edge(moments[at]), -at), default=None)


def _edge(moment: Moment) -> float:
    return 0.0 if moment.verdict is None else moment.verdict.edge
