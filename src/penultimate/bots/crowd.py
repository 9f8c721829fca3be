"""Many rounds at once: every position's candidate moves become rows for one evaluation. Compiled.

`gather` takes each round to its next decision that a net has to make, writing one row per candidate (a few for a move
whose outcome lies in hidden cards); the caller evaluates all rows in one go and hands the picks to `advance`.
The arena, training and the search of the best level all play with this.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from penultimate.bots.dice import Dice, situation_seed
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
from penultimate.rules.state import ANSWER, OVER, TURN, State, step
from penultimate.rules.turns import finish_dare, perform
from penultimate.rules.view import SeatView, imagine_state, view_of

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
_MOST_ALIKE: Final = 4
"""Cards of the same kind in a deck."""


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
class Sitting:
    """The match that a round is part of, as far as its players bear it in mind."""

    def __init__(self, seeds: list[int], scores: tuple[int, ...], round_number: int = 1) -> None:
        self.seeds = seeds
        """What each seat's chance comes from."""
        self.scores = scores
        self.round_number = round_number
        self.enemies = [-1] * len(seeds)
        """Who last laid a +2 or +4 on each seat: for those who bear grudges."""


@final
class Crowd:
    """Rounds in progress. `policies[i][seat]` says who plays which seat of round i.

    With `sittings`, one for each round, whoever thinks imagines what a bot with the seed of its seat would.
    """

    def __init__(
        self,
        states: list[State],
        policies: list[list[int]],
        seed: i64,
        longest: i64 = MOST_MOVES,
        sittings: list[Sitting] | None = None,
    ) -> None:
        self.states = states
        self.policies = policies
        self.sittings: list[Sitting] = sittings if sittings is not None else []
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

    def join(self, state: State, policies: list[int]) -> int:
        """One more round; returns its index."""
        self.states.append(state)
        self.policies.append(policies)
        self.moves.append(0)
        return len(self.states) - 1

    def gather(self, indices: list[int]) -> list[Decision]:
        """Play these rounds on until each is over or waits for a thinker; returns what there is to decide."""
        self.clear()
        self.gather_more(indices)
        return self.decisions

    def gather_more(self, indices: list[int]) -> None:
        """As `gather`, but what was gathered before is kept, to be evaluated in the same go."""
        for index in indices:
            decision = self._next_decision(index)
            if decision is not None:
                self.decisions.append(decision)

    def clear(self) -> None:
        self.used = 0
        self.starts = []
        self.decisions = []

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
            if state.phase == ANSWER and self.sittings:
                self.sittings[index].enemies[state.actor] = int(state.attacker)
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
        sitting = self.sittings[index] if self.sittings else None
        self.write_candidates(state, state.actor, self.codes, count, sitting)
        return Decision(index, state.actor, policy, [int(self.codes[at]) for at in range(int(count))], first)

    def write_candidates(
        self, state: State, seat: i64, codes: vec[i64], count: i64, sitting: Sitting | None = None
    ) -> None:
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
                    worlds = self._imagine(state, seat, sitting)
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

    def _imagine(self, state: State, seat: i64, sitting: Sitting | None) -> list[State]:
        """Rounds that fit what the seat knows: the state at hand may be the true one, and must not be looked into."""
        number = 1 if sitting is None else sitting.round_number
        view = view_of(state, int(seat), number, ())
        if sitting is None:
            return _worlds(view, self.seed, self._count_worlds())
        return _worlds(view, situation_seed(sitting.seeds[seat], view), 0)

    def _count_worlds(self) -> int:
        before = int(self.imagined)
        self.imagined += WORLDS
        return before

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


def _worlds(view: SeatView, seed: int, before: int) -> list[State]:
    key = (seed & 0xFFFFFFFF).to_bytes(4, "little")
    return [imagine_state(view, key, before + 1 + number) for number in range(WORLDS)]


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


def another_future(state: State, dice: Dice) -> State:
    """A copy in which everybody holds the same cards, and what comes from the draw pile is up to the dice.

    With the same dice, two states of a round have the same future as far as can be: each card gets a number, and the
    cards that are still in the pile come in the order of their numbers.
    """
    copy = state.clone()
    numbers = vec[i64]([dice.below(0x7FFFFFFF) for _ in range(KINDS * _MOST_ALIKE)])
    seen = vec[i64]([0 for _ in range(KINDS)])
    order = vec[i64]([0 for _ in range(int(copy.pile_size))])
    pile = copy.pile
    for place, kind in enumerate(sorted([int(pile[at]) for at in range(int(copy.pile_size))])):
        number = numbers[kind * _MOST_ALIKE + seen[kind]]
        seen[kind] += 1
        at: i64 = place
        while at > 0 and order[at - 1] < number:
            order[at] = order[at - 1]
            pile[at] = pile[at - 1]
            at -= 1
        order[at] = number
        pile[at] = kind
    copy.seed = int(dice.below(0x7FFFFFFF)).to_bytes(4, "little")  # for when the discard pile is shuffled
    return copy


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
