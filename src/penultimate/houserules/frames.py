"""What each verb wants with it, and the effect that comes of it.

A frame is offered a clause and either makes effects of all that it says, or declines. That nothing may be left over is
what keeps "draw a picture" from being a rule.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from penultimate.houserules.casting import Clue, Declined, Scene
from penultimate.houserules.parts import Party
from penultimate.houserules.tokens import Referent, Role
from penultimate.rules.effects import (
    DiscardCards,
    DrawCards,
    DropCards,
    Effect,
    GiveCards,
    HandOver,
    MissTurns,
    PassHands,
    PlayAgain,
    ShowHand,
    SwapHands,
    TurnRound,
    Who,
)
from penultimate.rules.whichcards import ANY


def _one(people: list[Who]) -> Who:
    if len(people) != 1:
        raise Declined
    return people[0]


def _none(*people: list[Who]) -> None:
    if any(people):
        raise Declined


def _draw(clue: Clue) -> list[Effect]:
    clue.only("CARDS", "HAND", "OWN", "PILE", "BLIND")
    cast = clue.cast()
    number = clue.needed_number
    if not cast.doers and len(cast.others) == 1:  # "I let him draw"
        cast.doers = cast.others
    else:
        _none(cast.others)
    doers = clue.doers(cast)
    if cast.receivers and not (doers == cast.receivers == [Who.ME]):  # "ich nehme mir"
        raise Declined
    if cast.owners:
        owner = _one(clue.foreign_owners(cast, doers))
        clue.decline_each_of_one(owner, doers)
        return [GiveCards(owner, number, doer) for doer in doers]
    if {"OWN", "HAND", "BLIND"} & set(clue.bag.nouns):
        raise Declined
    return [DrawCards(doer, number) for doer in doers]


def _steal(clue: Clue, second: Role | None = None) -> list[Effect]:
    """Like drawing from somebody, who is named like a receiver."""
    clue.only("CARDS", "HAND", "OWN", "BLIND")
    if any(party.for_them for party in clue.bag.parties):
        raise Declined  # "draws two for me" takes nothing from me
    cast = clue.cast(second)
    doers = clue.doers(cast)
    _none(cast.others)
    owner = _one([*clue.foreign_owners(cast, doers), *cast.receivers])
    if [owner] == doers:
        raise Declined
    clue.decline_each_of_one(owner, doers)
    return [GiveCards(owner, clue.needed_number, doer) for doer in doers]


def _steal_from(clue: Clue) -> list[Effect]:
    """In languages that name a victim like an object, and unlike a receiver."""
    if any(party.roles == {Role.RECEIVER} for party in clue.bag.parties):
        raise Declined
    return _steal(clue, Role.OWNER)


def _made(frame: Callable[[Clue], list[Effect]]) -> Callable[[Clue], list[Effect]]:
    """ "I make the next player draw", in languages where that makes the next player an object."""

    def made(clue: Clue) -> list[Effect]:
        parties = [party for party in clue.bag.parties if party.who is not Who.ME or party.roles != {Role.DOER}]
        if not parties:
            raise Declined
        doers = [replace(party, roles=frozenset({Role.DOER})) for party in parties]
        inner = Clue(replace(clue.bag, parties=doers), clue.verb, Scene(that=clue.scene.that, both=clue.scene.both))
        effects = frame(inner)
        clue.acting = (Who.ME,)
        return effects

    return made


def _give(clue: Clue) -> list[Effect]:
    clue.only("CARDS", "HAND", "OWN", "PILE", "BLIND")
    if clue.number is None:
        return _pass(clue)
    clue.bag = replace(clue.bag, parties=[_their_next(party) for party in clue.bag.parties])
    cast = clue.cast(Role.RECEIVER, wants_second=True)
    receivers = cast.receivers + cast.others
    if "PILE" in clue.bag.nouns:  # who is given cards from the draw pile draws them
        if cast.doers not in ([], [Who.ME]) or not receivers or cast.owners:
            raise Declined
        return [DrawCards(receiver, clue.needed_number) for receiver in receivers]
    doers = clue.doers(cast)
    _none(clue.foreign_owners(cast, doers))
    if not receivers or (cast.receivers and cast.others):
        raise Declined
    return [_given(clue, doer, receiver) for doer in doers for receiver in receivers]


_BESIDE: Final = (Who.NEXT, Who.PREVIOUS, Who.LEFT, Who.RIGHT, Who.OPPOSITE)


def _given(clue: Clue, doer: Who, receiver: Who) -> Effect:
    """Whoever gives chooses which, unless it is said that nobody looks."""
    if not doer.is_one and receiver in _BESIDE:
        if doer is not Who.EVERYONE or receiver is not Who.NEXT:
            raise Declined  # the next of all, or of each of them?
        receiver = Who.THEIR_NEXT
    if "BLIND" in clue.bag.nouns:
        return GiveCards(doer, clue.needed_number, receiver)
    return HandOver(doer, clue.needed_number, ANY, receiver)


def _deal(clue: Clue) -> list[Effect]:
    """Cards are given, and nobody gives them: they are drawn, unless they are somebody's."""
    clue.only("CARDS", "PILE")
    cast = clue.cast(Role.RECEIVER, wants_second=True)
    givers = [*cast.doers, *clue.foreign_owners(cast, cast.doers)]
    receivers = cast.receivers + cast.others
    if not receivers or (givers and "PILE" in clue.bag.nouns):
        raise Declined
    clue.acting = ()
    if givers:
        return [GiveCards(_one(givers), clue.needed_number, receiver) for receiver in receivers]
    return [DrawCards(receiver, clue.needed_number) for receiver in receivers]


