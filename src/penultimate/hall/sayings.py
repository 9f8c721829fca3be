"""Rules said back as sentences and pictures.

A language's first sentence takes a third of a second, since its phrases are read then. So whoever is about to be shown
a rule in a language has it said by the thinker first; the telling itself finds it said.
"""

from collections.abc import Callable
from typing import Final

from penultimate import wire
from penultimate.rules.effects import Clause, Effect, Either, Lasting, parts_of
from penultimate.tables.book import Book
from penultimate.tables.ports import Rank
from penultimate.tables.table import Table

Clauses = tuple[Clause, ...]
_MOST: Final = 2048
_said: dict[tuple[Clauses, str], str] = {}


def said_in(clauses: Clauses, language: str) -> str:
    if not clauses:
        return ""
    key = (clauses, language)
    said = _said.get(key)
    if said is None:
        from penultimate.houserules import say

        said = say(clauses, language)
        if len(_said) >= _MOST:
            _said.clear()
        _said[key] = said
    return said


def say_first(table: Table, language: str, then: Callable[[], None], wanted: Callable[[], bool]) -> None:
    """Go on at once where everything at the table is said in this language already, else when it is."""
    unsaid = _unsaid(table.book, language)
    if not unsaid:
        then()
        return
    table.thinker.think(
        lambda: [said_in(clauses, language) for clauses in unsaid],
        lambda _: then(),
        rank=Rank.ANSWER,
        failed=lambda _: then(),
        wanted=wanted,
    )


def _unsaid(book: Book, language: str) -> list[Clauses]:
    cards = [*book.cards, *(one.rule for one in book.proposals)]
    clauses = [card.rule.clauses for card in cards if card is not None and card.rule.clauses]
    return [one for one in clauses if (one, language) not in _said]


def ways_in(clauses: Clauses, language: str) -> tuple[wire.RuleWays, ...]:
    """Where the rule lets somebody choose between things, or whether to do one: each of them as a sentence."""
    eithers = [each for each in map(_what_asks, clauses) if isinstance(each, Either)]
    return tuple([wire.RuleWays(either.text(), _each_way(either, language)) for either in eithers])


def _what_asks(clause: Clause) -> Effect | None:
    """The clause's effect, or what comes of it again and again."""
    return clause.effect.then if isinstance(clause.effect, Lasting) else clause.effect


def _each_way(either: Either, language: str) -> tuple[str, ...]:
    return tuple([said_in(tuple(map(Clause, parts_of(way))), language) for way in either.ways])


def as_pictures(clauses: Clauses, language: str) -> tuple[tuple[tuple[str, int | str], ...], ...]:
    from penultimate.houserules.captions import captioned

    return tuple(tuple(row) for row in captioned(clauses, language))
