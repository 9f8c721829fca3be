"""How long a text takes to be heard: counted alike in the terminal and on the page (`ui/src/words/hearing.test.ts`)."""

import json
from pathlib import Path

import pytest

from penultimate.wording.hearing import seconds_to_hear, words_in

COUNTED: dict[str, float] = json.loads(Path(__file__).with_name("words_to_hear.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("text", "words"), COUNTED.items())
def test_words_are_counted_as_they_are_spoken(text: str, words: float) -> None:
    assert words_in(text) == pytest.approx(words)


def test_at_180_words_a_minute() -> None:
    assert seconds_to_hear(" ".join(["word"] * 180)) == 60