def _their_next(party: Party) -> Party:
    """ "The player after them": after whoever gives."""
    return replace(party, who=Who.THEIR_NEXT) if party.who is Referent.NEIGHBOUR else party


def _pass(clue: Clue) -> list[Effect]:
    clue.only("CARDS", "HAND", "OWN", "WAY")
    if not clue.is_about_a_hand or clue.number is not None:
        raise Declined
    to_each_the_next = (
        replace(party, who=Who.NEXT) if party.who is Referent.NEIGHBOUR else party for party in clue.bag.parties
    )
    clue.bag = replace(clue.bag, parties=list(to_each_the_next))
    cast = clue.cast(Role.RECEIVER)
    if cast.doers not in ([], [Who.EVERYONE]) or [*cast.receivers, *cast.others] not in ([], [Who.NEXT]):
        raise Declined
    if not cast.doers and clue.scene.default_doers not in ((Who.EVERYONE,), (Who.ME,), ()):
        raise Declined
    own = "OWN" in clue.bag.nouns or Referent.OWN in cast.owners or clue.verb.meaning == "give"
    if not cast.doers and cast.receivers and own and clue.scene.default_doers != (Who.EVERYONE,):
        raise Declined  # "pass your cards to the next player": only I do
    if any(owner not in (Who.EVERYONE, Referent.OWN) for owner in cast.owners):
        raise Declined
    nobodys = clue.verb.meaning == "passed" or (clue.verb.meaning == "pass" and not cast.receivers)
    if not cast.doers and not nobodys and clue.scene.default_doers != (Who.EVERYONE,):
        raise Declined
    return [PassHands()]


def _discard(clue: Clue) -> list[Effect]:
    clue.only("CARDS", "HAND", "OWN", "BLIND")
    cast = clue.cast()
    _none(cast.receivers, cast.others)
    doers = clue.doers(cast)
    _none(clue.foreign_owners(cast, doers))
    if "BLIND" in clue.bag.nouns:
        return [DiscardCards(doer, clue.needed_number) for doer in doers]
    return [DropCards(doer, clue.needed_number, ANY) for doer in doers]


def _miss(clue: Clue) -> list[Effect]:
    clue.only("TURNS", "TIMES", "OWN")
    cast = clue.cast()
    _none(cast.receivers)
    if not cast.doers and len(cast.others) == 1:
        cast.doers = cast.others
    elif cast.others:
        raise Declined
    if not cast.doers and "TURNS" in clue.bag.nouns:  # "the next player's turn is skipped"
        cast.doers = [owner for owner in cast.owners if isinstance(owner, Who)]
    clue.decline_bare_order(cast)
    doers = clue.doers(cast)
    if clue.number is not None and not clue.bag.nouns:
        raise Declined
    _none(clue.foreign_owners(cast, doers))
    return [MissTurns(doer, clue.number or 1) for doer in doers]


def _lose_turn(clue: Clue) -> list[Effect]:
    """Who loses a turn misses it; who merely loses does not."""
    if "TURNS" not in clue.bag.nouns:
        raise Declined
    return _miss(clue)


def _skip(clue: Clue) -> list[Effect]:
    """Whoever is skipped misses a turn, and so does whoever skips one."""
    clue.only("TURNS", "TIMES", "OWN")
    cast = clue.cast(Role.OBJECT, wants_second="TURNS" not in clue.bag.nouns)
    if clue.number is not None and not clue.bag.nouns:
        raise Declined
    turns = clue.number or 1
    owners = clue.foreign_owners(cast, cast.doers)
    skipped = [*cast.others, *cast.receivers, *owners]
    if skipped:
        if cast.doers not in ([], [Who.ME], [Who.EVERYONE]):
            raise Declined
        clue.acting = (Who.ME,)
        return [MissTurns(Who.OTHERS if who is Who.EVERYONE else who, turns) for who in skipped]
    clue.decline_bare_order(cast)
    return [MissTurns(who, turns) for who in clue.doers(cast)]


