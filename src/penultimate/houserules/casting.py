"""Who is what in a clause: who does it, to whom, with whom, of whose cards."""

from dataclasses import dataclass, field
from typing import Final

from penultimate.houserules.parts import Bag, Party
from penultimate.houserules.tokens import Form, Referent, Role, VerbSense
from penultimate.rules.effects import Who

_PAIRS: Final[dict[Who | Referent, tuple[Who, Who]]] = {
    Referent.EXTREMES: (Who.MOST, Who.FEWEST),
    Referent.BESIDE: (Who.PREVIOUS, Who.NEXT),
}


class Declined(Exception):
    """This is not what the clause means."""


@dataclass
class Cast:
    """Who is what in a clause. Where a language does not tell, the doer is named first."""

    doers: list[Who] = field(default_factory=list)
    receivers: list[Who] = field(default_factory=list)
    owners: list[Who | Referent] = field(default_factory=list)
    others: list[Who] = field(default_factory=list)
    """Partners and objects."""


@dataclass(frozen=True)
class Scene:
    """What has been said before: whom the clause is about if it does not say so, and whom "they" means."""

    default_doers: tuple[Who, ...] = ()
    that: Who | None = None
    both: tuple[Who, ...] = ()
    """Two players who were chosen together, and are "they"."""

    def everyone_meant(self, party: Party) -> list[Who]:
        if party.both:
            return [Who.CHOSEN, Who.CHOSEN_TOO]
        if party.who in _PAIRS:
            return list(_PAIRS[party.who])
        if self.both and party.who in (Referent.THOSE, Referent.BOTH):
            return list(self.both)
        return [self.resolve(party.who)]

    def resolve(self, who: Who | Referent) -> Who:
        if isinstance(who, Who):
            return who
        if self.that is None or who is Referent.BOTH or who is Referent.NEIGHBOUR or who in _PAIRS:
            raise Declined
        return self.that


@dataclass
class Clue:
    """A clause on offer to a frame."""

    bag: Bag
    verb: VerbSense
    scene: Scene
    acting: tuple[Who, ...] = ()
    """Found on the way: whom a following clause without a subject is about."""

    @property
    def form(self) -> Form:
        return self.bag.modal or self.verb.form

    @property
    def number(self) -> int | None:
        if len(self.bag.numbers) > 1:
            raise Declined
        return self.bag.numbers[0] if self.bag.numbers else None

    @property
    def needed_number(self) -> int:
        number = self.number
        if number is None:
            raise Declined
        return number

    @property
    def is_about_a_hand(self) -> bool:
        return "HAND" in self.bag.nouns or ("CARDS" in self.bag.nouns and not self.bag.numbers)

    def only(self, *nouns: str) -> None:
        """Declines if anything else is mentioned."""
        if not set(self.bag.nouns) <= {*nouns, "EACH"}:
            raise Declined

    def cast(self, second: Role | None = None, *, wants_second: bool = False) -> Cast:
        """Gives everyone a role; `second` is that of whoever is named second without a sign of it."""
        parties = self.bag.parties
        roles: dict[int, Role] = {}
        for at, party in enumerate(parties):
            if len(party.roles) == 1 or party.joined:
                roles[at] = Role.DOER if Role.DOER in party.roles else min(party.roles, key=_role_order)
        sure_doer = any(role is Role.DOER and not parties[at].joined for at, role in roles.items())
        unsure = [at for at in range(len(parties)) if at not in roles]
        for at in unsure:
            alone = wants_second and len(unsure) == 1
            roles[at] = self._role_of(parties[at], set(roles.values()), second, sure_doer=sure_doer, alone=alone)
            sure_doer = sure_doer or Role.DOER in parties[at].roles
        self._decline_crowds(roles)
        cast = Cast()
        for at, party in enumerate(parties):
            self._put(cast, party, roles[at])
        self.acting = tuple(cast.doers)
        return cast

    def _decline_crowds(self, roles: dict[int, Role]) -> None:
        """Two of a kind need an "and" between them, unless they are the same."""
        for role in (Role.DOER, Role.RECEIVER, Role.OBJECT, Role.PARTNER):
            alone = [self.bag.parties[at].who for at in roles if roles[at] is role and not self.bag.parties[at].joined]
            if len(alone) > 1 and (role is not Role.DOER or len(set(alone)) > 1):
                raise Declined

    def _role_of(self, party: Party, taken: set[Role], second: Role | None, *, sure_doer: bool, alone: bool) -> Role:
        if Role.OWNER in party.roles:
            return Role.OWNER if "HAND" in self.bag.nouns or second is not Role.RECEIVER else Role.RECEIVER
        if Role.DOER not in party.roles:
            return Role.RECEIVER if second is Role.RECEIVER and Role.RECEIVER not in taken else Role.OBJECT
        order = alone and not taken & {Role.RECEIVER, Role.PARTNER, Role.OBJECT} and self._is_order(party)
        mine = self.form is Form.I and party.after_verb and party.who is not Who.ME  # "geef de volgende speler …"
        if not sure_doer and not order and not mine:
            return Role.DOER
        if second is None:
            raise Declined
        return second

    def _is_order(self, party: Party) -> bool:
        """ "Give the next player …", where the only one named is not the one who does it."""
        return party.after_verb and self.form is not Form.WE and self.verb.form is not Form.HE

    def _put(self, cast: Cast, party: Party, role: Role) -> None:
        if role is Role.OWNER:
            cast.owners.append(party.who)  # "his" can wait until we know who does what
            return
        people = self.scene.everyone_meant(party)
        if role is Role.DOER:
            cast.doers += (who for who in people if who not in cast.doers)
        elif role is Role.RECEIVER:
            cast.receivers += people
        else:
            cast.others += people

    def doers(self, cast: Cast) -> list[Who]:
        doers = cast.doers or list(self.scene.default_doers)
        if not doers:
            raise Declined
        self.acting = tuple(doers)
        return doers

    def decline_bare_order(self, cast: Cast) -> None:
        """ "Skip!" Whom?"""
        if (
            self.verb.form in (Form.ANY, Form.FREE)
            and not (cast.doers or self.bag.nouns)
            and self.scene.default_doers == (Who.ME,)
        ):
            raise Declined

    def decline_each_of_one(self, owner: Who, doers: list[Who]) -> None:
        """ "A from B each draws" is not what was meant; it must have been "A and B"."""
        if "EACH" in self.bag.nouns and owner.is_one and all(doer.is_one for doer in doers):
            raise Declined

    def foreign_owners(self, cast: Cast, doers: list[Who]) -> list[Who]:
        """Whose cards they are, other than the doer's own."""
        foreign: list[Who] = []
        for owner in cast.owners:
            if isinstance(owner, Referent):
                if doers == [Who.ME]:
                    foreign.append(self.scene.resolve(owner))
            elif owner not in doers:
                foreign.append(owner)
        return foreign


def _role_order(role: Role) -> int:
    return list(Role).index(role)
