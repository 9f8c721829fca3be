"""Tournaments: everybody meets everybody with the same cards, and ratings say what they should."""

import json
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from penultimate.lab.duplicate import Conditions
from penultimate.lab.ratings import ELO, Tally, rate
from penultimate.lab.tournament import (
    companies,
    cross_table,
    pairings_of,
    play_pairing,
    play_tournament,
    seatings_of,
    standings,
    together,
)
from penultimate.rules import MARIO

ROUND = Conditions(MARIO.but(target=1), "test")
EXAMPLES = Path(__file__).parents[2] / "examples"


# --- who meets whom ---------------------------------------------------------------------------------------------------


def test_every_set_of_players_meets() -> None:
    assert companies(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert companies(2, 4) == [(0, 1, 0, 1)]
    assert [sorted(company) for company in companies(3, 4)] == [[0, 0, 1, 2], [0, 1, 1, 2], [0, 1, 2, 2]]


@pytest.mark.parametrize(("contestants", "players"), [(3, 2), (4, 4), (3, 4), (2, 5)])
def test_everybody_has_every_seat_equally_often(contestants: int, players: int) -> None:
    names = [f"bot{number}" for number in range(contestants)]
    seats: Counter[tuple[int, int]] = Counter()
    for pairing in pairings_of(names, players, 7, ROUND):
        for seating in seatings_of(pairing):
            seats.update(enumerate(seating))
    assert len(set(seats.values())) == 1


def test_a_deal_is_the_same_cards_for_all() -> None:
    """Two equals who sit down in both orders share the wins of a deal that does not hang on chance."""
    (pairing,) = pairings_of(["greedy", "easy"], 2, 30, ROUND)
    result = play_pairing(pairing)
    assert result.games == 60
    assert result.seats == [60, 60]
    assert sum(tally.wins[0] for tally in result.tallies) == pytest.approx(30, abs=8)


# --- ratings ----------------------------------------------------------------------------------------------------------


def test_two_players_are_rated_as_elo_does() -> None:
    tallies = [Tally(deal, (1, 1), (2.0, 0.0) if deal % 4 else (0.0, 2.0)) for deal in range(400)]
    strong, weak = rate(tallies)
    assert strong.value - weak.value == pytest.approx(400 * np.log10(3), rel=1e-3)
    assert strong.value == pytest.approx(-weak.value)
    # A deal counts once, though two rounds were played with it.
    margin = 1.96 / np.sqrt(400 * 0.75 * 0.25) * ELO
    assert strong.margin + weak.margin == pytest.approx(margin, rel=0.01)


def drawn_by_lot(rng: np.random.Generator, strength: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> list[Tally]:
    """A made-up tournament in which everybody is as strong as is said."""
    tallies: list[Tally] = []
    for company in companies(len(strength), 3):
        seats = np.array([company.count(one) for one in range(len(strength))])
        chances = seats * np.exp(strength)
        for deal in range(40):
            wins = rng.multinomial(3, chances / chances.sum())
            tallies.append(Tally(deal, tuple(seats.tolist()), tuple(wins.tolist())))
    return tallies


def test_intervals_hold_what_they_promise() -> None:
    """Of many made-up tournaments about 95 in 100 have the true rating within the interval."""
    rng = np.random.default_rng(7)
    strength = np.array([-0.8, -0.1, 0.2, 0.7])
    inside = 0
    for _ in range(100):
        ratings = rate(drawn_by_lot(rng, strength))
        assert sum(rating.value for rating in ratings) == pytest.approx(0, abs=1e-6)
        inside += sum(
            abs(rating.value - ELO * true) <= rating.margin for rating, true in zip(ratings, strength, strict=True)
        )
    assert 0.91 <= inside / 400 <= 0.98


def test_who_always_wins_has_a_rating_all_the_same() -> None:
    best, other = rate([Tally(deal, (1, 1), (2.0, 0.0)) for deal in range(50)])
    assert best.value > 400 > other.value
    assert np.isfinite(best.margin)


def test_shares_seat_for_seat() -> None:
    """At a table of A, A and B two wins of three are A's share."""
    shares = cross_table([Tally(0, (2, 1, 0), (2.0, 1.0, 0.0)), Tally(0, (0, 1, 1), (0.0, 2.0, 0.0))])
    assert shares[0][1] == shares[1][0] == 50
    assert shares[1][2] == 100
    assert shares[0][2] is None


# --- played -----------------------------------------------------------------------------------------------------------


def test_the_same_whoever_was_ready_first() -> None:
    names, pairings = ["greedy", "random", "uniform"], pairings_of(["greedy", "random", "uniform"], 2, 60, ROUND)
    results = [play_pairing(pairing) for pairing in pairings]
    with ThreadPoolExecutor(3) as executor:
        played, interrupted = play_tournament(names, 2, 60, ROUND, executor, quiet=True)
    assert not interrupted
    lines = standings(names, played)
    assert lines == standings(names, together(3, results[::-1]))
    assert [line.name for line in lines] == ["greedy", "random", "uniform"]
    assert lines[0].against["uniform"] is not None
    assert lines[0].against["uniform"] > 60


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "penultimate", "tournament", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=240)


def test_the_command(tmp_path: Path) -> None:
    faulty = tmp_path / "faulty.py"
    faulty.write_text("class Mine:\n    def choose(self, view, legal):\n        return view.hat\n", "utf-8")
    names = ["random", "easy", str(EXAMPLES / "any_card_bot.py"), f"{faulty}:Mine"]
    out = tmp_path / "tables.json"
    done = run(*names, "--rounds", "1", "--players", "2", "3", "--jobs", "2", "--json", str(out))
    assert done.returncode == 0, done.stderr
    assert "rating" in done.stdout
    assert f"{faulty}, line 3: AttributeError" in done.stdout
    two, three = json.loads(out.read_text("utf-8"))
    assert (two["players"], two["games"], three["games"]) == (2, 12, 12)
    assert {line["name"] for line in two["standings"]} == set(names)
    (mine,) = [line for line in two["standings"] if line["name"] == names[-1]]
    assert mine["faults"]["crash"] > 3
    assert set(mine["against"]) == set(names[:-1])


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["easy"], "two bots or more"),
        (["easy", "easy"], "name each one once"),
        (["easy", "nobody"], "there is no contestant 'nobody'"),
        (["easy", "random", "--rounds", "0"], "must be greater than 0"),
        (["easy", "random", "--players", "11"], "2 to 10 can play"),
        (["easy", "random", "--option", "luck=9"], "there is no option 'luck'"),
    ],
)
def test_what_cannot_be_played(words: list[str], says: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert says in done.stderr
    assert "Traceback" not in done.stderr
