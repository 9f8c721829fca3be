"""The laws of the game, tried out at random tables: any options, seats, editions and custom rules."""

import pickle
import random
from functools import reduce
from operator import or_

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.rules.tables import custom_rules, effort, every_move, option_sets, sensible

from penultimate.rules import MARIO, CallUno, Match, Move, Next, Refused
from penultimate.rules.cards import KINDS
from penultimate.rules.editions import deck_of
from penultimate.rules.full_state import state_of
from penultimate.rules.match import Match as MatchType
from penultimate.rules.moves import CALL_BIT, move_of, read_move
from penultimate.rules.position import read_position, write_position
from penultimate.rules.round import imagine
from penultimate.rules.state import State, sets_of


def cards_on_the_table(state: State) -> list[int]:
    """How many of each kind there are, wherever they lie."""
    found = [0] * KINDS
    for seat in range(int(state.players)):
        for kind in range(KINDS):
            found[kind] += int(state.hands[seat * KINDS + kind])
    for at in range(int(state.pile_size)):
        found[int(state.pile[at])] += 1
    for at in range(int(state.discard_size)):
        found[int(state.discards[at])] += 1
    return found


def union(sets: list[int]) -> int:
    return reduce(or_, sets, 0)


def assert_books_are_kept(match: MatchType) -> None:
    state = state_of(match.round)
    deck = [int(number) for number in deck_of(match.options.edition)]
    assert cards_on_the_table(state) == deck
    for seat in range(match.players):
        assert int(state.counts[seat]) == len(match.round.hand(seat))
        assert all(int(state.hands[seat * KINDS + kind]) >= 0 for kind in range(KINDS))
    assert list(state.held) == list(sets_of(state.hands))
    assert int(state.known_kinds) == union([sighting.kinds for sighting in state.known])
    assert all(sighting.kinds == sets_of(sighting.cards)[0] for sighting in state.known)
    assert int(state.missing) == sum(int(turns) for turns in state.misses)
    assert 0 <= match.actor < match.players
    for viewer in range(match.players):
        for owner, cards in match.round.view(viewer).known:
            hand = list(match.round.hand(owner))
            assert viewer != owner
            for card in cards:
                hand.remove(card)  # ValueError: somebody "knows" a card that is not there


def assert_law(match: MatchType, seat: int) -> None:
    """Among the legal moves exactly when `why_not` has nothing against it; nothing twice."""
    legal = match.legal_moves(seat)
    codes = [*legal.codes, *legal.needless]
    assert len(set(codes)) == len(codes)
    allowed = {move.code for move in every_move(match.players) if match.why_not(seat, move) is None}
    assert set(codes) == allowed, [move_of(code) for code in allowed.symmetric_difference(codes)]
    for code in legal.needless:
        assert_needless(match, seat, code)


def assert_needless(match: MatchType, seat: int, code: int) -> None:
    """UNO-4: a call that is taken and changes nothing. Leaving it out comes to the same, but for the word itself."""
    said, silent = match.clone(), match.clone()
    said.apply(seat, move_of(code))
    if code != CallUno.code:
        assert code & CALL_BIT
        silent.apply(seat, move_of(code & ~CALL_BIT))
    state_of(silent.round).called |= state_of(said.round).called & (1 << seat)
    assert said.digest() == silent.digest()


chances = st.integers(0, 2**32)
"""Seeds of dice: quicker to shrink than every throw by itself."""


