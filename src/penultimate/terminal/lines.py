"""Plain lines on a terminal or into a pipe: wrapped at words, wide characters counted as two, colour only added.

Texts may carry marks (private characters without width): a colour for a card's name, and what must stay on one line.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final, TextIO, final

from penultimate.rules import Card, Colour
from penultimate.wording.hearing import words_in

LEAST_WIDTH: Final = 12

_PAINTS: Final = {
    Colour.BLUE: ("\ue000", "\x1b[94m"),
    Colour.GREEN: ("\ue001", "\x1b[92m"),
    Colour.RED: ("\ue002", "\x1b[91m"),
    Colour.YELLOW: ("\ue003", "\x1b[93m"),
}
_PAINT_END: Final = "\ue004"
_TOGETHER, _APART = "\ue010", "\ue011"
_MARKS: Final = re.compile("[\ue000-\ue011]")
_UNIT: Final = re.compile(
    f"{_TOGETHER}[^{_APART}]*{_APART}|\\s+|[⺀-鿿　-〿豈-﫿︰-﹏！-｠]|[^\\s{_TOGETHER}⺀-鿿　-〿豈-﫿︰-﹏！-｠]+"
)
_NOT_FIRST: Final = set("、。，．：；？！」』）》〉】,.;:!?)")
_NOT_LAST: Final = set("「『（《〈【")


def painted(card: Card, text: str) -> str:
    """A card's name in its colour, where colours are shown."""
    return text if card.colour is None else f"{_PAINTS[card.colour][0]}{text}{_PAINT_END}"


def together(text: str) -> str:
    """A text that is not broken over two lines as long as it fits into one."""
    return f"{_TOGETHER}{text}{_APART}"


def without_marks(text: str) -> str:
    return _MARKS.sub("", text)


def width_of(text: str) -> int:
    """Columns that a text takes: Chinese characters take two, marks and accents put on top none."""
    return sum(_columns(character) for character in text)


def _columns(character: str) -> int:
    if "\ue000" <= character <= "\ue011" or unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of at most so many columns, broken between words."""
    lines: list[str] = []
    line = ""
    for blank, chunk in _chunks(text):
        if line and width_of(line) + len(blank) + width_of(chunk) > width:
            lines.append(line)
            line = ""
        elif line:
            line += blank
        for part in _fitting(chunk, width):
            if line and width_of(line) + width_of(part) > width:
                lines.append(line)
                line = ""
            line += part
    return [*lines, line]


def _chunks(text: str) -> Iterator[tuple[str, str]]:
    """What must not be broken, with the blank before it, if there is one."""
    blank, chunk = "", ""
    for unit in _UNIT.findall(text):
        if unit.isspace():
            if chunk:
                yield blank, chunk
            blank, chunk = " ", ""
        elif chunk and _may_part(chunk, unit):
            yield blank, chunk
            blank, chunk = "", unit
        else:
            chunk += unit
    if chunk:
        yield blank, chunk


def _may_part(before: str, after: str) -> bool:
    """Between Chinese characters a line may end, but not next to a number or between certain marks."""
    last, first = without_marks(before)[-1:], without_marks(after)[:1]
    if first in _NOT_FIRST or last in _NOT_LAST or first.isdecimal() or last.isdecimal():
        return False
    return _columns(last or " ") == 2 or _columns(first or " ") == 2


def _fitting(chunk: str, width: int) -> Iterator[str]:
    """A chunk as it is, or in pieces where it is longer than a line."""
    if width_of(chunk) <= width:
        yield chunk
        return
    pieces = re.findall(r"\S+\s*", chunk) if " " in chunk else list(chunk)
    for piece in pieces:
        if width_of(piece.rstrip()) <= width:
            yield piece
        else:
            yield from piece


@final
class Paper:
    """Where lines are printed."""

    def __init__(self, out: TextIO, width: int, *, colours: bool) -> None:
        self.out = out
        self.width = max(width, LEAST_WIDTH)
        self.words = 0.0
        """How many have been printed, as they are spoken."""
        self._paints: Mapping[str, str] = {mark: sequence if colours else "" for mark, sequence in _PAINTS.values()} | {
            _PAINT_END: "\x1b[0m" if colours else "",
            _TOGETHER: "",
            _APART: "",
        }

    def say(self, text: str) -> None:
        """A paragraph. What others have written comes through here too: no control characters get out."""
        clean = "".join(character for character in text if character.isprintable() or "\ue000" <= character <= "\ue011")
        for line in wrapped(clean, self.width):
            self.out.write(_MARKS.sub(lambda mark: self._paints.get(mark.group(), ""), line.rstrip()) + "\n")
        self.words += words_in(without_marks(clean))
        self.out.flush()

    def as_it_is(self, line: str) -> None:
        """A line of Braille cells, which has been fitted already."""
        self.out.write(line + "\n")
        self.out.flush()
