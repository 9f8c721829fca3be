"""How long a bot takes: like a person, and by nothing but what everybody at the table can see.

The delay is a function of the bot's seed and of public facts. The hand, the legal moves and the move itself are not
among them, so a quick answer never means "I had nothing" and a slow one never means "I could".
"""

import hashlib
import math
from dataclasses import dataclass

from penultimate.rules import SeatView


@dataclass(frozen=True)
class Pace:
    """Seconds for an ordinary turn, and how much they vary (1.0: hardly ever more than double or less than half)."""

    seconds: float
    spread: float = 0.35


_SHORTEST, _LONGEST = 0.35, 9.0
_PHASE_FACTOR = {"colour": 1.2, "turn": 1.0, "drawn": 0.7, "answer": 1.3, "choose": 1.5, "confirm": 1.6}


def delay(seed: int, pace: Pace, view: SeatView) -> float:
    """Seconds to wait before acting or reacting in the situation that everybody sees."""
    own = view.actor == view.seat
    factor = _PHASE_FACTOR.get(view.phase, 2.0) if own else 0.9
    if view.owing >= 0 and view.owing != view.seat:
        factor = 1.4 if not own else 1.6  # people need a moment to notice, and to leave the other one a chance
    if own and view.phase == "turn" and min(view.counts) <= 2:
        factor *= 1.25
    low, high = (_uniform(seed, view, half) for half in (0, 1))
    normal = math.sqrt(-2 * math.log(low)) * math.cos(2 * math.pi * high)
    return min(max(pace.seconds * factor * math.exp(pace.spread * normal), _SHORTEST), _LONGEST)


def _uniform(seed: int, view: SeatView, half: int) -> float:
    """A number in (0, 1] that depends on the seed and on the public situation."""
    public = (
        seed,
        half,
        view.seat,
        view.round_number,
        str(view.phase),
        view.actor,
        view.counts,
        str(view.top),
        len(view.discards),
        view.pending,
        view.owing,
        view.scores,
    )
    digest = hashlib.blake2b(repr(public).encode(), digest_size=7).digest()
    return (int.from_bytes(digest, "little") + 1) / (1 << 56)
