"""Events as they travel, and the sentence for each in every language: `python -m tests.wording.sentences` prints them
as JSON, so that the browser's tests can compare."""

import json
from dataclasses import fields
from enum import Enum

from tests.wording.examples import NAMES, Example, examples_of

from penultimate.rules.cards import Card, Colour
from penultimate.wording import LANGUAGES, Wording
from penultimate.wording.fields import event_classes


def on_the_wire(value: object) -> object:
    """Cards in their notation, colours by their letter, enums by their value."""
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Colour):
        return value.letter
    if isinstance(value, Enum):
        return value.value
    return [on_the_wire(one) for one in value] if isinstance(value, tuple) else value


def described(example: Example, wordings: list[Wording]) -> dict[str, object]:
    event, viewer = example
    given = {field.name: on_the_wire(getattr(event, field.name)) for field in fields(event)}
    said = {words.language: words.sentence(event, viewer, NAMES) for words in wordings}
    return {"event": {"kind": type(event).__name__, **given}, "viewer": viewer, "names": NAMES, "said": said}


def all_sentences() -> list[dict[str, object]]:
    wordings = [Wording(language, strict=True) for language in LANGUAGES]
    return [described(example, wordings) for cls in event_classes() for example in examples_of(cls, to_read=True)]


if __name__ == "__main__":
    print(json.dumps(all_sentences(), ensure_ascii=False, indent=1))
