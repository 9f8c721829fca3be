"""The examples in docstrings and pages do what they show. They use the package under test, compiled or not."""

import ast
import doctest
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.sources import parsed

ROOT = Path(__file__).parent.parent
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)


def examples_of(file: Path) -> Iterator[doctest.DocTest]:
    text = file.read_text("utf-8")
    parts = [(0, text)] if file.suffix == ".md" else docstrings_of(parsed(text))
    for line, part in parts:
        if ">>>" in part:
            yield doctest.DocTestParser().get_doctest(part, {}, file.stem, str(file), line)


def docstrings_of(tree: ast.Module) -> list[tuple[int, str]]:
    nodes = [node for node in ast.walk(tree) if isinstance(node, DOCUMENTED) and ast.get_docstring(node)]
    return [(node.body[0].lineno, ast.get_docstring(node) or "") for node in nodes]


FILES = [*sorted((ROOT / "src").rglob("*.py")), *sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md"]
WITH_EXAMPLES = [file for file in FILES if ">>>" in file.read_text("utf-8")]


def run(test: doctest.DocTest) -> str:
    """What differs; nothing where all is well."""
    said: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    return "".join(said)


@pytest.mark.parametrize("file", WITH_EXAMPLES, ids=lambda file: str(file.relative_to(ROOT)))
def test_examples(file: Path) -> None:
    tests = list(examples_of(file))
    assert tests
    for test in tests:
        assert run(test) == ""


def test_there_are_examples_and_a_wrong_one_is_noticed() -> None:
    assert len(WITH_EXAMPLES) > 5
    wrong = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "wrong", "wrong", 0)
    assert "Expected:\n    3" in run(wrong)
