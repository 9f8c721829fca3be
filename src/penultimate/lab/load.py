"""The load test of `make bench`: a real server, a generator in a process of its own, and a bare loop beside it.

100 tables of four flat out, against aiohttp that only fans the same bytes out; then 1,000 connections at a human pace.
"""

import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

TAKES: Final = 3
FLAT_OUT_TABLES: Final = 100
PACED_TABLES: Final = 250
PACE: Final = 2.0
"""Seconds that a player thinks, on average."""

Figures = dict[str, Any]


@contextmanager
def running(*command: str, errors: IO[str] | None = None) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server in a process of its own, and its port. What it complains about goes to `errors`, if that is given."""
    process = subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.PIPE, stderr=errors, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        if found is None:
            raise RuntimeError(f"{command[0]} did not start")
        yield process, int(found[1])
    finally:
        process.terminate()
        process.communicate(timeout=20)


def serving(data: str) -> tuple[str, ...]:
    many = ("--tables-per-address", "100000", "--connections-per-address", "100000")
    return ("penultimate", "serve", "--port", "0", "--data", data, *many)


def kilobytes(process: "subprocess.Popen[str]") -> float:
    """Resident memory, where the system tells."""
    try:
        status = Path(f"/proc/{process.pid}/status").read_text()
    except OSError:
        return float("nan")
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return float(found[1]) if found else float("nan")


def processor_seconds(process: "subprocess.Popen[str]") -> float:
    """Time on a processor, where the system tells: what is left to compare when the machine has other work."""
    try:
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def generate(
    server: "subprocess.Popen[str]", port: int, tables: int, seconds: float, pace: float, corpus: Path | None = None
) -> Figures:
    before = kilobytes(server)
    command = [sys.executable, "-m", "penultimate.lab.load_client", str(port), str(tables), str(seconds), str(pace)]
    if corpus is not None:
        command.append(str(corpus))
    generator = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert generator.stdout is not None
    generator.stdout.readline()
    busy = processor_seconds(server)
    line = generator.stdout.readline()
    if not line:
        raise RuntimeError("the generator failed")
    figures: Figures = json.loads(line)
    figures["processor"] = (processor_seconds(server) - busy) * 1e6 / max(1, figures["count"])
    figures["memory"] = (kilobytes(server) - before) / (tables * 4)
    generator.communicate("\n", timeout=30)
    return figures


def flat_out(seconds: float, takes: int) -> tuple[list[Figures], list[Figures]]:
    """The two servers in turns, so that whatever else the machine does hits both."""
    ours: list[Figures] = []
    bare: list[Figures] = []
    with tempfile.TemporaryDirectory() as folder:
        corpus = Path(folder) / "corpus.json"
        for take in range(takes):
            with running(*serving(f"{folder}/{take}")) as (server, port):
                ours.append(generate(server, port, FLAT_OUT_TABLES, seconds, 0, None if take else corpus))
            with running("penultimate.lab.load_baseline", str(corpus)) as (server, port):
                bare.append(generate(server, port, FLAT_OUT_TABLES, seconds, 0))
    return ours, bare


def paced(seconds: float) -> Figures:
    with tempfile.TemporaryDirectory() as folder, running(*serving(folder)) as (server, port):
        return generate(server, port, PACED_TABLES, seconds, PACE)


def median(figures: list[Figures], name: str) -> float:
    return float(statistics.median(take[name] for take in figures))


def report(seconds: float = 6, takes: int = TAKES) -> Figures:
    """Run everything and print it. Returns the figures that have targets."""
    ours, bare = flat_out(seconds, takes)
    print(f"{FLAT_OUT_TABLES} tables x 4 flat out, medians of {takes} takes, generator in its own process")
    for name, figures in (("penultimate, rules and disk", ours), ("bare aiohttp, same bytes", bare)):
        print(
            f"  {name:28} {median(figures, 'moves'):8.0f} moves/s   p50 {median(figures, 'p50'):6.1f} ms   "
            f"p99 {median(figures, 'p99'):6.1f} ms   {median(figures, 'processor'):5.0f} µs of processor per move "
            f"(generator {median(figures, 'generator'):.0f})   "
            f"{median(figures, 'bytes'):4.0f} bytes per update"
        )
    ratio = median(ours, "moves") / median(bare, "moves")
    work = median(bare, "processor") / median(ours, "processor")
    print(f"  ratio {ratio:.2f} (target: at least 0.55), {work:.2f} by processor per move")
    slow = paced(seconds * 3)
    print(f"{PACED_TABLES * 4} connections, a move every {PACE:g} s at each table")
    print(
        f"  penultimate                  {slow['moves']:8.0f} moves/s   p50 {slow['p50']:6.1f} ms   "
        f"p99 {slow['p99']:6.1f} ms (target: below 50)   {slow['memory']:.1f} KB per connection (target: below 40)"
    )
    return {"ratio": ratio, "p99": slow["p99"], "memory": slow["memory"]}


if __name__ == "__main__":
    report(float(sys.argv[1]) if len(sys.argv) > 1 else 6)
