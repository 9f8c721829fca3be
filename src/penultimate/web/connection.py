"""One connection: frames in, checked and handed on; frames out through its outbox."""

from typing import TYPE_CHECKING, Final, final

import msgspec
from aiohttp import WSMsgType, web

from penultimate import wire
from penultimate.tables.seats import Seat
from penultimate.web.arrivals import hello
from penultimate.web.dispatch import dispatch
from penultimate.web.encode import encode
from penultimate.web.limits import Bucket
from penultimate.web.outbox import Outbox

if TYPE_CHECKING:
    from penultimate.web.room import Room
    from penultimate.web.server import Server

_DECODER: Final = msgspec.json.Decoder(wire.FromClient)


class _AnyId(msgspec.Struct):
    """Of a message that is otherwise wrong."""

    id: int = -1


_ID_DECODER: Final = msgspec.json.Decoder(_AnyId)


@final
class Connection:
    def __init__(
        self, server: "Server", socket: web.WebSocketResponse, outbox: Outbox, address: str, base: str
    ) -> None:
        self.server = server
        self.address = address
        self.base = base
        """The beginning of links that work for whoever is at the other end."""
        self.room: Room | None = None
        self.seat: Seat | None = None
        self.name = ""
        """Of a watcher, for the chat."""
        self.language: wire.Language = "en"
        self.last_id = -1
        self._socket = socket
        self._outbox = outbox
        self._problems = 0
        limits, now = server.limits, server.clock.now()
        self._messages = Bucket(limits.message_burst, limits.messages_per_second, now)
        self.chat: Bucket | None = None
        self.questions: Bucket | None = None
        self.greeting = False
        """Whether a first message is being worked on."""

    @property
    def seat_number(self) -> int:
        return -1 if self.seat is None else self.seat.number

    def take_place(self, room: "Room", seat: Seat | None) -> None:
        self.room = room
        self.seat = seat
        if seat is not None:
            self.language = seat.language

    # --- out ----------------------------------------------------------------------------------------------------------

    def send(self, message: wire.FromServer) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, payload: bytes) -> None:
        outbox = self._outbox
        outbox.send_bytes(payload)
        if outbox.behind_since is not None:
            self.server.slow_readers.add(self)

    def update(self, update: wire.Update) -> None:
        outbox = self._outbox
        outbox.update(update)
        if outbox.behind_since is not None:
            self.server.slow_readers.add(self)

    def has_caught_up(self) -> bool:
        return self._outbox.catch_up()

    def behind_for(self) -> float:
        since = self._outbox.behind_since
        return 0.0 if since is None else self.server.clock.now() - since

    def cut(self) -> None:
        self._outbox.cut()

    def say_goodbye(self, code: wire.GoodbyeCode) -> None:
        """The last message; the place at the table is given up."""
        self.send(wire.Goodbye(code))
        self.leave_room()
        self.server.close_later(self._socket)

    def leave_room(self) -> None:
        if self.room is not None:
            room, self.room = self.room, None
            room.leave(self)
            self.server.registry.somebody_left(room.table)

    def problem(self, code: wire.ProblemCode, number: int = -1) -> None:
        self.send(wire.Problem(code, number))
        self.server.metrics.problems.labels(code).inc()
        self._problems += 1
        if self._problems == self.server.limits.problems:
            self.say_goodbye("too-many-problems")

    # --- in -----------------------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Read until the other side goes, one way or another."""
        try:
            async for message in self._socket:
                if message.type is WSMsgType.TEXT:
                    await self._receive(message.data)
                elif message.type is WSMsgType.BINARY:
                    self.problem("malformed")
        finally:
            self.leave_room()

    async def _receive(self, frame: bytes | str) -> None:
        if not self._messages.take(self.server.clock.now()):
            self.problem("too-fast", _id_in(frame))
            return
        try:
            message: wire.FromClient = _DECODER.decode(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.problem("malformed", _id_in(frame))
            return
        if message.id <= self.last_id:
            self.problem("out-of-order", message.id)
            return
        self.last_id = message.id
        if isinstance(message, wire.Create | wire.Join | wire.Return | wire.Watch):
            if self.room is not None or self.greeting:
                self.problem("hello-twice", message.id)
                return
            self.greeting = True
            try:
                await hello(self, message)
            finally:
                self.greeting = False
        elif isinstance(message, wire.Ping):
            self.send(wire.Pong(message.id))
        elif self.room is None:
            self.problem("hello-first", message.id)
        else:
            dispatch(self, self.room, message)


def _id_in(frame: bytes | str) -> int:
    try:
        return _ID_DECODER.decode(frame).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return -1
