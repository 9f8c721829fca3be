"""One WebSocket on a bare socket, for the honest people and the strangers of `attacks`."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, Self

import msgspec

from penultimate.lab.load_frames import FrameReader, client_frame

HOST: Final = "127.0.0.1"
PATIENCE: Final = 20.0
"""Seconds after which an answer is no more waited for."""
_ASIDE: Final = ("waiting", "said")
"""Carry an id, and are no answer yet."""

Message = dict[str, Any]


class HungUp(ConnectionError):
    """The server has closed the line; the text is what it said last, or the status that it refused with."""


class Talker(asyncio.Protocol):
    """Asks, and gets the answer with the same id. `hears` is called with whatever else arrives."""

    def __init__(self, hears: Callable[[Message], None] | None = None) -> None:
        self.welcome: Message = {}
        self._hears = hears
        self._reader = FrameReader()
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._open.add_done_callback(_looked_at)
        self._answers: dict[int, asyncio.Future[Message]] = {}
        self._number = 0
        self._last_words = "hung up"
        self._transport: asyncio.Transport

    @classmethod
    async def connect(cls, port: int, address: str = HOST, hears: Callable[[Message], None] | None = None) -> Self:
        """From this address of this machine: limits are counted for each address."""
        loop = asyncio.get_running_loop()
        _, talker = await loop.create_connection(lambda: cls(hears), HOST, port, local_addr=(address, 0))
        await talker.opened()
        return talker

    async def opened(self) -> None:
        """The server has agreed to talk."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._open
        except BaseException:
            self.close()
            raise

    # --- what it says -------------------------------------------------------------------------------------------------

    async def hello(self, **message: object) -> Message:
        """Create, join, return or watch; later ids are greater than what the server has seen from this seat."""
        answer = await self.ask(**message)
        if answer["type"] == "welcome":
            self.welcome = answer
            self._number = max(self._number, answer["last_id"])
        return answer

    async def ask(self, **message: object) -> Message:
        """The answer, with the second at which it arrived (`at`) and how long that took (`took`)."""
        began = time.perf_counter()
        async with asyncio.timeout(PATIENCE):
            answer = await self.say(**message)
        answer["took"] = answer["at"] - began
        return answer

    def say(self, **message: object) -> "asyncio.Future[Message]":
        """Sent at once; the answer may be waited for later."""
        self._number += 1
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(_looked_at)
        if self._transport.is_closing():
            answer.set_exception(HungUp(self._last_words))
            return answer
        self._answers[self._number] = answer
        self._transport.write(client_frame(msgspec.json.encode({**message, "id": self._number})))
        return answer

    def close(self) -> None:
        self._transport.abort()

    # --- what it hears ------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment] # uvloop's is none by inheritance
        self._transport.write(
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        try:
            for frame in self._reader.feed(data):
                if frame is None:
                    self._open.set_result(None)
                else:
                    self._heard(msgspec.json.decode(frame), at)
        except ConnectionError as error:  # no WebSocket, but a status
            self._last_words = str(error.args[0].split()[1], "ascii")
            self._transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        waiting: list[asyncio.Future[Any]] = [self._open, *self._answers.values()]
        self._answers.clear()
        for future in waiting:
            if not future.done():
                future.set_exception(HungUp(self._last_words))

    def _heard(self, message: Message, at: float) -> None:
        message["at"] = at
        if message["type"] == "goodbye":
            self._last_words = message["code"]
        answer = None if message["type"] in _ASIDE else self._answers.pop(message.get("id", -1), None)
        if answer is not None and not answer.done():
            answer.set_result(message)
        elif self._hears is not None:
            self._hears(message)


def _looked_at(future: "asyncio.Future[Any]") -> None:
    """Nobody may be waiting any more for what went wrong."""
    if not future.cancelled():
        future.exception()
