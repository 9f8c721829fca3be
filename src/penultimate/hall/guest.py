"""Somebody at the other end of a line: frames in, checked and handed on; messages out."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Final, final

import msgspec

from penultimate import wire
from penultimate.hall.arrivals import hello
from penultimate.hall.buckets import Bucket
from penultimate.hall.dispatch import dispatch
from penultimate.hall.elsewhere import PassedOn
from penultimate.hall.encode import encode
from penultimate.hall.line import Line
from penultimate.hall.peeking import peek
from penultimate.hall.updates import Sight, Telling
from penultimate.tables.seats import NOBODY, Seat

if TYPE_CHECKING:
    from penultimate.hall.hall import Hall
    from penultimate.hall.room import Room

BEGIN_AGAIN: Final = 0.05
MOST_BEGINNINGS: Final = 100
"""How often, and after how many seconds each, somebody is passed on anew whose table is on the move."""
_HELLOS: Final = (wire.Create, wire.Join, wire.Return, wire.Watch)
_DECODER: Final = msgspec.json.Decoder(wire.FromClient)
_LOG: Final = logging.getLogger("penultimate.hall")


class _AnyId(msgspec.Struct):
    """Of a message that is otherwise wrong."""

    id: int = -1


_ID_DECODER: Final = msgspec.json.Decoder(_AnyId)


@final
class Guest:
    def __init__(
        self, hall: "Hall", line: Line, address: str, base: str, send_back: Callable[[], None] | None = None
    ) -> None:
        self.hall = hall
        self.send_back = send_back
        """For who was brought by another server, where their messages are counted, too: the table is not here."""
        self.address = address
        self.base = base
        """The beginning of links that work for whoever is at the other end."""
        self.room: Room | None = None
        self.key: int | None = None
        """Of the own seat; None for who watches, or has not come in yet."""
        self.name = ""
        """Of a watcher, for the chat."""
        self.language: wire.Language = "en"
        self.last_id = -1
        self.is_gone = False
        self.line = line
        self._passed_on: PassedOn | None = None
        self._sight = Sight()
        self._problems = 0
        limits, now = hall.limits, hall.clock.now()
        self._messages = Bucket(limits.message_burst, limits.messages_per_second, now)
        self._more_limits: dict[str, Bucket] = {}
        self._begun = 0
        self._greeting = False
        """Whether a first message is being worked on."""

    @property
    def seat(self) -> Seat | None:
        """As it is now."""
        return None if self.room is None else self.room.table.book.seat_of(self.key)

    @property
    def seat_number(self) -> int:
        seat = self.seat
        return NOBODY if seat is None else seat.number

    @property
    def is_elsewhere(self) -> bool:
        """Whether everything is passed on to another server."""
        return self._passed_on is not None

    def go_elsewhere(self, way: PassedOn | None) -> None:
        self._passed_on = way

    def take_place(self, room: "Room", seat: Seat | None) -> None:
        self.room = room
        self._sight = Sight()
        self.key = None if seat is None else seat.key
        if seat is not None:
            self.language = seat.language

    def is_at(self, room: "Room") -> bool:
        return self.room is room and not self.is_gone

    def may(self, kind: str, burst: float, per_second: float) -> bool:
        """Whether one more of this kind is allowed now."""
        now = self.hall.clock.now()
        bucket = self._more_limits.get(kind)
        if bucket is None:
            bucket = self._more_limits[kind] = Bucket(burst, per_second, now)
        return bucket.take(now)

    # --- out ----------------------------------------------------------------------------------------------------------

    def send(self, message: wire.FromServer) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, payload: bytes) -> None:
        line = self.line
        line.send(payload)
        if line.behind_since is not None:
            self.hall.is_behind(self)

    def show(self, telling: Telling, seat: int, *, gap: bool) -> None:
        """Where the game is now, to this guest, who sits in `seat`."""
        line = self.line
        if line.keeps_up():
            line.write(self._sight.show(telling, seat, gap=gap))
        else:
            self._sight.miss(telling, seat, gap=gap)
            self.hall.is_behind(self)

    def has_caught_up(self) -> bool:
        """Whether the line takes everything again; if so, what could not be shown meanwhile is shown now."""
        if not self.line.catch_up():
            return False
        if self._sight.has_missed_something and self.room is not None:
            self.room.show_game(self, gap=False)
        return True

    def behind_for(self) -> float:
        since = self.line.behind_since
        return 0.0 if since is None else self.hall.clock.now() - since

    def cut(self) -> None:
        self.line.cut()

    def say_goodbye(self, code: wire.GoodbyeCode) -> None:
        """The last message; the place at the table is given up."""
        self.send(wire.Goodbye(code))
        self.leave_room()
        self.line.close()

    def leave_room(self) -> None:
        if self.room is not None:
            room, self.room = self.room, None
            room.leave(self)
            self.hall.registry.somebody_left(room.table)

    def problem(self, code: wire.ProblemCode, number: int = -1) -> None:
        self.send(wire.Problem(code, number))
        self.hall.counters.problems[code] += 1
        self._problems += 1
        if self._problems == self.hall.limits.problems:
            self.say_goodbye("too-many-problems")

    # --- in -----------------------------------------------------------------------------------------------------------

    async def receive(self, frame: bytes | str) -> None:
        """One message. Whatever is in it, nothing gets out of here."""
        rest = self.take(frame)
        if rest is not None:
            await rest

    def take(self, frame: bytes | str) -> Coroutine[None, None, None] | None:
        """The same at once; what has to be waited for is left to who has called."""
        try:
            rest = self._take(frame)
        except Exception:  # noqa: BLE001 - a bug with one message is no reason to hang up
            self._met_a_bug(frame)
            return None
        return None if rest is None else self._wait_for(rest, frame)

    async def _wait_for(self, rest: Coroutine[None, None, None], frame: bytes | str) -> None:
        try:
            await rest
        except Exception:  # noqa: BLE001 - the same
            self._met_a_bug(frame)

    def _met_a_bug(self, frame: bytes | str) -> None:
        """Inside an `except`."""
        _LOG.exception("a message could not be dealt with")
        self.hall.counters.bugs += 1
        self.problem("internal", _id_in(frame))

    def too_fast(self, frame: bytes | str) -> None:
        """One message more than is allowed."""
        self.problem("too-fast", _id_in(frame))

    def gone(self) -> None:
        """The line is dead."""
        self.is_gone = True
        if self._passed_on is not None:
            self._passed_on.gone()
        self.leave_room()

    def _take(self, frame: bytes | str) -> Coroutine[None, None, None] | None:
        too_fast = self.send_back is None and not self._messages.take(self.hall.clock.now())
        if self._passed_on is not None:
            self._passed_on.send(frame, too_fast=too_fast)
            return None
        if too_fast:
            self.too_fast(frame)
            return None
        try:
            message: wire.FromClient = _DECODER.decode(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.problem("malformed", _id_in(frame))
            return None
        if message.id <= self.last_id:
            self.problem("out-of-order", message.id)
            return None
        self.last_id = message.id
        return self._deal_with(message, frame)

    def _deal_with(self, message: wire.FromClient, frame: bytes | str) -> Coroutine[None, None, None] | None:
        if isinstance(message, _HELLOS):
            return self._come_in(message, frame)
        if isinstance(message, wire.Peek):
            return peek(self, message)
        if isinstance(message, wire.Ping):
            self.send(wire.Pong(message.id))
        elif self.room is None:
            self.problem("hello-first", message.id)
        else:
            dispatch(self, self.room, message)
        return None

    async def begin_again(self, frame: bytes | str) -> None:
        """The table has moved while this guest was on the way to it."""
        self._begun += 1
        message: wire.FromClient = _DECODER.decode(frame)
        if self._begun > MOST_BEGINNINGS:
            self.send(wire.Refusal(message.id, "unreachable"))
            return
        await asyncio.sleep(BEGIN_AGAIN)
        if not self.is_gone and isinstance(message, _HELLOS):
            await self._come_in(message, frame)

    async def _come_in(self, message: wire.Hello, frame: bytes | str) -> None:
        if self.room is not None or self._greeting:
            self.problem("hello-twice", message.id)
            return
        self._greeting = True
        try:
            await hello(self, message, frame)
        finally:
            self._greeting = False


def _id_in(frame: bytes | str) -> int:
    try:
        return _ID_DECODER.decode(frame).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return -1
