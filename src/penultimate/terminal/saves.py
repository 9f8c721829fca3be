"""Where games at home are kept: the one that is on, those that were put away, and the records of finished ones."""

import json
import os
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import platformdirs

from penultimate.rules import OptionError, Refused, RuleError
from penultimate.rules.chance import commitment
from penultimate.tables import entries as log
from penultimate.tables.book import Book, LogDamaged, read_book
from penultimate.terminal.beginning import PERSON
from penultimate.terminal.game_file import GameFile, read_game_file, rows_of, write_whole
from penultimate.terminal.old_saves import entries_of_old_save

MOST_PUT_AWAY = 50
"""The oldest of more have to go."""


class NoGame(Exception):
    """There is nothing to take up again. `reason` is `none` or `damaged`."""

    def __init__(self, reason: str, path: Path) -> None:
        super().__init__(reason)
        self.reason = reason
        self.path = path


@dataclass(frozen=True)
class Kept:
    """A game to be taken up: its file, and what its entries add up to."""

    file: GameFile
    book: Book

    @property
    def is_begun(self) -> bool:
        """Whether its player has done anything yet."""
        entries = (log.read_entry(row.entry) for row in self.file.rows)
        return any(isinstance(entry, log.MoveMade) and entry.seat == PERSON for entry in entries)


def data_folder() -> Path:
    return Path(platformdirs.user_data_dir("penultimate", appauthor=False))


def kept_game(folder: Path) -> Path:
    return folder / "game.json"


def write_record(folder: Path, book: Book, record: str) -> Path:
    """The record of a finished match; the kept game is gone then."""
    now = datetime.now(UTC)
    name = commitment(bytes.fromhex(book.opened))[:6]
    path = folder / "records" / f"{now:%Y-%m-%d-%H%M%S}-{name}.txt"
    write_whole(path, record.encode())
    kept_game(folder).unlink(missing_ok=True)
    return path


def put_away(folder: Path) -> str:
    """Move the kept game aside, where another one does not replace it; the name it is taken up again by."""
    shelf = folder / "games"
    shelf.mkdir(parents=True, exist_ok=True)
    name = f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}"
    for number in range(2, 100):
        if not (shelf / f"{name}.json").exists():
            break
        name = f"{name[:17]}-{number}"
    os.replace(kept_game(folder), shelf / f"{name}.json")
    by_age = sorted(shelf.glob("*.json"), key=lambda file: file.stat().st_mtime_ns)
    for oldest in by_age[:-MOST_PUT_AWAY]:
        oldest.unlink(missing_ok=True)
    return name


def _put_away_as(folder: Path, name: str) -> Path:
    return folder / "games" / f"{Path(name).name.removesuffix('.json')}.json"


def bring_back(folder: Path, name: str) -> None:
    """A game that was put away is the kept one again."""
    os.replace(_put_away_as(folder, name), kept_game(folder))


def take_up(folder: Path, name: str = "", language: str = "en") -> Kept:
    """The kept game, or one that was put away, played again up to where it stood."""
    path = _put_away_as(folder, name) if name else kept_game(folder)
    try:
        file = _read(path, path.read_bytes(), language)
        book = read_book(file.rows)
    except FileNotFoundError:
        raise NoGame("none", path) from None
    except (OSError, ValueError, KeyError, TypeError, LogDamaged, Refused, RuleError, OptionError) as error:
        raise NoGame("damaged", path) from error
    if book.match is None:
        raise NoGame("damaged", path)
    file.path = kept_game(folder)  # also where it was put away: it will be brought back
    return Kept(file, book)


def _read(path: Path, text: bytes, language: str) -> GameFile:
    """What a game was kept as before is read, too, and written anew with the next step."""
    if text.startswith(b'{"'):
        return read_game_file(path, text)
    entries, date = entries_of_old_save(json.loads(text), language)
    return GameFile(path, rows_of(entries), date=date)
