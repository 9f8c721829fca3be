"""The command `penultimate`: the only place that wires everything together.

Each subcommand is one `Command`: a line of help, a function that declares its arguments and a function that runs
it. Both import what they need only when they are called, so that `penultimate replay` never loads a web server.
"""

import argparse
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


def _declare_scenario(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a scenario file, or a directory of them")


def _scenario(arguments: argparse.Namespace) -> int:
    from pathlib import Path

    from penultimate.scenarios import check_files

    return 0 if check_files([Path(name) for name in arguments.files], sys.stdout, sys.stderr) else 1


COMMANDS: tuple[Command, ...] = (
    Command("about", "say which version this is", _no_arguments, _about),
    Command("scenario", "act out scenario files and say which hold", _declare_scenario, _scenario),
)


def build_parser(commands: Sequence[Command] = COMMANDS) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="penultimate", description="A card table that everyone can sit at: UNO rules, for all."
    )
    parser.add_argument("--version", action="version", version=f"penultimate {__version__}")
    subparsers = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND", required=True)
    for command in commands:
        subparser = subparsers.add_parser(command.name, help=command.help, description=command.help)
        command.declare(subparser)
        subparser.set_defaults(run=command.run)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    arguments = build_parser().parse_args(argv)
    run: Callable[[argparse.Namespace], int] = arguments.run
    return run(arguments)
