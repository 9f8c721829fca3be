"""Makes the moulds of a language, of what the game says (`say.toml`) and of what else it hears (`hear.toml`)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from penultimate.houserules.lexing import cut
from penultimate.houserules.moulds import Mould, closing, mould, needs_of
from penultimate.houserules.patterns import elements, expand
from penultimate.houserules.phrasebook import Phrasebook
from penultimate.rules.effects import Law, Who


@dataclass(frozen=True)
class Moulds:
    """A language's moulds, by what they make."""

    effects: dict[str, tuple[Mould, ...]]
    predicates: dict[str, tuple[Mould, ...]]
    """Those of effects without their doer: "and misses a turn"."""
    conditions: dict[str, tuple[Mould, ...]]
    reconditions: dict[str, tuple[Mould, ...]]
    """The same without whom they are about."""
    questions: dict[str, tuple[Mould, ...]]
    """Conditions with the verb first: "do you have a red card? …"."""
    amounts: dict[str, tuple[Mould, ...]]
    sentences: dict[str, tuple[Mould, ...]]
    people: dict[str, tuple[tuple[Mould, Who], ...]]
    """By case."""
    adjectives: tuple[tuple[Mould, str], ...]
    nouns: tuple[tuple[Mould, str], ...]
    suffixes: tuple[tuple[Mould, str], ...]
    colours: tuple[tuple[Mould, str], ...]
    fillers: dict[str, tuple[tuple[str, ...], ...]]
    """Words without meaning, by the first of them."""
    printed: tuple[Mould, ...]
    """ "+10", as it stands on cards: the next player draws so many and misses a turn."""
    printed_skips: tuple[Mould, ...]
    """ "Miss a turn", likewise: whoever lays a card does not mean themselves."""
    holding: dict[str, tuple[Mould, ...]]
    """ "With a red card", "who has more than five cards"."""
    whoever: tuple[tuple[Mould, str], ...]
    leads: tuple[tuple[Mould, str], ...]
    """ "Roll a die", "turn up a card", "name a colour": what comes after it may speak of that."""
    inside: dict[str, tuple[Mould, ...]]
    """Those of frames with whoever has something in the middle: "two cards draws who has a 7"."""
    times: tuple[tuple[Mould, str], ...]
    """How long something lasts: `lap`, `round`, `once`; `lap-own` is "until their next turn", `from-now` from when."""
    whose: tuple[tuple[Mould, str], ...]
    """ "Their", of whoever was named before."""
    the_rest: tuple[tuple[Mould, str], ...]
    """ "Everyone else", "whoever has none", after whoever has something."""
    openings: dict[str, tuple[Mould, ...]]
    """Effects as they are said at the head of a sentence only: "two cards for the next player"."""
    whoever_else: tuple[tuple[Mould, str], ...]
    """ "Any other player", who has something."""
    vocative: tuple[Mould, ...]
    """How an order says at its end whom it is for: "draw a card, all of you"."""
    afterthought: tuple[Mould, ...]
    """The same in a sentence of its own: "I mean the next player"."""
    choice: tuple[tuple[Mould, str], ...]
    """ "Of my choice", "of their choice": said of cards."""
    nothing_for_them: tuple[tuple[Mould, str], ...]
    """ "Need not do anything": said of those who have not."""
    relative: tuple[tuple[Mould, str], ...]
    """ "Who", after somebody was chosen."""
    them: tuple[tuple[Mould, str], ...]
    """Cards that were named before, where that is a word beside the verb: `one`, `all` or `some` of them."""
    neighbours: tuple[tuple[Mould, str], ...]
    """Both of mine, on the left and on the right."""
    that: dict[str, tuple[tuple[Mould, Who], ...]]
    """ "They", "that player", by case: whoever was spoken of before."""
    anyone: tuple[tuple[Mould, str], ...]
    """ "Anyone", "somebody", in a condition: each who has it."""
    of_anyone: dict[str, dict[str, tuple[Mould, ...]]]
    """Conditions and questions about anyone."""
    vocabulary: frozenset[str]


_ONLY_PARTS: Final = ("plural", "plural-weak", "count-one", "own-one", "own-many", "hue")
_HEARD_ONLY: Final = ("else", "colour", "those", "but", "all", "more")
"""Sentences that the game does not say."""
_PLACES_FOR_CASES: Final = ("name", "to", "with", "any")


@cache
def moulds_of(book: Phrasebook) -> Moulds:
    return _Foundry(book).moulds()


