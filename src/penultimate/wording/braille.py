"""Cards in Braille (CARD-5): a few cells each, as Unicode or as ASCII for displays that translate by themselves.

A number is one letter, without number sign (`a` is 1, `i` is 9, `j` is 0), and the colour's letter comes after it:
`gr` is a red 7. Action and wild cards have short codes; a wild on the pile shows the colour named for it.
"""

from collections.abc import Iterable
from typing import Final

from penultimate.rules.cards import Card

CELLS: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American Braille ASCII: the character of every six-dot cell; dot 1 is the lowest bit of its place, dot 6 the
highest."""

FIRST_CELL: Final = 0x2800
WIDTH: Final = 40

_DIGITS: Final = "jabcdefghi"
_CODES: Final = {
    "+2": "+b",
    "R": "rv",
    "S": "sk",
    "W": "wi",
    "W+4": "wi+d",
    "W*": "st",
    "W?1": "qua",
    "W?2": "qub",
}


def braille_card(card: Card, *, ascii: bool = False) -> str:
    """One card: `gr` for a red 7, `+bg` for a green +2, `wi+d` for a +4 and `wi+db` if blue was named for it."""
    code = _CODES[card.face] if card.number is None else _DIGITS[card.number]
    if card.colour is not None:
        code += card.colour.letter.lower()
    return code if ascii else to_cells(code)


def braille_hand(cards: Iterable[Card], width: int = WIDTH, *, ascii: bool = False) -> list[str]:
    """A hand as lines for a display of so many cells: sorted, cards apart by a blank, none broken over two lines."""
    blank = " " if ascii else chr(FIRST_CELL)
    lines: list[str] = []
    for card in sorted(cards, key=lambda card: card.kind):
        cells = braille_card(card, ascii=ascii)
        if lines and len(lines[-1]) + 1 + len(cells) <= width:
            lines[-1] += blank + cells
        else:
            lines.append(cells)
    return lines


def to_cells(text: str) -> str:
    """Braille ASCII as Unicode cells. ValueError for what is not in the table."""
    return "".join(chr(FIRST_CELL + CELLS.index(character)) for character in text.upper())
