"""Effects and conditions with something else in one of their places: somebody else, other cards, the opposite.

What a text leaves to what was said before ("they", "it", "otherwise", "the other one") is put in by these.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from penultimate.houserules.sides import ALL_SIDES, of_sides, sides_in
from penultimate.rules.cards import COLOUR_LETTERS, Colour
from penultimate.rules.effects import (
    Among,
    Amount,
    AtTable,
    BuryCards,
    Chooser,
    Clause,
    Compared,
    Condition,
    DiscardCards,
    DraftCards,
    DrawCards,
    Drew,
    DropCards,
    Effect,
    Either,
    EvenHand,
    FetchCards,
    GiveCards,
    HandOver,
    Holds,
    Lasting,
    Lies,
    Lying,
    MissTurns,
    Named,
    PickCards,
    RenewHand,
    SalvageCards,
    ScorePoints,
    ShowCards,
    ShowHand,
    Than,
    Together,
    Who,
    either,
)
from penultimate.rules.verbs import Place
from penultimate.rules.whichcards import ANY

IT: Final = "it"
"""A sort of cards that was named before: "whoever has a 7 throws it away"."""

SEEN_FROM_EACH: Final = {
    Who.NEXT: Who.THEIR_NEXT,
    Who.PREVIOUS: Who.THEIR_PREVIOUS,
    Who.LEFT: Who.THEIR_LEFT,
    Who.RIGHT: Who.THEIR_RIGHT,
}
"""Who somebody is to everyone, where it is not said to whom."""


class Unfit(Exception):
    """What was said does not go together."""


@dataclass(frozen=True)
class AnyOf:
    """One of several conditions, of which no two can be true at once: "red or blue"."""

    conditions: tuple[Condition, ...]

    def people(self) -> tuple[Who, ...]:
        return self.conditions[0].people()


def in_parts(effect: Effect, change: Callable[[Effect], Effect]) -> Effect:
    """The effect with each of those changed that it is made of."""
    if isinstance(effect, Either):
        return either(effect.by, tuple(in_parts(way, change) for way in effect.ways))
    return Together(tuple(map(change, effect.effects))) if isinstance(effect, Together) else change(effect)


# --- who --------------------------------------------------------------------------------------------------------------


def by_everyone(effects: tuple[Effect, ...]) -> list[tuple[Effect, ...]]:
    """What I do, done by everyone; none where that cannot be."""
    try:
        return [tuple(_asked_of_everyone(effect) for effect in effects)]
    except Unfit:
        return []


def _asked_of_everyone(effect: Effect) -> Effect:
    if isinstance(effect, Either) and effect.second is None:
        return Either(Chooser.THEY, in_parts(effect.first, _done_by_everyone))
    return _done_by_everyone(effect)


def _done_by_everyone(effect: Effect) -> Effect:
    """Where everyone misses a turn nothing happens: whoever says so means the others."""
    if not isinstance(effect, _DONE_BY_ONE):
        raise Unfit
    maker: Callable[..., Effect] = type(effect)
    places = [_seen_from_each(place) for place in effect.places()[1:]]
    return maker(Who.OTHERS if isinstance(effect, MissTurns) else Who.EVERYONE, *places)


def _seen_from_each(place: Place) -> Place:
    """My neighbours are each one's own then, and as many cards as I have are as many as each has."""
    if isinstance(place, Amount) and place.who is Who.ME:
        return replace(place, who=Who.THEY)
    if place in (Who.CHOSEN, Who.OPPOSITE):
        raise Unfit  # I choose, or each of them?
    return SEEN_FROM_EACH.get(place, place) if isinstance(place, Who) else place


_DONE_BY_ONE: Final = (
    DrawCards,
    MissTurns,
    DropCards,
    DiscardCards,
    HandOver,
    GiveCards,
    ShowHand,
    ShowCards,
    BuryCards,
    FetchCards,
    RenewHand,
    ScorePoints,
    PickCards,
    SalvageCards,
    DraftCards,
)


def condition_for(when: Condition, that: Who, of: Who = Who.THEY) -> Condition:
    """The condition with this player in the place of another; of "them", as a rule."""
    if isinstance(when, Holds) and when.who is of:
        return Holds(that, when.than, when.cards, when.which)
    if isinstance(when, Drew) and when.who is of:
        return Drew(that, when.which, when.is_so)
    if isinstance(when, EvenHand) and when.who is of:
        return EvenHand(that, when.even)
    if isinstance(when, Compared):
        return Compared(that if when.who is of else when.who, when.than, that if when.other is of else when.other)
    return when


