"""The parts of a rule as the grammar finds them."""

from dataclasses import dataclass, field, replace

from penultimate.houserules.tokens import Form, Limit, Referent, Role, Value, VerbSense
from penultimate.rules.effects import Who


@dataclass(frozen=True, slots=True)
class Party:
    """Somebody in a clause."""

    who: Who | Referent
    roles: frozenset[Role]
    after_verb: bool = False
    joined: bool = False
    """Named together with others: "the next player and I"."""
    introduces: bool = False
    for_them: bool = False
    """Whether it was said that something is for them: "draws two for me"."""
    both: bool = False
    """Two players chosen together."""

    @property
    def is_two(self) -> bool:
        return self.both or self.who in (Referent.EXTREMES, Referent.BESIDE)


@dataclass(slots=True)
class Bag:
    """What a clause says, in the order in which parties are named; where else they stand does not matter."""

    parties: list[Party] = field(default_factory=list)
    verbs: list[tuple[VerbSense, ...]] = field(default_factory=list)
    particles: list[str] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    nouns: list[str] = field(default_factory=list)
    """CARDS, TURNS, TIMES, HAND, OWN, EACH, PILE, EXCEPT_ME, ALL_OF_THEM, DIRECTION, WAY."""
    modal: Form | None = None
    """What "must", "may" and the like say about the subject."""
    ends_with_party: bool = False
    ends_with_number: bool = False
    counts_people: bool = False
    """ "two opponents": not for us."""

    def add_party(self, party: Party) -> None:
        counted = (Who.EVERYONE, Who.OTHERS, Who.CHOSEN)  # "two opponents", "a player I choose"
        if self.ends_with_number and party.who in counted and Role.DOER in party.roles:
            self.counts_people = True
        if self.ends_with_party and self.parties[-1].who in (Who.MOST, Who.FEWEST) and _is_of_many(party):
            self.counts_people = True  # "the most cards of all": not all of whose cards
        self.parties.append(replace(party, after_verb=bool(self.verbs)))
        self.ends_with_party, self.ends_with_number = True, False

    def add_word(self, kind: str, value: Value) -> None:
        self.ends_with_party, self.ends_with_number = False, kind == "NUMBER"
        if isinstance(value, tuple):
            self.verbs.append(value)
        elif isinstance(value, int):
            self.numbers.append(value)
        elif isinstance(value, Form):
            self.modal = value
        elif isinstance(value, str):
            self.particles.append(value)  # that of a verb, or "cards left", which no verb wants: it could be a side
        if kind not in ("VERB", "NUMBER", "MODAL", "PARTICLE"):
            self.nouns.append(kind)


def _is_of_many(party: Party) -> bool:
    return party.who in (Who.EVERYONE, Who.OTHERS) and party.roles == {Role.OWNER}


@dataclass(frozen=True, slots=True)
class SaidNamed:
    """ "if red was named"; by whom, if that was said."""

    party: Party | None
    colours: tuple[str, ...]
    inverted: bool = False
    """Without an "if": "is the colour red, …"."""
    needs_so: bool = False


@dataclass(frozen=True, slots=True)
class SaidHolds:
    """ "if I have more than five cards"; no party where the verb says that it is me."""

    party: Party | None
    form: Form
    limit: Limit
    number: int
    inverted: bool = False
    needs_so: bool = False
    """Only the "so" that follows makes a condition of it, in languages that have such a word."""


@dataclass(frozen=True, slots=True)
class Otherwise:
    """Where the condition before does not hold."""


SaidCondition = SaidNamed | SaidHolds | Otherwise


@dataclass(slots=True)
class Segment:
    """What stands between two joints."""

    bag: Bag | None
    condition: SaidCondition | None
    condition_first: bool
    link: str = ""
    """What joins it to the segment before."""
    says_so: bool = False
    """Whether there is a "so" in it: what is before it is a condition."""
