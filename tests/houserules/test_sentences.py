"""Sentences as people put them, and what the game makes of them; and sentences that it must leave alone."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from penultimate.houserules import LANGUAGES, understand
from penultimate.rules.effects import read_clauses, write_clauses

HERE = Path(__file__).parent


def load(folder: str, lang: str) -> Any:
    return yaml.safe_load((HERE / folder / f"{lang}.yaml").read_text(encoding="utf-8"))


UNDERSTOOD = [
    (lang, sentence, notation)
    for lang in LANGUAGES
    for notation, sentences in load("sentences", lang).items()
    for sentence in sentences
]
DARES = [(lang, sentence) for lang in LANGUAGES for sentence in load("dares", lang)]


@pytest.mark.parametrize(("lang", "sentence", "notation"), UNDERSTOOD)
def test_understood(lang: str, sentence: str, notation: str) -> None:
    expected = write_clauses(read_clauses(notation))
    assert write_clauses(understand(sentence, lang).clauses) == expected
    assert write_clauses(understand(sentence).clauses) == expected, "when the language has to be found out"


@pytest.mark.parametrize(("lang", "sentence"), DARES)
def test_left_alone(lang: str, sentence: str) -> None:
    assert write_clauses(understand(sentence, lang).clauses) == ""
    assert write_clauses(understand(sentence).clauses) == "", "when the language has to be found out"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_share(lang: str) -> None:
    assert sum(1 for each, _, _ in UNDERSTOOD if each == lang) >= 80
    assert sum(1 for each, _ in DARES if each == lang) >= 30


def test_the_examples_in_the_docs() -> None:
    text = (HERE.parent.parent / "docs" / "houserules.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    examples = [(row[1], row[2].strip("` ")) for row in rows if len(row) == 3 and row[2].startswith("`")]
    assert len(examples) == len(LANGUAGES)
    for sentence, notation in examples:
        assert write_clauses(understand(sentence).clauses) == notation
