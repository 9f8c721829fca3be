"""Three servers, a PostgreSQL and cuttable wires between them, on one machine."""

import asyncio
import contextlib
import json
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from penultimate.lab.own_postgres import OwnPostgres
from penultimate.web.serve import bind

LEASE = 1.0
SECRET = "a secret of the tests' house"


class Wire:
    """The way to one server's relay, which can be cut."""

    def __init__(self) -> None:
        self.port = 0
        self.target = 0
        self.is_cut = False
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            there_reader, there = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self._ends |= {writer, there}
        try:
            await asyncio.gather(_pump(reader, there), _pump(there_reader, writer))
        finally:
            for end in (writer, there):
                end.transport.abort()
                self._ends.discard(end)

    def cut(self) -> None:
        self.is_cut = True
        for end in list(self._ends):
            end.transport.abort()

    def mend(self) -> None:
        self.is_cut = False

    async def close(self) -> None:
        self.cut()
        if self._server is not None:
            self._server.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    writer.transport.abort()


class ServerProcess:
    """One of them: always at the same address, whatever happens to it."""

    def __init__(self, cluster: "Cluster", port: int) -> None:
        self._cluster = cluster
        self.port = port
        self.pid = 0
        self.wire = Wire()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        with bind("127.0.0.1", 0) as free:
            self.wire.target = free.getsockname()[1]
        self.pid = await self._cluster.start(
            "--port",
            str(self.port),
            "--relay",
            f"127.0.0.1:{self.wire.port}",
            "--relay-listen",
            f"127.0.0.1:{self.wire.target}",
        )

    def signal(self, number: int) -> None:
        os.kill(self.pid, number)

    async def end(self, number: int) -> None:
        """And wait until it is gone."""
        self.signal(number)
        async with asyncio.timeout(30):
            while self.is_alive():  # noqa: ASYNC110 - a process is no event
                await asyncio.sleep(0.01)

    def is_alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True


class Cluster:
    def __init__(self, postgres: OwnPostgres, url: str, lease: float, log: Path) -> None:
        self.postgres = postgres
        self.url = url
        self.lease = lease
        self.servers: list[ServerProcess] = []
        self._log = log
        self._zygote: asyncio.subprocess.Process

    async def open(self, servers: int) -> None:
        with self._log.open("ab") as errors:
            self._zygote = await asyncio.create_subprocess_exec(
                sys.executable,
                str(Path(__file__).with_name("zygote.py")),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
                env={**os.environ, "PENULTIMATE_SECRET": SECRET},
            )
        for _ in range(servers):
            with bind("127.0.0.1", 0) as free:
                server = ServerProcess(self, free.getsockname()[1])
            await server.wire.open()
            self.servers.append(server)
        for server in self.servers:
            await server.start()

    async def start(self, *arguments: str) -> int:
        assert self._zygote.stdin is not None
        assert self._zygote.stdout is not None
        many = ("--tables-per-address", "100000", "--connections-per-address", "100000")
        words = ["--store", self.url, "--lease", str(self.lease), *many, *arguments]
        self._zygote.stdin.write(json.dumps(words).encode() + b"\n")
        line = (await asyncio.wait_for(self._zygote.stdout.readline(), 60)).decode()
        found = re.match(r"(\d+) .*:(\d+)/", line)
        assert found is not None, f"a server did not start: {line}; see {self._log}"
        return int(found[1])

    async def close(self) -> None:
        for server in self.servers:
            if server.pid and server.is_alive():
                server.signal(signal.SIGCONT)
                await server.end(signal.SIGKILL)
            await server.wire.close()
        assert self._zygote.stdin is not None
        self._zygote.stdin.close()
        await self._zygote.wait()


@contextlib.asynccontextmanager
async def a_cluster(folder: Path, servers: int = 3, lease: float = LEASE) -> AsyncIterator[Cluster]:
    with OwnPostgres() as postgres:
        cluster = Cluster(postgres, postgres.url(), lease, folder / "servers.log")
        await cluster.open(servers)
        try:
            yield cluster
        finally:
            await cluster.close()
