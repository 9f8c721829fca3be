"""Conditions on a die, as people put them; `test_round_trip` has those that the game puts itself."""

import pytest

from penultimate.houserules import pictures, understand
from penultimate.houserules.sides import ALL_SIDES, of_sides, sides_in
from penultimate.rules.effects import read_clauses, write_clauses

UNDERSTOOD = [
    ("en", "Roll a die: on a six throw away half your hand", "if die 6: drop me half any"),
    (
        "en",
        "Roll a die: even: the next player draws two, odd: I draw one",
        "if die even: draw next 2; if die odd: draw me 1",
    ),
    (
        "en",
        "Roll a die. Four or more: everyone else draws one; otherwise I draw two.",
        "if die more 3: draw others 1; if die fewer 4: draw me 2",
    ),
    ("en", "Roll a die: 1-3: draw one; 4-6: play again.", "if die fewer 4: draw me 1; if die more 3: again me"),
    ("en", "Roll a die: on 2 to 5 everyone draws one", "if die more 1 and die fewer 6: draw everyone 1"),
    ("en", "Roll a die. If it is 1, 2 or 3, draw two cards.", "if die fewer 4: draw me 2"),
    ("en", "Roll a die. If it's a six or a one, everyone passes their hand on.", "if die 1: pass; if die 6: pass"),
    ("en", "Roll a die. Unless it's a six, draw two", "if not die 6: draw me 2"),
    ("en", "If you roll a six, play again", "if die 6: again me"),
    ("en", "The next player rolls a die. If they roll a six, they draw two.", "if die 6: draw next 2"),
    (
        "en",
        "Roll a die: 1 to 3: draw that many; otherwise the next player draws that many",
        "if die fewer 4: draw me die; if die more 3: draw next die",
    ),
    ("de", "Würfle: bei einer Sechs wirf die Hälfte deiner Karten ab", "if die 6: drop me half any"),
    (
        "de",
        "Würfle. Bei einer 1 oder einer 6 tauschen alle die Karten nach links.",
        "if die 1: shift left; if die 6: shift left",
    ),
    ("de", "Der nächste Spieler würfelt. Bei einer 6 zieht er zwei Karten", "if die 6: draw next 2"),
    ("it", "Tira un dado: con un sei scarta metà delle tue carte", "if die 6: drop me half any"),
    ("it", "tira un dado, 4 o più: il prossimo salta il turno", "if die more 3: miss next 1"),
    ("nl", "Gooi een dobbelsteen: bij een zes gooi je de helft van je kaarten weg", "if die 6: drop me half any"),
    ("nl", "Gooi een dobbelsteen: bij 1 tot en met 3 pak ik een kaart", "if die fewer 4: draw me 1"),
    ("zh-Hant", "擲骰子，擲到6就丟掉一半手牌", "if die 6: drop me half any"),
    ("zh-Hant", "擲骰子：雙數下家抽兩張，單數我抽一張", "if die even: draw next 2; if die odd: draw me 1"),
    ("zh-Hant", "丟骰子，骰到1或2抽兩張牌", "if die fewer 3: draw me 2"),
]
LEFT_ALONE = [
    "On a six draw two",
    "everyone rolls a die. On a six they draw one",
    "Roll a die: four or more: draw one; six: draw two",
    "Roll a die: on a six throw two cards away and the next player draws that many",
    "Roll a die: on a seven draw two",
    "Roll a die. On a six or an even number draw two",
]


@pytest.mark.parametrize(("lang", "text", "notation"), UNDERSTOOD)
def test_what_a_die_decides_is_understood(lang: str, text: str, notation: str) -> None:
    assert write_clauses(understand(text, lang).clauses) == notation


@pytest.mark.parametrize("text", LEFT_ALONE)
def test_what_could_be_two_things_is_left_alone(text: str) -> None:
    assert understand(text, "en").clauses == ()


def test_sides_are_said_in_as_few_conditions_as_there_can_be() -> None:
    for bits in range(1, 63):
        sides = frozenset(side for side in ALL_SIDES if bits & (1 << (side - 1)))
        several = [sides_in(when) or frozenset() for when in of_sides(sides)]
        assert frozenset().union(*several) == sides
        assert sum(map(len, several)) == len(sides)
        assert len(several) <= 3


def test_it_has_a_picture() -> None:
    assert pictures(read_clauses("if die 6: reverse")) == [[("die", 6), ("reverse", 0)]]
    assert pictures(read_clauses("if not die 6: reverse")) == [[("not-die", 6), ("reverse", 0)]]
    assert pictures(read_clauses("if die odd: reverse")) == [[("die", 0), ("odd", 0), ("reverse", 0)]]
    assert pictures(read_clauses("if die more 3: reverse")) == [[("die", 0), ("more", 3), ("reverse", 0)]]
