"""The reader that goes by a language's grammar: every way to read a text, and the one thing they all come to."""

from collections.abc import Sequence

from penultimate.houserules.chart import TooMuch
from penultimate.houserules.discourse import clauses_of
from penultimate.houserules.grammar import grammar_of
from penultimate.houserules.meant import as_meant, drafted, draws_from_what_it_sees, picked, without_echo
from penultimate.houserules.phrasebook import Phrasebook
from penultimate.houserules.statements import Sentence, Statements
from penultimate.houserules.variations import Unfit
from penultimate.houserules.words import Word
from penultimate.rules.compound import effects_in
from penultimate.rules.effects import Clause, PlayAgain, Rule, RuleError, Who, read_clauses


class TwoTurns(Unfit):
    """ "The next player plays again": the notation says only that the next turn is theirs, as it would be anyway."""


def readings(words: Sequence[Word], book: Phrasebook) -> list[tuple[Clause, ...]]:
    """What a text can say; several, where it could mean different things."""
    return readings_or_problem(words, book)[0]


def readings_or_problem(words: Sequence[Word], book: Phrasebook) -> tuple[list[tuple[Clause, ...]], str]:
    """The same, and why what it says is nothing for a card: the reason of a RuleError, or "unclear"."""
    chart = chart_of(words, book)
    try:
        printed, texts = chart.printed(), chart.texts()
    except TooMuch:
        return [], "unclear"
    if printed:
        return [read_clauses(notation) for notation in printed], ""
    found: dict[tuple[Clause, ...], None] = {}
    problem = "unclear"
    for text in texts:
        try:
            found[meaning(text, book, words)] = None
        except RuleError as error:
            problem = error.reason
        except TwoTurns:
            return [], "unclear"
        except (Unfit, ValueError):
            continue
    return [each for each in found if not draws_from_what_it_sees(each) and drafted(each) not in found], problem


def chart_of(words: Sequence[Word], book: Phrasebook) -> Statements:
    grammar = grammar_of(book)
    return Statements([word.text for word in grammar.rewritten(list(words))], grammar)


def meaning(text: Sequence[Sentence], book: Phrasebook, words: Sequence[Word]) -> tuple[Clause, ...]:
    """What the sentences say together; Unfit, RuleError or ValueError where that is nothing for a card."""
    grammar = grammar_of(book)
    said = clauses_of(text, stays=grammar.stays, says_you=book.says_you(words))
    if book.says_again(words) and any(PlayAgain(Who.NEXT) in effects_in(clause.effect) for clause in said):
        raise TwoTurns
    meant = without_echo if grammar.skips_bring_turns else as_meant
    clauses = picked(meant(said))
    Rule("-", clauses)
    if not clauses:
        raise Unfit
    return clauses
