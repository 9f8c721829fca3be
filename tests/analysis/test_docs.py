"""`docs/analysis.md` says what is true: its commands are understood, its program runs, its numbers are the code's."""

import argparse
import re
import shlex
import subprocess
import sys
from pathlib import Path

from penultimate.analysis import FULL, QUICK
from penultimate.analysis.command import declare

PAGE = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text("utf-8")


def test_commands_are_understood() -> None:
    parser = argparse.ArgumentParser()
    declare(parser)
    (block,) = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines():
        program, name, *words = shlex.split(line, comments=True)
        assert (program, name) == ("penultimate", "analyse")
        assert parser.parse_args(words).file == "match.txt"


def test_the_program_runs(tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    tiny = program.replace("import QUICK,", "import Effort,").replace("QUICK)", "Effort(0, 1, 1, 1, 1))")
    assert "QUICK" not in tiny
    file = tmp_path / "program.py"
    file.write_text(tiny, "utf-8")
    run = subprocess.run([sys.executable, file], capture_output=True, text=True, timeout=240)
    assert run.returncode == 0, run.stderr
    assert "Ana" in run.stdout
    assert " of " in run.stdout


def test_the_numbers_of_playouts() -> None:
    assert f"{FULL.playouts:,} playouts" in PAGE
    assert f"({QUICK.playouts:,} with `--quick`)" in PAGE
