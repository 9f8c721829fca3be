"""Moulds: patterns with places in them, `{doer} <draw|draws> {cards}`, compiled so that words can be poured in.

The game's own sentences (`say.toml`) are moulds, which is why it understands all that it says; those of `grammar.toml`
are how people put it.
`[a]` may be left out, `(a|b)` is one of them, `<a|b|c>` likewise, but says whether it was said of me, one or many.
`(&a|b)` is both, in any order.
"""

from collections.abc import Callable
from dataclasses import dataclass

from penultimate.houserules.patterns import PatternError

PAUSES = (",", ":", "、", "–", "=")
"""One is as good as another."""
_PAUSE = PAUSES[0]
CLOSING = {"[": "]", "(": ")", "{": "}", "<": ">"}


@dataclass(frozen=True, slots=True)
class Word:
    text: str


@dataclass(frozen=True, slots=True)
class Slot:
    name: str


@dataclass(frozen=True, slots=True)
class Ways:
    """One of several."""

    ways: tuple["Mould", ...]
    are_forms: bool = False


@dataclass(frozen=True, slots=True)
class Free:
    """All of them, in whatever order."""

    parts: tuple["Mould", ...]


@dataclass(frozen=True, slots=True)
class Needs:
    """At the head of a mould: of each of these sets the text must have a word, or nothing can be poured in."""

    one_of_each: tuple[frozenset[str], ...]


Node = Word | Slot | Ways | Free | Needs
Mould = tuple[Node, ...]
Cutter = Callable[[str], list[str]]


def as_read(word: str) -> str:
    return _PAUSE if word in PAUSES else word


def mould(pattern: str, cut: Cutter) -> Mould:
    """`cut` makes words of what stands outside the brackets."""
    nodes: list[Node] = []
    plain = ""
    at = 0
    while at < len(pattern):
        if pattern[at] not in CLOSING:
            plain += pattern[at]
            at += 1
            continue
        nodes += _words(plain, cut)
        plain = ""
        end = _closing(pattern, at)
        nodes.append(_group(pattern[at], pattern[at + 1 : end], cut))
        at = end + 1
    return (*nodes, *_words(plain, cut))


def _words(plain: str, cut: Cutter) -> list[Node]:
    """A comma or a colon helps, but nobody needs to hear it."""
    return [_optional((Word(word),)) if word in PAUSES else Word(word) for word in cut(plain)]


def _optional(inside: Mould) -> Ways:
    return Ways((inside, ()))


def _group(opening: str, inside: str, cut: Cutter) -> Node:
    if opening == "{":
        return Slot(inside)
    if inside.startswith("&"):
        return Free(tuple(mould(part, cut) for part in _parts(inside[1:])))
    ways = tuple(mould(part, cut) for part in _parts(inside))
    if opening == "[":
        return Ways((*ways, ()))
    return Ways(ways, are_forms=opening == "<")


def _parts(inside: str) -> list[str]:
    parts = [""]
    depth = 0
    for letter in inside:
        if letter == "|" and depth == 0:
            parts.append("")
            continue
        depth += (letter in CLOSING) - (letter in CLOSING.values())
        parts[-1] += letter
    return parts


def _closing(pattern: str, at: int) -> int:
    depth = 0
    for place in range(at, len(pattern)):
        depth += (pattern[place] in CLOSING) - (pattern[place] in CLOSING.values())
        if depth == 0:
            return place
    raise PatternError(f"{pattern!r}: a bracket is not closed")


def needs_of(what: Mould) -> Needs:
    """The words that no filling of the mould can do without."""
    return Needs(tuple(_needed(what)))


def _needed(what: Mould) -> list[frozenset[str]]:
    found: list[frozenset[str]] = []
    for node in what:
        if isinstance(node, Free):
            found += [words for part in node.parts for words in _needed(part)]
        elif words := _one_of(node):
            found.append(words)
    return found


def _one_of(node: Node) -> frozenset[str]:
    """Words one of which must be there; none where it can do without."""
    if isinstance(node, Word):
        return frozenset({node.text})
    if isinstance(node, Free):
        return next((words for part in node.parts for words in _needed(part)), frozenset())
    if not isinstance(node, Ways):
        return frozenset()
    firsts = [next((words for words in map(_one_of, way) if words), frozenset[str]()) for way in node.ways]
    return frozenset().union(*firsts) if all(firsts) else frozenset()
