"""Every recipe of docs/cookbook.md runs as it stands, and prints what the page says where it says so."""

import os
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "cookbook.md"
WRITTEN_ADDRESS = "http://127.0.0.1:8377"


class Recipe(NamedTuple):
    title: str
    program: str
    prints: str | None
    needs_server: bool


def recipes_in(page: str) -> list[Recipe]:
    """A heading, a program, and perhaps what it prints."""
    found = re.finditer(
        r"^### (?P<title>.+?)\n(?P<words>(?:(?!^##).)*?)"
        r"^```python\n(?P<program>.*?)^```\n(?:\n```text\n(?P<prints>.*?)^```\n)?",
        page,
        re.MULTILINE | re.DOTALL,
    )
    return [Recipe(one["title"], one["program"], one["prints"], "needs a server" in one["words"]) for one in found]


RECIPES = recipes_in(PAGE.read_text("utf-8"))


def run(program: str, folder: Path) -> subprocess.CompletedProcess[str]:
    file = folder / "recipe.py"
    file.write_text(program, "utf-8")
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    if path := os.environ.get("PYTHONPATH"):
        environment["PYTHONPATH"] = os.pathsep.join(str(Path(part).absolute()) for part in path.split(os.pathsep))
    return subprocess.run(
        [sys.executable, "-W", "error", file], cwd=folder, env=environment, capture_output=True, encoding="utf-8"
    )


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Of a server of its own, in a process of its own."""
    words = [sys.executable, "-m", "penultimate", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            assert select.select([server.stdout], [], [], 60)[0], "the server says nothing"
            yield server.stdout.readline().split()[-1].rstrip("/")
        finally:
            server.terminate()


def test_there_are_twenty_recipes_and_none_is_overlooked() -> None:
    page = PAGE.read_text("utf-8")
    assert len(RECIPES) >= 20
    assert len(RECIPES) == page.count("\n### ") == page.count("```python\n")
    assert sum(recipe.prints is not None for recipe in RECIPES) == page.count("```text\n")


@pytest.mark.parametrize("recipe", [one for one in RECIPES if not one.needs_server], ids=lambda one: str(one.title))
def test_recipe(recipe: Recipe, tmp_path: Path) -> None:
    done = run(recipe.program, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert recipe.prints is None or done.stdout == recipe.prints


@pytest.mark.parametrize("recipe", [one for one in RECIPES if one.needs_server], ids=lambda one: str(one.title))
def test_recipe_at_a_server(recipe: Recipe, tmp_path: Path, address: str) -> None:
    assert WRITTEN_ADDRESS in recipe.program
    done = run(recipe.program.replace(WRITTEN_ADDRESS, address), tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "I play" in done.stdout


def test_a_broken_recipe_would_be_noticed(tmp_path: Path) -> None:
    (recipe,) = recipes_in("### Nonsense\n\nWords.\n\n```python\nprint(1)\nnothing\n```\n\n```text\n2\n```\n")
    assert (recipe.title, recipe.prints) == ("Nonsense", "2\n")
    done = run(recipe.program, tmp_path)
    assert done.returncode == 1
    assert done.stdout == "1\n"
