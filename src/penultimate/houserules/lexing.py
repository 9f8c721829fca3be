"""From words to tokens: the longest phrase first, other ways of reading it only where that one makes no sense."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from penultimate.houserules.lexicon import Lexicon
from penultimate.houserules.phrasebook import Phrasebook
from penultimate.houserules.tokens import NEVER, Mention, Referent, Sense
from penultimate.houserules.words import Word, words_of
from penultimate.rules.effects import Who

JOINTS: Final = ("LINK", "STOP")
PREPOSITIONS: Final = frozenset({"TO", "FOR", "FROM", "WITH", "BY"})
_RANK: Final = {"comma": 0, "colon": 1, "so": 2, "and": 3, "then": 4, "given": 5}


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

    def chunks(self) -> list["Lexed"]:
        """Cut before every joint that cannot be read as anything else: what is unclear on one side is so there only."""
        cuts: list[int] = [0]
        furthest = 0
        reachable = {0}
        for at, choices in enumerate(self.choices):
            if at not in reachable:
                continue
            if at == furthest and at and all(choice.sense.kind in JOINTS for choice in choices):
                cuts.append(at)
            for choice in choices:
                reachable.add(at + choice.words)
                furthest = max(furthest, at + choice.words)
        cuts.append(len(self.words))
        return [Lexed(self.words[begin:end], self.choices[begin:end]) for begin, end in pairwise(cuts)]

    def readings(self, second_thoughts: int, at: int = 0) -> Iterator[list[Sense]]:
        """Every reading that departs from the first choice in just so many places."""
        if at == len(self.words):
            if second_thoughts == 0:
                yield []
            return
        for rank, choice in enumerate(self.choices[at]):
            if rank and not second_thoughts:
                return
            for rest in self.readings(second_thoughts - bool(rank), at + choice.words):
                yield [choice.sense, *rest]


def cut(text: str, book: Phrasebook) -> list[Word]:
    """The words of a text, with contractions taken apart."""
    words = book.rewritten(words_of(text, book.spelling))
    return [part for word in words for part in _parts(word, book)]


def lex(text: str, book: Phrasebook) -> Lexed:
    words = cut(text, book)
    choices = [_choices(words, at, book.lexicon) for at in range(len(words))]
    return Lexed(tuple(words), tuple(_best(choices)))


def lex_all(text: str, book: Phrasebook) -> Lexed:
    """The same with every way to read on from each place, whatever it leaves over."""
    return lex_words(cut(text, book), book)


def lex_words(words: list[Word], book: Phrasebook) -> Lexed:
    """The same for words that are left of a text."""
    return Lexed(tuple(words), tuple(tuple(_choices(words, at, book.lexicon)) for at in range(len(words))))


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
        senses = _meaningful_first(state.senses)
        if not _may_end(words, place + 1, lexicon):
            senses = _without_stranded(senses)
        choices[:0] = (Choice(place - at + 1, sense) for sense in senses)
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


def tidied(senses: list[Sense]) -> list[Sense]:
    """Without words that say nothing, and with one joint where there are several: ", and then" is "then"."""
    tidy: list[Sense] = []
    for sense in senses:
        if sense.kind == "FILLER":
            continue
        if sense.kind in JOINTS:
            if not tidy:
                continue
            if tidy[-1].kind in JOINTS:
                tidy[-1] = _stronger(tidy[-1], sense)
                continue
        if sense.kind == "OTHERWISE" and tidy and tidy[-1].kind not in JOINTS:
            tidy.append(Sense("LINK", "comma"))  # nobody needs to see it to hear it
        tidy.append(sense)
    if tidy and (tidy[-1].kind == "STOP" or tidy[-1].value in ("comma", "colon") or _ends_a_condition(tidy)):
        tidy.pop()
    return _with_first_choice(tidy)


def _ends_a_condition(senses: list[Sense]) -> bool:
    """ "…, if red was named", in languages that say something like "given" after it."""
    if senses[-1].value != "given":
        return False
    begin = next((at for at in range(len(senses) - 2, -1, -1) if senses[at].kind in JOINTS), -1)
    return senses[begin + 1].kind == "IF"


def _with_first_choice(senses: list[Sense]) -> list[Sense]:
    """ "Another player I choose" is the first one chosen if there is no other."""
    named = {sense.value.who for sense in senses if isinstance(sense.value, Mention)}
    if Who.CHOSEN_TOO not in named or Who.CHOSEN in named:
        return senses
    return [
        Sense(sense.kind, replace(sense.value, who=Who.CHOSEN))
        if isinstance(sense.value, Mention) and sense.value.who is Who.CHOSEN_TOO
        else sense
        for sense in senses
    ]


def _stronger(one: Sense, other: Sense) -> Sense:
    if one.kind == "STOP" or other.kind == "STOP":
        return one if one.kind == "STOP" else other
    return max(one, other, key=lambda link: _RANK[str(link.value)])
