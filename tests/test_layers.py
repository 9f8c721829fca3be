"""The architecture is executable: who may import whom stands in pyproject.toml, [tool.importlinter]."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.sources import parsed

from penultimate.rules import Match
from penultimate.rules.full_state import state_of

ROOT = Path(__file__).parent.parent
RULES = sorted((ROOT / "src" / "penultimate" / "rules").rglob("*.py"))

WORLD = frozenset(
    "asyncio concurrent datetime http io locale logging multiprocessing os pathlib pickle random secrets select "
    "shelve shutil signal socket sqlite3 ssl subprocess tempfile threading time urllib uuid warnings".split()
)
"""Of the standard library, what reads a clock, rolls dice of its own or touches the world outside."""


def test_layers_hold() -> None:
    lint_imports = Path(sys.executable).with_name("lint-imports")
    result = subprocess.run(
        [lint_imports, "--no-cache", "--no-logo"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("module", RULES, ids=lambda module: str(module.name))
def test_rules_are_pure(module: Path) -> None:
    """The standard library and librt only, and of the former nothing that makes two runs differ."""
    allowed = {"librt", "mypy_extensions", "penultimate.rules"} | (sys.stdlib_module_names - WORLD)
    for line, name in _imports(module):
        top = ".".join(name.split(".")[:2]) if name.startswith("penultimate") else name.split(".")[0]
        assert top in allowed, f"{module.name}:{line} imports {name}"


def _imports(module: Path) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    for node in ast.walk(parsed(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append((node.lineno, "penultimate.rules" if node.level else node.module or ""))
    return found


def test_a_round_hands_out_no_state() -> None:
    """mypy refuses `match.round.state`; who may have it asks `rules.full_state`, which is forbidden to others."""
    dealt = Match(2, seed=1).round
    assert [name for name in dir(dealt) if "state" in name and not name.startswith("_")] == []
    assert state_of(dealt).players == 2


def test_names_that_once_meant_two_things_mean_one() -> None:
    sources = list((ROOT / "src" / "penultimate").rglob("*.py"))
    classes = [
        node.name
        for source in sources
        for node in parsed(source.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]
    modules = [source.stem if source.stem != "__init__" else source.parent.name for source in sources]
    for name in ("Table", "State", "Decision", "MoveMade", "RuleOnCard"):
        assert classes.count(name) == 1, name
    for name in ("questions", "telling", "table"):
        assert modules.count(name) == 1, name
