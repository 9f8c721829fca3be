"""Simulating many matches or rounds: how long is a match, how often does the starter win, what does an option change?

    from penultimate.lab.simulation import Setting, simulate, variants

    result = simulate(variants(Setting(players=4), ["stacking"]), games=1000, seed="mine")
    print(result.summary())

Every game has a seed of its own, made of the seed and its number, and each task plays the same numbers at all tables
that are compared. So the figures do not depend on who plays what: one process, all cores, or the machines behind any
`concurrent.futures.Executor` (Dask's, for one).
"""

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from penultimate.lab.simulation_counting import COLUMNS
from penultimate.lab.simulation_playing import play_game
from penultimate.lab.simulation_setting import Setting, SettingError, variants
from penultimate.lab.simulation_summary import Summary, summarise

Table = NDArray[np.int32]
"""One row per round, one column per name in `COLUMNS`."""

_MOST_PER_TASK: Final = 50
_TASKS_PER_WORKER: Final = 16


@dataclass(frozen=True)
class Result:
    """What has been played. After an interruption `games` is less than `wanted`, and the numbers need not be the first
    ones; whatever was played was played at every table, so comparisons stay fair."""

    settings: tuple[Setting, ...]
    """The tables that were compared."""
    seed: str
    """What all chance came from."""
    whole_matches: bool
    """Matches, or single rounds."""
    wanted: int
    """How many games were asked for."""
    games: int
    """How many were played."""
    rows: Table
    """One row per round; the columns are `COLUMNS`."""

    @property
    def interrupted(self) -> bool:
        """Whether it was ended early."""
        return self.games < self.wanted

    def column(self, name: str) -> Table:
        """One of `COLUMNS`, a number for every round."""
        column: Table = self.rows[:, list(COLUMNS).index(name)]
        return column

    def summary(self) -> Summary:
        """The figures, with their intervals; printed, it is a table."""
        return summarise(self.rows, self.settings, whole_matches=self.whole_matches)


@dataclass(frozen=True)
class Task:
    """Some games, at every table that is compared. Goes to the workers by pickle."""

    settings: tuple[Setting, ...]
    """The tables that are compared."""
    seed: str
    """What all chance comes from."""
    whole_matches: bool
    """Matches, or single rounds."""
    first: int
    """The number of the first game."""
    end: int
    """The number after the last game."""

    def __len__(self) -> int:
        return self.end - self.first


def play_task(task: Task) -> Table:
    """All rows of a task."""
    rows = [
        row
        for variant, setting in enumerate(task.settings)
        for game in range(task.first, task.end)
        for row in play_game(setting, task.seed, game, variant=variant, whole_match=task.whole_matches)
    ]
    return np.array(rows, dtype=np.int32)


def simulate(
    settings: Setting | Sequence[Setting],
    *,
    games: int,
    seed: str | int = "simulate",
    whole_matches: bool = True,
    workers: int = 1,
    executor: Executor | None = None,
    progress: Callable[[int], object] | None = None,
) -> Result:
    """Play so many games at every table. Ctrl-C ends it early and keeps what is done.

    `executor`, if given, plays them, and is not shut down; otherwise `workers` processes do. (With more than one, a
    script needs the usual `if __name__ == "__main__":`.) `progress` is told how many games have been added.
    """
    tables = (settings,) if isinstance(settings, Setting) else tuple(settings)
    if not tables:
        raise SettingError("there is no table to simulate")
    if games < 1:
        raise SettingError(f"at least one game has to be played, not {games}")
    if workers < 1:
        raise SettingError(f"at least one worker is needed, not {workers}")
    size = max(1, min(_MOST_PER_TASK, games // (_TASKS_PER_WORKER * workers)))
    tasks = [Task(tables, str(seed), whole_matches, first, min(first + size, games)) for first in range(0, games, size)]
    done: list[Table] = []
    played = 0
    try:
        with closing(_in_any_order(tasks, workers, executor)) as finished:
            for task, rows in finished:
                done.append(rows)
                played += len(task)
                if progress is not None:
                    progress(len(task))
    except KeyboardInterrupt:
        if not done:
            raise
    rows = np.concatenate(done)
    variant, game, number = (rows[:, list(COLUMNS).index(name)] for name in ("variant", "game", "round"))
    return Result(tables, str(seed), whole_matches, games, played, rows[np.lexsort((number, game, variant))])


def _in_any_order(
    tasks: list[Task], workers: int, executor: Executor | None
) -> Generator[tuple[Task, Table], None, None]:
    if executor is None and workers == 1:
        for task in tasks:
            yield task, play_task(task)
        return
    with _pool(min(workers, len(tasks)), executor) as pool:
        futures: dict[Future[Table], Task] = {}
        try:
            for task in tasks:
                futures[pool.submit(play_task, task)] = task
            for future in as_completed(futures):
                yield futures[future], future.result()
        finally:  # interrupted, or one failed: what has not begun need not
            _cancel(futures)


def _cancel(futures: Iterable[Future[Table]]) -> None:
    for future in futures:
        future.cancel()


@contextmanager
def _pool(workers: int, executor: Executor | None) -> Iterator[Executor]:
    """The executor given, or processes of our own. They are spawned, since a forked one may inherit a locked lock."""
    if executor is not None:
        yield executor
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=leave_interrupts_to_the_parent) as pool:
        yield pool


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches the whole group of processes; the parent alone decides what to do about it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


__all__ = ["COLUMNS", "Result", "Setting", "SettingError", "Task", "play_task", "simulate", "variants"]
