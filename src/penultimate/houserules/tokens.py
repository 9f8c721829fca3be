"""What the phrases of any language (`phrases.toml`) come down to: kinds of words, and what they carry."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from penultimate.rules.effects import Who


class Referent(Enum):
    """Words that mean somebody only in context."""

    THAT = "that"
    """"he", "that player": whoever was named last."""
    THOSE = "those"
    """"they": the same, or the two who were chosen together."""
    BOTH = "both"
    """"they both": only these two."""
    WHOM = "whom"
    """"with whom", "to swap hands with": whoever was chosen just before."""
    NEIGHBOUR = "neighbour"
    """"the player after them": to each the next one, for hands that go round."""
    EXTREMES = "most-and-fewest"
    """"the players with the most and the fewest cards"."""
    BESIDE = "previous-and-next"
    """"the players before and after me"."""


class Role(Enum):
    """What somebody can be in a clause."""

    DOER = "doer"
    RECEIVER = "receiver"
    OWNER = "owner"
    """Of what: "the next player's hand", "from me"."""
    PARTNER = "partner"
    """With whom."""
    OBJECT = "object"
    """Whom."""


class Form(Enum):
    """What a verb's form says about an unspoken subject."""

    I = "i"  # noqa: E741
    HE = "he"
    WE = "we"
    """All of us, in languages that do not need to say so."""
    ANY = "any"
    """Infinitives, imperatives, plurals: a verb without a subject may be an order to the one who lays the card."""
    FREE = "free"
    """All of these look alike."""


@dataclass(frozen=True, slots=True)
class Mention:
    """Somebody is named, in a form (a case, say) that allows these roles."""

    who: Who | Referent
    roles: frozenset[Role]
    introduces: bool = False
    """"I choose a player": names someone for what follows, and nothing else."""
    both: bool = False
    """"Two players I choose": the one chosen first and the other one."""
    you: str = ""
    """ "all" of you: the others, if the text says "I" too and it is not the card that speaks; or the "rest" of you."""


@dataclass(frozen=True, slots=True)
class VerbSense:
    """One thing that a verb can mean. "throws" means to discard where its particle "away" follows."""

    meaning: str
    form: Form
    particle: str = ""


@dataclass(frozen=True, slots=True)
class Limit:
    """ "more than" is (more, 0), "at least" (more, -1): what to add to the number that is said."""

    than: str
    shift: int


Value = Mention | tuple[VerbSense, ...] | Limit | Form | str | int | None


@dataclass(frozen=True, slots=True)
class Sense:
    """One token that a phrase can be."""

    kind: str
    value: Value = None


FILLER: Final = Sense("FILLER")
NEVER: Final = Sense("NEVER")
"""What must not be understood although each of its words could be: "instead of"."""

ROLES: Final = {
    "any": frozenset({Role.DOER, Role.RECEIVER, Role.OBJECT}),
    "subject": frozenset({Role.DOER}),
    "object": frozenset({Role.RECEIVER, Role.OBJECT}),
    "direct": frozenset({Role.OBJECT}),
    "to": frozenset({Role.RECEIVER}),
    "of": frozenset({Role.OWNER}),
    "with": frozenset({Role.PARTNER}),
    "to-or-of": frozenset({Role.RECEIVER, Role.OWNER}),
}
"""The keys of a phrase table's `[who.…]` sections."""

LIMITS: Final = {
    "more": Limit("more", 0),
    "fewer": Limit("fewer", 0),
    "exactly": Limit("exactly", 0),
    "at-least": Limit("more", -1),
    "at-most": Limit("fewer", 1),
}

SIGNS: Final = {
    ",": Sense("LINK", "comma"),
    "、": Sense("LINK", "comma"),
    ":": Sense("LINK", "colon"),
    "=": Sense("LINK", "colon"),
    "–": Sense("LINK", "comma"),
    "→": Sense("LINK", "then"),
    "&": Sense("LINK", "and"),
    ".": Sense("STOP"),
    "。": Sense("STOP"),
    ";": Sense("STOP"),
    "!": Sense("STOP"),
    "⋯": Sense("STOP"),
    "~": Sense("STOP"),
}
"""Punctuation, the same in all languages (full-width signs have been made narrow before)."""
