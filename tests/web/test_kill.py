"""The server is killed in the middle of play, many times: no acknowledged move is lost, and no table is forked.

PENULTIMATE_KILLS=1000 (or `make kill-test`) for the whole proof; `make test` takes a few of them.
"""

import asyncio
import itertools
import json
import os
import random
import re
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

import aiohttp
from tests.web.harness import TURN_VERBS
from tests.whole_updates import WholeUpdates

from penultimate.tables import entries as log
from penultimate.tables.book import read_book
from penultimate.tables.ports import Row

KILLS = int(os.environ.get("PENULTIMATE_KILLS", "25"))
TABLES = 3
SEATS = 2
PAUSE = 0.02
"""Seconds before a move: fifty messages a second are allowed, and the server is quicker than that."""
MOST_BETWEEN = 8
"""Acknowledged moves between two kills, at most."""


class Killable:
    """A server that dies and comes back, always with the same data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.up = asyncio.Event()
        self.acknowledgements = asyncio.Queue[int]()
        """Of everybody's moves, in order."""
        self.zygote: asyncio.subprocess.Process
        self._child = 0

    async def line(self) -> str:
        assert self.zygote.stdout is not None
        line = await asyncio.wait_for(self.zygote.stdout.readline(), 60)
        assert line, "the zygote died"
        return line.decode()

    async def open(self) -> None:
        self.zygote = await asyncio.create_subprocess_exec(
            sys.executable,
            str(Path(__file__).with_name("zygote.py")),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )

    async def start(self) -> None:
        assert self.zygote.stdin is not None
        self.zygote.stdin.write(f"{self.folder}\n".encode())
        found = re.match(r"(\d+) .*:(\d+)/", await self.line())
        assert found is not None
        self._child, self.port = int(found[1]), int(found[2])
        self.up.set()

    async def kill(self) -> None:
        self.up.clear()
        os.kill(self._child, signal.SIGKILL)
        assert await self.line() == "dead\n"

    async def close(self) -> None:
        assert self.zygote.stdin is not None
        self.zygote.stdin.close()
        await self.zygote.wait()


