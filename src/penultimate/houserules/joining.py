"""Puts together what a comma or an "and" has put asunder, before anybody asks what it means."""

from dataclasses import replace

from penultimate.houserules.casting import Declined
from penultimate.houserules.parts import Bag, Party, SaidHolds, SaidNamed, Segment
from penultimate.houserules.signs import only_introduces, only_names
from penultimate.houserules.tokens import Role
from penultimate.rules.effects import Who


def joined_subjects(segments: list[Segment]) -> list[Segment]:
    """Puts "the next player" and "I swap hands" together, which "and" has put asunder."""
    segments = [_about_whom_it_begins_with(segment) for segment in segments]
    joined: list[Segment] = []
    waiting: list[Segment] = []
    for at, segment in enumerate(segments):
        if _waits_for_a_verb(segments, at):
            waiting.append(segment)
            continue
        if waiting and segment.bag is not None:
            bag = segment.bag
            for earlier in reversed(waiting):
                assert earlier.bag is not None
                bag = together(earlier.bag, bag)
            _decline_all_and_somebody(bag)
            first = waiting[0]
            condition = first.condition or segment.condition
            before = first.condition is not None or segment.condition_first
            says_so = any(each.link == "so" for each in [*waiting[1:], segment])
            segment = Segment(bag, condition, before, first.link, says_so)
        waiting = []
        joined.append(segment)
    return joined


def _decline_all_and_somebody(bag: Bag) -> None:
    """ "Everyone besides the next player" is not "everyone, and the next player"; "everyone and I" may be."""
    named = {party.who for party in bag.parties if Role.DOER in party.roles and not party.after_verb}
    if Who.EVERYONE in named and any(isinstance(who, Who) for who in named - {Who.EVERYONE, Who.ME}):
        raise Declined


def _about_whom_it_begins_with(segment: Segment) -> Segment:
    """ "The next player, if only one card is left": a condition that names its subject before the "if"."""
    bag, said = segment.bag, segment.condition
    if bag is None or segment.condition_first or not isinstance(said, SaidHolds | SaidNamed) or said.party is not None:
        return segment
    if not only_names(bag) or len(bag.parties) != 1 or Role.DOER not in bag.parties[0].roles:
        return segment
    return Segment(None, replace(said, party=bag.parties[0]), True, segment.link)


def _waits_for_a_verb(segments: list[Segment], at: int) -> bool:
    bag = segments[at].bag
    if bag is None or bag.verbs or bag.numbers or only_introduces(bag):
        return False
    if not bag.parties and "EXCEPT_ME" not in bag.nouns:
        return False
    if segments[at].condition is not None and not segments[at].condition_first:
        return False
    for following in segments[at + 1 :]:
        if following.link == "then" or following.bag is None:
            return False
        if following.condition is not None and following.condition_first:
            return False
        if following.bag.verbs:
            break
        if following.bag.numbers or not following.bag.parties:
            return False
    else:
        return False
    before = segments[at - 1].bag if at else None
    if before is not None and before.verbs and segments[at].link == "and" and _ends_with_a_receiver(before):
        raise Declined  # "I give a card to the next player and the previous player and draw two"
    return True


def _ends_with_a_receiver(bag: Bag) -> bool:
    return len(bag.parties) > 1 and bag.ends_with_party and Role.DOER not in bag.parties[-1].roles


def rest_of_clause(segments: list[Segment], at: int) -> Bag | None:
    """What follows, if it can be the end of a clause that was interrupted: "…, the one I choose, two cards"."""
    if at + 1 == len(segments) or (segments[at].condition is not None and not segments[at].condition_first):
        return None
    following = segments[at + 1]
    if following.bag is None or following.bag.verbs or following.condition is not None:
        return None
    return following.bag if following.link == "and" or not following.bag.parties else None


def together(first: Bag, second: Bag) -> Bag:
    """One clause of two halves; those named in the half without a verb are joined to those in the other."""
    verbs = first.verbs + second.verbs
    one_joined = [replace(party, joined=not first.verbs) for party in first.parties]
    others = second.parties if second.verbs else alike(first, second.parties)
    other_joined = [replace(party, joined=not second.verbs) for party in others]
    return Bag(
        one_joined + other_joined,
        verbs,
        first.particles + second.particles,
        first.numbers + second.numbers,
        first.nouns + second.nouns,
        first.modal or second.modal,
    )


def alike(before: Bag, parties: list[Party]) -> list[Party]:
    """Parties in the role of the one named just before: "to the next player and the previous player"."""
    if not before.ends_with_party:
        return parties
    last = before.parties[-1]
    roles = last.roles
    if last.after_verb and any(Role.DOER in party.roles for party in before.parties[:-1]):
        roles = roles - {Role.DOER}  # "I give the next player and the previous player …"
    if Role.DOER in roles:
        return parties
    return [replace(party, roles=roles) if len(party.roles) > 1 else party for party in parties]
