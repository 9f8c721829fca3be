"""Cards: colours, the 57 kinds as one table, and the notation people type and read.

Inside the rules a kind of card is a small number, an index into the columns below; a hand is how many of each kind
it holds. Outside, people handle `Card`.
"""

from collections.abc import Collection
from enum import IntEnum
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


class Colour(IntEnum):
    """The four colours, in the order in which they are sorted and written."""

    BLUE = 0
    GREEN = 1
    RED = 2
    YELLOW = 3

    @property
    def letter(self) -> str:
        return COLOUR_LETTERS[int(self)]


COLOUR_LETTERS: Final = "BGRY"
NO_COLOUR: Final = 4
"""What an unnamed wild has for a colour."""

KINDS: Final = 57
COLOURED_KINDS: Final = 52
FACES: Final = 13
PLUS_TWO, REVERSE, SKIP = 10, 11, 12  # faces; 0 to 9 are the numbers
WILD: Final = 52
WILD_PLUS_FOUR: Final = 53
SUPER_STAR: Final = 54
CUSTOM_1: Final = 55
CUSTOM_2: Final = 56

_FACE_NAMES: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+2", "R", "S")
_WILD_NAMES: Final = ("W", "W+4", "W*", "W?1", "W?2")


@final
class KindRow:
    """What the rules need to know of one kind of card."""

    def __init__(
        self,
        name: str,
        points: int,
        *,
        colour: int = NO_COLOUR,
        symbol: int = -1,
        draws: int = 0,
        skips: int = 0,
        reverses: int = 0,
        bluff: int = 0,
        reflects: int = 0,
        custom: int = 0,
        hand_trick: int = 0,
    ) -> None:
        self.name = name
        self.points = points
        self.colour = colour
        self.symbol = symbol
        self.draws = draws
        self.skips = skips
        self.reverses = reverses
        self.bluff = bluff
        self.reflects = reflects
        self.custom = custom
        self.hand_trick = hand_trick


SWAPS_HANDS: Final = 1
PASSES_HANDS: Final = 2


def _coloured(colour: int, face: int) -> KindRow:
    name = COLOUR_LETTERS[colour] + _FACE_NAMES[face]
    if face == PLUS_TWO:
        return KindRow(name, 20, colour=colour, symbol=face, draws=2)
    if face == REVERSE:
        return KindRow(name, 20, colour=colour, symbol=face, reverses=1)
    if face == SKIP:
        return KindRow(name, 20, colour=colour, symbol=face, skips=1)
    trick = SWAPS_HANDS if face == 7 else PASSES_HANDS if face == 0 else 0  # HOUSE-5
    return KindRow(name, face, colour=colour, symbol=face, hand_trick=trick)


TABLE: Final = [_coloured(colour, face) for colour in range(4) for face in range(FACES)] + [
    KindRow("W", 50),
    KindRow("W+4", 50, draws=4, bluff=1),
    KindRow("W*", 50, reflects=1),
    KindRow("W?1", 50, custom=1),
    KindRow("W?2", 50, custom=2),
]

# The table's columns, as the engine reads them.
COLOUR: Final = vec[i64]([row.colour for row in TABLE])
SYMBOL: Final = vec[i64]([row.symbol for row in TABLE])
POINTS: Final = vec[i64]([row.points for row in TABLE])
DRAWS: Final = vec[i64]([row.draws for row in TABLE])
SKIPS: Final = vec[i64]([row.skips for row in TABLE])
REVERSES: Final = vec[i64]([row.reverses for row in TABLE])
BLUFF: Final = vec[i64]([row.bluff for row in TABLE])
REFLECTS: Final = vec[i64]([row.reflects for row in TABLE])
CUSTOM: Final = vec[i64]([row.custom for row in TABLE])
HAND_TRICK: Final = vec[i64]([row.hand_trick for row in TABLE])


@final
class Card:
    """A card; a wild on the discard pile also has the colour that was named for it.

    There is one object per card and named colour (see `card_of`), so comparing is cheap and hashing safe.
    """

    def __init__(self, kind: int, named: Colour | None) -> None:
        self.kind = kind
        self.named = named

    @property
    def is_wild(self) -> bool:
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
        return TABLE[self.kind].name if self.is_wild else _FACE_NAMES[self.kind % FACES]

    @property
    def points(self) -> int:
        return TABLE[self.kind].points

    def bare(self) -> "Card":
        """The same card as it is in a hand, with no colour named."""
        return CARDS[self.kind]

    def __str__(self) -> str:
        name = TABLE[self.kind].name
        return name if self.named is None else f"{name}:{self.named.letter}"

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
    return " ".join(str(card) for card in cards)


def deck_of(*, stars_and_customs: bool) -> vec[i64]:
    """How many of each kind there are: CARD-1 to CARD-4."""
    counts = vec[i64]([0 for _ in range(KINDS)])
    for kind in range(COLOURED_KINDS):
        counts[kind] = 1 if kind % FACES == 0 else 2
    counts[WILD] = 4
    counts[WILD_PLUS_FOUR] = 4
    if stars_and_customs:
        counts[SUPER_STAR] = 2
        counts[CUSTOM_1] = 1
        counts[CUSTOM_2] = 1
    return counts
