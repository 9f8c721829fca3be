"""What the load test compares with: aiohttp that fans the same bytes out to four sockets, with no rules and no disk.

    python -m penultimate.lab.load_baseline CORPUS

prints its port. A table is four connections that came one after the other; every message from one of them brings all
four the next step of the corpus, and its sender the acknowledgement before.
"""

import asyncio
import contextlib
import json
import re
import sys
from pathlib import Path

from aiohttp import WSMsgType, web

SEATS = 4
_ID = re.compile(rb'"id":(\d+)')


class BareTable:
    def __init__(self, code: str) -> None:
        self.code = code
        self.sockets: list[web.WebSocketResponse] = []
        self.step = 0


class BareServer:
    def __init__(self, corpus: Path) -> None:
        steps = json.loads(corpus.read_text("utf-8"))
        self.steps: list[list[str]] = [step["frames"] for step in steps]
        self.ack: str = steps[0]["ack"]
        self.tables: list[BareTable] = []

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=8192, heartbeat=20, compress=False)
        await socket.prepare(request)
        await socket.receive()
        if not self.tables or len(self.tables[-1].sockets) == SEATS:
            self.tables.append(BareTable("BCDFGH"))
        table = self.tables[-1]
        table.sockets.append(socket)
        await socket.send_str(json.dumps({"type": "welcome", "code": table.code}, separators=(",", ":")))
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self.fan_out(table, socket, message.data)
        return socket

    async def fan_out(self, table: BareTable, sender: web.WebSocketResponse, message: str) -> None:
        frames = self.steps[table.step % len(self.steps)]
        table.step += 1
        number = _ID.search(message.encode())
        assert number is not None
        await sender.send_str(re.sub(r'"id":\d+', f'"id":{number[1].decode()}', self.ack))
        with contextlib.suppress(ConnectionResetError):  # the generator is done
            for socket, frame in zip(table.sockets, frames, strict=True):
                await socket.send_str(frame)


async def serve(corpus: Path) -> None:
    server = BareServer(corpus)
    app = web.Application()
    app.router.add_get("/ws", server.socket)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    print(f"http://127.0.0.1:{runner.addresses[0][1]}/", flush=True)
    await asyncio.Event().wait()


def main(arguments: list[str]) -> None:
    with contextlib.suppress(KeyboardInterrupt):
        try:
            import uvloop
        except ImportError:
            asyncio.run(serve(Path(arguments[0])))
        else:
            uvloop.run(serve(Path(arguments[0])))


if __name__ == "__main__":
    main(sys.argv[1:])
