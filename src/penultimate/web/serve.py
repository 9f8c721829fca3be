"""`penultimate serve`: opens the log, starts the server, says where it is."""

import argparse
import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import webbrowser
from pathlib import Path

import platformdirs
import segno
from aiohttp import web

from penultimate.storage.sqlite import SqliteStore, open_store
from penultimate.tables.ports import StoreError
from penultimate.web.limits import Limits
from penultimate.web.server import Server

DEFAULT_PORT = 8377


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--open", action="store_true", help="open a browser, where there is one")
    parser.add_argument("--lan", action="store_true", help="let others on the home network join; prints the address")
    parser.add_argument("--port", type=int, default=None, help=f"default {DEFAULT_PORT}, or a free one; 0 takes any")
    parser.add_argument("--data", type=Path, default=None, metavar="DIR", help="folder for the tables' log")
    parser.add_argument("--host-name", action="append", default=[], help="another name this server may be called by")
    parser.add_argument("--public", default="", metavar="URL", help="the beginning of links for others, behind a proxy")
    parser.add_argument("--tables-per-address", type=int, default=Limits.tables_per_address)
    parser.add_argument("--connections-per-address", type=int, default=Limits.connections_per_address)


def run(arguments: argparse.Namespace) -> int:
    # Bots think and the log is written in other threads: the tables get the interpreter back sooner than by default.
    sys.setswitchinterval(0.001)
    # What a move leaves behind is freed at once; looking through everything for cycles costs a tenth of the processor.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    with contextlib.suppress(ImportError):
        import uvloop  # not on Windows

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(_serve(arguments))
    return asyncio.run(_serve(arguments))


def data_folder(chosen: Path | None) -> Path:
    return chosen if chosen is not None else Path(platformdirs.user_data_dir("penultimate", appauthor=False))


async def _serve(arguments: argparse.Namespace) -> int:
    path = data_folder(arguments.data) / "tables.sqlite"
    try:
        store = await open_store(path)
    except StoreError as error:
        print(f"penultimate: {error}", file=sys.stderr)
        return 1
    try:
        return await _serve_with(arguments, store)
    finally:
        await store.close()


async def _serve_with(arguments: argparse.Namespace, store: SqliteStore) -> int:
    stopped = _when_stopped()
    host = "0.0.0.0" if arguments.lan else "127.0.0.1"
    try:
        listening = bind(host, arguments.port)
    except OSError as error:
        print(f"penultimate: cannot use port {arguments.port or DEFAULT_PORT}: {error.strerror}", file=sys.stderr)
        return 1
    port = listening.getsockname()[1]
    public = arguments.public.rstrip("/") or (f"http://{own_address()}:{port}" if arguments.lan else "")
    limits = Limits(
        tables_per_address=arguments.tables_per_address, connections_per_address=arguments.connections_per_address
    )
    server = Server(store, limits=limits, lan=arguments.lan, public=public, host_names=frozenset(arguments.host_name))
    runner = web.AppRunner(server.application(), handle_signals=False, access_log=None, shutdown_timeout=2)
    await runner.setup()
    await web.SockSite(runner, listening).start()
    here = f"http://127.0.0.1:{port}/"
    print(f"Penultimate is at {here}", flush=True)
    if public:
        print(f"Others find it at {public}/", flush=True)
        segno.make(public + "/", error="m").terminal(compact=True)
    print("Ctrl+C ends it; tables are kept.", flush=True)
    if arguments.open:
        open_browser(here)
    await stopped.wait()
    await runner.cleanup()
    return 0


def _when_stopped() -> asyncio.Event:
    """Set by Ctrl+C, or when the system asks."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    return stop


def bind(host: str, port: int | None) -> socket.socket:
    """The port asked for or nothing; where none was asked for, the usual one, or any that is free."""
    for candidate in (DEFAULT_PORT, 0) if port is None else (port,):
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
        except OSError:
            listening.close()
            if port is not None or candidate == 0:
                raise
        else:
            return listening
    raise OSError("no port is free")


def own_address() -> str:
    """This machine's address on the home network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def open_browser(address: str) -> None:
    """Where there is no display there is no browser, and that is no mistake."""
    try:
        opened = webbrowser.open(address)
    except (webbrowser.Error, OSError):
        opened = False
    if not opened:
        print("No browser could be opened here: visit the address yourself.", flush=True)
