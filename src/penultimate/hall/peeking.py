"""Looking at tables from outside: whose turn it is where one has a seat, and who invites to what.

Nobody at the table hears of it, no seat changes hands, and a table that sleeps goes on sleeping: it is read from its
log and forgotten again. That costs something, so it is counted, as are guesses at codes and tokens.
"""

import logging
from typing import TYPE_CHECKING, Final

from penultimate import wire
from penultimate.tables.book import Book
from penultimate.tables.identity import is_token
from penultimate.tables.ports import StoreError
from penultimate.tables.refused import TableRefused
from penultimate.tables.seats import NOBODY, Seat

if TYPE_CHECKING:
    from penultimate.hall.guest import Guest
    from penultimate.hall.hall import Hall

GUESSES: Final = ("no-such-table", "wrong-token")
"""Refusals that tell who does not know a code or a token that they have guessed wrong."""
ASLEEP: Final = 5.0
"""What a table that has to be read costs; one in memory costs 1."""
_LOG: Final = logging.getLogger("penultimate.hall")


class TooFast(Exception):
    """This address has looked at too many tables, or guessed too often."""


async def peek(guest: "Guest", message: wire.Peek) -> None:
    try:
        seen = [await look_at(guest.hall, guest.address, at.code, at.token) for at in message.tables]
    except TooFast:
        guest.problem("too-fast", message.id)
        return
    guest.send(wire.Peeked(message.id, tuple(seen)))


async def look_at(hall: "Hall", address: str, code: str, token: str | None = None) -> wire.Glimpse:
    """One table, as whoever has this token may see it, or as somebody invited. Raises TooFast."""
    code = code.upper()
    if not hall.peeks.take(address, 1.0 if hall.registry.is_awake(code) else ASLEEP):
        raise TooFast
    try:
        return _glimpse(hall, await hall.registry.look_at(code), token)
    except TableRefused as refused:
        if refused.code in GUESSES and not hall.failed_hellos.take(address):
            raise TooFast from refused
        return wire.Glimpse(code, refused.code)
    except StoreError as error:
        _LOG.error("%s", error)
        hall.storage_failed()
        return wire.Glimpse(code, "storage")


def seat_with(book: Book, token: str) -> Seat | None:
    """The seat that this token opens."""
    return next((seat for seat in book.seats if is_token(token, seat.token)), None)


def _glimpse(hall: "Hall", book: Book, token: str | None) -> wire.Glimpse:
    seat = None if token is None else seat_with(book, token)
    if token is not None and seat is None:
        raise TableRefused("wrong-token")
    open_to_see = seat is not None or book.is_open or book.table.watching
    host = book.seats[book.host] if book.host < len(book.seats) else None
    match = book.match
    return wire.Glimpse(
        code=book.code,
        phase=book.phase,
        edition=book.options.edition,
        changed=tuple(book.options.changed()),
        host="" if host is None else host.name,
        names=book.names if open_to_see else (),
        free=_free(book),
        here=hall.registry.people_at(book.code),
        watching=book.table.watching,
        you=NOBODY if seat is None else seat.number,
        actor=match.actor if match is not None and book.phase == "playing" and open_to_see else NOBODY,
        round_number=0 if match is None else match.round_number,
        scores=() if match is None or not open_to_see else tuple(match.scores),
    )


def _free(book: Book) -> int:
    """Seats for who would join now: none while a match is on."""
    return book.seat_limit - len(book.occupied()) if book.is_open else 0
