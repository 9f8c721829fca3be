"""Scenario files: finding them, reading them, and the report of `penultimate scenario`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, TextIO

from penultimate.scenarios.model import InvalidScenario, Scenario
from penultimate.scenarios.nodes import read_documents
from penultimate.scenarios.running import run_scenario
from penultimate.scenarios.yaml_reading import read_document

MOST_BYTES: Final = 4_000_000
SUFFIXES: Final = (".yaml", ".yml")


class InvalidFile(Exception):
    """A file that cannot be run: one line `FILE:LINE: message` for each thing found wrong."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


def read_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file, or `InvalidFile` if any of them makes no sense."""
    try:
        documents = read_documents(_read(path))
    except InvalidScenario as invalid:
        raise InvalidFile([f"{path}:{invalid.line}: {invalid.message}"]) from None
    scenarios: list[Scenario] = []
    complaints: list[str] = []
    for document in documents:
        result = read_document(document)
        if isinstance(result, InvalidScenario):
            complaints.append(f"{path}:{result.line}: {result.message}")
        else:
            scenarios.append(result)
    if complaints:
        raise InvalidFile(complaints)
    return scenarios


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise InvalidScenario(1, f"cannot be read: {error.strerror or error}") from None
    if len(data) > MOST_BYTES:
        raise InvalidScenario(1, f"too long: a file of scenarios has at most {MOST_BYTES} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InvalidScenario(line, "not a text file: it is not UTF-8") from None


def find_files(paths: Sequence[Path]) -> list[Path]:
    """The files themselves; of a directory, its `*.yaml`. One without any stays, and is then named as unreadable."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(file for file in path.iterdir() if file.suffix in SUFFIXES) if path.is_dir() else []
        found += inside or [path]
    return found


def check_files(paths: Sequence[Path], out: TextIO, complaints: TextIO) -> bool:
    """Run all scenarios and print a line for each; whether all files made sense and all scenarios hold."""
    all_hold = True
    for path in find_files(paths):
        try:
            scenarios = read_scenarios(path)
        except InvalidFile as invalid:
            all_hold = False
            for line in invalid.lines:
                _print_line(line, complaints)
            complaints.flush()
            continue
        for scenario in scenarios:
            title = " ".join(scenario.title.split())
            differences = run_scenario(scenario)
            if differences:
                all_hold = False
                _print_line(f"FAIL {title}: {'; '.join(differences)}", out)
            else:
                _print_line(f"ok {title}", out)
        out.flush()
    return all_hold


def _print_line(text: str, out: TextIO) -> None:
    """One line whatever it holds, and nothing that the reader's terminal would obey or could not show."""
    line = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)
    encoding = out.encoding or "utf-8"
    print(line.encode(encoding, "backslashreplace").decode(encoding), file=out)
