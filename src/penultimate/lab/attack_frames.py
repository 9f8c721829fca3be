"""The attack with frames that mean nothing: pings, pongs, empty pieces, as many as a socket takes."""

import asyncio
import random
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from penultimate.lab.attack_talker import HOST

if TYPE_CHECKING:
    from penultimate.lab.attack_strangers import Scene, Step

_UPGRADE: Final = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
_KEY: Final = bytes(4)
_FLOODS: Final = (b"\x89\x80" + _KEY, b"\x8a\x80" + _KEY, b"\x81\x80" + _KEY, b"\x00\x80" + _KEY)
"""A ping, a pong, a message and a piece of one, with nothing in them."""
FRAMES_AT_ONCE: Final = 10_000


async def frames(scene: "Scene", strangers: int) -> "list[Step]":
    return [partial(_flood, scene, scene.address(number)) for number in range(strangers)]


async def _flood(scene: "Scene", address: str) -> None:
    reader, writer = await asyncio.open_connection(HOST, scene.port, local_addr=(address, 0))
    try:
        writer.write(_UPGRADE)
        status = (await reader.readuntil(b"\r\n\r\n")).split(b" ", 2)[1].decode()
        scene.got[status] += 1
        flood = random.choice(_FLOODS) * FRAMES_AT_ONCE
        with suppress(ConnectionError):
            while status == "101" and not reader.at_eof():
                writer.write(flood)
                await writer.drain()
        scene.got["cut off"] += 1
    finally:
        writer.transport.abort()
