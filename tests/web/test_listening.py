"""A message is read at the door where that can be, and is still read in its place."""

import asyncio
import json
import random
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.web.harness import ServerHouse, a_server

from penultimate.hall.buckets import Bucket
from penultimate.web.frames import FrameCount
from penultimate.web.listening import Listener
from penultimate.wire import MOST_BYTES

TEXT, BINARY, PING = 1, 2, 9
LAST = 0x80


def masked_frame(first: int, payload: bytes, key: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((first, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, 0xFF)) + size.to_bytes(8, "big")
    return head + key + bytes(byte ^ key[at % 4] for at, byte in enumerate(payload))


def a_count() -> FrameCount:
    return FrameCount(Bucket(1000, 0, 0))


@given(payload=st.binary(min_size=1, max_size=300), key=st.binary(min_size=4, max_size=4))
def test_a_whole_message_is_unmasked(payload: bytes, key: bytes) -> None:
    assert a_count().whole_message(masked_frame(LAST | TEXT, payload, key)) == payload


def test_the_longest_message_there_may_be() -> None:
    payload = b"x" * MOST_BYTES
    assert a_count().whole_message(masked_frame(LAST | TEXT, payload, b"abcd")) == payload


_A_MESSAGE = masked_frame(LAST | TEXT, b"hello", b"abcd")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        _A_MESSAGE[:1],
        _A_MESSAGE[:-1],
        _A_MESSAGE + b"\x81",
        _A_MESSAGE + _A_MESSAGE,
        masked_frame(LAST | BINARY, b"hello", b"abcd"),
        masked_frame(LAST | PING, b"hello", b"abcd"),
        masked_frame(LAST | 0x40 | TEXT, b"hello", b"abcd"),
        masked_frame(TEXT, b"the first piece", b"abcd"),
        masked_frame(LAST | TEXT, b"x" * (MOST_BYTES + 1), b"abcd"),
        masked_frame(LAST | TEXT, b"x" * 70_000, b"abcd"),
        b"\x81\x05hello",
        b"\x81\x02" + bytes(4 + 130),
        b"\x81\xff" + bytes(4 + 127),
    ],
)
def test_everything_else_is_left_to_aiohttp(data: bytes) -> None:
    assert a_count().whole_message(data) is None


@pytest.mark.parametrize("before", [_A_MESSAGE[:3], _A_MESSAGE[:8], masked_frame(TEXT, b"a piece", b"abcd")])
def test_and_so_is_what_comes_behind_something_unfinished(before: bytes) -> None:
    frames = a_count()
    assert frames.take(before, 0)
    assert frames.whole_message(_A_MESSAGE) is None


def test_messages_that_are_passed_on_are_counted_when_their_last_piece_comes() -> None:
    frames = a_count()
    frames.take(masked_frame(TEXT, b"one", b"abcd"), 0)
    frames.take(masked_frame(LAST | PING, b"", b"abcd"), 0)
    assert frames.messages == 0
    frames.take(masked_frame(LAST, b"one", b"abcd") + _A_MESSAGE, 0)
    assert frames.messages == 2


async def open_line(house: ServerHouse) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def next_message(reader: asyncio.StreamReader) -> dict[str, object]:
    while True:
        first, size = await reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2), "big")
        payload = await reader.readexactly(size)
        if first == LAST | TEXT:
            message: dict[str, object] = json.loads(payload)
            return message


def said(number: int) -> bytes:
    return json.dumps({"type": "ping", "id": number}).encode()


async def test_messages_are_read_in_their_order_however_they_are_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole ones, pieces, several at once, cut anywhere: a message with too small a number would be refused."""
    chance = random.Random(15)
    handed_over: list[bytes] = []
    straight = Listener.read

    def noted(listener: Listener, message: bytes) -> None:
        handed_over.append(message)
        straight(listener, message)

    monkeypatch.setattr(Listener, "read", noted)
    async with a_server(tmp_path) as house:
        reader, writer = await open_line(house)
        hello = {"type": "create", "id": 0, "name": "Ana", "seats": 2}
        writer.write(masked_frame(LAST | TEXT, json.dumps(hello).encode(), b"abcd"))
        while (await next_message(reader))["type"] != "welcome":
            pass
        sent = 0
        for _ in range(60):
            data = b""
            first = sent + 1
            for _ in range(chance.choice((1, 1, 2, 3))):
                sent += 1
                data += in_pieces(said(sent), chance)
            cuts = sorted(chance.randrange(len(data)) for _ in range(chance.choice((0, 0, 1, 2))))
            for start, end in pairwise((0, *cuts, len(data))):
                writer.write(data[start:end])
                await writer.drain()
                await asyncio.sleep(0)
            if chance.random() < 0.5:  # or the next ones come while these are being read
                await answers(reader, first, sent)
                first = sent + 1
            else:
                writer.write(masked_frame(LAST | TEXT, said(sent + 1), b"abcd"))
                sent += 1
                await answers(reader, first, sent)
        writer.close()
        assert house.hall.counters.problems.total() == 0
    assert 0 < len(handed_over) < sent


async def answers(reader: asyncio.StreamReader, first: int, last: int) -> None:
    expected = first
    while expected <= last:
        message = await next_message(reader)
        if message["type"] == "pong":
            assert message["id"] == expected
            expected += 1
        else:
            assert message["type"] != "problem", message


def in_pieces(payload: bytes, chance: random.Random) -> bytes:
    key = chance.randbytes(4)
    if chance.random() < 0.7:
        return masked_frame(LAST | TEXT, payload, key)
    half = len(payload) // 2
    between = masked_frame(LAST | PING, b"", key) if chance.random() < 0.5 else b""
    return masked_frame(TEXT, payload[:half], key) + between + masked_frame(LAST, payload[half:], key)
