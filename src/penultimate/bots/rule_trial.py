"""What would this rule do to the game? A few hundred simulated rounds with it and without it.

Every round is dealt twice from the same seed. The trial goes round by round, so that a thread that runs it lets others
have their turn.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.bots.dice import Dice
from penultimate.bots.simple import greedy_code
from penultimate.rules import Options, Rule
from penultimate.rules.cards import CUSTOM_1
from penultimate.rules.full_state import state_of
from penultimate.rules.legality import MOST_CODES, turn_codes
from penultimate.rules.moves import CONFIRM, PLAY, kind_of, verb_of
from penultimate.rules.round import deal
from penultimate.rules.state import NOBODY, OVER, State
from penultimate.rules.turns import finish_dare, perform

ROUNDS: Final = 300
SECONDS: Final = 1.5
"""Fewer rounds where they take longer than this, as in rules that are not compiled; but never fewer than …"""
FEWEST_ROUNDS: Final = 40
MOST_TURNS: Final = 3000
"""Far beyond any ordinary round."""
TOO_SHORT: Final = 0.5
"""Bots object when laying the card so often ends the round there and then."""
TOO_LONG: Final = 0.05
"""Bots object when so many rounds do not end at all."""


@dataclass(frozen=True)
class Trial:
    """What came of it; the fields are explained where the log keeps them (`tables.entries.RuleTrial`)."""

    rounds: int
    length: float
    layer: float
    objection: Literal["", "ends-at-once", "never-ends"]


class _Tally:
    """What was seen in the rounds of one kind."""

    def __init__(self) -> None:
        self.rounds = 0
        self.turns = 0
        self.unfinished = 0
        """Rounds that did not end, or ended with nobody having won."""
        self.laid = 0
        self.won_by_layer = 0
        self.ended_at_once = 0


def try_rule(
    rule: Rule,
    players: int,
    options: Options,
    *,
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    wanted: Callable[[], bool] = lambda: True,
) -> Trial:
    """Simulate rounds in which the rule is on the first custom card, as long as somebody waits for what comes of it."""
    with_rule, without = _Tally(), _Tally()
    until = time.monotonic() + seconds
    while wanted() and with_rule.rounds < rounds and (with_rule.rounds < FEWEST_ROUNDS or time.monotonic() < until):
        number = with_rule.rounds
        _play(with_rule, (rule, None), players, options, number)
        _play(without, (None, None), players, options, number)
    return Trial(
        rounds=with_rule.rounds,
        length=round(with_rule.turns / max(1, without.turns), 3),
        layer=round(_share(with_rule) - _share(without), 3),
        objection=_objection(with_rule, without),
    )


def _objection(with_rule: _Tally, without: _Tally) -> Literal["", "ends-at-once", "never-ends"]:
    if with_rule.unfinished > without.unfinished + with_rule.rounds * TOO_LONG:
        return "never-ends"
    if with_rule.laid and with_rule.ended_at_once > with_rule.laid * TOO_SHORT:
        return "ends-at-once"
    return ""


def _share(tally: _Tally) -> float:
    """How often who laid the card won the round."""
    return tally.won_by_layer / tally.laid if tally.laid else 0.0


def _play(tally: _Tally, rules: tuple[Rule | None, Rule | None], players: int, options: Options, number: int) -> None:
    seed = f"trial {number}".encode()
    state = state_of(deal(players, options, seed=seed, dealer=number % players, rules=rules))
    dice = Dice(number)
    codes = vec[i64]([0 for _ in range(MOST_CODES)])
    layer = -1
    turns = 0
    while state.phase != OVER and turns < MOST_TURNS:
        turns += 1
        code = _choice(state, codes, dice)
        actor = int(state.actor)
        lays = verb_of(code) == PLAY and kind_of(code) == CUSTOM_1
        last_card = lays and state.counts[actor] == 1
        if code == CONFIRM:
            finish_dare(state)
        else:
            perform(state, state.actor, code)
        if lays and not last_card:
            layer = actor
            tally.laid += 1
            tally.ended_at_once += state.phase == OVER
    tally.rounds += 1
    tally.turns += turns
    if state.phase != OVER or state.winner == NOBODY:
        tally.unfinished += 1
    elif layer >= 0 and int(state.winner) == layer:
        tally.won_by_layer += 1


def _choice(state: State, codes: vec[i64], dice: Dice) -> int:
    count = turn_codes(state, codes)
    first = int(codes[0])
    if first == CONFIRM:
        return first
    return int(greedy_code(state, codes, count, dice))
