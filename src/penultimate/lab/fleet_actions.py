"""The learners' actions as the engine's moves, and back. Compiled.

What an action stands for is said in `environment_actions.py`; here it is a number in and a number out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.lab.environment_actions import ACTS, PASS, CatchWhoOwes, ChooseLeft
from penultimate.rules.moves import CATCH, CHOOSE, NO_SEAT, Move, seat_code, seat_of, second_seat_of, verb_of

ACTIONS: Final[i64] = len(ACTS)
PASS_ACTION: Final[i64] = PASS
_CATCH: Final[i64] = ACTS.index(CatchWhoOwes())

PASSING: Final = -1
_CATCHING: Final = -2
_CHOOSING: Final = -3


def _code_of_act(number: int) -> int:
    act = ACTS[number]
    if isinstance(act, Move):
        return act.code
    return _CATCHING if isinstance(act, CatchWhoOwes) else _CHOOSING if isinstance(act, ChooseLeft) else PASSING


_CODES: Final = vec[i64]([_code_of_act(number) for number in range(len(ACTS))])
_STEPS: Final = [act.steps if isinstance(act, ChooseLeft) else () for act in ACTS]
_SHORT: Final = 1 << 15
"""Codes without seats are below."""
_NUMBERS: Final = {act.code: number for number, act in enumerate(ACTS) if isinstance(act, Move)}
_SHORT_NUMBERS: Final = vec[i64]([_NUMBERS.get(code, -1) for code in range(_SHORT)])
_CHOICES: Final = {act.steps: number for number, act in enumerate(ACTS) if isinstance(act, ChooseLeft)}


def number_of(code: i64, seat: i64, players: i64) -> i64:
    """The action that stands for a seat's move; -1 for what learners do not say."""
    if code < _SHORT:
        return _SHORT_NUMBERS[code]
    if verb_of(code) == CATCH:
        return _CATCH
    if verb_of(code) == CHOOSE and seat_of(code) < players and code in _seat_choices(players):
        first = (int(seat_of(code)) - int(seat)) % int(players)
        second = int(second_seat_of(code))
        return _CHOICES[(first,) if second == NO_SEAT else (first, (second - int(seat)) % int(players))]
    return _NUMBERS.get(int(code), -1)


_SEAT_CHOICES: dict[int, frozenset[int]] = {}


def _seat_choices(players: i64) -> frozenset[int]:
    """The codes that choose one or two players of a table."""
    found = _SEAT_CHOICES.get(int(players))
    if found is None:
        seats = range(int(players))
        one = [CHOOSE | (seat << 15) | (NO_SEAT << 19) for seat in seats]
        two = [CHOOSE | (seat << 15) | (other << 19) for seat in seats for other in seats if seat != other]
        found = frozenset(one + two)
        _SEAT_CHOICES[int(players)] = found
    return found


def code_for(action: i64, seat: i64, players: i64, owing: i64) -> i64:
    """The inverse; negative where the seat passes."""
    code = _CODES[action]
    if code == _CATCHING:
        return seat_code(CATCH, owing)
    if code == _CHOOSING:
        steps = _STEPS[int(action)]
        second = NO_SEAT if len(steps) == 1 else (int(seat) + steps[1]) % int(players)
        return CHOOSE | ((int(seat) + steps[0]) % int(players) << 15) | (second << 19)
    return code
