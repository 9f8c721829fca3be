"""`penultimate replay` and `penultimate verify`: a record told from any seat, and checked."""

from pathlib import Path

import pytest
from tests.records.matches import recorded

from penultimate.cli import main
from penultimate.records import read, replay
from penultimate.telling import tell, tell_open
from penultimate.wording import LANGUAGES, Wording


@pytest.fixture(scope="module")
def text() -> str:
    recorder = recorded(11)
    assert recorder.match.is_over
    return recorder.finish()


@pytest.fixture
def file(text: str, tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(text, "utf-8")
    return path


def test_each_seat_is_told_of_its_own_cards_and_of_nobody_elses(text: str) -> None:
    record = read(text)
    names = record.header.names
    words = Wording("en")
    deal = next(replay(record))
    first_lines = [next(tell(replay(record), names, words, seat)) for seat in range(-1, len(names))]
    assert len(set(first_lines)) == len(names) + 1
    for seat in range(len(names)):
        own = words.cards(deal.view(seat).hand)
        assert own in first_lines[seat + 1]
        assert not any(own in line for other, line in enumerate(first_lines) if other != seat + 1)


def test_open_hands_show_the_hand_each_move_is_made_from(text: str) -> None:
    record = read(text)
    lines = list(tell_open(replay(record), record.header.names, Wording("en")))
    moves = [line for line in lines if line[0].isdigit() and " [" in line]
    assert len(moves) == len([entry for entry in record.entries if hasattr(entry, "digest")])


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_in_every_language(file: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--lang", language]) == 0
    told = capsys.readouterr()
    assert len(told.out.splitlines()) > 5
    assert told.err == ""


def test_replay_from_a_seat_and_open(file: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    name = read(text).header.names[1]
    for arguments in ([], ["--seat", name.upper()], ["--open"]):
        assert main(["replay", str(file), *arguments]) == 0
        outputs.append(capsys.readouterr().out)
    assert len(set(outputs)) == 3
    assert main(["replay", str(file), "--seat", "Nobody"]) == 2
    assert "Nobody" in capsys.readouterr().err
    assert main(["replay", str(file), "--lang", "tlh"]) == 2
    assert "zh-Hant" in capsys.readouterr().err


def test_verify(file: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.startswith("good: ")
    assert main(["verify", str(file), "--commitment", read(text).header.commitment]) == 0
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 1
    capsys.readouterr()
    for broken, word in (
        (text[: len(text) // 2], "truncated"),
        (text.replace("\n1 | ", "\n9 | "), "damaged"),
        ("hello\n", "not-a-record"),
        (text.replace("record 1", "record 7"), "unknown-version"),
    ):
        file.write_text(broken, "utf-8")
        for command in ("verify", "replay"):
            assert main([command, str(file)]) == 1
            said = capsys.readouterr()
            assert word in said.err
            assert len(said.err.splitlines()) == 1


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "missing.txt")]) == 1
    assert main(["verify", str(tmp_path)]) == 1
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    assert main(["replay", str(tmp_path / "binary")]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 3
