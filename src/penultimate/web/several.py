"""`penultimate serve --store postgresql://…`: one server of several that share a database."""

import argparse
import contextlib
import os
import secrets
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from penultimate.tables.ports import StoreError

if TYPE_CHECKING:
    from penultimate.cluster.house import HouseClaims
    from penultimate.storage.claims import Claims
    from penultimate.storage.postgres import PostgresStore
    from penultimate.web.server import Server

STORE: Final = "a PostgreSQL database for the log, shared by several servers: postgresql://user@host/name"
RELAY: Final = "where the other servers reach this one: a private address HOST:PORT (port 0 takes any)"
RELAY_LISTEN: Final = "where it listens for them, if that is another address"
SECRET: Final = "a file with the secret that all servers of the house know (or PENULTIMATE_SECRET)"
LEASE: Final = "seconds after which the tables of a server that is not heard of go on elsewhere (default: 5)"
DRAIN: Final = "seconds between the signal to stop and the end, in which /health/ready says `draining` (default: 0)"
SHORTEST_SECRET: Final = 16


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--store", default=None, metavar="URL", help=STORE)
    parser.add_argument("--relay", default="", metavar="ADDRESS", help=RELAY)
    parser.add_argument("--relay-listen", default="", metavar="ADDRESS", help=RELAY_LISTEN)
    parser.add_argument("--secret-file", type=Path, default=None, metavar="FILE", help=SECRET)
    parser.add_argument("--lease", type=_lease, default=5.0, metavar="SECONDS", help=LEASE)
    parser.add_argument("--drain", type=float, default=0.0, metavar="SECONDS", help=DRAIN)


def _lease(text: str) -> float:
    seconds = float(text)
    if not 0.5 <= seconds <= 600:
        raise argparse.ArgumentTypeError("from half a second to ten minutes")
    return seconds


class Shared(NamedTuple):
    """What a server needs to be one of several."""

    store: "PostgresStore"
    claims: "HouseClaims"
    leases: "Claims"
    secret: bytes
    listening: socket.socket | None


@contextlib.asynccontextmanager
async def opened(arguments: argparse.Namespace) -> AsyncIterator[Shared]:
    """Raises StoreError with a message for whoever runs the server."""
    try:
        from penultimate.cluster.house import HouseClaims
        from penultimate.storage.claims import Claims
        from penultimate.storage.postgres import open_postgres
    except ImportError as missing:
        raise StoreError("failed", str(missing)) from missing
    secret = _secret(arguments) if arguments.relay else b""
    listening, address = _bind(arguments) if arguments.relay else (None, "")
    with contextlib.ExitStack() as sockets:
        if listening is not None:
            sockets.enter_context(listening)
        store = await open_postgres(arguments.store, secrets.token_hex(8))
        try:
            leases = Claims(store, arguments.store, address, arguments.lease)
            yield Shared(store, HouseClaims(leases), leases, secret, listening)
        finally:
            await store.close()


@contextlib.asynccontextmanager
async def joined(server: "Server", shared: Shared) -> AsyncIterator[None]:
    """Among the others until the end of the `with`."""
    from penultimate.cluster.house import House

    house = House(server.hall, shared.leases, shared.claims, secret=shared.secret, line_for=server.line_for)
    if shared.listening is not None:
        await house.relay.listen(shared.listening)
    await house.open()
    server.join(house)
    try:
        yield
    finally:
        await house.close()


def _secret(arguments: argparse.Namespace) -> bytes:
    secret = os.environ.get("PENULTIMATE_SECRET", "")
    if arguments.secret_file is not None:
        try:
            secret = arguments.secret_file.read_text("utf-8")
        except OSError as error:
            raise StoreError("failed", f"{arguments.secret_file}: {error.strerror}") from error
    secret = secret.strip()
    if len(secret) < SHORTEST_SECRET:
        raise StoreError("failed", f"--relay needs a secret of at least {SHORTEST_SECRET} characters: --secret-file")
    return secret.encode()


def _bind(arguments: argparse.Namespace) -> tuple[socket.socket, str]:
    """The socket, and what others are told."""
    host, port = _parts(arguments.relay_listen or arguments.relay)
    told_host, told_port = _parts(arguments.relay)
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise StoreError("failed", f"--relay: cannot use {host}:{port}: {error.strerror}") from error
    own_port = listening.getsockname()[1]
    return listening, f"{told_host}:{told_port or own_port}"


def _parts(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise StoreError("failed", f"--relay: {address} is no HOST:PORT")
    return host.strip("[]"), int(port)