def with_first_choice(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """ "Another player" is the first one chosen if there is no other."""
    named = {who for clause in clauses for who in clause.effect.concerns()}
    asked = {who for clause in clauses if clause.when is not None for who in clause.when.people()}
    if Who.CHOSEN_TOO not in named or {Who.CHOSEN, Who.BUT_CHOSEN} & (named | asked):
        return clauses
    return tuple(Clause(_by_the_first(clause.effect), clause.when) for clause in clauses)


def _by_the_first(effect: Effect) -> Effect:
    if isinstance(effect, Either | Together):
        return in_parts(effect, _by_the_first)
    if isinstance(effect, Lasting):
        effect = replace(effect, to=Who.CHOSEN) if effect.to is Who.CHOSEN_TOO else effect
        return replace(effect, who=Who.CHOSEN) if effect.who is Who.CHOSEN_TOO else effect
    maker: Callable[..., Effect] = type(effect)
    return maker(*[Who.CHOSEN if place is Who.CHOSEN_TOO else place for place in effect.places()])


# --- which cards ------------------------------------------------------------------------------------------------------


def meaning_it(effect: Effect, which: str) -> Effect:
    """The effect with "it" and "them" being cards of this sort."""
    if which == IT:
        return effect
    if isinstance(effect, Either | Together):
        return in_parts(effect, lambda part: meaning_it(part, which))
    if IT not in effect.places():
        return effect
    maker: Callable[..., Effect] = type(effect)
    return maker(*[which if place == IT else place for place in effect.places()])


def colour_of_most(doer: Who | None) -> str:
    """ "Whoever has the most red cards throws them away"."""
    letter = "" if doer is None else str(doer.value).rpartition("-")[2]
    return letter if letter and letter in COLOUR_LETTERS else IT


def sides_of_any(when: Condition | AnyOf) -> frozenset[int] | None:
    """What a die may show for it to be true, where it is about a die alone."""
    several = [sides_in(each) for each in (when.conditions if isinstance(when, AnyOf) else (when,))]
    known = [sides for sides in several if sides is not None]
    return frozenset().union(*known) if len(known) == len(several) else None


# --- the opposite -----------------------------------------------------------------------------------------------------


def opposites_of(when: Condition | AnyOf) -> list[Condition]:
    """What holds where the condition does not."""
    sides = sides_of_any(when)
    if sides is not None:
        return of_sides(ALL_SIDES - sides)
    match when:
        case AnyOf(several) if all(isinstance(each, Named) for each in several):
            return [Named(colour) for colour in Colour if Named(colour) not in several]
        case AnyOf(several):
            lying = [Lies(Lying.TURNED, which) for which in (*COLOUR_LETTERS, "wild")]
            if not set(several) <= set(lying):
                raise Unfit
            return [each for each in lying if each not in several]
        case Named(colour):
            return [Named(other) for other in Colour if other is not colour]
        case EvenHand(who, even):
            return [EvenHand(who, not even)]
        case AtTable(Than.EXACTLY, 2):
            return [AtTable(Than.MORE, 2)]
        case AtTable(Than.MORE, players):
            return [AtTable(Than.FEWER, players + 1)]
        case AtTable(Than.FEWER, players):
            return [AtTable(Than.MORE, players - 1)]
        case AtTable(_, players):
            return [AtTable(than, players) for than in (Than.MORE, Than.FEWER)]
        case Drew(who, which, is_so):
            return [Drew(who, which, not is_so)]
        case Lies(place, which, is_so):
            return [Lies(place, which, not is_so)]
        case Among(every, of) if len(opposites_of(of)) == 1:
            (other,) = opposites_of(of)
            assert isinstance(other, Holds)
            return [Among(not every, other)]
        case Holds(who, Than.MORE, cards, which):
            return [Holds(who, Than.FEWER, cards + 1, which)]
        case Holds(who, Than.EXACTLY, 1, which) if which == ANY:
            return [Holds(who, Than.MORE, 1, which)]  # nobody has none
        case Holds(who, Than.FEWER, cards, which) if cards > 0:
            return [Holds(who, Than.MORE, cards - 1, which)]
        case Holds(who, _, cards, which):
            return [Holds(who, than, cards, which) for than in (Than.MORE, Than.FEWER)]
        case Compared(who, than, other) if other is not Who.OTHERS:
            return [Compared(who, each, other) for each in Than if each is not than]
    raise Unfit
