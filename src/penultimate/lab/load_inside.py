"""What a move costs between line and log: everything but frames, the loop, system calls and SQLite.

    python -m penultimate.lab.load_inside [TAKES]

Time of one thread on a processor, the least of many short takes: it says nearly the same on a busy machine as on a
quiet one, and so shows whether a change of `tables` or `hall` was worth it.
"""

import asyncio
import random
import sys
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from penultimate.hall import Guest, Hall, Limits
from penultimate.hall.clock import LoopClock
from penultimate.storage.outcomes import report
from penultimate.tables.ports import Errand, Row, Stored, StoreError, T
from penultimate.tables.table import Table

TABLES: Final = 20
SEATS: Final = 4
NAMES: Final = [f"Player {seat}" for seat in range(SEATS)]
TURNS: Final = 30
"""In one take, at each table."""
_ASIDE: Final = ("uno", "catch", "accuse")


class OpenEnd:
    """A line whose reader is always quicker."""

    behind_since: float | None = None

    def send(self, payload: bytes) -> None: ...
    def write(self, payload: bytes) -> None: ...
    def keeps_up(self) -> bool:
        return True

    def catch_up(self) -> bool:
        return True

    def close(self) -> None: ...
    def cut(self) -> None: ...


class Memory:
    """A log that keeps nothing, and says so when it is asked to go on."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Stored, StoreError | None]] = []

    def append(self, rows: Sequence[Row], done: Stored) -> None:
        self._waiting.append((done, None))

    def go_on(self) -> None:
        waiting, self._waiting = self._waiting, []
        report(waiting)

    async def read(self, table: str) -> list[Row]:
        return []

    async def has(self, table: str) -> bool:
        return False

    def visited(self, table: str) -> None: ...
    async def close(self) -> None: ...


class NoThought:
    def think(self, errand: Errand[T]) -> None:
        raise AssertionError("nobody here is a bot")


class Inside:
    def __init__(self) -> None:
        limits = Limits(message_burst=10**9, tables_per_address=TABLES)
        self._memory = Memory()
        self._hall = Hall(self._memory, clock=LoopClock(), thinker=NoThought(), limits=limits)
        self._chance = random.Random(15)
        self._tables: list[tuple[Table, list[Guest]]] = []

    async def sit_down(self) -> None:
        for _ in range(TABLES):
            guests = [self._hall.enter(OpenEnd()) for _ in NAMES]
            await self._say(guests[0], type="create", name=NAMES[0], seats=SEATS)
            assert guests[0].room is not None
            table = guests[0].room.table
            for guest, name in zip(guests[1:], NAMES[1:], strict=True):
                await self._say(guest, type="join", name=name, code=table.book.code)
            self._tables.append((table, guests))

    async def _say(self, guest: Guest, **message: object) -> None:
        """And wait until the table has heard it."""
        heard = asyncio.ensure_future(guest.receive(_frame(guest, message)))
        while not heard.done():
            await asyncio.sleep(0)
            self._memory.go_on()
        self._memory.go_on()

    async def take(self) -> float:
        """Seconds for a move."""
        spent, count = 0.0, 0
        for _ in range(TURNS):
            moves = [await self._move(table, guests) for table, guests in self._tables]
            began = time.thread_time()
            for guest, frame in moves:
                guest.take(frame)
            self._memory.go_on()
            spent += time.thread_time() - began
            count += len(moves)
        return spent / count

    async def _move(self, table: Table, guests: list[Guest]) -> tuple[Guest, bytes]:
        """Whoever's turn it is, and some move; nobody forgets to call."""
        if table.book.phase != "playing":
            await self._say(guests[0], type="start")
        book = table.book
        assert book.match is not None
        seat = book.match.actor
        texts = [move.text(NAMES) for move in book.match.legal_moves(seat)]
        turns = [text for text in texts if not text.startswith(_ASIDE)]
        text = self._chance.choice([text for text in turns if text.endswith(" uno")] or turns)
        guest = next(guest for guest in guests if guest.seat_number == seat)
        return guest, _frame(guest, {"type": "move", "version": book.version, "text": text})


def _frame(guest: Guest, message: dict[str, object]) -> bytes:
    return msgspec.json.encode({**message, "id": guest.last_id + 1})


async def least(takes: int) -> float:
    """Microseconds for a move."""
    inside = Inside()
    await inside.sit_down()
    return min([await inside.take() for _ in range(takes)]) * 1e6


if __name__ == "__main__":
    print(f"{asyncio.run(least(int(sys.argv[1]) if len(sys.argv) > 1 else 60)):.1f} µs of processor per move")
