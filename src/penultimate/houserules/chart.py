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

Env = dict[str, Any]
"""What the places of a pattern hold."""
Ends = list[tuple[int, Any]]
"""Where something that begins at a place can end, and what it is then."""
_NO_WORD: Final = ""
"""The end of the text, and all words that stand nowhere in the grammar."""


class Chart:
    """A text, and what each part of it can be."""

    def __init__(self, words: Sequence[str], grammar: Grammar) -> None:
        self.words = list(words)
        self.grammar = grammar
        self.steps = 0
        """How often something was looked for."""
        self._keys = [*map(self._key, self.words), _NO_WORD]
        self._read: dict[tuple[str, int], Ends] = {}
        self._begins: dict[int, list[int]] = {}

    def _key(self, word: str) -> str:
        """As it is looked up. One pause is as good as another."""
        if word in self.grammar.vocabulary or word in PAUSES:
            return as_read(word)
        return FIGURES if word.isdecimal() else _NO_WORD

    def phrases(self, name: str, at: int) -> Ends:
        """Every phrase of a section that begins here."""
        key = (name, at)
        if key not in self._read:
            self._read[key] = []  # whoever asks while it is being read gets nothing: no text goes round in circles
            self._read[key] = list(dict.fromkeys(self._phrases(name, at)))[:MOST_READINGS]
        return self._read[key]

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
        while todo:
            stage, place, env = todo.pop()
            found += [(line, place, form, env) for line, form in stage.ends]
            for begin in self.begins(place):
                self.steps += 1
                word = self._keys[begin]
                step = stage.steps.get(word) or stage.step(word)
                if step.after is not None:
                    todo.append((step.after, begin + 1, env))
                for gap in step.gaps:
                    todo += [(gap.after, end, {**env, gap.name: value}) for end, value in self.phrases(gap.section, begin)]
        found.sort(key=lambda each: each[0])
        lines = self.grammar.lines[name]
        return [(end, lines[line].meaning, self._with_form(env, form)) for line, end, form, env in found]

    def _with_form(self, env: Env, form: int) -> Env:
        forms = self.grammar.forms
        return env if form == NO_FORM else {**env, "form": forms[form] if form < len(forms) else ""}

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
