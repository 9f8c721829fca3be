"""What the page shows of a Question Card: examples of what it can do, and the ways between which a rule lets choose."""

import pytest

from penultimate.hall.rule_examples import EXAMPLES, examples_in
from penultimate.hall.sayings import ways_in
from penultimate.houserules import understand
from penultimate.rules.effects import read_clauses
from penultimate.wording import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_understood_as_it_is_meant(language: str) -> None:
    for example, said in zip(EXAMPLES, examples_in(language), strict=True):
        assert understand(said, language).clauses == read_clauses(example), said
    assert len(set(examples_in(language))) == len(EXAMPLES)


def test_each_way_is_told_in_the_readers_language() -> None:
    clauses = read_clauses("draw next 1; they choose draw next 2 or miss next 1; me may again me")
    either, may = ways_in(clauses, "en")
    assert either.effect == "they choose draw next 2 or miss next 1"
    assert either.said == ("The next player draws 2 cards.", "The next player misses a turn.")
    assert (may.effect, may.said) == ("me may again me", ("I play again.",))
    assert ways_in(clauses, "de")[1].said == ("Ich spiele noch einmal.",)
