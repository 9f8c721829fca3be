"""The measure of what a move costs between line and log: the moves are really made, and nothing is refused."""

from penultimate.lab.load_inside import TABLES, TURNS, Inside


async def test_every_move_is_made() -> None:
    inside = Inside()
    await inside.sit_down()
    assert await inside.take() > 0
    entries = [table.book.seq for table, _ in inside._tables]
    assert len(entries) == TABLES
    assert all(seq >= TURNS + 4 for seq in entries), (
        "four have sat down, the match has begun, and each turn is an entry"
    )
    assert not inside._hall.counters.refusals
    assert not inside._hall.counters.problems
