"""`penultimate doctor`, `backup`, `restore` and `move-in`: for whoever runs a server.

With `--store postgresql://…` they speak of a database. A backup of it is a file as SQLite's are, so that one can go
either way with it; PostgreSQL's own ways of making copies are as good.
"""

import argparse
import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from penultimate.storage.copies import backup, restore
from penultimate.storage.doctor import check_file, check_tables, reading
from penultimate.storage.folder import log_path
from penultimate.tables.ports import StoreError


def declare_doctor(parser: argparse.ArgumentParser) -> None:
    _declare_data(parser)


def declare_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="where to write the copy")
    parser.add_argument("--force", action="store_true", help="replace a file that is there already")
    _declare_data(parser)


def declare_restore(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a copy that `penultimate backup` wrote")
    parser.add_argument("--force", action="store_true", help="put away what is in the folder now")
    _declare_data(parser)


def _declare_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=None, metavar="DIR", help="folder of the tables' log")

    parser.add_argument("--store", default=None, metavar="URL", help="instead of a folder: postgresql://user@host/name")


def declare_move_in(parser: argparse.ArgumentParser) -> None:
    what = "a folder of tables, its tables.sqlite, or postgresql://user@host/name"
    parser.add_argument("source", metavar="FROM", help=what)
    parser.add_argument("target", metavar="TO", help=f"{what}; without tables so far")


def run_move_in(arguments: argparse.Namespace) -> int:
    """From a file into a database, or back. What is copied stays where it was."""
    source, target = arguments.source, arguments.target

    def work() -> int:
        if _is_database(source) == _is_database(target):
            raise StoreError("failed", "move-in goes from a folder into a database, or from a database into a folder")
        moving = _moving()
        if _is_database(target):
            rows = asyncio.run(moving.into_database(_file(source), target))
        else:
            rows = asyncio.run(moving.into_file(source, _file(target), alone=True))
        print(f"{rows} entries moved in; the tables they came from are still there")
        return 0

    return _speaking(work)


def _is_database(place: str) -> bool:
    return place.startswith(("postgresql://", "postgres://"))


def _file(place: str) -> Path:
    path = Path(place)
    return path if path.suffix == ".sqlite" else log_path(path)


def _moving() -> ModuleType:
    """Needs asyncpg, which not everybody has."""
    try:
        from penultimate.storage import moving
    except ImportError as missing:
        raise StoreError("failed", "PostgreSQL needs asyncpg: pip install 'penultimate[cluster]'") from missing
    return moving


def run_doctor(arguments: argparse.Namespace) -> int:
    """Status 0: all is well; 1: some of it is damaged; 2: it could not be looked at."""
    if arguments.store is not None:
        return _speaking(lambda: asyncio.run(_doctor_of_database(arguments.store)))
    return _speaking(lambda: _doctor(log_path(arguments.data)))


def run_backup(arguments: argparse.Namespace) -> int:
    def work() -> int:
        if arguments.store is not None:
            asyncio.run(_moving().into_file(arguments.store, arguments.file, force=arguments.force))
        else:
            backup(log_path(arguments.data), arguments.file, force=arguments.force)
        print(f"{arguments.file}: all tables as of now")
        return 0

    return _speaking(work)


def run_restore(arguments: argparse.Namespace) -> int:
    def work() -> int:
        if arguments.store is not None:
            asyncio.run(_moving().into_database(arguments.file, arguments.store))
            print(f"restored from {arguments.file}")
            return 0
        path = log_path(arguments.data)
        away = restore(arguments.file, path, force=arguments.force)
        print(f"{path}: restored from {arguments.file}")
        if away is not None:
            print(f"what was there before is now {away}")
        return 0

    return _speaking(work)


def _doctor(path: Path) -> int:
    tables = 0
    with reading(path) as connection:
        findings = check_file(connection)
        for finding in findings:
            print(finding)
        for code, trouble in check_tables(connection):
            tables += bool(code)
            if trouble is not None:
                findings.append(trouble)
                print(trouble, flush=True)
    damaged = len({finding.table for finding in findings if finding.table})
    print(f"{path}: {tables} tables, {damaged} of them damaged" if findings else f"{path}: {tables} tables, all good")
    return 1 if findings else 0


async def _doctor_of_database(url: str) -> int:
    tables = damaged = 0
    async for _, trouble in _moving().check_database(url):
        tables += 1
        if trouble is not None:
            damaged += 1
            print(trouble, flush=True)
    print(f"{tables} tables, {damaged} of them damaged" if damaged else f"{tables} tables, all good")
    return 1 if damaged else 0


def _speaking(work: Callable[[], int]) -> int:
    try:
        return work()
    except StoreError as error:
        print(f"penultimate: {error}", file=sys.stderr)
        return 2
