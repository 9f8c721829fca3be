"""What people mean where the notation could say more: two ways to put the same are made one."""

from penultimate.rules.effects import Amount, Clause, Count, MissTurns, PlayAgain, ShowCards, ShowHand, Who
from penultimate.rules.whichcards import ANY


def as_meant(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """To show all cards is to show the hand, and that the next one is next goes without saying."""
    meant = tuple(_shown(clause) for clause in clauses)
    more = tuple(clause for clause in meant if clause != Clause(PlayAgain(Who.NEXT)))
    return more or meant


def without_echo(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Where a text could say two things: that it is my turn again when all others miss theirs is said twice then."""
    meant = as_meant(clauses)
    return tuple(clause for at, clause in enumerate(meant) if at == 0 or not _is_mine_anyway(meant[at - 1], clause))


def _shown(clause: Clause) -> Clause:
    effect = clause.effect
    if isinstance(effect, ShowCards) and effect.cards == Amount(Count.ALL) and effect.which == ANY:
        return Clause(ShowHand(effect.who, effect.to), clause.when)
    return clause


def _is_mine_anyway(before: Clause, clause: Clause) -> bool:
    is_again = clause.effect == PlayAgain(Who.ME) and clause.when == before.when
    return is_again and isinstance(before.effect, MissTurns) and before.effect.who is Who.OTHERS
