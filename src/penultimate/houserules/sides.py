"""What a die shows, as conditions: of any of its sides, and of all the others."""

from collections.abc import Iterable
from typing import Final

from penultimate.rules.conditions import PIPS, sides_of
from penultimate.rules.effects import Both, Condition, Rolled, RolledEven, Than

ALL_SIDES: Final = frozenset(range(1, PIPS + 1))


def sides_in(when: Condition) -> frozenset[int] | None:
    """What the die may show for it to be true; nothing where it is about anything else as well."""
    if isinstance(when, Rolled | RolledEven):
        return sides_of(when)
    if not isinstance(when, Both):
        return None
    first, second = sides_in(when.first), sides_in(when.second)
    return None if first is None or second is None else first & second


def of_sides(sides: Iterable[int]) -> list[Condition]:
    """As few conditions as there can be, of which exactly one is true where the die shows one of these."""
    left = set(sides)
    found: list[Condition] = []
    while left:
        when, said = next((when, said) for when, said in _SAYABLE if said <= left)
        found.append(when)
        left -= said
    return found


def _sayable() -> list[tuple[Condition, frozenset[int]]]:
    """What can be said of a die, what is true most often first, and then what is said in fewest words."""
    one: list[Condition] = [Rolled(Than.EXACTLY, side) for side in sorted(ALL_SIDES)]
    one += [Rolled(Than.EXACTLY, side, is_so=False) for side in sorted(ALL_SIDES)]
    one += [RolledEven(even=True), RolledEven(even=False)]
    one += [Rolled(Than.MORE, side) for side in range(1, PIPS)] + [
        Rolled(Than.FEWER, side) for side in range(2, PIPS + 1)
    ]
    one += [Both(Rolled(Than.MORE, low), Rolled(Than.FEWER, high)) for low in range(1, 4) for high in range(low + 3, 7)]
    return sorted(((when, sides_in(when) or frozenset()) for when in one), key=lambda each: -len(each[1]))


_SAYABLE: Final = _sayable()


_SIDES_SAID: Final = {"over": "more", "under": "fewer"}
"""What numbers on cards are called, and what a die shows."""


def is_on_a_die(which: str) -> bool:
    """ "If it is even", "if it is a six", "if it is above three" can be said of a die, as of a card."""
    return which in ("even", "odd") or which.isdecimal() or which.partition("-")[0] in _SIDES_SAID


def side_said(word: str) -> list[str]:
    """One side of a die, or all from one number to another, in the notation of conditions; or no words at all."""
    first, _, last = word.partition("-")
    if not last.isdecimal():
        return [word]
    if first in _SIDES_SAID:
        return [_SIDES_SAID[first], last]
    conditions = of_sides(ALL_SIDES & frozenset(range(int(first), int(last) + 1)))
    if len(conditions) != 1 or int(last) not in ALL_SIDES:
        return []
    return conditions[0].text().split()[1:]
