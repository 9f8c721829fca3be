"""What people hardly mean, though their words could say it: the game itself may say so, for it means what it says."""

from itertools import pairwise
from typing import Final

from penultimate.houserules.sides import sides_in
from penultimate.rules.compound import effects_in
from penultimate.rules.effects import (
    Amount,
    BuryCards,
    Clause,
    Compared,
    Condition,
    Count,
    DiscardCards,
    DrawCards,
    Drew,
    DropCards,
    EvenHand,
    GiveCards,
    GoOnWith,
    HandOver,
    Holds,
    Lasting,
    Law,
    LetNameColour,
    MissTurns,
    SwapHands,
    Than,
    TurnRound,
    Who,
)
from penultimate.rules.whichcards import ANY, MEASURES


def is_doubtful(clauses: tuple[Clause, ...]) -> bool:
    """What only the game itself says in so many words: people mean something else by it."""
    if any(doubt(clause) for clause in clauses for doubt in _OF_ONE) or any(doubt(clauses) for doubt in _OF_ALL):
        return True
    return any(_ends_the_round(clause) for clause in clauses[:-1])


def _turns_round_twice(clauses: tuple[Clause, ...]) -> bool:
    """Said in two ways, or meant twice?"""
    return any(one == other and one.effect == TurnRound() for one, other in pairwise(clauses))


def _stops_everyone(clauses: tuple[Clause, ...]) -> bool:
    """Whether the others miss a turn and I do: then nothing would have happened."""
    stopped = {clause.effect.who for clause in clauses if isinstance(clause.effect, MissTurns) and clause.when is None}
    return {Who.OTHERS, Who.ME} <= stopped


def _swaps_with_themselves(clause: Clause) -> bool:
    swaps = [part for part in effects_in(clause.effect) if isinstance(part, SwapHands)]
    return any(len(set(swap.concerns())) == 1 for swap in swaps)


def _ends_the_round(clause: Clause) -> bool:
    """Whether whoever does it has no card left, so that nothing after it happens (CUST-5)."""
    effect = clause.effect
    if clause.when is not None or not isinstance(effect, DropCards | DiscardCards | BuryCards | HandOver | GiveCards):
        return False
    return effect.cards == Amount(Count.ALL) and (isinstance(effect, DiscardCards | GiveCards) or effect.which == ANY)


def _throws_all_away(clause: Clause) -> bool:
    """ "Name a number: whoever has it throws all away": all with that number, more likely than the whole hand."""
    when, effect = clause.when, clause.effect
    if not isinstance(when, Holds) or when.who is not Who.THEY or when.which in (ANY, *MEASURES):
        return False
    return isinstance(effect, DropCards) and effect.cards == Amount(Count.ALL) and effect.which == ANY


def _chooses_too_early(clause: Clause) -> bool:
    """ "Draw a card; if it is red, give it to somebody": who that is is asked before the card is drawn."""
    return isinstance(clause.when, Drew) and Who.CHOSEN in clause.effect.concerns()


def _counts_twice(clauses: tuple[Clause, ...]) -> bool:
    """ "Whoever has five or more draws one, whoever has ten or more draws two": three then, or two?"""
    for one, other in pairwise(clauses):
        first, second = one.when, other.when
        if _are_of_one_roll(first, second) and one.effect.verb == other.effect.verb:
            return True
        if not isinstance(first, Holds) or not isinstance(second, Holds) or one.effect.verb != other.effect.verb:
            continue
        is_within = first.than is second.than and first.than is not Than.EXACTLY and first.cards != second.cards
        if is_within and (first.who, first.which) == (second.who, second.which) and one.effect != other.effect:
            return True
    return False


def _are_of_one_roll(first: Condition | None, second: Condition | None) -> bool:
    """ "Four or more: draw one; a six: draw two": whether a die can show what both ask for, and one of them more."""
    if first is None or second is None or first == second:
        return False
    one, other = sides_in(first), sides_in(second)
    return one is not None and other is not None and bool(one & other)


def _colours_a_coloured_card(clause: Clause) -> bool:
    """ "Whoever plays a 7 names the colour": the 7 keeps its own."""
    law = clause.effect
    if not isinstance(law, Lasting) or law.then is None or law.which == "wild":
        return False
    return any(isinstance(part, GoOnWith | LetNameColour) for part in effects_in(law.then))


def _misses_anyway(clauses: tuple[Clause, ...]) -> bool:
    """ "Only red; whoever cannot draws three, and the turn is over": not for who could."""
    tolls = {each.effect.who for each in clauses if isinstance(each.effect, Lasting) and each.effect.law is Law.TOLL}
    return any(isinstance(each.effect, MissTurns) and each.effect.who in tolls for each in clauses)


def _draws_more_among_all(clauses: tuple[Clause, ...]) -> bool:
    """Whether all draw and then one of them draws another number: as well, or instead?"""
    for one, other in pairwise(clauses):
        first, second = one.effect, other.effect
        if not isinstance(first, DrawCards) or not isinstance(second, DrawCards) or one.when != other.when:
            continue
        is_among = second.who.is_one and (first.who is Who.EVERYONE or (first.who, second.who) != (Who.OTHERS, Who.ME))
        if first.who in (Who.EVERYONE, Who.OTHERS) and is_among and first.cards != second.cards:
            return True
    return False


def _draws_among_all(clauses: tuple[Clause, ...]) -> bool:
    """Whether everyone draws and then I do, or the other way round: as well, or instead?"""
    return any(
        isinstance(one.effect, DrawCards)
        and isinstance(other.effect, DrawCards)
        and {one.effect.who, other.effect.who} == {Who.EVERYONE, Who.ME}
        and one.when == other.when
        for one, other in pairwise(clauses)
    )


def _draws_instead(clauses: tuple[Clause, ...]) -> bool:
    """Whether somebody draws, and under a condition on their hand another number: as well, or instead?"""
    for one, other in pairwise(clauses):
        first, second = one.effect, other.effect
        if not isinstance(first, DrawCards) or not isinstance(second, DrawCards) or first.who != second.who:
            continue
        if one.when is None and isinstance(other.when, Holds | Compared | EvenHand) and first.cards != second.cards:
            return True
    return False


def _turns_round_first(clauses: tuple[Clause, ...]) -> bool:
    """Whether play turns round and then something happens to the previous player: the one from before, or from then?"""
    turned = False
    for clause in clauses:
        if turned and Who.PREVIOUS in clause.effect.concerns():
            return True
        turned = turned or clause.effect == TurnRound()
    return False


_OF_ONE: Final = (_swaps_with_themselves, _throws_all_away, _chooses_too_early, _colours_a_coloured_card)
"""What is doubtful of a clause by itself."""
_OF_ALL: Final = (
    _turns_round_twice,
    _turns_round_first,
    _draws_more_among_all,
    _draws_among_all,
    _draws_instead,
    _counts_twice,
    _misses_anyway,
    _stops_everyone,
)
"""And of several together."""


def could_be_anybodys(clauses: tuple[Clause, ...]) -> bool:
    """ "For one lap you may only play red": whoever lays the card, or anybody?"""
    laws = (Law.BAN, Law.ONLY, Law.DOUBLE, Law.PRESS, Law.TOLL, Law.FINE)
    effects = [clause.effect for clause in clauses]
    return any(isinstance(each, Lasting) and each.who is Who.ME and each.law in laws for each in effects)
