"""`docs/lab.md` and `docs/bot-protocol.md` say what is true: what they show runs, their tables are the code's."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from penultimate.cli import main
from penultimate.lab.environment_actions import action_table

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "lab.md").read_text("utf-8")
GUESTS = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
COMMANDS = [
    line
    for block in re.findall(r"```sh\n(.*?)```", PAGE + GUESTS, re.DOTALL)
    for line in block.splitlines()
    if line.strip()
]
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("command", [line for line in COMMANDS if line.startswith("penultimate simulate ")])
def test_commands_run(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As they stand, but with two games and without other processes."""
    monkeypatch.chdir(tmp_path)
    fewer = re.sub(r"--(matches|rounds) \d+", r"--\1 2", command)
    assert fewer != command
    assert main([*shlex.split(fewer)[1:], "--workers", "1"]) == 0
    assert "turns per round" in capsys.readouterr().out.replace("turns_per_round", "turns per round")
    for name in re.findall(r"--(?:rows|plot) (\S+)", command):
        assert (tmp_path / name).stat().st_size > 0


CONTESTS = [line for line in COMMANDS if re.match("penultimate (arena|tournament) ", line)]


@pytest.mark.parametrize("command", CONTESTS)
def test_contests_run(command: str, tmp_path: Path) -> None:
    """As they stand, but with two deals; in a process of their own, for they start others."""
    fewer = re.sub(r"--(deals|rounds) \d+", r"--\1 2", command)
    fewer = fewer if fewer != command else f"{command} --deals 2"
    fewer = re.sub(r"--json (\S+)", rf"--json {shlex.quote(str(tmp_path))}/\1", fewer)
    words = [sys.executable, "-m", *shlex.split(fewer), "--jobs", "1"]
    run = subprocess.run(words, capture_output=True, text=True, timeout=240, cwd=ROOT, env=_absolute_python_path())
    assert run.returncode == 0, run.stderr
    assert "wins %" in run.stdout
    assert "faults" not in run.stdout
    for name in re.findall(r"--json (\S+)", command):
        assert (tmp_path / name).stat().st_size > 0


def _absolute_python_path() -> dict[str, str]:
    """PYTHONPATH=src, from another folder."""
    path = os.environ.get("PYTHONPATH")
    return {**os.environ, **({"PYTHONPATH": str(Path(path).absolute())} if path else {})}


def test_no_command_is_left_out() -> None:
    left = [line for line in COMMANDS if not re.match("penultimate (simulate|arena|tournament) ", line)]
    # in test_learning_script.py and tests/terminal/test_starting.py
    assert left == ["python examples/learn_numpy.py", "penultimate play --bot examples/cautious_bot.py:Cautious"]


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_programs_run(program: str, tmp_path: Path) -> None:
    """Each as a file of its own, warnings and all."""
    file = tmp_path / "program.py"
    file.write_text(program, "utf-8")
    run = subprocess.run([sys.executable, file], capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    assert "Traceback" not in run.stderr


def test_the_environment_is_shown_in_ten_lines() -> None:
    (program,) = [program for program in PROGRAMS if "table.reset" in program]
    assert len([line for line in program.splitlines() if line]) <= 10


def test_the_table_of_actions_is_the_codes() -> None:
    assert action_table() in PAGE
