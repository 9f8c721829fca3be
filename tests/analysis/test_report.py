"""What is said about a match: in five languages, for all or for one; as a picture, as JSON, from the command line."""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from tests.analysis.matches import short_round
from tests.wording.test_catalogues import seen_in

from penultimate.analysis import Alternative, Analysis, Bluff, Effort, Moment, Player, TurningPoint, Verdict, command
from penultimate.analysis.picture import draw
from penultimate.analysis.report import Report, move_in_words
from penultimate.records import replay, write
from penultimate.rules import Accept, Challenge, Choose, Colour, Draw, Keep, NameColour, Play, read_card
from penultimate.wording import LANGUAGES, Wording, texts_of

TINY = Effort(playouts=0, fewest=1, most=1, worlds=1, stock=1)


def made_up() -> Analysis:
    """An analysis of the short round that has everything there is to say; the numbers are invented."""
    steps = list(enumerate(replay(short_round())))
    verdict = Verdict(
        best="draw",
        agrees=False,
        chance=0.31,
        cost=0.123,
        match_cost=0.05,
        spread=0.4,
        edge=0.2,
        reason="longest-colour",
        data={"colour": "R", "cards": 2, "chance": 40},
        alternatives=(Alternative("draw", 0.43, 0.0),),
    )
    moments = tuple(
        Moment(
            step.number,
            1,
            step.seat,
            "" if step.move is None else step.move.text(["Ana", "Ben"]),
            (0.254, 0.746),
            (0.5, 0.5),
            verdict if step.move is not None else None,
            Bluff(1 + at % 2, "accepted") if at in (3, 4) else None,
        )
        for at, step in steps
    )
    players = (Player(0, "Ana", 4, 3, 0.917, 0.1, 2, 4, 3), Player(1, "Ben", 1, 0, 0.5, 0.2, None, None, 4))
    points = (TurningPoint(2, 1, 0.2, 0.8),)
    return Analysis(1, ("Ana", "Ben"), "mario", 1, (0, 9), (1,), 200, 0.07, moments, points, players, 2, 3)


def told(language: str, seat: int = -1, *, every_move: bool = False) -> list[str]:
    words = Wording(language, strict=True)
    return list(Report(short_round(), made_up(), words, seat).lines(every_move=every_move))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_of_it(language: str) -> None:
    """Strict: a missing text or argument would raise."""
    lines = told(language)
    text = "\n".join(lines)
    for number in ("200", "92", "12", "20", "80"):
        assert number in text, number
    assert sum("Ana" in line for line in lines) >= 3
    assert len(told(language, every_move=True)) > len(lines) + len(made_up().moments)
    assert not re.search(r"play |draw\b|R7|seat", "\n".join(told(language, 0))) or language == "en"


def test_in_english() -> None:
    lines = told("en")
    assert lines[0].startswith("Chances come from 200 games that our bots played to the end")
    assert "right to 7 % or so" in lines[0]
    assert "Ana: 4 decisions, 3 of them as our best bot would have made them, accuracy 92 %." in lines
    assert any(
        line.startswith("Boldest bluff, round 1, move 3: ") and "2 cards in hand forbade it" in line for line in lines
    )
    assert any(
        line.endswith("It cost 12 percentage points of the chance to win the round. Better: draw.") for line in lines
    )
    assert any(line.endswith("Chance to win the match, Ben: 20 % before, 80 % after.") for line in lines)
    (every,) = {
        line.partition("To win the round: ")[2] for line in told("en", every_move=True) if "To win the round" in line
    }
    assert every == "Ana: 25 % and Ben: 75 %. To win the match: Ana: 50 % and Ben: 50 %."


def test_for_one_player_as_that_player_saw_it() -> None:
    lines = told("en", 0)
    assert not any(line.startswith("Ben:") for line in lines)
    own = [line for line in lines if "You can go on in red" in line or "more red" in line or "Better: draw. " in line]
    assert own
    assert any("You " in line or "you " in line for line in own)


