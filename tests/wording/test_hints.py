"""Every reason for a hint has its sentence in every language, and on the wire its name."""

import os
from typing import get_args

import msgspec
import pytest
from tests.wording.examples import NAMES
from tests.wording.hints import EXAMPLES, FILE, as_text

from penultimate import wire
from penultimate.bots import REASONS
from penultimate.wording import LANGUAGES, Wording


def test_every_reason_has_an_example_and_travels() -> None:
    assert {reason for reason, _ in EXAMPLES} == set(REASONS)
    assert get_args(wire.HintReason) == REASONS
    for _, data in EXAMPLES:
        assert msgspec.to_builtins(msgspec.convert(data, wire.HintData)) == {k: v for k, v in data.items() if v != 0}


def test_the_sentences_are_those_that_the_page_is_held_to() -> None:
    """The page's own test reads the file. `PENULTIMATE_GOLDEN=write` writes it anew."""
    if os.environ.get("PENULTIMATE_GOLDEN") == "write":
        FILE.write_text(as_text(), "utf-8")
    assert FILE.read_text("utf-8") == as_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_known_is_said(language: str) -> None:
    words = Wording(language, strict=True)
    question = words.question(0, NAMES)
    hit = question.hint("hits-next", {"seat": 3, "cards": 2, "draws": 4, "chance": 37})
    assert all(text in hit for text in ("Bot 2", "2", "4", "37"))
    assert "37" not in question.hint("hits-next", {"seat": 3, "cards": 2, "draws": 4})
    assert question.hint("hits-next", {"seat": 3, "cards": 2}) != question.hint(
        "hits-next", {"seat": 3, "cards": 2, "draws": 2}
    )
    for letter, colour in zip("BGRY", ("blue", "green", "red", "yellow"), strict=True):
        assert words.say_text("colour", colour_is=colour) in question.hint("colour", {"colour": letter, "cards": 3})
