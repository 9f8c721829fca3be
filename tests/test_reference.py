"""The reference has no undocumented public name, and leaves none out.

Public is what `__all__` lists in the packages that docs/reference shows, with all public methods, properties and
fields. (The fields of events and effects are many and speak for themselves: there the class has the words.) It is read
from the source: words beside a field are in no object that could be asked.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.sources import parsed

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PAGES = sorted((ROOT / "docs" / "reference").glob("*.md"))
SHOWN = [name for page in PAGES for name in re.findall(r"automodule:: ([\w.]+)", page.read_text("utf-8"))]


def file_of(module: str) -> Path:
    path = SOURCE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def tree_of(module: str) -> ast.Module:
    return parsed(file_of(module).read_text("utf-8"))


def public_names(tree: ast.Module) -> list[str]:
    """`__all__`, or else what is defined here without an underscore."""
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and names_of(statement) == ["__all__"]:
            return [str(name) for name in ast.literal_eval(statement.value)]
    own = [statement.name for statement in tree.body if isinstance(statement, ast.ClassDef | ast.FunctionDef)]
    return [name for name in own if not name.startswith("_")]


def names_of(statement: ast.stmt) -> list[str]:
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def undocumented(module: str, name: str) -> Iterator[str]:
    """The name, and what belongs to it, as far as nothing is said of it."""
    body = tree_of(module).body
    for statement in body:
        if isinstance(statement, ast.ImportFrom) and name in [alias.name for alias in statement.names]:
            yield from undocumented(str(statement.module), name)
            return
    found = [at for at, part in enumerate(body) if name in names_of(part) or getattr(part, "name", "") == name]
    assert found, f"{module} has no {name}"
    yield from without_words(body, found[0], f"{module}.{name}")


def without_words(body: list[ast.stmt], at: int, name: str) -> Iterator[str]:
    part = body[at]
    if isinstance(part, ast.ClassDef | ast.FunctionDef):
        if not ast.get_docstring(part):
            yield name
    elif not is_text(body[at + 1 : at + 2]):
        yield name
    if isinstance(part, ast.ClassDef):
        yield from members_without_words(part, name)


def members_without_words(cls: ast.ClassDef, name: str) -> Iterator[str]:
    makers = [part for part in cls.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
    if name.startswith(SPEAK_FOR_THEMSELVES):
        return
    for at, part in enumerate(cls.body):
        for member in [getattr(part, "name", ""), *names_of(part)]:
            if member and not member.startswith("_") and not overrides(part, cls):
                yield from without_words(cls.body, at, f"{name}.{member}")
    for maker in makers:
        for at, part in enumerate(maker.body):
            for member in attributes_of(part):
                if not member.startswith("_") and not is_text(maker.body[at + 1 : at + 2]):
                    yield f"{name}.{member}"


def overrides(part: ast.stmt, cls: ast.ClassDef) -> bool:
    """A method that does what its base class says: `Move.text`, `Event.seen_by`."""
    return isinstance(part, ast.FunctionDef) and part.name in INHERITED and bool(cls.bases) and cls.name != "Event"


SPEAK_FOR_THEMSELVES = tuple(
    f"penultimate.rules.{room}." for room in ("events", "who", "amounts", "conditions", "verbs", "compound", "clauses")
)
INHERITED = {"code", "text", "seen_by", "concerns", "numbers", "ones"}


def attributes_of(part: ast.stmt) -> list[str]:
    targets = part.targets if isinstance(part, ast.Assign) else [getattr(part, "target", None)]
    return [target.attr for target in targets if isinstance(target, ast.Attribute)]


def is_text(statements: list[ast.stmt]) -> bool:
    return any(
        isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant) and isinstance(part.value.value, str)
        for part in statements
    )


def test_the_reference_shows_every_library_package() -> None:
    packages = {
        f"penultimate.{folder.parent.name}"
        for folder in SOURCE.glob("penultimate/*/__init__.py")
        if "__all__" in folder.read_text("utf-8")
    }
    assert packages - set(SHOWN) == {"penultimate.hall"}, "what hosts tables is no library"
    listed = (ROOT / "docs" / "reference" / "index.md").read_text("utf-8")
    assert {page.stem for page in PAGES} - {"index"} == set(re.findall(r"^(\w+)$", listed, re.MULTILINE))


@pytest.mark.parametrize("module", SHOWN)
def test_nothing_public_is_undocumented(module: str) -> None:
    assert ast.get_docstring(tree_of(module)), f"{module} says nothing about itself"
    missing = [name for public in public_names(tree_of(module)) for name in undocumented(module, public)]
    assert missing == []


def test_what_has_no_words_would_be_noticed() -> None:
    body = parsed('class A:\n    """Words."""\n    x: int\n    y: int\n    """Words."""\n    def f(self): ...\n').body
    assert list(without_words(body, 0, "A")) == ["A.x", "A.f"]
