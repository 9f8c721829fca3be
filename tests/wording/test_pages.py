"""`make wording`: what editors read is everything there is, and nothing but sentences."""

import importlib.util
import json
import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from penultimate.wording import LANGUAGES, texts_of

ROOT = Path(__file__).parents[2]


@cache
def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


class _Literals(Visitor):
    """Every piece of text in a message, whatever it is chosen by."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts |= {line.strip() for line in node.value.split("\n")} - {""}


@cache
def rendered(language: str) -> list[tuple[str, str]]:
    return [pair for group in tool("wording").groups(language) for pair in group.sentences]


@pytest.mark.parametrize("language", LANGUAGES)
class TestEachLanguage:
    def test_every_piece_of_text_is_on_the_page(self, language: str) -> None:
        """All variants and all plurals: what no sentence shows, nobody has read."""
        page = "\n".join(sentence for _, sentence in rendered(language))
        missing = []
        for file in sorted(texts_of(language)):
            for entry in parse(texts_of(language)[file]).body:
                if isinstance(entry, ast.Message):
                    literals = _Literals()
                    literals.visit(entry)
                    missing += [(entry.id.name, text) for text in sorted(literals.texts) if text not in page]
        assert missing == []

    def test_every_message_is_on_the_page(self, language: str) -> None:
        names = {name for name, _ in rendered(language)}
        ids = {
            entry.id.name
            for text in texts_of(language).values()
            for entry in parse(text).body
            if isinstance(entry, ast.Message) and not entry.id.name.startswith("x-")
        }
        assert ids - names == {"list-between", "sentence-between"} & (ids - names), "only blanks may be missing"

    def test_sentences_are_whole(self, language: str) -> None:
        for name, sentence in rendered(language):
            assert not re.search(r"\{|\}|\$|  |None", sentence), (name, sentence)


def test_the_pages_are_written(tmp_path: Path) -> None:
    tool("wording").write("it", tmp_path)
    text = (tmp_path / "it.txt").read_text(encoding="utf-8")
    ids = json.loads((tmp_path / "it.ids.json").read_text(encoding="utf-8"))
    last = max(map(int, ids))
    assert re.search(rf"^ *{last}  ", text, re.MULTILINE)
    assert '<html lang="it">' in (tmp_path / "it.html").read_text(encoding="utf-8")
    for message in set(ids.values()):
        assert message not in text or "-" not in message, "editors see sentences, no sources"
