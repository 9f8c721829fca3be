"""Tables that are at another server of the same house: what a hall needs to know of them."""

from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from penultimate.hall.guest import Guest
    from penultimate.tables.table import Table


class Elsewhere(Exception):
    """Another server has the table."""

    def __init__(self, server: str, address: str, seconds: float) -> None:
        """Its name, where servers reach it, and how long it has the table if nothing more is heard of it."""
        super().__init__(f"at server {server}")
        self.server = server
        self.address = address
        self.seconds = seconds


class Claims(Protocol):
    """Who runs which table. A hall without it has all tables to itself."""

    async def take(self, table: str) -> None:
        """Be the one who runs it; raises Elsewhere where somebody else is, and StoreError."""

    def let_go(self, table: str) -> None:
        """It sleeps: whoever is asked for it next may have it."""


class PassedOn(Protocol):
    """The way of a guest to a table that is elsewhere."""

    def send(self, frame: bytes | str, *, too_fast: bool) -> None:
        """Messages are counted here, by when they came, and answered there, in their order."""

    def gone(self) -> None: ...


class Neighbours(Protocol):
    """The other servers."""

    async def reach(self, guest: "Guest", code: str, frame: bytes | str, elsewhere: Elsewhere) -> "Table | None":
        """Pass a guest on, beginning with this frame; the table itself, where it has become ours meanwhile.

        Raises TableRefused where the other server can't be reached.
        """


@runtime_checkable
class RawLine(Protocol):
    """A line that also takes what another server has made ready for it."""

    def pass_on(self, made: bytes) -> None: ...

    def is_full(self) -> bool:
        """Whether the other side reads more slowly than is written."""
