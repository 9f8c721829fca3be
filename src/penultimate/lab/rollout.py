"""Playing rounds at random, as fast as the rules allow: the loop behind the benchmarks. Compiled like the rules."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.rules.legality import MOST_CODES, turn_codes
from penultimate.rules.moves import CONFIRM
from penultimate.rules.options import Options
from penultimate.rules.round import deal
from penultimate.rules.state import OVER, State
from penultimate.rules.turns import finish_dare, perform


@final
class Dice:
    """A small, quick source of chance for players who play at random; cards are shuffled by `rules.chance`."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = 0x9E3779B9
        self.c: i64 = 0x243F6A88
        self.count: i64 = 1
        for _ in range(12):
            self.below(2)

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` - 1 (the generator is Chris Doty-Humphrey's sfc32)."""
        number = (self.a + self.b + self.count) & 0xFFFFFFFF
        self.count = (self.count + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & 0xFFFFFFFF
        self.c = (((self.c << 21) | (self.c >> 11)) + number) & 0xFFFFFFFF
        return (number * limit) >> 32


def play_out(state: State, dice: Dice, codes: vec[i64], most: i64) -> i64:
    """Let everybody play at random until the round is over, or for `most` actions; returns how many there were."""
    actions: i64 = 0
    while state.phase != OVER and actions < most:
        count = turn_codes(state, codes)
        perform_any(state, codes[dice.below(count)])
        actions += 1
    return actions


def perform_any(state: State, code: i64) -> None:
    """A move of the player whose turn it is; a dare counts as done at once."""
    if code == CONFIRM:
        finish_dare(state)
    else:
        perform(state, state.actor, code)


def random_rounds(rounds: i64, players: i64, options: Options, seed: i64) -> i64:
    """Play so many rounds at random; returns the number of actions."""
    dice = Dice(seed)
    codes = vec[i64]([0 for _ in range(MOST_CODES)])
    actions: i64 = 0
    for number in range(rounds):
        dealt = deal(int(players), options, seed=f"{seed} {number}".encode(), dealer=int(number % players))
        actions += play_out(dealt.state, dice, codes, 1_000_000)
    return actions
