"""What is set off in a text and says nothing: a title ("Thief: …"), a shout, a proverb, a smile.

It is taken out before the text is read, and leaves blanks, so that all other words stand where they stood. Only what is
listed under `asides` in a language's `hear.toml` is taken out; nothing is skipped because it is unknown.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from penultimate.houserules.lexicon import Lexicon
from penultimate.houserules.moulds import PAUSES
from penultimate.houserules.phrasebook import Phrasebook
from penultimate.houserules.tokens import Sense
from penultimate.houserules.words import Word

_STOPS: Final = frozenset({".", "。", ";", "!", "?", "~", "⋯", "…"})
_BRACKETS: Final = frozenset("()[]")
_IDLE: Final = Sense("ASIDE")


def asides_in(text: str, words: Sequence[Word], book: Phrasebook) -> list[tuple[int, int]]:
    """Which words of a text say nothing, with the signs that set them off: where they begin and end."""
    found: list[tuple[int, int]] = []
    ends = _ends_of_asides(text, words, book)
    at = 0
    while at < len(words):
        end = ends[at] if _may_begin(text, words, at, found) else at
        if end == at:
            at += 1
            continue
        found.append(_with_signs(words, at, end))
        at = found[-1][1]
    return found


def without_asides(text: str, words: Sequence[Word], book: Phrasebook) -> str:
    """The text with blanks for what says nothing; the whole of it where nothing else would be left."""
    left = text
    for begin, end in asides_in(text, words, book):
        first, last = words[begin].start, words[end - 1].end
        left = left[:first] + " " * (last - first) + left[last:]
    return left if any(letter.isalnum() for letter in left) else text


@cache
def _lexicon(book: Phrasebook) -> Lexicon:
    lexicon = Lexicon(book.spelling, book.hear.get("names", {}), book.rewritten)
    for pattern in book.hear.get("asides", ()):
        lexicon.add(pattern, _IDLE)
    return lexicon


def _ends_of_asides(text: str, words: Sequence[Word], book: Phrasebook) -> list[int]:
    """Where the longest aside that begins at each place ends; there, if there is none. The last come first: another
    one may follow."""
    lexicon = _lexicon(book)
    ends = list(range(len(words) + 1))
    for at in reversed(range(len(words))):
        state = lexicon.start
        for place in range(at, len(words)):
            following = lexicon.step(state, words[place].text)
            if following is None:
                break
            state = following
            after = place + 1
            if state.senses and (_may_end(text, words, after) or ends[after] > after):
                ends[at] = after
    return ends


def _may_begin(text: str, words: Sequence[Word], at: int, found: list[tuple[int, int]]) -> bool:
    if at == 0 or (found and found[-1][1] == at):
        return True
    return is_sign(words[at - 1]) or _is_apart(text, words[at - 1], words[at])


def _may_end(text: str, words: Sequence[Word], at: int) -> bool:
    return at == len(words) or is_sign(words[at]) or _is_apart(text, words[at - 1], words[at])


def is_sign(word: Word) -> bool:
    """Whether it sets off what stands before it from what comes after it."""
    return word.text in PAUSES or word.text in _STOPS


def _is_apart(text: str, one: Word, other: Word) -> bool:
    """Whether nobody takes the two for one phrase: a smile after a word, a blank where words have none between them."""
    if _BRACKETS & set(text[one.end : other.start]):
        return True
    before, after = text[one.end - 1], text[other.start]
    if not before.isalnum() or not after.isalnum():
        return not (before.isdecimal() or after.isdecimal())
    if before.isascii() != after.isascii():
        return not (before.isdecimal() or after.isdecimal()) and max(before, after) >= "㐀"
    return other.start > one.end and before >= "㐀" and after >= "㐀"


def _with_signs(words: Sequence[Word], begin: int, end: int) -> tuple[int, int]:
    """At the head of a sentence the signs after it belong to it, elsewhere the pause before it."""
    is_head = begin == 0 or words[begin - 1].text in _STOPS
    while not is_head and begin > 0 and words[begin - 1].text in PAUSES:
        begin -= 1
    while end < len(words) and (words[end].text == "?" or (is_head and is_sign(words[end]))):
        end += 1
    return begin, end
