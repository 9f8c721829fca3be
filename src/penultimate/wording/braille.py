"""Cards in Braille (CARD-5): a few cells each, as Unicode or as ASCII for displays that translate by themselves.

A number is one letter, without number sign (`a` is 1, `i` is 9, `j` is 0), and the colour's letter comes after it:
`gr` is a red 7. Action and wild cards have short codes; a wild on the pile shows the colour named for it. Letters are
the same everywhere; the plus sign of +2 and +4 is not, so cells are written as the reader's language has it
(`language.toml`).
"""

from collections.abc import Iterable
from typing import Final

from penultimate.languages import FALLBACK, language_of
from penultimate.rules.cards import TABLE, Card
from penultimate.rules.kinds import COLOURED, WILD_FACES, Face

CELLS: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American Braille ASCII: the character of every six-dot cell; dot 1 is the lowest bit of its place, dot 6 the
highest."""

FIRST_CELL: Final = 0x2800
WIDTH: Final = 40
LEAST_WIDTH: Final = 12
MOST_WIDTH: Final = 80
"""Of displays: no card is longer than the smallest."""
TOP_MARK: Final = "-"
"""Before the top card, where it stands on the line of the hand: the same cell in all of our languages."""


def braille_card(card: Card, language: str = FALLBACK, *, ascii: bool = False) -> str:
    """One card: `gr` for a red 7, `+bg` for a green +2, `wi+d` for a +4 and `wi+db` if blue was named for it."""
    code = braille_code(TABLE[card.kind].face)
    if card.colour is not None:
        code += card.colour.letter.lower()
    return code if ascii else as_cells(code, language)


def braille_code(face: Face) -> str:
    """What stands on the card before its colour."""
    return "".join(face.braille)


def action_faces() -> list[Face]:
    """The faces that have a code one has to know: all but the numbers."""
    return [face for face in (*COLOURED, *WILD_FACES) if len(braille_code(face)) > 1]


def braille_hand(
    cards: Iterable[Card], width: int = WIDTH, language: str = FALLBACK, *, ascii: bool = False, top: Card | None = None
) -> list[str]:
    """A hand as lines for a display of so many cells: sorted, cards apart by a blank, none broken over two lines.

    With `top`, the top card of the discard pile comes first, behind a hyphen.
    """
    blank = " " if ascii else chr(FIRST_CELL)
    words = [braille_card(card, language, ascii=ascii) for card in sorted(cards, key=lambda card: card.kind)]
    if top is not None:
        mark = TOP_MARK if ascii else to_cells(TOP_MARK)
        words.insert(0, mark + braille_card(top, language, ascii=ascii))
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += blank + word
        else:
            lines.append(word)
    return lines


def as_cells(code: str, language: str) -> str:
    """A card's code in the cells that a reader of this language knows."""
    first, inside = language_of(language).braille_plus
    cells = ""
    for at, character in enumerate(code):
        plus = inside if at else first
        cells += plus if character == "+" else to_cells(character)
    return cells


def to_cells(text: str) -> str:
    """Braille ASCII as Unicode cells. ValueError for what is not in the table."""
    return "".join(chr(FIRST_CELL + CELLS.index(character)) for character in text.upper())
