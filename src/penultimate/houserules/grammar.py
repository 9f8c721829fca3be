"""A language's grammar: patterns and what they mean, section by section, as `grammar.toml` has them.

A section is a kind of phrase: `[who]`, `[cards]`, `[act]`. Its keys are meanings in the notation of effects, its values
the ways people put them:

    [act]
    "draw @ {many}" = ["<draw|draws> {many} [from the pile]"]

`{many}` is a phrase of the section `many`, in the pattern and in the meaning; `{who2}` is another one of `who`; `@` is
whoever does it. A section that is a list has no meaning of its own. How patterns are written is told in `moulds.py`.

What stands in many patterns is written once, under `[words]`, and `$(name)` puts it there: the forms of a verb and of
those that say the same.

    [words]
    draw = "<(draw|take|pick up)|(draws|takes|picks up)>"
    [act]
    "draw @ {many}" = ["$(draw) {many}"]
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from penultimate import languages
from penultimate.houserules.firsts import Firsts
from penultimate.houserules.lexing import cut
from penultimate.houserules.moulds import Cutter, Free, Mould, Needs, Slot, Ways, Word, mould
from penultimate.houserules.patterns import PatternError
from penultimate.houserules.phrasebook import Phrasebook
from penultimate.houserules.tracks import Tracks, section_of
from penultimate.houserules.words import Rewrites
from penultimate.rules.whichcards import in_order

BUILT_IN: Final = frozenset({"digits", "acts", "end", "pause"})
"""Sections that need no patterns: a number in figures, clauses joined together, the end of a clause, a comma or
the like that must be there (as it stands in a pattern it need not)."""
_ENDING: Final = re.compile(r"(\w+)\[(\w+(?:\|\w+)*)\](\w*)")
"""What is written together is one word: `card[s]`."""
_SPELT_OUT: Final = re.compile(r"\$\(([^()]*)\)")
"""A name from `[words]`."""
_SLOT: Final = re.compile(r"\{(\w[\w-]*?)(\d*)([+-]\d+)?\}")


@dataclass(frozen=True, slots=True)
class Line:
    """One way to put something."""

    meaning: str
    shape: Mould


class Grammar:
    """All that is said of one language in `grammar.toml`."""

    def __init__(self, table: dict[str, Any], cutter: Cutter, spelling: Mapping[str, str]) -> None:
        self._cut = cache(cutter)  # the same few words stand in many patterns
        self._words: dict[str, str] = {}
        for name, pattern in table.pop("words", {}).items():
            self._words[name] = self._spelt_out(pattern)  # of those before it
        self.forms: tuple[str, ...] = tuple(table.pop("forms", ()))
        """What each of the forms in `<draw|draws>` tells about who does it, where nobody is named (`reference.py`):
        `me`, `we`; `he`, `many`: whoever did the thing before; `you-or-he`: the same, or me; `order`: me, or whoever
        must do the thing before; `one`: whoever did the thing before, or me where nobody did."""
        self.stays: str = table.pop("stays", "no")
        """Whether who does it need not be named again in the next sentence: `yes`, `no` (it is me), or `unclear`."""
        self.skips_bring_turns: bool = bool(table.pop("skips-bring-turns", False))
        """Whether "all others miss a turn, and it is my turn again" is one turn said twice."""
        self.rewritten = Rewrites(table.pop("rewrites", {}), spelling)
        """Words that stand for others: dialects, and what is written in two ways."""
        self.fillers = _by_first_word([tuple(cutter(phrase)) for phrase in table.pop("fillers", ())])
        self.lines: dict[str, tuple[Line, ...]] = {name: self._lines(name, said) for name, said in table.items()}
        self.vocabulary = frozenset(_words_of([line.shape for lines in self.lines.values() for line in lines]))
        shapes = {name: [line.shape for line in lines] for name, lines in self.lines.items()}
        firsts = Firsts(shapes)
        self.tracks = {name: Tracks(several, firsts.can_begin) for name, several in shapes.items()}
        self.used = frozenset(section_of(slot) for slot in self._check())
        """Sections that stand in a pattern."""

    def lay_out(self) -> None:
        """All patterns now, and not when a text first begins with them."""
        for tracks in self.tracks.values():
            _ = tracks.start

    def _lines(self, name: str, said: dict[str, list[str]] | list[str]) -> tuple[Line, ...]:
        by_meaning = said if isinstance(said, dict) else {"": said}
        return tuple(self._line(name, meaning, each) for meaning, several in by_meaning.items() for each in several)

    def _line(self, name: str, meaning: str, pattern: str) -> Line:
        try:
            shape = mould(_with_endings(self._spelt_out(pattern)), self._cut)
        except PatternError as error:
            raise PatternError(f"[{name}] {meaning!r}: {error}") from error
        return Line(meaning, shape)

    def _spelt_out(self, pattern: str) -> str:
        def words(found: re.Match[str]) -> str:
            if found[1] not in self._words:
                raise PatternError(f"there are no [words] {found[1]!r}")
            return self._words[found[1]]

        return _SPELT_OUT.sub(words, pattern)

    def _check(self) -> set[str]:
        """Every place of a pattern; what it speaks of must be there."""
        known = {*self.lines, *BUILT_IN}
        places: set[str] = set()
        for name, lines in self.lines.items():
            for line in lines:
                slots = slots_of(line.shape)
                if unknown := {slot for slot in slots if section_of(slot) not in known}:
                    raise PatternError(f"[{name}] {line.meaning!r}: there is no section for {sorted(unknown)}")
                places |= slots
        return places


def _with_endings(pattern: str) -> str:
    """`card[s]` as `(card|cards)`."""

    def spelt_out(found: re.Match[str]) -> str:
        stem, endings, tail = found.groups()
        return f"({'|'.join(stem + each + tail for each in ('', *endings.split('|')))})"

    return _ENDING.sub(spelt_out, pattern)


def filled(meaning: str, values: dict[str, str]) -> str:
    """The meaning with what its places hold; `{n-1}` counts. What was left out is nothing."""
    said = "".join([_value(*part, values) for part in _parts(meaning)])
    return " ".join([in_order(word) if "+" in word else word for word in said.split()])


@cache
def _parts(meaning: str) -> tuple[tuple[str, str, int], ...]:
    """Words, the name of the place after them, and what to add to the number there."""
    between = _SLOT.split(meaning)
    places = zip(between[::4], [*between[1::4], ""], [*between[2::4], ""], [*between[3::4], None], strict=True)
    return tuple([(words, name + number, int(added or 0)) for words, name, number, added in places])


def places_of(meaning: str) -> set[str]:
    """The names of the places in a meaning: `draw @ {many}`."""
    return {name for _, name, _ in _parts(meaning) if name}


def _value(words: str, name: str, added: int, values: dict[str, str]) -> str:
    text = values.get(name, "") if name else ""
    return words + (str(int(text) + added) if added and text else text)


def _by_first_word(phrases: list[tuple[str, ...]]) -> dict[str, list[tuple[str, ...]]]:
    found: dict[str, list[tuple[str, ...]]] = {}
    for phrase in filter(None, phrases):
        found.setdefault(phrase[0], []).append(phrase)
    return found


def _words_of(shapes: Sequence[Mould]) -> set[str]:
    return {node.text for node in _nodes_of(shapes) if isinstance(node, Word)}


def slots_of(shape: Mould) -> set[str]:
    """The names of the places in a pattern."""
    return {node.name for node in _nodes_of([shape]) if isinstance(node, Slot)}


def _nodes_of(shapes: Sequence[Mould]) -> list[Word | Slot]:
    found: list[Word | Slot] = []
    todo = list(shapes)
    while todo:
        for node in todo.pop():
            if isinstance(node, Ways):
                todo += node.ways
            elif isinstance(node, Free):
                todo += node.parts
            elif not isinstance(node, Needs):
                found.append(node)
    return found


@cache
def grammar_of(book: Phrasebook) -> Grammar:
    """Read when first asked for, and kept."""
    path = languages.folder_of(book.lang) / "grammar.toml"
    table = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return Grammar(table, lambda text: [word.text for word in cut(text, book)], book.spelling)
