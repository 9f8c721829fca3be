"""What stands in the file, and how it came to be: versions go forward, one step after the other, and never back."""

import sqlite3
from pathlib import Path
from typing import Final

from penultimate.tables.ports import StoreError

APPLICATION: Final = 0x50454E55
"""Marks the file as ours ("PENU")."""

STEPS: Final = (
    # 1: every table's entries.
    """
    create table log (
        tbl text not null,
        seq integer not null,
        at integer not null,
        entry blob not null,
        primary key (tbl, seq)
    ) without rowid
    """,
    # 2: who was last there without leaving an entry; and whether the server that wrote last had time to say goodbye.
    """
    create table visit (tbl text primary key, at integer not null) without rowid;
    create table house (name text primary key, value integer not null) without rowid;
    insert into house values ('clean', 1)
    """,
)
"""Step n takes a file of version n - 1 to version n. What was released is never changed: a new step is added."""
VERSION: Final = len(STEPS)


def check_ours(connection: sqlite3.Connection, path: Path) -> int:
    """The version of the file, 0 where it is empty. Raises StoreError where it is not for us; changes nothing."""
    if connection.execute("select count(*) from sqlite_master").fetchone()[0] == 0:
        return 0
    if connection.execute("pragma application_id").fetchone()[0] != APPLICATION:
        raise StoreError("damaged", f"{path} is some other program's database: it was left alone")
    version: int = connection.execute("pragma user_version").fetchone()[0]
    if not 0 < version <= VERSION:
        raise StoreError(
            "damaged",
            f"{path} was written by a newer version of Penultimate (format {version}, this one knows {VERSION}): "
            "it was left alone. Upgrade, or restore a backup that this version made",
        )
    return version


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """Inside a transaction: all steps that are missing, or none."""
    for step in STEPS[version:]:
        for statement in step.split(";"):
            connection.execute(statement)
    connection.execute(f"pragma application_id = {APPLICATION}")
    connection.execute(f"pragma user_version = {VERSION}")
