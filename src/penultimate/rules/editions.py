"""The editions, each described once: what is in the box, what is printed on it, and the options it starts from.

A new one is a row of `ALL_EDITIONS` and its name in every language (`option-edition-…`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.rules.cards import KINDS, TABLE


@final
class Edition:
    """A box of cards and how it is played."""

    def __init__(
        self,
        name: str,
        *,
        cards: dict[str, int],
        options: dict[str, object],
        shows_braille: bool = False,
    ) -> None:
        self.name = name
        self.options = options
        """Where its options are not `Option.default`."""
        self.shows_braille = shows_braille
        """CARD-5: its cards carry Braille."""
        self.deck = vec[i64]([cards.get(row.face.name, row.face.copies) for row in TABLE])
        """How many there are of each kind: as in every deck, but for `cards` (by face: of a `7`, in each colour)."""
        self.size = sum([int(self.deck[kind]) for kind in range(KINDS)])
        held = [row.face for kind, row in enumerate(TABLE) if self.deck[kind] > 0]
        self.has_stars = any(face.reflects > 0 for face in held)
        self.has_question_cards = any(face.custom > 0 for face in held)


ALL_EDITIONS: Final = (
    Edition("mario", cards={"W*": 2, "W?1": 1, "W?2": 1}, options={}),
    Edition(
        "braille",
        cards={},
        options={
            "scoring": "low",
            "target_test": "exceed",
            "draw_when_able": False,
            "plus4_guilt": "matching",
            "guilty_takes_back": True,
            "coaching_penalty": 4,
        },
        shows_braille=True,
    ),
    Edition("classic", cards={}, options={}),
)

EDITION_NAMES: Final = tuple([edition.name for edition in ALL_EDITIONS])
PILE_ROOM: Final = max([edition.size for edition in ALL_EDITIONS])
"""No pile holds more cards."""
FIRST_EDITION: Final = EDITION_NAMES[0]
"""The one that is played where none is named."""

_BY_NAME: Final = {edition.name: edition for edition in ALL_EDITIONS}


def edition_of(name: str) -> Edition:
    return _BY_NAME[name]


def deck_of(edition: str) -> vec[i64]:
    """How many of each kind there are: CARD-1 to CARD-4."""
    return _BY_NAME[edition].deck[:]
