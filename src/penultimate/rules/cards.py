"""Cards: colours, the kinds numbered, and the notation people type and read. What each kind is stands in `kinds.py`.

Inside the rules a kind of card is a small number, an index into the columns below; a hand is how many of each kind
it holds. Outside, people handle `Card`.
"""

from collections.abc import Collection
from enum import IntEnum
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.rules.kinds import COLOURED, WILD_FACES, Face
from penultimate.rules.kinds import KINDS as KINDS


class Colour(IntEnum):
    """The four colours, in the order in which they are sorted and written."""

    BLUE = 0
    """`B`"""
    GREEN = 1
    """`G`"""
    RED = 2
    """`R`"""
    YELLOW = 3
    """`Y`"""

    @property
    def letter(self) -> str:
        """`B`, `G`, `R` or `Y`."""
        return COLOUR_LETTERS[int(self)]


COLOUR_LETTERS: Final = "BGRY"
NO_COLOUR: Final = 4
"""What an unnamed wild has for a colour."""

COLOURED_KINDS: Final = 52
FACES: Final = 13
PLUS_TWO, REVERSE, SKIP = 10, 11, 12  # faces; 0 to 9 are the numbers
WILD: Final = 52
WILD_PLUS_FOUR: Final = 53
SUPER_STAR: Final = 54
CUSTOM_1: Final = 55
CUSTOM_2: Final = 56


@final
class KindRow:
    """One kind of card: a face, with its colour if it has one."""

    def __init__(self, face: Face, letter: str, colour: int, symbol: int) -> None:
        self.face = face
        self.name = letter + face.name
        self.points = face.points
        self.colour = colour
        self.symbol = symbol


TABLE: Final = [
    *[KindRow(face, COLOUR_LETTERS[at], at, symbol) for at in range(4) for symbol, face in enumerate(COLOURED)],
    *[KindRow(face, "", NO_COLOUR, -1) for face in WILD_FACES],
]
assert (len(TABLE), len(COLOURED)) == (KINDS, FACES), "count the kinds anew: they are compiled in as numbers"

# The table's columns, as the engine reads them.
COLOUR: Final = vec[i64]([row.colour for row in TABLE])
SYMBOL: Final = vec[i64]([row.symbol for row in TABLE])
POINTS: Final = vec[i64]([row.points for row in TABLE])
DRAWS: Final = vec[i64]([row.face.draws for row in TABLE])
SKIPS: Final = vec[i64]([row.face.skips for row in TABLE])
REVERSES: Final = vec[i64]([row.face.reverses for row in TABLE])
BLUFF: Final = vec[i64]([row.face.bluff for row in TABLE])
REFLECTS: Final = vec[i64]([row.face.reflects for row in TABLE])
CUSTOM: Final = vec[i64]([row.face.custom for row in TABLE])
HAND_TRICK: Final = vec[i64]([row.face.hand_trick for row in TABLE])
PLAIN: Final = vec[i64]([row.face.is_plain for row in TABLE])

# Sets of kinds, one bit each: `held & COLOUR_BITS[colour]`. A bit is always looked up here: where the compiler knows
# that a number is an i64, it works `1 << kind` out in 32 bits, and says nothing.


def _set_of(kinds: list[int]) -> int:
    return sum([int(2**kind) for kind in kinds])


def _kinds_where(column: vec[i64], value: i64) -> list[int]:
    return [kind for kind in range(KINDS) if column[kind] == value]


BIT: Final = vec[i64]([_set_of([kind]) for kind in range(KINDS)])
COLOUR_BITS: Final = vec[i64]([_set_of([*range(at * FACES, at * FACES + FACES)]) for at in range(4)] + [0])
"""By colour; NO_COLOUR has none."""
SYMBOL_BITS: Final = vec[i64]([_set_of(_kinds_where(SYMBOL, row.symbol)) if row.symbol >= 0 else 0 for row in TABLE])
"""By kind: those of the same number or action, in every colour."""
DRAWS_BITS: Final = vec[i64]([_set_of(_kinds_where(DRAWS, row.face.draws)) if row.face.draws else 0 for row in TABLE])
"""By kind: those that make somebody draw just as many."""
WILD_BITS: Final[i64] = _set_of([*range(COLOURED_KINDS, KINDS)])

