"""`penultimate simulate`: what it counts, that figures depend on nothing but the seed, what it says of errors."""

import csv
import itertools
import json
import re
import sys
from collections import Counter
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import distributed
import numpy as np
import pexpect
import pytest
from pyarrow import parquet

from penultimate.bots import BY_COUNT, LEVELS, bot
from penultimate.bots.choosing import Search
from penultimate.bots.dice import Dice, situation_seed
from penultimate.bots.players import turn_moves
from penultimate.cli import main
from penultimate.lab.simulation import COLUMNS, Result, Setting, SettingError, Task, play_task, simulate, variants
from penultimate.lab.simulation_playing import SHORT_CUTS, number_from, play_game, seated
from penultimate.lab.simulation_setting import BOTS, UNIFORM, build_setting, read_rule
from penultimate.lab.simulation_summary import summarise
from penultimate.rules import BRAILLE, MARIO, Match
from penultimate.rules.events import CardPlayed, CardsDrawn, RoundScored, TurnBegan
from penultimate.rules.full_state import state_of
from penultimate.rules.moves import move_of
from penultimate.rules.state import DARE


def rounds_of(setting: Setting, games: int = 30, **more: Any) -> Result:
    return simulate(setting, games=games, whole_matches=False, **more)


def total(result: Result, name: str) -> int:
    return int(result.column(name).sum())


# --- what is counted --------------------------------------------------------------------------------------------------


