"""Lists of clauses that may stand on a card, for property tests."""

import random

from hypothesis import strategies as st
from tests.rules import any_effects

from penultimate.rules.effects import Clause


def clause_lists(most: int) -> st.SearchStrategy[tuple[Clause, ...]]:
    return st.integers(0, 2**32).map(lambda throw: any_effects.clauses(random.Random(throw), most))
