"""What is handed out: a wheel that works without the tree it came from, and an sdist that holds the whole house.

Quick, and so not compiled; `make test-long` does the same with a compiled wheel in a bare environment.
"""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from penultimate import __version__

ROOT = Path(__file__).parent.parent
USE = """
import sys
sys.path.insert(0, sys.argv[1])
import penultimate
from penultimate.rules import Match
assert penultimate.__file__.startswith(sys.argv[1]), penultimate.__file__
match = Match(3, seed=1)
while not match.is_over:
    match.apply(match.actor, match.legal_moves(match.actor)[0])
from penultimate.wording import Wording
from penultimate.bots import bot
print(Wording("de").card(match.round.top), bot("good", seed=1).name)
"""


def build(target: str, folder: Path) -> Path:
    environment = {**os.environ, "PENULTIMATE_PURE": "1", "PENULTIMATE_NO_UI": "1"}
    words = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (made,) = folder.glob("penultimate-*")
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"))


def test_a_wheel_plays_without_its_tree(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-c", USE, str(tmp_path)], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("good\n")


def test_a_wheel_says_what_it_is_and_names_no_address(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    metadata = archive.read(f"penultimate-{__version__}.dist-info/METADATA").decode().partition("\n\n")[0]
    assert "Classifier: Typing :: Typed" in metadata
    assert "penultimate/py.typed" in archive.namelist()
    assert "://" not in metadata


def test_an_sdist_holds_the_whole_house(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = "play.py Makefile README.md CHANGELOG.md docs/conf.py requirements/play.lock ui/package.json".split()
    assert set(wanted) - names == set()
    assert not [name for name in names if name.startswith((".venv", "build", "ui/node_modules", ".git/"))]
