"""Pours the words of a text into moulds: what the game itself would say in these very words is what the text says.

This is how the game understands its own sentences, exactly and in one way. What people write otherwise is read by the
grammar (`hearing.py`).
"""

from collections.abc import Sequence
from functools import cache

from penultimate.houserules.foundry import moulds_of
from penultimate.houserules.grammar import grammar_of
from penultimate.houserules.lexing import cut
from penultimate.houserules.moulds import PAUSES
from penultimate.houserules.phrasebook import Phrasebook
from penultimate.houserules.places import MOST_WAYS, Ends, Places, different
from penultimate.houserules.saying import say
from penultimate.houserules.words import Word
from penultimate.rules.effects import MOST_EFFECTS, Clause, Rule, RuleError


def hear(words: Sequence[Word], book: Phrasebook) -> tuple[Clause, ...]:
    """The clauses that the game says in these words; none if they are not its own."""
    heard = _Ear(_apart(_texts(words), book), book).rules()
    found = [clauses for clauses in heard if _is_playable(clauses) and _is_said_so(clauses, words, book)]
    if len(found) > 1:  # then the stops and pauses tell them apart
        found = [clauses for clauses in found if _texts(cut(say(clauses, book.lang), book)) == _texts(words)]
    return found[0] if len(found) == 1 else ()


def _apart(texts: list[str], book: Phrasebook) -> list[str]:
    """Words as moulds have them: "a action card", of which the game makes "an action card"."""
    for apart, together in book.say.get("beside", {}).items():
        texts = f" {' '.join(texts)} ".replace(f" {together} ", f" {apart} ").split()
    return texts


def _texts(words: Sequence[Word]) -> list[str]:
    return [word.text for word in words]


def _is_playable(clauses: tuple[Clause, ...]) -> bool:
    try:
        Rule("-", clauses)
    except RuleError:
        return False
    return True


def _is_said_so(clauses: tuple[Clause, ...], words: Sequence[Word], book: Phrasebook) -> bool:
    return _without_pauses(cut(say(clauses, book.lang), book), book) == _without_pauses(words, book)


def _without_pauses(words: Sequence[Word], book: Phrasebook) -> list[str]:
    """A comma may be left out, and the stop at the very end; one between two sentences tells them apart."""
    texts = [word.text for word in words if word.text not in PAUSES]
    while texts and texts[-1] in moulds_of(book).end:
        texts.pop()
    return texts


def is_known(word: str, book: Phrasebook) -> bool:
    """Whether a word stands in any mould, or anywhere in the grammar."""
    return word in vocabulary_of(book)


@cache
def vocabulary_of(book: Phrasebook) -> frozenset[str]:
    """Every word that stands in a mould or in the grammar."""
    return moulds_of(book).vocabulary | grammar_of(book).vocabulary


def idle_words(words: Sequence[Word], book: Phrasebook) -> set[int]:
    """The places of words that say nothing together: "thank you"."""
    texts = tuple(word.text for word in words)
    fillers = grammar_of(book).fillers
    return {
        at + each
        for at, first in enumerate(texts)
        for idle in fillers.get(first, ())
        if texts[at : at + len(idle)] == idle
        for each in range(len(idle))
    }


def is_begun(word: str, book: Phrasebook) -> bool:
    """Whether a word that stands in a mould begins like this."""
    return any(each.startswith(word) for each in vocabulary_of(book))


class _Ear(Places):
    """Reads sentences."""

    def rules(self) -> list[tuple[Clause, ...]]:
        """What all the words can say: one sentence after the other."""
        found: dict[tuple[Clause, ...], None] = {}
        todo: list[tuple[int, tuple[Clause, ...]]] = [(0, ())]
        while todo and len(found) < MOST_WAYS:
            begin, before = todo.pop()
            for end, clauses in self._sentences(begin):
                whole = (*before, *clauses)
                after = end + len(self.moulds.end) if self.stands(self.moulds.end, end) else end
                if after == len(self.words):
                    found[whole] = None
                elif after > end and len(whole) < MOST_EFFECTS:
                    todo.append((after, whole))
        return list(found)

    def _sentences(self, at: int) -> Ends:
        found: Ends = [(end, tuple(map(Clause, effects))) for end, effects in self.read("effects", at)]
        for several in self.moulds.sentences.values():
            for each in several:
                for end, env in self.pour(each, at):
                    found.append((end, tuple(Clause(effect, env["condition"]) for effect in env["effects"])))
        return different(found)
