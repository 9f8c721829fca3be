"""The figures that README.md and docs/ state: taken by their own commands, kept with the commit, compared by a test.

    python tools/figures.py take [RUN …]   run the commands (all, or those named), write docs/figures.json and documents
    python tools/figures.py write          put what docs/figures.json holds into the documents
    python tools/figures.py age            how old each figure is
    python tools/figures.py list           the runs, their commands and about how long they take

Which figures there are, and where they stand, is in tools/figures.toml.
"""

import datetime as dt
import json
import os
import platform
import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "docs" / "figures.json"
LISTED = Path(__file__).with_suffix(".toml")


@dataclass(frozen=True)
class Run:
    """A command that figures come from."""

    name: str
    command: str
    minutes: float


@dataclass(frozen=True)
class Place:
    """Where a figure stands: a file, and the words around it."""

    file: str
    words: str

    def pattern(self) -> re.Pattern[str]:
        """Its one group is the figure. Blanks may be line breaks, `*` is any cell of a table, and it may be bold."""
        before, _, after = self.words.partition("{}")
        figure = r"(?:\*\*)?(\d[^|*]*?)(?:\*\*)?"
        return re.compile(_loosely(before) + figure + _loosely(after))

    def text(self) -> str:
        return (ROOT / self.file).read_text("utf-8")

    def stated(self) -> list[str]:
        """What stands there: one figure, if all is well."""
        return self.pattern().findall(self.text())

    def write(self, value: str) -> None:
        text = self.text()
        found = self.pattern().search(text)
        if found is None:
            raise LookupError(f"{self.file} does not say: {self.words}")
        (ROOT / self.file).write_text(text[: found.start(1)] + value + text[found.end(1) :], "utf-8")


def _loosely(words: str) -> str:
    """A pattern for these words: a blank is any white space, `*` between blanks is what a cell holds."""
    pattern = r"\s+".join(re.escape(word) for word in re.split(r"\s+", words))
    return pattern.replace(r"\s+\*\s+", r"[^|\n]*")


@dataclass(frozen=True)
class Figure:
    """One figure, read from a command's output."""

    name: str
    run: str
    read: str
    places: tuple[Place, ...]
    digits: int | None = None

    def value(self, output: str) -> str:
        found = re.search(self.read, output)
        if found is None:
            raise LookupError(f"{self.name}: the output of {self.run} has nothing like {self.read}")
        text = " ".join(found.groups())
        if self.digits is None:
            return text
        return re.sub(r"\d[\d,]*(?:\.\d+)?", self._rounded, text)

    def _rounded(self, number: re.Match[str]) -> str:
        return f"{float(number[0].replace(',', '')):,.{self.digits}f}"


def runs() -> list[Run]:
    return [Run(**run) for run in tomllib.loads(LISTED.read_text("utf-8"))["run"]]


def figures() -> list[Figure]:
    found = []
    for figure in tomllib.loads(LISTED.read_text("utf-8"))["figure"]:
        places = tuple(Place(*words.split(": ", 1)) for words in figure.pop("stated"))
        found.append(Figure(**figure, places=places))
    return found


def results() -> dict[str, dict[str, str]]:
    """By the figure's name: `value`, `commit`, `taken`, `machine`."""
    kept: dict[str, dict[str, str]] = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    return kept


def keep(kept: dict[str, dict[str, str]]) -> None:
    ordered = {figure.name: kept[figure.name] for figure in figures() if figure.name in kept}
    RESULTS.write_text(json.dumps(ordered, indent=2, ensure_ascii=False) + "\n", "utf-8")


def take(names: list[str]) -> None:
    """Run the commands, one after the other; what is done is kept, whatever happens to the next."""
    chosen = [run for run in runs() if not names or run.name in names]
    unknown = set(names) - {run.name for run in runs()}
    if unknown:
        raise SystemExit(f"there is no run {', '.join(sorted(unknown))}; there are {', '.join(r.name for r in runs())}")
    commit = _commit()
    for run in chosen:
        print(f"{run.name} (about {run.minutes:g} minutes): {run.command}", flush=True)
        output = _output(run)
        kept = results()
        for figure in figures():
            if figure.run == run.name:
                value = figure.value(output)
                old = kept.get(figure.name, {}).get("value", "nothing")
                print(f"  {figure.name}: {value} (was {old})")
                today = dt.datetime.now(dt.UTC).date().isoformat()
                kept[figure.name] = {"value": value, "commit": commit, "taken": today, "machine": machine()}
        keep(kept)
    write()


def _output(run: Run) -> str:
    environment = {**os.environ, "COLUMNS": "200"}
    process = subprocess.run(
        [sys.executable, *run.command.split()], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    return process.stdout


def write() -> None:
    kept = results()
    for figure in figures():
        for place in figure.places:
            if figure.name in kept:
                place.write(kept[figure.name]["value"])


def machine() -> str:
    return f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"


def _git(*words: str) -> str:
    try:
        run = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return run.stdout.strip() if run.returncode == 0 else ""


def _commit() -> str:
    return _git("describe", "--always", "--dirty=, and what was not committed") or "no commit"


def age() -> list[str]:
    """A line for each commit that figures were taken at."""
    by_commit: dict[tuple[str, str], int] = {}
    for kept in results().values():
        by_commit[kept["commit"], kept["taken"]] = by_commit.get((kept["commit"], kept["taken"]), 0) + 1
    today = dt.datetime.now(dt.UTC).date()
    lines = []
    for (commit, taken), count in sorted(by_commit.items(), key=lambda item: item[0][1]):
        days = (today - dt.date.fromisoformat(taken)).days
        since = _git("rev-list", "--count", f"{commit.split(',')[0]}..HEAD")
        behind = f", {since} commits ago" if since else ""
        lines.append(f"{count} figures were taken {days} days ago at {commit}{behind}")
    return lines


def main(words: list[str]) -> int:
    match words:
        case ["take", *names]:
            take(names)
        case ["write"]:
            write()
        case ["age"]:
            print("\n".join(age()))
        case ["list"]:
            for run in runs():
                print(f"{run.name:18} {run.minutes:4g} min  python {run.command}")
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
