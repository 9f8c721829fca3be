"""What people mean where the notation could say more: two ways to put the same are made one."""

from dataclasses import replace
from itertools import pairwise

from penultimate.rules.effects import (
    Amount,
    Clause,
    Count,
    DoNothing,
    DraftCards,
    DrawCards,
    DropCards,
    Either,
    GiveCards,
    Lasting,
    Law,
    MissTurns,
    PeekAtPile,
    PickCards,
    PlayAgain,
    ShowCards,
    ShowHand,
    VoteFor,
    Who,
)
from penultimate.rules.whichcards import ANY, CARD_SETS


def as_meant(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """To show all cards is to show the hand, and that the next one is next goes without saying; so does nothing."""
    shown = tuple(_shown(clause) for clause in clauses)
    new = tuple(clause for at, clause in enumerate(shown) if not (at and _is_said_again(shown[at - 1], clause)))
    meant = tuple(clause for clause in new if not any(_is_banned_anyway(other, clause) for other in new))
    more = tuple(clause for clause in meant if clause != Clause(PlayAgain(Who.NEXT)) and not _is_skipped(meant, clause))
    return _without_nothing(more or meant)


def _is_skipped(clauses: tuple[Clause, ...], clause: Clause) -> bool:
    """ "The next player misses a turn, the one after that plays": that goes without saying."""
    return clause.effect == PlayAgain(Who.AFTER_NEXT) and Clause(MissTurns(Who.NEXT, 1), clause.when) in clauses


def _without_nothing(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """ "Nothing happens. I play again."; two who do nothing are one."""
    return tuple(clause for clause in clauses if clause != Clause(DoNothing())) or clauses[:1]


def picked(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Who looks at a hand and takes a card of it, or may take one, picks that card."""
    found: list[Clause] = []
    for clause in clauses:
        effect = clause.effect
        taken = effect.first if isinstance(effect, Either) and effect.second is None else effect
        shown = found[-1].effect if found and found[-1].when == clause.when else None
        if isinstance(taken, GiveCards) and shown == ShowHand(taken.who, taken.to) and taken.to.is_one:
            pick = PickCards(taken.to, taken.cards, ANY, taken.who)
            found[-1] = Clause(replace(effect, first=pick) if isinstance(effect, Either) else pick, clause.when)
        else:
            found.append(clause)
    return tuple(found)


def _is_said_again(before: Clause, clause: Clause) -> bool:
    """ "I am safe: nobody can make me draw": what holds already does not begin to."""
    effect = clause.effect
    is_done = isinstance(effect, DropCards) and effect.cards == Amount(Count.ALL)
    return clause == before and (is_done or isinstance(effect, Lasting | VoteFor))


def _is_banned_anyway(other: Clause, clause: Clause) -> bool:
    """ "Only numbers, no action cards"."""
    only, ban = other.effect, clause.effect
    if not isinstance(only, Lasting) or not isinstance(ban, Lasting) or other.when != clause.when:
        return False
    is_same = replace(only, law=ban.law, which=ban.which) == ban
    if (only.law, ban.law) != (Law.ONLY, Law.BAN) or not is_same or not {only.which, ban.which} <= set(CARD_SETS):
        return False
    return not CARD_SETS[only.which] & CARD_SETS[ban.which]


def draws_from_what_it_sees(clauses: tuple[Clause, ...]) -> bool:
    """ "Look at the next player's cards and take one": out of that hand, more likely than from the pile."""
    return any(
        isinstance(one.effect, ShowHand)
        and isinstance(other.effect, DrawCards)
        and one.effect.to is other.effect.who
        and one.effect.to.is_one
        for one, other in pairwise(clauses)
    )


def drafted(clauses: tuple[Clause, ...]) -> tuple[Clause, ...] | None:
    """ "Look at the top three cards and take one": one of those, where that can be read, too. Else nothing."""
    for at, (one, other) in enumerate(pairwise(clauses)):
        seen, drawn = one.effect, other.effect
        if not isinstance(seen, PeekAtPile) or not isinstance(drawn, DrawCards) or one.when != other.when:
            continue
        if seen.who is drawn.who and isinstance(drawn.cards, int):
            taken = Clause(DraftCards(seen.who, seen.cards, drawn.cards), one.when)
            return (*clauses[:at], taken, *clauses[at + 2 :])
    return None


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
