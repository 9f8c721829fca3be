"""Tables that nobody has visited for a long time go, where whoever runs the server wants it so."""

import asyncio
import logging
import time
from typing import Final, Protocol, final

from penultimate.hall.registry import Registry
from penultimate.tables.ports import StoreError

FIRST_LOOK: Final = 600.0
"""Seconds after the start: who comes back by themselves is back by then."""
EVERY: Final = 6 * 3600.0
AT_ONCE: Final = 50
"""Tables looked at in one go; the log is free for others in between."""
DAY: Final = 24 * 3600 * 1000
_LOG: Final = logging.getLogger("penultimate.hall")


class Attic(Protocol):
    """What it takes to find and delete old tables. Times of day, in milliseconds."""

    def visited(self, table: str) -> None: ...
    async def tables_after(self, table: str, most: int) -> list[tuple[str, int]]: ...
    async def delete(self, table: str) -> None: ...


@final
class Keeper:
    def __init__(self, registry: Registry, attic: Attic, days: float) -> None:
        self._registry = registry
        self._attic = attic
        self._days = days

    async def run(self) -> None:
        """For ever."""
        await asyncio.sleep(FIRST_LOOK)
        while True:
            try:
                await self.sweep()
            except StoreError as error:
                _LOG.error("old tables could not be looked for: %s", error)
            except Exception:  # noqa: BLE001 - a bug of today is no reason to keep everything for ever
                _LOG.exception("old tables could not be looked for")
            await asyncio.sleep(EVERY)

    async def sweep(self, now: int | None = None) -> int:
        """Returns how many tables went."""
        for table in self._registry.awake:
            self._attic.visited(table.book.code)
        before = (time.time_ns() // 1_000_000 if now is None else now) - int(self._days * DAY)
        gone, last = 0, ""
        while tables := await self._attic.tables_after(last, AT_ONCE):
            for code, at in tables:
                if at < before:
                    gone += await self._delete(code)
            last = tables[-1][0]
        return gone

    async def _delete(self, code: str) -> bool:
        """Whoever asks for it from now on finds none: the log does one thing after the other."""
        if self._registry.is_needed(code):
            return False
        try:
            await self._attic.delete(code)
        except StoreError as error:
            _LOG.error("table %s could not be deleted: %s", code, error)
            return False
        _LOG.info("table %s was deleted: nobody has visited it for %g days", code, self._days)
        return True
