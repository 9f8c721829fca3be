"""With which words a phrase can begin: what cannot begin here need not be tried here."""

from collections.abc import Mapping, Sequence
from typing import Final

from penultimate.houserules.moulds import PAUSES, Free, Mould, Node, Slot, Ways, Word, as_read
from penultimate.houserules.tracks import section_of

FIGURES: Final = "{digits}"
"""Stands for any number in figures; no word is written so."""


def as_first(word: str) -> str:
    return FIGURES if word.isdecimal() else word


class Firsts:
    """For every section of a grammar: the words that its phrases begin with."""

    def __init__(self, sections: Mapping[str, Sequence[Mould]]) -> None:
        self._begins: dict[str, set[str]] = {"digits": {FIGURES}, "pause": {as_read(PAUSES[0])}}
        """Words that stand at the head of a section's patterns, …"""
        self._leads: dict[str, set[str]] = {"acts": {"clause", "choice"}}
        """… and the sections that stand there."""
        self._nothing = {"end"}
        """Sections that can be nothing at all."""
        while new := [name for name, shapes in sections.items() if self._is_new_nothing(name, shapes)]:
            self._nothing.update(new)
        for name, shapes in sections.items():
            self._begins[name], self._leads[name] = set(), set()
            for shape in shapes:
                self._add(name, shape)
        self._words: dict[str, frozenset[str]] = {}

    def can_begin(self, section: str, word: str) -> bool:
        """Whether a phrase can begin with this word, or is none at all."""
        return section in self._nothing or as_first(word) in self._words_of(section)

    def _words_of(self, section: str) -> frozenset[str]:
        if section not in self._words:
            reached = {section}
            todo = [section]
            while todo:
                new = self._leads.get(todo.pop(), set()) - reached
                reached |= new
                todo += new
            self._words[section] = frozenset().union(*[self._begins.get(each, ()) for each in reached])
        return self._words[section]

    def _is_new_nothing(self, name: str, shapes: Sequence[Mould]) -> bool:
        return name not in self._nothing and any(map(self._can_be_nothing, shapes))

    def _can_be_nothing(self, shape: Mould) -> bool:
        return all(map(self._node_can_be_nothing, shape))

    def _node_can_be_nothing(self, node: Node) -> bool:
        if isinstance(node, Slot):
            return section_of(node.name) in self._nothing
        if isinstance(node, Ways):
            return any(map(self._can_be_nothing, node.ways))
        if isinstance(node, Free):
            return all(map(self._can_be_nothing, node.parts))
        return not isinstance(node, Word)

    def _add(self, name: str, shape: Mould) -> None:
        """What stands at the head of a pattern of this section, or comes there where what is before it is left out."""
        for node in shape:
            if isinstance(node, Word):
                self._begins[name].add(as_first(as_read(node.text)))
            elif isinstance(node, Slot):
                self._leads[name].add(section_of(node.name))
            elif isinstance(node, Ways | Free):
                for each in node.ways if isinstance(node, Ways) else node.parts:
                    self._add(name, each)
            if not self._node_can_be_nothing(node):
                return
