"""What the game makes of a text: clauses if it understands all of it, and which words it knows in any case."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, Literal

from penultimate.houserules.asides import asides_in, without_asides
from penultimate.houserules.lexing import Lexed, lex, lex_all
from penultimate.houserules.meant import as_meant
from penultimate.houserules.misspelt import guesses
from penultimate.houserules.phrasebook import LANGUAGES, Phrasebook, phrasebook
from penultimate.houserules.pouring import hear, idle_words, is_begun, is_known
from penultimate.houserules.reading import read
from penultimate.houserules.saying import say
from penultimate.houserules.shaping import SEEN_FROM_EACH, but_me
from penultimate.houserules.suggesting import suggestions
from penultimate.houserules.tokens import Mention
from penultimate.houserules.words import Word
from penultimate.rules.effects import (
    MOST_TEXT,
    Amount,
    Clause,
    Count,
    DiscardCards,
    DrawCards,
    DropCards,
    Effect,
    GiveCards,
    MissTurns,
    PlayAgain,
    Rule,
    RuleError,
    SwapHands,
    TurnRound,
    Who,
)
from penultimate.rules.whichcards import ANY

MOST_HEARD: Final = 10 * MOST_TEXT
"""Longer than what may stand on a card: what the game says back is to be understood too, and says more."""

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
    """What could come next; where a word is not known, words like it that are. `completed` puts one in its place."""
    suggested_from: int
    """The end of the text, or where its last, unfinished word begins."""
    problem: str = ""
    """Why there are no clauses: "empty", "unknown-words", "unclear", or the reason of a RuleError."""

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
    for word, span in zip(_first_words(heard.lexed), spans, strict=True):
        if span.state == "unknown" and (meant := guesses(text, word, lang)):
            return Understanding(text, lang, heard.clauses, spans, meant, span.start, heard.problem)
    next_words = suggestions(text, lang)
    return Understanding(text, lang, heard.clauses, spans, next_words.texts, next_words.start, heard.problem)


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
    clauses, problem = _clauses(said, lexed if said == text else lex(said, book), book)
    if (
        book.hear.get("skips-bring-turns", False)
        and _is_my_turn_anyway(clauses)
        and say(clauses, lang).casefold() != text.casefold()
    ):
        clauses = clauses[:-1]
    if clauses:
        return _Heard(lang, lexed, clauses, "", 1.0)
    idle = _idle(text, lexed, book)
    if any(choice is None and at not in idle and not is_known(lexed.words[at].text, book) for at, choice in reading):
        problem = "unknown-words"
    return _Heard(lang, lexed, clauses, problem, share)


def _clauses(text: str, lexed: Lexed, book: Phrasebook) -> tuple[tuple[Clause, ...], str]:
    """Moulds first: they are the more exact. What fits none may still be plain clauses, in any order of words."""
    if _speaks_to_itself(lexed, book):
        return (), "unclear"
    every = lex_all(text, book)

    def one_sentence(begin: int, end: int) -> tuple[Clause, ...]:
        return _plainly(lex(text[every.words[begin].start : every.words[end - 1].end], book), book)[0]

    def without(begin: int, end: int, spans: list[tuple[int, int]]) -> Lexed:
        said = list(text[every.words[begin].start : every.words[end - 1].end])
        for first, last in spans:
            start = every.words[begin + first].start - every.words[begin].start
            stop = every.words[begin + last - 1].end - every.words[begin].start
            said[start:stop] = " " * (stop - start)
        return lex_all("".join(said), book)

    clauses, problem = hear(every, book, one_sentence, without)
    said = clauses or _plainly(lexed, book)[0]
    if _is_of_those_drawn(said, lexed, book):
        return (), "unclear"
    if _is_of_the_rest(said, lexed, book) and say(said, book.lang).casefold() != text.casefold():
        return (), "unclear"
    clauses = _as_people_mean(clauses, text, book)
    if _is_doubtful(clauses) and say(clauses, book.lang).casefold() != text.casefold():
        return (), "unclear"
    if clauses:
        return clauses, problem
    plain, why = _plainly(lexed, book)
    plain = _as_people_mean(plain, text, book)
    return plain, why if why != "unclear" else problem


def _is_of_those_drawn(clauses: tuple[Clause, ...], lexed: Lexed, book: Phrasebook) -> bool:
    """ "Draws two and gives me one of them": not one of all their cards."""
    texts = f" {' '.join(word.text for word in lexed.words)} "
    if not any(f" {each} " in texts for each in book.hear.get("of-them", ())):
        return False
    drawn = {clause.effect.doer() for clause in clauses if isinstance(clause.effect, DrawCards | GiveCards)}
    return any(clause.effect.doer() in drawn and clause.effect.verb in _OF_OWN for clause in clauses)


def _is_of_the_rest(clauses: tuple[Clause, ...], lexed: Lexed, book: Phrasebook) -> bool:
    """ "Whoever has the fewest cards throws one away, the rest draw": all but that one, and not all but me."""
    if not {word.text for word in lexed.words} & set(book.hear.get("rest", ())):
        return False
    named: set[Who] = set()
    for clause in clauses:
        if clause.effect.doer() is Who.OTHERS and named:
            return True
        named |= {who for who in clause.effect.concerns() if who is not Who.ME and who.is_one and not who.is_relative}
    return False


_OF_OWN: Final = ("hand", "drop", "give", "discard", "bury", "reveal")


def _plainly(lexed: Lexed, book: Phrasebook) -> tuple[tuple[Clause, ...], str]:
    """What the plain reader makes of it."""
    if any(choice is None for _, choice in lexed.first_reading()):
        return (), "unclear"
    plain, why = read(lexed, book)
    plain = tuple(_as_meant(clause) for clause in plain)
    if book.says_i(lexed.words) and any(Who.THEIR_NEXT in clause.effect.concerns() for clause in plain):
        return (), "unclear"  # "the player after me" is not the next one of each
    if not book.says_i(lexed.words) and any(_is_beside_somebody(clause.effect) for clause in plain):
        return (), "unclear"  # my neighbour, or their own?
    names_me = book.says_i(lexed.words) or book.says_you(lexed.words)
    if _is_doubtful(plain) or (_misses_after_others(plain) and not names_me):
        return (), "unclear"
    return plain, why


def _is_doubtful(clauses: tuple[Clause, ...]) -> bool:
    """What only the game itself says in so many words: people mean something else by it."""
    if any(one == other and one.effect == TurnRound() for one, other in pairwise(clauses)):
        return True  # said in two ways, or meant twice?
    if any(_swaps_with_themselves(clause.effect) for clause in clauses):
        return True
    if _turns_round_first(clauses) or _draws_among_all(clauses) or _stops_everyone(clauses):
        return True
    return any(_ends_the_round(clause) for clause in clauses[:-1])


def _stops_everyone(clauses: tuple[Clause, ...]) -> bool:
    """Whether the others miss a turn and I do: then nothing would have happened."""
    stopped = {clause.effect.who for clause in clauses if isinstance(clause.effect, MissTurns) and clause.when is None}
    return {Who.OTHERS, Who.ME} <= stopped


def _swaps_with_themselves(effect: Effect) -> bool:
    return isinstance(effect, SwapHands) and len(set(effect.concerns())) == 1


def _as_people_mean(clauses: tuple[Clause, ...], text: str, book: Phrasebook) -> tuple[Clause, ...]:
    """What people mean by it; in the game's own words it is what they say."""
    meant = as_meant(clauses)
    if meant == clauses or say(clauses, book.lang).casefold() == text.casefold():
        return clauses
    return meant


