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
from typing import TYPE_CHECKING

import segno

import penultimate.bots  # noqa: F401 - read now, and not in the middle of somebody's game
from penultimate.hall import Limits
from penultimate.hall.inquiries import read_languages
from penultimate.storage.folder import log_path
from penultimate.storage.sqlite import SqliteStore, open_store
from penultimate.tables.ports import StoreError
from penultimate.web import several
from penultimate.web.logs import write_log
from penultimate.web.public import Proxies, public_base
from penultimate.web.server import Server

if TYPE_CHECKING:
    from penultimate.storage.postgres import PostgresStore

_LOG = logging.getLogger("penultimate.web")
DEFAULT_PORT = 8377
PUBLIC = "where the world finds this server, such as https://cards.example: links and checks go by it"
BEHIND = "a proxy whose X-Forwarded-For is believed (nobody else's is); may be repeated"
HOST_NAME = "another name this server may be called by"
KEEP = "delete tables that nobody has visited for so long (default: never)"


TABLES = f"how many tables one address may make in one go ({Limits.tables_per_address})"
CONNECTIONS = f"how many people may play from one address ({Limits.connections_per_address})"
ANYWHERE = frozenset(("", "0.0.0.0", "::"))
"""Addresses to listen at that are nobody's name."""
SPARE_FILES = 512
"""Open files for other things than people's sockets."""


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--open", action="store_true", help="open a browser, where there is one")
    parser.add_argument("--lan", action="store_true", help="let others on the home network join; prints the address")
    parser.add_argument("--port", type=_port, default=None, help=f"default {DEFAULT_PORT}, or a free one; 0 takes any")
    parser.add_argument("--data", type=Path, default=None, metavar="DIR", help="folder for the tables' log")
    several.declare(parser)
    parser.add_argument("--host-name", action="append", default=[], type=str.lower, metavar="NAME", help=HOST_NAME)
    parser.add_argument("--public", type=_public, default=None, metavar="URL", help=PUBLIC)
    parser.add_argument("--behind", action="append", type=_proxy, default=[], metavar="ADDRESS", help=BEHIND)
    parser.add_argument("--listen", default="", metavar="ADDRESS", help="default 127.0.0.1, with --lan all of them")
    parser.add_argument("--open-metrics", action="store_true", help="tell /metrics to others than this machine, too")
    parser.add_argument("--keep", type=_days, default=None, metavar="DAYS", help=KEEP)
    parser.add_argument("--log", choices=("text", "json"), default="text", help="how the server's own log is written")
    parser.add_argument("--tables-per-address", type=_count, default=Limits.tables_per_address, help=TABLES)
    parser.add_argument(
        "--connections-per-address", type=_count, default=Limits.connections_per_address, help=CONNECTIONS
    )


