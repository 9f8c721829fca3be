"""How long it takes to hear a text: an estimate from its length, for what a screen reader speaks.

`ui/src/words/hearing.ts` is its twin; a test holds them equal.
"""

import re
from typing import Final

WORDS_PER_SECOND: Final = 3.0
"""180 words a minute, an ordinary rate of speech; who listens faster has only more time."""
WORD_OF_A_CHARACTER: Final = 0.6
"""How much of a word one Chinese character is to the ear."""

_CHINESE: Final = "\u2e80-\u2fdf\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"
_PARTS: Final = re.compile(f"[{_CHINESE}]|[^\\W_{_CHINESE}](?:[^\\s{_CHINESE}]*[^\\W_{_CHINESE}])?")


def words_in(text: str) -> float:
    """Words as they are spoken; a number is one, and marks are none.

    >>> from penultimate.wording.hearing import words_in
    >>> words_in("Ada, red 7. Bo draws.")
    5.0
    >>> words_in("紅色7")
    2.2
    """
    parts: list[str] = _PARTS.findall(text)
    characters = sum(re.match(f"[{_CHINESE}]", part) is not None for part in parts)
    return len(parts) - characters + characters * WORD_OF_A_CHARACTER


def seconds_to_hear(text: str) -> float:
    """How long it takes to be spoken.

    >>> from penultimate.wording.hearing import seconds_to_hear
    >>> seconds_to_hear("Ada, red 7.")
    1.0
    """
    return words_in(text) / WORDS_PER_SECOND
