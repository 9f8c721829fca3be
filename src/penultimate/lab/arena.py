"""`penultimate arena`: bots against each other, with intervals. Any `concurrent.futures.Executor` can do the work."""

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np
from tqdm import tqdm

from penultimate.bots import LEVELS, bot
from penultimate.lab.contest import Score, Task, check_contestant, run
from penultimate.lab.variety import any_rules
from penultimate.rules import EDITIONS, Match, Options

_DEALS_PER_TASK: Final = 100


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

    def text(self) -> str:
        return (
            f"{self.hero:<14} {self.others:<10} {self.players:>2} {self.edition:<8} {self.kind:<6}"
            f" {self.games:>8} {self.win_rate:>6.2f} ± {self.win_margin:<5.2f}"
            f" {self.points:>7.2f} ± {self.points_margin:<6.2f}"
        )


HEADER: Final = (
    f"{'hero':<14} {'others':<10} {'n':>2} {'edition':<8} {'kind':<6}"
    f" {'games':>8} {'wins %':>6}   {'95 %':<5} {'points':>7}   {'95 %':<6}"
)


def tasks_of(task: Task, deals_per_task: int = _DEALS_PER_TASK) -> list[Task]:
    """The task in pieces that an executor can share out."""
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
    )


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
    """How long the level takes over each real choice, in milliseconds, as a table would ask it: from views."""
    times: list[float] = []
    number = seed
    while len(times) < decisions:
        match = Match(players, options, seed=f"time {number}")
        number += 1
        bots = [bot(level, seat) for seat in range(players)]
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
        options = _options(arguments)
        for name in (arguments.hero, *arguments.others):
            if not arguments.time:
                check_contestant(name)
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
    print(HEADER)
    for line in lines:
        print(line.text())
    if arguments.json:
        Path(arguments.json).write_text(json.dumps([asdict(line) for line in lines], indent=2) + "\n", "utf-8")
    return 0


def _options(arguments: argparse.Namespace) -> Options:
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
