"""Fits the words of a text to a grammar: what can be read at each place, and where it ends.

Everything is read once at each place. Words without meaning (`fillers`) may stand anywhere between two others.
"""

from collections.abc import Sequence
from typing import Any, Final

from penultimate.houserules.firsts import as_first
from penultimate.houserules.grammar import Grammar, Line, filled, section_of
from penultimate.houserules.moulds import PAUSES, Free, Mould, Needs, Slot, Ways, Word

MOST_READINGS: Final = 40
"""So many ways to read on from a place are followed, and no more."""

Env = dict[str, Any]
"""What the places of a pattern hold."""
Ends = list[tuple[int, Any]]
"""Where something that begins at a place can end, and what it is then."""


class Chart:
    """A text, and what each part of it can be."""

    def __init__(self, words: Sequence[str], grammar: Grammar) -> None:
        self.words = list(words)
        self.grammar = grammar
        self._said = frozenset(self.words)
        self._read: dict[tuple[str, int], Ends] = {}
        self._met: dict[int, bool] = {}
        self._stand: dict[int, list[str]] = {}
        self._begins: dict[int, list[int]] = {}
        self._parts: dict[tuple[int, int], list[tuple[int, Env]]] = {}

    def phrases(self, name: str, at: int) -> Ends:
        """Every phrase of a section that begins here."""
        key = (name, at)
        if key not in self._read:
            self._read[key] = []  # whoever asks while it is being read gets nothing: no text goes round in circles
            self._read[key] = _different(self._phrases(name, at))
        return self._read[key]

    def _phrases(self, name: str, at: int) -> Ends:
        if name == "digits":
            return [(at + 1, str(int(word))) for word in self.words[at : at + 1] if word.isdecimal() and len(word) <= 4]
        if name == "end":
            return [(at, "")] if at == len(self.words) or self.words[at] in PAUSES else []
        if name == "pause":
            return [(at + 1, "")] if self.words[at : at + 1] and self.words[at] in PAUSES else []
        return [
            (end, filled(line.meaning, env)) for line in self.lines(name, at) for end, env in self.fit(line.shape, at)
        ]

    def lines(self, name: str, at: int) -> list[Line]:
        """Those that could begin here, in a text with these words."""
        lines = self.grammar.lines.get(name)
        if lines is None:
            return []
        numbers = self.grammar.firsts.lines[name].beginning(self._standing(at))
        return [line for line in [lines[number] for number in numbers] if self._meets(line.needs)]

    def _standing(self, at: int) -> list[str]:
        """The words that stand here, or after words without meaning."""
        if at not in self._stand:
            begins = self.begins(at)
            self._stand[at] = [as_first(self.words[begin]) for begin in begins if begin < len(self.words)]
        return self._stand[at]

    def _meets(self, needs: Needs) -> bool:
        key = id(needs)
        if key not in self._met:
            self._met[key] = all(not words.isdisjoint(self._said) for words in needs.one_of_each)
        return self._met[key]

    def fit(self, shape: Mould, at: int) -> list[tuple[int, Env]]:
        """Where a pattern that begins here ends, and what its places hold then."""
        return self._fit(shape, at, {})

    def _fit(self, shape: Mould, at: int, env: Env) -> list[tuple[int, Env]]:
        ends = [(at, env)]
        for node in shape:
            after: list[tuple[int, Env]] = []
            for place, before in ends:
                after += self._node(node, place, before)
            if not after:
                return []
            ends = after
        return ends

    def _node(self, node: Word | Slot | Ways | Free | Needs, at: int, env: Env) -> list[tuple[int, Env]]:
        if isinstance(node, Word):
            return [(begin + 1, env) for begin in self.begins(at) if self._stands(node.text, begin)]
        if isinstance(node, Slot):
            return self._slot(node.name, at, env)
        if isinstance(node, Free):
            return self._in_any_order(node.parts, at, env)
        if isinstance(node, Ways):
            return self._ways(node, at, env)
        return [(at, env)]

    def _stands(self, word: str, at: int) -> bool:
        """One pause is as good as another."""
        if at >= len(self.words):
            return False
        return self.words[at] == word or (word in PAUSES and self.words[at] in PAUSES)

    def _slot(self, name: str, at: int, env: Env) -> list[tuple[int, Env]]:
        section = section_of(name)
        return [(end, {**env, name: value}) for begin in self.begins(at) for end, value in self.phrases(section, begin)]

    def _ways(self, node: Ways, at: int, env: Env) -> list[tuple[int, Env]]:
        found: list[tuple[int, Env]] = []
        for number in self.grammar.firsts.ways(node).beginning(self._standing(at)):
            for end, inside in self._fit(node.ways[number], at, env):
                found.append((end, {**inside, "form": self._form(number)} if node.are_forms else inside))
        return found

    def _form(self, number: int) -> str:
        forms = self.grammar.forms
        return forms[number] if number < len(forms) else ""

    def _in_any_order(self, parts: tuple[Mould, ...], at: int, env: Env) -> list[tuple[int, Env]]:
        if not parts:
            return [(at, env)]
        found: list[tuple[int, Env]] = []
        for number, part in enumerate(parts):
            rest = (*parts[:number], *parts[number + 1 :])
            for end, inside in self._part(part, at):
                if end > at or number == 0:  # what is left out is left out once, not in every place
                    found += self._in_any_order(rest, end, {**env, **inside} if inside else env)
        return found

    def _part(self, part: Mould, at: int) -> list[tuple[int, Env]]:
        """One of those that may stand in any order; it is looked for in the same place again and again."""
        key = (id(part), at)
        if key not in self._parts:
            self._parts[key] = self._fit(part, at, {})
        return self._parts[key]

    def begins(self, at: int) -> list[int]:
        """Here, and after words without meaning that stand here."""
        if at not in self._begins:
            begins = [at]
            for begin in begins:
                begins += [end for end in self._idle(begin) if end not in begins]
            self._begins[at] = begins
        return self._begins[at]

    def _idle(self, at: int) -> list[int]:
        several = self.grammar.fillers.get(self.words[at], []) if at < len(self.words) else []
        return [at + len(each) for each in several if tuple(self.words[at : at + len(each)]) == each]


def _different(ends: Ends) -> Ends:
    found: Ends = []
    for each in ends:
        if each not in found:
            found.append(each)
    return found[:MOST_READINGS]