def test_rows_agree_with_the_events_of_the_same_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first round is played here once more, by the bots one by one."""
    players, seed, game = 3, "check", 8
    match = Match(players, MARIO, seed=f"{seed}/{game}")
    bots = [seated("easy", number_from(seed, game, seat)) for seat in range(players)]
    seen: Counter[str] = Counter()
    events = match.beginning
    while True:
        for event in events:
            seen["turns"] += isinstance(event, TurnBegan)
            seen["drawn"] += len(event.cards) if isinstance(event, CardsDrawn) else 0
            seen["points"] += sum(event.points) if isinstance(event, RoundScored) else 0
            seen["plus4"] += isinstance(event, CardPlayed) and event.card.face == "W+4"
            seen["played"] += isinstance(event, CardPlayed)
        if match.round.is_over:
            break
        seat = match.actor
        events = match.apply(seat, bots[seat].choose(match.view(seat), match.legal_moves(seat)))
        seen["moves"] += 1
    monkeypatch.setattr("penultimate.lab.simulation_playing.SHORT_CUTS", {})
    (numbers,) = play_game(Setting(players), seed, game, whole_match=False)
    row = dict(zip(COLUMNS, numbers, strict=True))
    assert {name: row[name] for name in seen} == dict(seen)
    assert row["plus4"] > 0
    assert (row["dealer"], row["winner"]) == (match.dealer, match.view(-1).winner)


@pytest.mark.parametrize("level", [level for level in SHORT_CUTS if level in LEVELS])
@pytest.mark.parametrize("options", [MARIO, BRAILLE, MARIO.but(stacking=True, seven_zero=True)])
def test_short_cuts_make_the_moves_of_their_level(level: str, options: Any) -> None:
    compared = 0
    for number in range(3):
        match = Match(3, options, seed=number)
        player = bot(level, seed=5)
        while not match.round.is_over:
            seat, state = match.actor, state_of(match.round)
            view, legal = match.view(seat), match.legal_moves(seat)
            move = player.choose(view, legal)
            if state.phase != DARE:
                codes = turn_moves(legal)
                asked = SHORT_CUTS[level](state, codes, len(codes), Dice(situation_seed(5, view)))
                assert move_of(int(asked)) == move
                compared += 1
            match.apply(seat, move)
    assert compared > 60


def test_a_match_is_played_to_its_end_and_single_rounds_are_single() -> None:
    result = simulate(Setting(2, MARIO.but(target=200)), games=4)
    for game in range(4):
        own = result.rows[result.column("game") == game]
        assert own[:, list(COLUMNS).index("round")].tolist() == list(range(1, len(own) + 1))
        assert own[-1, list(COLUMNS).index("match_over")] == 1
        assert own[:, list(COLUMNS).index("points")].sum() >= 200
    assert set(rounds_of(Setting(2), 5).column("round").tolist()) == {1}


def test_nobody_forgets_unless_told_to() -> None:
    assert total(rounds_of(Setting(3)), "uno_forgotten") == 0
    some = rounds_of(Setting(3, forgetful=0.4))
    assert 0 < total(some, "uno_caught") <= total(some, "uno_forgotten")  # a last card of a custom rule owes nothing
    assert total(some, "uno_calls") > 0
    blind = rounds_of(Setting(3, bots=("beginner",), forgetful=1.0))
    assert total(blind, "uno_calls") == 0
    assert total(blind, "uno_forgotten") > 0
    assert total(blind, "uno_caught") == 0


@pytest.mark.parametrize(
    ("options", "name"),
    [(MARIO.but(jump_in=True), "jump_ins"), (MARIO, "stars_answered"), (MARIO, "plus4"), (BRAILLE, "uno_calls")],
)
def test_what_options_make_possible_is_counted(options: Any, name: str) -> None:
    assert total(rounds_of(Setting(4, options), 20), name) > 0


def test_those_who_make_any_move_bluff_and_challenge_and_are_found_out() -> None:
    result = rounds_of(Setting(2, bots=(UNIFORM,)), 60)
    assert 0 < total(result, "bluffs") <= total(result, "plus4")
    assert 0 < total(result, "challenges_won") < total(result, "challenges") <= total(result, "plus4")


@pytest.mark.parametrize("name", [name for name in BOTS if name != "best"])
def test_every_bot_can_be_simulated(name: str) -> None:
    """(`best` thinks for seconds; it is seated in the same way as `good`.)"""
    assert total(rounds_of(Setting(2, MARIO.but(jump_in=True), bots=(name, "easy")), 2), "played") > 0


def test_custom_rules_are_played() -> None:
    rule = read_rule("everyone draws 3 cards")
    table = Setting(4, rules=(rule, rule))
    without, with_rule = rounds_of(Setting(4)), rounds_of(table)
    assert total(without, "rules_run") == 0
    assert total(with_rule, "rules_run") > 0
    assert total(with_rule, "drawn") > total(without, "drawn")


def test_a_rule_that_lets_no_round_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("penultimate.lab.simulation_playing.MOST_MOVES", 10)
    result = simulate(Setting(10), games=2)
    assert total(result, "given_up") == len(result.rows) == 2
    assert set(result.column("winner").tolist()) == {-1}


# --- the same, whoever plays it ---------------------------------------------------------------------------------------

TABLES = variants(Setting(3, MARIO.but(target=100), forgetful=0.2), ["stacking"])


def test_results_do_not_depend_on_tasks_workers_or_executor() -> None:
    alone = simulate(TABLES, games=6, seed="same")
    whole = play_task(Task(TABLES, "same", True, 0, 6))
    assert np.array_equal(alone.rows, whole)
    assert np.array_equal(alone.rows, simulate(TABLES, games=6, seed="same", workers=2).rows)
    with ThreadPoolExecutor(2) as threads:
        assert np.array_equal(alone.rows, simulate(TABLES, games=6, seed="same", executor=threads).rows)
        assert threads.submit(int, "1").result() == 1  # still open: it is not ours to shut down
    assert not np.array_equal(alone.rows, simulate(TABLES, games=6, seed="other").rows)


def test_a_slow_machine_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table a bot that runs out of time looks less far ahead, or lets a simpler one move."""
    monkeypatch.setattr("penultimate.bots.levels.Search", partial(Search, worlds=4))
    table = Setting(2, bots=("best",))
    quick = rounds_of(table, 2)
    hours = itertools.count(step=3600)
    slow = replace(BY_COUNT, clock=lambda: next(hours), effort=lambda: next(hours))
    monkeypatch.setattr("penultimate.lab.simulation_playing.BY_COUNT", slow)
    assert np.array_equal(rounds_of(table, 2).rows, quick.rows)
    assert next(hours) > 0  # the clock was looked at
    monkeypatch.setattr("penultimate.lab.simulation_playing.BY_COUNT", replace(slow, seconds=1))
    assert not np.array_equal(rounds_of(table, 2).rows, quick.rows)  # it would have mattered


def test_dask_takes_over() -> None:
    dask: Any = distributed  # has few types
    with (
        dask.LocalCluster(
            n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None, silence_logs=50
        ) as cluster,
        dask.Client(cluster) as client,
    ):
        result = simulate(TABLES, games=4, seed="same", executor=client.get_executor())
    assert np.array_equal(result.rows, simulate(TABLES, games=4, seed="same").rows)


