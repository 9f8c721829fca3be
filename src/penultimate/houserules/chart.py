"""Fits the words of a text to a grammar: what can be read at each place, and where it ends.

Everything is read once at each place. Words without meaning (`fillers`) may stand anywhere between two others.
"""

from collections.abc import Sequence
from typing import Any, Final

from penultimate.houserules.firsts import FIGURES
from penultimate.houserules.grammar import Grammar, filled
from penultimate.houserules.moulds import PAUSES, as_read
from penultimate.houserules.tracks import NO_FORM, Stage

MOST_READINGS: Final = 40
"""So many ways to read on from a place are followed, and no more."""
MOST_STEPS: Final = 50_000
"""A text that takes more to read is not understood. A card full of words takes some thousand."""
_MOST_IDLE: Final = 16
"""So many words without meaning may follow each other."""

Env = dict[str, Any]
"""What the places of a pattern hold."""
Ends = list[tuple[int, Any]]
"""Where something that begins at a place can end, and what it is then."""
_NO_WORD: Final = ""
"""The end of the text, and all words that stand nowhere in the grammar."""


class TooMuch(Exception):
    """A text that can be read in so many ways that nobody would follow them all."""


class Chart:
    """A text, and what each part of it can be."""

    def __init__(self, words: Sequence[str], grammar: Grammar) -> None:
        self.words = list(words)
        self.grammar = grammar
        self.steps = 0
        """How often something was looked for."""
        self._keys = [*map(self._key, self.words), _NO_WORD]
        self._read: dict[tuple[str, int], Ends] = {}
        self._begins = [self._after_idle(at) for at in range(len(self._keys))]

    def _key(self, word: str) -> str:
        """As it is looked up. One pause is as good as another."""
        if word in self.grammar.vocabulary or word in PAUSES:
            return as_read(word)
        return FIGURES if word.isdecimal() else _NO_WORD

    def count_step(self) -> None:
        """One more; TooMuch after very many."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise TooMuch

    def phrases(self, name: str, at: int) -> Ends:
        """Every phrase of a section that begins here."""
        key = (name, at)
        found = self._read.get(key)
        if found is None:
            self._read[key] = []  # whoever asks while it is being read gets nothing: no text goes round in circles
            found = self._read[key] = _different(self._phrases(name, at))
        return found

    def _phrases(self, name: str, at: int) -> Ends:
        if name == "digits":
            return [(at + 1, str(int(word))) for word in self.words[at : at + 1] if word.isdecimal() and len(word) <= 4]
        if name == "end":
            return [(at, "")] if at == len(self.words) or self.words[at] in PAUSES else []
        if name == "pause":
            return [(at + 1, "")] if self.words[at : at + 1] and self.words[at] in PAUSES else []
        return [(end, filled(meaning, env)) for end, meaning, env in self.fits(name, at)]

    def fits(self, name: str, at: int) -> list[tuple[int, str, Env]]:
        """Where the patterns of a section that begin here end, what they mean, and what their places hold then."""
        tracks = self.grammar.tracks.get(name)
        if tracks is None:
            return []
        found: list[tuple[int, int, int, Env]] = []
        todo: list[tuple[Stage, int, Env]] = [(tracks.start, at, {})]
        keys, begins = self._keys, self._begins
        while todo:
            stage, place, env = todo.pop()
            self.count_step()
            if stage.ends:
                found += [(line, place, form, env) for line, form in stage.ends]
            for begin in begins[place]:
                word = keys[begin]
                step = stage.steps.get(word) or stage.step(word)
                if step.after is not None:
                    todo.append((step.after, begin + 1, env))
                for gap in step.gaps:
                    for end, value in self.phrases(gap.section, begin):
                        todo.append((gap.after, end, {**env, gap.name: value}))
        if not found:
            return []
        found.sort(key=lambda each: each[0])
        lines = self.grammar.lines[name]
        return [(end, lines[line].meaning, self._with_form(env, form)) for line, end, form, env in found]

    def _with_form(self, env: Env, form: int) -> Env:
        forms = self.grammar.forms
        return env if form == NO_FORM else {**env, "form": forms[form] if form < len(forms) else ""}

    def begins(self, at: int) -> list[int]:
        """Here, and after words without meaning that stand here."""
        return self._begins[at]

    def _after_idle(self, at: int) -> list[int]:
        begins = [at]
        for begin in begins:
            begins += [end for end in self._idle(begin) if end not in begins and len(begins) < _MOST_IDLE]
        return begins

    def _idle(self, at: int) -> list[int]:
        several = self.grammar.fillers.get(self.words[at], ()) if at < len(self.words) else ()
        return [at + len(each) for each in several if tuple(self.words[at : at + len(each)]) == each]


def _different(ends: Ends) -> Ends:
    return ends if len(ends) < 2 else list(dict.fromkeys(ends))[:MOST_READINGS]
