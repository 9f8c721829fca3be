"""Cuts a text into words that can be looked up, and remembers where each of them stood.

What people type differs in case, width, accents and apostrophes; what is looked up does not. A Chinese character is a
word of its own, since nothing separates one word from the next.
"""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

_APOSTROPHES: Final = frozenset("'’‘´`ʼ")
_HYPHENS: Final = frozenset("-‐‑")
_DASHES: Final = frozenset("–—")
_UNHEARD: Final = frozenset('"“”„«»‹›「」『』《》()[]*_')
"""Quotes and brackets: seen, not said."""
_FACES: Final = re.compile(
    r"(?<!\w)(?:[:;][-'^]?(?:[)(]+|[DPp]+)|[xX]D+|\^_*\^|<3+)(?!\w)"
    r"|[\u2639-\u263b\u2764\u2728\ufe0e\ufe0f\u200d\U0001f389\U0001f38a\U0001f3fb-\U0001f3ff\U0001f440-\U0001f450"
    r"\U0001f47b-\U0001f480\U0001f494-\U0001f49f\U0001f4a3\U0001f4a5\U0001f4a9\U0001f4aa\U0001f525\U0001f595\U0001f5a4"
    r"\U0001f600-\U0001f64f\U0001f90c-\U0001f93e\U0001f970-\U0001f97a]+"
)
"""Smileys, faces, hearts and gestures. Not signs that could say something, like a red dot or an arrow."""
_LAUGHS: Final = re.compile(
    r"(?:m?[uw]?(?:[ah]ha|ah)[ah]*|(?:he|eh){2,}h?|(?:hi|ih){2,}h?|(?:ho|oh){2,}h?|lo+l|rofl)", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Word:
    """A word as it is looked up, and the part of the text it stands for."""

    text: str
    start: int
    end: int


def fold(text: str, spelling: Mapping[str, str]) -> str:
    """One way of writing for all: no capitals, no accents, and what a language's own spelling table says."""
    return "".join([spelling.get(letter, plain) for letter, plain in _folded(text)])


@lru_cache(maxsize=4096)
def _folded(text: str) -> tuple[tuple[str, str], ...]:
    """Every letter of it in small, and as it is looked up where the language's own spelling does not have it."""
    letters = unicodedata.normalize("NFKC", text).casefold()
    return tuple([(letter, _without_accents(letter)) for letter in letters])


def _without_accents(letter: str) -> str:
    return "".join([part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part)])


def words_of(text: str, spelling: Mapping[str, str]) -> list[Word]:
    if all(map(is_word_of_its_own, text)):
        characters = enumerate(_in_one_way(text))
        return [Word(sign, at, at + 1) for at, letter in characters for sign in spelling.get(letter, letter)]
    words: list[Word] = []
    letters = _letters(_FACES.sub(_blank, text), spelling)
    kinds = [_kind(letter) for letter, _, _ in letters]
    at = 0
    while at < len(letters):
        kind = kinds[at]
        after = at + 1
        run = letters[at][0]
        if kind in ("digit", "letter"):
            while after < len(letters) and kinds[after] == kind:
                after += 1
            run = "".join([letter for letter, _, _ in letters[at:after]])
        if run == "-":
            run = _hyphen(letters, at)
        if kind != "space" and run and not (len(run) > 2 and _LAUGHS.fullmatch(run)):
            words.append(Word(run, letters[at][1], letters[after - 1][2]))
        at = after
    return words


def _in_one_way(text: str) -> str:
    """Characters that Unicode has twice (豈 and 豈) as one of them."""
    return text if unicodedata.is_normalized("NFKC", text) else unicodedata.normalize("NFKC", text)


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])


class Rewrites:
    """What is written in other words than it is looked up: 之 is 的, but 之前 stays. The longest is taken."""

    def __init__(self, table: Mapping[str, str], spelling: Mapping[str, str]) -> None:
        self._by_first: dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]] = {}
        self.pairs: set[tuple[str, str]] = set()
        """Words that stand beside each other in what is rewritten."""
        for written, meant in table.items():
            words, others = (tuple(word.text for word in words_of(each, spelling)) for each in (written, meant))
            self._by_first.setdefault(words[0], []).append((words, others))
            self.pairs.update(pairwise(words))
        for several in self._by_first.values():
            several.sort(key=lambda pair: -len(pair[0]))

    def __call__(self, words: list[Word]) -> list[Word]:
        if not self._by_first:
            return words
        found: list[Word] = []
        at = 0
        while at < len(words):
            for written, meant in self._by_first.get(words[at].text, ()):
                end = at + len(written)
                if tuple(word.text for word in words[at:end]) == written:
                    found += [Word(text, words[at].start, words[end - 1].end) for text in meant]
                    at = end
                    break
            else:
                found.append(words[at])
                at += 1
        return found


def _letters(text: str, spelling: Mapping[str, str]) -> list[tuple[str, int, int]]:
    """Every letter as it is looked up, with the place of what it was made from."""
    return [
        (_plain_sign(sign), start, end)
        for start, end in _clusters(text)
        for letter, plain in _folded(text[start:end])
        for sign in spelling.get(letter, plain)
    ]


def _clusters(text: str) -> list[tuple[int, int]]:
    """Where each letter begins and ends, together with the accents that follow it."""
    if not any(map(unicodedata.combining, text)):
        return [(at, at + 1) for at in range(len(text))]
    starts = [at for at, letter in enumerate(text) if at == 0 or not unicodedata.combining(letter)]
    return list(pairwise([*starts, len(text)]))


@lru_cache(maxsize=4096)
def _plain_sign(letter: str) -> str:
    if letter in _APOSTROPHES:
        return "'"
    if letter in _DASHES:
        return "–"
    if letter in _HYPHENS:
        return "-"
    if letter.isdecimal():
        return str(unicodedata.decimal(letter))
    return letter


@lru_cache(maxsize=4096)
def _kind(letter: str) -> str:
    if letter.isdecimal():
        return "digit"
    if is_word_of_its_own(letter):
        return "sign"
    if letter.isalpha():
        return "letter"
    if letter.isspace() or letter in _UNHEARD or _is_face(letter):
        return "space"
    return "sign"


def is_word_of_its_own(letter: str) -> bool:
    """A Chinese character."""
    return "㐀" <= letter <= "鿿" or "豈" <= letter <= "﫿"


def _is_face(letter: str) -> bool:
    """Faces and gestures say how it is meant, not what; circles and squares have colours, and are heard."""
    return "\U0001f600" <= letter <= "\U0001f64f" or "\U0001f90c" <= letter <= "\U0001f97a" or letter in "\u263a\ufe0f"


def _hyphen(letters: list[tuple[str, int, int]], at: int) -> str:
    """ "Neem-twee" has a hyphen that nobody hears, "first - then" has a dash, "1-3" means up to, "-2" matters."""
    before = _kind(letters[at - 1][0]) if at > 0 else "space"
    after = _kind(letters[at + 1][0]) if at + 1 < len(letters) else "space"
    if "letter" in (before, after):
        return ""
    if before == after == "digit":
        return "~"
    return "–" if before == after == "space" else "-"
