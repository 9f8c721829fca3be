"""One message of somebody who sits at a table: who asks, for what, and how it is answered."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar, final

from penultimate import wire
from penultimate.hall.replies import WireReply
from penultimate.hall.room import Room
from penultimate.rules import RuleError
from penultimate.tables.refused import TableRefused
from penultimate.tables.seats import NOBODY, Seat
from penultimate.tables.table import Table

if TYPE_CHECKING:
    from penultimate.hall.guest import Guest

M = TypeVar("M", bound=wire.ClientMessage)


@final
class Ask(Generic[M]):
    __slots__ = ("guest", "message", "reply", "room")

    def __init__(self, guest: "Guest", room: Room, message: M, reply: WireReply) -> None:
        self.guest = guest
        self.room = room
        self.message = message
        self.reply = reply

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def key(self) -> int:
        return NOBODY if self.guest.key is None else self.guest.key

    @property
    def seat(self) -> Seat:
        """As it is now; a refusal where it has been given up meanwhile."""
        return self.table.seat_of(self.guest.key)

    def is_wanted(self) -> bool:
        """Whether somebody still waits for the answer."""
        return self.guest.is_at(self.room)

    def at_the_table(self, work: Callable[[], None]) -> None:
        """When it is this request's turn."""
        self.table.request(self.reply, work)

    def or_refuse(self, work: Callable[[], None]) -> None:
        """Right now, with a refusal as the answer to what cannot be."""
        try:
            work()
        except TableRefused as refused:
            self.reply.refuse(refused.code, detail=refused.detail)
        except RuleError as error:
            self.reply.refuse("bad-rule", detail=error.reason)
