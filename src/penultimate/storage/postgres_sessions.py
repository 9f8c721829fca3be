"""Connections to PostgreSQL that come back by themselves, and its errors as ours."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final, final
from urllib.parse import urlsplit

try:
    import asyncpg
except ImportError as missing:  # pragma: no cover - the test environment has it
    raise ImportError("PostgreSQL needs asyncpg: pip install 'penultimate[cluster]'") from missing

from penultimate.storage.postgres_schema import SCHEMA
from penultimate.tables.ports import StoreError, StoreProblem

ANSWER_WITHIN: Final = 5.0
"""Seconds. What takes longer is given up, and it is not known what came of it."""
CONNECT_WITHIN: Final = 3.0
_SETTINGS: Final = {
    "application_name": "penultimate",
    "search_path": SCHEMA,
    "synchronous_commit": "on",
    "statement_timeout": str(int(ANSWER_WITHIN * 1000)),
    "jit": "off",
}
_AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
)
_PROBLEMS: Final[tuple[tuple[type[Exception], StoreProblem, str], ...]] = (
    (asyncpg.DiskFullError, "disk-full", "the database's disk is full; nothing that was confirmed is lost"),
    (asyncpg.ReadOnlySQLTransactionError, "read-only", "this database only reads (is it a standby?)"),
    (asyncpg.InsufficientPrivilegeError, "read-only", "this user may not write there"),
    (asyncpg.DataCorruptedError, "damaged", "the database is damaged"),
    (asyncpg.IndexCorruptedError, "damaged", "the database is damaged"),
    (asyncpg.InvalidAuthorizationSpecificationError, "failed", "the database does not let this user in"),
    (asyncpg.InvalidCatalogNameError, "failed", "there is no such database"),
)


def without_password(url: str) -> str:
    """For messages."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"


def as_store_error(error: BaseException, where: str) -> StoreError:
    for kind, problem, what in _PROBLEMS:
        if isinstance(error, kind):
            return StoreError(problem, f"{where}: {what} ({error})")
    if isinstance(error, _AWAY):
        return StoreError("away", f"{where} cannot be reached ({error or type(error).__name__})")
    return StoreError("failed", f"{where}: {error}")


@final
class Session:
    """One connection, used by one at a time; opened when it is needed."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Any = None

    async def connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                self._url, timeout=CONNECT_WITHIN, command_timeout=ANSWER_WITHIN, server_settings=_SETTINGS
            )
        return self._connection

    def drop(self) -> None:
        """Without a word: nobody knows whether anybody listens."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            with contextlib.suppress(Exception):
                await connection.close(timeout=2)


@final
class Sessions:
    """A few of them, for whoever comes first."""

    def __init__(self, url: str, count: int) -> None:
        self.where = without_password(url)
        self._all = [Session(url) for _ in range(count)]
        self._free: asyncio.LifoQueue[Session] = asyncio.LifoQueue()
        for session in self._all:
            self._free.put_nowait(session)

    @contextlib.asynccontextmanager
    async def one(self) -> AsyncIterator[Any]:
        """A connection for as long as the `with` lasts. Whatever goes wrong in there is a StoreError."""
        session = await self._free.get()
        try:
            yield await session.connected()
        except StoreError:
            raise
        except (asyncpg.PostgresError, *_AWAY) as error:
            if isinstance(error, _AWAY):
                session.drop()
            raise as_store_error(error, self.where) from error
        except BaseException:  # given up in the middle of something
            session.drop()
            raise
        finally:
            self._free.put_nowait(session)

    async def close(self) -> None:
        for session in self._all:
            await session.close()
