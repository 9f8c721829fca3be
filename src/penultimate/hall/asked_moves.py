"""Moves as clients send them, in parts or as text, read into moves of the rules."""

from functools import lru_cache
from typing import Final

from penultimate import wire
from penultimate.hall.ask import Ask
from penultimate.hall.room import Room
from penultimate.rules import Move, read_move
from penultimate.rules.cards import read_card, read_colour
from penultimate.rules.moves import WORDS, Choose, ChooseCards, ChooseWay, NameColour, Play, Point, Say
from penultimate.tables.refused import TableRefused
from penultimate.tables.seats import Seat

_VERBS: Final = {word: verb for verb, word in WORDS.items()}


def read_message(ask: Ask[wire.MakeMove]) -> Move:
    """What a client wants to do; nonsense is refused."""
    message = ask.message
    if message.move is None:
        return _whatever_the_hand(message.text) or read_text(ask.room, ask.seat, message.text)
    try:
        return _from_parts(message.move)
    except ValueError as error:
        raise TableRefused("not-a-move") from error


@lru_cache(maxsize=1024)
def _whatever_the_hand(text: str) -> Move | None:
    """A card that is laid, or drawing: most moves, which mean the same whoever says it. None for all others."""
    if "?" in text or not text.startswith(("play ", "draw")):
        return None
    try:
        return read_move(text)
    except ValueError:
        return None


def read_text(room: Room, seat: Seat, text: str) -> Move:
    """A move as it is typed. A bare `W?` means the first custom card that is in the hand."""
    match = room.table.book.match
    needs_hand = "?" in text and match is not None and seat.number < match.players
    hand = match.round.hand(seat.number) if needs_hand and match is not None else ()
    try:
        return read_move(text, room.table.book.names, hand)
    except ValueError as error:
        raise TableRefused("not-a-move") from error


def _from_parts(parts: wire.MoveShape) -> Move:
    match parts.verb:
        case "play":
            colour = read_colour(parts.colour) if parts.colour else None
            return Play(read_card(parts.card).bare(), colour, parts.uno, bool(parts.colour) and colour is None)
        case "colour":
            return NameColour(read_colour(parts.colour))
        case "catch" | "accuse":
            return Point(_VERBS[parts.verb], _known_seat(parts.seats[0]) if parts.seats else -1)
        case "choose" if parts.cards:
            return ChooseCards(tuple(read_card(card).bare() for card in parts.cards))
        case "choose" if parts.way:
            return ChooseWay(parts.way)
        case "choose":
            return Choose(tuple(_known_seat(seat) for seat in parts.seats))
    return Say(_VERBS[parts.verb])


def _known_seat(seat: int) -> int:
    return seat if 0 <= seat < 10 else -1
