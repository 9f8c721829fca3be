"""CARD-5, and the table behind it checked against the dots of every cell."""

import pytest
from tests.wording.examples import cards

from penultimate.rules.cards import CARDS, COLOURED_KINDS, KINDS, Colour, card_of, read_card
from penultimate.wording import LANGUAGES
from penultimate.wording.braille import (
    CELLS,
    FIRST_CELL,
    LEAST_WIDTH,
    MOST_WIDTH,
    as_cells,
    braille_card,
    braille_hand,
    to_cells,
)

DOTS = """
 A 1 B 12 C 14 D 145 E 15 F 124 G 1245 H 125 I 24 J 245
 K 13 L 123 M 134 N 1345 O 135 P 1234 Q 12345 R 1235 S 234 T 2345
 U 136 V 1236 X 1346 Y 13456 Z 1356 W 2456
 1 2 2 23 3 25 4 256 5 26 6 235 7 2356 8 236 9 35 0 356
 ! 2346 " 5 # 3456 $ 1246 % 146 & 12346 ' 3 ( 12356 ) 23456 * 16 + 346 , 6 - 36 . 46 / 34
 : 156 ; 56 < 126 = 123456 > 345 ? 1456 @ 4 [ 246 \\ 1256 ] 12456 ^ 45 _ 456
""".split()


def cell(dots: str) -> str:
    return chr(FIRST_CELL + sum(1 << (int(dot) - 1) for dot in dots))


def test_the_table_has_every_cell_once() -> None:
    assert len(CELLS) == len(set(CELLS)) == 64
    assert to_cells(" ") == chr(FIRST_CELL)
    assert len(DOTS) == 2 * 63
    for character, dots in zip(DOTS[::2], DOTS[1::2], strict=True):
        assert to_cells(character) == cell(dots), character


def test_the_lower_decades_follow_from_the_first() -> None:
    """Louis Braille's own construction: k to t are a to j with dot 3, u v x y z with dots 3 and 6."""
    for first, second in zip("ABCDEFGHIJ", "KLMNOPQRST", strict=True):
        assert ord(to_cells(second)) == ord(to_cells(first)) | 0b100
    for first, third in zip("ABCDE", "UVXYZ", strict=True):
        assert ord(to_cells(third)) == ord(to_cells(first)) | 0b100100
    for letter, digit in zip("ABCDEFGHIJ", "1234567890", strict=True):  # digits are the letters one row lower
        dots = [dot + 1 for dot in range(1, 7) if ord(to_cells(letter)) - FIRST_CELL & (1 << (dot - 1))]
        assert to_cells(digit) == cell("".join(map(str, dots)))


@pytest.mark.parametrize(
    ("card", "written"),
    [
        ("R7", "gr"),
        ("B1", "ab"),
        ("Y9", "iy"),
        ("G0", "jg"),
        ("B+2", "+bb"),
        ("RR", "rvr"),
        ("YS", "sky"),
        ("W", "wi"),
        ("W:R", "wir"),
        ("W+4", "wi+d"),
        ("W+4:B", "wi+db"),
        ("W*", "st"),
        ("W*:G", "stg"),
        ("W?1", "qua"),
        ("W?2:Y", "quby"),
    ],
)
def test_a_card(card: str, written: str) -> None:
    assert braille_card(read_card(card), ascii=True) == written
    assert braille_card(read_card(card), "en") == as_cells(written, "en")


def test_a_red_seven_is_two_cells() -> None:
    assert braille_card(read_card("R7")) == cell("1245") + cell("1235") == "⠛⠗"


def test_no_two_cards_are_written_alike() -> None:
    named = [card_of(kind, int(colour)) for kind in range(COLOURED_KINDS, KINDS) for colour in Colour]
    assert len({braille_card(card) for card in (*CARDS, *named)}) == KINDS + len(named)


def test_a_hand_is_a_sorted_line() -> None:
    hand = cards("R7 W+4 B3 BS")
    assert braille_hand(hand, ascii=True) == ["cb skb gr wi+d"]
    assert braille_hand(hand) == ["⠉⠃⠀⠎⠅⠃⠀⠛⠗⠀⠺⠊⠐⠖⠙"]
    assert braille_hand(hand, top=read_card("W:Y")) == ["⠤⠺⠊⠽⠀⠉⠃⠀⠎⠅⠃⠀⠛⠗⠀⠺⠊⠐⠖⠙"]
    assert braille_hand(hand, ascii=True, top=read_card("R2")) == ["-br cb skb gr wi+d"]
    assert braille_hand(()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [LEAST_WIDTH, 20, 32, 40, MOST_WIDTH])
def test_lines_fit_the_display_and_break_no_card(language: str, width: int) -> None:
    top = read_card("W+4:Y")
    for ascii in (True, False):
        lines = braille_hand(CARDS, width, language, ascii=ascii, top=top)
        assert all(len(line) <= width for line in lines)
        written = " ".join(lines).replace(chr(FIRST_CELL), " ").split()
        mark = "-" if ascii else to_cells("-")
        assert written[0] == mark + braille_card(top, language, ascii=ascii)
        assert written[1:] == [braille_card(card, language, ascii=ascii) for card in CARDS]
