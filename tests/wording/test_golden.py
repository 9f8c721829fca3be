"""The pages people read and review. `PENULTIMATE_GOLDEN=write` writes them anew."""

import os

import pytest
from tests.wording.golden import FOLDER, page

from penultimate.wording import LANGUAGES, Wording


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_is_as_reviewed(language: str) -> None:
    file = FOLDER / f"{language}.txt"
    said = page(Wording(language, strict=True))
    if os.environ.get("PENULTIMATE_GOLDEN") == "write":
        file.write_text(said, "utf-8")
    assert file.read_text("utf-8") == said
