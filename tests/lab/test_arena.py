"""The arena: duplicate deals, any executor, figures that add up."""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from penultimate import cli
from penultimate.bots import bot
from penultimate.bots.choosing import judge_all
from penultimate.bots.crowd import THINKER, Crowd, Sitting
from penultimate.bots.thinking import shipped_minds
from penultimate.lab.arena import Line, compete, decision_times, line_of, tasks_of
from penultimate.lab.cheater import Patience, cheat
from penultimate.lab.contest import Score, Task, run
from penultimate.lab.contestants import check_company, check_contestant
from penultimate.lab.way import share_of_the_way
from penultimate.rules import BRAILLE, MARIO, Draw, Play, read_card
from penultimate.rules.cards import COLOUR, KINDS
from penultimate.rules.full_state import state_of
from penultimate.rules.moves import PLAY, move_of, verb_of
from penultimate.rules.round import deal
from penultimate.rules.state import State, sets_of

ROUND = MARIO.but(target=1)
CAUTIOUS = f"{Path(__file__).parents[2] / 'examples' / 'cautious_bot.py'}:Cautious"


def test_equals_win_their_share() -> None:
    """Every deal is played from every seat, so a player against its like wins what is its own share."""
    score = run(Task("greedy", "greedy", 4, ROUND, 60, 0, "equals"))
    assert score.rounds == 240
    assert abs(np.mean(score.wins) - 0.25) < 0.06


def test_pieces_give_what_the_whole_gives() -> None:
    task = Task("greedy", "rule-v1", 2, ROUND, 30, 0, "pieces")
    pieces = tasks_of(task, 10)
    assert [(piece.first_deal, piece.deals) for piece in pieces] == [(0, 10), (10, 10), (20, 10)]
    with ThreadPoolExecutor(2) as executor:
        line = compete(task, executor, quiet=True)
    assert line is not None
    assert (line.deals, line.games, line.kind) == (30, 60, "round")
    assert 0 < line.win_rate < 100


def test_enough_is_enough() -> None:
    """What is done counts, though the task was not finished."""
    task = Task("greedy", "random", 2, ROUND, 500, 0, "enough")
    with ThreadPoolExecutor(1) as executor:
        line = compete(task, executor, quiet=True, until=lambda line: line.deals >= 100)
    assert line is not None
    assert 100 <= line.deals < 500


def test_intervals_count_deals_not_rounds() -> None:
    line = line_of(Task("a", "b", 2, ROUND, 4, 0, "x"), [Score([0.5, 0.5], [1.0, 3.0]), Score([1.0, 0.0], [2.0, 2.0])])
    assert line.win_rate == 50
    assert line.win_margin == pytest.approx(1.96 * np.std([50, 50, 100, 0], ddof=1) / 2)


@pytest.mark.parametrize("options", [MARIO, BRAILLE], ids=["mario", "braille"])
def test_matches(options: object) -> None:
    score = run(Task("greedy", "uniform", 2, options.but(target=100), 6, 0, "match", matches=True))  # type: ignore[attr-defined]
    assert np.mean(score.wins) > 0.7


MIND = shipped_minds()["best"]


def cheated(state: State, patience: Patience) -> int:
    """The code of the move that the cheater makes."""
    sitting = Sitting([0] * int(state.players), (0,) * int(state.players))
    crowd = Crowd([state], [[THINKER] * int(state.players)], 1, sittings=[sitting])
    (decision,) = crowd.gather([0])
    worth = judge_all(crowd, [decision], [MIND]).worth
    (pick,) = cheat(crowd, [decision], worth, MIND, patience)
    assert sitting.enemies == [-1] * int(state.players), "what is imagined leaves no grudge"
    return decision.codes[pick]


def hold(state: State, seat: int, *cards: str) -> None:
    """Give a seat these cards and no others; what it had is out of play."""
    for kind in range(KINDS):
        state.hands[seat * KINDS + kind] = 0
    for card in cards:
        state.hands[seat * KINDS + read_card(card).kind] += 1
    state.counts[seat] = len(cards)
    state.held = sets_of(state.hands)


def test_the_cheater_takes_the_win() -> None:
    dealt = deal(2, ROUND, seed=b"win", dealer=0)
    state, seat = state_of(dealt), dealt.actor
    hold(state, seat, "W")
    assert Draw in dealt.legal_moves(seat)
    assert verb_of(cheated(state, Patience(first=4, most=8))) == PLAY


@pytest.mark.parametrize(("other", "fatal"), [("G9", "G"), ("B9", "B")])
def test_the_cheater_knows_what_the_others_hold(other: str, fatal: str) -> None:
    """The next player goes out on one colour: two moves that look the same from the own seat."""
    dealt = deal(2, ROUND, seed=b"hands", dealer=0)
    state, seat = state_of(dealt), dealt.actor
    hold(state, seat, "G1", "B1", "G5", "B5")
    hold(state, 1 - seat, other)
    state.top = read_card("R1").kind
    state.colour = COLOUR[state.top]
    move = move_of(cheated(state, Patience(first=16, most=64)))
    assert isinstance(move, Play)
    assert move.card != read_card(f"{fatal}1")


