"""A text of which only one part is not understood: the rest is offered, and never assumed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from penultimate.houserules.asides import is_sign
from penultimate.houserules.words import Word

MOST_OFFERS: Final = 2
_MOST_TRIES: Final = 6
"""Each of them is as much work as a text; the shortest parts come first."""
_MOST_WORDS: Final = 180
"""So many words are read in all tries together, so that a full card is not waited for."""


@dataclass(frozen=True, slots=True)
class Part:
    """Words between two signs, `begin` to `end`, and the text without them."""

    begin: int
    end: int
    rest: str


def understood_without(text: str, words: Sequence[Word], is_understood: Callable[[str], bool]) -> list[Part]:
    """The parts without which the text would be understood; the shortest first."""
    tries = min(_MOST_TRIES, _MOST_WORDS // max(1, len(words)))
    parts = sorted(_parts(text, words), key=lambda part: part.end - part.begin)[:tries]
    return [part for part in parts if is_understood(part.rest)][:MOST_OFFERS]


def _parts(text: str, words: Sequence[Word]) -> Iterator[Part]:
    begin = 0
    for end in range(len(words) + 1):
        if end < len(words) and not is_sign(words[end]):
            continue
        if 0 < end - begin < len(words):
            yield Part(begin, end, _without(text, words, begin, end))
        begin = end + 1


def _without(text: str, words: Sequence[Word], begin: int, end: int) -> str:
    """The sign after a part goes with it, but after the last one, which takes the sign before it."""
    after = text[words[end - 1].end :]
    if any(not is_sign(word) for word in words[end:]):
        return text[: words[begin].start] + text[words[end].end :].lstrip()
    before = text[: words[begin - 1].start] if begin > 0 else ""
    return before.rstrip() + after
