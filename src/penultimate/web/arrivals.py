"""Coming in: the first message of a connection creates a table, joins one, comes back to a seat, or watches."""

from typing import TYPE_CHECKING

from penultimate import wire
from penultimate.tables import lobby
from penultimate.tables.identity import clean_line, is_token, new_token
from penultimate.tables.ports import StoreError
from penultimate.tables.refused import TableRefused
from penultimate.tables.seats import Seat
from penultimate.tables.table import Table
from penultimate.web.replies import SilentReply, WireReply
from penultimate.web.room import Room, as_table_rules

if TYPE_CHECKING:
    from penultimate.web.connection import Connection


async def hello(connection: "Connection", message: wire.Hello) -> None:
    server = connection.server
    reply = WireReply(connection, message.id)
    try:
        match message:
            case wire.Create():
                await _create(connection, message)
            case wire.Join():
                table = await server.registry.find(message.code)
                _join(connection, message, table)
            case wire.Return():
                table = await server.registry.find(message.code)
                _return(connection, message, table)
            case wire.Watch():
                table = await server.registry.find(message.code)
                _watch(connection, message, table)
    except TableRefused as refused:
        if refused.code in ("no-such-table", "wrong-token") and not server.failed_hellos.take(connection.address):
            connection.say_goodbye("too-many-problems")
            return
        reply.refuse(refused.code, detail=refused.detail)
    except StoreError as error:
        server.log_store_error(error)
        reply.refuse("storage")


def _welcome(connection: "Connection", number: int, room: Room, seat: Seat | None, token: str) -> None:
    """Sit down for real: to be called when the table has nothing in hand that is not kept yet."""
    connection.last_id = max(connection.last_id, -1 if seat is None else seat.last_id)
    room.enter(connection, seat)
    room.table.presence.arrive(seat)
    connection.send(wire.Welcome(number, room.table.book.code, connection.seat_number, token, connection.last_id))
    room.show_everything(connection, chat=True)
    room.table.somebody_came(seat)
    connection.server.registry.somebody_left(room.table)


async def _create(connection: "Connection", message: wire.Create) -> None:
    server = connection.server
    if not server.new_tables.take(connection.address):
        raise TableRefused("too-many-tables")
    token = new_token()
    table = await server.registry.create(
        message.name,
        token,
        edition=message.edition,
        options=message.options,
        seats=message.seats,
        bots=list(message.bots),
        agreed=as_table_rules(message.table),
        language=message.language,
    )
    room = server.room_of(table)
    reply = WireReply(connection, message.id)
    table.request(reply, lambda: _welcome(connection, message.id, room, table.book.seats[0], token))


def _join(connection: "Connection", message: wire.Join, table: Table) -> None:
    token = new_token()
    room = connection.server.room_of(table)

    def seated(seat: Seat) -> None:
        room.enter(connection, seat)
        table.presence.arrive(seat)
        connection.send(wire.Welcome(message.id, table.book.code, seat.number, token, connection.last_id))
        room.show_everything(connection, chat=True)

    reply = SilentReply(connection, message.id)
    table.request(reply, lambda: lobby.sit_down(table, reply, message.name, token, message.language, seated))


def _return(connection: "Connection", message: wire.Return, table: Table) -> None:
    seats = [seat for seat in table.book.seats if is_token(message.token, seat.token)]
    if not seats:
        raise TableRefused("wrong-token")
    room = connection.server.room_of(table)
    reply = WireReply(connection, message.id)
    table.request(reply, lambda: _welcome(connection, message.id, room, seats[0], ""))


def _watch(connection: "Connection", message: wire.Watch, table: Table) -> None:
    if not table.book.table.watching:
        raise TableRefused("no-watching")
    connection.name = clean_line(message.name) or "?"
    connection.language = message.language
    room = connection.server.room_of(table)
    reply = WireReply(connection, message.id)
    table.request(reply, lambda: _welcome(connection, message.id, room, None, ""))
