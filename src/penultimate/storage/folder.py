"""Where tables are kept, and who may write there: one server at a time.

SQLite's own exclusive mode would keep out everybody, also who only wants to read a copy while the server runs. So the
one who writes holds a lock on a file beside the log. The system lets go of it when the process ends, however it ends.
"""

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final, final

import platformdirs

from penultimate.storage.errors import store_error, system_error

LOG_FILE: Final = "tables.sqlite"


def data_folder(chosen: Path | None) -> Path:
    return chosen if chosen is not None else Path(platformdirs.user_data_dir("penultimate", appauthor=False))


def log_path(chosen: Path | None) -> Path:
    return data_folder(chosen) / LOG_FILE


@final
class WriterLock:
    """Held from `hold_lock` until `release`."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def release(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def hold_lock(path: Path) -> WriterLock:
    """Be the one who writes this log. Raises StoreError where somebody else is, or where nobody can."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _try_to_write(path.parent)
        descriptor = os.open(_lock_file(path), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise system_error(error, path) from error
    try:
        _lock(descriptor)
    except OSError as error:
        os.close(descriptor)
        raise store_error("locked", path, error.strerror) from error
    return WriterLock(descriptor)


def _lock_file(path: Path) -> Path:
    return path.with_name(path.name + ".lock")


def _try_to_write(folder: Path) -> None:
    """SQLite needs files beside its own, and where it cannot make them it only speaks of an input/output error."""
    with tempfile.TemporaryFile(dir=folder):
        pass


def _lock(descriptor: int) -> None:
    """For this process alone, or OSError at once."""
    with suppress(ImportError):
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    import msvcrt  # Windows

    msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
