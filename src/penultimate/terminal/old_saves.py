"""Games kept before the terminal sat at a table like everybody else's: a record so far, with its seed (format 1)."""

from collections.abc import Mapping
from typing import Any, Final

from penultimate.records import RecordedMove, read, replay
from penultimate.records.model import handles
from penultimate.rules import read_move
from penultimate.tables import entries as log
from penultimate.tables.book import SEAT_NAMES, LogDamaged
from penultimate.terminal.beginning import PERSON, first_entries, rule_written

OLD_FORMAT: Final = 1


def entries_of_old_save(saved: object, language: Any) -> tuple[list[log.AnyEntry], str]:
    """The same game as a log, and the day on which it began.

    KeyError, TypeError or ValueError (a RecordError is one) where it cannot be read.
    """
    if not isinstance(saved, Mapping) or saved.get("format") != OLD_FORMAT or int(saved["seat"]) != PERSON:
        raise ValueError("not a kept game")
    record = read(str(saved["record"]))
    digest = ""
    for step in replay(record):  # a step that cannot have happened raises RecordError
        digest = step.match.digest()
    header, ending = record.header, record.ending
    assert ending is not None  # replay has asked for it
    if any(header.contributions):
        raise LogDamaged("no game at home had a seed of several parts")
    entries = first_entries(
        header.names,
        header.options,
        level=str(saved["level"]),
        secret=ending.seed,
        rules=header.rules,
        language=language,
    )
    entries.append(log.MatchBegan())
    names = handles(header.names)
    for entry in record.entries:
        if isinstance(entry, RecordedMove):
            entries.append(log.MoveMade(entry.seat, read_move(entry.text, names).text(SEAT_NAMES)))
        else:
            entries.append(rule_written(entry.which, entry.rule, language))
    last = entries[-1]
    if isinstance(last, log.MoveMade):
        last.digest = digest  # so that whoever reads the log finds out whether it still is the same game
    return entries, header.date
