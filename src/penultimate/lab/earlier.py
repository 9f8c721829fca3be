"""The rules as they were at another commit, to be measured beside today's in the same run.

They are taken out of the project's history once and compiled into `build/`. Where there is no history (an unpacked
archive), no git or no compiler, there is nothing to compare with, and `Earlier.at` says why.
"""

import io
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

from penultimate.rules import Options

PROJECT: Final = Path.cwd()
_ASKED: Final = """
import sys, time
from penultimate.lab import rollout
from penultimate.rules import EDITIONS
for line in sys.stdin:
    rounds, players, edition = line.split()
    started = time.process_time()
    actions = rollout.random_rounds(int(rounds), int(players), EDITIONS[edition], int(players))
    print(int(actions), time.process_time() - started, flush=True)
"""


class NotThere(Exception):
    """Why there is nothing to compare with, in words."""


class Earlier:
    """A process in which the rules of another commit play rounds when they are told to."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        command = [sys.executable, "-c", _ASKED]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=folder
        )

    @classmethod
    def at(cls, commit: str) -> "Earlier":
        """The rules of that commit, compiled. Raises `NotThere`."""
        kept = PROJECT / "build" / f"engine-{commit}-{sys.implementation.cache_tag}"
        if not kept.exists():
            _compile(commit, kept)
        return cls(kept)

    def random_rounds(self, rounds: int, players: int, options: Options) -> tuple[int, float]:
        """Actions and seconds of so many rounds played at random."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(rounds, players, options.edition, file=self._process.stdin, flush=True)
        actions, seconds = self._process.stdout.readline().split()
        return int(actions), float(seconds)

    def close(self) -> None:
        """Let the process go."""
        self._process.communicate()


def _compile(commit: str, kept: Path) -> None:
    work = kept.with_suffix(f".{os.getpid()}")
    try:
        packed = _run(["git", "-C", str(PROJECT), "archive", commit], commit)
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(work / "tree", filter="data")
        tree = work / "tree"
        _run([sys.executable, str(tree / "tools" / "compile.py"), "build", str(work / "compiled")], commit)
        shutil.copytree(tree / "src" / "penultimate", work / "lib" / "penultimate")
        shutil.copytree(work / "compiled", work / "lib", dirs_exist_ok=True)
        (work / "lib").rename(kept)
    finally:
        shutil.rmtree(work, ignore_errors=True)


def _run(command: list[str], commit: str) -> bytes:
    try:
        run = subprocess.run(command, capture_output=True, check=False)
    except FileNotFoundError as error:
        raise NotThere(f"no {command[0]}, so no rules of {commit}") from error
    if run.returncode != 0:
        words = run.stderr.decode(errors="replace").strip().splitlines()
        raise NotThere(f"no rules of {commit}: {words[-1] if words else command[0]}")
    return run.stdout
