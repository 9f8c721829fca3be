"""A language as this package knows it: one table of phrases, read from its folder, ready to look words up in."""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from penultimate import languages
from penultimate.houserules.lexicon import Lexicon
from penultimate.houserules.patterns import expand
from penultimate.houserules.tokens import (
    FILLER,
    LIMITS,
    NEVER,
    ROLES,
    SIGNS,
    Form,
    Mention,
    Referent,
    Sense,
    VerbSense,
)
from penultimate.houserules.words import Rewrites, Word, fold
from penultimate.rules.effects import Who

LANGUAGES: Final = tuple(
    sorted(tag for tag in languages.LANGUAGES if (languages.folder_of(tag) / "phrases.toml").is_file())
)
"""Those with tables of phrases in their folder: `phrases.toml`, `hear.toml`, `say.toml`, `grammar.toml`."""
GAP: Final = "~"
"""In a verb's pattern: between here and there may be anything; `throws ~ away`."""

_WORDS: Final = {
    "and": Sense("LINK", "and"),
    "comma": Sense("LINK", "comma"),
    "colon": Sense("LINK", "colon"),
    "then": Sense("LINK", "then"),
    "so": Sense("LINK", "so"),
    "given": Sense("LINK", "given"),
    "stop": Sense("STOP"),
    "if": Sense("IF"),
    "otherwise": Sense("OTHERWISE"),
    "or": Sense("OR"),
    "to": Sense("TO"),
    "for": Sense("FOR"),
    "from": Sense("FROM"),
    "with": Sense("WITH"),
    "by": Sense("BY"),
    "possessive": Sense("POSSESSIVE"),
    "own": Sense("OWN"),
    "cards": Sense("CARDS"),
    "cards-held": Sense("CARDS", "held"),
    "turns": Sense("TURNS"),
    "times": Sense("TIMES"),
    "hand": Sense("HAND"),
    "each": Sense("EACH"),
    "all-of-them": Sense("ALL_OF_THEM"),
    "pile": Sense("PILE"),
    "except-me": Sense("EXCEPT_ME"),
    "direction": Sense("DIRECTION"),
    "way": Sense("WAY"),
    "named": Sense("NAMED"),
    "blind": Sense("BLIND"),
    "filler": FILLER,
    "never": NEVER,
}
"""The keys of a table's `[words]` section."""

_REFERENTS: Final = {referent.value: referent for referent in Referent}


class Phrasebook:
    """One language: how it is spelt, what its phrases mean, and what the game says in it."""

    def __init__(self, lang: str, table: dict[str, Any]) -> None:
        self.lang = lang
        self.spelling: dict[str, str] = dict(table.get("spelling", {}))
        self.contractions: dict[str, str] = dict(table.get("contractions", {}))
        self.endings: dict[str, str] = dict(table.get("endings", {}))
        voices: dict[str, list[str]] = table.get("voices", {"i": [], "you": []})
        self.voices = tuple(frozenset(fold(word, self.spelling) for word in voices[key]) for key in ("i", "you"))
        self.again = frozenset(fold(word, self.spelling) for word in voices.get("again", ()))
        self.say: dict[str, Any] = table["say"]
        self.hear: dict[str, Any] = table["hear"]
        names: dict[str, str] = table.get("names", {})
        self.rewritten = Rewrites(table.get("rewrites", {}), self.spelling)
        self.lexicon = Lexicon(self.spelling, names, self.rewritten)
        articles: dict[str, list[str]] = table.get("articles", {"words": [], "before": []})
        for pattern in articles["words"]:
            self.lexicon.add_article(pattern)
        for patterns, sense in _entries(table):
            for pattern in patterns:
                if GAP in pattern and sense.kind == "VERB":
                    for phrase in expand(pattern, names):
                        self._add_verb(phrase, sense)
                else:
                    self.lexicon.add(pattern, sense, takes_article=sense.kind in articles["before"])

    def may_go_on(self, words: Sequence[Word], *, is_open: bool) -> bool:
        """Whether a phrase begins with these words; `is_open`: the last of them may have letters to come."""
        state = self.lexicon.start
        for word in words[:-1] if is_open else words:
            following = self.lexicon.step(state, word.text)
            if following is None:
                return False
            state = following
        return not is_open or self.lexicon.has_word_like(state, words[-1].text)

    def says_again(self, words: Sequence[Word]) -> bool:
        """Whether something is once more, or twice."""
        return any(word.text in self.again for word in words)

    def says_i(self, words: Sequence[Word]) -> bool:
        return any(word.text in self.voices[0] for word in words)

    def says_you(self, words: Sequence[Word]) -> bool:
        return any(word.text in self.voices[1] for word in words)

    def _add_verb(self, phrase: str, sense: Sense) -> None:
        verb, gap, particle = (part.strip() for part in phrase.partition(GAP))
        if gap and isinstance(sense.value, tuple):
            told_apart = fold(particle, self.spelling)
            sense = Sense(sense.kind, (VerbSense(sense.value[0].meaning, sense.value[0].form, told_apart),))
            self.lexicon.add(particle, Sense("PARTICLE", told_apart))
        self.lexicon.add(verb, sense)


def _entries(table: dict[str, Any]) -> Iterator[tuple[list[str], Sense]]:
    for sign, sense in SIGNS.items():
        yield [sign], sense
    for key, patterns in table["words"].items():
        yield patterns, _WORDS[key]
    for who, cases in table["who"].items():
        for case, patterns in cases.items():
            yield patterns, Sense("WHO", _mention(who, case))
    for number, patterns in table["numbers"].items():
        yield patterns, Sense("NUMBER", int(number))
    for number, patterns in table["times"].items():
        yield patterns, Sense("TIMES", int(number))
    for colour, patterns in table["colours"].items():
        yield patterns, Sense("COLOUR", colour)
    for form, patterns in table["have"].items():
        yield patterns, Sense("HAVE", Form(form))
    for form, patterns in table["modals"].items():
        yield patterns, Sense("MODAL", Form(form))
    for form, patterns in table["may"].items():
        yield patterns, Sense("MAY", Form(form))
    for limit, patterns in table["than"].items():
        yield patterns, Sense("THAN", LIMITS[limit])
    for limit, patterns in table["than-after"].items():
        yield patterns, Sense("THAN_AFTER", LIMITS[limit])
    for meaning, forms in table["verbs"].items():
        for form, patterns in forms.items():
            yield patterns, Sense("VERB", (VerbSense(meaning, Form(form)),))


def _mention(who: str, case: str) -> Mention:
    if who in _REFERENTS:
        return Mention(_REFERENTS[who], ROLES[case])
    if who in ("you-all", "you-rest"):
        return Mention(Who.OTHERS, ROLES[case], you=who.removeprefix("you-"))
    whom = Who.ME if who == "you" else Who.CHOSEN if who == "chosen-both" else Who(who)
    roles = ROLES["any"] if case == "introduced" else ROLES[case]
    return Mention(whom, roles, introduces=case == "introduced", both=who == "chosen-both")


@cache
def phrasebook(lang: str) -> Phrasebook:
    """Read when first asked for, and kept."""
    if lang not in LANGUAGES:
        raise ValueError(f"no phrases for {lang!r}")
    table = _read(lang, "phrases")
    return Phrasebook(lang, {**table, "say": _read(lang, "say"), "hear": _read(lang, "hear")})


def _read(lang: str, name: str) -> dict[str, Any]:
    return tomllib.loads((languages.folder_of(lang) / f"{name}.toml").read_text(encoding="utf-8"))