def test_compared_tables_get_the_same_cards() -> None:
    result = simulate(TABLES, games=5, whole_matches=False)
    first, second = (result.rows[result.column("variant") == variant] for variant in (0, 1))
    dealer = list(COLUMNS).index("dealer")
    assert first[:, dealer].tolist() == second[:, dealer].tolist()


# --- interruption -----------------------------------------------------------------------------------------------------


class _NeverDoneAfterTwo(Executor):
    """Does the first two tasks it is given and then nothing more."""

    def __init__(self) -> None:
        self.given = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.given += 1
        if self.given <= 2:
            future.set_result(fn(*args, **kwargs))
        return future


def test_interrupting_keeps_what_is_done() -> None:
    added: list[int] = []

    def progress(games: int) -> None:
        added.append(games)
        if len(added) == 2:
            raise KeyboardInterrupt

    result = simulate(TABLES, games=5, executor=_NeverDoneAfterTwo(), progress=progress)
    assert result.interrupted
    assert (result.games, result.wanted) == (2, 5)
    games = set(result.column("game").tolist())
    whole = simulate(TABLES, games=5)
    assert np.array_equal(result.rows, whole.rows[np.isin(whole.column("game"), list(games))])
    assert [table.games for table in result.summary().tables] == [2, 2]


@pytest.mark.skipif(sys.platform == "win32", reason="pexpect has no terminal there")
def test_ctrl_c_in_a_terminal(tmp_path: Path) -> None:
    """The terminal sends it to the workers, too; the command alone decides."""
    rows = tmp_path / "rows.csv"
    arguments = ["-m", "penultimate", "simulate", "--rounds", "1000000", "--workers", "2", "--rows", str(rows)]
    terminal = pexpect.spawn(sys.executable, arguments, encoding="utf-8", timeout=60)
    terminal.expect(r" [1-9]\d*/1000000")
    terminal.sendintr()
    terminal.expect("turns per round")
    terminal.expect(r"interrupted: (\d+) of 1000000 games are done")
    assert isinstance(terminal.match, re.Match)
    games = int(terminal.match.group(1))
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130
    assert len(rows.read_text().splitlines()) == games + 1 > 1


# --- figures ----------------------------------------------------------------------------------------------------------


def made_up_rows(chance: np.random.Generator, games: int) -> np.ndarray[Any, np.dtype[np.int32]]:
    """Games of one to nine rounds, slow or quick as a whole: 30 turns a round on average, a third for the starter."""
    lengths = chance.integers(1, 10, games)
    rows = np.zeros((lengths.sum(), len(COLUMNS)), dtype=np.int32)
    names = list(COLUMNS)
    rows[:, names.index("game")] = np.repeat(np.arange(games), lengths)
    rows[:, names.index("turns")] = np.repeat(chance.integers(20, 41, games), lengths) + chance.integers(
        -5, 6, len(rows)
    )
    rows[:, names.index("winner")] = chance.integers(0, 3, len(rows))
    return rows


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    chance = np.random.default_rng(1)
    held: Counter[str] = Counter()
    samples = 2000  # three standard errors are 1.5 %
    for _ in range(samples):
        figures = summarise(made_up_rows(chance, 40), [Setting(3)], whole_matches=False).tables[0].figures
        held["turns"] += figures["turns_per_round"].low <= 30 <= figures["turns_per_round"].high
        held["starter"] += figures["starter_wins"].low <= 1 / 3 <= figures["starter_wins"].high
    assert all(0.935 <= count / samples <= 0.965 for count in held.values()), held


def test_a_single_game_has_no_interval_and_breaks_nothing() -> None:
    summary = simulate((Setting(2), Setting(3)), games=1, whole_matches=False).summary()
    assert "turns per round" in str(summary)
    assert json.loads(json.dumps(summary.as_json(), allow_nan=False))
    figure = summary.tables[0].figures["turns_per_round"]
    assert str(figure) == f"{figure.value:.2f}"


