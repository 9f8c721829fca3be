"""Tables of learners, played by numbers: actions in; the seat that is asked, its row, mask and rewards out. Compiled.

The same game as `environment.py` describes it, asking aside included, and the same rules as everywhere: moves are
listed by `legality`, carried out by `turns` and `manners`, scored by `match`. Its faces: `fleet.py`, `environment.py`,
`vector.py`.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from penultimate.bots.dice import Dice
from penultimate.bots.simple import greedy_code, random_code, rule_v1_code, uniform_code, without_forgotten_calls
from penultimate.lab.fleet_actions import ACTIONS, PASS_ACTION, PASSING, code_for, number_of
from penultimate.lab.fleet_rows import Rows
from penultimate.rules.cards import COLOURED_KINDS
from penultimate.rules.effects import Rule
from penultimate.rules.full_state import state_of
from penultimate.rules.legality import MOST_CODES, side_codes, turn_codes
from penultimate.rules.manners import say
from penultimate.rules.match import draw_for_dealer, match_winners, round_points
from penultimate.rules.moves import CATCH, UNO, is_manners, verb_of
from penultimate.rules.options import MAX_PLAYERS, Options
from penultimate.rules.round import Round, deal
from penultimate.rules.state import NOBODY, OVER, TURN, State
from penultimate.rules.turns import perform

ENDED: Final = 16
"""More than any seat; see `Tables.try_action`."""

# --- who plays the seats of nobody who learns -------------------------------------------------------------------------

OPPONENTS: Final = ("random", "rule-v1", "greedy", "uniform")


@final
class Tables:
    """Some tables of one sort."""

    def __init__(
        self,
        count: int,
        players: i64,
        options: Options,
        rules: tuple[Rule | None, Rule | None],
        *,
        whole_matches: bool,
        for_points: bool,
        most_steps: i64,
    ) -> None:
        self.count = count
        self.players = players
        self.options = options
        self.rules = rules
        self.whole_matches = whole_matches
        self.for_points = for_points
        self.most_steps = most_steps
        self.dice = Dice(0)
        self.order: Callable[[list[int]], list[int]] | None = None
        """Who puts those who are asked aside in an order; None: dice do."""
        self.states: list[State] = []
        self.rows = Rows(count, players, options, rules)
        self.asked: vec[i64] = vec[i64]([0 for _ in range(count)])
        """The seat whose step it is, for each table."""
        self.masks: vec[u8] = vec[u8]([u8(0) for _ in range(count * int(ACTIONS))])
        """A byte for every action of every table: 1 where it is allowed."""
        self.legal: vec[i32] = vec[i32]([i32(0) for _ in range(count * int(ACTIONS))])
        """The same as a list for every table …"""
        self.allowed: vec[i64] = vec[i64]([0 for _ in range(count)])
        """… of so many."""
        self.learners: vec[i64] = vec[i64]([0 for _ in range(count)])
        """The seat of the learner at each table, where one plays against others."""
        self.rewards: vec[float] = vec[float]([0.0 for _ in range(count * int(players))])
        """What the last step brought each seat."""
        self.over: vec[u8] = vec[u8]([u8(0) for _ in range(count)])
        """1 where the last step ended an episode."""
        self.cut: vec[u8] = vec[u8]([u8(0) for _ in range(count)])
        """1 where it was cut off."""
        self.scores: vec[i64] = vec[i64]([0 for _ in range(count * int(players))])
        self.steps: vec[i64] = vec[i64]([0 for _ in range(count)])
        self.numbers: vec[i64] = vec[i64]([1 for _ in range(count)])
        """Which round of the match each table plays; the first is 1."""
        self.winners: list[tuple[int, ...]] = [() for _ in range(count)]
        self._playing: vec[u8] = vec[u8]([u8(0) for _ in range(count)])
        """0 where an episode has ended and no other has begun."""
        self._seeds: list[bytes] = [b"" for _ in range(count)]
        self._quick: vec[i64] = vec[i64]([0 for _ in range(count)])
        self._aside: vec[i64] = vec[i64]([0 for _ in range(count * MAX_PLAYERS)])
        """Who is still to be asked aside at each table, the last one first …"""
        self._left: vec[i64] = vec[i64]([0 for _ in range(count)])
        """… so many."""
        self._codes: vec[i64] = vec[i64]([0 for _ in range(MOST_CODES)])
        start = state_of(deal(int(players), options, seed=b"", rules=rules, quick=1))
        for _ in range(count):
            self.states.append(start)

    # --- beginning ----------------------------------------------------------------------------------------------------

    def seed(self, number: i64) -> None:
        """From here on all chance follows from the number."""
        self.dice = Dice(number)

    def begin(self, table: i64) -> None:
        """Deal for a new episode, quickly and foreseeably."""
        number = (self.dice.below(1 << 31) << 31) | self.dice.below(1 << 31) | 1
        self._quick[table] = number
        self._begin(table, int(self.dice.below(self.players)), 0)

    def begin_from(self, table: i64, seed: bytes) -> None:
        """Deal for a new episode as a match with this seed does."""
        self._seeds[int(table)] = seed
        self._quick[table] = 0
        dealer, shuffles = draw_for_dealer(int(self.players), self.options, seed, [])
        self._begin(table, dealer, shuffles)

    def _begin(self, table: i64, dealer: int, shuffles: int) -> None:
        seat: i64 = 0
        while seat < self.players:
            self.scores[table * self.players + seat] = 0
            seat += 1
        self.winners[int(table)] = ()
        self.steps[table] = 0
        self._playing[table] = 1
        self.numbers[table] = 1
        self._deal(table, dealer, shuffles)

    def _deal(self, table: i64, dealer: int, shuffles: int) -> None:
        dealt = deal(
            int(self.players),
            self.options,
            seed=self._seeds[int(table)],
            dealer=dealer,
            rules=self.rules,
            shuffles=shuffles,
            quick=self._quick[table],
            scores=self._scores_at(table),
        )
        state = state_of(dealt)
        self.states[int(table)] = state
        self.rows.forget(table)
        self._ask_aside(table, state)

    def _scores_at(self, table: i64) -> tuple[int, ...]:
        start = int(table) * int(self.players)
        return tuple([int(self.scores[start + seat]) for seat in range(int(self.players))])

    # --- a step -------------------------------------------------------------------------------------------------------

    def step(self, actions: list[int]) -> None:
        """An action for every table; where an episode ends, the next one begins."""
        table: i64 = 0
        while table < self.count:
            self.act(table, actions[int(table)])
            if self.over[table]:
                self.begin(table)
            self.show(table)
            table += 1

    def act(self, table: i64, action: i64) -> None:
        """Carry out what the seat that is asked has chosen. Raises ValueError where it may not."""
        if not self.is_allowed(table, action):
            raise ValueError(
                f"seat {int(self.asked[table])} of table {int(table)} may not take action {int(action)} now"
            )
        state = self.states[int(table)]
        seat = self.asked[table]
        self.do(table, seat, code_for(action, seat, self.players, state.owing))

    def try_action(self, table: i64, action: i64) -> i64:
        """The same for one who looks at one table: the seat that is asked next, plus `ENDED` where a round has ended
        or the episode was cut off; -1, and nothing happens, where the action is not allowed.
        """
        if not self.is_allowed(table, action):
            return -1
        number = self.numbers[table]
        self.act(table, action)
        self.show(table)
        ended = self.over[table] != 0 or self.numbers[table] != number
        return self.asked[table] + (ENDED if ended else 0)

    def is_allowed(self, table: i64, action: i64) -> bool:
        return 0 <= action < ACTIONS and self.masks[table * ACTIONS + action] != 0

    def do(self, table: i64, seat: i64, code: i64) -> None:
        """The same with a move's code; a negative one passes."""
        state = self.states[int(table)]
        self.rest(table)
        self.steps[table] += 1
        if self._left[table] > 0:
            self._left[table] -= 1
        if code >= 0:
            if is_manners(code):
                say(state, seat, code)
            else:
                perform(state, seat, code)
            verb = verb_of(code)
            if verb in (UNO, CATCH):
                self._ask_on(table, state)
            else:
                self._ask_aside(table, state)
        if state.phase == OVER:
            self._end_round(table, state)
        elif self.steps[table] >= self.most_steps:
            self.over[table] = 1
            self.cut[table] = 1
        if self.over[table]:
            self._playing[table] = 0

    def rest(self, table: i64) -> None:
        """Nothing has happened in the last step."""
        self.over[table] = 0
        self.cut[table] = 0
        seat: i64 = 0
        while seat < self.players:
            self.rewards[table * self.players + seat] = 0.0
            seat += 1

    # --- asking aside -------------------------------------------------------------------------------------------------

    def has_reason(self, state: State, seat: i64) -> bool:
        """Whether what everybody can see gives a seat something to say."""
        if state.phase == OVER:
            return False
        if state.owing != NOBODY:
            return True
        if not self.options.jump_in:
            return False
        return state.phase == TURN and state.top < COLOURED_KINDS and seat != state.actor

    def _ask_aside(self, table: i64, state: State) -> None:
        self._left[table] = 0
        if state.owing == NOBODY and not self.options.jump_in:
            return
        reasons = [seat for seat in range(int(self.players)) if self.has_reason(state, seat)]
        if not reasons:
            return
        if self.order is not None:
            reasons = self.order(reasons)
            reasons.reverse()
        else:
            for last in range(len(reasons) - 1, 0, -1):
                other = int(self.dice.below(last + 1))
                reasons[last], reasons[other] = reasons[other], reasons[last]
        for at, seat in enumerate(reasons):
            self._aside[table * MAX_PLAYERS + at] = seat
        self._left[table] = len(reasons)

    def _ask_on(self, table: i64, state: State) -> None:
        """Something was said, and nothing done: the others are asked on if there is a reason left."""
        start = table * MAX_PLAYERS
        kept: i64 = 0
        at: i64 = 0
        while at < self._left[table]:
            if self.has_reason(state, self._aside[start + at]):
                self._aside[start + kept] = self._aside[start + at]
                kept += 1
            at += 1
        self._left[table] = kept

    # --- the end ------------------------------------------------------------------------------------------------------

    def _end_round(self, table: i64, state: State) -> None:
        self._left[table] = 0
        players = int(self.players)
        points = round_points(Round(state), self.options)
        start = int(table) * players
        scores: list[int] = []
        for seat in range(players):
            self.scores[start + seat] += points[seat]
            scores.append(int(self.scores[start + seat]))
        won = match_winners(scores, self.options)
        self.winners[int(table)] = won
        ends = not self.whole_matches or len(won) > 0
        if self.for_points:
            sign = -0.01 if self.options.scoring == "low" else 0.01
            for seat in range(players):
                self.rewards[start + seat] = sign * points[seat]
        elif ends:
            self._share(start, won if self.whole_matches else _only(int(state.winner)))
        if ends:
            self.over[table] = 1
        elif self.steps[table] >= self.most_steps:
            self.over[table] = 1
            self.cut[table] = 1
        else:
            self.numbers[table] += 1
            self._deal(table, (int(state.dealer) + 1) % players, int(state.shuffles))

    def _share(self, start: int, winners: tuple[int, ...]) -> None:
        """The winners share 1, the others -1; nothing for anybody if nobody won, or everybody."""
        players = int(self.players)
        losers = players - len(winners)
        if len(winners) == 0 or losers == 0:
            return
        for seat in range(players):
            self.rewards[start + seat] = 1.0 / len(winners) if seat in winners else -1.0 / losers

    # --- what is seen -------------------------------------------------------------------------------------------------

    def show(self, table: i64) -> None:
        """Find out who is asked, and write its row and its mask."""
        state = self.states[int(table)]
        left = self._left[table]
        seat = self._aside[table * MAX_PLAYERS + left - 1] if left > 0 else state.actor
        self.asked[table] = seat
        match_over = len(self.winners[int(table)]) > 0
        self.rows.write(table, state, seat, self.scores, aside=left > 0, match_over=match_over)
        self.write_mask(table, state, seat)

    def is_aside(self, table: i64) -> bool:
        """Whether somebody is asked aside."""
        return self._left[table] > 0

    def show_to(self, rows: Rows, seat: i64, *, aside: bool) -> None:
        """Write what another seat of the first table sees into the first of other rows."""
        rows.forget(0)
        rows.write(0, self.states[0], seat, self.scores, aside=aside, match_over=len(self.winners[0]) > 0)

    def write_mask(self, table: i64, state: State, seat: i64) -> None:
        masks = self.masks
        legal = self.legal
        codes = self._codes
        start = table * ACTIONS
        at: i64 = 0
        while at < self.allowed[table]:
            masks[start + i64(legal[start + at])] = 0
            at += 1
        allowed: i64 = 0
        if self._playing[table]:
            aside = self._left[table] > 0
            count = self._codes_of(state, seat)
            only_words = aside and seat == state.actor
            at = 0
            while at < count:
                code = codes[at]
                if not only_words or verb_of(code) == UNO or verb_of(code) == CATCH:
                    number = number_of(code, seat, self.players)
                    if number >= 0:
                        masks[start + number] = 1
                        legal[start + allowed] = i32(number)
                        allowed += 1
                at += 1
            if aside:
                masks[start + PASS_ACTION] = 1
                legal[start + allowed] = i32(PASS_ACTION)
                allowed += 1
        self.allowed[table] = allowed

    def _codes_of(self, state: State, seat: i64) -> i64:
        count: i64 = 0
        if seat == state.actor:
            count = turn_codes(state, self._codes)
        return side_codes(state, seat, self._codes, count)

    # --- one learner at each table, against others ------------------------------------------------------------------

    def begin_with_learner(self, table: i64, opponent: i64) -> None:
        """A new episode, in which the learner has a seat by chance; played on until it is asked."""
        self.rest(table)
        self.begin(table)
        self.learners[table] = self.dice.below(self.players)
        self._play_others(table, opponent)
        while self.over[table]:  # before it was asked at all: that was not its doing
            self.rest(table)
            self.begin(table)
            self._play_others(table, opponent)
        self.show(table)

    def step_learners(self, actions: list[int], opponent: i64, illegal: float) -> None:
        """An action of every learner; then the others play until it is asked again.

        Where the episode has ended with the step before, its action does not count, and a new one begins. An action
        that is not allowed ends the episode with the reward for it.
        """
        table: i64 = 0
        while table < self.count:
            if not self._playing[table]:
                self.begin_with_learner(table, opponent)
            else:
                action: i64 = actions[int(table)]
                if self.is_allowed(table, action):
                    self.act(table, action)
                    self._play_others(table, opponent)
                else:
                    self.rest(table)
                    self.over[table] = 1
                    self._playing[table] = 0
                    self.rewards[table * self.players + self.learners[table]] = illegal
                self._show_learner(table)
            table += 1

    def _play_others(self, table: i64, opponent: i64) -> None:
        """What it brings the learner adds up."""
        place = table * self.players + self.learners[table]
        got: float = self.rewards[place]
        while not self.over[table]:
            state = self.states[int(table)]
            left = self._left[table]
            seat = self._aside[table * MAX_PLAYERS + left - 1] if left > 0 else state.actor
            if seat == self.learners[table]:
                break
            self.do(table, seat, self._reaction(state, seat) if left > 0 else self._move(state, opponent))
            got += self.rewards[place]
        self.rewards[place] = got

    def _show_learner(self, table: i64) -> None:
        if not self.over[table]:
            self.show(table)
            return
        seat = self.learners[table]
        self.asked[table] = seat
        match_over = len(self.winners[int(table)]) > 0
        self.rows.write(table, self.states[int(table)], seat, self.scores, aside=False, match_over=match_over)
        self.write_mask(table, self.states[int(table)], seat)
        self.masks[table * ACTIONS + PASS_ACTION] = 1  # so that there is something to pick; what it is does not count
        self.legal[table * ACTIONS] = i32(PASS_ACTION)
        self.allowed[table] = 1

    def _move(self, state: State, opponent: i64) -> i64:
        codes = self._codes
        count = without_forgotten_calls(codes, turn_codes(state, codes))
        if count == 1:
            return codes[0]
        if opponent == 0:
            return random_code(state, codes, count, self.dice)
        if opponent == 1:
            return rule_v1_code(state, codes, count, self.dice)
        if opponent == 2:
            return greedy_code(state, codes, count, self.dice)
        return uniform_code(state, codes, count, self.dice)

    def _reaction(self, state: State, seat: i64) -> i64:
        """Asked aside: call, catch, jump in, whatever there is; else pass."""
        count = self._codes_of(state, seat) if seat != state.actor else side_codes(state, seat, self._codes, 0)
        found: i64 = PASSING
        at: i64 = 0
        while at < count:
            code = self._codes[at]
            if verb_of(code) == UNO or verb_of(code) == CATCH:
                return code
            if number_of(code, seat, self.players) >= 0:
                found = code
            at += 1
        return found


def _only(winner: int) -> tuple[int, ...]:
    return (winner,) if winner >= 0 else ()
