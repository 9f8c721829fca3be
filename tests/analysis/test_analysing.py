"""Looking back: chances that add up, verdicts that are the best bot's, the same for the same record."""

from dataclasses import replace
from itertools import pairwise

import msgspec
import numpy as np
import pytest
from tests.analysis.matches import record_of, short_round

from penultimate.analysis import Analysis, Effort, Progress, analyse, slices
from penultimate.analysis.odds import Odds
from penultimate.bots import bot
from penultimate.bots.choosing import Search
from penultimate.bots.crowd import Sitting, another_future
from penultimate.bots.dice import Dice
from penultimate.bots.pace import Pace
from penultimate.bots.playouts import play_out, shares_of_wins
from penultimate.bots.thinking import ThinkingBot, shipped_minds
from penultimate.records import Record, RecordedMove, RecordError, read, replay, write
from penultimate.rules import BRAILLE, MARIO, Match, Move, Play
from penultimate.rules.full_state import state_of
from penultimate.rules.round import Round, deal
from penultimate.rules.state import OVER, hand_of, would_be_guilty

TINY = Effort(playouts=0, fewest=2, most=2, worlds=2, stock=3)
NONE_AT_ALL = Effort(playouts=0, fewest=1, most=1, worlds=2, stock=1)


@pytest.fixture(scope="module")
def short() -> Analysis:
    return analyse(short_round(), TINY)


# --- the whole --------------------------------------------------------------------------------------------------------


def test_a_moment_for_every_step(short: Analysis) -> None:
    moves = [entry for entry in short_round().entries if isinstance(entry, RecordedMove)]
    assert [moment.number for moment in short.moments] == list(range(len(moves) + 1))
    assert [moment.move for moment in short.moments[1:]] == [move.text for move in moves]
    assert short.names == ("Ana", "Ben")
    assert (short.rounds, short.playouts) == (1, 2)


def test_chances_add_up_and_end_with_the_winner(short: Analysis) -> None:
    for moment in short.moments:
        assert sum(moment.round_chances) == pytest.approx(1, abs=1e-3)
        assert sum(moment.match_chances) == pytest.approx(1, abs=1e-3)
    last = short.moments[-1]
    assert last.ends_round
    assert last.round_chances[short.winners[0]] == last.match_chances[short.winners[0]] == 1


def test_the_same_record_gives_the_same_analysis_in_slices_too(short: Analysis) -> None:
    made: list[Progress] = []
    again = analyse(short_round(), TINY, made.append)
    assert again == short
    assert [moment.number for progress in made for moment in progress.moments] == [m.number for m in short.moments]
    assert made[-1].done == made[-1].total == len(short.moments)
    assert all(one.done < other.done for one, other in pairwise(made))


def test_it_is_json(short: Analysis) -> None:
    assert msgspec.json.decode(msgspec.json.encode(short), type=Analysis) == short


def test_it_can_be_stopped() -> None:
    work = slices(short_round(), NONE_AT_ALL)
    next(work)
    work.close()
    with pytest.raises(StopIteration):
        next(work)

    def enough(_progress: Progress) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        analyse(short_round(), NONE_AT_ALL, enough)


def test_what_cannot_be_looked_back_at() -> None:
    text = write(short_round()).replace("play ", "play W+4 R uno | play ", 1)
    with pytest.raises(RecordError):
        analyse(read(text), NONE_AT_ALL)
    with pytest.raises(RecordError):
        analyse(replace(short_round(), ending=None), NONE_AT_ALL)


def test_the_work_is_bounded() -> None:
    effort = Effort(playouts=1000, fewest=8, most=64, worlds=1, stock=1)
    assert [effort.playouts_for(moments) for moments in (0, 10, 50, 10_000)] == [64, 64, 20, 8]


def test_a_match_that_was_given_up_and_more_players() -> None:
    record = record_of([bot("easy", seat) for seat in range(3)], BRAILLE, most=25)
    analysis = analyse(record, NONE_AT_ALL)
    assert len(analysis.players) == 3
    assert analysis.winners == ()
    assert not analysis.moments[-1].ends_round


# --- verdicts ---------------------------------------------------------------------------------------------------------


def test_who_plays_as_the_best_bot_does_makes_no_mistake() -> None:
    """The verdict is that bot's own choice, from the view it had."""

    def best() -> ThinkingBot:
        return ThinkingBot("best", shipped_minds()["best"], Pace(1.0), 0, search=Search(worlds=TINY.worlds))

    record = record_of([best(), bot("beginner", 1)], MARIO.but(target=1), seed="best", most=60)
    analysis = analyse(record, TINY)
    ours, theirs = analysis.players
    assert ours.decisions == ours.agreed > 3
    assert (ours.accuracy, ours.cost, ours.slip) == (1.0, 0.0, None)
    assert theirs.agreed < theirs.decisions
    assert theirs.cost > 0
    assert theirs.accuracy < 1


