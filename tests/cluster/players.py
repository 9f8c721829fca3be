"""People who play on, whatever happens to the servers, and remember what was acknowledged."""

import asyncio
import contextlib
import itertools
import json
import random
import time
from typing import Any

import aiohttp
from tests.cluster.house import Cluster
from tests.web.harness import TURN_VERBS
from tests.whole_updates import WholeUpdates

PAUSE = 0.03
"""Seconds before a move: fifty messages a second are allowed."""
PASSING = (
    "stale",
    "not-your-turn",
    "not-between-rounds",
    "already-waiting",
    "busy",
    "storage",
    "moved",
    "unreachable",
)
"""Refusals that somebody who plays through all this may hear. Nothing of it was acknowledged."""
HEARTBEAT = 1.0


class TableOfPlayers:
    """When moves were acknowledged at one table."""

    def __init__(self) -> None:
        self.code = ""
        self.players: list[Player] = []
        self.last = time.monotonic()
        self.count = 0
        self.changed = asyncio.Event()

    def acknowledged(self) -> None:
        self.last = time.monotonic()
        self.count += 1
        self.changed.set()

    async def next_after(self, began: float) -> float:
        """How long after that the next move is acknowledged, in seconds."""
        while self.last <= began:
            self.changed.clear()
            await self.changed.wait()
        return self.last - began


class Player:
    """Comes in by any door, plays at random, and comes back by itself."""

    def __init__(
        self, cluster: Cluster, session: aiohttp.ClientSession, chance: random.Random, table: TableOfPlayers
    ) -> None:
        self.cluster = cluster
        self.session = session
        self.chance = chance
        self.table = table
        self.hello: dict[str, Any] = {}
        self.seat = -1
        self.acknowledged: dict[int, int] = {}
        """Id of a move -> version."""
        self.version = 0
        self.returns = 0
        self.heard: dict[str, int] = {}
        """Refusals and goodbyes, and how often."""
        self.seated = asyncio.Event()
        self.numbers = itertools.count(1)
        self.sent: set[int] = set()

    async def live(self) -> None:
        while True:
            door = self.chance.choice(self.cluster.servers)
            with contextlib.suppress(aiohttp.ClientError, OSError, TimeoutError):
                await self._stay(f"{door.address}/ws")
            await asyncio.sleep(0.05)

    async def _stay(self, address: str) -> None:
        async with asyncio.timeout(2):
            socket = await self.session.ws_connect(address, heartbeat=HEARTBEAT, max_msg_size=0)
        try:
            await self.say(socket, **self.hello)
            updates = WholeUpdates()
            async for frame in socket:
                if frame.type is not aiohttp.WSMsgType.TEXT:
                    continue
                if not await self.hear(socket, updates.completed(json.loads(frame.data))):
                    return
        finally:
            await socket.close()

    async def say(self, socket: aiohttp.ClientWebSocketResponse, **message: Any) -> int:
        number = next(self.numbers)
        if message["type"] == "move":
            self.sent.add(number)
        await socket.send_json({**message, "id": number})
        return number

    async def hear(self, socket: aiohttp.ClientWebSocketResponse, message: dict[str, Any]) -> bool:
        """False: come in again."""
        match message["type"]:
            case "welcome":
                self.welcomed(message)
            case "ack" if message["id"] in self.sent:
                self.acknowledged[message["id"]] = message["version"]
                self.version = max(self.version, message["version"])
                self.table.acknowledged()
            case "update":
                await self.look(socket, message)
            case "table" if message["phase"] in ("round-over", "match-over"):
                await self.say(socket, type="ready")
            case "refusal":
                self._note(message["code"])
                assert message["code"] in PASSING, message
                if message["code"] == "storage" and message["id"] in self.sent:
                    return True  # the view follows as soon as it can
                return self.seated.is_set() and message["code"] not in ("moved", "unreachable", "storage")
            case "goodbye":
                self._note(f"goodbye {message['code']}")
                assert message["code"] in ("moved", "closing", "elsewhere"), message
                return False
            case "problem":
                raise AssertionError(message)
        return True

    def _note(self, what: str) -> None:
        self.heard[what] = self.heard.get(what, 0) + 1

    def welcomed(self, message: dict[str, Any]) -> None:
        self.seat = message["seat"]
        if message["token"]:
            self.hello = {"type": "return", "code": message["code"], "token": message["token"]}
            self.table.code = message["code"]
        else:
            self.returns += 1
            assert message["last_id"] >= max(self.acknowledged, default=-1), "an acknowledged move was lost"
        self.numbers = itertools.count(max(message["last_id"], next(self.numbers)) + 1)
        self.seated.set()

    async def look(self, socket: aiohttp.ClientWebSocketResponse, update: dict[str, Any]) -> None:
        moves = [move for move in update["moves"] if move["verb"] in TURN_VERBS]
        if update["common"]["actor"] == self.seat and moves:
            move = self.chance.choice([move for move in moves if move.get("uno")] or moves)
            await asyncio.sleep(PAUSE)
            await self.say(socket, type="move", version=update["version"], text=move["text"])


async def seat_people(
    cluster: Cluster, session: aiohttp.ClientSession, chance: random.Random, *, people: int, bots: int
) -> tuple[TableOfPlayers, list["asyncio.Task[None]"]]:
    """A table at which a match is on."""
    table = TableOfPlayers()
    tasks: list[asyncio.Task[None]] = []
    for number in range(people):
        player = Player(cluster, session, chance, table)
        if number == 0:
            player.hello = {
                "type": "create",
                "name": "Player 0",
                "seats": people + bots,
                "bots": ["beginner"] * bots,
                "options": {"target": 20},
                "table": {"bot_pace": "quick"},
            }
        else:
            player.hello = {"type": "join", "code": table.code, "name": f"Player {number}"}
        table.players.append(player)
        tasks.append(asyncio.create_task(player.live()))
        await asyncio.wait_for(player.seated.wait(), 30)
    await _begin(cluster, session, table.players[0])
    return table, tasks


async def _begin(cluster: Cluster, session: aiohttp.ClientSession, host: Player) -> None:
    """As the host, in a second tab for a moment."""
    async with session.ws_connect(f"{cluster.servers[0].address}/ws") as socket:
        await socket.send_json({**host.hello, "id": next(host.numbers)})
        while json.loads((await socket.receive()).data)["type"] != "table":
            pass
        await socket.send_json({"type": "start", "id": next(host.numbers)})
        while json.loads((await socket.receive()).data)["type"] != "ack":
            pass
