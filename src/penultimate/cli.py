"""The command `penultimate`: the only place that wires everything together.

Each subcommand is one `Command`: a line of help, a function that declares its arguments and a function that runs
it. Both import what they need only when they are called, so that `penultimate replay` never loads a web server.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from penultimate import __version__


@dataclass(frozen=True)
class Command:
    name: str
    help: str
    declare: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def _no_arguments(parser: argparse.ArgumentParser) -> None:
    """For a command that takes none."""


def _about(_arguments: argparse.Namespace) -> int:
    """Which version this is, and whether its rules run compiled: the first thing to ask in a bug report."""
    print(f"penultimate {__version__}, Python {sys.version.split()[0]}, rules {rules_mode()}")
    return 0


def rules_mode() -> str:
    """Whether the rules at hand were compiled: "compiled", "interpreted", or "absent"."""
    import importlib.util

    try:
        spec = importlib.util.find_spec("penultimate.rules.round")
    except ModuleNotFoundError:
        return "absent"
    if spec is None or spec.origin is None:
        return "absent"
    return "interpreted" if spec.origin.endswith(".py") else "compiled"


def _reporting(run: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    """For a command that prints line after line: `penultimate … | head` may have seen enough, and that is no error."""

    def run_while_read(arguments: argparse.Namespace) -> int:
        try:
            status = run(arguments)
            sys.stdout.flush()
        except BrokenPipeError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, sys.stdout.fileno())  # or Python would complain when it flushes at exit
            os.close(nowhere)
            return 1
        return status

    return run_while_read


def _declare_scenario(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a scenario file, or a directory of them")


def _scenario(arguments: argparse.Namespace) -> int:
    from pathlib import Path

    from penultimate.scenarios import check_files

    return 0 if check_files([Path(name) for name in arguments.files], sys.stdout, sys.stderr) else 1


def _declare_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record of a match")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", metavar="NAME", help="tell it as this player saw it (otherwise: as a watcher)")
    eyes.add_argument("--open", action="store_true", help="tell it with all hands open")
    parser.add_argument("--lang", default="en", help="the language to tell it in, say de or zh-Hant (en)")


def _replay(arguments: argparse.Namespace) -> int:
    from penultimate.records import RecordError, read, replay
    from penultimate.telling import tell, tell_open
    from penultimate.wording import LANGUAGES, Wording

    if arguments.lang not in LANGUAGES:
        print(f"there is no language {arguments.lang!r}, only {', '.join(LANGUAGES)}", file=sys.stderr)
        return 2
    text = _text_of_record(arguments.file)
    if text is None:
        return 1
    try:
        record = read(text)
        names = record.header.names
        seats = [seat for seat, name in enumerate(names) if name.lower() == (arguments.seat or "").lower()]
        if arguments.seat and not seats:
            print(f"{arguments.file}: nobody called {arguments.seat!r}, only {', '.join(names)}", file=sys.stderr)
            return 2
        steps, words = replay(record), Wording(arguments.lang)
        seat = seats[0] if arguments.seat else -1
        for line in tell_open(steps, names, words) if arguments.open else tell(steps, names, words, seat):
            print(line)
    except RecordError as error:
        print(f"{arguments.file}: {error}", file=sys.stderr)
        return 1
    return 0


def _declare_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record of a match")
    parser.add_argument("--commitment", metavar="HEX", help="the commitment that was published before the match")


def _verify(arguments: argparse.Namespace) -> int:
    from penultimate.records import RecordedMove, RecordError, verify

    text = _text_of_record(arguments.file)
    if text is None:
        return 1
    try:
        record = verify(text, arguments.commitment)
    except RecordError as error:
        print(f"{arguments.file}: {error}", file=sys.stderr)
        return 1
    moves = sum(isinstance(entry, RecordedMove) for entry in record.entries)
    print(f"good: {moves} moves by {', '.join(record.header.names)}; seed, moves, digests and result hold")
    return 0


def _declare_analyse(parser: argparse.ArgumentParser) -> None:
    from penultimate.analysis.command import declare

    declare(parser)


def _analyse(arguments: argparse.Namespace) -> int:
    from penultimate.analysis.command import run

    return run(arguments)


def _text_of_record(name: str) -> str | None:
    """The text of a file, or None and a word about why there is none."""
    from pathlib import Path

    try:
        return Path(name).read_bytes().decode()
    except OSError as error:
        print(f"{name}: {error.strerror}", file=sys.stderr)
    except UnicodeDecodeError:
        print(f"{name}: not-a-record, line 1: this is not text", file=sys.stderr)
    return None


def _declare_play(parser: argparse.ArgumentParser) -> None:
    from penultimate.terminal.arguments import declare

    declare(parser)


def _play(arguments: argparse.Namespace) -> int:
    from penultimate.terminal.command import run

    return run(arguments)


def _declare_serve(parser: argparse.ArgumentParser) -> None:
    from penultimate.web.serve import declare

    declare(parser)


def _serve(arguments: argparse.Namespace) -> int:
    from penultimate.web.serve import run

    return run(arguments)


def _declare_doctor(parser: argparse.ArgumentParser) -> None:
    from penultimate.storage.commands import declare_doctor

    declare_doctor(parser)


def _doctor(arguments: argparse.Namespace) -> int:
    from penultimate.storage.commands import run_doctor

    return run_doctor(arguments)


def _declare_backup(parser: argparse.ArgumentParser) -> None:
    from penultimate.storage.commands import declare_backup

    declare_backup(parser)


def _backup(arguments: argparse.Namespace) -> int:
    from penultimate.storage.commands import run_backup

    return run_backup(arguments)


def _declare_restore(parser: argparse.ArgumentParser) -> None:
    from penultimate.storage.commands import declare_restore

    declare_restore(parser)


def _restore(arguments: argparse.Namespace) -> int:
    from penultimate.storage.commands import run_restore

    return run_restore(arguments)


def _declare_move_in(parser: argparse.ArgumentParser) -> None:
    from penultimate.storage.commands import declare_move_in

    declare_move_in(parser)


def _move_in(arguments: argparse.Namespace) -> int:
    from penultimate.storage.commands import run_move_in

    return run_move_in(arguments)


def _declare_simulate(parser: argparse.ArgumentParser) -> None:
    from penultimate.lab.simulation_command import declare

    declare(parser)


def _simulate(arguments: argparse.Namespace) -> int:
    from penultimate.lab.simulation_command import run

    return run(arguments)


def _declare_arena(parser: argparse.ArgumentParser) -> None:
    from penultimate.lab.bot_commands import declare_arena

    declare_arena(parser)


def _arena(arguments: argparse.Namespace) -> int:
    from penultimate.lab.arena import command

    return command(arguments)


def _declare_tournament(parser: argparse.ArgumentParser) -> None:
    from penultimate.lab.tournament_command import declare

    declare(parser)


def _tournament(arguments: argparse.Namespace) -> int:
    from penultimate.lab.tournament_command import run

    return run(arguments)


def _declare_train(parser: argparse.ArgumentParser) -> None:
    from penultimate.lab.bot_commands import declare_train

    declare_train(parser)


def _train(arguments: argparse.Namespace) -> int:
    from penultimate.lab.training import command

    return command(arguments)


COMMANDS: tuple[Command, ...] = (
    Command("about", "say which version this is", _no_arguments, _about),
    Command("serve", "open a server: tables for browsers and terminals", _declare_serve, _serve),
    Command("play", "play in the terminal: against bots, or at a server's table", _declare_play, _play),
    Command("scenario", "act out scenario files and say which hold", _declare_scenario, _reporting(_scenario)),
    Command("replay", "tell a recorded match as text", _declare_replay, _reporting(_replay)),
    Command("verify", "check a record: seed, every move, result", _declare_verify, _verify),
    Command("doctor", "check every table that a server keeps", _declare_doctor, _reporting(_doctor)),
    Command("backup", "copy all tables into a file, while the server runs", _declare_backup, _backup),
    Command("restore", "bring the tables of a backup back", _declare_restore, _restore),
    Command("move-in", "copy all tables from a file into a database, or back", _declare_move_in, _move_in),
    Command("analyse", "look back at a recorded match: chances, decisions", _declare_analyse, _reporting(_analyse)),
    Command("simulate", "play many games and say how long, how even, how different", _declare_simulate, _simulate),
    Command("arena", "let bots play each other, and say how strong they are", _declare_arena, _arena),
    Command("tournament", "everybody against everybody: ratings, who beats whom", _declare_tournament, _tournament),
    Command("train", "train the bots' nets from nothing, by self-play", _declare_train, _train),
)


WITHOUT_A_COMMAND = ["serve", "--open"]
"""Who says nothing wants to play: the table opens in the browser."""


def build_parser(commands: Sequence[Command] = COMMANDS, *, asked_for: str = "") -> argparse.ArgumentParser:
    """All commands by name; only the one asked for declares its arguments, and so loads what it is made of."""
    parser = argparse.ArgumentParser(
        prog="penultimate",
        description="A card table that everyone can sit at. Without a command it opens in the browser.",
    )
    parser.add_argument("--version", action="version", version=f"penultimate {__version__}")
    subparsers = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND", required=True)
    for command in commands:
        subparser = subparsers.add_parser(command.name, help=command.help, description=command.help)
        if command.name == asked_for:
            command.declare(subparser)
        subparser.set_defaults(run=command.run)
    return parser


def one_thread_for_nets() -> None:
    """NumPy multiplies in one thread, unless somebody has said otherwise. It looks here when it is first imported.

    Our nets are small: several threads wait for each other longer than they work, on a busy machine a hundred times as
    long, and the other cores have tables, or other rounds, to work on.
    """
    for variable in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
        os.environ.setdefault(variable, "1")


def main(argv: Sequence[str] | None = None) -> int:
    one_thread_for_nets()
    words = (sys.argv[1:] if argv is None else list(argv)) or WITHOUT_A_COMMAND
    arguments = build_parser(asked_for=words[0] if words else "").parse_args(words)
    run: Callable[[argparse.Namespace], int] = arguments.run
    return run(arguments)