def _ends_the_round(clause: Clause) -> bool:
    """Whether whoever does it has no card left, so that nothing after it happens (CUST-5)."""
    effect = clause.effect
    if clause.when is not None or not isinstance(effect, DropCards | DiscardCards):
        return False
    return effect.cards == Amount(Count.ALL) and (isinstance(effect, DiscardCards) or effect.which == ANY)


def _is_beside_somebody(effect: Effect) -> bool:
    """Whether cards come from a neighbour, or go to one, who could be mine or that of somebody else."""
    if isinstance(effect, GiveCards) and effect.who in SEEN_FROM_EACH and not effect.to.is_one:
        return True
    to = getattr(effect, "to", None)
    return to in (Who.LEFT, Who.RIGHT) and effect.doer() not in (Who.ME, None)


def _is_my_turn_anyway(clauses: tuple[Clause, ...]) -> bool:
    """ "Everyone else is skipped, so I play again": one turn, not two."""
    if len(clauses) < 2 or clauses[-2].when != clauses[-1].when:
        return False
    return clauses[-2].effect == MissTurns(Who.OTHERS, 1) and clauses[-1].effect == PlayAgain()


def _misses_after_others(clauses: tuple[Clause, ...]) -> bool:
    """Whether others draw and then I miss a turn, where nobody says so: they, more likely."""
    return any(
        isinstance(one.effect, DrawCards) and one.effect.who is not Who.ME and two.effect == MissTurns(Who.ME, 1)
        for one, two in pairwise(clauses)
    )


def _draws_among_all(clauses: tuple[Clause, ...]) -> bool:
    """Whether everyone draws and then I do: as well, or instead?"""
    draws = [clause.effect.who if isinstance(clause.effect, DrawCards) else None for clause in clauses]
    return (Who.EVERYONE, Who.ME) in pairwise(draws)


def _turns_round_first(clauses: tuple[Clause, ...]) -> bool:
    """Whether play turns round and then something happens to the previous player: the one from before, or from then?"""
    turned = False
    for clause in clauses:
        if turned and Who.PREVIOUS in clause.effect.concerns():
            return True
        turned = turned or clause.effect == TurnRound()
    return False


def _as_meant(clause: Clause) -> Clause:
    """Where everyone misses a turn nothing happens: the others are meant."""
    if isinstance(clause.effect, MissTurns):
        return Clause(MissTurns(but_me(clause.effect.who), clause.effect.turns), clause.when)
    return clause


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
        is_open = lexed.words[-1].end == len(text)
        may_go_on = book.may_go_on(lexed.words[at:], is_open=is_open) or _is_begun(lexed, at, text, book)
        if choice is None and at not in idle and may_go_on:
            state = "begun"
        spans.append(Span(start, end, state))
    return tuple(spans)


def _is_begun(lexed: Lexed, at: int, text: str, book: Phrasebook) -> bool:
    """Whether it is the last word, and not finished."""
    word = lexed.words[at]
    return word.end == len(text) and not is_known(word.text, book) and is_begun(word.text, book)
