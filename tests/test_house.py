"""The house the code lives in: locks name no host, the wheel leaves nothing at home, both sides know one port."""

import importlib.util
import json
import re
from pathlib import Path

import pytest
import yaml

import penultimate
from penultimate.web.serve import DEFAULT_PORT

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "penultimate"
INSTALLED = Path(penultimate.__file__).parent
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: str(lock.stem))
def test_python_lock_has_hashes_and_no_host(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert not re.search(r"://|index-url|find-links| @ ", text)
    for requirement in re.split(r"\n(?=\S)", text.strip()):
        assert "--hash=sha256:" in requirement, requirement


def test_node_lock_names_no_host() -> None:
    packages = json.loads((ROOT / "ui" / "package-lock.json").read_text("utf-8"))["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert not [name for name, package in packages.items() if name and "integrity" not in package]


@pytest.mark.skipif(INSTALLED == SOURCE, reason="runs from the source")
def test_the_wheel_has_every_file() -> None:
    """Catalogues, weights, the page: what lies beside the code is installed with it."""
    here = {file.relative_to(SOURCE) for file in SOURCE.rglob("*") if file.is_file() and file.suffix != ".pyc"}
    missing = sorted(str(file) for file in here if not (INSTALLED / file).exists())
    assert not missing


def test_what_is_compiled_exists() -> None:
    """A hot loop listed in pyproject.toml but moved elsewhere would quietly run interpreted."""
    spec = importlib.util.spec_from_file_location("compile_tool", ROOT / "tools" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    for module in tool.modules():
        assert (ROOT / module).exists(), f"{module} is listed in pyproject.toml, but not there"


def test_hooks_and_workflow_download_nothing_unsaid() -> None:
    """The hooks use what is in .venv; the workflow says that nobody has seen it run."""
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    assert re.findall(r"- repo: (.+)", hooks) == ["local"]
    workflow = (ROOT / ".github" / "workflows" / "checks.yml").read_text("utf-8")
    assert workflow.startswith("# UNTESTED")
    for text in (hooks, workflow):
        assert "://" not in text
        assert yaml.safe_load(text)


def test_the_changelog_knows_this_version() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert penultimate.__version__ in headings


def test_the_page_under_development_finds_the_server() -> None:
    """`npm run dev` hands what it does not know on to a `penultimate serve` beside it."""
    config = (ROOT / "ui" / "vite.config.ts").read_text("utf-8")
    assert set(re.findall(r"127\.0\.0\.1:(\d+)", config)) == {str(DEFAULT_PORT)}
