"""From words to tokens: which words of a text are known, and what each phrase is."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from penultimate.houserules.lexicon import Lexicon
from penultimate.houserules.phrasebook import Phrasebook
from penultimate.houserules.tokens import NEVER, Mention, Referent, Sense
from penultimate.houserules.words import Word, words_of

JOINTS: Final = ("LINK", "STOP")
PREPOSITIONS: Final = frozenset({"TO", "FOR", "FROM", "WITH", "BY"})


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to read the words from a place on: how many of them, as what."""

    words: int
    sense: Sense


@dataclass(frozen=True, slots=True)
class Lexed:
    """A text cut into words, and for each place the ways to read on from there, first choice first."""

    words: tuple[Word, ...]
    choices: tuple[tuple[Choice, ...], ...]

    def first_reading(self) -> list[tuple[int, Choice | None]]:
        """The place and first choice of every phrase; None for a word that begins none."""
        reading: list[tuple[int, Choice | None]] = []
        at = 0
        while at < len(self.words):
            choice = self.choices[at][0] if self.choices[at] else None
            reading.append((at, choice))
            at += choice.words if choice else 1
        return reading


def cut(text: str, book: Phrasebook) -> list[Word]:
    """The words of a text, with contractions taken apart."""
    words = book.rewritten(words_of(text, book.spelling))
    return [part for word in words for part in _parts(word, book)]


@lru_cache(maxsize=16)  # a text is asked about several times in a row
def lex(text: str, book: Phrasebook) -> Lexed:
    words = cut(text, book)
    choices = [_choices(words, at, book.lexicon) for at in range(len(words))]
    return Lexed(tuple(words), tuple(_best(choices)))


def _parts(word: Word, book: Phrasebook) -> list[Word]:
    """ "dammi" is "dai mi"; "scartarne" ends like "scartare ne", and that is a word we know."""
    parts = book.contractions.get(word.text, "").split()
    if not parts and word.text not in book.lexicon.words:
        for ending, meaning in book.endings.items():
            split = (word.text.removesuffix(ending) + meaning).split()
            if word.text.endswith(ending) and split[0] in book.lexicon.words:
                parts = split
    return [Word(part, word.start, word.end) for part in parts] or [word]


def _best(choices: list[list[Choice]]) -> list[tuple[Choice, ...]]:
    """Only the choices that leave the fewest words over, here and in what follows."""
    left_over = [0] * (len(choices) + 1)
    best: list[tuple[Choice, ...]] = []
    for at in reversed(range(len(choices))):
        costs = [left_over[at + choice.words] for choice in choices[at]]
        left_over[at] = min([*costs, left_over[at + 1] + 1])
        kept = (choice for choice, cost in zip(choices[at], costs, strict=True) if cost == left_over[at])
        best.append(tuple(kept))
    return best[::-1]


def _choices(words: list[Word], at: int, lexicon: Lexicon) -> list[Choice]:
    choices: list[Choice] = []
    if words[at].text.isdecimal() and len(words[at].text) <= 4:
        choices.append(Choice(1, Sense("NUMBER", int(words[at].text))))
    state = lexicon.start
    for place in range(at, len(words)):
        following = lexicon.step(state, words[place].text)
        if following is None:
            break
        state = following
        if NEVER in state.senses:
            return []
        if state.senses:
            senses = _meaningful_first(state.senses)
            if not _may_end(words, place + 1, lexicon):
                senses = _without_stranded(senses)
            choices[:0] = [Choice(place - at + 1, sense) for sense in senses]
    return choices


def _may_end(words: list[Word], at: int, lexicon: Lexicon) -> bool:
    """Whether a clause may end before this place."""
    if at == len(words):
        return True
    state = lexicon.step(lexicon.start, words[at].text)
    return state is not None and any(sense.kind in JOINTS for sense in state.senses)


def _without_stranded(senses: list[Sense]) -> list[Sense]:
    """ "A player to swap hands with": only at the end does a preposition mean somebody all by itself."""
    if not any(sense.kind in PREPOSITIONS for sense in senses):
        return senses
    return [each for each in senses if not isinstance(each.value, Mention) or each.value.who is not Referent.WHOM]


def _meaningful_first(senses: tuple[Sense, ...]) -> list[Sense]:
    """A word says nothing only if it cannot be saying something; and who is chosen may yet be named again."""
    return sorted(senses, key=_meaningfulness)


def _meaningfulness(sense: Sense) -> int:
    if sense.kind in ("FILLER", "ALL_OF_THEM"):
        return 2
    return 0 if isinstance(sense.value, Mention) and sense.value.introduces else 1
