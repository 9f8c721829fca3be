"""What an honest table notices while strangers attack the server: a part of `make bench`.

    python -m penultimate.lab.attacks [SECONDS]

Each attack has a real server of its own with a log of many tables, honest people in one more process and the strangers
in another, all on this machine. First everything is quiet, then the same people play on under attack.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from penultimate.lab.attack_log import FILE, furnish, late_bots
from penultimate.lab.attack_strangers import ATTACKS, CLIENTS, HALF_OPEN, POLLERS, RULE_TABLES
from penultimate.lab.load import processor_seconds, running

SECONDS: Final = 6.0
TABLES: Final = 2000
TARGET: Final = 100.0
"""Milliseconds: 99 of 100 moves of an honest table are answered sooner, on a quiet machine."""
MOST_COMPLAINTS: Final = 3
TITLES: Final = {
    "rules": f"propose-rule and understand, {2 * RULE_TABLES} tables",
    "health": f"/health and /metrics, {POLLERS} pollers",
    "pictures": f"QR pictures, {CLIENTS} clients",
    "half-open": f"{HALF_OPEN:,} half-open sockets",
    "options": f"set-options with nonsense, {CLIENTS} strangers",
    "keys": f"wrong codes and tokens, {CLIENTS} at a time",
    "records": f"records and replays, {CLIENTS} clients",
    "frames": f"empty frames without end, {CLIENTS} strangers",
}
"""As many as there are attacks, and in the same order."""


class Measured(msgspec.Struct):
    """Milliseconds that honest people waited for answers, and bots took beyond their pace."""

    move: list[float]
    ping: list[float]
    hint: list[float]
    refused: dict[str, int]
    bot: list[float] = []
    begun: float = 0.0
    """By the day's clock."""
    ended: float = 0.0


@dataclass
class Outcome:
    quiet: Measured
    attacked: Measured
    got: dict[str, int]
    """What the strangers were answered."""
    processor: float
    """The share of one processor that the server used under attack."""
    complaints: list[str] = field(default_factory=list)
    """What the server said about it."""


def percentile(figures: list[float], percent: int) -> float:
    """0 where there are none."""
    return sorted(figures)[min(len(figures) - 1, len(figures) * percent // 100)] if figures else 0.0


# --- one attack -------------------------------------------------------------------------------------------------------


class Honest:
    """The process of the honest people."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self._asked_at = time.time()
        self.table, self.table_with_bots = line_from(process).split()

    def since_last_asked(self) -> Measured:
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        measured = msgspec.json.decode(line_from(self._process), type=Measured)
        measured.begun, self._asked_at = self._asked_at, time.time()
        measured.ended = self._asked_at
        return measured


@contextmanager
def honest_people(port: int) -> Iterator[Honest]:
    command = [sys.executable, "-m", "penultimate.lab.attack_honest", str(port)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield Honest(process)
    finally:
        process.communicate(timeout=30)


@contextmanager
def strangers(name: str, port: int, seconds: float, code: str) -> Iterator["subprocess.Popen[str]"]:
    """Their process, at the moment in which they begin."""
    command = [sys.executable, "-m", "penultimate.lab.attack_strangers", name, str(port), str(seconds), code]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        line_from(process)
        yield process


def line_from(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise RuntimeError(f"{process.args!r} ended too soon")
    return line


def endure(name: str, seconds: float, folder: Path) -> Outcome:
    """One attack on a server with the log in this folder."""
    command = ("penultimate", "serve", "--port", "0", "--data", str(folder))
    with (folder / "complaints").open("w+") as errors:
        with running(*command, errors=errors) as (server, port), honest_people(port) as honest:
            quiet = _quiet(honest, seconds)
            with strangers(name, port, seconds, honest.table) as process:
                outcome = _attacked(honest, quiet, server, process)
        errors.seek(0)
        outcome.complaints = errors.read().splitlines()
    for measured in (outcome.quiet, outcome.attacked):
        measured.bot = late_bots(folder, honest.table_with_bots, measured.begun, measured.ended)
    return outcome


def _quiet(honest: Honest, seconds: float) -> Measured:
    honest.since_last_asked()
    time.sleep(seconds)
    return honest.since_last_asked()


def _attacked(
    honest: Honest, quiet: Measured, server: "subprocess.Popen[str]", process: "subprocess.Popen[str]"
) -> Outcome:
    honest.since_last_asked()
    busy = processor_seconds(server)
    got = msgspec.json.decode(line_from(process), type=dict[str, int])
    attacked = honest.since_last_asked()
    return Outcome(quiet, attacked, got, (processor_seconds(server) - busy) / (attacked.ended - attacked.begun))


# --- all of them ------------------------------------------------------------------------------------------------------


def report(seconds: float = SECONDS, names: Iterable[str] = ATTACKS, tables: int = TABLES) -> dict[str, Outcome]:
    """Run and print it. The target is printed, never asserted: it is meant for a machine that does nothing else."""
    print(f"an honest table under attack: {seconds:g} s each, {tables:,} tables asleep in the log, {_load()}")
    print(f"  {'milliseconds (times those of the quiet seconds before)':50}{_HEADINGS}")
    outcomes = {}
    with tempfile.TemporaryDirectory() as folder:
        furnish(Path(folder), tables)
        for name in names:
            copy = Path(folder) / name
            copy.mkdir()
            shutil.copy(Path(folder) / FILE, copy)
            outcomes[name] = endure(name, seconds, copy)
            _print(TITLES[name], outcomes[name])
    return outcomes


_HEADINGS: Final = f"{'move p50':>15}{'p99':>15}{'slowest':>15}{'ping p99':>15}{'hint p99':>15}{'latest bot':>15}"


def _load() -> str:
    return f"load average {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"


def _print(title: str, outcome: Outcome) -> None:
    quiet, attacked = outcome.quiet, outcome.attacked
    p99 = percentile(attacked.move, 99)
    figures = zip(_figures(attacked), _figures(quiet), strict=True)
    print(f"  {title:50}{''.join(f'{_beside(now, before):>15}' for now, before in figures)}")
    print(f"  {'  quiet':50}{''.join(f'{figure:>15.1f}' for figure in _figures(quiet))}")
    print(
        f"    {'below' if p99 < TARGET else 'ABOVE'} the target of {TARGET:g} ms; {len(attacked.move)} moves, "
        f"{len(attacked.hint)} hints, {len(attacked.bot)} of bots; "
        f"server {outcome.processor:.0%} of a processor; {_load()}"
    )
    print(f"    strangers got: {_counts(outcome.got)}")
    if attacked.refused:
        print(f"    honest people were refused: {_counts(attacked.refused)}")
    for complaint in outcome.complaints[:MOST_COMPLAINTS]:
        print(f"    the server: {complaint}")


def _figures(measured: Measured) -> list[float]:
    return [
        percentile(measured.move, 50),
        percentile(measured.move, 99),
        max(measured.move, default=0.0),
        percentile(measured.ping, 99),
        percentile(measured.hint, 99),
        max(measured.bot, default=0.0),
    ]


def _beside(now: float, before: float) -> str:
    return f"{now:.1f} ({now / before:.1f}x)" if before > 0 else f"{now:.1f}"


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{count:,} {what}" for what, count in sorted(counts.items(), key=lambda item: -item[1]))


if __name__ == "__main__":
    report(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS, sys.argv[2:] or ATTACKS)
