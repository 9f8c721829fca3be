"""The two measures of how well sentences are understood can be counted: all that is right in them is a rule."""

import pytest
from tools.understood import VERDICTS, fresh, judge, unseen

from penultimate.houserules import LANGUAGES
from penultimate.rules.effects import Rule, read_clauses


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_right_can_be_read(lang: str) -> None:
    assert (len(fresh(lang)), len(unseen(lang))) == (60, 100)
    for sentence, right in [*fresh(lang), *unseen(lang)]:
        for notation in right:
            assert notation == "dare" or Rule(sentence, read_clauses(notation)).clauses


@pytest.mark.parametrize(
    ("sentence", "right", "verdict"),
    [
        ("Everyone draws a card.", ["draw everyone 1"], "rightly"),
        ("I swap hands with the next player.", ["swap next me"], "rightly"),
        ("Everyone draws a card.", ["draw others 1"], "wrongly"),
        ("Everyone draws a card.", ["dare"], "wrongly"),
        ("Everyone draws a card.", [], "wrongly"),
        ("Everyone sings.", ["dare"], "rightly left alone"),
        ("Everyone sings.", ["draw everyone 1"], "not"),
        ("Everyone sings.", [], "not, and cannot be"),
    ],
)
def test_verdicts(sentence: str, right: list[str], verdict: str) -> None:
    assert judge(sentence, "en", right) == verdict
    assert verdict in VERDICTS
