"""A copy of the project that is changed exactly as `docs/changing.md` says."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "changing.md"
COPIED: Final = ("src", "docs", "tools", "tests/scenarios", "ui/src")
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "static", "*.so", "pictures")
CHANGES: Final[dict[str, dict[str, Any]]] = {
    "edition": {"edition": "pocket", "options": {"target": 1}, "language": "en"},
    "language": {"edition": "classic", "options": {"target": 1}, "language": "eo"},
    "option": {"edition": "mario", "options": {"target": 1, "hand_size": 5}, "language": "de"},
}
"""What is played with in the copy."""
_BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def make_changed_copy(copied: Path) -> None:
    """The project with all three changes, and what is made from it."""
    for folder in COPIED:
        shutil.copytree(ROOT / folder, copied / folder, ignore=LEFT_OUT)
    for chapter in ("A language", "An edition", "An option"):
        follow(chapter, copied)
    for _, text in blocks_of_the_head():
        for command in text.splitlines():
            run(copied, *command.removeprefix("PYTHONPATH=src python ").split())


def blocks_of_the_head() -> list[tuple[str, str]]:
    return _BLOCK.findall(PAGE.read_text("utf-8").partition("\n## ")[0])


def blocks_of(chapter: str) -> list[tuple[str, str]]:
    """The blocks of a chapter, each with its language."""
    _, _, rest = PAGE.read_text("utf-8").partition(f"\n## {chapter}\n")
    found = _BLOCK.findall(rest.partition("\n## ")[0])
    assert found, f"{PAGE.name} no longer says how to add {chapter.lower()}"
    return found


def follow(chapter: str, tree: Path) -> None:
    for language, text in blocks_of(chapter):
        if language == "diff":
            change(tree, text)
        elif language == "sh":
            copy(tree, text)
        else:
            head, _, body = text.partition("\n")
            (tree / head.removeprefix("# ")).write_text(body, "utf-8")


def change(tree: Path, diff: str) -> None:
    """A diff with one place; without lines to go by, what is new comes at the end. A `*` stands for every folder."""
    head, *lines = diff.splitlines()
    before = "".join(f"{line[1:]}\n" for line in lines if line[0] in " -")
    after = "".join(f"{line[1:]}\n" for line in lines if line[0] in " +")
    files = sorted(tree.glob(head.removeprefix("--- ")))
    assert files, head
    for file in files:
        text = file.read_text("utf-8")
        if before:
            assert text.count(before) == 1, f"{head}: {before!r} is there {text.count(before)} times"
        file.write_text(text.replace(before, after) if before else text + after, "utf-8")


def copy(tree: Path, commands: str) -> None:
    for command in commands.splitlines():
        name, flag, source, target = command.split()
        assert (name, flag) == ("cp", "-r")
        shutil.copytree(tree / source, tree / target)


def run(tree: Path, *arguments: str) -> str:
    """Python with the copy before everything else, and the tests' helpers behind it."""
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{ROOT}", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
