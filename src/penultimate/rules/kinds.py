"""The kinds of card, each described once. Engine, wire, page, words, Braille and drawings all read them from here.

A face is a card without its colour. Each of `COLOURED` there is in four colours, each of `WILD_FACES` there is once: 57
kinds. Their order is that of the kinds' numbers, which saved games and trained bots know: a new one goes to the end of
`WILD_FACES`.
"""

from typing import Final, final

KINDS: Final = 57
"""How many there are: 4 times `COLOURED`, and `WILD_FACES`. Written out, since it is compiled in."""

SWAPS_HANDS: Final = 1
PASSES_HANDS: Final = 2


@final
class Face:
    """What there is to know of a card but its colour."""

    def __init__(
        self,
        name: str,
        text: str,
        points: int,
        *,
        braille: tuple[str, ...],
        copies: int = 0,
        rule: str = "TURN-1",
        draws: int = 0,
        skips: int = 0,
        reverses: int = 0,
        bluff: int = 0,
        reflects: int = 0,
        custom: int = 0,
        hand_trick: int = 0,
    ) -> None:
        self.name = name
        """In the notation: `7`, `+2`, `W*`."""
        self.text = text
        """The message that names it: `face-` and this."""
        self.points = points
        self.braille = braille
        """CARD-5: what is printed in Braille, line by line; the colour's letter comes below."""
        self.copies = copies
        """How many there are in every deck (of a coloured one: in each colour). What only some have, editions say."""
        self.rule = rule
        """The rule that says what it is for."""
        self.draws = draws
        self.skips = skips
        self.reverses = reverses
        self.bluff = bluff
        """W4-2: it may be laid although it must not, and be challenged."""
        self.reflects = reflects
        """STAR-1: it sends cards to draw back."""
        self.custom = custom
        """CUST-1: it carries rule 1 or 2 of the table."""
        self.hand_trick = hand_trick
        """HOUSE-5."""
        self.is_plain = int(not any((draws, skips, reverses, bluff, reflects, custom, hand_trick)))
        """It does nothing but lie there, and the next player's turn begins."""


def _number(number: int, letter: str, *, copies: int = 2, hand_trick: int = 0) -> Face:
    return Face(str(number), "number", number, braille=(letter,), copies=copies, hand_trick=hand_trick)


COLOURED: Final = (
    _number(0, "j", copies=1, hand_trick=PASSES_HANDS),
    _number(1, "a"),
    _number(2, "b"),
    _number(3, "c"),
    _number(4, "d"),
    _number(5, "e"),
    _number(6, "f"),
    _number(7, "g", hand_trick=SWAPS_HANDS),
    _number(8, "h"),
    _number(9, "i"),
    Face("+2", "plus-two", 20, braille=("+b",), copies=2, rule="ACT-1", draws=2),
    Face("R", "reverse", 20, braille=("rv",), copies=2, rule="ACT-3", reverses=1),
    Face("S", "skip", 20, braille=("sk",), copies=2, rule="ACT-4", skips=1),
)

WILD_FACES: Final = (
    Face("W", "wild", 50, braille=("wi",), copies=4, rule="ACT-5"),
    Face("W+4", "wild-plus-four", 50, braille=("wi", "+d"), copies=4, rule="W4-1", draws=4, bluff=1),
    Face("W*", "super-star", 50, braille=("st",), rule="STAR-2", reflects=1),
    Face("W?1", "custom", 50, braille=("qu", "a"), rule="CUST-1", custom=1),
    Face("W?2", "custom", 50, braille=("qu", "b"), rule="CUST-1", custom=2),
)
