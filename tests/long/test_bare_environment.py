"""The compiled wheel, and one built from the sdist, in environments that have never heard of this project.

It takes minutes and a network: `make test-long`.
"""

import os
import re
import select
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements" / "play.lock"
HELP = "import penultimate.rules as r, pydoc; print(r.match.__file__); print(pydoc.plain(pydoc.render_doc(r.Match)))"


def run(*words: object, folder: Path, **more: str) -> str:
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(
        [str(word) for word in words], cwd=folder, env={**environment, **more}, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{words}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    return done.stdout


def environment_in(folder: Path) -> Path:
    run(sys.executable, "-m", "venv", folder / "bare", folder=folder)
    return folder / "bare" / "bin" / "python"


def pip(python: Path, *words: object) -> None:
    run(python, "-m", "pip", "--disable-pip-version-check", "-q", "install", *words, folder=python.parent)


def locked(name: str) -> str:
    """`librt==0.17.1`, as play.lock has it."""
    found = re.search(rf"^{name}==[^\s;]+", LOCK.read_text("utf-8"), re.MULTILINE)
    assert found, name
    return found[0]


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, folder=ROOT)
    (made,) = folder.glob("*.tar.gz")
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, folder=ROOT, PENULTIMATE_COMPILED="1")
    (made,) = folder.glob("*.whl")
    return made


def test_the_rules_alone_need_two_small_libraries(wheel: Path, tmp_path: Path) -> None:
    python = environment_in(tmp_path)
    pip(python, "--no-deps", locked("librt"), locked("mypy-extensions"), wheel)
    told = run(python, "-c", HELP, folder=tmp_path)
    assert not told.splitlines()[0].endswith(".py"), "not compiled"
    assert "Make a move; returns what happened." in told


def test_the_wheel_with_everything_serves_a_page(wheel: Path, tmp_path: Path) -> None:
    python = environment_in(tmp_path)
    pip(python, "--require-hashes", "-r", LOCK)
    pip(python, "--no-deps", wheel)
    assert "rules compiled" in run(python, "-m", "penultimate", "about", folder=tmp_path)
    run(python, "-m", "penultimate", "scenario", ROOT / "tests" / "scenarios" / "star.yaml", folder=tmp_path)
    words = [str(python), "-m", "penultimate", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as server:
        assert server.stdout is not None
        try:
            assert select.select([server.stdout], [], [], 60)[0], "the server says nothing"
            address = server.stdout.readline().split()[-1]
            with urllib.request.urlopen(address, timeout=30) as page:
                assert b"Penultimate" in page.read()
        finally:
            server.terminate()


def test_an_sdist_becomes_a_wheel_elsewhere(sdist: Path, tmp_path: Path) -> None:
    """Not compiled, and with the page that is in it: a machine without compiler and Node."""
    run(
        *(sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps", "-w", tmp_path, sdist),
        folder=tmp_path,
        PENULTIMATE_PURE="1",
    )
    python = environment_in(tmp_path)
    (made,) = tmp_path.glob("*-none-any.whl")
    pip(python, "--no-deps", locked("librt"), locked("mypy-extensions"), made)
    assert "A whole match" in run(python, "-c", HELP, folder=tmp_path)
