"""With which words a phrase can begin: what cannot begin here need not be tried here."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from penultimate.houserules.moulds import PAUSES, Free, Mould, Needs, Slot, Ways, Word

FIGURES: Final = "0"
"""Stands for any number in figures."""


@dataclass(frozen=True, slots=True)
class First:
    """The words that it can begin with, and whether it can be nothing at all."""

    words: frozenset[str] = frozenset()
    can_be_nothing: bool = False


_NOTHING: Final = First(can_be_nothing=True)
_NEVER: Final = First()


class Index:
    """Several patterns, found by the word that they begin with."""

    def __init__(self, several: Sequence[First]) -> None:
        self._by_word: dict[str, list[int]] = {}
        self._always = [number for number, first in enumerate(several) if first.can_be_nothing]
        for number, first in enumerate(several):
            for word in first.words if not first.can_be_nothing else ():
                self._by_word.setdefault(word, []).append(number)

    def beginning(self, words: Sequence[str]) -> Sequence[int]:
        """The numbers of those that can begin with one of these words."""
        found = [self._by_word[word] for word in words if word in self._by_word]
        if not found:
            return self._always
        if len(found) == 1 and not self._always:
            return found[0]
        return sorted({number for numbers in (self._always, *found) for number in numbers})


def as_first(word: str) -> str:
    return FIGURES if word.isdecimal() else word


class Firsts:
    """For every section of a grammar, and for every choice of ways in it."""

    def __init__(self, sections: Mapping[str, Sequence[Mould]]) -> None:
        self._sections = {
            "digits": First(frozenset({FIGURES})),
            "pause": First(frozenset(PAUSES)),
            "end": _NOTHING,
        }
        while self._widen(sections):  # what a section begins with may begin with another one
            pass
        self.lines = {name: Index([self._of(shape) for shape in shapes]) for name, shapes in sections.items()}
        self._ways: dict[int, Index] = {}

    def _widen(self, sections: Mapping[str, Sequence[Mould]]) -> bool:
        """Once more through all of them; whether anything was new."""
        found = {name: _either([self._of(shape) for shape in shapes]) for name, shapes in sections.items()}
        found["acts"] = _either([self._of_section("clause"), self._of_section("choice")])
        is_new = any(first != self._of_section(name) for name, first in found.items())
        self._sections.update(found)
        return is_new

    def ways(self, node: Ways) -> Index:
        key = id(node)
        if key not in self._ways:
            self._ways[key] = Index([self._of(way) for way in node.ways])
        return self._ways[key]

    def _of_section(self, name: str) -> First:
        return self._sections.get(name, _NEVER)

    def _of(self, shape: Mould) -> First:
        words: frozenset[str] = frozenset()
        for node in shape:
            first = self._node(node)
            words |= first.words
            if not first.can_be_nothing:
                return First(words)
        return First(words, can_be_nothing=True)

    def _node(self, node: Word | Slot | Ways | Free | Needs) -> First:
        if isinstance(node, Word):
            return First(frozenset(PAUSES) if node.text in PAUSES else frozenset({as_first(node.text)}))
        if isinstance(node, Slot):
            return self._of_section(node.name.rstrip("0123456789"))
        if isinstance(node, Ways):
            return _either([self._of(way) for way in node.ways])
        if isinstance(node, Free):
            parts = [self._of(part) for part in node.parts]
            return First(_either(parts).words, all(part.can_be_nothing for part in parts))
        return _NOTHING


def _either(several: Sequence[First]) -> First:
    words: frozenset[str] = frozenset()
    return First(words.union(*[each.words for each in several]), any(each.can_be_nothing for each in several))
