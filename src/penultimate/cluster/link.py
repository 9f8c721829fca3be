"""The one connection between two servers: who it is, frames for many guests, and whether the other side lives.

Each side proves that it knows the house's secret, and to whom it is talking, before anything else is read. What is in a
frame is of no interest here. There is no encryption: servers talk to each other at private addresses.
"""

import asyncio
import hashlib
import hmac
import secrets
import struct
from enum import IntEnum
from typing import Final, Protocol, final

_HEADER: Final = struct.Struct(">BII")
_MAGIC: Final = b"penultimate relay 1\0"
_NONCE: Final = 32
MOST_BYTES: Final = 1 << 22
"""Of one frame: what is written to one guest in one moment."""
_MOST_BEFORE_PROOF: Final = 256
PROVE_WITHIN: Final = 3.0
PING_EVERY: Final = 1.0
DEAD_AFTER: Final = 3.5
"""Seconds without a sign of life."""
MOST_WAITING: Final = 8 << 20
"""Bytes that wait for the other server before everybody behind it counts as slow."""


class Op(IntEnum):
    HELLO = 1
    PROOF = 2
    READY = 3
    """From who was called: this is the connection to use."""
    PING = 4
    OPEN = 5
    """Somebody has come in at my door, for a table of yours."""
    FROM_GUEST = 6
    TO_GUEST = 7
    BEHIND = 8
    """This guest reads more slowly than you write."""
    CAUGHT_UP = 9
    GONE = 10
    """Of a guest: hung up."""
    CLOSE = 11
    """After what has been sent so far."""
    CUT = 12
    TOO_FAST = 14
    """As FROM_GUEST, but more than a guest may say: to be answered, and not listened to."""
    NOT_HERE = 13
    """The table is not mine (any more): look again."""


_KNOWN: Final = frozenset(Op)


class Ends(Protocol):
    """What a link brings to the rest of the server."""

    def established(self, link: "Link") -> bool:
        """Whether this is the connection to use."""

    def received(self, link: "Link", op: Op, guest: int, payload: bytes) -> None: ...
    def lost(self, link: "Link") -> None: ...


@final
class Link(asyncio.Protocol):
    def __init__(self, ends: Ends, secret: bytes, own: str, peer: str = "") -> None:
        """`peer`: whom we call. Without it, somebody calls us."""
        self.peer = peer
        self.is_caller = bool(peer)
        self.ready: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._ends = ends
        self._secret = secret
        self._own = own
        self._nonce = secrets.token_bytes(_NONCE)
        self._peers_nonce = b""
        self._proved = self._is_up = False
        self._buffer = bytearray()
        self._next_guest = 1 if self.is_caller else 2
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._patience: asyncio.TimerHandle | None = None
        self._heard = 0.0
        self._out: list[bytes] = []

    # --- out ----------------------------------------------------------------------------------------------------------

    @property
    def is_up(self) -> bool:
        return self._is_up

    @property
    def waiting(self) -> int:
        """Bytes that the other server has not taken yet."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    def new_guest(self) -> int:
        """A number that the other side does not give."""
        self._next_guest += 2
        return self._next_guest

    def write(self, op: Op, guest: int = 0, payload: bytes = b"") -> None:
        """Everything of one moment goes out together."""
        if self._transport is None:
            return
        if not self._out:
            self._loop.call_soon(self._flush)
        self._out += (_HEADER.pack(op, guest, len(payload)), payload)

    def _flush(self) -> None:
        out, self._out = self._out, []
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(b"".join(out))

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    # --- the connection -----------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert hasattr(transport, "write")
        self._transport = transport  # type: ignore[assignment]
        self._heard = self._loop.time()
        self._patience = self._loop.call_later(PROVE_WITHIN, self.abort)
        self.write(Op.HELLO, 0, _MAGIC + self._nonce + self._own.encode())

    def connection_lost(self, error: Exception | None) -> None:
        if self._patience is not None:
            self._patience.cancel()
        self._transport = None
        if not self.ready.done():
            self.ready.set_result(False)
        if self._is_up:
            self._is_up = False
            self._ends.lost(self)

    def data_received(self, data: bytes) -> None:
        self._heard = self._loop.time()
        self._buffer += data
        at, end = 0, len(self._buffer)
        while end - at >= _HEADER.size:
            op, guest, size = _HEADER.unpack_from(self._buffer, at)
            if size > (MOST_BYTES if self._proved else _MOST_BEFORE_PROOF):
                self.abort()
                return
            if end - at - _HEADER.size < size:
                break
            payload = bytes(self._buffer[at + _HEADER.size : at + _HEADER.size + size])
            at += _HEADER.size + size
            if not self._read(op, guest, payload):
                self.abort()
                return
        del self._buffer[:at]

    def _read(self, op: int, guest: int, payload: bytes) -> bool:
        """False: whoever that is does not belong to this house."""
        if self._is_up:
            if op != Op.PING and op in _KNOWN:  # a newer server may say more
                self._ends.received(self, Op(op), guest, payload)
            return True
        if op == Op.HELLO and not self._peers_nonce:
            return self._heard_hello(payload)
        if op == Op.PROOF and self._peers_nonce and not self._proved:
            self._proved = hmac.compare_digest(payload, self._proof(of_caller=not self.is_caller))
            return self._proved and (self.is_caller or self._goes_on())
        return op == Op.READY and self._proved and self.is_caller and self._goes_on()

    def _heard_hello(self, payload: bytes) -> bool:
        if not payload.startswith(_MAGIC) or len(payload) <= len(_MAGIC) + _NONCE:
            return False
        rest = payload[len(_MAGIC) :]
        peer = rest[_NONCE:].decode(errors="replace")
        if self.peer not in ("", peer) or peer == self._own:
            return False
        self.peer, self._peers_nonce = peer, rest[:_NONCE]
        self.write(Op.PROOF, 0, self._proof(of_caller=self.is_caller))
        return True

    def _proof(self, *, of_caller: bool) -> bytes:
        """That of one side is not that of the other, and both are for this connection only."""
        own, peer = (self._nonce, self._own), (self._peers_nonce, self.peer)
        caller, called = (own, peer) if self.is_caller else (peer, own)
        parts = [b"caller" if of_caller else b"called", caller[0], called[0], caller[1].encode(), called[1].encode()]
        return hmac.digest(self._secret, b"\0".join(hashlib.sha256(part).digest() for part in parts), "sha256")

    def _goes_on(self) -> bool:
        self._is_up = True
        if not self._ends.established(self):
            self._is_up = False
            return False
        if not self.is_caller:
            self.write(Op.READY)
        if self._patience is not None:
            self._patience.cancel()
        self._patience = self._loop.call_later(PING_EVERY, self._look)
        if not self.ready.done():
            self.ready.set_result(True)
        return True

    def _look(self) -> None:
        """After the other side, and let it know of us."""
        if self._loop.time() - self._heard > DEAD_AFTER:
            self.abort()
            return
        self.write(Op.PING)
        self._patience = self._loop.call_later(PING_EVERY, self._look)