def test_moves_in_words() -> None:
    words, names = Wording("en", strict=True), ("Ana", "Ben", "Cleo")
    moves = {
        Play(read_card("R7"), uno=True): "play red 7",
        Play(read_card("W"), Colour.BLUE): "play Wild and name blue",
        NameColour(Colour.RED): "name red",
        Choose((1, 2)): "choose Ben and Cleo",
        Draw: "draw",
        Keep: "keep the card",
        Accept: "draw the cards",
        Challenge: "challenge",
    }
    assert {move: move_in_words(move, names, words) for move in moves} == moves


# --- the catalogues ---------------------------------------------------------------------------------------------------


def messages(language: str) -> dict[str, set[str]]:
    found = parse(texts_of(language)["analysis.ftl"]).body
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    seen = {entry.id.name: seen_in(entry) for entry in found if isinstance(entry, ast.Message)}

    def needed(name: str) -> set[str]:
        return seen[name].variables.union(*(needed(other) for other in seen[name].messages))

    return {name: needed(name) for name in seen if not name.startswith("x-")}  # those belong to one language alone


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_say_the_same(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_text_is_used() -> None:
    folder = Path(command.__file__).parent
    source = "\n".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    for name in messages("en"):
        short = name.removeprefix("analysis-")
        assert f'"{short}"' in source or f'"{name}"' in source or short.startswith("do-"), name


# --- picture and command ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["chances.svg", "chances.png"])
def test_a_picture(name: str, tmp_path: Path) -> None:
    for path in (tmp_path / name, tmp_path / f"again-{name}"):
        draw(made_up(), Wording("zh-Hant"), path)
    assert (tmp_path / name).read_bytes() == (tmp_path / f"again-{name}").read_bytes()
    if name.endswith(".svg"):
        text = (tmp_path / name).read_text("utf-8")
        assert "Ana" in text
        assert "贏得整場遊戲的機會" in text


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(write(short_round()), "utf-8")
    return path


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.declare(parser)
    return command.run(parser.parse_args(words))


def test_the_command(
    record_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("penultimate.analysis.QUICK", TINY)
    out, picture = tmp_path / "a.json", tmp_path / "a.svg"
    words = [str(record_file), "--quick", "--lang", "de", "--json", str(out), "--plot", str(picture)]
    assert run(*words) == 0
    said = capsys.readouterr()
    assert "Genauigkeit" in said.out
    analysis = json.loads(out.read_text("utf-8"))
    assert analysis["names"] == ["Ana", "Ben"]
    assert analysis["version"] == 1
    assert picture.stat().st_size > 0


@pytest.mark.parametrize(
    ("words", "status", "says"),
    [
        (["--seat", "Zoe"], 2, "Nobody here is called “Zoe”, only Ana and Ben."),
        (["--seat", "Zoe", "--lang", "it"], 2, "Qui nessuno si chiama «Zoe»"),
        (["--plot", "chances.pdf"], 2, "ends in .png or .svg: chances.pdf"),
        (["--lang", "tlh"], 2, "there is no language 'tlh'"),
    ],
)
def test_what_cannot_be(
    words: list[str], status: int, says: str, record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(str(record_file), *(["--lang", "en"] if "--lang" not in words else []), *words) == status
    said = capsys.readouterr()
    assert says in said.err
    assert said.out == ""


def test_files_that_are_no_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ana", "utf-8")
    (tmp_path / "picture.txt").write_bytes(b"\xff\xfe\x00")
    for name in ("letter.txt", "picture.txt", "nothing.txt"):
        assert run(str(tmp_path / name)) == 1
        assert str(tmp_path / name) in capsys.readouterr().err


def test_without_the_library(
    record_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("penultimate.analysis.picture.has_library", lambda: False)
    assert run(str(record_file), "--plot", "chances.png", "--lang", "en") == 2
    assert "matplotlib is needed; it comes with: pip install 'penultimate[lab]'" in capsys.readouterr().err


def test_interrupted(record_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object) -> Analysis:
        raise KeyboardInterrupt

    monkeypatch.setattr("penultimate.analysis.analyse", interrupted)
    assert run(str(record_file), "--lang", "nl") == 130
    assert "Afgebroken" in capsys.readouterr().err


def test_pictures_are_loaded_only_for_pictures() -> None:
    code = "import sys, penultimate.analysis, penultimate.analysis.report; print('matplotlib' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