class Table(RuleBasedStateMachine):
    """A match of people who do anything at all."""

    match: Match
    twin: Match

    def __init__(self) -> None:
        super().__init__()
        self.match = Match(2, MARIO, seed=0)
        self.twin = self.match

    @initialize(data=st.data(), players=st.integers(2, 10), seed=st.integers(0, 2**32))
    def sit_down(self, data: st.DataObject, players: int, seed: int) -> None:
        options = data.draw(option_sets(), label="options")
        rules = data.draw(custom_rules(players, options), label="rules")
        self.match = Match(players, options, seed=seed, rules=rules)
        self.twin = Match(players, options, seed=seed, rules=rules)
        self.moves = every_move(players)

    @rule(chance=chances, turns=st.integers(1, 25))
    def play_on(self, chance: int, turns: int) -> None:
        """Whoever must act does something allowed."""
        dice = random.Random(chance)
        for _ in range(turns):
            if self.match.is_over:
                return
            legal = list(self.match.legal_moves(self.match.actor))
            assert legal, "a dead end"
            self._both(self.match.actor, sensible(dice, legal))

    @rule(chance=chances)
    def somebody_moves(self, chance: int) -> None:
        """Anyone does something allowed: calls, catches, jumps in, accuses, votes, confirms."""
        dice = random.Random(chance)
        seat = dice.randrange(self.match.players)
        legal = self.match.legal_moves(seat)
        codes = [*legal.codes, *legal.needless]
        if codes:
            self._both(seat, move_of(dice.choice(codes)))

    @rule(chance=chances)
    def somebody_tries(self, chance: int) -> None:
        """Anyone, even somebody who is not here, tries anything. A refusal changes nothing and is foretold."""
        dice = random.Random(chance)
        for _ in range(20):
            seat = dice.randrange(-1, self.match.players + 1)
            move = dice.choice(self.moves)
            foretold = self.match.why_not(seat, move)
            before = self.match.digest(), write_position(state_of(self.match.round))
            if foretold is None:
                assert move in self.match.legal_moves(seat)
                continue
            assert move not in self.match.legal_moves(seat)
            with pytest.raises(Refused) as caught:
                self.match.apply(seat, move)
            assert (caught.value.refusal, caught.value.rule) == (foretold.refusal, foretold.rule)
            assert (self.match.digest(), write_position(state_of(self.match.round))) == before

    @rule(chance=chances)
    def the_law_holds(self, chance: int) -> None:
        dice = random.Random(chance)
        assert_law(self.match, self.match.actor)
        assert_law(self.match, dice.randrange(self.match.players))

    @rule(chance=chances)
    def a_clone_goes_its_own_way(self, chance: int) -> None:
        dice = random.Random(chance)
        before = write_position(state_of(self.match.round))
        clone = self.match.clone()
        assert clone.digest() == self.match.digest()
        for _ in range(30):
            if clone.is_over:
                break
            clone.apply(clone.actor, sensible(dice, list(clone.legal_moves(clone.actor))))
        assert write_position(state_of(self.match.round)) == before

    @rule()
    def a_position_can_be_read_back(self) -> None:
        state = state_of(self.match.round)
        text = write_position(state)
        again = read_position(text, state.options, state.rules, state.seed)
        assert write_position(again) == text

    @rule()
    def a_position_that_came_up_has_no_problems(self) -> None:
        assert self.match.round.problems() == []

    @rule()
    def another_process_can_have_it(self) -> None:
        again = pickle.loads(pickle.dumps(self.match))
        assert again.digest() == self.match.digest()
        assert state_of(again.round).forgot == state_of(self.match.round).forgot
        assert again.view(0) == self.match.view(0)
        assert again.beginning == self.match.beginning

    @rule()
    def it_can_be_looked_at(self) -> None:
        """Whatever the phase: `str` and `repr` of everything, and every listed move reads back."""
        for seat in range(-1, self.match.players):
            view = self.match.view(seat)
            assert len(str(view).splitlines()) == self.match.players + 2
            assert repr(view).startswith("<SeatView of ")
            for move in self.match.legal_moves(seat):
                assert read_move(str(move)) == move
        assert repr(self.match).startswith("<Match: ")
        assert str(self.match).splitlines()[2:] == str(self.match.round).splitlines()[1:]

    @rule(chance=chances)
    def what_is_imagined_fits_the_view(self, chance: int) -> None:
        """Whoever imagines the table sees the same as before, may do the same, and plays with a whole deck."""
        dice = random.Random(chance)
        seat = dice.randrange(-1, self.match.players)
        view = self.match.round.view(seat)
        imagined = imagine(view, b"dream", dice.randrange(1000))
        assert imagined.view(seat) == view
        assert imagined.legal_moves(seat).codes == self.match.round.legal_moves(seat).codes
        deck = [int(number) for number in deck_of(self.match.options.edition)]
        assert cards_on_the_table(state_of(imagined)) == deck
        for _ in range(15):
            if imagined.is_over:
                break
            imagined.apply(imagined.actor, sensible(dice, list(imagined.legal_moves(imagined.actor))))

    @invariant()
    def the_books_are_kept(self) -> None:
        assert_books_are_kept(self.match)
        assert self.match.digest() == self.twin.digest(), "same seed and moves, another game"
        if not self.match.is_over:
            assert self.match.legal_moves(self.match.actor), "a dead end"
        if self.match.round.is_over and not self.match.is_over:
            assert all(list(self.match.legal_moves(seat)) == [Next] for seat in range(self.match.players))

    def _both(self, seat: int, move: Move) -> None:
        assert move in self.match.legal_moves(seat)
        assert self.match.apply(seat, move) == self.twin.apply(seat, move)


TestTable = Table.TestCase
TestTable.settings = effort(examples=60, steps=25)
