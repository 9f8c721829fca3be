"""What could come next, while a rule is being written.

The game's own sentences are the models: where one of them begins with what has been written since the last joint, be it
in other words, its next words are suggested.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from penultimate.houserules.lexing import JOINTS, lex
from penultimate.houserules.phrasebook import phrasebook
from penultimate.houserules.saying import say
from penultimate.houserules.tokens import Sense
from penultimate.houserules.words import Word, words_of
from penultimate.rules.cards import Colour
from penultimate.rules.effects import (
    Clause,
    Condition,
    DiscardCards,
    DrawCards,
    DropCards,
    Effect,
    GiveCards,
    HandOver,
    Holds,
    MissTurns,
    Named,
    PassHands,
    PlayAgain,
    ShowHand,
    SwapHands,
    Than,
    TurnRound,
    Who,
)
from penultimate.rules.whichcards import ANY

MOST_SUGGESTIONS: Final = 8


@dataclass(frozen=True, slots=True)
class Piece:
    """A phrase of a text: where it stands, and what it means."""

    start: int
    end: int
    sense: Sense

    def is_like(self, other: "Piece") -> bool:
        mine, others = self.sense, other.sense
        if mine.kind != others.kind:
            return False
        if isinstance(mine.value, tuple) and isinstance(others.value, tuple):
            return bool({verb.meaning for verb in mine.value} & {verb.meaning for verb in others.value})
        return mine.kind == "NUMBER" or mine.value == others.value


@dataclass(frozen=True, slots=True)
class Model:
    """One of the game's own sentences."""

    text: str
    words: tuple[Word, ...]
    pieces: tuple[Piece, ...]
    spelt: tuple[str, ...]
    """Its words as they are looked up."""


@dataclass(frozen=True, slots=True)
class Suggestions:
    """What to write from a place on: the end of the text, or where its last, unfinished word begins."""

    start: int
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Open:
    """What has been written since the last joint."""

    words: tuple[Word, ...]
    pieces: tuple[Piece, ...]
    begins_sentence: bool
    follows_condition: bool


def suggestions(text: str, lang: str) -> Suggestions:
    words = words_of(text, phrasebook(lang).spelling)
    finished = Suggestions(len(text), tuple(_suggest(text, "", lang)[:MOST_SUGGESTIONS]))
    if not words or words[-1].end < len(text):
        return finished
    last = words[-1]
    unfinished = Suggestions(last.start, tuple(_suggest(text[: last.start], last.text, lang)[:MOST_SUGGESTIONS]))
    known = lex(text, phrasebook(lang)).first_reading()[-1][1] is not None
    first, second = (finished, unfinished) if known else (unfinished, finished)
    return first if first.texts else second


def prepare_suggestions(lang: str) -> None:
    """Makes the models of a language, all of them."""
    _conditions(lang)
    for inverted in {False, bool(phrasebook(lang).say.get("inverts", False))}:
        _clauses(lang, inverted=inverted)


def _suggest(text: str, begun: str, lang: str) -> list[str]:
    book = phrasebook(lang)
    written = _open_part(text, lang)
    condition = next((each for each in _conditions(lang) if _begins_with(written.pieces, each.pieces)), None)
    if condition is not None:
        after = written.pieces[len(condition.pieces) - 1].end
        words = tuple(word for word in written.words if word.start >= after)
        written = _Open(words, written.pieces[len(condition.pieces) :], False, True)
    models = _clauses(lang, inverted=written.follows_condition and bool(book.say.get("inverts", False)))
    if written.begins_sentence and written.words:
        models = (*models, *_conditions(lang))
    spelt = tuple([word.text for word in written.words])
    found = [each for model in models if (each := _continued(model, written, spelt)) is not None]
    if written.begins_sentence and not written.words:
        found.insert(0, book.say["head"].partition("{")[0].strip())
    if "" in found:
        found = [*book.say["joints"], *found]
    return [each for each in dict.fromkeys(found) if _begins_like(each, begun, lang)]


@lru_cache(maxsize=4096)
def _first_word(text: str, lang: str) -> str | None:
    words = words_of(text, phrasebook(lang).spelling)
    return words[0].text if words else None


def _begins_like(text: str, begun: str, lang: str) -> bool:
    first = _first_word(text, lang)
    return first is not None and first.startswith(begun)


