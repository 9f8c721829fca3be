"""The arena: duplicate deals, any executor, figures that add up."""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from penultimate.bots.dice import Dice
from penultimate.lab.arena import compete, decision_times, line_of, tasks_of
from penultimate.lab.cheater import cheat
from penultimate.lab.contest import Score, Task, check_contestant, run
from penultimate.rules import BRAILLE, MARIO, Draw
from penultimate.rules.cards import KINDS, WILD
from penultimate.rules.round import deal

ROUND = MARIO.but(target=1)


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


def test_the_cheater_takes_the_win() -> None:
    dealt = deal(2, ROUND, seed=b"win", dealer=0)
    state, seat = dealt.state, dealt.actor
    for kind in range(KINDS):  # all it has left is a card that fits
        state.hands[seat * KINDS + kind] = 1 if kind == WILD else 0
    state.counts[seat] = 1
    codes = [move.code for move in dealt.legal_moves(seat)]
    assert Draw.code in codes
    assert codes[cheat(state, codes, 3, Dice(1))] != Draw.code


def test_names_are_checked() -> None:
    for name in ("best", "best:bluffer", "cheater", "rule-v1"):
        check_contestant(name)
    for name in ("worst", "best:saint", "greedy:bluffer"):
        with pytest.raises(ValueError, match="no contestant"):
            check_contestant(name)


def test_decisions_are_timed() -> None:
    assert len(decision_times("easy", 2, MARIO, 20, 0)) == 20


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
