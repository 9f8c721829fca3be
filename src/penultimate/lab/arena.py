"""`penultimate arena`: bots against each other, with intervals. Any `concurrent.futures.Executor` can do the work."""

import argparse
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Final

import numpy as np
from tqdm import tqdm

from penultimate.bots import BY_COUNT, LEVELS, bot
from penultimate.bots.guests import Faults
from penultimate.lab.contest import Score, Task, run
from penultimate.lab.contestants import check_company, is_guest
from penultimate.lab.variety import any_rules
from penultimate.rules import EDITIONS, Match, Options
from penultimate.rules.options import check_players

_DEALS_PER_TASK: Final = 100
_DEALS_WITH_GUESTS: Final = 10


@dataclass(frozen=True)
class Line:
    """One row of the table: how `hero` fared against `others`. Rates in percent, with half of the 95 % interval."""

    hero: str
    others: str
    players: int
    edition: str
    kind: str
    """`round` or `match`."""
    deals: int
    games: int
    win_rate: float
    win_margin: float
    points: float
    """Points a round, or a match, brought the hero on average: to be high in `winner` scoring, low in `low`."""
    points_margin: float
    faults: dict[str, dict[str, int]] = field(default_factory=dict)
    """What guests did wrong, by name and kind; `beginner` made the move instead."""
    told: list[str] = field(default_factory=list)
    """The first few of these in words."""

    def cells(self) -> tuple[str, ...]:
        return (
            self.hero,
            self.others,
            f"{self.players}",
            self.edition,
            self.kind,
            f"{self.games}",
            f"{self.win_rate:.2f} ± {self.win_margin:.2f}",
            f"{self.points:.2f} ± {self.points_margin:.2f}",
        )


_HEADINGS: Final = ("hero", "others", "n", "edition", "kind", "games", "wins %  95 %", "points  95 %")


def report(lines: Sequence[Line]) -> str:
    """The table as people read it, and what went wrong."""
    rows = [_HEADINGS, *(line.cells() for line in lines)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEADINGS))]
    texts = ["  ".join(_aligned(row, widths)).rstrip() for row in rows]
    for line in lines:
        texts += faults_told(line.faults, line.told)
    return "\n".join(texts)


