"""A wire between a client and a server that can go dead: still there, but nothing comes through."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from urllib.parse import urlsplit


class Relay:
    def __init__(self, server: str) -> None:
        self._server = urlsplit(server)
        self._flows = asyncio.Event()
        self._flows.set()
        self._pumps: set[asyncio.Task[None]] = set()
        self.address = ""

    def freeze(self) -> None:
        self._flows.clear()

    def thaw(self) -> None:
        self._flows.set()

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(self._server.hostname, self._server.port)
        for source, sink in ((reader, far_writer), (far_reader, writer)):
            pump = asyncio.ensure_future(self._pump(source, sink))
            self._pumps.add(pump)
            pump.add_done_callback(self._pumps.discard)

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(1 << 16):
                await self._flows.wait()
                sink.write(data)
                await sink.drain()
        finally:
            sink.close()
            with contextlib.suppress(ConnectionError):
                await sink.wait_closed()

    async def close(self) -> None:
        pumps = list(self._pumps)
        for pump in pumps:
            pump.cancel()
        await asyncio.gather(*pumps, return_exceptions=True)


@contextlib.asynccontextmanager
async def relaying(server: str) -> AsyncIterator[Relay]:
    """A relay to a server, at an address of its own."""
    relay = Relay(server)
    listening = await asyncio.start_server(relay.join, "127.0.0.1", 0)
    relay.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield relay
    finally:
        listening.close()
        await relay.close()
