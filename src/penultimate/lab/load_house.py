"""What a move costs the servers and the database: SQLite, PostgreSQL, one server and two. Part of `make bench`.

    python -m penultimate.lab.load_house [SECONDS]

Time on a processor, and no rate: whatever else the machine does, that hardly changes. From it follows how many people n
machines hold (docs/running.md).
"""

import contextlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from typing import Final, NamedTuple

from penultimate.lab.load import processor_seconds, running, serving
from penultimate.lab.own_postgres import WITHOUT, OwnPostgres, find_postgres

TABLES: Final = 100
SECONDS: Final = 6.0
MOVES_OF_ONE: Final = 1 / 8
"""Moves a second of one person: at a table of four somebody moves every two seconds."""
SHARE: Final = 0.6
"""Of a processor that one plans with: the rest is for moments in which everybody moves at once."""
CROWDS: Final = (1_000, 100_000)
_SECRET: Final = "only for measuring, on this machine"


class Cost(NamedTuple):
    """Microseconds of processor per move."""

    name: str
    servers: float
    database: float
    moves: float

    def cores(self, people: int) -> tuple[float, float]:
        """How many the servers and the database keep busy, with some to spare."""
        rate = people * MOVES_OF_ONE / 1e6 / SHARE
        return rate * self.servers, rate * self.database


def measured(name: str, ports: str, processes: "list[subprocess.Popen[str]]", postgres: OwnPostgres | None) -> Cost:
    command = [sys.executable, "-m", "penultimate.lab.load_client", ports, str(TABLES), str(_seconds()), "0"]
    generator = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert generator.stdout is not None
    generator.stdout.readline()
    busy = sum(processor_seconds(process) for process in processes)
    database = 0.0 if postgres is None else postgres.processor_seconds()
    line = generator.stdout.readline()
    if not line:
        raise RuntimeError("the generator failed")
    figures = json.loads(line)
    moves = max(1, figures["count"])
    busy = sum(processor_seconds(process) for process in processes) - busy
    database = 0.0 if postgres is None else postgres.processor_seconds() - database
    generator.communicate("\n", timeout=30)
    return Cost(name, busy * 1e6 / moves, database * 1e6 / moves, figures["moves"])


def _seconds() -> float:
    return float(sys.argv[1]) if len(sys.argv) > 1 and __name__ == "__main__" else SECONDS


@contextlib.contextmanager
def servers(
    count: int, postgres: OwnPostgres, folder: str
) -> "Iterator[tuple[list[subprocess.Popen[str]], list[int]]]":
    secret = f"{folder}/secret"
    with open(secret, "w", encoding="utf-8") as file:
        file.write(_SECRET)
    words = ("--store", postgres.url(), "--relay", "127.0.0.1:0", "--secret-file", secret)
    with contextlib.ExitStack() as stack:
        found = [stack.enter_context(running(*serving(folder), *words)) for _ in range(count)]
        yield [process for process, _ in found], [port for _, port in found]


def costs() -> Iterator[Cost]:
    with tempfile.TemporaryDirectory() as folder:
        with running(*serving(folder)) as (server, port):
            yield measured("SQLite, 1 server", str(port), [server], None)
        if find_postgres() is None:
            print(WITHOUT)
            return
        with OwnPostgres() as postgres:
            with servers(1, postgres, folder) as (processes, ports):
                yield measured("PostgreSQL, 1 server", str(ports[0]), processes, postgres)
            with servers(2, postgres, folder) as (processes, ports):
                both = ",".join(map(str, ports))
                yield measured("PostgreSQL, 2 servers, by code", both, processes, postgres)
                yield measured("PostgreSQL, 2 servers, any door", f"{both},mixed", processes, postgres)


def report() -> None:
    print(f"\nwhat a move costs, {TABLES} tables x 4 flat out: µs of processor per move, all servers together")
    last: Cost | None = None
    for cost in costs():
        print(f"  {cost.name:34}{cost.servers:6.0f} server {cost.database:6.0f} database {cost.moves:8.0f} moves/s")
        last = cost if cost.database else last
    if last is None:
        return
    print(f"people at a time, a move of each every {1 / MOVES_OF_ONE:g} s, {SHARE:.0%} of each processor planned with:")
    for people in CROWDS:
        house, database = last.cores(people)
        first = "the servers" if house > database else "the database"
        print(f"  {people:7,} people: {house:6.1f} cores of servers, {database:5.1f} of the database; {first} first")


if __name__ == "__main__":
    report()
