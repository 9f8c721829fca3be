"""Sets everything up and opens the table in the browser: `python play.py`, on Linux, macOS and Windows.

    python play.py                  set up what is missing or old, then open the table
    python play.py play --lang de   set up, then any command of `penultimate`: here, play in the terminal
    python play.py --set-up         set up and stop (what `make` calls)
    python play.py --plan           only say what would be done

Python 3.11 or newer is all it needs; the rest comes into this folder, in locked versions. A step is done again when
what it depends on is newer than what it left behind. Standard library only, and readable to older Pythons, which are
told.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
LEAST_PYTHON = (3, 11)
PIP = ["-m", "pip", "--disable-pip-version-check", "--no-input", "-qq", "install"]
DEFAULT_COMMAND = ["serve", "--open"]


class Step(NamedTuple):
    """Something to be done once, and again when a source is newer than the stamp."""

    what: str
    stamp: Path
    sources: Callable[[Path], Iterable[Path]]
    do: Callable[[Path], None]


def python_in(root: Path, *, windows: bool = os.name == "nt") -> Path:
    """The Python of the folder's own environment."""
    return root / ".venv" / ("Scripts/python.exe" if windows else "bin/python")


def steps(root: Path) -> list[Step]:
    venv, ui = root / ".venv", root / "ui"
    return [
        Step("a virtual environment in .venv", python_in(root), lambda _: [], _make_environment),
        Step("libraries to play with", venv / ".play", lambda root: [_lock(root, "play")], _install_libraries),
        Step("Node, for the page", venv / ".node", _node_sources, _find_node),
        Step("libraries of the page", ui / "node_modules" / ".installed", _page_locks, lambda root: _ui(root, "ci")),
        Step("the page", page_of(root), _page_sources, lambda root: _ui(root, "build")),
        Step("the package, compiled where that is possible", venv / ".installed", _sources, _install_package),
    ]


def page_of(root: Path) -> Path:
    return root / "src" / "penultimate" / "web" / "static" / "index.html"


def is_due(step: Step, root: Path) -> bool:
    if not step.stamp.exists():
        return True
    made = step.stamp.stat().st_mtime
    return any(source.stat().st_mtime > made for source in step.sources(root) if source.exists())


def due(root: Path) -> list[Step]:
    """What has to be done. Without sources of the page (or with a page that is new enough) no Node is needed."""
    every = steps(root)
    page = every[4]
    if not (root / "ui" / "package.json").exists() or not is_due(page, root):
        every = [step for step in every if step.stamp not in (every[2].stamp, every[3].stamp, page.stamp)]
    found = [step for step in every if is_due(step, root)]
    if page in found and every[-1] not in found:
        found.append(every[-1])  # a new page goes into the package
    return found


# --- what the steps do --------------------------------------------------------------------------------------------


def _make_environment(root: Path) -> None:
    _run([sys.executable, "-m", "venv", str(root / ".venv")], root)


def _install_libraries(root: Path) -> None:
    """dev.lock holds everything that play.lock does, in the same versions."""
    dev = root / ".venv" / ".dev"
    if not dev.exists() or _lock(root, "dev").stat().st_mtime > dev.stat().st_mtime:
        _pip(root, "--require-hashes", "-r", str(_lock(root, "play")))


def _find_node(root: Path) -> None:
    """The machine's own, if it fits; else the one from PyPI."""
    words = [str(python_in(root)), str(root / "tools" / "ui.py"), "which"]
    if subprocess.run(words, cwd=root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode:
        _pip(root, "--require-hashes", "-r", str(_lock(root, "node")))


def _ui(root: Path, what: str) -> None:
    _run([str(python_in(root)), str(root / "tools" / "ui.py"), what], root)


def _install_package(root: Path) -> None:
    """Without build isolation: hatchling and mypy are the locked ones in .venv."""
    _pip(root, "--no-build-isolation", "--no-deps", "--force-reinstall", ".")
    _run([str(python_in(root)), "-m", "penultimate", "about"], root)


def _pip(root: Path, *words: str) -> None:
    _run([str(python_in(root)), *PIP, *words], root)


def _run(words: list[str], root: Path) -> None:
    subprocess.run(words, cwd=root, check=True)


# --- what they depend on ------------------------------------------------------------------------------------------


def _lock(root: Path, name: str) -> Path:
    return root / "requirements" / f"{name}.lock"


def _node_sources(root: Path) -> list[Path]:
    return [_lock(root, "node"), root / "tools" / "ui.py"]


def _page_locks(root: Path) -> list[Path]:
    return [root / "ui" / "package-lock.json", root / "ui" / ".npmrc"]


def _page_sources(root: Path) -> list[Path]:
    ui = root / "ui"
    folders = [ui / "src", ui / "public", ui / "build", root / "src" / "penultimate" / "wording"]
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix not in (".py", ".pyc")]
    return [file for file in (*files, *ui.glob("*.*")) if file.is_file()]


def _sources(root: Path) -> list[Path]:
    static = page_of(root).parent
    files = (root / "src" / "penultimate").rglob("*")
    own = [file for file in files if file.is_file() and file.suffix != ".pyc" and static not in file.parents]
    tools = ["pyproject.toml", "hatch_build.py", "tools/compile.py", "tools/docstrings.py"]
    return [*own, page_of(root), *(root / tool for tool in tools)]


# --- doing it -----------------------------------------------------------------------------------------------------


def set_up(root: Path) -> None:
    for step in due(root):
        _carry_out(step, root)


def _carry_out(step: Step, root: Path) -> None:
    """Do it and say so. The stamp is as old as the start, so that a file saved meanwhile is not missed."""
    print(f"\n== {step.what}", flush=True)
    began = time.time()
    step.do(root)
    if step.stamp != python_in(root):
        step.stamp.parent.mkdir(parents=True, exist_ok=True)
        step.stamp.touch()
        os.utime(step.stamp, (began, began))
    print(f"-- {step.what}: done after {time.time() - began:.0f} s", flush=True)


def start(root: Path, command: list[str]) -> int:
    """The server is the whole process where the system can do that, so that Ctrl+C reaches it and nobody else."""
    words = [str(python_in(root)), "-m", "penultimate", *command]
    if os.name != "nt":
        os.execv(words[0], words)
    try:
        return subprocess.run(words, check=False).returncode
    except KeyboardInterrupt:
        return 0


def main(words: list[str]) -> int:
    if sys.version_info < LEAST_PYTHON:
        print(f"Penultimate needs Python 3.11 or newer, and this is {sys.version.split()[0]}", file=sys.stderr)
        return 1
    if words[:1] in (["--help"], ["-h"]):
        print(__doc__)
        return 0
    if words == ["--plan"]:
        print("\n".join(step.what for step in due(ROOT)) or "nothing to be done")
        return 0
    try:
        set_up(ROOT)
    except subprocess.CalledProcessError as error:
        print(f"This went wrong: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        print("Its own words are above. The first time needs a network; after that none.", file=sys.stderr)
        return 1
    return 0 if words == ["--set-up"] else start(ROOT, words or DEFAULT_COMMAND)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
