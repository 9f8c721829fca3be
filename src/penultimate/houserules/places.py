"""A text that is poured into moulds, and what fills their places: people, numbers, cards, effects."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from penultimate.houserules import shaping
from penultimate.houserules.foundry import Keyed, moulds_of
from penultimate.houserules.moulds import PAUSES, Mould, Needs, Slot, Ways, Word
from penultimate.houserules.phrasebook import Phrasebook
from penultimate.houserules.shaping import CHOICES, COMPOUND, LAWS, SIMPLE, Env
from penultimate.houserules.variations import Unfit
from penultimate.rules.effects import MOST_EFFECTS, MOST_TOGETHER, Both, Effect, Together, Who
from penultimate.rules.whichcards import ANY

MOST_WAYS: Final = 60
"""So many ways to fill one place are followed, and no more."""
_LONGEST_NUMBER: Final = 4
_SORTS: Final = {
    "number": ("one", "many"),
    "count": ("count-one", "many"),
    "sort": ("plural",),
    "weaksort": ("plural-weak",),
    "one": ("one",),
    "such": ("one",),
}
"""Places for cards of some sort, and the amounts that fill them."""
_NO_CARDS: Final = frozenset({"turns", "points", "counted-any", "plural", "plural-weak", "count-one"})
"""Amounts that are no cards by themselves."""

Ends = list[tuple[int, Any]]
"""Where something that begins at a place can end, and what it is then."""


class Places:
    """A text, and what can be read at each place of it."""

    def __init__(self, words: Sequence[str], book: Phrasebook) -> None:
        self.words = words
        self.moulds = moulds_of(book)
        self._drops_i = bool(book.say.get("drops-i", False))
        self._said = frozenset(words)
        self._found: dict[tuple[str, int], Ends] = {}
        self._at_hand: dict[int, Keyed] = {}
        self._names_at_hand: dict[int, list[tuple[Mould, Any]]] = {}

    def read(self, slot: str, at: int) -> Ends:
        """What can fill a place of this name; everything is read once at each place."""
        if (slot, at) not in self._found:
            self._found[slot, at] = different(self._reader_of(slot)(at))
        return self._found[slot, at]

    def _reader_of(self, slot: str) -> Callable[[int], Ends]:
        if slot in _SORTS:
            return lambda at: self._amounts(at, _SORTS[slot])
        named = {
            **{case: self.moulds.people[case] for case in ("to", "with", "any")},
            **dict.fromkeys(("doer", "other", "owner"), self.moulds.people["name"]),
            "noun": self.moulds.nouns,
            "nouns": self.moulds.nouns,
            "colour": self.moulds.colours,
        }
        if slot in named:
            return lambda at: self._matching(named[slot], at)
        perhaps = {"adj": self.moulds.adjectives, "weak": self.moulds.adjectives, "suffix": self.moulds.suffixes}
        if slot in perhaps:
            return lambda at: [(at, ""), *self._matching(perhaps[slot], at)]
        readers: dict[str, Callable[[int], Ends]] = {
            "n": self._number,
            "turns": lambda at: self._counted_in("turns", at),
            "points": lambda at: self._counted_in("points", at),
            "cards": lambda at: self._amounts(at, self.moulds.amounts.keys() - _NO_CARDS),
            "counted": self._counted,
            "condition": self._condition,
            "one-condition": self._one_condition,
            "effects": lambda at: self._effects(at, "effect"),
            "simple": lambda at: self._effects(at, "one-effect"),
            "one-effect": lambda at: self._effect(at, (SIMPLE,)),
            "effect": lambda at: self._effect(at, (SIMPLE, COMPOUND)),
            **dict.fromkeys(("first", "second", "third", "fourth"), self._together),
            "then": lambda at: [*self._together(at), *self._effect(at, (CHOICES,))],
            "law": lambda at: self._effect(at, (LAWS,)),
        }
        return readers[slot]

    # --- people and cards ---------------------------------------------------------------------------------------------

    def _matching(self, several: Sequence[tuple[Mould, Any]], at: int) -> Ends:
        if id(several) not in self._names_at_hand:
            self._names_at_hand[id(several)] = [pair for pair in several if self._has_words_for(pair[0])]
        return [(end, value) for each, value in self._names_at_hand[id(several)] for end, _ in self.pour(each, at)]

    def _number(self, at: int) -> Ends:
        """In figures."""
        word = self.words[at] if at < len(self.words) else ""
        return [(at + 1, int(word))] if word.isdecimal() and len(word) <= _LONGEST_NUMBER else []

    def _counted_in(self, unit: str, at: int) -> Ends:
        """ "A turn", "10 points"."""
        return [(end, env.get("n", 1)) for each in self.moulds.amounts[unit] for end, env in self.pour(each, at)]

    def _amounts(self, at: int, keys: Iterable[str]) -> Ends:
        return self._shaped(shaping.amount, self.moulds.amounts, keys, at)

    def _counted(self, at: int) -> Ends:
        """What somebody has as many of; cards of any sort, where it is not said."""
        unsaid = [(end, ANY) for each in self.moulds.amounts.get("counted-any", ()) for end, _ in self.pour(each, at)]
        return [*(unsaid or [(at, ANY)]), *((end, which) for end, (_, which) in self.read("sort", at))]

    # --- effects and conditions ---------------------------------------------------------------------------------------

    def _condition(self, at: int) -> Ends:
        """One thing that must be true, or two."""
        found = self.read("one-condition", at)
        afters = [(end + len(self.moulds.both), first) for end, first in found if self.stands(self.moulds.both, end)]
        return [
            *found,
            *((end, Both(first, second)) for at, first in afters for end, second in self.read("one-condition", at)),
        ]

    def _one_condition(self, at: int) -> Ends:
        found = self._shaped(shaping.condition, self.moulds.conditions, self.moulds.conditions, at)
        bare = self.moulds.bare_conditions
        return [*found, *(self._shaped(shaping.condition, bare, bare, at, {"doer": Who.ME}) if self._drops_i else ())]

    def _effect(self, at: int, tables: tuple[Iterable[str], ...]) -> Ends:
        """One effect, in full; or without "I", where the verb says so much."""
        keys = [key for table in tables for key in table]
        found = self._shaped(shaping.effect, self.moulds.effects, keys, at)
        return [*found, *(self._done_by(Who.ME, at, keys) if self._drops_i else ())]

    def _done_by(self, doer: Who, at: int, keys: Iterable[str] = SIMPLE) -> Ends:
        """One effect of somebody who is not named here."""
        return self._shaped(shaping.effect, self.moulds.bare, keys, at, {"doer": doer})

    def _effects(self, at: int, kind: str) -> Ends:
        """One effect after the other; whoever does several is named once."""
        found: dict[tuple[int, tuple[Effect, ...]], None] = {}
        todo: Ends = [(end, (effect,)) for end, effect in self.read(kind, at)]
        while todo and len(found) < MOST_WAYS:
            end, effects = todo.pop()
            if (end, effects) in found:
                continue
            found[end, effects] = None
            for after in self._past_joints(end) if len(effects) < MOST_EFFECTS else ():
                doer = effects[-1].doer()
                following = [*self.read(kind, after), *(self._done_by(doer, after) if doer is not None else ())]
                todo += [(last, (*effects, effect)) for last, effect in following]
        return list(found)

    def _together(self, at: int) -> Ends:
        """One thing, or several that are done together."""
        several = [(end, effects) for end, effects in self.read("simple", at) if len(effects) <= MOST_TOGETHER]
        return [(end, effects[0] if len(effects) == 1 else Together(effects)) for end, effects in several]

    def _past_joints(self, at: int) -> list[int]:
        return [at + len(joint) for joint in self.moulds.joints if self.stands(joint, at)]

    def _shaped(
        self,
        shape: Callable[[str, Env], object],
        moulds: Keyed,
        keys: Iterable[str],
        at: int,
        known: Env | None = None,
    ) -> Ends:
        """What is made of the moulds with these keys."""
        found: Ends = []
        at_hand = self._with_such_words(moulds)
        for key in keys:
            for each in at_hand.get(key, ()):
                for end, env in self.pour(each, at, known):
                    try:
                        found.append((end, shape(key, env)))
                    except Unfit:
                        continue
        return found

    def _with_such_words(self, moulds: Keyed) -> Keyed:
        """Those that could be filled in a text with these words: few."""
        if id(moulds) not in self._at_hand:
            self._at_hand[id(moulds)] = {
                key: tuple([each for each in several if self._has_words_for(each)]) for key, several in moulds.items()
            }
        return self._at_hand[id(moulds)]

    def _has_words_for(self, what: Mould) -> bool:
        first = what[0]
        return not isinstance(first, Needs) or all(not words.isdisjoint(self._said) for words in first.one_of_each)

    # --- pouring ------------------------------------------------------------------------------------------------------

    def pour(self, what: Mould, at: int, known: Env | None = None) -> Iterator[tuple[int, Env]]:
        """Every way to fill a mould with the words from this place on: where they end, and what is in its places."""
        env = known or {}
        if not what:
            yield at, env
            return
        first, rest = what[0], what[1:]
        if isinstance(first, Needs):
            if self._has_words_for(what):
                yield from self.pour(rest, at, env)
        elif isinstance(first, Word):
            if self.stands((first.text,), at):
                yield from self.pour(rest, at + 1, env)
        elif isinstance(first, Ways):
            for way in first.ways:
                for end, filled in self.pour(way, at, env):
                    yield from self.pour(rest, end, filled)
        elif isinstance(first, Slot):
            for end, value in self.read(first.name, at):
                yield from self.pour(rest, end, {**env, first.name: value})

    def stands(self, words: tuple[str, ...], at: int) -> bool:
        """Whether these words stand here. One pause is as good as another."""
        here = self.words[at : at + len(words)]
        pairs = zip(words, here, strict=False)
        return len(here) == len(words) and all(a == b or (a in PAUSES and b in PAUSES) for a, b in pairs)


def different(ends: Ends) -> Ends:
    """Each of them once."""
    return list(dict.fromkeys(ends))[:MOST_WAYS]