@dataclass
class _Foundry:
    """Makes moulds of what a language says and hears."""

    book: Phrasebook
    vocabulary: set[str] = field(default_factory=set)

    def moulds(self) -> Moulds:
        say, hears = self.book.say, self.book.hear
        effects = self._all(say["effects"], _with_frames(hears))
        return Moulds(
            effects={key: self._moulds(key, patterns) for key, patterns in self._with_lasting(effects).items()},
            predicates={key: self._predicates(patterns) for key, patterns in effects.items()},
            conditions=self._conditions(),
            reconditions=self._reconditions(),
            questions=self._cast({}, hears.get("questions", {})),
            amounts=self._amounts(),
            sentences=self._sentences(),
            people={case: self._people(case) for case in _PLACES_FOR_CASES},
            adjectives=self._named(say["adjectives"], hears.get("adjectives", {})),
            nouns=self._nouns(),
            suffixes=self._suffixes(),
            colours=tuple((self._mould(word), key) for key, word in say["colours"].items()),
            fillers=self._idle(hears.get("fillers", ())),
            printed=tuple(self._mould(each) for each in hears.get("printed", ())),
            printed_skips=tuple(self._mould(each) for each in hears.get("printed-skips", ())),
            holding=self._cast({}, hears.get("holding", {})),
            whoever=tuple((self._mould(each), "") for each in hears.get("whoever", ())),
            leads=self._named({}, hears.get("leads", {})),
            inside=self._inside(),
            times=self._named({}, hears.get("times", {})),
            whose=tuple((self._mould(each), "") for each in hears.get("whose", ())),
            the_rest=self._the_rest(),
            openings=self._cast({}, hears.get("openings", {})),
            whoever_else=tuple((self._mould(each), "") for each in hears.get("whoever-else", ())),
            vocative=tuple(self._mould(each) for each in hears.get("vocative", ())),
            afterthought=tuple(self._mould(each) for each in hears.get("afterthought", ())),
            choice=self._named({}, hears.get("choice", {})),
            nothing_for_them=tuple((self._mould(each), "") for each in hears.get("nothing-for-them", ())),
            relative=tuple((self._mould(each), "") for each in hears.get("relative", ())),
            them=self._named({}, hears.get("them", {})),
            neighbours=tuple((self._mould(each), "") for each in hears.get("neighbours", ())),
            that={case: self._that(several) for case, several in hears.get("that", {}).items()},
            anyone=tuple((self._mould(each), "") for each in hears.get("anyone", ())),
            of_anyone=self._of_anyone(),
            vocabulary=frozenset(self.vocabulary),
        )

    def _with_lasting(self, effects: dict[str, list[str]]) -> dict[str, list[str]]:
        """And laws with how long they last in the middle: after the verb where that comes second, or after the doer."""
        found = dict(effects)
        for until, name in (("lap", "lasts"), ("round", "rest")) if self._inverts() else ():
            for law in sorted({str(law.value) for law in Law} & effects.keys()):
                several = [parts for each in effects[law] if len(parts := elements(each)) > 2]
                made = [f"{first} {verb} {{{name}}} {' '.join(rest)}" for first, verb, *rest in several]
                found[f"{until}-{law}"] = [*effects.get(f"{until}-{law}", []), *made]
        after_doer = bool(self.book.hear.get("lasts-after-doer", False))
        for until, name in (("lap", "lasts"), ("round", "rest")) if after_doer else ():
            for law in sorted({str(law.value) for law in Law} & effects.keys()):
                said_of = [each.removeprefix("{doer}") for each in effects[law] if each.startswith("{doer}")]
                found[f"{until}-{law}"] = [f"{{doer}}{{{name}}}{each}" for each in said_of]
        return found

    def _mould(self, pattern: str) -> Mould:
        names = self.book.hear.get("names", {})
        before = ""
        while pattern != before:  # a name may be made of others
            before = pattern
            for name, inside in names.items():
                pattern = pattern.replace(f"{{{name}}}", inside)
        if "{points}" in pattern:
            pattern = pattern.replace("{points}", f"({'|'.join(self.book.say['amounts']['points'])})")
        nodes = mould(pattern, self._cut)
        return (needs_of(nodes), *nodes)

    def _idle(self, patterns: Sequence[str]) -> dict[str, tuple[tuple[str, ...], ...]]:
        phrases = [words for each in patterns for phrase in expand(each, {}) if (words := tuple(self._cut(phrase)))]
        found: dict[str, tuple[tuple[str, ...], ...]] = {}
        for words in dict.fromkeys(phrases):
            found[words[0]] = (*found.get(words[0], ()), words)
        return found

    def _cut(self, plain: str) -> list[str]:
        words = [word.text for word in cut(plain, self.book)]
        self.vocabulary |= set(words)
        return words

    def _all(self, said: dict[str, Any], heard: dict[str, list[str]]) -> dict[str, list[str]]:
        patterns = {key: [value] for key, value in said.items() if isinstance(value, str)}
        for key, more in heard.items():
            patterns.setdefault(key, []).extend(more)
        return patterns

    def _cast(self, said: dict[str, Any], heard: dict[str, list[str]]) -> dict[str, tuple[Mould, ...]]:
        return {
            key: tuple(self._mould(pattern) for pattern in patterns) for key, patterns in self._all(said, heard).items()
        }

    def _that(self, several: list[str]) -> tuple[tuple[Mould, Who], ...]:
        return tuple((self._mould(each), Who.THEY) for each in several)

    def _of_anyone(self) -> dict[str, dict[str, tuple[Mould, ...]]]:
        """The conditions with "anyone" in the place of whom they are about."""
        hears = self.book.hear
        anyone = "|".join(hears.get("anyone", ()))
        if not anyone:
            return {}
        conditions = self._all(self.book.say["conditions"], hears.get("conditions", {}))
        several = {"condition": conditions, "question": self._all({}, hears.get("questions", {}))}
        return {
            name: {
                key: tuple(
                    self._mould(pattern.replace("{doer}", f"({anyone}) {{doer=they}}"))
                    for pattern in patterns
                    if pattern.count("{doer}") == 1
                )
                for key, patterns in moulds.items()
            }
            for name, moulds in several.items()
        }

    def _conditions(self) -> dict[str, tuple[Mould, ...]]:
        patterns = self._all(self.book.say["conditions"], self.book.hear.get("conditions", {}))
        if self.book.say.get("drops-i", False):
            for several in patterns.values():
                several += [each.removeprefix("{doer} ") for each in several if each.startswith("{doer} <")]
        return {key: tuple(map(self._mould, several)) for key, several in patterns.items()}

    def _reconditions(self) -> dict[str, tuple[Mould, ...]]:
        if "more" not in self.book.hear.get("sentences", {}):
            return {}
        patterns = self._all(self.book.say["conditions"], self.book.hear.get("conditions", {}))
        return {key: self._predicates(several) for key, several in patterns.items()}

    def _moulds(self, key: str, patterns: list[str]) -> tuple[Mould, ...]:
        firsts = _VERBS_FIRST if key in _LAWS else (*_VERBS_FIRST, "(")
        inverted = [each for pattern in patterns for each in _inverted(pattern, firsts)] if self._inverts() else []
        inverted = [each for each in inverted if each not in patterns]
        return tuple(self._mould(pattern) for pattern in [*patterns, *inverted])

    def _inverts(self) -> bool:
        return bool(self.book.say.get("inverts", False))

    def _predicates(self, patterns: list[str]) -> tuple[Mould, ...]:
        bare = [pattern.removeprefix("{doer}").strip() for pattern in patterns if pattern.startswith("{doer}")]
        bare += [pattern.replace("{any} <", "<") for pattern in patterns if "{any} <" in pattern]
        return tuple(self._mould(pattern) for pattern in bare)

    def _amounts(self) -> dict[str, tuple[Mould, ...]]:
        """Under `=one` and the like those that are parts of others as well."""
        made = self._cast(self.book.say["amounts"], self.book.hear.get("amounts", {}))
        parts = {f"={key}": made.pop(key) for key in _ONLY_PARTS if key in made}
        return {**made, **parts, "=one": made["one"], "=many": made["many"]}

    def _sentences(self) -> dict[str, tuple[Mould, ...]]:
        said = self.book.say
        heard = self.book.hear.get("sentences", {})
        head = [said["head"], *heard.get("head", [])]
        tail = [said["tail"], *heard.get("tail", [])]
        told = {"head": head, "tail": tail, **{key: heard.get(key, []) for key in _HEARD_ONLY}}
        for name in ("condition", "question"):
            several = [each for each in head if f"{{{name}}}" in each]
            told[f"anyone {name}"] = [each.replace(f"{{{name}}}", f"{{any{name}}}") for each in several]
        return {key: tuple(map(self._mould, patterns)) for key, patterns in told.items()}

    def _people(self, case: str) -> tuple[tuple[Mould, Who], ...]:
        found: list[tuple[Mould, Who]] = []
        for name, forms in self.book.say["who"].items():
            phrases = {forms.get(case, forms["name"])} if case != "any" or "any" in forms else {forms["name"]}
            phrases |= {forms["of-all-to"]} if case == "to" and "of-all-to" in forms else set()
            phrases |= {forms[f"self-{case}"]} if f"self-{case}" in forms else set()
            phrases |= {forms.get(f"later-{case}", forms["later"])} if "later" in forms else set()
            phrases |= {forms[key] for key in ("holder", "own") if case == "name" and forms.get(key)}
            found += [(self._mould(phrase), Who(name)) for phrase in phrases]
        return tuple(found)

    def _named(self, said: dict[str, Any], heard: dict[str, list[str]]) -> tuple[tuple[Mould, str], ...]:
        words = [(word, key) for key, several in said.items() for word in dict.fromkeys(several)]
        words += [(word, key) for key, several in heard.items() for word in several]
        return tuple((self._mould(word), key) for word, key in words)

    def _inside(self) -> dict[str, tuple[Mould, ...]]:
        frames = self.book.hear.get("frames", {})
        made = {key: [each for frame in frames[key] for each in _orders(*frame.split(" | "))] for key in frames}
        return {
            key: tuple(self._mould(each.replace("{doer}", "{those}")) for each in several if each[:6] != "{doer}")
            for key, several in made.items()
        }

    def _the_rest(self) -> tuple[tuple[Mould, str], ...]:
        heard = self.book.hear.get("the-rest", {})
        return tuple((self._mould(each), key.replace("any", "")) for key, several in heard.items() for each in several)

    def _nouns(self) -> tuple[tuple[Mould, str], ...]:
        found: dict[str, str] = {}
        for face, (one, many, _) in self._sorts():
            for word in (one, many):
                found[word] = "card" if word in self._plain_nouns() else face
        heard = self.book.hear.get("nouns", {})
        found |= {word: face for face, words in heard.items() for word in words}
        return tuple((self._mould(word), face) for word, face in found.items())

    def _plain_nouns(self) -> set[str]:
        one, many, _ = self.book.say["sorts"]["any"]
        return {one, many}

    def _sorts(self) -> list[tuple[str, tuple[str, str, str]]]:
        sorts = self.book.say["sorts"]
        found = [(face, tuple(words)) for face, words in sorts.items() if face != "digit"]
        digits = [(str(digit), tuple(word.format(n=digit) for word in sorts["digit"])) for digit in range(10)]
        return [*found, *digits]

    def _suffixes(self) -> tuple[tuple[Mould, str], ...]:
        found = {words[2]: face for face, words in self._sorts() if words[2]}
        found |= {word: face for face, words in self.book.hear.get("suffixes", {}).items() for word in words}
        return tuple((self._mould(word), face) for word, face in found.items())


