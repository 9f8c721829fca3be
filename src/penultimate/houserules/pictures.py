"""Clauses without words: small tokens that a front end draws a picture for, each."""

from penultimate.rules.effects import (
    Clause,
    Condition,
    DiscardCards,
    DrawCards,
    Effect,
    GiveCards,
    Holds,
    MissTurns,
    Named,
    PassHands,
    PlayAgain,
    ShowHand,
    SwapHands,
    TurnRound,
)

Picture = tuple[str, str | int]


def pictures(clauses: tuple[Clause, ...]) -> list[list[Picture]]:
    """One row of pictures per clause, in the order in which things happen: `[("who", "next"), ("draw", 2)]`.

    The first halves: "named" (a colour's letter), "holds" (who, in a condition), "more", "fewer", "exactly" (cards),
    "who", "draw", "miss", "again", "reverse", "swap", "pass", "give", "discard", "show" (a number, 0 where there is
    none), "to" (who).
    """
    return [[*_condition(clause.when), *_effect(clause.effect)] for clause in clauses]


def _condition(condition: Condition | None) -> list[Picture]:
    match condition:
        case None:
            return []
        case Named(colour):
            return [("named", colour.letter)]
        case Holds(who, than, cards):
            return [("holds", who.value), (than.value, cards)]
    raise TypeError(condition)


def _effect(effect: Effect) -> list[Picture]:
    match effect:
        case DrawCards(who, cards):
            return [("who", who.value), ("draw", cards)]
        case MissTurns(who, turns):
            return [("who", who.value), ("miss", turns)]
        case PlayAgain(who):
            return [("who", who.value), ("again", 0)]
        case TurnRound():
            return [("reverse", 0)]
        case SwapHands(who, other):
            return [("who", who.value), ("swap", 0), ("to", other.value)]
        case PassHands():
            return [("who", "everyone"), ("pass", 0)]
        case GiveCards(who, cards, to):
            return [("who", who.value), ("give", cards), ("to", to.value)]
        case DiscardCards(who, cards):
            return [("who", who.value), ("discard", cards)]
        case ShowHand(who, to):
            return [("who", who.value), ("show", 0), ("to", to.value)]
    raise TypeError(effect)
