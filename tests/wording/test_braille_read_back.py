"""Every card of both decks in Braille, written and read by liblouis with the tables that readers are taught."""

import subprocess
import unicodedata

import pytest
from tools.find_louis import WITHOUT, find_louis

from penultimate.languages import LANGUAGES, language_of
from penultimate.rules.cards import CARDS, COLOURED_KINDS, KINDS, Card, Colour, card_of
from penultimate.wording.braille import FIRST_CELL, TOP_MARK, braille_card, to_cells

EVERY_CARD: tuple[Card, ...] = (
    *CARDS,
    *(card_of(kind, int(colour)) for kind in range(COLOURED_KINDS, KINDS) for colour in Colour),
)
DIGITS = dict(zip("1234567890", "abcdefghij", strict=True))
"""Without a number sign both are the same cells (CARD-5); some tables prefer to read the digit."""


LOUIS = find_louis()
needs_louis = pytest.mark.skipif(LOUIS is None, reason=WITHOUT)


def louis(language: str, texts: list[str], *, back: bool = False) -> list[str]:
    """What liblouis makes of each of the texts: cells of letters, or letters of cells (`back`)."""
    tables = f"unicode.dis,{language_of(language).braille_table}"
    command = [str(LOUIS), *(["--backward"] if back else []), tables]
    done = subprocess.run(command, input="\n".join(texts) + "\n", capture_output=True, text=True, check=True)
    lines = done.stdout.split("\n")
    assert len(lines) == len(texts) + 1, done.stderr
    return lines[:-1]


def codes() -> list[str]:
    return [braille_card(card, ascii=True) for card in EVERY_CARD]


def cells(language: str) -> list[str]:
    return [braille_card(card, language) for card in EVERY_CARD]


def as_letters(read: str, *, plus_reads_as: str) -> str:
    """What was read, in the letters of the code: digits are letters, ligatures are theirs, one's own plus is `+`."""
    text = unicodedata.normalize("NFKC", read).replace(plus_reads_as, "+").replace(" ", "")
    return "".join(DIGITS.get(character, character) for character in text)


def test_every_language_names_its_braille() -> None:
    for language in LANGUAGES:
        assert language_of(language).braille_table, language


@needs_louis
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_written_as_liblouis_writes_them(language: str) -> None:
    """Dutch parts a plus from a letter with a blank; here blanks part cards, so that one is left out."""
    written = [text.replace(chr(FIRST_CELL), "") for text in louis(language, codes())]
    assert written == cells(language)


@needs_louis
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_read_back_as_what_they_are(language: str) -> None:
    """In Italian and Dutch the plus is the cell of the exclamation mark, which no card has: it reads as either."""
    plus, mark = louis(language, ["+", "!"])
    reads_as = "!" if plus == mark else "+"
    assert (reads_as == "!") == (language in ("it", "nl"))
    read = [text.replace("\\5/", "") for text in louis(language, cells(language), back=True)]
    assert len(set(read)) == len(EVERY_CARD), "no two cards read alike"
    for text, code in zip(read, codes(), strict=True):
        if as_letters(text, plus_reads_as=reads_as) != code:  # a sign that has these letters (㍕ for gy)
            assert louis(language, [text]) == louis(language, [code]), (text, code)
            assert language == "zh-Hant"


@needs_louis
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mark_before_the_top_card_is_a_hyphen(language: str) -> None:
    (read,) = louis(language, [to_cells(TOP_MARK)], back=True)
    assert read in ("-", "\xad")
