"""Whose table: each is run by one server at a time, and PostgreSQL says by which.

A server announces itself with a lease by the database's clock, renewed once for all its tables. A table is claimed with
compare-and-set, and each claim has a higher epoch than the one before; every append is fenced by it (`postgres.py`). So
the lease only says when one may claim: a server that slept through its own writes nothing once somebody else has.
"""

from datetime import datetime
from typing import Final, NamedTuple, final

from penultimate.storage.postgres import PostgresStore
from penultimate.storage.postgres_sessions import Sessions

_RENEW: Final = """
    insert into server as me (id, address, since, until)
    values ($1, $2, clock_timestamp(), clock_timestamp() + $3::float8 * interval '1 second')
    on conflict (id) do update set
        since = case when me.until < clock_timestamp() then excluded.since else me.since end,
        until = excluded.until
    returning since
"""
_TAKE: Final = """
    insert into claim as held (tbl, epoch, server)
    select $1, milliseconds(), $2 where exists (select from log where tbl = $1 and seq = 0)
    on conflict (tbl) do update set epoch = held.epoch + 1, server = excluded.server
    where held.server in ('', excluded.server)
    or not exists (select from server where server.id = held.server)
    or exists (
        select from server as owner, server as me
        where owner.id = held.server and owner.until < clock_timestamp()
        and me.id = excluded.server and me.until > clock_timestamp()
        and me.since < clock_timestamp() - $3::float8 * interval '1 second'
    )
    returning epoch
"""
"""Of a server that said goodbye at once; of one whose lease is over by whoever has been there for a whole lease: when
the database was away everybody's is over, and everybody gets the time to renew it."""
_WHOSE: Final = """
    select claim.server, coalesce(server.address, ''),
        coalesce(extract(epoch from server.until - clock_timestamp()), 0)::float8
    from claim left join server on server.id = claim.server where claim.tbl = $1
"""


class Owner(NamedTuple):
    """The server that has a table."""

    server: str
    address: str
    """Where other servers reach it."""
    seconds: float
    """Until its lease is over, if it is not renewed."""


@final
class Claims:
    def __init__(self, store: PostgresStore, url: str, address: str, lease: float) -> None:
        self.store = store
        self.server = store.server
        self.lease = lease
        self._address = address
        self._since: datetime | None = None
        """When the lease began that has not lapsed since, by the database's clock."""
        self._lease_session = Sessions(url, 1)
        """Its own connection: a lease must not wait for somebody who looks back."""

    async def renew(self) -> bool:
        """For another lease from now. Returns whether it had lapsed, or is new: others may have claimed since."""
        async with self._lease_session.one() as connection:
            since: datetime = await connection.fetchval(_RENEW, self.server, self._address, self.lease)
        before, self._since = self._since, since
        return before != since

    async def give_up(self) -> int:
        """All tables may be claimed from now on. Returns how many other servers are there to do so."""
        async with self._lease_session.one() as connection:
            await connection.execute("delete from server where id = $1", self.server)
            others = await connection.fetchval("select count(*) from server where until > clock_timestamp()")
            await connection.execute("delete from server where until < clock_timestamp() - interval '1 day'")
        return int(others)

    async def take(self, table: str) -> Owner | None:
        """Be the one who writes this table. None: it is ours, or there is none; else who has it."""
        async with self.store.questions.one() as connection:
            epoch = await connection.fetchval(_TAKE, table, self.server, self.lease)
            if epoch is None:
                whose = await connection.fetchrow(_WHOSE, table)
                if whose is not None and whose[0] != self.server:
                    return Owner(*whose)
        if epoch is not None:
            self.store.epochs[table] = epoch
        return None

    async def release(self, table: str) -> None:
        """Whoever is asked for it next may have it."""
        epoch = self.store.epochs.pop(table, None)
        if epoch is not None:
            async with self.store.questions.one() as connection:
                await connection.execute(
                    "update claim set server = '' where tbl = $1 and epoch = $2 and server = $3",
                    table,
                    epoch,
                    self.server,
                )

    async def lost(self) -> list[str]:
        """The tables that somebody else has claimed since. A higher epoch alone may be our own, just being raised."""
        held = dict(self.store.epochs)
        async with self.store.questions.one() as connection:
            found = await connection.fetch("select tbl from claim where server = $1", self.server)
        still = {table for (table,) in found}
        return [table for table, epoch in held.items() if table not in still and self.store.epochs.get(table) == epoch]

    async def close(self) -> None:
        await self._lease_session.close()
