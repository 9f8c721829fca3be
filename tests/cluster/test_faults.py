"""Servers are killed, put to sleep and stopped, the database is restarted, wires are cut: the log is the judge.

PENULTIMATE_FAULTS=1000 (or `make cluster-test`) for the whole proof; `make test` takes twenty of them.
"""

import asyncio
import os
import random
import signal
import statistics
import time
from collections import Counter
from pathlib import Path

import aiohttp
import asyncpg
import pytest
from tests.cluster.house import LEASE, Cluster, ServerProcess, a_cluster
from tests.cluster.players import TableOfPlayers, seat_people

from penultimate.lab.own_postgres import WITHOUT, find_postgres
from penultimate.records import read, verify
from penultimate.tables import entries as log
from penultimate.tables.book import read_book
from penultimate.tables.match_records import record_of_match
from penultimate.tables.ports import Row

pytestmark = pytest.mark.skipif(find_postgres() is None, reason=WITHOUT)

FAULTS = int(os.environ.get("PENULTIMATE_FAULTS", "20"))
SEED = int(os.environ.get("PENULTIMATE_SEED", "16"))
TABLES = ((2, 0), (2, 1), (3, 0))
"""People and bots at each table."""
PATIENCE = 60.0
"""Seconds after which a table that does not go on would not go on at all."""


class Faults:
    """One after the other, each with what mends it."""

    KINDS = ("kill", "sleep", "terminate", "database", "cut")

    def __init__(self, cluster: Cluster, chance: random.Random) -> None:
        self._cluster = cluster
        self._chance = chance
        self.done: Counter[str] = Counter()

    async def one(self, number: int) -> str:
        """Each kind comes up, whatever the seed; in which order is by chance."""
        kind = self.KINDS[number] if number < len(self.KINDS) else self._chance.choice(self.KINDS)
        self.done[kind] += 1
        server = self._chance.choice(self._cluster.servers)
        match kind:
            case "kill":
                await self._end(server, signal.SIGKILL)
            case "terminate":
                await self._end(server, signal.SIGTERM)
            case "sleep":
                await self._sleep(server)
            case "database":
                await self._database()
            case "cut":
                await self._cut(server)
        return kind

    async def _end(self, server: ServerProcess, number: int) -> None:
        await server.end(number)
        await asyncio.sleep(self._chance.uniform(0, 0.5))
        await server.start()

    async def _sleep(self, server: ServerProcess) -> None:
        server.signal(signal.SIGSTOP)
        await asyncio.sleep(self._chance.uniform(1.2, 2.0) * LEASE)
        server.signal(signal.SIGCONT)

    async def _database(self) -> None:
        postgres = self._cluster.postgres
        await asyncio.to_thread(postgres.stop, self._chance.choice(("fast", "immediate")))
        await asyncio.sleep(self._chance.uniform(0, 0.5))
        await asyncio.to_thread(postgres.start)

    async def _cut(self, server: ServerProcess) -> None:
        server.wire.cut()
        await asyncio.sleep(self._chance.uniform(0.1, 1.5))
        server.wire.mend()


async def test_the_log_is_the_judge(tmp_path: Path) -> None:
    chance = random.Random(SEED)
    pauses: dict[str, list[float]] = {}
    async with a_cluster(tmp_path) as cluster, aiohttp.ClientSession() as session:
        tables: list[TableOfPlayers] = []
        tasks: list[asyncio.Task[None]] = []
        for people, bots in TABLES:
            table, playing = await seat_people(cluster, session, chance, people=people, bots=bots)
            tables.append(table)
            tasks += playing
        faults = Faults(cluster, chance)
        for number in range(FAULTS):
            await play_a_little(tables, tasks, chance.randrange(1, 4))
            began = time.monotonic()
            waiting = [asyncio.create_task(table.next_after(began)) for table in tables]
            kind = await faults.one(number)
            async with asyncio.timeout(PATIENCE):
                pauses.setdefault(kind, []).extend(await asyncio.gather(*waiting))
        await play_a_little(tables, tasks, 3)
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            assert isinstance(outcome, asyncio.CancelledError), outcome
        total, matches = await judge(cluster, tables)
    heard: Counter[str] = sum((Counter(player.heard) for table in tables for player in table.players), Counter())
    print(f"\n{FAULTS} faults ({dict(faults.done)}), seed {SEED}: {total} acknowledged moves at {len(tables)} tables,")
    print(f"{matches} finished matches; none lost, no fork, no gap, every match replays. Heard: {dict(heard)}")
    for kind, seconds in sorted(pauses.items()):
        p50, p99 = percentile(seconds, 50), percentile(seconds, 99)
        print(f"  {kind:10} pause until the next move: p50 {p50:.2f} s, p99 {p99:.2f} s")
    assert set(faults.done) == set(Faults.KINDS)


async def play_a_little(tables: list[TableOfPlayers], tasks: "list[asyncio.Task[None]]", moves: int) -> None:
    """Until so many more moves are acknowledged at each table."""
    counts = [table.count + moves for table in tables]
    async with asyncio.timeout(PATIENCE):
        while any(table.count < count for table, count in zip(tables, counts, strict=True)):
            for task in tasks:
                assert not task.done(), task.exception()
            await asyncio.sleep(0.02)


def percentile(values: list[float], percent: int) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1] if len(values) > 1 else values[0]


async def judge(cluster: Cluster, tables: list[TableOfPlayers]) -> tuple[int, int]:
    """Every acknowledged move stands in the log, once, under the acknowledged version; and all of it replays."""
    connection = await asyncpg.connect(cluster.url)
    total = matches = 0
    for table in tables:
        found = await connection.fetch("select seq, entry from penultimate.log where tbl = $1 order by seq", table.code)
        rows = [Row(table.code, seq, entry) for seq, entry in found]
        assert [row.seq for row in rows] == list(range(len(rows))), "a gap"
        book = read_book(rows)  # in order, and every digest is right: two servers never dealt
        made: dict[tuple[int, int], list[int]] = {}
        for row in rows:
            entry = log.read_entry(row.entry)
            if isinstance(entry, log.MoveMade) and entry.id >= 0:
                made.setdefault((entry.seat, entry.id), []).append(row.seq)
        for player in table.players:
            for number, version in player.acknowledged.items():
                assert made.get((player.seat, number)) == [version], f"move {number} of seat {player.seat}"
            total += len(player.acknowledged)
        for number in range(1, book.match_number):
            text = record_of_match(rows, number)
            assert text is not None
            verify(text)
            assert read(text).header.names
            matches += 1
    await connection.close()
    return total, matches