def _aligned(row: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    for column, (cell, width) in enumerate(zip(row, widths, strict=True)):
        yield cell.rjust(width) if column in (2, 5) else cell.ljust(width)


def faults_told(faults: dict[str, dict[str, int]], told: Sequence[str]) -> list[str]:
    """Lines about guests that did something wrong; none if nobody did."""
    lines = [f"faults of {name}: {Faults(Counter(counts)).text()}" for name, counts in faults.items()]
    return [*lines, *(f"  {text}" for text in told)] if lines else []


def tasks_of(task: Task, deals_per_task: int | None = None) -> list[Task]:
    """The task in pieces that an executor can share out."""
    if deals_per_task is None:
        guests = is_guest(task.hero) or is_guest(task.others)
        deals_per_task = _DEALS_WITH_GUESTS if guests else _DEALS_PER_TASK
    last = task.first_deal + task.deals
    starts = range(task.first_deal, last, deals_per_task)
    return [replace(task, first_deal=start, deals=min(deals_per_task, last - start)) for start in starts]


def line_of(task: Task, scores: Iterable[Score]) -> Line:
    """All that is done, in one line. Deals are the units of chance: the rounds of one deal share their cards."""
    done = list(scores)
    wins = np.array([share for score in done for share in score.wins]) * 100
    points = np.array([share for score in done for share in score.points])
    return Line(
        task.hero,
        task.others,
        task.players,
        task.options.edition,
        "match" if task.matches else "round",
        len(wins),
        len(wins) * task.players,
        float(wins.mean()),
        _margin(wins),
        float(points.mean()),
        _margin(points),
        *all_faults(score.faults for score in done),
    )


def all_faults(found: Iterable[dict[str, Faults]]) -> tuple[dict[str, dict[str, int]], list[str]]:
    """The faults of many pieces together: counts by name and kind, and the first few in words."""
    together: dict[str, Faults] = {}
    for faults in found:
        for name, some in faults.items():
            together.setdefault(name, Faults()).add(some)
    counts = {name: dict(sorted(faults.counts.items())) for name, faults in sorted(together.items())}
    return counts, [text for _, faults in sorted(together.items()) for text in faults.told]


def _margin(values: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> float:
    return float(1.96 * values.std(ddof=1) / math.sqrt(len(values))) if len(values) > 1 else float("inf")


def compete(
    task: Task, executor: Executor, *, quiet: bool = False, until: Callable[[Line], bool] | None = None
) -> Line | None:
    """Share the task out, and return its line; interrupted or `until` it is enough, the line of what is done."""
    done: list[Score] = []
    futures: list[Future[Score]] = [executor.submit(run, piece) for piece in tasks_of(task)]
    name = f"{task.hero} : {task.others}, {task.players} players"
    try:
        with tqdm(total=task.deals, desc=name, unit="deal", disable=quiet) as bar:
            for future in as_completed(futures):
                done.append(future.result())
                bar.update(len(done[-1].wins))
                if until is not None and until(line_of(task, done)):
                    break
    except KeyboardInterrupt:
        print("interrupted: what is done counts", file=sys.stderr)
    for future in futures:
        future.cancel()
    return line_of(task, done) if done else None


def decision_times(level: str, players: int, options: Options, decisions: int, seed: int) -> list[float]:
    """How long the level takes over each real choice, in milliseconds: asked as at a table, but stopped by no clock."""
    times: list[float] = []
    number = seed
    while len(times) < decisions:
        match = Match(players, options, seed=f"time {number}")
        number += 1
        bots = [bot(level, seat, timing=BY_COUNT) for seat in range(players)]
        while not match.is_over and len(times) < decisions:
            seat = match.actor
            view, legal = match.view(seat), match.legal_moves(seat)
            began = time.perf_counter()
            move = bots[seat].choose(view, legal)
            took = time.perf_counter() - began
            if len(legal) > 1:
                times.append(took * 1000)
            match.apply(seat, move)
    return times


# --- the command ------------------------------------------------------------------------------------------------------


def command(arguments: argparse.Namespace) -> int:
    try:
        options = options_of(arguments)
        _check_numbers(arguments)
        if not arguments.time:
            check_company([arguments.hero, *arguments.others])
    except ValueError as error:
        print(f"arena: {error}", file=sys.stderr)
        return 2
    if arguments.time:
        return _time(arguments, options)
    lines: list[Line] = []
    with ProcessPoolExecutor(arguments.jobs) as executor:
        for task in _tasks(arguments, options):
            line = compete(task, executor)
            if line is not None:
                lines.append(line)
    print(report(lines))
    if arguments.custom_rules and lines:
        print(f"all sets of rules together: {_together(lines)} % wins")
    if arguments.json:
        Path(arguments.json).write_text(json.dumps([asdict(line) for line in lines], indent=2) + "\n", "utf-8")
    return 0


def _together(lines: Sequence[Line]) -> str:
    """The wins of several lines as one figure."""
    deals = sum(line.deals for line in lines)
    wins = sum(line.win_rate * line.deals for line in lines) / deals
    return f"{wins:.2f} ± {math.hypot(*[line.win_margin * line.deals for line in lines]) / deals:.2f}"


def _check_numbers(arguments: argparse.Namespace) -> None:
    for players in arguments.players:
        check_players(players)
    if min(arguments.deals, arguments.jobs, arguments.seconds) <= 0:
        raise ValueError("--deals, --jobs and --seconds must be greater than 0")


def options_of(arguments: argparse.Namespace) -> Options:
    changes: dict[str, object] = {}
    for text in arguments.option:
        name, _, value = text.partition("=")
        changes[name] = {"yes": True, "no": False}.get(value, int(value) if value.isdigit() else value)
    options = EDITIONS[arguments.edition].but(**changes)
    # A round by itself is a match that any point decides: so that everybody plays for the round.
    return options if arguments.matches else options.but(target=1)


def _tasks(arguments: argparse.Namespace, options: Options) -> Iterator[Task]:
    for players in arguments.players:
        for others in arguments.others:
            task = Task(
                arguments.hero,
                others,
                players,
                options,
                arguments.deals,
                0,
                arguments.seed,
                matches=arguments.matches,
                mind_file=arguments.weights,
                seconds=arguments.seconds,
            )
            if not arguments.custom_rules:
                yield task
                continue
            rng = np.random.default_rng([*arguments.seed.encode(), players])
            share = max(arguments.deals // 20, 1)
            for number in range(20):
                rules = any_rules(rng, players, options)
                yield replace(task, rules=rules, first_deal=number * share, deals=share)


def _time(arguments: argparse.Namespace, options: Options) -> int:
    if arguments.hero not in LEVELS:
        print(f"arena: --time measures a level: {', '.join(LEVELS)}", file=sys.stderr)
        return 2
    for players in arguments.players:
        times = decision_times(arguments.hero, players, options, arguments.deals, 0)
        p50, p99 = np.percentile(times, [50, 99])
        print(f"{arguments.hero}, {players} players: {len(times)} decisions, p50 {p50:.2f} ms, p99 {p99:.2f} ms")
    return 0
