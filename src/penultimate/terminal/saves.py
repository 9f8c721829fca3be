"""A game that can be taken up again: its record so far with the seed, kept after each step; and the finished record."""

import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import platformdirs

from penultimate.records import MoveMade, Recorder, RecordError, read, replay
from penultimate.records.model import handles
from penultimate.rules import OptionError, Refused, RuleError, read_move

FORMAT = 1
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
    """What a kept game says besides its moves."""

    recorder: Recorder
    level: str
    seat: int


def data_folder() -> Path:
    return Path(platformdirs.user_data_dir("penultimate", appauthor=False))


def kept_game(folder: Path) -> Path:
    return folder / "game.json"


def keep(folder: Path, recorder: Recorder, *, level: str, seat: int) -> None:
    """Write the game, all of it or nothing. OSError where that is impossible."""
    saved = {"format": FORMAT, "level": level, "seat": seat, "record": recorder.finish()}
    write_whole(kept_game(folder), json.dumps(saved, ensure_ascii=False, indent=1))


def write_record(folder: Path, recorder: Recorder) -> Path:
    """The record of a finished match; the kept game is gone then."""
    now = datetime.now(UTC)
    path = folder / "records" / f"{now:%Y-%m-%d-%H%M%S}-{recorder.header.commitment[:6]}.txt"
    write_whole(path, recorder.finish())
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


def take_up(folder: Path, name: str = "") -> Kept:
    """The kept game, or one that was put away, played again up to where it stood."""
    path = _put_away_as(folder, name) if name else kept_game(folder)
    try:
        saved = json.loads(path.read_text("utf-8"))
        if not isinstance(saved, Mapping) or saved.get("format") != FORMAT:
            raise NoGame("damaged", path)
        return Kept(_played_again(str(saved["record"])), str(saved["level"]), int(saved["seat"]))
    except FileNotFoundError:
        raise NoGame("none", path) from None
    except (OSError, ValueError, KeyError, TypeError, RecordError, Refused, RuleError, OptionError) as error:
        raise NoGame("damaged", path) from error


def _played_again(text: str) -> Recorder:
    record = read(text)
    for _step in replay(record):
        pass  # a step that cannot have happened raises RecordError
    header, ending = record.header, record.ending
    assert ending is not None  # replay has asked for it
    recorder = Recorder(
        header.names,
        header.options,
        server_seed=ending.seed,
        contributions=header.contributions,
        rules=header.rules,
        date=header.date,
    )
    names = handles(header.names)
    for entry in record.entries:
        if isinstance(entry, MoveMade):
            recorder.apply(entry.seat, read_move(entry.text, names))
        else:
            recorder.write_rule(entry.which, entry.rule)
    return recorder


def write_whole(path: Path, text: str) -> None:
    """Into a file beside it first, so that a crash leaves the old one whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
