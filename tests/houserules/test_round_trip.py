"""Whatever can stand on a card can be said in every language, and is understood again as the same."""

import random

import pytest
from hypothesis import given, settings
from tests.houserules.strategies import clause_lists
from tests.rules import any_effects

from penultimate.houserules import LANGUAGES, say, understand
from penultimate.rules.effects import MOST_EFFECTS, Clause, write_clauses


@pytest.mark.parametrize("lang", LANGUAGES)
@given(clauses=clause_lists(MOST_EFFECTS))
@settings(max_examples=150, deadline=None)
def test_what_is_said_back_means_the_same(lang: str, clauses: tuple[Clause, ...]) -> None:
    sentence = say(clauses, lang)
    assert write_clauses(understand(sentence, lang).clauses) == write_clauses(clauses), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@given(clauses=clause_lists(2))
@settings(max_examples=100, deadline=None)
def test_the_language_is_found_out(lang: str, clauses: tuple[Clause, ...]) -> None:
    understanding = understand(say(clauses, lang))
    assert (understanding.lang, understanding.clauses) == (lang, clauses)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_effects_have_the_same_answer(lang: str) -> None:
    said: dict[str, str] = {}
    for throw in range(1500):
        clauses = (any_effects.clause(random.Random(throw)),)
        assert said.setdefault(say(clauses, lang), write_clauses(clauses)) == write_clauses(clauses)
