"""What a table needs of the world: somewhere to keep its log, a clock, somebody who listens, a place to think."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from penultimate.rules import Event
    from penultimate.tables.entries import Said
    from penultimate.tables.proposals import Decision


class Row(NamedTuple):
    """One line of a table's log. (table, seq) is the only order there is."""

    table: str
    seq: int
    entry: bytes


StoreProblem = Literal["taken", "disk-full", "read-only", "locked", "damaged", "failed"]


class StoreError(Exception):
    """The log cannot be kept or read. `problem` is the code; the text is for whoever runs the server."""

    def __init__(self, problem: StoreProblem, message: str) -> None:
        super().__init__(message)
        self.problem = problem


T = TypeVar("T")
Stored = Callable[[StoreError | None], None]


class Store(Protocol):
    """The log. `append` and `read` may be called from the event loop's thread only, and `done` is called there."""

    def append(self, rows: Sequence[Row], done: Stored) -> None:
        """Keep all of the rows or none; `done(None)` once they will survive a crash.

        A (table, seq) that is there already gives `taken`: somebody else was quicker.
        """

    async def read(self, table: str) -> list[Row]:
        """All rows of a table in order; none where there is no such table."""

    async def count_tables(self) -> int: ...

    async def close(self) -> None:
        """Everything appended before is kept; then the store may be opened by somebody else."""


class Handle(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """Seconds that only grow, and calls at a later time."""

    def now(self) -> float: ...
    def call_later(self, seconds: float, call: Callable[[], None], /) -> Handle: ...


class Thinker(Protocol):
    """Where work is done that takes milliseconds: elsewhere, so that other tables don't wait for it."""

    def think(self, work: Callable[[], T], done: Callable[[T], None]) -> None:
        """Call `done` with the result, on the table's thread. Work that fails is logged and never done."""


class GameChange(NamedTuple):
    """What one step did to the game. Each seat is to see `event.seen_by(seat)`."""

    version: int
    since: int
    events: "Sequence[Event]"


class Audience(Protocol):
    """Those who look at a table. Nothing here may wait."""

    def game_changed(self, change: GameChange) -> None: ...
    def table_changed(self) -> None: ...
    def timers_changed(self) -> None: ...
    def said(self, number: int, said: "Said") -> None: ...
    def decided(self, decision: "Decision") -> None: ...
    def lost(self, error: StoreError) -> None:
        """The last step was not kept. What was seen before it still holds; the table is read anew."""


class Reply(Protocol):
    """The answer to one request."""

    def done(self, version: int) -> None: ...
    def refuse(self, code: str, rule: str = "", detail: str = "") -> None: ...
    def waiting(self, seconds: float) -> None: ...


class NoReply:
    """For what bots and clocks do: nobody waits for the answer."""

    def done(self, version: int) -> None: ...
    def refuse(self, code: str, rule: str = "", detail: str = "") -> None: ...
    def waiting(self, seconds: float) -> None: ...
