"""Frames of a WebSocket (RFC 6455), counted before anybody reads them.

aiohttp reads whatever a socket has sent, pings and empty pieces too, and a hundred thousand of them fit into a moment.
So they are counted at the door: only their heads are looked at, and who sends more than people could is cut off.

What nearly always comes, one whole message and nothing else, is read right here (`whole_message`).
"""

from typing import Final, final

from penultimate.hall.buckets import Bucket
from penultimate.wire import MOST_BYTES

_MASKED: Final = 0x80
_LENGTH: Final = 0x7F
_TWO_BYTES: Final = 126
_KEY: Final = 4
_SHORT_HEAD: Final = 2 + _KEY
_LONGEST_HEAD: Final = 14
_LAST_PIECE: Final = 0x80
_OPERATION: Final = 0x0F
_CONTROL: Final = 0x08
"""Operations from here on are no part of a message: close, ping, pong."""
_WHOLE_TEXT: Final = 0x81


def starts_like_a_frame(first: int) -> bool:
    """Its first byte is an operation, with or without the last bit. No line of HTTP, and hardly any text, begins so."""
    return first & 0x70 == 0 and first not in b"\t\r\n"


@final
class FrameCount:
    """Of what one socket sends, however it is cut into pieces."""

    __slots__ = ("_allowed", "_head", "_more_pieces", "_rest", "messages")

    def __init__(self, allowed: Bucket) -> None:
        self._allowed = allowed
        self._head = b""
        """The beginning of a frame whose length is not known yet."""
        self._rest = 0
        """Bytes that still belong to the last frame."""
        self._more_pieces = False
        """Whether the last message is not complete."""
        self.messages = 0
        """Whose last piece has begun to come."""

    def take(self, data: bytes, now: float) -> bool:
        """Whether as many frames as begin in these bytes are allowed."""
        at = self._rest
        self._rest = 0
        while at < len(data):
            head = self._head + data[at : at + _LONGEST_HEAD - len(self._head)]
            length = _length_of(head)
            if length is None:
                self._head = head
                return True
            at += length - len(self._head)
            self._head = b""
            if head[0] & _OPERATION < _CONTROL:
                self._more_pieces = not head[0] & _LAST_PIECE
                self.messages += not self._more_pieces
            if not self._allowed.take(now):
                return False
        self._rest = at - len(data)
        return True

    def take_one(self, now: float) -> bool:
        """Whether one frame more is allowed, which `whole_message` has read."""
        return self._allowed.take(now)

    def whole_message(self, data: bytes) -> bytes | None:
        """The text in these bytes, where they are one frame and all of its message; None for everything else."""
        if len(data) <= _SHORT_HEAD or data[0] != _WHOLE_TEXT or self._rest or self._head or self._more_pieces:
            return None
        length, start = data[1] - _MASKED, _SHORT_HEAD
        if length == _TWO_BYTES:
            length, start = int.from_bytes(data[2:4], "big"), _SHORT_HEAD + 2
        elif not 0 < length < _TWO_BYTES:
            return None
        if len(data) != start + length or length > MOST_BYTES:
            return None
        return _unmasked(data, start, length)


def _unmasked(data: bytes, start: int, length: int) -> bytes:
    key = data[start - _KEY : start] * (length // _KEY + 1)
    return (int.from_bytes(data[start:], "little") ^ int.from_bytes(key[:length], "little")).to_bytes(length, "little")


def _length_of(head: bytes) -> int | None:
    """Of the whole frame; None where too little of it is there."""
    if len(head) < 2:
        return None
    length, at = head[1] & _LENGTH, 2
    if length >= _TWO_BYTES:
        at += 2 if length == _TWO_BYTES else 8
        if len(head) < at:
            return None
        length = int.from_bytes(head[2:at], "big")
    return at + length + (_KEY if head[1] & _MASKED else 0)
