"""An edition, a language and an option come into a copy of the project exactly as `docs/changing.md` says, and are
played with over the wire and at the terminal; what is made for the page type-checks.

On the page they are played with in `tests/browser/test_changed_game.py`.
"""

import importlib.util
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.changed_copy import CHANGES, ROOT, make_changed_copy, run


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    copied = tmp_path_factory.mktemp("changed")
    make_changed_copy(copied)
    yield copied
    shutil.rmtree(copied)


@pytest.mark.parametrize("what", CHANGES)
def test_a_round_is_played_with_it(tree: Path, tmp_path: Path, what: str) -> None:
    wanted = CHANGES[what]
    played = json.loads(run(tree, "-m", "tests.changing_round", str(tmp_path), json.dumps(wanted)))
    assert played["wire"]["phase"] == "match-over"
    assert played["wire"]["winners"]
    assert played["wire"]["dealt"] == [wanted["options"].get("hand_size", 7)] * 2
    assert played["terminal"]["over"]
    if what == "edition":
        assert "102 cards for a train ride" in played["terminal"]["said"]
    if what == "option":
        assert "5 cards" in played["terminal"]["said"]


def test_the_page_is_made_to_know_them(tree: Path) -> None:
    described = (tree / "ui/src/described.ts").read_text("utf-8")
    assert 'EDITIONS = ["mario", "braille", "classic", "pocket"]' in described
    assert '"eo": {"name": "Esperanto", "dialects": ["io"], "spaced": true, ' in described
    assert '{"name": "hand_size", "rules": ["SETUP-2"], "choices": null, "range": [3, 10]' in described
    wire = (tree / "ui/src/wire.ts").read_text("utf-8")
    assert '"braille" | "classic" | "mario" | "pocket"' in wire
    assert '"de" | "en" | "eo" | "it" | "nl" | "zh-Hant"' in wire
    assert "| `hand_size` | 7 |" in (tree / "docs/rules.md").read_text("utf-8")


def test_a_house_rule_is_understood_in_it(tree: Path) -> None:
    asked = "from penultimate.houserules import understand; print(understand('I draw two cards', 'eo').clauses)"
    assert "draw" in run(tree, "-c", asked).lower()


def test_what_the_page_is_given_type_checks(tree: Path) -> None:
    node = _node()
    compiler = ROOT / "ui/node_modules/typescript/bin/tsc"
    if node is None or not compiler.is_file():
        pytest.skip("the page's tools are not installed: `make setup`")
    (tree / "ui/node_modules").symlink_to(ROOT / "ui/node_modules", target_is_directory=True)
    sources = ["described.ts", "wire.ts", "game/cards.ts", "game/rulebook.ts"]
    strict = ["--noEmit", "--strict", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"]
    done = subprocess.run(
        [str(node), str(compiler), *strict, "--skipLibCheck", *(f"src/{source}" for source in sources)],
        cwd=tree / "ui",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def _node() -> Path | None:
    """The Node that builds the page."""
    spec = importlib.util.spec_from_file_location("ui_tools", ROOT / "tools" / "ui.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    found = module.find_node()
    return None if found is None else Path(found.node)
