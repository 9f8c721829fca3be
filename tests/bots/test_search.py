"""Looking ahead: the same numbers in one go and world by world, and a sound answer whenever it is stopped."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest
from tests.bots.clocks import Ticking

from penultimate.bots import BY_CLOCK, BY_COUNT, Budget, bot, choose_within
from penultimate.bots.choosing import Search, closeness, near_ties, weigh
from penultimate.bots.crowd import GREEDY, THINKER, Crowd, do_for
from penultimate.bots.dice import situation_seed
from penultimate.bots.judging import Numbers, judge
from penultimate.bots.net import HEADS
from penultimate.bots.outcome import outcome
from penultimate.bots.pace import Pace
from penultimate.bots.players import turn_moves
from penultimate.bots.safety import SafeBot
from penultimate.bots.search import Question, look_ahead
from penultimate.bots.thinking import ThinkingBot, judge_moves, shipped_minds
from penultimate.houserules import rule_from
from penultimate.rules import BRAILLE, MARIO, LegalMoves, Match, Move, SeatView
from penultimate.rules.moves import move_of
from penultimate.rules.view import imagine_state

MIND = shipped_minds()["best"]
WORLDS = 12
SEARCH = Search(worlds=WORLDS)
SEED = 5
Position = tuple[SeatView, LegalMoves]


def matches() -> Iterator[Match]:
    yield Match(2, MARIO, seed="look 1")
    yield Match(4, BRAILLE.but(stacking=True), seed="look 2")
    rule = rule_from("everyone draws 2 cards", "en")
    yield Match(3, MARIO.but(seven_zero=True, jump_in=True, target=1), seed="look 3", rules=(rule, None))


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    """Rounds in between: where there is something to choose, and some of it is close."""
    return list(close_positions())


def close_positions() -> Iterator[Position]:
    for match in matches():
        player = bot("easy", 1)
        for number in range(36):
            if match.round.is_over:
                break
            view, legal = match.view(match.actor), match.legal_moves(match.actor)
            if number % 3 == 0 and near(view, legal):
                yield view, legal
            match.apply(match.actor, player.choose(view, legal))


def near(view: SeatView, legal: LegalMoves) -> list[int]:
    codes = turn_moves(legal)
    return near_ties(judge_moves(view, codes, MIND, SEED).worth, closeness(view)) if len(codes) > 1 else []


def question_of(position: Position) -> Question:
    view, legal = position
    codes = turn_moves(legal)
    return Question(view, tuple(int(codes[number]) for number in near(view, legal)))


def thinker(search: Search | None = SEARCH) -> ThinkingBot:
    return ThinkingBot("best", MIND, Pace(1.5), SEED, search=search)


def in_one_go(questions: list[Question], worlds: int, seed: int) -> list[Numbers]:
    """What `look_ahead` is meant to compute, with nothing in it that could be stopped: the means over all worlds."""
    states, policies, owners = [], [], []
    for number, question in enumerate(questions):
        view = question.view
        key = (seed & 0xFFFFFFFF).to_bytes(4, "little") + number.to_bytes(4, "little")
        for world in range(worlds):
            for code in question.codes:
                state = imagine_state(view, key, world)
                do_for(state, view.seat, code)
                states.append(state)
                policies.append([THINKER if seat == view.seat else GREEDY for seat in range(view.players)])
                owners.append(question)
    crowd = Crowd(states, policies, seed)
    decisions = crowd.gather(list(range(len(states))))
    judgement = judge(crowd, decisions, [MIND], lambda index, _: owners[index].stakes)
    rows = np.array([outcome(state)[owner.view.seat] for state, owner in zip(states, owners, strict=True)], float)
    for decision, pick in zip(decisions, judgement.best(), strict=True):
        rows[decision.index] = judgement.heads[decision.first + pick]
    ends = np.cumsum([worlds * len(question.codes) for question in questions])[:-1]
    parts = zip(questions, np.split(rows, ends), strict=True)
    return [part.reshape(worlds, len(question.codes), HEADS).mean(axis=0) for question, part in parts]


def reference_move(view: SeatView, legal: LegalMoves) -> Move:
    """By the net and by all worlds, spelled out."""
    codes = turn_moves(legal)
    worth = judge_moves(view, codes, MIND, SEED).worth
    question = question_of((view, legal))
    (heads,) = in_one_go([question], WORLDS, situation_seed(SEED, view))
    worth = weigh(worth, near(view, legal), heads @ question.stakes, SEARCH.weight * 2 / view.players)
    return move_of(int(codes[int(np.argmax(worth))]))


def test_the_positions_are_of_many_sorts(positions: list[Position]) -> None:
    assert len(positions) >= 8
    assert {view.players for view, _ in positions} == {2, 3, 4}
    alone = thinker(search=None)
    assert any(alone.choose(*position) != thinker().choose(*position) for position in positions), "it matters to look"


# --- by count ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [None, WORLDS + 1])
def test_world_by_world_is_the_same_as_in_one_go(positions: list[Position], seconds: int | None) -> None:
    for position in positions:
        question = question_of(position)
        budget = None if seconds is None else Budget(seconds, Ticking())
        (answer,) = look_ahead([question], MIND, WORLDS, 77, budget)
        assert answer.worlds == WORLDS
        assert np.array_equal(answer.heads, in_one_go([question], WORLDS, 77)[0])


def test_many_questions_at_once(positions: list[Position]) -> None:
    questions = [question_of(position) for position in positions[:4]]
    answers = look_ahead(questions, MIND, 5, 3)
    for answer, expected in zip(answers, in_one_go(questions, 5, 3), strict=True):
        assert np.array_equal(answer.heads, expected)
    assert look_ahead([], MIND, 5, 3) == []


def test_the_moves_are_those_of_all_worlds(positions: list[Position]) -> None:
    """On a quick machine by a clock, too."""
    for view, legal in positions:
        expected = reference_move(view, legal)
        assert thinker().choose(view, legal) == expected
        assert thinker().choose_within(view, legal, Budget(WORLDS + 1, Ticking())) == expected


def test_in_the_lab_no_clock_matters(positions: list[Position]) -> None:
    view, legal = positions[0]
    years = Ticking(step=1e8)
    player = SafeBot([thinker(), bot("easy")], timing=replace(BY_COUNT, clock=years, effort=years))
    assert [player.choose(view, legal) for _ in range(3)] == [reference_move(view, legal)] * 3
    assert years.looks > 0


def test_another_thread_gets_the_same_move(positions: list[Position]) -> None:
    player = bot("best", SEED, timing=BY_COUNT)
    with ThreadPoolExecutor(1) as threads:
        assert threads.submit(player.choose, *positions[0]).result() == player.choose(*positions[0])


# --- by a clock -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("worlds", [1, 3, WORLDS - 1])
def test_a_look_ahead_that_is_cut_short_answers_from_the_worlds_it_has_done(
    positions: list[Position], worlds: int
) -> None:
    for position in positions[::3]:
        question = question_of(position)
        (answer,) = look_ahead([question], MIND, WORLDS, 77, Budget(worlds, Ticking()))
        assert answer.worlds == worlds
        assert np.array_equal(answer.heads, in_one_go([question], worlds, 77)[0])


def test_questions_for_which_no_time_is_left_have_no_answer(positions: list[Position]) -> None:
    questions = [question_of(position) for position in positions[:3]]
    answers = look_ahead(questions, MIND, 4, 3, Budget(6, Ticking()))
    assert [answer.worlds for answer in answers] == [4, 2, 0]
    assert [answer.heads.shape for answer in answers] == [(len(question.codes), HEADS) for question in questions]
    assert not answers[2].heads.any()


def test_the_less_was_seen_the_less_it_weighs() -> None:
    search = Search()
    for players in (2, 4, 10):
        weights = [search.weight_after(worlds, players) for worlds in range(search.worlds + 1)]
        assert weights == sorted(weights)
        assert weights[0] == 0
        assert weights[-1] == search.weight_among(players), "exactly: else a quick machine might move otherwise"


def test_without_any_time_the_net_decides(positions: list[Position]) -> None:
    for view, legal in positions:
        assert thinker().choose_within(view, legal, Budget(0, Ticking())) == thinker(search=None).choose(view, legal)


def test_a_bot_at_a_table_stops_by_its_clock(positions: list[Position]) -> None:
    clock = Ticking(step=BY_CLOCK.seconds / 3)
    player = SafeBot([thinker(), bot("easy")], timing=replace(BY_CLOCK, clock=clock))
    assert player.choose(*positions[0]) in positions[0][1]
    assert clock.looks == 4, "at the beginning, after each of three worlds"


# --- told to stop -----------------------------------------------------------------------------------------------------


def test_a_look_ahead_can_be_cancelled(positions: list[Position]) -> None:
    looks = Ticking()

    def clock() -> float:
        if looks() == 3:
            budget.cancel()  # as another thread may at any time
        return 0

    budget = Budget(1, clock)
    (answer,) = look_ahead([question_of(positions[0])], MIND, WORLDS, 77, budget)
    assert answer.worlds == 3
    assert budget.is_over()


def test_any_bot_can_be_asked_within_a_budget(positions: list[Position]) -> None:
    view, legal = positions[0]
    cancelled = Budget()
    cancelled.cancel()
    assert choose_within(bot("easy", SEED), view, legal, cancelled) == bot("easy", SEED).choose(view, legal)
    assert choose_within(bot("easy", SEED).chain[0], view, legal, cancelled) == bot("easy", SEED).choose(view, legal)
    best = SafeBot([thinker(), bot("easy")])
    assert choose_within(best, view, legal, cancelled) == thinker(search=None).choose(view, legal)
    by_count = SafeBot([thinker(), bot("easy")], timing=BY_COUNT)
    assert choose_within(by_count, view, legal, None) == reference_move(view, legal)
