"""One word for each thing: every sentence of page, terminal, events and rules is held to the language's glossary."""

import re
import tomllib
from typing import Any

import pytest
from tests.wording.test_pages import rendered

from penultimate.languages import LANGUAGES, folder_of

TYPED = "terminal-words-"
"""What can be typed: there other words are understood as well."""


def glossary(language: str) -> list[dict[str, Any]]:
    things: list[dict[str, Any]] = tomllib.loads((folder_of(language) / "glossary.toml").read_text("utf-8"))["thing"]
    return things


@pytest.mark.parametrize("language", LANGUAGES)
class TestEachLanguage:
    def test_things_have_their_names(self, language: str) -> None:
        page = "\n".join(sentence for name, sentence in rendered(language) if not name.startswith(TYPED))
        for thing in glossary(language):
            for word in thing["words"]:
                assert word in page, f"no text has “{word}”: a glossary of words that are not used says nothing"

    def test_and_no_others(self, language: str) -> None:
        banned = [re.compile(word, re.IGNORECASE) for thing in glossary(language) for word in thing["not"]]
        found = [
            (name, sentence, word.pattern)
            for name, sentence in rendered(language)
            if not name.startswith(TYPED)
            for word in banned
            if word.search(sentence)
        ]
        assert found == []

    def test_no_code_stands_in_a_sentence(self, language: str) -> None:
        """What a program calls something (`no-match`, `bad-option`) is no word."""
        for name, sentence in rendered(language):
            assert not re.search(r"[(（][a-z]+(-[a-z]+)+[)）]", sentence), (name, sentence)
