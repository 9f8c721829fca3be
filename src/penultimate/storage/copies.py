"""A copy of the log while it is being written, and the way back."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import chain, count
from pathlib import Path
from typing import Final

from penultimate.storage import schema
from penultimate.storage.doctor import check_file, reading
from penultimate.storage.errors import as_store_error, system_error
from penultimate.storage.folder import hold_lock
from penultimate.tables.ports import StoreError

PUT_AWAY: Final = ".before-restore"


def backup(path: Path, copy: Path, *, force: bool = False) -> None:
    """One whole file as of now, which nobody has to stop for. Raises StoreError."""
    if copy.exists() and path.exists() and copy.samefile(path):
        raise StoreError("failed", f"{copy} is the log itself: choose another name")
    if copy.exists() and not force:
        raise StoreError("failed", f"{copy} is there already: choose another name, or say --force")
    with reading(path) as source, whole_file(copy) as fresh:
        _copy(source, fresh)


def restore(copy: Path, path: Path, *, force: bool = False) -> Path | None:
    """The copy in the place of the log; what was there is put away, where to is returned. Raises StoreError."""
    lock = hold_lock(path)
    try:
        if path.exists() and not force:
            raise StoreError("failed", f"{path} is there already: --force puts it away, and the copy in its place")
        with reading(copy) as source, whole_file(path.with_name(path.name + ".restored")) as fresh:
            _check(source, copy)
            _copy(source, fresh)
        away = _put_away(path) if path.exists() else None
        os.replace(path.with_name(path.name + ".restored"), path)
        return away
    finally:
        lock.release()


def _check(source: sqlite3.Connection, copy: Path) -> None:
    findings = check_file(source)
    if schema.check_ours(source, copy) == 0 or findings:
        what = findings[0].what if findings else "it is empty"
        raise StoreError("damaged", f"{copy} cannot be restored ({what}): nothing was changed")


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """A file beside it to be filled; only when that is done it is here."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")
        os.close(handle)
        try:
            yield Path(name)
            os.replace(name, path)
        finally:
            Path(name).unlink(missing_ok=True)
    except OSError as error:
        raise system_error(error, path) from error


def _copy(source: sqlite3.Connection, fresh: Path) -> None:
    """All pages in one go: as of one moment, however much is written meanwhile. One file holds it all in the end."""
    with closing(sqlite3.connect(fresh, isolation_level=None)) as target:
        try:
            source.backup(target)
            target.execute("pragma journal_mode = delete")
            with suppress(sqlite3.OperationalError):  # older files have no such mark
                target.execute("update house set value = 1 where name = 'clean'")
        except sqlite3.Error as error:
            raise as_store_error(error, fresh) from error


def _put_away(path: Path) -> Path:
    """With what SQLite keeps beside it, under a name that nothing has yet: what was put away before stays, too."""
    endings = chain((PUT_AWAY,), (f"{PUT_AWAY}-{number}" for number in count(2)))
    away = next(name for ending in endings if not (name := path.with_name(path.name + ending)).exists())
    for ending in ("", "-wal", "-shm"):
        old, kept = path.with_name(path.name + ending), away.with_name(away.name + ending)
        if old.exists():
            os.replace(old, kept)
        else:
            kept.unlink(missing_ok=True)
    return away