class Player:
    """Plays at random, comes back by itself, and remembers what the server has acknowledged."""

    def __init__(self, server: Killable, session: aiohttp.ClientSession, chance: random.Random) -> None:
        self.server = server
        self.session = session
        self.chance = chance
        self.hello: dict[str, Any] = {}
        self.code: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.seat = -1
        self.acknowledged: dict[int, int] = {}
        """Id of a move -> version."""
        self.version = 0
        self.returns = 0
        self.numbers = itertools.count(1)
        self.sent: set[int] = set()

    async def live(self) -> None:
        while True:
            await self.server.up.wait()
            try:
                async with self.session.ws_connect(f"http://127.0.0.1:{self.server.port}/ws") as socket:
                    await socket.send_json({**self.hello, "id": next(self.numbers)})
                    updates = WholeUpdates()
                    async for frame in socket:
                        if frame.type is aiohttp.WSMsgType.TEXT:
                            await self.hear(socket, updates.completed(json.loads(frame.data)))
            except (aiohttp.ClientError, ConnectionError, OSError):
                pass
            await asyncio.sleep(0.005)

    async def say(self, socket: aiohttp.ClientWebSocketResponse, **message: Any) -> int:
        number = next(self.numbers)
        await socket.send_json({**message, "id": number})
        return number

    async def hear(self, socket: aiohttp.ClientWebSocketResponse, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.welcomed(message)
            case "ack" if message["id"] in self.sent:
                self.acknowledged[message["id"]] = message["version"]
                self.server.acknowledgements.put_nowait(message["version"])
                self.version = max(self.version, message["version"])
            case "update":
                await self.look(socket, message)
            case "table" if message["phase"] in ("round-over", "match-over"):
                await self.say(socket, type="ready")
            case "refusal":
                assert message["code"] in ("stale", "not-your-turn", "not-between-rounds", "name-taken"), message
            case "problem":
                raise AssertionError(message)

    def welcomed(self, message: dict[str, Any]) -> None:
        self.seat = message["seat"]
        if message["token"]:
            self.hello = {"type": "return", "code": message["code"], "token": message["token"]}
        else:
            self.returns += 1
            assert message["last_id"] >= max(self.acknowledged, default=-1), "an acknowledged move was lost"
        self.numbers = itertools.count(max(message["last_id"], next(self.numbers)) + 1)
        if not self.code.done():
            self.code.set_result(message["code"])

    async def look(self, socket: aiohttp.ClientWebSocketResponse, update: dict[str, Any]) -> None:
        assert update["version"] >= self.version, "a view from before an acknowledged move"
        self.version = update["version"]
        moves = [move for move in update["moves"] if move["verb"] in TURN_VERBS]
        if update["common"]["actor"] == self.seat and moves:
            move = self.chance.choice([move for move in moves if move.get("uno")] or moves)
            await asyncio.sleep(PAUSE)
            self.sent.add(await self.say(socket, type="move", version=update["version"], text=move["text"]))


async def test_many_kills_lose_nothing_and_fork_nothing(tmp_path: Path) -> None:
    chance = random.Random(KILLS)
    server = Killable(tmp_path)
    await server.open()
    await server.start()
    tables: list[list[Player]] = []
    async with aiohttp.ClientSession() as session:
        tasks: list[asyncio.Task[None]] = []
        for _ in range(TABLES):
            host = Player(server, session, chance)
            host.hello = {"type": "create", "name": "Player 0", "seats": SEATS, "options": {"target": 100_000}}
            players = [host, *(Player(server, session, chance) for _ in range(SEATS - 1))]
            tasks.append(asyncio.create_task(host.live()))
            code = await asyncio.wait_for(host.code, 30)
            for number, player in enumerate(players[1:], start=1):
                player.hello = {"type": "join", "code": code, "name": f"Player {number}"}
                tasks.append(asyncio.create_task(player.live()))
                await asyncio.wait_for(player.code, 30)
            tables.append(players)
            await begin(server, session, host)
        for _ in range(KILLS):
            await some_play(server, chance.randrange(MOST_BETWEEN))
            await asyncio.sleep(chance.uniform(0.0, 0.1))
            await server.kill()
            await server.start()
        await some_play(server, MOST_BETWEEN)
        await server.kill()
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            assert isinstance(outcome, asyncio.CancelledError), outcome
    await server.close()
    check_log(tmp_path, tables)


async def some_play(server: Killable, moves: int) -> None:
    """Until so many more moves are acknowledged, however quick the machine is; with none, all are still coming back."""
    while not server.acknowledgements.empty():
        server.acknowledgements.get_nowait()
    async with asyncio.timeout(60):
        for _ in range(moves):
            await server.acknowledgements.get()


async def begin(server: Killable, session: aiohttp.ClientSession, host: Player) -> None:
    """As the host, in a second tab for a moment."""
    async with session.ws_connect(f"http://127.0.0.1:{server.port}/ws") as socket:
        await socket.send_json({**host.hello, "id": next(host.numbers)})
        while json.loads((await socket.receive()).data)["type"] != "table":
            pass
        await socket.send_json({"type": "start", "id": next(host.numbers)})
        while json.loads((await socket.receive()).data)["type"] != "ack":
            pass


def check_log(folder: Path, tables: list[list[Player]]) -> None:
    """Every acknowledged move stands in the log, once, under the version that was acknowledged."""
    connection = sqlite3.connect(folder / "tables.sqlite")
    total = 0
    for players in tables:
        code = players[0].code.result()
        found = connection.execute("select seq, entry from log where tbl = ? order by seq", (code,)).fetchall()
        rows = [Row(code, seq, entry) for seq, entry in found]
        read_book(rows)  # complete, in order, and every digest is right
        made: dict[tuple[int, int], list[int]] = {}
        for row in rows:
            entry = log.read_entry(row.entry)
            if isinstance(entry, log.MoveMade) and entry.id >= 0:
                made.setdefault((entry.seat, entry.id), []).append(row.seq)
        for player in players:
            for number, version in player.acknowledged.items():
                assert made.get((player.seat, number)) == [version], f"move {number} of seat {player.seat} at {code}"
            total += len(player.acknowledged)
            assert player.returns > 0
    connection.close()
    assert total >= KILLS, "there was play between the kills"
    print(f"\n{KILLS} kills, {total} acknowledged moves at {len(tables)} tables, none lost")
