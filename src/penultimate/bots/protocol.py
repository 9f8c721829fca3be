"""How a bot that is a program is talked to: a line of JSON each way, on its standard input and output.

`docs/bot-protocol.md` describes it for whoever writes such a program. What goes over it is what a `SeatView` holds,
with the same names, and so nothing that the seat may not know.
"""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

import msgspec

from penultimate.rules import LegalMoves, Move, Options, Rule, SeatView, options_for, read_card, read_move
from penultimate.rules.cards import COLOUR_LETTERS, Card
from penultimate.rules.effects import read_clauses, write_clauses
from penultimate.rules.options import MAX_PLAYERS, OPTION_NAMES
from penultimate.rules.phases import Phase
from penultimate.rules.view import AGREED

PROTOCOL: Final = 1
"""Grows with every change that a program would have to know of."""
SEAT_NAMES: Final = tuple(f"seat{seat}" for seat in range(MAX_PLAYERS))
"""Whoever sits there: in `catch seat2` and `choose seat0`."""

_IN_VIEW: Final = tuple(field.name for field in fields(SeatView) if field.name not in AGREED)
_CARDS: Final = ("top", "below", "drawn")
_LISTS_OF_CARDS: Final = ("hand", "discards")

encode: Final = msgspec.json.Encoder().encode


class Answer(msgspec.Struct):
    """What a program says, to `hello` the first three, to `choose` and `react` one of the others."""

    protocol: int = 0
    name: str = ""
    reacts: bool = False
    move: str | None = None
    error: str = ""


read_answer: Final = msgspec.json.Decoder(Answer).decode


# --- to the program ---------------------------------------------------------------------------------------------------


def hello(seconds: float) -> dict[str, object]:
    return {"type": "hello", "protocol": PROTOCOL, "seconds": seconds}


def table(view: SeatView, seed: int) -> dict[str, object]:
    """A new table: what stays the same in all views."""
    return {
        "type": "table",
        "seat": view.seat,
        "players": view.players,
        "options": {name: getattr(view.options, name) for name in ("edition", *OPTION_NAMES)},
        "rules": [_plain_rule(rule) for rule in view.rules],
        "seed": seed,
    }


def question(kind: str, view: SeatView, legal: LegalMoves) -> dict[str, object]:
    """`choose` or `react`."""
    moves = [move.text(SEAT_NAMES) for move in legal]
    return {"type": kind, "view": view_as_json(view), "moves": moves}


def view_as_json(view: SeatView) -> dict[str, object]:
    """Everything a view holds but options and rules, which the table tells once."""
    told = {name: _plain(getattr(view, name)) for name in _IN_VIEW}
    told["declined"] = [_letters(colours) for colours in view.declined]
    return told


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return str(value)
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def _plain_rule(rule: Rule | None) -> object:
    return None if rule is None else {"words": rule.words, "clauses": write_clauses(rule.clauses)}


def _letters(colours: int) -> str:
    return "".join(letter for number, letter in enumerate(COLOUR_LETTERS) if colours >> number & 1)


# --- and back ---------------------------------------------------------------------------------------------------------


def move_in(text: str, view: SeatView) -> Move:
    """A move as a program writes it. ValueError where it is none."""
    return read_move(text, SEAT_NAMES, view.hand)


def legal_from(moves: Sequence[str]) -> LegalMoves:
    return LegalMoves(tuple([read_move(text, SEAT_NAMES).code for text in moves]))


def options_from(told: dict[str, Any]) -> Options:
    return options_for(told["edition"], **{name: told[name] for name in OPTION_NAMES})


def rule_from(told: dict[str, str] | None) -> Rule | None:
    return None if told is None else Rule(told["words"], read_clauses(told["clauses"]))


def view_from(told: dict[str, Any], options: Options, rules: tuple[Rule | None, Rule | None]) -> SeatView:
    """The inverse of `view_as_json`: for a bot that is a class, in a process of its own."""
    values = {name: _value(name, told[name]) for name in _IN_VIEW}
    return SeatView(options=options, rules=rules, **values)


def _value(name: str, value: Any) -> Any:
    if name in _CARDS:
        return None if value is None else read_card(value)
    if name == "phase":
        return Phase(value)
    if name in _LISTS_OF_CARDS:
        return tuple([read_card(card) for card in value])
    if name == "known":
        return tuple([(owner, tuple([read_card(card) for card in cards])) for owner, cards in value])
    if name == "declined":
        return tuple([sum(1 << COLOUR_LETTERS.index(letter) for letter in letters) for letters in value])
    return _tuples(value)


def _tuples(value: Any) -> Any:
    return tuple([_tuples(part) for part in value]) if isinstance(value, list) else value
