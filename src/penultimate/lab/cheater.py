"""The ceiling: a player who sees all hands, though not the draw pile, and plays every move out many times. Compiled.

No bot may do this. It shows how much there is to win at all, so that a bot's strength has a scale.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.bots.crowd import candidates, do, do_for
from penultimate.bots.dice import Dice
from penultimate.bots.simple import greedy_code
from penultimate.rules.legality import MOST_CODES
from penultimate.rules.state import OVER, State

_LONGEST: Final = 300


def cheat(state: State, codes: list[int], playouts: i64, dice: Dice) -> i64:
    """The number of the candidate that wins most often when all play on greedily, the draw pile shuffled anew."""
    seat = state.actor
    room = vec[i64]([0 for _ in range(MOST_CODES)])
    wins = vec[i64]([0 for _ in range(len(codes))])
    playout: i64 = 0
    while playout < playouts:
        shuffled = state.clone()
        _shuffle_pile(shuffled, dice)
        for number, code in enumerate(codes):
            copy = shuffled.clone()
            do_for(copy, seat, code)
            wins[number] += _play_out(copy, seat, room, dice)
        playout += 1
    best: i64 = 0
    for number in range(1, len(codes)):
        if wins[number] > wins[best]:
            best = number
    return best


def _play_out(state: State, seat: i64, room: vec[i64], dice: Dice) -> i64:
    moves: i64 = 0
    while state.phase != OVER and moves < _LONGEST:
        count = candidates(state, room)
        do(state, room[0] if count == 1 else greedy_code(state, room, count, dice))
        moves += 1
    return 1 if state.winner == seat else 0


def _shuffle_pile(state: State, dice: Dice) -> None:
    last = state.pile_size - 1
    while last > 0:
        other = dice.below(last + 1)
        card = state.pile[last]
        state.pile[last] = state.pile[other]
        state.pile[other] = card
        last -= 1
