"""The other side of the load test: many players on bare sockets, as cheap as they can be made.

    python -m penultimate.lab.load_client PORT TABLES SECONDS PACE [CORPUS]

prints a line when it begins to count, and then one of JSON with what it saw. With PACE 0 whoever's turn it is moves
at once; else after so many seconds on average. CORPUS is written: the frames of one table, for the bare server to send
again. PORT may be several: among `8001,8002` tables are shared out; with `8001,8002,mixed` everybody at a table comes
in by another door than the one before.
"""

import asyncio
import json
import random
import sys
import time
from pathlib import Path
from typing import Final

import msgspec

from penultimate.lab.load_frames import FrameReader, client_frame

SEATS: Final = 4
CORPUS_STEPS: Final = 400
_TURN_VERBS: Final = frozenset(("play", "draw", "keep", "accept", "challenge", "colour", "choose", "confirm"))


class Choice(msgspec.Struct):
    verb: str
    text: str
    uno: bool = False


class Common(msgspec.Struct):
    """What has changed of it."""

    actor: int | None = None
    phase: str | None = None


class Own(msgspec.Struct):
    seat: int


class Update(msgspec.Struct, tag="update", tag_field="type"):
    version: int
    common: Common
    own: Own | None = None
    moves: list[Choice] = []


_DECODER: Final = msgspec.json.Decoder(Update)


