"""The command `penultimate tournament`. What it runs is imported when it runs."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from penultimate.lab.duplicate import Conditions
    from penultimate.lab.tournament import Result, Standing

INTERRUPTED = 130


def declare(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("names", nargs="+", metavar="BOT", help="two or more: names as in the arena, module:Class, my_bot.py:Mine …")
    add("--players", type=int, nargs="+", default=[2], metavar="N", help="seats of a table; several: one by one (2)")
    add("--rounds", type=int, default=100, metavar="N", help="deals for each table, each played from every seat (100)")
    add("--matches", action="store_true", help="whole matches instead of single rounds")
    add("--edition", choices=("mario", "braille"), default="mario")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="e.g. stacking=yes")
    add("--seed", default="tournament", help="cards and chance: the same one gives the same figures")
    add("--seconds", type=float, default=5.0, help="what a guest may take for a decision (5)")
    add("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    add("--json", metavar="FILE", help="write the tables as JSON as well")


def run(arguments: argparse.Namespace) -> int:
    from concurrent.futures import ProcessPoolExecutor

    from penultimate.lab.contestants import check_company
    from penultimate.lab.tournament import play_tournament, standings
    from penultimate.rules.options import check_players

    names: list[str] = arguments.names
    try:
        conditions = _conditions(arguments)
        _check(arguments)
        for players in arguments.players:
            check_players(players)
        check_company(names)
    except ValueError as error:
        print(f"tournament: {error}", file=sys.stderr)
        return 2
    tables: list[dict[str, Any]] = []
    interrupted = False
    with ProcessPoolExecutor(arguments.jobs) as executor:
        for players in arguments.players:
            result, interrupted = play_tournament(names, players, arguments.rounds, conditions, executor)
            if result.tallies:
                lines = standings(names, result)
                print(report(players, lines, result, conditions))
                tables.append(_as_json(players, lines, result, conditions))
            if interrupted:
                break
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(tables, indent=2, ensure_ascii=False) + "\n", "utf-8")
    return INTERRUPTED if interrupted else 0


def _check(arguments: argparse.Namespace) -> None:
    if len(arguments.names) < 2:
        raise ValueError("a tournament needs two bots or more")
    if len(set(arguments.names)) < len(arguments.names):
        raise ValueError("every bot plays against the others, so name each one once")
    if arguments.rounds < 1 or arguments.jobs < 1 or arguments.seconds <= 0:
        raise ValueError("--rounds, --jobs and --seconds must be greater than 0")


def _conditions(arguments: argparse.Namespace) -> "Conditions":
    from penultimate.lab.arena import options_of
    from penultimate.lab.duplicate import Conditions

    return Conditions(options_of(arguments), arguments.seed, matches=arguments.matches, seconds=arguments.seconds)


def report(players: int, lines: "Sequence[Standing]", result: "Result", conditions: "Conditions") -> str:
    """As people read it: ratings, then who beat whom, then what went wrong."""
    unit = "matches" if conditions.matches else "rounds"
    width = max(len(line.name) for line in lines)
    texts = [f"{players} players, {conditions.options.edition}, {result.games} {unit}, every deal from every seat", ""]
    texts.append(f"{'':3}{'':{width}}  {'rating':>6}  {'95 %':<6}  {'wins %':>6}  {'points':>7}  {unit:>7}")
    for place, line in enumerate(lines, 1):
        margin = f"± {line.rating_margin:.0f}"
        texts.append(
            f"{place:>2} {line.name:{width}}  {line.rating:>+6.0f}  {margin:<6}  {line.win_rate:>6.1f}"
            f"  {line.points:>7.1f}  {line.seats:>7}"
        )
    texts += ["", "of the games that one of the two won, how many % the left one did", ""]
    texts += _cross_table(lines, width)
    return "\n".join([*texts, *_faults(result), ""])


def _cross_table(lines: "Sequence[Standing]", width: int) -> list[str]:
    heads = "".join(f"{number:>6}" for number in range(1, len(lines) + 1))
    texts = [f"{'':3}{'':{width}}{heads}"]
    for place, line in enumerate(lines, 1):
        cells = [line.against.get(other.name) for other in lines]
        row = "".join(f"{'–' if cell is None else f'{cell:.1f}':>6}" for cell in cells)
        texts.append(f"{place:>2} {line.name:{width}}{row}")
    return texts


def _faults(result: "Result") -> list[str]:
    from penultimate.lab.arena import all_faults, faults_told

    told = faults_told(*all_faults([result.faults]))
    return ["", *told] if told else []


def _as_json(players: int, lines: "Sequence[Standing]", result: "Result", conditions: "Conditions") -> dict[str, Any]:
    from dataclasses import asdict

    return {
        "players": players,
        "edition": conditions.options.edition,
        "kind": "match" if conditions.matches else "round",
        "games": result.games,
        "seed": conditions.seed,
        "standings": [asdict(line) for line in lines],
    }
