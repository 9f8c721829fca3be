"""What is asked for on the command line and cannot be: a clear sentence, a code, no traceback."""

import argparse
import io
import sys
from pathlib import Path

import pytest

from penultimate.terminal.arguments import declare
from penultimate.terminal.command import run
from penultimate.terminal.game_file import write_whole
from penultimate.terminal.joining import where
from penultimate.terminal.place import TableLost
from penultimate.terminal.saves import MOST_PUT_AWAY, kept_game, put_away


def start(monkeypatch: pytest.MonkeyPatch, home: Path, *arguments: str, typed: str = "") -> int:
    parser = argparse.ArgumentParser()
    declare(parser)
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    source = home / "typed"
    home.mkdir(exist_ok=True)
    source.write_text(typed, "utf-8")
    with source.open(encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        return run(parser.parse_args(["--name", "Ana", "--level", "easy", *arguments]))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--lang", "xx"], "There is no language “xx”"),
        (["--players", "1"], "2 to 10 players can play."),
        (["--players", "11", "--lang", "de"], "2 bis 10"),
        (["--edition", "poker"], "Edition can only be one of these"),
        (["--option", "stacking"], "name=value"),
        (["--option", "stacking=maybe"], "Stacking can only be yes or no."),
        (["--option", "target=many"], "must be a number from 1 to 100000"),
        (["--option", "bluffing=yes"], "There is no option called bluffing."),
        (["--edition", "braille", "--option", "star_duel=yes"], "needs Super Stars"),
        (["--level", "god"], "There is no level “god”"),
        (["--bot", "nobody.py:Mine"], "This bot cannot play: nobody.py:Mine: there is no file nobody.py"),
        (["--bot", "god", "--lang", "de"], "Dieser Bot kann nicht mitspielen: god: neither a level"),
        (["--name", ""], "A name is one line"),
        (["--name", "x" * 25, "--lang", "nl"], "Een naam is één regel"),
        (["--rule", "a", "--rule", "b", "--rule", "c"], "at most two rules"),
        (["--edition", "braille", "--rule", "I draw a card"], "no Question Cards"),
        (["--rule", "x" * 500], "one line of 1 to"),
        (["--resume"], "There is no game to take up again."),
        (["--join", "abc"], "“abc” is neither a six-letter table code"),
        (["--join", "ABCDEF", "--server", "ftp://x"], "is not the address of a server"),
        (["--join", "ABCDEF", "--server", "http://127.0.0.1:9"], "There is no answer from http://127.0.0.1:9."),
        (["--join", "ABCDEF", "--server", "http://127.0.0.1:9", "--lang", "zh-TW"], "沒有回應"),
    ],
)
def test_bad_requests(
    arguments: list[str], says: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert start(monkeypatch, tmp_path, *arguments) == 2
    captured = capsys.readouterr()
    assert says in captured.err.replace("\n", " ")
    assert captured.out == ""


def test_the_input_ends(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert start(monkeypatch, tmp_path) == 1
    assert "The input has ended.\nThe game is kept." in capsys.readouterr().out
    assert kept_game(tmp_path / "penultimate").exists()


def test_a_damaged_game_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start(monkeypatch, tmp_path, "--seed", "1", typed="d\n")  # a deal in which the first thing to do is a draw
    kept = kept_game(tmp_path / "penultimate")
    good = kept.read_text("utf-8")
    bad = (
        good.replace('"secret":"', '"secret":"x'),
        good.replace('"draw"', '"dance"'),
        good.replace('"t":"bot"', '"t":"b"'),
    )
    assert good not in bad
    half = good.partition("\n")[0], "".join(good.splitlines(keepends=True)[:3])
    for text in ("", "{}", "[1]", *bad, *half, '{"format": 3}\n', "\x00"):
        kept.write_text(text, "utf-8")
        capsys.readouterr()
        assert start(monkeypatch, tmp_path, "--resume") == 2
        assert "The kept game cannot be read" in capsys.readouterr().err


def test_a_game_is_taken_up_where_it_was_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start(monkeypatch, tmp_path, "--seed", "11", typed="d\nc\n")
    before = capsys.readouterr().out.replace("\n", " ")
    assert start(monkeypatch, tmp_path, "--resume", typed="c\nquit\nyes\n") == 0
    after = capsys.readouterr().out.replace("\n", " ")
    cards = before.partition("> c ")[2].partition(". ")[0]
    assert cards.startswith("Cards: you have ")
    assert f"> c {cards}. " in after
    assert "The game goes on with Ben, Cleo and Dora." in after


def test_rules_of_ones_own_are_said_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = ["--rule", "the next player draws 2 cards", "--rule"]
    assert start(monkeypatch, tmp_path, *rules, typed="sing a song\nquestion cards\n") == 1
    said = capsys.readouterr().out.replace("\n", " ")
    assert (
        "Question Card 1: “the next player draws 2 cards” The game understands: The next player draws 2 cards." in said
    )
    assert "Question Card 2: “sing a song” The game cannot do this by itself" in said


def test_what_cannot_be_kept_is_said_once_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "penultimate").write_text("a file where the folder should be")
    assert start(monkeypatch, tmp_path, typed="d\nd\nd\n") == 1
    assert capsys.readouterr().out.count("The game could not be kept") == 1


def test_colour_only_where_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    from penultimate.terminal.command import _colours

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert _colours(Terminal())
    assert not _colours(io.StringIO())
    monkeypatch.setenv("TERM", "dumb")
    assert not _colours(Terminal())
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not _colours(Terminal())


@pytest.mark.parametrize(
    ("text", "server", "found"),
    [
        ("BCDFGH", None, ("http://127.0.0.1:8377", "BCDFGH")),
        ("bcdfgh", "example.org:80", ("http://example.org:80", "bcdfgh")),
        ("https://example.org/t/BCDFGH", None, ("https://example.org", "BCDFGH")),
        ("https://example.org/uno/t/BCDFGH/", None, ("https://example.org/uno", "BCDFGH")),
        ("192.168.0.5:8377/t/BCDFGH", None, ("http://192.168.0.5:8377", "BCDFGH")),
    ],
)
def test_codes_and_links(text: str, server: str | None, found: tuple[str, str]) -> None:
    assert where(text, server) == found


@pytest.mark.parametrize("text", ["", "BCDFG", "https://example.org/", "https://example.org/t/BCD", "t/BCDFGH1"])
def test_neither_code_nor_link(text: str) -> None:
    with pytest.raises(TableLost):
        where(text, None)


class TestAnUnfinishedGame:
    """Somebody who begins another game does not lose it."""

    def test_it_is_put_away_and_taken_up_again_by_its_name(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        start(monkeypatch, tmp_path, "--seed", "11", "--players", "2", typed="d\nc\n")
        cards = capsys.readouterr().out.partition("> c\n")[2].partition("\n")[0]
        start(monkeypatch, tmp_path, "--seed", "12", typed="d\n")
        said = capsys.readouterr().out.replace("\n", " ")
        assert "The unfinished game with Ben is put away. To take it up again: penultimate play --resume " in said
        name = said.partition("--resume ")[2].split()[0]
        assert start(monkeypatch, tmp_path, "--resume", name, typed="c\n") == 1
        said = capsys.readouterr().out
        assert "The game goes on with Ben." in said.replace("\n", " ")
        assert f"> c\n{cards}\n" in said
        other = said.replace("\n", " ").partition("--resume ")[2].split()[0]
        assert "with Ben, Cleo and Dora is put away" in said.replace("\n", " "), "which makes room in its turn"
        assert [file.stem for file in (tmp_path / "penultimate" / "games").iterdir()] == [other]

    def test_what_was_only_looked_at_makes_room(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        start(monkeypatch, tmp_path, typed="h\n")
        start(monkeypatch, tmp_path, typed="h\n")
        assert "put away" not in capsys.readouterr().out
        assert not (tmp_path / "penultimate" / "games").exists()

    def test_a_bad_request_moves_nothing(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        start(monkeypatch, tmp_path, "--seed", "11", typed="d\n")
        kept = kept_game(tmp_path / "penultimate").read_text("utf-8")
        assert start(monkeypatch, tmp_path, "--players", "1") == 2
        assert start(monkeypatch, tmp_path, "--resume", "never") == 2
        assert kept_game(tmp_path / "penultimate").read_text("utf-8") == kept

    def test_not_too_many_are_put_away(self, tmp_path: Path) -> None:
        for number in range(MOST_PUT_AWAY + 3):
            write_whole(kept_game(tmp_path), str(number).encode())
            put_away(tmp_path)
        games = sorted((tmp_path / "games").iterdir())
        assert len(games) == MOST_PUT_AWAY
        assert str(MOST_PUT_AWAY + 2) in {game.read_text("utf-8") for game in games}


FAULTY = """
class Mine:
    def choose(self, view, legal):
        raise RuntimeError("no idea")
"""


def test_a_bot_of_ones_own_plays_and_its_faults_are_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Kept and taken up again, it is the same one; what is wrong with it does not stop the game."""
    (tmp_path / "mine.py").write_text(FAULTY, "utf-8")
    mine = f"{tmp_path / 'mine.py'}:Mine"
    turns = "1\nd\nkeep\n" * 2
    assert start(monkeypatch, tmp_path, "--bot", mine, "--players", "2", "--seed", "3", typed=turns) == 1
    said = "".join(capsys.readouterr().out.split())  # a long path may be broken anywhere
    assert f"abeginnermovedinitsplace:{mine}:" in said
    assert "RuntimeError:noidea" in said
    (tmp_path / "mine.py").unlink()
    assert start(monkeypatch, tmp_path, "--resume") == 2
    assert "there is no file" in capsys.readouterr().err


@pytest.mark.parametrize("bot", ["best:bluffer", "examples/any_card_bot.py", "examples/cautious_bot.py:Cautious"])
def test_bots_to_play_against(
    bot: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    assert start(monkeypatch, tmp_path, "--bot", bot, "--players", "2", "--seed", "3", typed="1\nd\nd\nkeep\n") == 1
    assert "moved in its place" not in capsys.readouterr().out
