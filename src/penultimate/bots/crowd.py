"""Many rounds at once: every position's candidate moves become rows for one evaluation. Compiled.

`gather` takes each round to its next decision that a net has to make, writing one row per candidate (a few for a move
whose outcome lies in hidden cards); the caller evaluates all rows in one go and hands the picks to `advance`.
The arena, training and the search of the best level all play with this.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from penultimate.bots.dice import Dice
from penultimate.bots.features import (
    ACCEPTING,
    CHALLENGING,
    DRAWING,
    FEATURES,
    NOTHING,
    unseen_cards,
    write_features,
)
from penultimate.bots.simple import (
    beginner_code,
    greedy_code,
    random_code,
    rule_v1_code,
    uniform_code,
    without_forgotten_calls,
    without_hoarding,
)
from penultimate.rules.cards import COLOURED_KINDS, CUSTOM, HAND_TRICK, KINDS, NO_COLOUR
from penultimate.rules.legality import MOST_CODES, turn_codes
from penultimate.rules.moves import (
    ACCEPT,
    CALL_BIT,
    CHALLENGE,
    CHOOSE,
    CONFIRM,
    DRAW,
    PLAY,
    kind_of,
    play_code,
    verb_of,
)
from penultimate.rules.state import OVER, TURN, State, step
from penultimate.rules.turns import finish_dare, perform
from penultimate.rules.view import imagine_state, view_of

RANDOM: Final = 0
RULE_V1: Final = 1
BEGINNER: Final = 2
GREEDY: Final = 3
UNIFORM: Final = 4
THINKER: Final = 5
"""Policies from this number on are asked by the caller, with rows; the ones below move by themselves."""

WORLDS: Final = 4
"""Rounds imagined for a candidate whose outcome lies in hidden cards."""
MOST_MOVES: Final = 4000
"""A round that has gone on for so long is given up as dead."""
_ROOM: Final = 64


@final
class Decision:
    """A position in which somebody has to think: the candidates, and the number of the first in `Crowd.starts`."""

    def __init__(self, index: i64, seat: i64, policy: i64, codes: list[int], first: i64) -> None:
        self.index = index
        """Which of the rounds."""
        self.seat = seat
        self.policy = policy
        self.codes = codes
        self.first = first


@final
class Crowd:
    """Rounds in progress. `policies[i][seat]` says who plays which seat of round i."""

    def __init__(self, states: list[State], policies: list[list[int]], seed: i64, longest: i64 = MOST_MOVES) -> None:
        self.states = states
        self.policies = policies
        self.dice = Dice(seed)
        self.longest = longest
        self.moves = [0] * len(states)
        self.rows: vec[u8] = vec[u8]([u8(0) for _ in range(_ROOM * FEATURES)])
        self.used: i64 = 0
        """How many rows are written."""
        self.starts: list[int] = []
        """The row at which each candidate of each decision begins."""
        self.codes: vec[i64] = vec[i64]([0 for _ in range(MOST_CODES)])
        self.decisions: list[Decision] = []
        self.imagined: i64 = 0
        self.seed = int(seed)

    def gather(self, indices: list[int]) -> list[Decision]:
        """Play these rounds on until each is over or waits for a thinker; returns what there is to decide."""
        self.clear()
        decisions: list[Decision] = []
        for index in indices:
            decision = self._next_decision(index)
            if decision is not None:
                decisions.append(decision)
        self.decisions = decisions
        return decisions

    def clear(self) -> None:
        self.used = 0
        self.starts = []

    def _next_decision(self, index: int) -> Decision | None:
        state = self.states[index]
        policies = self.policies[index]
        while state.phase != OVER:
            self.moves[index] += 1
            if self.moves[index] > self.longest:
                state.phase = OVER  # with no winner: a dead round
                return None
            if state.options.jump_in and state.phase == TURN:
                jump_in(state)
                if state.phase == OVER:
                    return None
            count = candidates(state, self.codes)
            policy = policies[state.actor]
            if policy >= THINKER:
                count = without_hoarding(state.counts[state.actor], self.codes, count)
            if count == 1:
                do(state, self.codes[0])
            elif policy < THINKER:
                do(state, self._simple(state, policy, count))
            else:
                return self._decision(index, state, policy, count)
        return None

    def _simple(self, state: State, policy: i64, count: i64) -> i64:
        if policy == GREEDY:
            return greedy_code(state, self.codes, count, self.dice)
        if policy == RANDOM:
            return random_code(state, self.codes, count, self.dice)
        if policy == UNIFORM:
            return uniform_code(state, self.codes, count, self.dice)
        if policy == BEGINNER:
            return beginner_code(state, self.codes, count, self.dice)
        return rule_v1_code(state, self.codes, count, self.dice)

    def _decision(self, index: i64, state: State, policy: i64, count: i64) -> Decision:
        first = len(self.starts)
        self.write_candidates(state, state.actor, self.codes, count)
        return Decision(index, state.actor, policy, [int(self.codes[at]) for at in range(int(count))], first)

    def write_candidates(self, state: State, seat: i64, codes: vec[i64], count: i64) -> None:
        """Write the rows of all these candidates."""
        unseen = unseen_cards(state, seat)
        worlds: list[State] = []
        at: i64 = 0
        while at < count:
            code = codes[at]
            used = self.used
            self.starts.append(int(used))
            self._make_room(used + WORLDS)
            waiting = waiting_for(code)
            if waiting != NOTHING:
                write_features(state, seat, unseen, waiting, self.rows, used * FEATURES)
                used += 1
            elif is_hidden(state, code):
                if not worlds:
                    worlds = self._imagine(state, seat)
                for world in worlds:
                    copy = world.clone()
                    do_for(copy, seat, code)
                    write_features(copy, seat, unseen_cards(copy, seat), NOTHING, self.rows, used * FEATURES)
                    used += 1
            else:
                copy = state.clone()
                do_for(copy, seat, code)
                write_features(copy, seat, unseen, NOTHING, self.rows, used * FEATURES)
                used += 1
            self.used = used
            at += 1

    def _imagine(self, state: State, seat: i64) -> list[State]:
        """Rounds that fit what the seat knows: the state at hand may be the true one, and must not be looked into."""
        view = view_of(state, int(seat), 1, ())
        seed = (self.seed & 0xFFFFFFFF).to_bytes(4, "little")
        worlds: list[State] = []
        for _ in range(WORLDS):
            self.imagined += 1
            worlds.append(imagine_state(view, seed, int(self.imagined)))
        return worlds

    def _make_room(self, rows: i64) -> None:
        if rows * FEATURES >= len(self.rows):
            larger = vec[u8](bytes(len(self.rows) * 2))
            at: i64 = 0
            while at < len(self.rows):
                larger[at] = self.rows[at]
                at += 1
            self.rows = larger

    def advance(self, picks: list[int]) -> None:
        """Carry out the candidate picked for each decision of the last `gather`."""
        for decision, pick in zip(self.decisions, picks, strict=True):
            do(self.states[decision.index], decision.codes[pick])


def candidates(state: State, codes: vec[i64]) -> i64:
    """The legal moves of the player whose turn it is, none of which forgets to call."""
    return without_forgotten_calls(codes, turn_codes(state, codes))


def waiting_for(code: i64) -> i64:
    """What a move leaves to chance or to a hidden hand, so that the net judges the position before it."""
    verb = verb_of(code)
    if verb == DRAW:
        return DRAWING
    if verb == ACCEPT:
        return ACCEPTING
    return CHALLENGING if verb == CHALLENGE else NOTHING


def is_hidden(state: State, code: i64) -> bool:
    """Whether what comes of a move depends on cards its player has not seen, in a way that rows would give away."""
    verb = verb_of(code)
    if verb == CHOOSE:
        return True
    if verb != PLAY or state.counts[state.actor] == 1:
        return False
    kind = kind_of(code)
    if CUSTOM[kind] > 0:
        return (state.rules[0] if CUSTOM[kind] == 1 else state.rules[1]) is not None
    return HAND_TRICK[kind] > 0 and state.options.seven_zero


def do(state: State, code: i64) -> None:
    """A move of the player whose turn it is; a dare counts as done at once."""
    do_for(state, state.actor, code)


def do_for(state: State, seat: i64, code: i64) -> None:
    if code == CONFIRM:
        finish_dare(state)
    else:
        perform(state, seat, code)


def jump_in(state: State) -> None:
    """HOUSE-4: whoever can, does; of several the first after the player whose turn it is.

    Not with an empty draw pile: with all other cards in hands two players could send the same +2 to and fro for ever.
    """
    top = state.top
    while top < COLOURED_KINDS and state.phase == TURN and state.pile_size > 0:
        seat = step(state, state.actor)
        while seat != state.actor and state.hands[seat * KINDS + top] == 0:
            seat = step(state, seat)
        if seat == state.actor:
            return
        call: i64 = CALL_BIT if state.counts[seat] == 2 else 0
        perform(state, seat, play_code(top, NO_COLOUR) | call)
