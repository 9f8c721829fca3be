"""Which tables there are, without reading through them: from one code to the next is one step down the tree."""

import sqlite3
from typing import Final

_NEXT: Final = """
    with recursive codes (code) as (
        select min(tbl) from log where tbl > :after
        union all
        select (select min(tbl) from log where tbl > code) from codes where code is not null
        limit :most
    )
    select code, max(
        (select at from log where tbl = code order by seq desc limit 1),
        coalesce((select at from visit where tbl = code), 0)
    ) from codes where code is not null
"""


def next_tables(connection: sqlite3.Connection, after: str, most: int) -> list[tuple[str, int]]:
    """The codes that follow, each with when somebody was last there."""
    return connection.execute(_NEXT, {"after": after, "most": most}).fetchall()
