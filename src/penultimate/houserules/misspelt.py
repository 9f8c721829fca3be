"""Words that are not known but look like known ones: what was perhaps meant is offered, and never assumed."""

from difflib import get_close_matches
from functools import cache
from typing import Final

from penultimate.houserules.phrasebook import phrasebook
from penultimate.houserules.pouring import vocabulary_of
from penultimate.houserules.words import Word

MOST_GUESSES: Final = 3
_ALIKE: Final = 0.75
"""As `difflib` counts it: one letter in four may be wrong."""
_SHORTEST: Final = 4
"""Shorter words look like too many others."""


def guesses(text: str, word: Word, lang: str) -> tuple[str, ...]:
    """What to write from this word on: a word like it, and the rest as it is."""
    if len(word.text) < _SHORTEST:
        return ()
    found = get_close_matches(word.text, _known(lang), MOST_GUESSES, _ALIKE)
    return tuple(each + text[word.end :] for each in found)


@cache
def _known(lang: str) -> tuple[str, ...]:
    book = phrasebook(lang)
    known = book.lexicon.words | vocabulary_of(book)
    return tuple(sorted(word for word in known if len(word) >= _SHORTEST))
