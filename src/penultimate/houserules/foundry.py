"""Makes the moulds of a language: of the sentences that the game says itself, `say.toml`."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from penultimate.houserules.lexing import cut
from penultimate.houserules.moulds import Mould, mould, needs_of
from penultimate.houserules.phrasebook import Phrasebook
from penultimate.houserules.saying import adjectives_of, noun_of, of_crowd
from penultimate.rules.effects import Than, Who
from penultimate.rules.whichcards import MEASURES, RANGES

Named = tuple[tuple[Mould, str], ...]
"""Words, and what they are the name of."""
Keyed = dict[str, tuple[Mould, ...]]


@dataclass(frozen=True)
class Moulds:
    """A language's moulds, by what they make."""

    effects: Keyed
    bare: Keyed
    """Those of effects without their doer: "and misses a turn"."""
    conditions: Keyed
    bare_conditions: Keyed
    amounts: Keyed
    sentences: Keyed
    """Those with a condition: at their `head`, or as their `tail`."""
    people: dict[str, tuple[tuple[Mould, Who], ...]]
    """By case."""
    adjectives: Named
    nouns: Named
    suffixes: Named
    colours: Named
    joints: tuple[tuple[str, ...], ...]
    """What stands between two effects."""
    both: tuple[str, ...]
    """What stands between two conditions."""
    end: tuple[str, ...]
    """What stands at the end of a sentence."""
    vocabulary: frozenset[str]


_CASES: Final = ("name", "to", "with", "any")
_JOINTS: Final = ("between", "last", "last-run", "last-doer")
_FORMS: Final = re.compile(r"<([^>]*)>")
_DOER_AND_VERB: Final = re.compile(r"^\{doer\} (<[^>]*>)")


@cache
def moulds_of(book: Phrasebook) -> Moulds:
    """Made when first asked for, and kept."""
    return _Foundry(book).moulds()


@dataclass
class _Foundry:
    book: Phrasebook
    vocabulary: set[str] = field(default_factory=set)

    def moulds(self) -> Moulds:
        say = self.book.say
        amounts = {key: [said] if isinstance(said, str) else said for key, said in say["amounts"].items()}
        nouns, suffixes = self._sorts()
        adjectives = adjectives_of(self.book).items()
        return Moulds(
            effects=self._keyed({key: self._orders(pattern) for key, pattern in say["effects"].items()}),
            bare=self._bare(say["effects"]),
            conditions=self._keyed({key: [pattern] for key, pattern in (say["conditions"] | _of_crowds(say)).items()}),
            bare_conditions=self._bare(say["conditions"]),
            amounts=self._keyed(amounts),
            sentences=self._keyed({"head": [say["head"], say["head-colon"]], "tail": [say["tail"]]}),
            people={case: self._people(case) for case in _CASES},
            adjectives=self._named((word, letter) for letter, words in adjectives for word in words),
            nouns=self._named(nouns.items()),
            suffixes=self._named(suffixes.items()),
            colours=self._named((word, colour) for colour, word in say["colours"].items()),
            joints=tuple(dict.fromkeys(tuple(self._cut(say[key])) for key in _JOINTS if key in say)),
            both=tuple(self._cut(say["both"])),
            end=tuple(self._cut(say["end"])),
            vocabulary=frozenset(self.vocabulary),
        )

    def _mould(self, pattern: str) -> Mould:
        """Which of the forms goes with whom is not looked at here."""
        nodes = mould(_FORMS.sub(_one_of_them, pattern), self._cut)
        return (needs_of(nodes), *nodes)

    def _cut(self, plain: str) -> list[str]:
        words = [word.text for word in cut(plain, self.book)]
        self.vocabulary |= set(words)
        return words

    def _keyed(self, patterns: dict[str, list[str]]) -> Keyed:
        """By key; how something is said after a condition is one more way to say it."""
        found: Keyed = {}
        for key, several in patterns.items():
            plain = key.removesuffix("-inverted")
            found[plain] = (*found.get(plain, ()), *map(self._mould, several))
        return found

    def _named(self, words: Iterable[tuple[str, str]]) -> Named:
        return tuple((self._mould(word), name) for word, name in dict.fromkeys(words))

    def _orders(self, pattern: str) -> list[str]:
        """Also with the verb before its subject, where a condition stands first: "zieht der nächste Spieler"."""
        inverted = _DOER_AND_VERB.sub(r"\1 {doer}", pattern) if self.book.say.get("inverts", False) else pattern
        return list(dict.fromkeys((pattern, inverted)))

    def _bare(self, patterns: dict[str, str]) -> Keyed:
        without = {key: pattern.removeprefix("{doer}").replace("{any} ", "") for key, pattern in patterns.items()}
        return self._keyed({key: [bare] for key, bare in without.items() if bare != patterns[key]})

    def _people(self, case: str) -> tuple[tuple[Mould, Who], ...]:
        found: list[tuple[Mould, Who]] = []
        for name, forms in self.book.say["who"].items():
            phrases = {forms.get(case, forms["name"]), forms.get(f"self-{case}"), forms.get(f"of-all-{case}")}
            phrases |= {forms.get(f"later-{case}", forms.get("later"))}
            phrases |= {forms.get(f"alone-{case}", forms.get("alone"))}
            phrases |= {forms.get("holder"), forms.get("own")} if case == "name" else set()
            found += [(self._mould(phrase), Who(name)) for phrase in sorted(filter(None, phrases))]
        return tuple(found)

    def _sorts(self) -> tuple[dict[str, str], dict[str, str]]:
        """The names of cards, and what follows them ("with the number 7"), and what is on such cards."""
        nouns: dict[str, str] = {}
        suffixes: dict[str, str] = {}
        plain = [face for face in self.book.say["sorts"] if face not in ("any", "digit", "over", "under")]
        faces = [*plain, *map(str, range(10)), *RANGES]
        for face in faces:
            *words, suffix = noun_of(self.book, face)
            if suffix:
                suffixes[suffix] = face
            else:
                nouns |= dict.fromkeys(words, face)
        return nouns | dict.fromkeys(noun_of(self.book, "")[:2], ""), suffixes


def _of_crowds(say: dict[str, Any]) -> dict[str, str]:
    """What is said of all hands, of none or of some: `every-others/more`."""
    measured = [f"{measure}-{than.value}" for measure in MEASURES for than in Than]
    keys = ("more", "fewer", "exactly", "has", "lacks", *measured)
    crowds = [(crowd, ("has",) if crowd.startswith("none-") else keys) for crowd in say["crowds"]]
    return {f"{crowd}/{key}": of_crowd(say, key, crowd) for crowd, several in crowds for key in several}


def _one_of_them(forms: re.Match[str]) -> str:
    return f"({'|'.join(dict.fromkeys(forms[1].split('|')))})"
