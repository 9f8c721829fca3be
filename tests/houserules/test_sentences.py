"""Sentences as people put them, and what the game makes of them; and sentences that it must leave alone."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from penultimate.houserules import LANGUAGES, understand
from penultimate.rules.effects import read_clauses, write_clauses

HERE = Path(__file__).parent
SOME = 12
TOGETHER = 20
"""So many sentences make a test: there are thousands of them, and a test costs more than a sentence."""


def load(folder: str, lang: str) -> Any:
    return yaml.safe_load((HERE / folder / f"{lang}.yaml").read_text(encoding="utf-8"))


UNDERSTOOD = [
    (lang, sentence, notation)
    for lang in LANGUAGES
    for notation, sentences in load("sentences", lang).items()
    for sentence in sentences
]
DARES = [(lang, sentence) for lang in LANGUAGES for sentence in load("dares", lang)]


def some_together(lang: str, many: int) -> list[Any]:
    return [pytest.param(lang, at, id=f"{lang}-{at}") for at in range(0, many, TOGETHER)]


SOME_UNDERSTOOD = [
    each for lang in LANGUAGES for each in some_together(lang, sum(1 for found in UNDERSTOOD if found[0] == lang))
]
SOME_DARES = [each for lang in LANGUAGES for each in some_together(lang, sum(1 for found in DARES if found[0] == lang))]


@pytest.mark.parametrize(("lang", "at"), SOME_UNDERSTOOD)
def test_understood(lang: str, at: int) -> None:
    together = [(said, meant) for each, said, meant in UNDERSTOOD if each == lang][at : at + TOGETHER]
    wanted = {said: write_clauses(read_clauses(meant)) for said, meant in together}
    assert {said: write_clauses(understand(said, lang).clauses) for said in wanted} == wanted


@pytest.mark.parametrize(("lang", "at"), SOME_DARES)
def test_left_alone(lang: str, at: int) -> None:
    alone = [said for each, said in DARES if each == lang][at : at + TOGETHER]
    assert {said: write_clauses(understand(said, lang).clauses) for said in alone} == dict.fromkeys(alone, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_notation_stands_twice(lang: str) -> None:
    """YAML would forget the sentences of the first one."""
    root = yaml.compose((HERE / "sentences" / f"{lang}.yaml").read_text(encoding="utf-8"))
    counted = Counter(key.value for key, _ in root.value)
    assert [notation for notation, times in counted.items() if times > 1] == []


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
