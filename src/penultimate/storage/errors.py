"""SQLite's errors as ours: each with a sentence that says what to do."""

import errno
import shutil
import sqlite3
from pathlib import Path
from typing import Final

from penultimate.tables.ports import StoreError, StoreProblem

_MESSAGES: Final[dict[StoreProblem, str]] = {
    "taken": "{path}: somebody else wrote this entry first",
    "disk-full": "{path}: the disk is full; free some space, nothing that was confirmed is lost",
    "read-only": "{path} cannot be written: check the folder's permissions, or choose another one with --data",
    "locked": "{path} is in use by another server: stop that one, or choose another folder with --data",
    "damaged": "{path} is damaged: nothing was written. Restore a copy, or move it away",
    "failed": "{path}: the log could not be written",
}
_PROBLEMS: Final[dict[int, StoreProblem]] = {
    sqlite3.SQLITE_CONSTRAINT: "taken",
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


_TOO_LITTLE: Final = 256 * 1024
"""Bytes: with less than that, SQLite's bare "input/output error" is about the room on the disk."""


def store_error(problem: StoreProblem, path: Path, detail: object) -> StoreError:
    return StoreError(problem, f"{_MESSAGES[problem].format(path=path)} ({detail})")


def as_store_error(error: sqlite3.Error, path: Path) -> StoreError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_IOERR and _is_full(path.parent):
        return store_error("disk-full", path, error)
    return store_error(_PROBLEMS.get(code, "failed"), path, error)


def _is_full(folder: Path) -> bool:
    """The file that readers and writers share cannot grow either, and of that SQLite does not say why."""
    try:
        return shutil.disk_usage(folder).free < _TOO_LITTLE
    except OSError:
        return False


def system_error(error: OSError, path: Path) -> StoreError:
    """What the system said about the folder or a file in it."""
    full = error.errno in (errno.ENOSPC, errno.EDQUOT)
    return store_error("disk-full" if full else "read-only", path, error.strerror)
