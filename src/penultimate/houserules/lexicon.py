"""Looks phrases up. Patterns are not spelt out, which would be millions of phrases, but kept as a graph of words.

Ways through the graph that begin with the same words are followed together, as a state; states are worked out when
a text first leads there, and kept.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from penultimate.houserules.patterns import GROUPS, elements, expand, named, split_alternatives
from penultimate.houserules.tokens import Mention, Sense, Value
from penultimate.houserules.words import Rewrites, is_word_of_its_own, words_of


class Junction:
    """Where one can be after some words: what they mean if the phrase ends here, and where it goes on to."""

    __slots__ = ("following", "nodes", "senses")

    def __init__(self, nodes: tuple[int, ...], senses: tuple[Sense, ...]) -> None:
        self.nodes = nodes
        self.senses = senses
        self.following: dict[str, Junction | None] = {}


class Lexicon:
    """All phrases of a language; they must be added before the first is looked up."""

    def __init__(self, spelling: Mapping[str, str], names: Mapping[str, str], rewritten: Rewrites) -> None:
        self.words: set[str] = set()
        self._spellings: tuple[Mapping[str, str], ...] = (
            spelling,
            {},
        )  # "naechste", and "nachste" where the keyboard has no ä
        self._spelt: dict[str, set[tuple[str, ...]]] = {}
        self._names = names
        self._rewritten = rewritten
        self._nodes = 0
        self._edges: dict[int, dict[str, list[int]]] = {}
        self._free: dict[int, list[int]] = {}
        """Steps that need no word."""
        self._senses: dict[int, Sense] = {}
        self._states: dict[tuple[int, ...], Junction] = {}
        self._root = self._node()
        self._after_article = self._node()
        self._join(self._root, self._after_article)

    def add_article(self, pattern: str) -> None:
        """A word that may stand before some phrases, and then says nothing."""
        self._join(self._sequence(pattern, self._root), self._after_article)

    def add(self, pattern: str, sense: Sense, *, takes_article: bool = False) -> None:
        end = self._sequence(pattern, self._after_article if takes_article else self._root)
        last = self._node()
        self._join(end, last)
        self._senses[last] = sense

    @cached_property
    def start(self) -> Junction:
        return self._state({self._root})

    def step(self, state: Junction, word: str) -> Junction | None:
        if word not in self.words:
            return None  # and is not kept: anybody may send such words
        if word not in state.following:
            nodes = {target for node in state.nodes for target in self._edges.get(node, {}).get(word, ())}
            state.following[word] = self._state(nodes) if nodes else None
        return state.following[word]

    def has_word_like(self, state: Junction, begun: str) -> bool:
        """Whether a word that begins like this can come next."""
        return any(word.startswith(begun) for node in state.nodes for word in self._edges.get(node, ()))

    def _node(self) -> int:
        self._nodes += 1
        return self._nodes

    def _join(self, node: int, other: int) -> None:
        self._free.setdefault(node, []).append(other)

    def _sequence(self, pattern: str, begin: int) -> int:
        """Adds the ways through a pattern, one element after the other; where they all end."""
        for element in elements(pattern):
            begin = self._element(element, begin)
        return begin

    def _element(self, element: str, begin: int) -> int:
        parts = elements(element, within=True)
        chunks = self._apart(parts) if len(parts) > 1 else [element]
        if len(chunks) > 1:
            for chunk in chunks:
                begin = self._element(chunk, begin)
            return begin
        end = self._node()
        if len(parts) == 1 and element[0] in GROUPS and element[-1] == GROUPS[element[0]]:
            inside = element[1:-1]
            if element[0] == "[":
                self._join(begin, end)
            if element[0] == "{":
                inside = named(inside, self._names)
            for choice in split_alternatives(inside):
                self._join(self._sequence(choice, begin), end)
        else:
            for phrase in self._expanded(element):
                for words in self._words_of(phrase):
                    node = begin
                    for word in words:
                        node = self._word(node, word)
                    self._join(node, end)
        return end

    def _apart(self, parts: Sequence[str]) -> list[str]:
        """What is written together, cut where that makes no difference: in Chinese, and where nothing is rewritten."""
        if not all(map(is_word_of_its_own, "".join(phrase for part in parts for phrase in self._expanded(part)))):
            return ["".join(parts)]
        chunks: list[str] = []
        for part in parts:
            first = len(chunks)
            for number in reversed(range(len(chunks))):
                if self._meet(chunks[number], part):
                    first = number
                if "" not in self._expanded(chunks[number]):
                    break
            chunks[first:] = ["".join([*chunks[first:], part])]
        return chunks

    def _meet(self, one: str, other: str) -> bool:
        """Whether something that is rewritten could begin in the one and go on in the other."""
        lasts = {phrase[-1] for phrase in self._expanded(one) if phrase}
        firsts = {phrase[0] for phrase in self._expanded(other) if phrase}
        return any(each in lasts and after in firsts for each, after in self._rewritten.pairs)

    def _expanded(self, pattern: str) -> list[str]:
        return expand(pattern, self._names)

    def _words_of(self, phrase: str) -> set[tuple[str, ...]]:
        if phrase not in self._spelt:
            is_one = len(phrase) == 1  # "è" is not "e"
            spellings = self._spellings[:1] if is_one or self._is_plain(phrase) else self._spellings
            ways = {tuple(word.text for word in self._rewritten(words_of(phrase, spelling))) for spelling in spellings}
            self._spelt[phrase] = ways
        return self._spelt[phrase]

    def _is_plain(self, phrase: str) -> bool:
        return not any(letter in self._spellings[0] for letter in phrase.casefold())

    def _word(self, node: int, word: str) -> int:
        self.words.add(word)
        target = self._node()
        self._edges.setdefault(node, {}).setdefault(word, []).append(target)
        return target

    def _state(self, nodes: set[int]) -> Junction:
        reached = set(nodes)
        todo = list(nodes)
        while todo:
            for node in self._free.get(todo.pop(), ()):
                if node not in reached:
                    reached.add(node)
                    todo.append(node)
        key = tuple(sorted(reached))
        if key not in self._states:
            senses: tuple[Sense, ...] = ()
            for node in key:
                sense = self._senses.get(node)
                if sense is not None:
                    senses = _joined(senses, sense)
            self._states[key] = Junction(key, senses)
        return self._states[key]


def _are_alike(one: Mention, other: Mention) -> bool:
    return (one.who, one.both, one.introduces, one.you) == (other.who, other.both, other.introduces, other.you)


def _joined(senses: tuple[Sense, ...], new: Sense) -> tuple[Sense, ...]:
    """Verbs and cases of one word are one token with several meanings; everything else is an alternative."""
    if new in senses:
        return senses
    for at, old in enumerate(senses):
        merged: Value = None
        if isinstance(old.value, tuple) and isinstance(new.value, tuple):
            merged = tuple(dict.fromkeys(old.value + new.value))
        elif isinstance(old.value, Mention) and isinstance(new.value, Mention) and _are_alike(old.value, new.value):
            merged = replace(old.value, roles=old.value.roles | new.value.roles)
        if merged is not None and old.kind == new.kind:
            return (*senses[:at], Sense(old.kind, merged), *senses[at + 1 :])
    return (*senses, new)
