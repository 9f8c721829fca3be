"""Plain requests on a bare socket that is kept open, for the strangers of `attacks`."""

import asyncio
import re
from typing import Final

from penultimate.lab.attack_talker import HOST

_LENGTH: Final = re.compile(rb"\r\nContent-Length: (\d+)", re.IGNORECASE)


class Browser:
    """Asks one thing after the other, from one address of this machine."""

    def __init__(self, port: int, address: str) -> None:
        self._port = port
        self._address = address
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str, host: str = HOST) -> str:
        """The status of the answer, once all of it has arrived."""
        try:
            return await self._get(path, host)
        except BaseException:
            self._hang_up()
            raise

    async def _get(self, path: str, host: str) -> str:
        if self._line is None:
            self._line = await asyncio.open_connection(HOST, self._port, local_addr=(self._address, 0))
        reader, writer = self._line
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: gzip\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        length = _LENGTH.search(head)
        if length is None:
            self._hang_up()
        else:
            await reader.readexactly(int(length[1]))
            if b"\r\nConnection: close" in head:
                self._hang_up()
        return head.split(b" ", 2)[1].decode()

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line[1].transport.abort()
            self._line = None
