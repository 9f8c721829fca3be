"""The short notation of the phrase tables: `[the] next (player|one)` stands for four phrases.

`[a]` may be left out, `[a|b]` too, `(a|b)` is one of them, `{name}` is another pattern. What is written together is one
word: `nächste[n|r]`.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

GROUPS: Final = {"[": "]", "(": ")", "{": "}"}


class PatternError(ValueError):
    """A phrase table that does not keep to the notation."""


@cache
def elements(pattern: str, *, within: bool = False) -> tuple[str, ...]:
    """The parts between blanks; `within` an element: the groups and the letters between them."""
    parts = [""]
    at = 0
    while at < len(pattern):
        if pattern[at] in GROUPS:
            end = _closing(pattern, at)
            group = pattern[at : end + 1]
            if within:
                parts += [group, ""]
            else:
                parts[-1] += group
            at = end + 1
        else:
            if pattern[at] == " ":
                parts.append("")
            else:
                parts[-1] += pattern[at]
            at += 1
    return tuple(part for part in parts if part)


@cache
def split_alternatives(inside: str) -> tuple[str, ...]:
    """What stands between the bars of a group."""
    parts = [""]
    depth = 0
    for letter in inside:
        if letter == "|" and depth == 0:
            parts.append("")
            continue
        if letter in GROUPS:
            depth += 1
        elif letter in GROUPS.values():
            depth -= 1
        parts[-1] += letter
    return tuple(parts)


def named(name: str, names: Mapping[str, str]) -> str:
    if name not in names:
        raise PatternError(f"nothing is called {name!r}")
    return names[name]


def expand(pattern: str, names: Mapping[str, str]) -> list[str]:
    """All phrases that a pattern stands for, without blanks to spare."""
    if not _has_groups(pattern):
        return [pattern]
    return list(dict.fromkeys(" ".join(phrase.split()) for phrase in _expand(pattern, names)))


def _has_groups(pattern: str) -> bool:
    return any(opening in pattern for opening in GROUPS)


def _expand(pattern: str, names: Mapping[str, str]) -> list[str]:
    phrases = [""]
    at = 0
    while at < len(pattern):
        choices = [pattern[at]]
        end = at
        if pattern[at] in GROUPS:
            end = _closing(pattern, at)
            inside = pattern[at + 1 : end]
            if pattern[at] == "{":
                inside = named(inside, names)
            choices = [phrase for part in split_alternatives(inside) for phrase in _expand(part, names)]
            if pattern[at] == "[":
                choices.append("")
        phrases = [phrase + choice for phrase in phrases for choice in choices]
        at = end + 1
    return phrases


def _closing(pattern: str, at: int) -> int:
    depth = 0
    for place in range(at, len(pattern)):
        if pattern[place] in GROUPS:
            depth += 1
        elif pattern[place] in GROUPS.values():
            depth -= 1
            if depth == 0:
                return place
    raise PatternError(f"{pattern!r}: a bracket is not closed")
