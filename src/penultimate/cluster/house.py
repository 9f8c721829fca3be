"""One server among several: its lease, its tables, its guests who are at other servers' tables, and how it leaves."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final, final

from penultimate.cluster.relay import LineMaker, Relay
from penultimate.hall import Guest, Hall
from penultimate.hall.elsewhere import Elsewhere
from penultimate.storage.claims import Claims
from penultimate.tables.ports import StoreError
from penultimate.tables.refused import TableRefused
from penultimate.tables.table import Table

LEASE: Final = 5.0
OFTEN: Final = 0.5
"""Seconds between two renewals, at most."""
PATIENCE: Final = 2.0
"""Seconds beyond a lease for which somebody waits at the door while a table finds another server."""
LOOK_AGAIN: Final = 0.25
_LOG: Final = logging.getLogger("penultimate.cluster")


@final
class HouseClaims:
    """What a hall knows of it. Made before the hall."""

    def __init__(self, claims: Claims) -> None:
        self._claims = claims
        self._tasks: set[asyncio.Task[Any]] = set()

    async def take(self, table: str) -> None:
        owner = await self._claims.take(table)
        if owner is not None:
            raise Elsewhere(*owner)

    def let_go(self, table: str) -> None:
        self.run(self._release(table))

    async def _release(self, table: str) -> None:
        try:
            await self._claims.release(table)
        except StoreError as error:  # it stays ours, and is reached here
            _LOG.warning("table %s could not be let go: %s", table, error)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)


@final
class House:
    def __init__(self, hall: Hall, claims: Claims, tasks: HouseClaims, *, secret: bytes, line_for: LineMaker) -> None:
        self.relay = Relay(hall, own=claims.server, secret=secret, line_for=line_for, look_again=self._look_again)
        self.has_lease = False
        """Whether the database has heard of us lately."""
        self._hall = hall
        self._claims = claims
        self._run: Callable[[Coroutine[Any, Any, None]], None] = tasks.run
        self._tasks = tasks
        self._renewing: asyncio.Task[None] | None = None
        hall.neighbours = self

    # --- the lease ----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Raises StoreError where the database does not answer."""
        await self._claims.renew()
        self.has_lease = True
        self._renewing = asyncio.get_running_loop().create_task(self._renew())

    async def _renew(self) -> None:
        pause = min(self._claims.lease / 3, OFTEN)
        while True:
            await asyncio.sleep(pause)
            try:
                lapsed = await self._claims.renew()
                if lapsed or not self.has_lease:
                    await self._look_after_tables()
                self.has_lease = True
            except StoreError as error:
                if self.has_lease:
                    _LOG.error("the lease cannot be renewed: %s", error)
                self.has_lease = False

    async def _look_after_tables(self) -> None:
        """We slept, or the database was away: what somebody else has claimed since is not ours any more."""
        for code in await self._claims.lost():
            _LOG.info("table %s is at another server now", code)
            self._hall.registry.drop(code)

    async def hand_over(self) -> None:
        """All tables, in order; then everybody may go."""
        if self._renewing is not None:
            self._renewing.cancel()
        await self._hall.hand_over(self._claims.give_up)

    async def close(self) -> None:
        if self._renewing is not None:
            self._renewing.cancel()
        self.relay.close()
        await self._tasks.close()
        await self._claims.close()

    # --- tables elsewhere ---------------------------------------------------------------------------------------------

    async def reach(self, guest: Guest, code: str, frame: bytes | str, elsewhere: Elsewhere) -> Table | None:
        """To the server that has the table. Where that is gone, wait until somebody may have it: perhaps we."""
        now = asyncio.get_running_loop().time
        give_up = now() + self._claims.lease + PATIENCE
        while True:
            link = await self.relay.link_to(elsewhere.server, elsewhere.address)
            if link is not None:
                if not guest.is_gone:
                    self.relay.pass_on(guest, frame, link)
                return None
            if now() > give_up or guest.is_gone:
                raise TableRefused("unreachable")
            await asyncio.sleep(min(max(elsewhere.seconds, 0.02), LOOK_AGAIN))
            try:
                return await self._hall.registry.find(code)
            except Elsewhere as still:
                elsewhere = still

    def _look_again(self, guest: Guest, frame: bytes | str) -> None:
        """It moved while somebody was on the way to it."""
        self._run(guest.begin_again(frame))
