"""`penultimate play`: the way from the command line to a table and a keyboard."""

import argparse
import asyncio
import contextlib
import os
import shutil
import sys
from collections.abc import Sequence

from penultimate.terminal import saves
from penultimate.terminal.keyboard import Interrupted, Keyboard, PlainKeyboard
from penultimate.terminal.lines import Paper
from penultimate.terminal.place import TableLost
from penultimate.terminal.session import INPUT_ENDED, INTERRUPTED, Session, lost_text
from penultimate.terminal.starting import BadRequest, LocalGame, player_name
from penultimate.terminal.teller import Manner
from penultimate.wording import LANGUAGES, Verbosity, Wording
from penultimate.wording.braille import LEAST_WIDTH, MOST_WIDTH, WIDTH
from penultimate.wording.language import from_environment, language_for_tag

BAD_REQUEST = 2


def run(arguments: argparse.Namespace) -> int:
    language = from_environment(os.environ) if arguments.lang is None else language_for_tag(arguments.lang)
    if language is None:
        print(f"There is no language “{arguments.lang}”, only {', '.join(LANGUAGES)}.", file=sys.stderr)
        return BAD_REQUEST
    words = Wording(language)
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    paper = Paper(
        sys.stdout,
        arguments.width or shutil.get_terminal_size().columns,
        colours=_colours(sys.stdout) and not arguments.plain,
    )
    try:
        return asyncio.run(_play(arguments, words, paper))
    except (BadRequest, TableLost) as error:
        Paper(sys.stderr, paper.width, colours=False).say(
            lost_text(words, error) if isinstance(error, TableLost) else str(error)
        )
        return BAD_REQUEST
    except BrokenPipeError:  # nobody reads any more; nothing can be said about it
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
        return 1


def _colours(out: object) -> bool:
    """Only where somebody looks at it, and did not ask for none (no-color.org)."""
    is_terminal = getattr(out, "isatty", lambda: False)()
    return bool(is_terminal) and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


async def _play(arguments: argparse.Namespace, words: Wording, paper: Paper) -> int:
    by_ear_or_touch = arguments.plain or arguments.braille is not None or os.environ.get("TERM") == "dumb"
    cells = min(max(arguments.width or WIDTH, LEAST_WIDTH), MOST_WIDTH)
    manner = Manner(Verbosity(arguments.verbosity), arguments.braille or "", cells, listens=by_ear_or_touch)
    session: Session | None = None

    def completions() -> Sequence[str]:
        return session.completions() if session is not None else ()

    real = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    async with contextlib.AsyncExitStack() as stack:
        keyboard: Keyboard
        if real and not arguments.plain and os.name == "posix":
            from penultimate.terminal.real_keyboard import RealKeyboard

            keyboard = RealKeyboard(sys.stdout, completions)
        else:
            keyboard = PlainKeyboard(sys.stdin.fileno(), sys.stdout, echo=not sys.stdin.isatty())
            await stack.enter_async_context(keyboard.watching_for_interrupts())
        if arguments.join is not None:
            from penultimate.terminal.joining import seat_at

            remote = await seat_at(arguments.join, arguments.server, player_name(words, arguments.name), words)
            stack.push_async_callback(remote.close)
            session = Session(remote, words, paper, keyboard, manner)
            session.say("joined", code=remote.code, name=remote.names[remote.seat])
            return await session.run()
        game = LocalGame(words, paper, saves.data_folder(), keyboard, asks=sys.stdin.isatty())
        try:
            table = await game.table(arguments)
        except (Interrupted, EOFError) as gone:  # before there was a game
            game.say("goodbye")
            return INTERRUPTED if isinstance(gone, Interrupted) else INPUT_ENDED
        stack.callback(table.close)
        session = Session(table, words, paper, keyboard, manner)
        code = await session.run()
        game.tell_faults(table)
        game.tell_record()
        return code