_SPREAD: Final = 0x03F79D71B4CB0A89
"""Times a single bit, its six highest bits are another number for each bit (a de Bruijn sequence)."""
_KIND_OF_SPREAD: Final = vec[i64](
    [max([0, *[kind for kind in range(64) if (_SPREAD * 2**kind // 2**58) % 64 == place]]) for place in range(64)]
)


def lowest_kind(kinds: i64) -> i64:
    """The first kind in a set that is not empty."""
    return _KIND_OF_SPREAD[(((kinds & -kinds) * _SPREAD) >> 58) & 63]


@final
class Card:
    """A card; a wild on the discard pile also has the colour that was named for it.

    There is one object per card and named colour, so comparing is cheap and hashing safe. Get them by their notation
    (`read_card`, `read_cards`) or from `CARDS`.

    >>> from penultimate.rules import read_card
    >>> card = read_card("W+4:B")
    >>> card, card.face, card.colour.name, card.points
    (<W+4:B>, 'W+4', 'BLUE', 50)
    """

    def __init__(self, kind: int, named: Colour | None) -> None:
        self.kind = kind
        """Which of the kinds of card it is: an index into `CARDS`."""
        self.named = named
        """The colour that was named for a wild."""
        name = TABLE[kind].name
        self._text = name if named is None else f"{name}:{named.letter}"

    @property
    def is_wild(self) -> bool:
        """Whether it has no colour of its own."""
        return self.kind >= COLOURED_KINDS

    @property
    def colour(self) -> Colour | None:
        """Its own colour, or the one that was named for it."""
        return self.named if self.is_wild else Colour(self.kind // FACES)

    @property
    def number(self) -> int | None:
        """0 to 9 for a number card."""
        face = self.kind % FACES
        return face if self.kind < COLOURED_KINDS and face < PLUS_TWO else None

    @property
    def face(self) -> str:
        """The card without its colour: `7`, `+2`, `R`, `S`, `W`, `W+4`, `W*`, `W?1`, `W?2`."""
        return TABLE[self.kind].face.name

    @property
    def points(self) -> int:
        """What it counts for when left in a hand."""
        return TABLE[self.kind].points

    def bare(self) -> "Card":
        """The same card as it is in a hand, with no colour named."""
        return CARDS[self.kind]

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.kind == other.kind and self.named == other.named

    def __hash__(self) -> int:
        return self.kind * 5 + (NO_COLOUR if self.named is None else int(self.named))

    def __lt__(self, other: "Card") -> bool:
        return self.kind < other.kind

    def __reduce__(self) -> tuple[object, ...]:
        return (card_of, (self.kind, NO_COLOUR if self.named is None else int(self.named)))


CARDS: Final = [Card(kind, None) for kind in range(KINDS)]
"""Every kind of card as it is in a hand, sorted by colour, wilds last."""

_NAMED: Final = [[Card(kind, colour) for colour in Colour] for kind in range(COLOURED_KINDS, KINDS)]
_BY_NAME: Final = {row.name: kind for kind, row in enumerate(TABLE)}


def card_of(kind: int, colour: int) -> Card:
    """The card of a kind as it lies on the discard pile."""
    if kind < COLOURED_KINDS or colour == NO_COLOUR:
        return CARDS[kind]
    return _NAMED[kind - COLOURED_KINDS][colour]


def read_colour(text: str) -> Colour | None:
    """`R` -> red, whatever its case; None where there is no such colour."""
    letter = text.upper()
    return Colour(COLOUR_LETTERS.index(letter)) if len(letter) == 1 and letter in COLOUR_LETTERS else None


def read_card(text: str, among: Collection[Card] = ()) -> Card:
    """Read a card's notation. A bare `W?` is the first custom card that is `among` the given ones.

    Raises ValueError with the text where it is not a card.

    >>> from penultimate.rules import read_card
    >>> read_card("r+2")
    <R+2>
    """
    name, colon, letter = text.strip().upper().partition(":")
    if name == "W?":
        name = "W?2" if CARDS[CUSTOM_1] not in among and CARDS[CUSTOM_2] in among else "W?1"
    kind = _BY_NAME.get(name)
    if kind is None:
        raise ValueError(f"{text!r} is not a card")
    if not colon:
        return CARDS[kind]
    colour = read_colour(letter)
    if colour is None or kind < COLOURED_KINDS:
        raise ValueError(f"{text!r} is not a card: only a wild shows a colour, and that is B, G, R or Y")
    return card_of(kind, int(colour))


def read_cards(text: str) -> list[Card]:
    """Read cards with blanks between; the second bare `W?` is the second custom card."""
    cards: list[Card] = []
    for word in text.split():
        card = read_card(word)
        if word.upper().startswith("W?") and not word[2:3].isdigit() and card.bare() in [c.bare() for c in cards]:
            card = card_of(CUSTOM_2, NO_COLOUR if card.named is None else int(card.named))
        cards.append(card)
    return cards


def write_cards(cards: Collection[Card]) -> str:
    """The notation of several cards, with blanks between; the inverse of `read_cards`."""
    return " ".join(str(card) for card in cards)
