"""The texts around the page: the same ones with the same arguments in every language, and each of them used."""

import re
from pathlib import Path

import pytest

from penultimate.wording import LANGUAGES, texts_of

ROOT = Path(__file__).parents[2]
PLACES = ("ui/src/**/*.svelte", "ui/src/**/*.ts", "ui/build/*.ts", "src/penultimate/web/*.py")


def texts(language: str) -> dict[str, set[str]]:
    """Each with the arguments it takes."""
    found = re.split(r"^([a-z-]+) = ", texts_of(language)["app.ftl"], flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\$([a-z-]+)", text)) for name, text in zip(found[::2], found[1::2], strict=True)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_texts_with_the_same_arguments(language: str) -> None:
    assert texts(language) == texts("en")


def test_every_text_is_used() -> None:
    code = "".join(path.read_text("utf-8") for place in PLACES for path in ROOT.glob(place))
    named = {name for name in texts("en") if name not in code and not name.startswith("ui-refusal-")}
    assert named == set()
