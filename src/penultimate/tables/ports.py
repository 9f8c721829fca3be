"""What a table needs of the world: somewhere to keep its log, a clock, somebody who listens, a place to think."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Generic, Literal, NamedTuple, Protocol, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from penultimate.rules import Event
    from penultimate.tables.entries import Said
    from penultimate.tables.proposals import Verdict


class Row(NamedTuple):
    """One line of a table's log. (table, seq) is the only order there is."""

    table: str
    seq: int
    entry: bytes


StoreProblem = Literal["taken", "disk-full", "read-only", "locked", "damaged", "away", "elsewhere", "failed"]
"""`away`: the database cannot be reached. `elsewhere`: another server has this table now."""


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
        """Keep all of the rows (of one table) or none; `done(None)` once they will survive a crash.

        A (table, seq) that is there already gives `taken`: somebody else was quicker.
        """

    async def read(self, table: str) -> list[Row]:
        """All rows of a table in order; none where there is no such table."""

    async def has(self, table: str) -> bool:
        """Whether there is such a table; costs the same however long its log is."""

    def visited(self, table: str) -> None:
        """Somebody is at this table. Costs next to nothing, and is kept some time later."""

    async def close(self) -> None:
        """Everything appended before is kept; then the store may be opened by somebody else."""


class Handle(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """Seconds that only grow, and calls at a later time."""

    def now(self) -> float: ...
    def call_later(self, seconds: float, call: Callable[[], None], /) -> Handle: ...


class Rank(IntEnum):
    """What kind of thinking it is. Each kind has a place of its own, so that none holds up another."""

    MOVE = 0
    """A bot's move: a whole table waits for it."""
    HINT = 1
    """What a good bot would do: one person waits, in the middle of a game."""
    ANSWER = 2
    """What a sentence means, a QR code: one person waits who is writing a rule or inviting others."""
    TRIAL = 3
    """Rounds played to see what a rule does, a match told again: takes its time."""
    WAKE = 4
    """A table read from its log: everybody who wants to sit down at it waits."""


def always() -> bool:
    return True


@dataclass(slots=True)
class Errand(Generic[T]):
    """Something to be thought about elsewhere, and what to do with the result, back on the table's thread."""

    work: Callable[[], T]
    done: Callable[[T], None]
    failed: Callable[[str], None]
    """Told `busy` where too much is waiting already, or `went-wrong` where the work raised."""
    whose: str
    """The table: thinking is shared out among tables."""
    rank: Rank
    wanted: Callable[[], bool] = always
    """Asked before it is begun and before it is handed over: what nobody waits for any more is dropped."""


class Thinker(Protocol):
    """Where work is done that takes milliseconds: elsewhere, so that other tables don't wait for it."""

    def think(self, errand: Errand[T]) -> None: ...


class GameChange(Struct, frozen=True):
    """What one step did to the game. Each seat is to see `event.seen_by(seat)`."""

    version: int
    since: int
    events: "Sequence[Event]"


Loss = Literal["storage", "went-wrong", "moved"]
"""Why what is in memory cannot be relied on: the log did not take it, a bug was met, another server has the table."""


class Audience(Protocol):
    """Those who look at a table. Nothing here may wait."""

    def game_changed(self, change: GameChange) -> None: ...
    def table_changed(self) -> None: ...
    def timers_changed(self) -> None: ...
    def time_up(self, seat: int) -> None:
        """Of this seat: a bot moves, and what it does follows."""

    def said(self, number: int, said: "Said") -> None: ...
    def decided(self, decision: "Verdict") -> None: ...


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
