"""What README.md shows can be done: its Python runs, and so do its commands that say so.

Every ```python block is run, each by itself in an empty folder. Commands are run where the block is introduced by the
line `<!-- tested -->`: ```sh and ```console blocks (in the latter, lines that begin with `$ `).
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from penultimate.cli import COMMANDS as CLI_COMMANDS
from penultimate.houserules import understand

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


class Block(NamedTuple):
    line: int
    language: str
    text: str
    marked: bool


def blocks_of(text: str) -> list[Block]:
    """The fenced blocks of a text, in order."""
    found = re.finditer(r"^(<!-- tested -->\n+)?```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [Block(text[: block.start(2)].count("\n") + 1, block[2], block[3], bool(block[1])) for block in found]


def commands_in(block: Block) -> list[str]:
    if block.language == "console":
        return [line[2:] for line in block.text.splitlines() if line.startswith("$ ")]
    return [line for line in block.text.splitlines() if line.strip() and not line.startswith("#")]


def run_python(text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-W", "error", "-c", text], cwd=folder, capture_output=True, text=True)


def run_command(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """As a reader would type it; `penultimate` is the one under test."""
    if command.split()[0] == "penultimate":
        command = f'"{sys.executable}" -m {command}'
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return subprocess.run(
        command, shell=True, cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, text=True
    )


BLOCKS = blocks_of(README.read_text("utf-8"))
PYTHON = [block for block in BLOCKS if block.language == "python"]
COMMANDS = [block for block in BLOCKS if block.language in ("sh", "console") and block.marked]


@pytest.fixture(autouse=True)
def _absolute_python_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """PYTHONPATH=src, from another folder."""
    if path := os.environ.get("PYTHONPATH"):
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(str(Path(part).absolute()) for part in path.split(os.pathsep)))


def test_every_python_block_runs(tmp_path: Path) -> None:
    for block in PYTHON:
        result = run_python(block.text, tmp_path)
        assert result.returncode == 0, f"README.md, line {block.line}:\n{result.stderr}"


def test_every_marked_command_runs(tmp_path: Path) -> None:
    (tmp_path / "tests").symlink_to(ROOT / "tests")  # commands may name the project's own scenarios
    for block in COMMANDS:
        for command in commands_in(block):
            result = run_command(command, tmp_path)
            assert result.returncode == 0, f"README.md, line {block.line}: {command}\n{result.stderr}"


def test_the_question_card_understands_what_the_page_says_it_does() -> None:
    section = README.read_text("utf-8").partition("### What the Question Card knows")[2].partition("\n## ")[0]
    examples = re.findall(r"\| \*(.+?)\* \|", section)
    assert len(examples) >= 5
    assert [example for example in examples if not understand(example, "en").understood] == []
    assert not understand("sing a song").understood


def test_every_page_that_is_linked_exists() -> None:
    for page in (README, *(ROOT / name for name in ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"))):
        linked = re.findall(r"\]\(([^)#:]+)[)#]", page.read_text("utf-8"))
        assert [link for link in linked if not (ROOT / link).exists()] == []


def test_what_is_typed_after_play_is_a_command(tmp_path: Path) -> None:
    """`python play.py WORDS` hands its words on to `penultimate`."""
    words = re.findall(r"python play\.py (\w+)", README.read_text("utf-8"))
    assert set(words) <= {command.name for command in CLI_COMMANDS}
    assert {"play", "serve"} <= set(words)


def test_a_broken_block_would_be_noticed(tmp_path: Path) -> None:
    text = "```python\nprint(nothing)\n```\n"
    text += "<!-- tested -->\n\n```console\n$ penultimate nonsense\n$ penultimate about\n```\n"
    python, console = blocks_of(text)
    assert (python.line, python.language, python.marked) == (1, "python", False)
    assert run_python(python.text, tmp_path).returncode != 0
    assert [run_command(command, tmp_path).returncode for command in commands_in(console)] == [2, 0]
