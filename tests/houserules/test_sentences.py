"""Sentences as people put them, and what the game makes of them; and sentences that it must leave alone."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from penultimate.houserules import LANGUAGES, understand
from penultimate.rules.effects import read_clauses, write_clauses

HERE = Path(__file__).parent
SOME = 12


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
    assert write_clauses(understand(sentence, lang).clauses) == write_clauses(read_clauses(notation))


@pytest.mark.parametrize(("lang", "sentence"), DARES)
def test_left_alone(lang: str, sentence: str) -> None:
    assert write_clauses(understand(sentence, lang).clauses) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_is_found_out(lang: str) -> None:
    """For some of them: all five languages are tried for each."""
    for sentence, notation in [(said, meant) for each, said, meant in UNDERSTOOD if each == lang][::SOME]:
        assert write_clauses(understand(sentence).clauses) == write_clauses(read_clauses(notation)), sentence
    for sentence in [said for each, said in DARES if each == lang][::SOME]:
        assert write_clauses(understand(sentence).clauses) == "", sentence


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