class Tally:
    """What all players saw together."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.counting = False
        self.updates = 0
        self.bytes = 0
        self.corpus: dict[int, list[tuple[str, str]]] = {}
        """For each version of one table: (seat or "ack", frame)."""


class Player(asyncio.Protocol):
    """One connection. It decodes what it must, and moves when it is its turn."""

    def __init__(self, load: "Load", hello: dict[str, object]) -> None:
        self.load = load
        self.hello = hello
        self.reader = FrameReader()
        self.ready: asyncio.Future[dict[str, object]] = asyncio.get_running_loop().create_future()
        self.sent: dict[int, float] = {}
        self.number = 0
        self.seat = -1
        self.actor: int | None = None
        self.phase: str | None = None
        self.recorded = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self.transport = transport  # type: ignore[assignment]
        self.transport.write(
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )

    def say(self, **message: object) -> int:
        self.number += 1
        message["id"] = self.number
        self.transport.write(client_frame(msgspec.json.encode(message)))
        return self.number

    def data_received(self, data: bytes) -> None:
        for frame in self.reader.feed(data):
            if frame is None:
                self.say(**self.hello)
            else:
                self.frame(frame)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server hung up"))

    def frame(self, frame: bytes) -> None:
        if frame.startswith(b'{"type":"update"'):
            self.update(frame)
        elif frame.startswith(b'{"type":"ack"'):
            self.acknowledged(frame)
        elif frame.startswith(b'{"type":"welcome"'):
            if not self.ready.done():
                self.ready.set_result(json.loads(frame))
        elif frame.startswith((b'{"type":"refusal"', b'{"type":"problem"', b'{"type":"goodbye"')):
            raise AssertionError(frame.decode())

    def acknowledged(self, frame: bytes) -> None:
        sent = self.sent.pop(json.loads(frame)["id"], None)
        if sent is not None and self.load.tally.counting:
            self.load.tally.latencies.append(time.perf_counter() - sent)
        if self.recorded and sent is not None:
            self.load.record(-1, "ack", frame)

    def update(self, frame: bytes) -> None:
        update = _DECODER.decode(frame)
        tally = self.load.tally
        if tally.counting:
            tally.updates += 1
            tally.bytes += len(frame)
        common = update.common
        self.seat = self.seat if update.own is None else update.own.seat
        self.actor = self.actor if common.actor is None else common.actor
        self.phase = self.phase if common.phase is None else common.phase
        if self.recorded:
            self.load.record(update.version, str(self.seat), frame)
        if self.phase in ("round-over", "match-over"):
            if self.seat == 0:
                self.later(lambda: self.say(type="start"))
        elif self.actor == self.seat:
            moves = [move for move in update.moves if move.verb in _TURN_VERBS]
            calling = [move for move in moves if move.uno]
            if moves:
                text = random.choice(calling or moves).text
                self.later(lambda: self.move(update.version, text))

    def later(self, act: object) -> None:
        assert callable(act)
        pace = self.load.pace
        if self.load.stopping:
            return
        if pace:
            asyncio.get_running_loop().call_later(random.uniform(0.5, 1.5) * pace, act)
        else:
            act()

    def move(self, version: int, text: str) -> None:
        if not self.load.stopping:
            began = time.perf_counter()
            self.sent[self.say(type="move", version=version, text=text)] = began


class Load:
    def __init__(self, ports: str, tables: int, seconds: float, pace: float) -> None:
        self.ports = [int(port) for port in ports.removesuffix(",mixed").split(",")]
        self.mixed = int(ports.endswith(",mixed"))
        self.tables = tables
        self.seconds = seconds
        self.pace = pace
        self.stopping = False
        self.tally = Tally()
        self._recorded: list[tuple[int, str, str]] = []

    def record(self, version: int, seat: str, frame: bytes) -> None:
        if len(self._recorded) < CORPUS_STEPS * (SEATS + 1):
            self._recorded.append((version, seat, frame.decode()))

    async def connect(
        self, hello: dict[str, object], table: int, seat: int, *, recorded: bool
    ) -> tuple[Player, dict[str, object]]:
        loop = asyncio.get_running_loop()
        port = self.ports[(table + seat * self.mixed) % len(self.ports)]
        _, player = await loop.create_connection(lambda: Player(self, hello), "127.0.0.1", port)
        player.recorded = recorded
        return player, await player.ready

    async def run(self) -> dict[str, object]:
        hosts: list[Player] = []
        everybody: list[Player] = []
        for table in range(self.tables):
            create = {"type": "create", "name": "Player 0", "seats": SEATS}
            host, welcome = await self.connect(create, table, 0, recorded=table == 0)
            hosts.append(host)
            everybody.append(host)
            for seat in range(1, SEATS):
                join = {"type": "join", "code": welcome["code"], "name": f"Player {seat}"}
                everybody.append((await self.connect(join, table, seat, recorded=table == 0))[0])
        for host in hosts:
            host.later(lambda host=host: host.say(type="start"))
        await asyncio.sleep(1 if not self.pace else self.pace + 1)
        self.tally.counting = True
        print("counting", flush=True)
        began, busy = time.perf_counter(), time.process_time()
        await asyncio.sleep(self.seconds)
        self.tally.counting = False
        took, busy = time.perf_counter() - began, time.process_time() - busy
        print(json.dumps(self.summary(took, busy)), flush=True)
        sys.stdin.readline()  # the connections stay until the server has been weighed
        self.stopping = True
        for player in everybody:
            player.transport.close()
        return {}

    def summary(self, took: float, busy: float) -> dict[str, object]:
        latencies = sorted(self.tally.latencies)
        count = len(latencies)
        return {
            "count": count,
            "moves": count / took,
            "generator": busy * 1e6 / max(1, count),
            "p50": latencies[count // 2] * 1000 if count else 0,
            "p99": latencies[min(count - 1, count * 99 // 100)] * 1000 if count else 0,
            "bytes": self.tally.bytes / max(1, self.tally.updates),
        }

    def corpus(self) -> list[dict[str, object]]:
        """The steps of the recorded table up to its first round's end: who moves, and what each seat is sent."""
        steps: dict[int, dict[str, str]] = {}
        ack = ""
        for version, seat, frame in self._recorded:
            if seat == "ack":
                ack = frame
            else:
                steps.setdefault(version, {})[seat] = frame
        whole = [step for _, step in sorted(steps.items()) if len(step) == SEATS]
        playing = [step for step in whole if '"phase":"round-over"' not in step["0"]]
        return [{"ack": ack, "frames": [step[str(seat)] for seat in range(SEATS)]} for step in playing]


def main(arguments: list[str]) -> None:
    tables, seconds, pace = int(arguments[1]), float(arguments[2]), float(arguments[3])
    load = Load(arguments[0], tables, seconds, pace)
    try:
        import uvloop
    except ImportError:
        asyncio.run(load.run())
    else:
        uvloop.run(load.run())
    if len(arguments) > 4:
        Path(arguments[4]).write_text(json.dumps(load.corpus()), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
