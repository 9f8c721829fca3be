"""`python play.py` knows what has to be done, on every system, and says so to who cannot be helped."""

import os
import subprocess
import sys
from pathlib import Path

import play
import pytest

ROOT = Path(__file__).parent.parent
OLD, NEW, NEWEST = 1_000_000_000, 1_000_000_100, 1_000_000_200


def touch(file: Path, when: int) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    os.utime(file, (when, when))


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder in which everything has been set up, and nothing has changed since."""
    for source in ("requirements/play.lock", "requirements/node.lock", "ui/package.json", "ui/package-lock.json"):
        touch(tmp_path / source, OLD)
    for source in ("ui/src/App.svelte", "src/penultimate/rules/match.py", "src/penultimate/wording/en.ftl"):
        touch(tmp_path / source, OLD)
    for step in play.steps(tmp_path):
        touch(step.stamp, NEW)
    return tmp_path


def plan(root: Path) -> list[str]:
    return [step.what.split()[-1] for step in play.due(root)]


def test_where_nothing_has_changed_nothing_is_done(house: Path) -> None:
    assert plan(house) == []


@pytest.mark.parametrize(
    ("changed", "done"),
    [
        ("src/penultimate/rules/match.py", ["possible"]),
        ("requirements/play.lock", ["with"]),
        ("ui/src/App.svelte", ["page", "possible"]),
        ("src/penultimate/wording/en.ftl", ["page", "possible"]),
        ("pyproject.toml", ["possible"]),
        ("README.md", []),
    ],
)
def test_a_change_is_followed_by_what_depends_on_it(house: Path, changed: str, done: list[str]) -> None:
    touch(house / changed, NEWEST)
    assert plan(house) == done


def test_in_a_fresh_folder_everything_is_done(tmp_path: Path) -> None:
    touch(tmp_path / "ui" / "package.json", OLD)
    assert len(plan(tmp_path)) == len(play.steps(tmp_path))


def test_a_page_that_is_there_needs_no_node(house: Path) -> None:
    (house / ".venv" / ".node").unlink()
    (house / "ui" / "node_modules" / ".installed").unlink()
    assert plan(house) == []


def test_a_stamp_is_as_old_as_the_start_of_its_step(house: Path) -> None:
    """A file saved while the package was being built belongs to the next build."""
    package = play.steps(house)[-1]
    saved_meanwhile = house / "src" / "penultimate" / "saved.py"
    play._carry_out(package._replace(do=lambda _: touch(saved_meanwhile, 4_000_000_000)), house)
    assert plan(house) == ["possible"]


def test_every_system_finds_its_python() -> None:
    assert play.python_in(Path("here"), windows=True) == Path("here/.venv/Scripts/python.exe")
    assert play.python_in(Path("here"), windows=False) == Path("here/.venv/bin/python")


def test_an_old_python_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    assert play.main([]) == 1
    assert "needs Python 3.11 or newer" in capsys.readouterr().err


def test_who_cannot_be_set_up_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(_root: Path) -> None:
        raise subprocess.CalledProcessError(1, ["pip", "install"])

    monkeypatch.setattr(play, "set_up", fail)
    assert play.main([]) == 1
    assert "pip install" in capsys.readouterr().err


def test_it_sets_up_before_it_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []

    def start(_root: Path, command: list[str]) -> int:
        done.append(command)
        return 0

    monkeypatch.setattr(play, "set_up", lambda _root: done.append("set up"))
    monkeypatch.setattr(play, "start", start)
    assert play.main([]) == 0
    assert play.main(["play", "--lang", "de"]) == 0
    assert play.main(["--set-up"]) == 0
    assert done == ["set up", ["serve", "--open"], "set up", ["play", "--lang", "de"], "set up"]


def test_the_file_itself_runs() -> None:
    done = subprocess.run([sys.executable, ROOT / "play.py", "--plan"], capture_output=True, text=True, check=True)
    assert done.stdout.strip()
    assert (
        "python play.py"
        in subprocess.run(
            [sys.executable, ROOT / "play.py", "--help"], capture_output=True, text=True, check=True
        ).stdout
    )