def _continued(model: Model, written: _Open, spelt: tuple[str, ...]) -> str | None:
    """How a model goes on after what has been written: word by word, or in the same sense."""
    count = len(spelt)
    if model.spelt[:count] == spelt:
        start = model.words[count - 1].end if count else 0
    elif written.pieces and _begins_with(model.pieces, written.pieces):
        start = model.pieces[len(written.pieces) - 1].end
    else:
        return None
    rest = [piece for piece in model.pieces if piece.end > start]
    end = rest[0].end if rest else len(model.text)
    for before, piece in pairwise(rest):
        if before.sense.kind == "WHO" or piece.sense.kind == "WHO":
            break
        end = piece.end
    return model.text[start:end].strip()


def _open_part(text: str, lang: str) -> _Open:
    words = words_of(text, phrasebook(lang).spelling)
    pieces: list[Piece] = []
    start = 0
    begins_sentence = True
    follows_condition = False
    for piece in _pieces(text, lang):
        if piece.sense.kind in JOINTS:
            kinds = {each.sense.kind for each in pieces}
            follows_condition = "IF" in kinds and "VERB" not in kinds
            begins_sentence = piece.sense.kind == "STOP"
            pieces = []
            start = piece.end
        else:
            pieces.append(piece)
    open_words = tuple(word for word in words if word.start >= start)
    return _Open(open_words, tuple(pieces), begins_sentence, follows_condition)


def _begins_with(whole: tuple[Piece, ...], part: tuple[Piece, ...]) -> bool:
    return len(part) <= len(whole) and all(one.is_like(other) for one, other in zip(whole, part, strict=False))


def _pieces(text: str, lang: str) -> list[Piece]:
    """The phrases that say something."""
    lexed = lex(text, phrasebook(lang))
    pieces: list[Piece] = []
    for at, choice in lexed.first_reading():
        if choice is not None and choice.sense.kind not in ("FILLER", "MODAL"):
            end = lexed.words[at + choice.words - 1].end
            pieces.append(Piece(lexed.words[at].start, end, choice.sense))
    return pieces


def _model(text: str, lang: str) -> Model:
    words = tuple(words_of(text, phrasebook(lang).spelling))
    return Model(text, words, tuple(_pieces(text, lang)), tuple([word.text for word in words]))


@cache
def _clauses(lang: str, *, inverted: bool) -> tuple[Model, ...]:
    """Every effect, said in full; in the order in which people are likely to want them."""
    table = phrasebook(lang).say
    when = Named(Colour.RED) if inverted else None
    head = table["head"].partition("{effects}")[0].format(condition=say_condition(when, lang)) if when else ""
    texts = (say((Clause(effect, when),), lang)[len(head) :].removesuffix(table["end"]) for effect in _effects())
    return tuple(_model(_uncapitalised(text, lang), lang) for text in texts)


@cache
def _conditions(lang: str) -> tuple[Model, ...]:
    head = phrasebook(lang).say["head"].partition("{effects}")[0]
    found: list[Condition] = [Named(colour) for colour in Colour]
    people = [who for who in Who if who.is_one and not who.is_relative and who is not Who.WINNER]
    found += (Holds(who, than, 5) for than in Than for who in people)
    return tuple(_model(head.format(condition=say_condition(each, lang)).strip(" ,，"), lang) for each in found)


def say_condition(condition: Condition, lang: str) -> str:
    """The condition alone, as it stands in the head of a sentence."""
    table = phrasebook(lang).say
    before, after = table["head"].split("{condition}")
    whole = say((Clause(TurnRound(), condition),), lang)
    return whole[len(before) : whole.index(after.partition("{effects}")[0], len(before))]


def _uncapitalised(text: str, lang: str) -> str:
    i = phrasebook(lang).say["who"]["me"]["name"]
    return text if text.startswith(f"{i} ") else text[0].lower() + text[1:]


def _effects() -> Iterator[Effect]:
    by_use = (Who.NEXT, Who.OTHERS, Who.EVERYONE, Who.ME, Who.CHOSEN, Who.PREVIOUS, Who.MOST, Who.FEWEST)
    for who in by_use:
        yield DrawCards(who, 2)
        yield MissTurns(who, 1)
        if who.is_one:
            yield PlayAgain(who)
        yield DropCards(who, 1, ANY)
        for other in by_use:
            if other is not who:
                if who.is_one and other.is_one:
                    yield SwapHands(who, other)
                if who.is_one or other.is_one:
                    yield HandOver(who, 1, ANY, other)
                yield ShowHand(who, other)
    yield TurnRound()
    yield PassHands()
    for who in by_use:
        yield DiscardCards(who, 1)
        for other in by_use:
            if other is not who and (who.is_one or other.is_one):
                yield GiveCards(who, 1, other)
