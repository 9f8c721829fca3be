"""Whoever sends more frames than people could is cut off at the door, whatever is in them, and nobody else notices."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.web.harness import GENEROUS, ServerHouse, a_server

from penultimate.hall.buckets import Bucket
from penultimate.web.frames import FrameCount

FIN, TEXT, PING, PONG, CONTINUED = 0x80, 1, 9, 10, 0
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TIGHT = replace(GENEROUS, message_burst=20, messages_per_second=0.001)
"""Eighty frames a socket."""


def frame(operation: int, payload: bytes = b"", *, masked: bool = True) -> bytes:
    mask = 0x80 if masked else 0
    size = len(payload)
    if size < 126:
        head = bytes((operation, mask | size))
    elif size < 1 << 16:
        head = bytes((operation, mask | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((operation, mask | 127)) + size.to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + payload


# --- counting ---------------------------------------------------------------------------------------------------------


@given(
    frames=st.lists(st.tuples(st.sampled_from((0, 1, 125, 126, 127, 300, 65535, 65536)), st.booleans()), max_size=12),
    cuts=st.lists(st.integers(0, 200_000), max_size=12),
    small=st.booleans(),
)
def test_frames_are_counted_however_they_are_cut(frames: list[tuple[int, bool]], cuts: list[int], small: bool) -> None:
    sent = b"".join(frame(FIN | TEXT, bytes(size), masked=masked) for size, masked in frames)
    ends = range(len(sent) + 1) if small and len(sent) < 3000 else sorted({cut % (len(sent) + 1) for cut in cuts})
    places = [0, *ends, len(sent)]
    pieces = [sent[a:b] for a, b in pairwise(places)]
    enough = FrameCount(Bucket(len(frames), 0, 0))
    assert all(enough.take(piece, 0) for piece in pieces)
    if frames:
        too_few = FrameCount(Bucket(len(frames) - 1, 0, 0))
        assert not all(too_few.take(piece, 0) for piece in pieces)


# --- at the door ------------------------------------------------------------------------------------------------------


async def closed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while await asyncio.wait_for(reader.read(65536), 20):
            pass
    writer.close()


async def everybody_else_is_served(house: ServerHouse) -> None:
    (ana,) = await house.table_of("Ana", begin=False)
    assert (await ana.ask(type="say", text="all is well"))["type"] == "ack"


@pytest.mark.parametrize(
    "flood",
    [
        frame(FIN | PING, b"are you there?"),
        frame(FIN | PONG),
        frame(FIN | TEXT),
        frame(FIN | TEXT, b'{"type":"ping","id":1}'),
        frame(CONTINUED),
    ],
    ids=["ping", "pong", "empty", "message", "piece"],
)
async def test_a_flood_of_frames_is_cut_off(tmp_path: Path, flood: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async with a_server(tmp_path, limits=TIGHT) as house:
        for _ in range(3):
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(UPGRADE)
            assert b"101 Switching" in await reader.readuntil(b"\r\n\r\n")
            writer.write((frame(TEXT) if flood == frame(CONTINUED) else b"") + flood * 20_000)
            await closed(reader, writer)
        assert house.server.doorkeeper.turned_away == 3
        assert caplog.text.count("more frames than anybody could mean") == 1
        await everybody_else_is_served(house)


@pytest.mark.parametrize("in_one_go", [True, False])
async def test_frames_that_come_before_the_answer_count(tmp_path: Path, in_one_go: bool) -> None:
    """Who sends them cannot know yet that this will be a WebSocket, and we read them all the same."""
    async with a_server(tmp_path, limits=TIGHT) as house:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        flood = frame(FIN | PING) * 5_000
        if in_one_go:
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" + UPGRADE + flood)
        else:
            writer.write(UPGRADE)
            writer.write(flood)
        await closed(reader, writer)
        assert house.server.doorkeeper.turned_away == 1
        await everybody_else_is_served(house)


async def test_who_is_a_little_impatient_is_served(tmp_path: Path) -> None:
    async with a_server(tmp_path, limits=TIGHT) as house:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(UPGRADE + frame(FIN | TEXT, b'{"type":"ping","id":1}'))
        writer.write(frame(FIN | TEXT, b'{"type":"ping","id":2}'))
        assert b"101 Switching" in await reader.readuntil(b"\r\n\r\n")
        pongs = await asyncio.wait_for(reader.readuntil(b'"id":2}'), 20)
        assert pongs.count(b"pong") == 2
        writer.close()


async def test_who_has_asked_too_much_is_hung_up_on(tmp_path: Path) -> None:
    """To say "too many" again and again over the same line would cost as much as to answer."""
    async with a_server(tmp_path, limits=replace(GENEROUS, cost_burst=4, costs_per_second=0.001)) as house:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100)
        answers = await asyncio.wait_for(reader.read(), 20)
        assert (answers.count(b" 200 OK"), answers.count(b" 429 ")) == (4, 1)
        writer.close()