def _with_frames(hears: dict[str, Any]) -> dict[str, list[str]]:
    """What is heard, and what comes of frames, `{v:give} | {to} | {cards}`: a verb and what it wants, in any order.

    For languages with the verb in the second place of a sentence, in the first of a question, or at the end.
    """
    found = {key: list(patterns) for key, patterns in hears.get("effects", {}).items()}
    for key, frames in hears.get("frames", {}).items():
        made = [pattern for frame in frames for pattern in _orders(*frame.split(" | "))]
        found.setdefault(key, []).extend(made)
    return found


def _orders(verb: str, *parts: str) -> list[str]:
    """Every order of words that a clause can have."""
    wanted, everything = _in_any_order(*parts), _in_any_order("{doer}", *parts)
    made = [
        f"{{doer}} {verb} {wanted} {{~}}",
        f"{{doer}} {{modal}} {wanted} {verb}",
        f"{{doer}} {wanted} {verb} [{{modal}}]",
        f"{verb} {everything} {{~}}",
        f"{{modal}} {everything} {verb}",
    ]
    for number, first in enumerate(parts):
        rest = _in_any_order("{doer}", *parts[:number], *parts[number + 1 :])
        made += [f"{first} {verb} {rest} {{~}}", f"{first} {{modal}} {rest} {verb}"]
    return made


def _in_any_order(*parts: str) -> str:
    return parts[0] if len(parts) == 1 else f"(&{'|'.join(parts)})" if parts else ""


_VERBS_FIRST: Final = ("<", "{v:", "{modal}")
_LAWS: Final = frozenset(str(law.value) for law in Law)
"""Said of "you", with the verb first, they could be meant of anybody: "muss man doppelt ziehen"."""


def _inverted(pattern: str, firsts: tuple[str, ...]) -> list[str]:
    """The verb before its subject, where a condition stands first: "zieht der nächste Spieler"."""
    if not pattern.startswith("{doer} "):
        return []
    rest = pattern.removeprefix("{doer} ")
    if not rest.startswith(firsts):
        return []
    end = closing(rest, 0) + 1
    return [f"{rest[:end]} {{doer}}{rest[end:]}"]
