"""The command `penultimate analyse`. What it runs is imported when it runs."""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from penultimate.analysis import Analysis
    from penultimate.records import Record
    from penultimate.wording import Wording

INTERRUPTED = 130


def declare(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("file", metavar="FILE", help="a record of a match")
    add("--seat", metavar="NAME", help="only about this player, told as this player saw it")
    add("--moves", action="store_true", help="every move with everyone's chances after it")
    add("--quick", action="store_true", help="a first impression in seconds, with fewer playouts")
    add("--lang", metavar="TAG", help="en, de, it, nl or zh-Hant (default: the environment's)")
    add("--json", type=Path, metavar="FILE", help="write all of it as JSON")
    add("--plot", type=Path, metavar="FILE", help="a picture of everyone's chances: .png or .svg")


class _Wrong(Exception):
    """What was asked for cannot be; the text says why."""


def run(arguments: argparse.Namespace) -> int:
    from penultimate.records import RecordError, read
    from penultimate.wording import LANGUAGES, Wording
    from penultimate.wording.language import from_environment, language_for_tag

    language = from_environment(os.environ) if arguments.lang is None else language_for_tag(arguments.lang)
    if language is None:
        print(f"there is no language {arguments.lang!r}, only {', '.join(LANGUAGES)}", file=sys.stderr)
        return 2
    words = Wording(language)
    try:
        record = read(Path(arguments.file).read_bytes().decode())
        seat = _seat(record, arguments.seat, words)
        _check_picture(arguments.plot, words)
        analysis = _analyse(record, words, quick=arguments.quick)
        _tell(record, analysis, words, seat, every_move=arguments.moves)
        _write(analysis, words, arguments)
    except _Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except (RecordError, UnicodeDecodeError) as error:
        print(f"{arguments.file}: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(words.say_text("analysis-interrupted"), file=sys.stderr)
        return INTERRUPTED
    return 0


def _seat(record: "Record", name: str | None, words: "Wording") -> int:
    if name is None:
        return -1
    names = record.header.names
    for seat, known in enumerate(names):
        if known.lower() == name.lower():
            return seat
    raise _Wrong(words.say_text("analysis-error-seat", name=name, names=words.join(names)))


def _check_picture(path: Path | None, words: "Wording") -> None:
    """Before the work, not after it."""
    if path is None:
        return
    from penultimate.analysis.picture import FORMATS, LIBRARY, has_library

    if path.suffix.lower() not in FORMATS:
        raise _Wrong(words.say_text("analysis-error-plot", path=str(path)))
    if not has_library():
        command = "pip install 'penultimate[lab]'"
        raise _Wrong(words.say_text("analysis-error-library", library=LIBRARY, command=command))


def _analyse(record: "Record", words: "Wording", *, quick: bool) -> "Analysis":
    from tqdm import tqdm

    from penultimate.analysis import FULL, QUICK, Progress, analyse

    with tqdm(desc=words.say_text("analysis-progress"), disable=None, leave=False, file=sys.stderr) as bar:

        def progress(made: Progress) -> None:
            bar.total = made.total
            bar.update(made.done - bar.n)

        return analyse(record, QUICK if quick else FULL, progress)


def _tell(record: "Record", analysis: "Analysis", words: "Wording", seat: int, *, every_move: bool) -> None:
    from penultimate.analysis.report import Report

    for line in Report(record, analysis, words, seat).lines(every_move=every_move):
        print(line)


def _write(analysis: "Analysis", words: "Wording", arguments: argparse.Namespace) -> None:
    if arguments.json is not None:
        import msgspec

        text = msgspec.json.format(msgspec.json.encode(analysis), indent=1)
        arguments.json.write_bytes(text + b"\n")
    if arguments.plot is not None:
        from penultimate.analysis.picture import draw

        draw(analysis, words, arguments.plot)