def _public(text: str) -> str:
    try:
        return public_base(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _proxy(text: str) -> str:
    try:
        Proxies([text])
    except ValueError as error:
        raise argparse.ArgumentTypeError("the address of a proxy, or a network of them") from error
    return text


def _days(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        days = 0.0
    if not 0 < days < 36500:
        raise argparse.ArgumentTypeError("a number of days, more than 0")
    return days


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 <= int(text) < 65536:
        raise argparse.ArgumentTypeError("a number from 0 to 65535")
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError("a number, 1 or more")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    # Bots think and the log is written in other threads: the tables get the interpreter back sooner than by default.
    sys.setswitchinterval(0.001)
    # What a move leaves behind is freed at once; looking through everything for cycles costs a tenth of the processor.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    write_log(as_json=arguments.log == "json")
    with contextlib.suppress(ImportError):
        import uvloop  # not on Windows

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(_serve(arguments))
    return asyncio.run(_serve(arguments))


async def _serve(arguments: argparse.Namespace) -> int:
    try:
        if arguments.store is not None:
            async with several.opened(arguments) as shared:
                return await _serve_with(arguments, shared.store, shared)
        store = await open_store(log_path(arguments.data))
    except StoreError as error:
        print(f"penultimate: {error}", file=sys.stderr)
        return 1
    try:
        return await _serve_with(arguments, store, None)
    finally:
        await store.close()


async def _serve_with(
    arguments: argparse.Namespace, store: "SqliteStore | PostgresStore", shared: several.Shared | None
) -> int:
    stopped = _when_stopped()
    host = arguments.listen or ("0.0.0.0" if arguments.lan else "127.0.0.1")
    try:
        listening = bind(host, arguments.port)
    except OSError as error:
        port = "any port" if arguments.port == 0 else f"port {arguments.port or DEFAULT_PORT}"
        where = port + (f" of {host}" if arguments.listen else "")
        print(f"penultimate: cannot use {where}: {error.strerror}", file=sys.stderr)
        return 1
    port = listening.getsockname()[1]
    at_home = f"http://{own_address()}:{port}" if arguments.lan else ""
    here = here_at(host, port)
    many = max(1.0, arguments.connections_per_address / Limits.connections_per_address)
    limits = Limits(
        connections=open_files(Limits.connections),
        tables_per_address=arguments.tables_per_address,
        connections_per_address=arguments.connections_per_address,
        cost_burst=Limits.cost_burst * many,  # where more people share an address, they ask for more
        costs_per_second=Limits.costs_per_second * many,
    )
    server = Server(
        store,
        limits=limits,
        lan=arguments.lan,
        public=arguments.public or "",
        at_home=at_home,
        proxies=Proxies(arguments.behind),
        host_names=frozenset((*arguments.host_name, *({arguments.listen} - ANYWHERE))),
        open_metrics=arguments.open_metrics,
        claims=None if shared is None else shared.claims,
    )
    async with contextlib.AsyncExitStack() as stack:
        if shared is not None:
            await stack.enter_async_context(several.joined(server, shared))
        runner = await server.listen(listening)
        print(f"Penultimate is at {here}", flush=True)
        if others := arguments.public or at_home:
            print(f"Others find it at {others}/", flush=True)
            if at_home or sys.stdout.isatty():
                segno.make(others + "/", error="m").terminal(compact=True)
        print("Ctrl+C ends it; tables are kept.", flush=True)
        _look_after(server, store, arguments.keep)
        if arguments.open:
            open_browser(here)
        await stopped.wait()
        server.is_draining = True
        await asyncio.sleep(arguments.drain)
        await runner.cleanup()
    return 0


def _look_after(server: Server, store: "SqliteStore | PostgresStore", days: float | None) -> None:
    """What goes on behind the scenes, once everybody knows where the server is."""
    read_languages(server.hall.thinker)
    if isinstance(store, SqliteStore) and not store.was_clean:
        logging.getLogger("penultimate.storage").warning("the last server did not stop by itself: checking all tables")
        server.check(store.path)
    if days is not None:
        server.keep(store, days)


def open_files(people: int) -> int:
    """Ask the system for as many open sockets as that takes; it often begins with a thousand. How many it allows."""
    with contextlib.suppress(ImportError):
        import resource  # not on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = people + SPARE_FILES
        if 0 <= soft < wanted:
            soft = min(wanted, hard) if hard >= 0 else wanted
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if 0 <= soft < wanted:
            allowed = max(1, soft // 2 if soft < 2 * SPARE_FILES else soft - SPARE_FILES)
            _LOG.warning("the system lets us open %d files: at most %d people can be here at a time", soft, allowed)
            return allowed
    return people


def _when_stopped() -> asyncio.Event:
    """Set by Ctrl+C, when the system asks, or when the window that it runs in is closed."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
        number = getattr(signal, name, None)  # no system has all of them
        if number is None or signal.getsignal(number) is signal.SIG_IGN:  # `nohup` means it
            continue
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    return stop


def bind(host: str, port: int | None) -> socket.socket:
    """The port asked for or nothing; where none was asked for, the usual one, or any that is free."""
    for candidate in (DEFAULT_PORT, 0) if port is None else (port,):
        family, *_, address = socket.getaddrinfo(host, candidate, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            if family == socket.AF_INET6:
                listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # `::` is everybody
            listening.bind(address)
        except OSError:
            listening.close()
            if port is not None or candidate == 0:
                raise
        else:
            return listening
    raise OSError("no port is free")


def here_at(host: str, port: int) -> str:
    """The address to open on this machine."""
    name = "127.0.0.1" if host in (*ANYWHERE, "localhost") else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


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
