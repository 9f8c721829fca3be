"""The command `penultimate simulate`. What it runs is imported when it runs: declaring it costs the others nothing."""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from penultimate.lab.simulation import Result, Setting

INTERRUPTED = 130
"""The exit status of what Ctrl-C has ended, as shells know it."""


def declare(parser: argparse.ArgumentParser) -> None:
    table = parser.add_argument_group("the table")
    table.add_argument("--players", type=int, default=4, metavar="N", help="2 to 10 (4)")
    table.add_argument("--edition", default="mario", help="the cards and rules to start from (mario)")
    table.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="e.g. stacking=yes")
    table.add_argument("--rule", action="append", default=[], metavar="SENTENCE", help="what a custom card does")
    table.add_argument(
        "--bots",
        default="easy",
        metavar="NAME[,NAME…]",
        help="who plays, seats in turn: uniform, random, or a level of the bots (easy)",
    )
    table.add_argument("--forgetful", type=float, default=0.0, metavar="SHARE", help="how often UNO is not called (0)")
    table.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="WHAT",
        help="compare on the same deals: stacking, players=2,4,6, edition=mario,braille, bots=easy,random, rules",
    )
    much = parser.add_argument_group("how much")
    count = much.add_mutually_exclusive_group()
    count.add_argument("--matches", type=int, metavar="N", help="whole matches, at each table (200)")
    count.add_argument("--rounds", type=int, metavar="N", help="single rounds instead")
    much.add_argument("--seed", default="simulate", help="any text: the same one gives the same figures")
    much.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)")
    results = parser.add_argument_group("results")
    results.add_argument("--rows", type=Path, metavar="FILE", help="one line per round: .csv or .parquet")
    results.add_argument("--plot", type=Path, metavar="FILE", help="a picture: .svg or .png")
    results.add_argument("--json", action="store_true", help="print the figures as JSON instead of a table")


def run(arguments: argparse.Namespace) -> int:
    from penultimate.lab.simulation import SettingError
    from penultimate.lab.simulation_report import check_plot_path, check_rows_path, write_plot, write_rows

    try:
        settings = _settings(arguments)
        if arguments.rows is not None:
            check_rows_path(arguments.rows)
        if arguments.plot is not None:
            check_plot_path(arguments.plot)
        result = _simulate(settings, arguments)
    except SettingError as error:
        print(f"penultimate simulate: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("interrupted before any game was done", file=sys.stderr)
        return INTERRUPTED
    print(_as_json(result) if arguments.json else result.summary())
    try:
        if arguments.rows is not None:
            write_rows(result, arguments.rows)
        if arguments.plot is not None:
            write_plot(result, arguments.plot)
    except OSError as error:
        print(f"penultimate simulate: {error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    if result.interrupted:
        print(f"interrupted: {result.games} of {result.wanted} games are done, and all of this is about those")
        return INTERRUPTED
    return 0


def _settings(arguments: argparse.Namespace) -> "tuple[Setting, ...]":
    from penultimate.lab.simulation_setting import SettingError, build_setting, read_option, variants

    changes: dict[str, object] = {}
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise SettingError(f"an option is NAME=VALUE, not {text!r}")
        changes[name] = read_option(name, value)
    base = build_setting(
        arguments.players,
        arguments.edition,
        changes,
        bots=arguments.bots.split(","),
        rules=arguments.rule,
        forgetful=arguments.forgetful,
    )
    return variants(base, arguments.vary)


def _simulate(settings: "tuple[Setting, ...]", arguments: argparse.Namespace) -> "Result":
    from tqdm import tqdm

    from penultimate.lab.simulation import simulate

    whole_matches = arguments.rounds is None
    games = arguments.matches if arguments.matches is not None else arguments.rounds
    if games is None:
        games = 200
    unit = "match" if whole_matches else "round"
    with tqdm(total=max(games, 0), unit=unit, disable=None, leave=False, file=sys.stderr) as bar:
        return simulate(
            settings,
            games=games,
            seed=arguments.seed,
            whole_matches=whole_matches,
            workers=arguments.workers,
            progress=bar.update,
        )


def _as_json(result: "Result") -> str:
    about = {
        "seed": result.seed,
        "played": "matches" if result.whole_matches else "rounds",
        "games": result.games,
        "wanted": result.wanted,
        "tables": result.summary().as_json(),
    }
    return json.dumps(about, indent=2, ensure_ascii=False)
