"""What some do and the rest do not: conditions put before effects, and the opposite of a condition with something else.

Those of whom something is true may no longer be the same when the first thing has been done: the order sees to it that
nobody does both.
"""

from penultimate.houserules.variations import IT, AnyOf, Unfit, meaning_it, opposites_of
from penultimate.rules.compound import moves_cards
from penultimate.rules.effects import (
    Among,
    Clause,
    Condition,
    DiscardCards,
    DoNothing,
    DrawCards,
    DropCards,
    Effect,
    HandOver,
    Holds,
    MissTurns,
    ShowCards,
    ShowHand,
    Than,
    Who,
)
from penultimate.rules.whichcards import ANY, MEASURES


def under(when: Condition | AnyOf, effects: tuple[Effect, ...]) -> tuple[Clause, ...]:
    """ "Whoever has a 7 throws it away": the condition says what it is."""
    if isinstance(when, AnyOf):
        return tuple(clause for each in when.conditions for clause in under(each, effects))
    which = when.which if isinstance(when, Holds) and when.than is not Than.FEWER else IT
    return tuple(Clause(meaning_it(effect, which), when) for effect in effects)


def of_those(who: Who, when: Condition, effects: tuple[Effect, ...]) -> tuple[Clause, ...]:
    """Everyone who has such a card misses a turn, and that includes me; but who throws away a 7 has one anyway."""
    counted = tuple(MissTurns(who, each.turns) if isinstance(each, MissTurns) else each for each in effects)
    clauses = under(when, counted)
    return tuple(Clause(each.effect) if _goes_without_saying(each) else each for each in clauses)


def some_and_rest(
    who: Who, when: Condition, then: tuple[Effect, ...], rest: tuple[Effect, ...]
) -> list[tuple[Clause, ...]]:
    """Those of whom it is true, and the rest: in an order in which nobody is both."""
    one = of_those(who, when, then)
    opposites = opposites_of(when)
    if len(opposites) != 1:
        return []
    other = of_those(who, opposites[0], rest)
    if all(effect == DoNothing() for effect in then):
        return [other]
    if all(effect == DoNothing() for effect in rest):
        return [one]
    if stay_those(when, then):
        return [(*one, *other)]
    gets_rid = isinstance(when, Holds) and when.which not in (ANY, *MEASURES) and when.than is Than.MORE
    return [(*other, *one)] if stay_those(opposites[0], rest) or (gets_rid and _only(rest, DrawCards)) else []


def stay_those(when: Condition, effects: tuple[Effect, ...]) -> bool:
    """Whether who has done it is still one of them."""
    if _only(effects, MissTurns, ShowHand, ShowCards):
        return True
    touched = {who for effect in effects for who in effect.concerns()}
    if touched == {Who.ME} and not {Who.ME, Who.THEY} & set(when.people()):
        return True  # what I draw is nothing to the next player's hand
    more = isinstance(when, Holds) and when.than is Than.MORE
    fewer = isinstance(when, Holds) and when.than is Than.FEWER
    return (more and _only(effects, DrawCards)) or (fewer and _only(effects, DropCards, DiscardCards))


def _only(effects: tuple[Effect, ...], *kinds: type[Effect]) -> bool:
    return all(isinstance(effect, kinds) for effect in effects)


def _goes_without_saying(clause: Clause) -> bool:
    effect = clause.effect
    return isinstance(effect, DropCards | HandOver) and clause.when == Holds(Who.THEY, Than.MORE, 0, effect.which)


def one_or_the_other(
    when: Condition | AnyOf, then: tuple[Effect, ...], otherwise: tuple[Effect, ...]
) -> tuple[Clause, ...]:
    if otherwise == (DoNothing(),):
        return under(when, then)
    opposites = [under(other, otherwise) for other in opposites_of(when)]
    others = tuple(clause for clauses in opposites for clause in clauses)
    if then == (DoNothing(),):
        return others
    if isinstance(when, Among) and when.is_for_later() and any(map(moves_cards, then)):
        if any(map(moves_cards, otherwise)):
            raise Unfit  # who has got a 7 by then was without one before
        return (*others, *under(when, then))
    is_first = isinstance(when, Holds) and when.is_for_later() and not stay_those(when, then)
    if is_first and all(stay_those(other, otherwise) for other in opposites_of(when)):
        return (*others, *under(when, then))  # who gave away the only 7 has none, but had one
    return (*under(when, then), *others)
