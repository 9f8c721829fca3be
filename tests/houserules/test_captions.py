"""A rule as pictures with a few words: each verb and law has a sign on the page, and nobody is shown any notation."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from tests.houserules.strategies import clause_lists

from penultimate.houserules import LANGUAGES
from penultimate.houserules.captions import captioned
from penultimate.rules.effects import Clause, read_clauses

SIGNS = Path(__file__).parents[2] / "ui" / "src" / "game" / "effectSigns.ts"
WORDS = {"if", "who", "to", "sort", "named", "colour"}
"""These are shown by their words, or by a colour's own sign."""
NOTATION = re.compile(r"\w/\w|[a-z]-\d|\w-(most|fewest|next|R|B|G|Y)\b|[{}]")


def signs() -> set[str]:
    table = SIGNS.read_text(encoding="utf-8").partition("SIGNS: Record<string, string> = {")[2].partition("};")[0]
    return set(re.findall(r"^  (\w+):", table, flags=re.MULTILINE))


@settings(max_examples=300, deadline=None)
@given(clause_lists(6))
def test_all_that_a_rule_can_do_has_a_sign_or_words(clauses: tuple[Clause, ...]) -> None:
    shown = {what for row in captioned(clauses, "en") for what, _ in row}
    assert shown <= signs() | WORDS


@pytest.mark.parametrize("lang", LANGUAGES)
@settings(max_examples=100, deadline=None)
@given(clause_lists(6))
def test_no_notation_is_shown(lang: str, clauses: tuple[Clause, ...]) -> None:
    for row in captioned(clauses, lang):
        for what, value in row:
            is_words = isinstance(value, str) and what not in ("named", "colour")
            assert not is_words or not NOTATION.search(str(value))


def test_words_are_those_of_the_language() -> None:
    clauses = read_clauses(
        "if me R fewer 1: draw next 2; lap ban others action; score winner 20; me may hand me all R next"
    )
    assert captioned(clauses, "en") == [
        [("if", "I have no red cards"), ("who", "the next player"), ("draw", 2)],
        [("until", "until my next turn"), ("who", "everyone else"), ("ban", 0), ("sort", "action cards")],
        [("winner", 0), ("score", 20)],
        [("may", 0), ("who", "I"), ("hand", "all my red cards"), ("to", "to the next player")],
    ]
    german = [("if", "ich keine roten Karten habe"), ("who", "der nächste Spieler"), ("draw", 2)]
    assert captioned(clauses, "de")[0] == german


def test_they_are_those_of_the_sentence_beside_them() -> None:
    """Of what another clause decides, too: one roll for all of the rule, a vote of one."""
    rolled = captioned(read_clauses("if die more 1: draw next die"), "en")
    assert rolled[0][-1] == ("draw", "as many cards as that die shows")
    picked = captioned(read_clauses("vote next; draw voted 2"), "en")
    assert picked[1] == [("who", "the player picked"), ("draw", 2)]
