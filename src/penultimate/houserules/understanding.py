"""What the game makes of a text: clauses if it understands all of it, and which words it knows in any case."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal

from penultimate.houserules.asides import asides_in, without_asides
from penultimate.houserules.doubts import could_be_anybodys, is_doubtful
from penultimate.houserules.grammar import grammar_of
from penultimate.houserules.hearing import readings_or_problem
from penultimate.houserules.leaving_out import Part, understood_without
from penultimate.houserules.lexing import Lexed, lex
from penultimate.houserules.misspelt import guesses
from penultimate.houserules.phrasebook import LANGUAGES, Phrasebook, phrasebook
from penultimate.houserules.pouring import hear, idle_words, is_begun, is_known
from penultimate.houserules.suggesting import Suggestions, prepare_suggestions, suggestions
from penultimate.houserules.tokens import Mention
from penultimate.houserules.words import Word
from penultimate.rules.effects import (
    MOST_TEXT,
    Clause,
    Rule,
    RuleError,
)

MOST_HEARD: Final = 20 * MOST_TEXT
"""Longer than what may stand on a card: what the game says back is to be understood too, and says more."""

_MOST_GUESSED: Final = 20
"""Where more words are not known, it is another language."""
_UNHEARD: Final = ("unclear", "unknown-words")
"""Problems of words, and not of what they say."""
_UNKNOWN: Final = "qqqqq"
"""A word of no language."""

WordState = Literal["known", "unknown", "begun"]


@dataclass(frozen=True, slots=True)
class Span:
    """A part of the text. What is "begun" at its end could still become something known."""

    start: int
    """Where it begins."""
    end: int
    """Where it ends."""
    state: WordState
    """Whether the game knows it."""


@dataclass(frozen=True)
class Understanding:
    """What a text was understood as. It is a rule the game can play if there are clauses, and a dare otherwise."""

    text: str
    """What was written."""
    lang: str
    """The language it was read in, or the likeliest where none fits."""
    clauses: tuple[Clause, ...]
    """What the game makes of it; empty for a dare."""
    spans: tuple[Span, ...]
    """The text in parts."""
    suggestions: tuple[str, ...]
    """What could come next; or, where `replaces`, what was perhaps meant. `completed` puts one in its place."""
    suggested_from: int
    """The end of the text, or where its last, unfinished word begins, or the words that would be replaced."""
    problem: str = ""
    """Why there are no clauses: "empty", "unknown-words", "unclear", or the reason of a RuleError."""
    replaces: bool = False
    """Whether suggestions take the place of what was written: words like one that is not known, or the text without a
    part that nobody understands."""

    @property
    def understood(self) -> bool:
        """Whether the game can play it."""
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


def prepare(lang: str) -> None:
    """Reads all that sentences in a language need: most of a second, for which the first one would wait otherwise."""
    grammar_of(phrasebook(lang)).lay_out()
    prepare_suggestions(lang)
    _understand(_UNKNOWN, lang)


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
    spelt = zip(_first_words(heard.lexed), spans, strict=True)
    unknown = [(word, span) for word, span in spelt if span.state == "unknown"]
    alike = _words_alike(text, unknown[:_MOST_GUESSED], lang)
    next_words = suggestions(text, lang)
    if heard.problem in _UNHEARD and not _leads_to_a_rule(text, alike, lang):
        words = heard.lexed.words
        parts = understood_without(text, words, lambda rest: bool(_read(rest, lang).clauses))
        is_open = bool(next_words.texts) and spans[-1].state != "unknown"
        is_being_written = is_open and bool(parts) and parts[0].end == len(words)
        if parts and not is_being_written:
            marked = _at_fault(spans, parts[0], heard.lexed)
            return Understanding(text, lang, (), marked, tuple(part.rest for part in parts), 0, heard.problem, True)
    if alike.texts:
        return Understanding(text, lang, heard.clauses, spans, alike.texts, alike.start, heard.problem, True)
    return Understanding(text, lang, heard.clauses, spans, next_words.texts, next_words.start, heard.problem)


def _words_alike(text: str, unknown: Sequence[tuple[Word, Span]], lang: str) -> Suggestions:
    """What to write from the first unknown word on that looks like a known one."""
    for word, span in unknown:
        if meant := guesses(text, word, lang):
            return Suggestions(span.start, meant)
    return Suggestions(len(text), ())


def _leads_to_a_rule(text: str, suggested: Suggestions, lang: str) -> bool:
    return any(_read(text[: suggested.start] + each, lang).clauses for each in suggested.texts)


def _at_fault(spans: tuple[Span, ...], part: Part, lexed: Lexed) -> tuple[Span, ...]:
    """Only the part that would have to go is marked, in one piece."""
    marked = Span(lexed.words[part.begin].start, lexed.words[part.end - 1].end, "unknown")
    before = [replace(span, state="known") for span in spans if span.start < marked.start]
    after = [replace(span, state="known") for span in spans if span.start >= marked.end]
    return (*before, marked, *after)


def _first_words(lexed: Lexed) -> list[Word]:
    return [lexed.words[at] for at, _ in lexed.first_reading()]


@lru_cache(maxsize=64)
def _read(text: str, lang: str) -> _Heard:
    book = phrasebook(lang)
    lexed = lex(text, book)
    reading = lexed.first_reading()
    known = sum(choice.words for _, choice in reading if choice is not None and choice.sense.kind != "NUMBER")
    share = known / len(lexed.words) if lexed.words else 0.0
    if not lexed.words:
        return _Heard(lang, lexed, (), "empty", share)
    said = without_asides(text, lexed.words, book)
    clauses, problem = _clauses(lexed if said == text else lex(said, book), book)
    if clauses:
        return _Heard(lang, lexed, clauses, "", 1.0)
    idle = _idle(text, lexed, book)
    if any(choice is None and at not in idle and not is_known(lexed.words[at].text, book) for at, choice in reading):
        problem = "unknown-words"
    return _Heard(lang, lexed, clauses, problem, share)


def _clauses(lexed: Lexed, book: Phrasebook) -> tuple[tuple[Clause, ...], str]:
    """What the game says itself is taken at its word; all else is read by the grammar. Or none, and why."""
    if _speaks_to_itself(lexed, book):
        return (), "unclear"
    if clauses := hear(lexed.words, book):
        return clauses, ""
    return _by_grammar(lexed.words, book)


def _by_grammar(words: Sequence[Word], book: Phrasebook) -> tuple[tuple[Clause, ...], str]:
    """What the reader by grammar makes of it, if that is one thing only."""
    heard, problem = readings_or_problem(words, book)
    found = [clauses for clauses in heard if not is_doubtful(clauses)]
    if len(found) != 1 or (book.says_you(words) and could_be_anybodys(found[0])):
        return (), "unclear" if heard else problem
    return found[0], ""


def _speaks_to_itself(lexed: Lexed, book: Phrasebook) -> bool:
    """Whether one player is "I" and "you". The card speaks to whoever lays it, and so does its writer."""
    said: list[Word] = []
    to_many = False
    idle = idle_words(lexed.words, book)
    for at, choice in lexed.first_reading():
        if at in idle:
            continue  # "thank you"
        if choice is not None and isinstance(choice.sense.value, Mention) and choice.sense.value.you:
            to_many = True
        else:
            said += lexed.words[at : at + (choice.words if choice else 1)]
    return book.says_you(said) and (to_many or book.says_i(said))


def _idle(text: str, lexed: Lexed, book: Phrasebook) -> set[int]:
    """The places of words that are set off and say nothing."""
    return {at for begin, end in asides_in(text, lexed.words, book) for at in range(begin, end)}


def _spans(text: str, lexed: Lexed, book: Phrasebook) -> tuple[Span, ...]:
    spans: list[Span] = []
    idle = _idle(text, lexed, book)
    for at, choice in lexed.first_reading():
        last = at + (choice.words if choice else 1) - 1
        start, end = lexed.words[at].start, lexed.words[last].end
        is_one = choice is not None or at in idle or is_known(lexed.words[at].text, book)
        state: WordState = "known" if is_one else "unknown"
        if choice is None and at not in idle and _may_go_on(lexed, at, text, book):
            state = "begun"
        spans.append(Span(start, end, state))
    return tuple(spans)


def _may_go_on(lexed: Lexed, at: int, text: str, book: Phrasebook) -> bool:
    is_open = lexed.words[-1].end == len(text)
    return book.may_go_on(lexed.words[at:], is_open=is_open) or _is_begun(lexed, at, text, book)


def _is_begun(lexed: Lexed, at: int, text: str, book: Phrasebook) -> bool:
    """Whether it is the last word, and not finished."""
    word = lexed.words[at]
    return word.end == len(text) and not is_known(word.text, book) and is_begun(word.text, book)
