"""What a Question Card can do, by examples: one for each thing that the language of effects can say, simple ones first.

They are written as effects, so that every language says them in its own words, as it says rules back.
"""

from functools import lru_cache
from typing import Final

from penultimate.hall.sayings import said_in
from penultimate.rules.effects import read_clauses

EXAMPLES: Final = (
    "draw next 2",
    "draw others 1",
    "miss next 1",
    "again me",
    "reverse",
    "drop me 1 any",
    "hand me 1 any chosen",
    "swap me chosen",
    "show next me",
    "pass",
    "draw most 2",
    "draw left 1",
    "drop me all R",
    "draw me until/R",
    "if named R: draw next 3",
    "if me more 5: draw others 1",
    "they choose draw next 2 or miss next 1",
    "lap ban others action",
    "round when everyone R draw they 1",
)


@lru_cache(maxsize=16)
def examples_in(language: str) -> tuple[str, ...]:
    return tuple([said_in(read_clauses(example), language) for example in EXAMPLES])
