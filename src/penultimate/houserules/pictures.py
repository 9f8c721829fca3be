"""Clauses without words: small tokens that a front end draws a picture for, each."""

from penultimate.rules.effects import (
    Among,
    Amount,
    AtTable,
    Both,
    Clause,
    Compared,
    Condition,
    Drew,
    Effect,
    Either,
    EvenHand,
    GoOnWith,
    Holds,
    Lasting,
    Lies,
    Named,
    PassHands,
    Place,
    Rolled,
    RolledEven,
    Than,
    Together,
    Who,
)
from penultimate.rules.whichcards import ANY

Picture = tuple[str, str | int]


def pictures(clauses: tuple[Clause, ...]) -> list[list[Picture]]:
    """One row of pictures per clause, in the order in which things happen: `[("who", "next"), ("draw", 2)]`.

    The first halves: "named" (a colour's letter), "holds" (who, in a condition), "more", "fewer", "exactly" (cards,
    or who), "die", "not-die" (a side, or 0 before "more" and the like), "even", "odd", "sort" (of cards), "who", each
    verb of an effect (a number, 0 where there is none, or the notation of an amount), "to" (who); "choose" (who
    settles an "or": "they", "me", "coin"), "or", "may"; "until" ("lap", "round", "lap/2").
    """
    return [[*_condition(clause.when), *_effect(clause.effect)] for clause in clauses]


def _condition(condition: Condition | None) -> list[Picture]:
    match condition:
        case None:
            return []
        case Named(colour):
            return [("named", colour.letter)]
        case Holds(who, than, cards, which):
            return [("holds", who.value), (than.value, cards), *_sort(which)]
        case Among(every, of):
            _, *rest = _condition(of)
            return [("holds", f"{'every' if every else 'some'}-{of.who.value}"), *rest]
        case Compared(who, than, other):
            return [("holds", who.value), (than.value, other.value)]
        case AtTable(than, players):
            return [("holds", "everyone"), (than.value, players)]
        case EvenHand(who, even):
            return [("holds", who.value), ("even" if even else "odd", 0)]
        case Both(first, second):
            return [*_condition(first), *_condition(second)]
        case Drew(who, which, is_so):
            return [("holds", who.value), ("drew" if is_so else "not-drew", 0), *_sort(which)]
        case Rolled(Than.EXACTLY, pips, is_so):
            return [("die" if is_so else "not-die", pips)]
        case Rolled(than, pips):
            return [("die", 0), (than.value, pips)]
        case RolledEven(even):
            return [("die", 0), ("even" if even else "odd", 0)]
        case Lies(place, which, is_so):
            return [(place.value if is_so else f"not-{place.value}", 0), *_sort(which)]
    raise TypeError(condition)


def _effect(effect: Effect) -> list[Picture]:
    match effect:
        case Either(by, first, None):
            return [("may", by.value), *_effect(first)]
        case Either(by):
            between = [picture for way in effect.ways for picture in (("or", 0), *_effect(way))]
            return [("choose", by.value), *between[1:]]
        case Together(effects):
            return [picture for each in effects for picture in _effect(each)]
        case Lasting(_, law, who, which, then, number):
            rest = [] if then is None else _effect(then)
            to: list[Picture] = [] if effect.to is None else [("to", effect.to.value)]
            return [("until", effect.span), ("who", who.value), (law.value, _number(number)), *_sort(which), *rest, *to]
        case GoOnWith(colour):
            return [("colour", colour)]
        case PassHands():
            return [("who", "everyone"), ("pass", 0)]
    return _by_place(effect)


def _by_place(effect: Effect) -> list[Picture]:
    places = list(effect.places())
    number = next((_number(place) for place in places if isinstance(place, int | Amount)), 0)
    people = [place for place in places if isinstance(place, Who)]
    sorts = [sort for place in places if isinstance(place, str) for sort in _sort(place)]
    doer: list[Picture] = [("who", people[0].value)] if people else []
    return [*doer, (effect.verb, number), *sorts, *(("to", who.value) for who in people[1:])]


def _number(place: Place) -> str | int:
    return place.text() if isinstance(place, Amount) else int(str(place))


def _sort(which: str) -> list[Picture]:
    return [] if which == ANY else [("sort", which)]
