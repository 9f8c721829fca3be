"""Coming in: the first message of a guest creates a table, joins one, comes back to a seat, or watches."""

import logging
from typing import TYPE_CHECKING, Final

from penultimate import wire
from penultimate.hall.elsewhere import Elsewhere
from penultimate.hall.peeking import GUESSES, seat_with
from penultimate.hall.replies import SilentReply, WireReply
from penultimate.hall.room import Room, as_table_rules
from penultimate.hall.sayings import say_first
from penultimate.tables import lobby
from penultimate.tables.identity import clean_line, new_token
from penultimate.tables.ports import NoReply, StoreError
from penultimate.tables.refused import TableRefused
from penultimate.tables.seats import Seat
from penultimate.tables.table import Table

if TYPE_CHECKING:
    from penultimate.hall.guest import Guest

_LOG: Final = logging.getLogger("penultimate.hall")


async def hello(guest: "Guest", message: wire.Hello, frame: bytes | str) -> None:
    """`frame` is the message as it came, for where it has to be passed on."""
    hall = guest.hall
    reply = WireReply(guest, message.id)
    try:
        if isinstance(message, wire.Create):
            await _create(guest, message)
            return
        table = await _find(guest, message.code, frame)
        if table is None:
            return
        match message:
            case wire.Join():
                _join(guest, message, table)
            case wire.Return():
                _return(guest, message, table)
            case wire.Watch():
                _watch(guest, message, table)
    except TableRefused as refused:
        if refused.code == "moved" and guest.send_back is not None:
            guest.send_back()
            return
        if refused.code in GUESSES and not hall.failed_hellos.take(guest.address):
            guest.say_goodbye("too-many-problems")
            return
        reply.refuse(refused.code, detail=refused.detail)
    except StoreError as error:
        _LOG.error("%s", error)
        hall.storage_failed()
        reply.refuse("storage")


async def _find(guest: "Guest", code: str, frame: bytes | str) -> Table | None:
    """The table; None where it is at another server, which has the guest from now on."""
    hall = guest.hall
    try:
        return await hall.registry.find(code)
    except Elsewhere as elsewhere:
        if guest.send_back is not None:
            guest.send_back()
            return None
        if hall.neighbours is None:
            raise TableRefused("unreachable") from elsewhere
        return await hall.neighbours.reach(guest, code, frame, elsewhere)


def _welcome(guest: "Guest", number: int, room: Room, seat: Seat | None, token: str) -> None:
    """Sit down for real: to be called when the table has nothing in hand that is not kept yet."""
    if seat is not None:
        guest.last_id = max(guest.last_id, room.table.book.last_ids.get(seat.key, -1))
    room.enter(guest, seat)
    guest.send(wire.Welcome(number, room.table.book.code, guest.seat_number, token, guest.last_id))
    room.show_everything(guest, chat=True)
    guest.hall.registry.somebody_left(room.table)


async def _create(guest: "Guest", message: wire.Create) -> None:
    hall = guest.hall
    if not hall.new_tables.take(guest.address):
        raise TableRefused("too-many-tables")
    token = new_token()
    table = await hall.registry.create(
        message.name,
        token,
        edition=message.edition,
        options=message.options,
        seats=message.seats,
        bots=list(message.bots),
        agreed=as_table_rules(message.table),
        language=message.language,
    )
    _come_back(guest, message.id, table, token, welcome_token=token)


def _return(guest: "Guest", message: wire.Return, table: Table) -> None:
    if seat_with(table.book, message.token) is None:
        raise TableRefused("wrong-token")
    _come_back(guest, message.id, table, message.token, welcome_token="")


def _come_back(guest: "Guest", number: int, table: Table, token: str, *, welcome_token: str) -> None:
    """To the seat that this token opens."""
    room = guest.hall.room_of(table)
    reply = WireReply(guest, number)

    def seated() -> None:
        seat = seat_with(table.book, token)
        if seat is None:
            raise TableRefused("wrong-token")
        if not guest.is_gone:
            _welcome(guest, number, room, seat, welcome_token)
            table.somebody_came(seat)

    seat = seat_with(table.book, token)
    language = guest.language if seat is None else seat.language
    say_first(table, language, lambda: table.request(reply, seated), lambda: not guest.is_gone)


def _join(guest: "Guest", message: wire.Join, table: Table) -> None:
    token = new_token()
    room = guest.hall.room_of(table)

    def seated(seat: Seat) -> None:
        if not guest.is_gone:
            _welcome(guest, message.id, room, seat, token)
        else:  # while it was being kept: nobody has the token, so nobody could ever come back
            table.request(NoReply(), lambda: lobby.leave(table, NoReply(), table.seat_of(seat.key), lambda: None))

    reply = SilentReply(guest, message.id)

    def sit_down() -> None:
        if not guest.is_gone:
            lobby.sit_down(table, reply, message.name, token, message.language, seated)

    say_first(table, message.language, lambda: table.request(reply, sit_down), lambda: not guest.is_gone)


def _watch(guest: "Guest", message: wire.Watch, table: Table) -> None:
    if not table.book.table.watching:
        raise TableRefused("no-watching")
    guest.name = clean_line(message.name) or "?"
    guest.language = message.language
    room = guest.hall.room_of(table)

    reply = WireReply(guest, message.id)

    def seated() -> None:
        if not guest.is_gone:
            _welcome(guest, message.id, room, None, "")
            table.somebody_came(None)

    say_first(table, message.language, lambda: table.request(reply, seated), lambda: not guest.is_gone)
