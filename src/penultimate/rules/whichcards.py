"""Cards by what is on them: "a red card", "a 7", "an action card", as names of the notation and as sets of kinds."""

from itertools import combinations
from typing import Final

from penultimate.rules.cards import COLOUR_LETTERS, KINDS, TABLE, KindRow
from penultimate.rules.kinds import COLOURED

ANY: Final = "any"
NAMED: Final = "named"
"""Cards of the colour in play: the one that was named for the custom card."""
EXTREMES: Final = ("highest", "lowest")
"""The highest number in a hand, and the lowest."""
SAID: Final = "said"
"""Cards with the number that somebody has named for the custom card."""
SAME: Final = ("one-colour", "one-number")
"""Cards that share a colour, or a number, whichever their player chooses."""

MEASURES: Final = ("worth", "sum", "colours")
"""What a hand can be measured by in a condition, where others count cards of a sort: the points of its cards, the
numbers on them added up, how many colours it has."""
JUST_DRAWN: Final = "drawn"
"""Cards that their player has drawn, or got, by the rule."""


OF_COLOURS: Final = tuple(["+".join(letters) for count in (2, 3) for letters in combinations(COLOUR_LETTERS, count)])
"""Cards of one of several colours: `R+Y`."""
RANGES: Final = (*[f"over-{number}" for number in range(9)], *[f"under-{number}" for number in range(1, 10)])
"""Numbers above another, and below."""


def _name_of_face(row: KindRow) -> str:
    """Numbers and +2 as on the card; the others by their names, since their letters are colours' letters, too."""
    return row.face.text if row.face.reverses or row.face.skips else row.face.name


def _all_sets() -> dict[str, int]:
    """Every name, and its kinds as bits."""
    rows = list(enumerate(TABLE))
    coloured = [(kind, row) for kind, row in rows if row.symbol >= 0]
    numbers = [(kind, row) for kind, row in coloured if row.face.text == "number"]
    sets = {
        ANY: _bits(list(range(KINDS))),
        "number": _bits([kind for kind, _ in numbers]),
        "even": _bits([kind for kind, row in numbers if row.points % 2 == 0]),
        "odd": _bits([kind for kind, row in numbers if row.points % 2 == 1]),
        "action": _bits([kind for kind, row in coloured if row.face.text != "number"]),
        "wild": _bits([kind for kind, row in rows if row.symbol < 0]),
        "+4": _bits([kind for kind, row in rows if row.face.bluff > 0]),
        "star": _bits([kind for kind, row in rows if row.face.reflects > 0]),
        "draws": _bits([kind for kind, row in rows if row.face.draws > 0]),
    }
    for colour, letter in enumerate(COLOUR_LETTERS):
        sets[letter] = _bits([kind for kind, row in coloured if row.colour == colour])
    for name in OF_COLOURS:
        sets[name] = _bits([kind for kind, row in coloured if COLOUR_LETTERS[row.colour] in name.split("+")])
    for name in RANGES:
        side, _, limit = name.partition("-")
        sign = 1 if side == "over" else -1
        sets[name] = _bits([kind for kind, row in numbers if sign * row.points > sign * int(limit)])
    for symbol in range(len(COLOURED)):
        name = _name_of_face(TABLE[symbol])
        sets[name] = _bits([kind for kind, row in coloured if row.symbol == symbol])
        for letter in COLOUR_LETTERS:
            sets[f"{letter}-{name}"] = sets[name] & sets[letter]
    for letter in COLOUR_LETTERS:
        for name in ("number", "action"):
            sets[f"{letter}-{name}"] = sets[name] & sets[letter]
    return sets


def _bits(kinds: list[int]) -> int:
    bits = 0
    for kind in kinds:
        bits |= int(2**kind)
    return bits


CARD_SETS: Final = _all_sets()
"""The kinds of each set of cards, as bits. `R`, `7`, `R-7`, `action`, `R-action`, `even`, `draws` (+2 and +4) …"""


def colour_letter(which: str) -> str:
    """The colour in a set's name, or the colours, or nothing."""
    if which in OF_COLOURS:
        return which
    first = which.partition("-")[0]
    return first if len(first) == 1 and first in COLOUR_LETTERS else ""


def in_order(which: str) -> str:
    """`Y+R` as `R+Y`: cards of either colour, whichever was said first. All other names as they are."""
    letters = which.split("+")
    if not set(letters) <= set(COLOUR_LETTERS):
        return which
    return "+".join(sorted(letters, key=COLOUR_LETTERS.index))


def shared_by(which: str, kind: int) -> str:
    """The sort of all cards that have the colour, or the number, of this one (`SAME`)."""
    row = TABLE[kind]
    return COLOUR_LETTERS[row.colour] if which == SAME[0] else _name_of_face(TABLE[row.symbol])


def face_name(which: str) -> str:
    """What is left of a set's name without the colour."""
    if not colour_letter(which):
        return "" if which == ANY else which
    return which.partition("-")[2]
