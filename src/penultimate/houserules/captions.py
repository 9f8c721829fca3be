"""A rule as small pictures with words beside them, where a picture alone would not tell."""

from collections.abc import Iterator
from typing import Final

from penultimate.houserules.phrasebook import phrasebook
from penultimate.houserules.pictures import Picture
from penultimate.houserules.saying import Speaker
from penultimate.rules.effects import (
    Amount,
    Chooser,
    Clause,
    Effect,
    Either,
    GoOnWith,
    Lasting,
    Law,
    Named,
    PassHands,
    Together,
    Who,
)
from penultimate.rules.whichcards import ANY

_WITH: Final = ("swap", "lots")
"""What two do together: neither has it done to them."""


def captioned(clauses: tuple[Clause, ...], lang: str) -> list[list[Picture]]:
    """One row per clause, as `pictures` has them, but with the words of a language for people, cards, amounts, times
    and conditions: `[("if", "I have no red cards"), ("draw", 2), ("who", "the next player")]`.
    """
    speaker = Speaker(phrasebook(lang))
    return [[*_when(clause, speaker), *_effect(clause.effect, speaker)] for clause in clauses]


def _when(clause: Clause, speaker: Speaker) -> Iterator[Picture]:
    match clause.when:
        case None:
            return
        case Named(colour):
            yield "named", colour.letter
        case condition:
            yield "if", speaker.condition(condition)


def _effect(effect: Effect, speaker: Speaker) -> Iterator[Picture]:
    match effect:
        case Either(_, first, None):
            yield "may", 0
            yield from _effect(first, speaker)
        case Either(by):
            for at, way in enumerate(effect.ways):
                yield "or" if at else "coin" if by is Chooser.COIN else "choose", 0
                yield from _effect(way, speaker)
        case Together(effects):
            for each in effects:
                yield from _effect(each, speaker)
        case Lasting():
            yield from _lasting(effect, speaker)
        case GoOnWith(colour):
            yield "colour", colour
        case PassHands():
            yield from (("who", speaker.person(Who.EVERYONE, "name")), ("pass", 0))
        case _:
            yield from _by_place(effect, speaker)


def _lasting(effect: Lasting, speaker: Speaker) -> Iterator[Picture]:
    yield "until", speaker.how_long(effect)
    yield "who", speaker.person(effect.who, "name")
    if isinstance(effect.number, Amount):
        yield effect.law.value, speaker.cards(effect.number, ANY, effect.who, draws=effect.law is Law.TOLL)
    else:
        yield effect.law.value, effect.number
    if effect.which != ANY:
        yield "sort", speaker.noun("plural", effect.which)
    if effect.then is not None:
        yield from _effect(effect.then, speaker)
    if effect.to is not None:
        yield "to", speaker.person(effect.to, "name")


def _by_place(effect: Effect, speaker: Speaker) -> Iterator[Picture]:
    places = list(effect.places())
    people = [place for place in places if isinstance(place, Who)]
    which = next((place for place in places if isinstance(place, str) and not isinstance(place, Who)), ANY)
    doer = people[0] if people else None
    if doer is Who.WINNER:
        yield "winner", 0
    elif doer is not None:
        yield "who", speaker.person(doer, "name")
    amount = next((place for place in places if isinstance(place, int | Amount)), 0)
    if isinstance(amount, Amount):
        yield effect.verb, speaker.cards(amount, which, doer, draws=effect.verb == "draw")
    else:
        yield effect.verb, int(amount)
        if which != ANY:
            yield "sort", speaker.noun("plural", which)
    case = "with" if effect.verb in _WITH else "to"
    for other in people[1:]:
        yield "to", speaker.person(other, case)
