"""The terminal's texts: the same in every language, all there, none unused."""

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import penultimate.terminal
from penultimate import wire
from penultimate.rules.moves import WORDS
from penultimate.terminal.words import COMMANDS
from penultimate.wording import LANGUAGES, Verbosity, texts_of


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """What each message is given."""
    found: dict[str, set[str]] = {}
    for entry in parse(texts_of(language)["terminal.ftl"]).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            seen = _Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


MADE = ("words-", "do-", "help-", "lost-", "not-done-")
"""Beginnings of ids that are made from codes; those are tables, checked here or where they come from."""


def asked_for() -> set[str]:
    folder = Path(penultimate.terminal.__file__).parent
    source = "\n".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    return {f"terminal-{name.removeprefix('terminal-')}" for name in re.findall(r'"([a-z0-9-]+)"', source)}


@pytest.mark.parametrize("language", LANGUAGES)
class TestEachLanguage:
    def test_it_has_all_texts_with_the_same_parts(self, language: str) -> None:
        english, here = messages("en"), messages(language)
        assert set(here) == set(english)
        for name, given in here.items():
            if name in ("terminal-none-of-colour", "terminal-lobby", "terminal-trial"):  # helpers of their own
                continue
            assert given == english[name], name

    def test_it_is_clean(self, language: str) -> None:
        text = re.sub(r"^#.*$", "", texts_of(language)["terminal.ftl"], flags=re.MULTILINE)
        assert "\t" not in text
        assert "..." not in text
        if language == "zh-Hant":
            assert not re.search(r"[\u4e00-\u9fff] +[\u4e00-\u9fff]", text.replace("「詳細 簡短」", ""))
            assert not re.search(r"[\u4e00-\u9fff}][,;!](?! \|)", text)


def test_no_text_is_unused() -> None:
    made = tuple(f"terminal-{beginning}" for beginning in MADE)
    assert {name for name in messages("en") if not name.startswith(made)} <= asked_for()


def test_words_and_moves_are_all_there() -> None:
    here = set(messages("en"))
    words = {f"terminal-words-{word}" for word in (*COMMANDS, "yes", *(level.value for level in Verbosity))}
    assert {name for name in here if name.startswith("terminal-words-")} == words
    plays = {"terminal-do-play-colour", "terminal-do-play-uno", "terminal-do-play-colour-uno"}
    choices = {"terminal-do-choose-cards", "terminal-do-choose-way", "terminal-do-choose-enough"}
    assert {name for name in here if name.startswith("terminal-do-")} == plays | choices | {
        f"terminal-do-{word}" for word in WORDS.values()
    }
    helps = {name.removeprefix("terminal-help-") for name in here if name.startswith("terminal-help-")}
    assert {f"terminal-{part}" for part in helps} <= asked_for()


def test_the_codes_behind_lost_and_not_done_exist() -> None:
    here = {name.removeprefix("terminal-") for name in messages("en")}
    own = {"unreachable", "not-a-server", "bad-code", "bad-server", "other", "no-connection"}
    codes = {*wire.TABLE_REFUSALS, *get_args(wire.GoodbyeCode), *get_args(wire.ProblemCode), *own}
    assert {name.removeprefix("lost-") for name in here if name.startswith("lost-")} <= codes
    assert {name.removeprefix("not-done-") for name in here if name.startswith("not-done-")} <= codes