def test_a_large_difference_is_marked_and_none_is_not() -> None:
    text = str(simulate(variants(Setting(2), ["players=2,6"]), games=40, whole_matches=False).summary())
    line = next(line for line in text.splitlines() if line.startswith("turns per round"))
    assert line.endswith("*")
    same = simulate((Setting(2), Setting(2)), games=10, whole_matches=False).summary()
    assert "*" not in str(same).splitlines()[4]
    assert all(figure.value in (0, None) for figure in same.tables[1].differences.values())


# --- the command ------------------------------------------------------------------------------------------------------


def test_table_rows_and_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, picture = tmp_path / "rows.csv", tmp_path / "picture.svg"
    arguments = ["simulate", "--matches", "3", "--players", "2", "--vary", "stacking", "--workers", "1"]
    assert main([*arguments, "--rows", str(table), "--plot", str(picture)]) == 0
    output = capsys.readouterr().out
    for words in ("stacking=no", "stacking=yes", "rounds per match", "starter wins", "longest round"):
        assert words in output
    with table.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["label"] for row in rows} == {"stacking=no", "stacking=yes"}
    assert len({row["game"] for row in rows}) == 3
    assert "rounds in a match" in picture.read_text()


def test_parquet_png_and_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, picture = tmp_path / "rows.parquet", tmp_path / "picture.png"
    arguments = ["simulate", "--rounds", "4", "--edition", "braille", "--option", "jump_in=yes", "--workers", "1"]
    assert main([*arguments, "--rows", str(table), "--plot", str(picture), "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["played"] == "rounds"
    assert figures["tables"][0]["figures"]["turns_per_round"]["value"] > 0
    assert parquet.read_table(table).num_rows == 4
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "11"], "2 to 10 can play"),
        (["--players", "1"], "2 to 10 can play"),
        (["--edition", "plain"], "no edition 'plain'"),
        (["--option", "stacking"], "NAME=VALUE"),
        (["--option", "stacking=perhaps"], "yes or no"),
        (["--option", "stakking=yes"], "no option 'stakking'"),
        (["--option", "target=many"], "must be a number"),
        (["--option", "target=0"], "from 1 to"),
        (["--edition", "braille", "--option", "star_duel=yes"], "needs super stars"),
        (["--bots", "genius"], "no bot 'genius'"),
        (["--bots", ""], "no bot ''"),
        (["--forgetful", "2"], "share from 0 to 1"),
        (["--vary", "target"], "which values"),
        (["--vary", "players=2,2"], "each once"),
        (["--vary", "players=2,"], "each once"),
        (["--vary", "players=2,many"], "must be a number"),
        (["--vary", "stacking", "--vary", "stacking"], "varied twice"),
        (["--vary", "rules"], "--rule SENTENCE"),
        (["--rule", "sing a song about turnips"], "not understood"),
        (["--rule", "draw 1", "--rule", "draw 1", "--rule", "draw 1"], "at most two"),
        (["--edition", "braille", "--rule", "everyone draws 1 card"], "no custom cards"),
        (["--rounds", "0"], "at least one game"),
        (["--workers", "0"], "at least one worker"),
        (["--rows", "rows.txt"], ".csv or .parquet"),
        (["--plot", "nowhere/at/all.svg"], "no such directory"),
        (["--plot", "picture.jpeg"], ".svg or .png"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    captured = capsys.readouterr()
    assert words in captured.err
    assert not captured.out


@pytest.mark.parametrize(("library", "option"), [("matplotlib", "--plot=p.svg"), ("pyarrow", "--rows=r.parquet")])
def test_without_the_extra_it_says_what_to_install(
    library: str, option: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    assert main(["simulate", option]) == 2
    assert "penultimate[lab]" in capsys.readouterr().err


# --- settings ---------------------------------------------------------------------------------------------------------


def test_variants_are_all_combinations_with_labels() -> None:
    found = variants(Setting(), ["players=2,4", "edition=mario,braille", "stacking"])
    assert len(found) == 8
    assert found[0].label == "players=2, edition=mario, stacking=no"
    assert found[-1].options == BRAILLE.but(stacking=True)
    assert found[-1].players == 4


def test_with_and_without_rules() -> None:
    base = build_setting(3, "mario", {}, rules=["the next player draws 2 cards"])
    without, with_rules = variants(base, ["rules"])
    assert without.rules == (None, None)
    assert with_rules.rules == base.rules


def test_an_api_user_is_told_too() -> None:
    with pytest.raises(SettingError, match="no table"):
        simulate((), games=1)
