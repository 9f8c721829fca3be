"""A store that fails on purpose, around a real one on a real file."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Literal

from penultimate.storage.sqlite import SqliteStore
from penultimate.tables.ports import Row, Stored, StoreError

Fault = Literal["full", "answer-lost", "slow", "dies-before", "dies-after", "raises"]
"""`full`: nothing is kept, and that is said. `answer-lost`: kept, but reported as failed. `slow`: the answer has to
wait until `release`. `dies-…`: no answer ever, as when the machine stops before or after the rows are on disk."""
FAULTS: tuple[Fault, ...] = ("full", "answer-lost", "slow", "dies-before", "dies-after", "raises")


class FaultyStore:
    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self._plan: deque[Fault | None] = deque()
        self._held: list[Callable[[], None]] = []
        self.silent: set[str] = set()
        """Tables that wait for an answer that will not come."""
        self.under_way = 0

    def fail(self, fault: Fault, after: int) -> None:
        """The append that comes after so many others."""
        self._plan = deque([None] * after)
        self._plan.append(fault)

    def release(self) -> None:
        held, self._held = self._held, []
        for answer in held:
            answer()

    def forget(self) -> None:
        """Nobody is left to be answered."""
        self._plan.clear()
        self._held.clear()
        self.silent.clear()

    def heal(self) -> None:
        self._plan.clear()
        self.release()

    # --- the store ----------------------------------------------------------------------------------------------------

    def append(self, rows: Sequence[Row], done: Stored) -> None:
        fault = self._plan.popleft() if self._plan else None
        match fault:
            case None:
                self._keep(rows, done)
            case "raises":
                raise RuntimeError("a store with a bug")
            case "full":
                error = StoreError("disk-full", "full on purpose")
                asyncio.get_running_loop().call_soon(done, error)
            case "answer-lost":
                self._keep(rows, lambda _: done(StoreError("failed", "kept, but nobody knows")))
            case "slow":
                self.silent.add(rows[0].table)
                self._keep(rows, lambda error: self._hold(rows[0].table, done, error))
            case "dies-before":
                self.silent.add(rows[0].table)
            case "dies-after":
                self.silent.add(rows[0].table)
                self._keep(rows, lambda _: None)

    def _hold(self, table: str, done: Stored, error: StoreError | None) -> None:
        def answer() -> None:
            self.silent.discard(table)
            done(error)

        self._held.append(answer)

    def _keep(self, rows: Sequence[Row], done: Stored) -> None:
        self.under_way += 1

        def kept(error: StoreError | None) -> None:
            self.under_way -= 1
            done(error)

        self._store.append(rows, kept)

    async def read(self, table: str) -> list[Row]:
        return await self._store.read(table)

    async def has(self, table: str) -> bool:
        return await self._store.has(table)

    def visited(self, table: str) -> None:
        self._store.visited(table)

    async def tables_after(self, table: str, most: int) -> list[tuple[str, int]]:
        return await self._store.tables_after(table, most)

    async def delete(self, table: str) -> None:
        await self._store.delete(table)

    async def close(self) -> None:
        await self._store.close()
