"""The golden rounds: the program, fed through a pipe with what is typed in them, prints them again to the letter."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal import golden

from penultimate.records import verify
from penultimate.wording import LANGUAGES


def run(arguments: list[str], typed: str, home: Path) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "penultimate", "play", *arguments]
    return subprocess.run(command, input=typed.encode(), capture_output=True, env=environment, timeout=60)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_round_is_played_as_written(language: str, tmp_path: Path) -> None:
    expected = (golden.FOLDER / f"{language}.txt").read_text("utf-8")
    typed = [line.removeprefix("> ") for line in expected.splitlines() if line.startswith(">")]
    done = run([*golden.ARGUMENTS, "--lang", language], "".join(f"{line}\n" for line in typed), tmp_path)
    assert done.stderr == b""
    assert done.returncode == 0
    printed = done.stdout.decode()
    assert "\x1b" not in printed
    assert all(line.isprintable() for line in printed.splitlines())
    (record,) = (tmp_path / "penultimate" / "records").iterdir()
    verify(record.read_text("utf-8"))
    *lines, last, end = printed.split("\n")
    while not lines[-1].endswith(("！", "!", "。", ".")):  # a long path may take a line of its own
        last = lines.pop() + last
    prefix = expected.splitlines()[-1].removesuffix(golden.RECORD)
    assert last.replace(" ", "").endswith(str(record).replace(" ", ""))
    assert "\n".join(lines) == expected.rstrip("\n").rpartition("\n")[0], (
        "run tests/terminal/golden.py if this is meant"
    )
    assert last.startswith(prefix.rstrip())
    assert end == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_golden_round_is_what_the_robot_plays(language: str) -> None:
    assert golden.transcript(language) == (golden.FOLDER / f"{language}.txt").read_text("utf-8")
