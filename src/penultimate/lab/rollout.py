"""Playing rounds at random, as fast as the rules allow: the loop behind the benchmarks. Compiled like the rules."""

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.bots.dice import Dice
from penultimate.rules.full_state import state_of
from penultimate.rules.legality import MOST_CODES, turn_codes
from penultimate.rules.moves import CONFIRM
from penultimate.rules.options import Options
from penultimate.rules.round import deal
from penultimate.rules.state import OVER, State
from penultimate.rules.turns import finish_dare, perform


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
        dealt = deal(int(players), options, seed=b"", dealer=int(number % players), quick=seed * 1_000_003 + number + 1)
        actions += play_out(state_of(dealt), dice, codes, 1_000_000)
    return actions


def clone_often(state: State, times: i64) -> None:
    """For the benchmark: nothing but cloning."""
    for _ in range(times):
        state.clone()


def clone_and_keep(state: State, times: i64) -> list[State]:
    """The same, and none is let go before all are made."""
    return [state.clone() for _ in range(times)]
