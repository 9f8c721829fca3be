"""Lines that end in memory: what is sent to a guest, remembered; and a whole socket made of such a line."""

import asyncio
import json
from typing import Any

import aiohttp
from tests.whole_updates import WholeUpdates

from penultimate.hall import Hall

Message = dict[str, Any]


class MemoryLine:
    def __init__(self) -> None:
        self.messages: list[Message] = []
        self._updates = WholeUpdates()
        self.is_closed = False
        self.behind_since: float | None = None

    def send(self, payload: bytes) -> None:
        if not self.is_closed:
            self.messages.append(self._updates.completed(json.loads(payload)))

    def write(self, payload: bytes) -> None:
        self.send(payload)

    def keeps_up(self) -> bool:
        return True

    def catch_up(self) -> bool:
        return True

    def close(self) -> None:
        self.is_closed = True

    def cut(self) -> None:
        self.is_closed = True


class MemorySocket:
    """To a client what aiohttp's socket is, to a hall what the server is. Frames are dealt with one after the other."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        self._in: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.guest = hall.enter(self, address="memory", base="http://memory")
        self.behind_since: float | None = None
        self.closed = False
        self.close_code = 1001
        self._reading = asyncio.get_running_loop().create_task(self._read())

    # --- the hall's end -----------------------------------------------------------------------------------------------

    def send(self, payload: bytes) -> None:
        self._out.put_nowait(payload.decode())

    def write(self, payload: bytes) -> None:
        self.send(payload)

    def keeps_up(self) -> bool:
        return True

    def catch_up(self) -> bool:
        return True

    def cut(self) -> None:
        self._in.put_nowait(None)

    def close(self) -> None:
        self._in.put_nowait(None)

    async def _read(self) -> None:
        while (frame := await self._in.get()) is not None:
            await self.guest.receive(frame)
        self.closed = True
        self._hall.leave(self.guest)
        self._out.put_nowait(None)

    # --- the client's end ---------------------------------------------------------------------------------------------

    async def send_str(self, text: str) -> None:
        self._in.put_nowait(text.encode(errors="surrogatepass"))

    async def receive(self) -> aiohttp.WSMessage:
        text = await self._out.get()
        if text is None:
            return aiohttp.WSMessage(aiohttp.WSMsgType.CLOSED, None, None)
        return aiohttp.WSMessage(aiohttp.WSMsgType.TEXT, text, None)

    async def hang_up(self) -> None:
        self.close()
        await self._reading