def _again(clue: Clue) -> list[Effect]:
    clue.only("OWN")
    if clue.number is not None:
        raise Declined
    cast = clue.cast()
    people = [*cast.doers, *cast.receivers, *cast.others]
    if cast.owners:
        raise Declined
    cast.doers = people
    return [PlayAgain(_one(clue.doers(cast)))]


def _turn_of(clue: Clue) -> list[Effect]:
    """ "it is the next player's turn"."""
    clue.only("TURNS", "OWN")
    cast = clue.cast()
    _none(cast.doers, cast.receivers, cast.others)
    if clue.number is not None or "TURNS" not in clue.bag.nouns:
        raise Declined
    return [PlayAgain(_one(clue.foreign_owners(cast, [])))]


def _reverse(clue: Clue) -> list[Effect]:
    clue.only("DIRECTION")
    return _turned(clue)


def _turn(clue: Clue) -> list[Effect]:
    """A verb that is about the direction only if the direction is mentioned."""
    clue.only("DIRECTION")
    if not clue.bag.nouns:
        raise Declined
    return _turned(clue)


def _turned(clue: Clue) -> list[Effect]:
    cast = clue.cast()
    if cast.doers not in ([], [Who.ME], [Who.EVERYONE]):
        raise Declined
    if cast.receivers or cast.others or cast.owners or clue.bag.numbers:
        raise Declined
    return [TurnRound()]


def _swap(clue: Clue) -> list[Effect]:
    clue.only("CARDS", "HAND", "OWN")
    if clue.bag.numbers:
        raise Declined
    if any(party.is_two and not party.introduces and party.roles == {Role.PARTNER} for party in clue.bag.parties):
        raise Declined  # "with two players I choose": that would be three hands
    cast = clue.cast(Role.PARTNER)
    pair = [*cast.doers, *cast.others, *cast.receivers]
    owners = [owner for owner in cast.owners if isinstance(owner, Who) and owner not in pair]
    if len(pair) == 1 and len(cast.doers) == 0 and len(owners) == 1 and len(cast.owners) == 1:
        pair = [*owners, *pair]
    elif len(pair) == 0 and len(owners) == 2:
        pair = owners
    elif owners and pair == [Who.ME] and len(owners) == 1 and cast.doers == [Who.ME]:
        pair = [Who.ME, *owners]
    elif owners:
        raise Declined
    if len(pair) == 1 and not cast.doers:
        pair = [_one(clue.doers(cast)), *pair]
    if not pair and clue.scene.both:
        pair = clue.doers(cast)
    if len(pair) != 2:
        raise Declined
    return [SwapHands(pair[0], pair[1])]


def _show(clue: Clue) -> list[Effect]:
    clue.only("CARDS", "HAND", "OWN")
    if not clue.is_about_a_hand:
        raise Declined
    cast = clue.cast(Role.RECEIVER, wants_second=True)
    if cast.others:
        cast.receivers += cast.others
    if not cast.doers and cast.owners and all(isinstance(owner, Who) for owner in cast.owners):
        shown = [owner for owner in cast.owners if isinstance(owner, Who)]
    else:
        shown = clue.doers(cast)
        _none(clue.foreign_owners(cast, shown))
    if Who.NEXT in cast.receivers and Who.OTHERS in shown:
        raise Declined  # the next of all, or of each of them?
    each = {Who.NEXT: Who.THEIR_NEXT} if shown == [Who.EVERYONE] else {}
    return [ShowHand(who, each.get(to, to)) for who in shown for to in cast.receivers or [Who.EVERYONE]]


def _see(clue: Clue) -> list[Effect]:
    clue.only("CARDS", "HAND", "OWN")
    if not clue.is_about_a_hand:
        raise Declined
    cast = clue.cast(Role.OWNER)
    _none(cast.receivers, cast.others)
    seers = clue.doers(cast)
    if "OWN" in clue.bag.nouns and not cast.owners and seers == [Who.ME]:
        cast.owners = [clue.scene.resolve(Referent.THAT)]
    shown = clue.foreign_owners(cast, seers)
    if not shown:
        raise Declined
    return [ShowHand(who, to) for to in seers for who in shown]


FRAMES: Final[dict[str, Callable[[Clue], list[Effect]]]] = {
    "draw": _draw,
    "make-draw": _made(_draw),
    "make-discard": _made(_discard),
    "make-miss": _made(_miss),
    "steal": _steal,
    "steal-from": _steal_from,
    "give": _give,
    "deal": _deal,
    "pass": _pass,
    "passed": _pass,
    "discard": _discard,
    "miss": _miss,
    "lose-turn": _lose_turn,
    "skip": _skip,
    "again": _again,
    "turn-of": _turn_of,
    "reverse": _reverse,
    "turn": _turn,
    "swap": _swap,
    "show": _show,
    "see": _see,
}
"""The keys of a table's `[verbs.…]` sections."""
