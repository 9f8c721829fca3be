"""Which of the ways to read a text makes sense.

Between two joints there are few ways, and most of them make no sense even out of context. What is left is put together;
the first whole that makes sense is what the text says.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from penultimate.houserules.casting import Declined
from penultimate.houserules.lexing import Lexed, tidied
from penultimate.houserules.meaning import makes_sense, meaning
from penultimate.houserules.phrasebook import Phrasebook
from penultimate.houserules.tokens import Mention, Sense
from penultimate.rules.effects import Clause, Rule, RuleError

_MOST_SECOND_THOUGHTS: Final = 3
"""In how many places the reading of a chunk may depart from the first choice."""
_MOST_READINGS: Final = 80
_MOST_CANDIDATES: Final = 6
_MOST_WHOLES: Final = 40

Senses = tuple[Sense, ...]

_MOST_CHUNKS: Final = 60
"""More parts than a rule with as many effects as a card can have, each with its condition."""


def read(lexed: Lexed, book: Phrasebook) -> tuple[tuple[Clause, ...], str]:
    """The clauses, or none and the reason why."""
    chunks = list(lexed.chunks())
    if len(chunks) > _MOST_CHUNKS:
        return (), "too-many-effects"
    candidates = [_candidates(chunk) for chunk in chunks]
    problem = "unclear"
    says_i = book.says_i(lexed.words)
    for count, senses in enumerate(_wholes(candidates)):
        clauses = _clauses(senses, book) if says_i or not _is_said_to_all(senses) else ()
        if clauses:
            try:
                Rule("-", clauses)
            except RuleError as error:
                problem = error.reason
            else:
                return clauses, ""
        if count == _MOST_WHOLES:
            break
    return (), problem


def _is_said_to_all(senses: list[Sense]) -> bool:
    """ "All of you" are all if the card says so, and the others if whoever lays it does."""
    return any(isinstance(sense.value, Mention) and sense.value.you == "all" for sense in senses)


def _clauses(senses: list[Sense], book: Phrasebook) -> tuple[Clause, ...]:
    from penultimate.houserules.parsing import parse  # here, since lark takes its time

    sentences = parse(tidied(senses))
    try:
        return meaning(sentences, unsaid_stays=book.no_subject_after_stop) if sentences else ()
    except Declined:
        return ()


@lru_cache(maxsize=512)
def _candidates(chunk: Lexed) -> tuple[Senses, ...]:
    """The ways to read a chunk that keep to the grammar; first those that make sense out of context."""
    from penultimate.houserules.parsing import parse

    sensible: list[Senses] = []
    possible: list[Senses] = []
    count = 0
    for second_thoughts in range(_MOST_SECOND_THOUGHTS + 1):
        for senses in chunk.readings(second_thoughts):
            count += 1
            if count > _MOST_READINGS:
                break
            tidy = tidied(senses)
            sentences = parse(tidy) if tidy else []
            if sentences is not None:
                (sensible if makes_sense(sentences) else possible).append(tuple(senses))
        if sensible:
            break
    return (*sensible, *possible)[:_MOST_CANDIDATES]


def _wholes(candidates: Sequence[tuple[Senses, ...]]) -> Iterator[list[Sense]]:
    """The chunks put together: the first candidate of each, then with one of them replaced, then with two."""
    for second_thoughts in range(3):
        yield from _put_together(candidates, second_thoughts)


def _put_together(candidates: Sequence[tuple[Senses, ...]], second_thoughts: int) -> Iterator[list[Sense]]:
    if not candidates:
        if second_thoughts == 0:
            yield []
        return
    for rank, senses in enumerate(candidates[0]):
        if rank and not second_thoughts:
            return
        for rest in _put_together(candidates[1:], second_thoughts - bool(rank)):
            yield [*senses, *rest]