def test_stages_double_and_end() -> None:
    stages = list(Patience(first=16, most=100).stages())
    assert [len(stage) for stage in stages] == [16, 16, 32, 36]
    assert [number for stage in stages for number in stage] == list(range(100))


def test_names_are_checked() -> None:
    for name in ("best", "best:bluffer", "cheater", "rule-v1"):
        check_contestant(name)
    for name in ("worst", "best:saint", "greedy:bluffer"):
        with pytest.raises(ValueError, match="no contestant"):
            check_contestant(name)
    with pytest.raises(ValueError, match=r"there is no file nothing\.py"):
        check_contestant("nothing.py:Mine")
    with pytest.raises(ValueError, match="cheater sees all hands"):
        check_company(["cheater", CAUTIOUS])


def test_decisions_are_timed() -> None:
    assert len(decision_times("easy", 2, MARIO, 20, 0)) == 20


def test_guests_play_the_same_deals() -> None:
    """A guest is asked as our own bots are: through that door the same player does the same."""
    easy, guest = (run(Task(name, "random", 2, ROUND, 4, 0, "guests")) for name in ("easy", EASY_AS_GUEST))
    assert guest.rounds == easy.rounds == 8
    again = run(Task(EASY_AS_GUEST, "random", 2, ROUND, 4, 0, "guests"))
    assert (again.wins, again.points) == (guest.wins, guest.points)
    assert not guest.faults


def test_guests_take_every_seat_and_play_matches() -> None:
    score = run(Task("random", CAUTIOUS, 3, BRAILLE.but(target=60), 2, 0, "guests", matches=True))
    assert len(score.wins) == 2
    assert score.rounds >= 6


SOME_BOTS = """
from pathlib import Path
from penultimate.rules import Play

class Calling:
    calls = True

    def choose(self, view, legal):
        with Path(__file__).with_suffix(".hands").open("a") as hands:
            hands.write(f"{len(view.hand)} ")
        plays = [move for move in legal if isinstance(move, Play) and move.uno == (self.calls and len(view.hand) == 2)]
        return plays[0] if plays else legal[0]

class Forgetful(Calling):
    calls = False

    def react(self, view, legal):
        return None

class Faulty:
    def choose(self, view, legal):
        raise RuntimeError("no idea")
"""
EASY_AS_GUEST = f"{__file__}:easy_bot"


def easy_bot(seed: int) -> object:
    return bot("easy", seed)


@pytest.mark.parametrize("name", ["Calling", "Forgetful"])
def test_who_forgets_to_call_is_caught(name: str, tmp_path: Path) -> None:
    """At tables with guests everything can happen that can happen at a table."""
    path = tmp_path / "some_bots.py"
    path.write_text(SOME_BOTS, "utf-8")
    run(Task(f"{path}:{name}", "easy", 2, ROUND, 4, 0, "forgetful"))
    hands = path.with_suffix(".hands").read_text().split()
    assert "2" in hands
    assert ("1" in hands) == (name == "Calling")  # caught, it has three


def test_faults_are_counted_and_printed(tmp_path: Path) -> None:
    (tmp_path / "faulty.py").write_text(SOME_BOTS, "utf-8")
    name, out = f"{tmp_path}/faulty.py:Faulty", tmp_path / "table.json"
    words = ["arena", name, "random", "--deals", "2", "--jobs", "1", "--json", str(out)]
    done = subprocess.run([sys.executable, "-m", "penultimate", *words], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    (line,) = json.loads(out.read_text("utf-8"))
    assert list(line["faults"]) == [name]
    count = line["faults"][name]["crash"]
    assert count > 3
    assert f"faults of {name}: {count} crash" in done.stdout
    assert done.stdout.count("faulty.py, line 22: RuntimeError: no idea") == 3


def test_the_command(tmp_path: Path) -> None:
    out = tmp_path / "table.json"
    words = ["arena", "greedy", "random", "--deals", "20", "--jobs", "2", "--json", str(out)]
    done = subprocess.run([sys.executable, "-m", "penultimate", *words], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "wins %" in done.stdout
    (line,) = json.loads(out.read_text("utf-8"))
    assert (line["hero"], line["others"], line["games"]) == ("greedy", "random", 40)
    wrong = subprocess.run([sys.executable, "-m", "penultimate", "arena", "nobody"], capture_output=True, text=True)
    assert wrong.returncode == 2
    assert "no contestant 'nobody'" in wrong.stderr


def test_the_share_of_the_way_has_an_interval_of_both() -> None:
    def line(wins: float, margin: float) -> Line:
        return Line("a", "random", 4, "mario", "round", 100, 400, wins, margin, 0, 0)

    share, margin = share_of_the_way(line(43, 0.6), line(55, 4))
    assert share == pytest.approx(60)
    assert margin == pytest.approx(100 * (0.02**2 + (0.6 * 4 / 30) ** 2) ** 0.5)
    assert share_of_the_way(line(25, 0), line(55, 4)) == (0, 0)


@pytest.mark.parametrize(
    ("words", "told"), [(["--players", "99"], "2 to 10 can play, not 99"), (["--deals", "0"], "must be greater than 0")]
)
def test_numbers_that_cannot_be_are_told_before_anything_is_played(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["arena", "easy", "random", *words]) == 2
    assert told in capsys.readouterr().err
