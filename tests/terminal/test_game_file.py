"""The file of a game at home: whatever happens while it is written, what was kept before can be taken up again."""

import json
import shutil
from pathlib import Path

import pytest
from tests.terminal.test_starting import start

from penultimate.rules import read_move
from penultimate.tables.book import SEAT_NAMES
from penultimate.tables.ports import Row
from penultimate.terminal.game_file import GameFile
from penultimate.terminal.local import LocalTable
from penultimate.terminal.saves import kept_game, take_up

OLD = Path(__file__).parent / "fixtures" / "kept-by-93541d9.json"
"""Three players, two rounds over, a rule written in between; kept by `terminal/saves.py` of that commit."""
OLD_DIGEST = "8c385cd40a7fab71"
OLD_SCORES = [0, 0, 134]


class TestAnOldGame:
    def test_it_is_the_same_game(self, tmp_path: Path) -> None:
        shutil.copy(OLD, kept_game(tmp_path))
        kept = take_up(tmp_path)
        match = kept.book.match
        assert match is not None
        assert (match.digest(), match.round_number, match.scores) == (OLD_DIGEST, 3, OLD_SCORES)
        assert [seat.name for seat in kept.book.seats] == ["Ana", "Ben", "Cleo"]
        assert [seat.level for seat in kept.book.seats] == ["", "beginner", "beginner"]
        assert match.options.stacking
        assert kept.is_begun
        card = kept.book.cards[0]
        assert card is not None
        assert card.rule.words == "the next player draws 2 cards"

    def test_it_is_written_anew_with_the_next_step(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path = kept_game(tmp_path / "penultimate")
        path.parent.mkdir()
        shutil.copy(OLD, path)
        assert start(monkeypatch, tmp_path, "--resume", typed="s\nd\n") == 1
        said = capsys.readouterr().out.replace("\n", " ")
        assert "The game goes on with Ben and Cleo." in said
        assert "Cleo has 134" in said
        assert json.loads(path.read_bytes().partition(b"\n")[0])["format"] == 2
        assert start(monkeypatch, tmp_path, "--resume", typed="s\n") == 1
        assert "Cleo has 134" in capsys.readouterr().out.replace("\n", " ")

    @pytest.mark.parametrize(
        ("before", "after"), [("commitment: ", "commitment: 0"), ("play B8", "play B7"), ('"seat": 0', '"seat": 1')]
    )
    def test_one_that_was_tampered_with_is_refused(
        self, before: str, after: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        path = kept_game(tmp_path / "penultimate")
        path.parent.mkdir()
        text = OLD.read_text("utf-8")
        assert before in text
        path.write_text(text.replace(before, after), "utf-8")
        assert start(monkeypatch, tmp_path, "--resume") == 2


def begun(folder: Path) -> LocalTable:
    shutil.copy(OLD, kept_game(folder))
    kept = take_up(folder)
    table = LocalTable(kept.book, kept.file, language="en")
    table.begin()
    return table


async def draw(table: LocalTable) -> None:
    """A step, whatever is asked."""
    if table.pausing:
        await table.go_on()
    else:
        await table.make(table.legal[-1] if table.view.phase != "turn" else read_move("draw", SEAT_NAMES))


async def test_a_line_that_was_being_written_is_as_if_it_had_not_happened(tmp_path: Path) -> None:
    table = begun(tmp_path)
    await draw(table)
    path = kept_game(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-7])
    kept = take_up(tmp_path)
    assert kept.book.seq == table.book.seq - 1
    again = LocalTable(kept.book, kept.file, language="en")
    again.begin()
    await draw(again)
    assert take_up(tmp_path).book.seq == again.book.seq, "and the half line is gone from the file"


def test_what_could_not_be_written_comes_with_the_next_step(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.write_text("a file where the folder should be")
    file = GameFile(folder / "game.json", [Row("HOME", 0, b'{"t":"one"}')])
    problems: list[OSError] = []
    file.failed = problems.append
    answers: list[object] = []
    file.append([Row("HOME", 1, b'{"t":"two"}')], answers.append)
    folder.unlink()
    file.append([Row("HOME", 2, b'{"t":"three"}')], answers.append)
    file.append([Row("HOME", 3, b'{"t":"four"}')], answers.append)
    assert len(problems) == 1
    assert answers == [None, None, None], "the game goes on"
    assert (folder / "game.json").read_text().splitlines()[1:] == [
        f'{{"t":"{word}"}}' for word in ("one", "two", "three", "four")
    ]
