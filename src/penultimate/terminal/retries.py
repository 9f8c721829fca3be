"""How long to wait before a lost server is tried again, and when there is no more hope."""

from collections.abc import Callable, Iterator
from typing import Final

QUICK_WAIT: Final = 1.0
QUICK_SECONDS: Final = 60.0
"""A server that closes in order is often back in a moment: so long it is looked for every second."""
SLOW_WAITS: Final = (0.3, 1.0, 2.0, 4.0, 8.0, 12.0, 12.0)
"""With the spread on top none is longer than a quarter of a minute."""

Chance = Callable[[], float]
"""A number from 0 to 1."""


def waits(chance: Chance, *, restarting: bool) -> Iterator[float]:
    """Seconds before each new try. `restarting`: the server has said that it closes."""
    waited = 0.0 if restarting else QUICK_SECONDS
    while waited < QUICK_SECONDS:
        wait = _spread(QUICK_WAIT, chance)
        waited += wait
        yield wait
    for wait in SLOW_WAITS:
        if not restarting or wait > QUICK_WAIT:
            yield _spread(wait, chance)


def _spread(wait: float, chance: Chance) -> float:
    """A quarter more or less, so that a whole table does not come back in one instant."""
    return wait * (0.75 + chance() / 2)
