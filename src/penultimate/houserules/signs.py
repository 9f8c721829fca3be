"""What can be told of a clause by itself, whatever stands around it."""

from dataclasses import replace

from penultimate.houserules.casting import Declined
from penultimate.houserules.parts import Bag
from penultimate.houserules.tokens import Referent, Role
from penultimate.rules.effects import Who


def only_names(bag: Bag) -> bool:
    return not (bag.verbs or bag.numbers or bag.nouns or bag.particles or bag.modal)


def only_introduces(bag: Bag) -> bool:
    chosen = [party for party in bag.parties if party.introduces]
    return only_names(bag) and bool(chosen) and all(party in chosen or party.who is Who.ME for party in bag.parties)


def is_for_somebody(bag: Bag) -> bool:
    """ "Two cards for the next player"."""
    return _hands_out(bag) and bag.parties[0].roles == {Role.RECEIVER}


def is_of_somebody(bag: Bag) -> bool:
    """ "The next player: two cards"."""
    return _hands_out(bag) and Role.DOER in bag.parties[0].roles


def _hands_out(bag: Bag) -> bool:
    others = bag.verbs or bag.particles or bag.modal or len(bag.numbers) != 1 or len(bag.parties) != 1
    return not others and "CARDS" in bag.nouns and set(bag.nouns) <= {"CARDS", "EACH", "ALL_OF_THEM"}


def is_me_too(bag: Bag) -> bool:
    """ "Everyone draws a card, me too": as if I were not everyone."""
    return (
        only_names(bag) and [party.who for party in bag.parties] == [Who.ME] and Role.OWNER not in bag.parties[0].roles
    )


def counts_turns(bag: Bag) -> bool:
    return bool(bag.numbers) or "TURNS" in bag.nouns or "TIMES" in bag.nouns


def without_me(bag: Bag) -> Bag:
    """ "Everyone draws a card, except me"."""
    if not any(party.who in (Who.EVERYONE, Who.OTHERS) for party in bag.parties):
        raise Declined
    parties = [replace(party, who=Who.OTHERS) if party.who is Who.EVERYONE else party for party in bag.parties]
    return replace(bag, parties=parties, nouns=[noun for noun in bag.nouns if noun != "EXCEPT_ME"])


def all_of_them(bag: Bag, *, they_are_several: bool) -> Bag:
    """ "The others all draw": there must be several."""
    doers = [party.who for party in bag.parties if Role.DOER in party.roles]
    several = any(who in (Who.EVERYONE, Who.OTHERS) for who in doers) or len(doers) > 1
    if they_are_several:
        several = several or any(party.who is Referent.THOSE for party in bag.parties)
    if not several and not any(party.is_two for party in bag.parties):
        raise Declined
    return replace(bag, nouns=[noun for noun in bag.nouns if noun != "ALL_OF_THEM"])
