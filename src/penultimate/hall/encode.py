"""From the game to the wire. What all seats see is encoded once; what one seat sees comes from that seat's view."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from penultimate import wire
from penultimate.rules import Event, Match
from penultimate.rules.cards import WILD_PLUS_FOUR
from penultimate.rules.moves import (
    ACCUSE,
    CATCH,
    CHOOSE,
    PLAY,
    WORDS,
    Choose,
    ChooseCards,
    ChooseWay,
    NameColour,
    Play,
    Point,
    kind_of,
    move_of,
    verb_of,
)
from penultimate.rules.plain import plain_event

_ENCODER: Final = msgspec.json.Encoder()
encode = _ENCODER.encode


def event_as_json(event: Event) -> Raw:
    return Raw(encode(plain_event(event)))


def common_as_json(match: Match) -> Raw:
    """A `CommonView` of the match as it stands."""
    return Raw(encode(match.public_facts().plain()))


# --- moves ------------------------------------------------------------------------------------------------------------


def legal_move(code: int, names: Sequence[str], *, guilty: bool = False) -> wire.LegalMove:
    move = move_of(code)
    made = wire.LegalMove(text=move.text(names), verb=WORDS[int(verb_of(code))])
    match move:
        case Play():
            made.card = str(move.card)
            made.colour = "" if move.colour is None else move.colour.letter
            made.uno = move.uno
            made.guilty = guilty
        case NameColour():
            made.colour = "" if move.colour is None else move.colour.letter
        case Point():
            made.seats = (move.seat,)
        case Choose():
            made.seats = move.seats
        case ChooseCards():
            made.cards = tuple(str(card) for card in move.cards)
        case ChooseWay():
            made.way = move.way
    return made


_KNOWN: Final[dict[int, bytes]] = {}
"""Moves that look the same whoever makes them: a few hundred, as they come up."""


def legal_moves(match: Match, seat: int, names: Sequence[str]) -> bytes:
    """Each a `LegalMove`, with commas between; nothing where there is none."""
    codes = match.legal_moves(seat).codes
    if not codes:
        return b""
    return b",".join([_KNOWN.get(code) or _new_move(match, seat, names, code) for code in codes])


def _new_move(match: Match, seat: int, names: Sequence[str], code: int) -> bytes:
    verb = verb_of(code)
    if verb in (CATCH, ACCUSE, CHOOSE):
        return encode(legal_move(code, names))
    if verb == PLAY and kind_of(code) == WILD_PLUS_FOUR:
        return encode(legal_move(code, names, guilty=match.would_bluff(seat)))
    made = _KNOWN[code] = encode(legal_move(code, ()))
    return made
