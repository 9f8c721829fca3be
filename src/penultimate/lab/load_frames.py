"""WebSocket frames as a client sends and reads them, without anything that the load test does not need."""

from collections.abc import Iterator


def client_frame(payload: bytes) -> bytes:
    """A text frame. Clients must mask; a mask of zeros leaves the bytes as they are."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, 0x80 | size)) + b"\0\0\0\0" + payload
    return b"\x81\xfe" + size.to_bytes(2, "big") + b"\0\0\0\0" + payload


class FrameReader:
    """Cuts what arrives into frames. The first thing it yields is None: the server has agreed to talk."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._is_open = False

    def feed(self, data: bytes) -> Iterator[bytes | None]:
        buffer = self._buffer
        buffer += data
        if not self._is_open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:20]:
                raise ConnectionError(bytes(buffer[:80]))
            del buffer[: end + 4]
            self._is_open = True
            yield None
        at = 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 0x7F, at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            if buffer[at] & 0x0F == 1:
                yield bytes(buffer[start : start + size])
            at = start + size
        del buffer[:at]