def test_verdicts_say_what_else_there_was(short: Analysis) -> None:
    verdicts = [moment.verdict for moment in short.moments if moment.verdict is not None]
    assert verdicts
    for moment in short.moments:
        verdict = moment.verdict
        if verdict is None:
            continue
        costs = {one.move: one.cost for one in verdict.alternatives}
        assert verdict.alternatives[0].move == verdict.best
        assert costs[verdict.best] == 0
        assert costs.get(moment.move, costs.get(f"{moment.move} uno")) == verdict.cost
        assert 0 <= verdict.cost <= verdict.spread + 1e-9
        assert verdict.agrees == (moment.move.removesuffix(" uno") == verdict.best.removesuffix(" uno"))
        assert 0 <= verdict.chance <= 1


def bold(match: Match, seat: int) -> Move | None:
    """A +4 whenever it is forbidden."""
    if not would_be_guilty(state_of(match.round), seat):
        return None
    return next((move for move in match.legal_moves(seat) if isinstance(move, Play) and move.card.face == "W+4"), None)


def bluffs_in(record: Record) -> list[int]:
    guilty: list[int] = []
    before: Round | None = None
    for place, step in enumerate(replay(record)):
        laid = isinstance(step.move, Play) and step.move.card.face == "W+4"
        if laid and before is not None and would_be_guilty(state_of(before), step.seat):
            guilty.append(place)
        before = step.match.round.clone()
    return guilty


def test_bluffs_are_found() -> None:
    players = [bot("easy", seat) for seat in range(2)]
    records = (record_of(players, MARIO.but(target=1), seed=f"bluff {number}", habit=bold) for number in range(50))
    record, guilty = next((record, guilty) for record in records if (guilty := bluffs_in(record)))
    analysis = analyse(record, NONE_AT_ALL)
    assert [at for at, moment in enumerate(analysis.moments) if moment.bluff is not None] == guilty
    assert analysis.boldest_bluff in guilty
    for at in guilty:
        bluff = analysis.moments[at].bluff
        assert bluff is not None
        assert bluff.cards >= 1
        assert bluff.outcome in ("accepted", "caught", "sent-back")


# --- futures ----------------------------------------------------------------------------------------------------------


def pile(state: object) -> list[int]:
    return [int(state.pile[at]) for at in range(int(state.pile_size))]  # type: ignore[attr-defined]


def test_another_future_keeps_the_hands_and_shuffles_what_nobody_has_seen() -> None:
    state = state_of(deal(3, MARIO, seed=b"future", dealer=0))
    one, same, other = (another_future(state, Dice(number)) for number in (1, 1, 2))
    assert [hand_of(one, seat) for seat in range(3)] == [hand_of(state, seat) for seat in range(3)]
    assert sorted(pile(one)) == sorted(pile(state))
    assert pile(one) == pile(same)
    assert pile(one) != pile(other)
    assert pile(one) != pile(state)


def test_futures_stay_the_same_as_the_round_goes_on() -> None:
    """A card that has gone from the pile changes nothing about the order of the others."""
    state = state_of(deal(3, MARIO, seed=b"future", dealer=0))
    later = state.clone()
    later.pile_size -= 1
    gone = int(state.pile[later.pile_size])
    before, after = (pile(another_future(some, Dice(4))) for some in (state, later))
    left = [place for place, kind in enumerate(before) if kind == gone]
    assert any(before[:place] + before[place + 1 :] == after for place in left)


def test_the_same_future_ends_in_the_same_way() -> None:
    state = state_of(deal(2, MARIO.but(target=1), seed=b"ends", dealer=0))
    sitting = Sitting([0, 0], (0, 0))
    ends: list[list[object]] = []
    for _ in range(2):
        states = [another_future(state, Dice(number)) for number in range(3)]
        play_out(states, [sitting] * 3, shipped_minds()["good"], looseness=0.05, futures=range(3))
        assert all(played.phase == OVER for played in states)
        assert shares_of_wins(states).sum() == pytest.approx(1)
        ends.append([pile(played) for played in states])
    assert ends[0] == ends[1]


# --- matches ----------------------------------------------------------------------------------------------------------


def test_odds_of_a_match() -> None:
    rng = np.random.default_rng(3)
    stock = np.zeros((50, 3))
    stock[np.arange(50), rng.integers(3, size=50)] = rng.integers(20, 200, size=50)
    odds = Odds(stock, MARIO, 1)
    even, ahead, won = odds.chances(np.array([[0.0, 0, 0], [400, 100, 100], [100, 510, 0]]))
    assert even.sum() == pytest.approx(1)
    assert even == pytest.approx([1 / 3] * 3, abs=0.2)
    assert ahead[0] > 0.6
    assert won.tolist() == [0, 1, 0]


def test_odds_where_few_points_are_good() -> None:
    stock = np.array([[0.0, 40, 60], [30, 0, 50], [10, 90, 0]])
    odds = Odds(stock, BRAILLE, 1)
    ahead, shared = odds.chances(np.array([[100.0, 450, 450], [501, 200, 200]]))
    assert ahead[0] > 0.6
    assert shared.tolist() == [0, 0.5, 0.5]
