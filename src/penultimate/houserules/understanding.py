"""What the game makes of a text: clauses if it understands all of it, and which words it knows in any case."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from penultimate.houserules.lexing import Lexed, lex
from penultimate.houserules.phrasebook import LANGUAGES, Phrasebook, phrasebook
from penultimate.houserules.reading import read
from penultimate.houserules.suggesting import suggestions
from penultimate.houserules.tokens import Mention
from penultimate.houserules.words import Word
from penultimate.rules.effects import MOST_TEXT, Clause, Rule, RuleError

MOST_HEARD: Final = 8 * MOST_TEXT
"""Longer than what may stand on a card: what the game says back is to be understood too, and says more."""

State = Literal["known", "unknown", "begun"]


@dataclass(frozen=True, slots=True)
class Span:
    """A part of the text. What is "begun" at its end could still become something known."""

    start: int
    end: int
    state: State


@dataclass(frozen=True)
class Understanding:
    """What a text was understood as. It is a rule the game can play if there are clauses, and a dare otherwise."""

    text: str
    lang: str
    """The language it was read in, or the likeliest where none fits."""
    clauses: tuple[Clause, ...]
    spans: tuple[Span, ...]
    suggestions: tuple[str, ...]
    """What could come next; `completed` puts one in its place."""
    suggested_from: int
    """The end of the text, or where its last, unfinished word begins."""
    problem: str = ""
    """Why there are no clauses: "empty", "unknown-words", "unclear", or the reason of a RuleError."""

    @property
    def understood(self) -> bool:
        return bool(self.clauses)

    def completed(self, suggestion: str) -> str:
        """The text with a suggestion at its end."""
        written = self.text[: self.suggested_from]
        needs_blank = written and written[-1] != " " and written[-1] < "⺀" and suggestion[0].isalnum()
        return f"{written} {suggestion}" if needs_blank else written + suggestion


def understand(text: str, lang: str | None = None) -> Understanding:
    """Reads a text in one language, or in whichever makes sense of it. RuleError where it is no text for a card."""
    if len(text) > MOST_HEARD or not text.isprintable():
        raise RuleError("text", f"a rule is one line of up to {MOST_TEXT} printable characters")
    if lang is not None:
        return _understand(text, lang)
    heard = [_read(text, each) for each in LANGUAGES]
    understood = [each for each in heard if each.clauses]
    best = max(understood or heard, key=lambda each: (each.share_known, each.lang == "en"))
    return _understand(text, best.lang)


def rule_from(text: str, lang: str | None = None) -> Rule:
    """The rule for a card: with clauses where the text is understood, as a dare where it is not."""
    Rule(text)  # the words alone must be fit for a card
    return Rule(text, understand(text, lang).clauses)


@dataclass(frozen=True, slots=True)
class _Heard:
    lang: str
    lexed: Lexed
    clauses: tuple[Clause, ...]
    problem: str
    share_known: float


def _understand(text: str, lang: str) -> Understanding:
    heard = _read(text, lang)
    book = phrasebook(lang)
    spans = _spans(text, heard.lexed, book)
    next_words = suggestions(text, lang)
    return Understanding(text, lang, heard.clauses, spans, next_words.texts, next_words.start, heard.problem)


@lru_cache(maxsize=64)
def _read(text: str, lang: str) -> _Heard:
    book = phrasebook(lang)
    lexed = lex(text, book)
    reading = lexed.first_reading()
    known = sum(choice.words for _, choice in reading if choice is not None and choice.sense.kind != "NUMBER")
    share = known / len(lexed.words) if lexed.words else 0.0
    if not lexed.words:
        return _Heard(lang, lexed, (), "empty", share)
    if any(choice is None for _, choice in reading):
        return _Heard(lang, lexed, (), "unknown-words", share)
    clauses, problem = ((), "unclear") if _speaks_to_itself(lexed, book) else read(lexed, book)
    return _Heard(lang, lexed, clauses, problem, share)


def _speaks_to_itself(lexed: Lexed, book: Phrasebook) -> bool:
    """Whether one player is "I" and "you". The card speaks to whoever lays it, and so does its writer."""
    said: list[Word] = []
    to_many = False
    for at, choice in lexed.first_reading():
        if choice is not None and isinstance(choice.sense.value, Mention) and choice.sense.value.you:
            to_many = True
        else:
            said += lexed.words[at : at + (choice.words if choice else 1)]
    return book.says_you(said) and (to_many or book.says_i(said))


def _spans(text: str, lexed: Lexed, book: Phrasebook) -> tuple[Span, ...]:
    spans: list[Span] = []
    for at, choice in lexed.first_reading():
        last = at + (choice.words if choice else 1) - 1
        start, end = lexed.words[at].start, lexed.words[last].end
        state: State = "known" if choice else "unknown"
        if choice is None and book.may_go_on(lexed.words[at:], is_open=lexed.words[-1].end == len(text)):
            state = "begun"
        spans.append(Span(start, end, state))
    return tuple(spans)
