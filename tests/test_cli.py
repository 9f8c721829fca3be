"""The command line itself: it starts, it lists its commands, and it says what it is."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import pytest

from penultimate import __version__
from penultimate.cli import COMMANDS, build_parser, main


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(["--version"])
    assert exit_.value.code == 0
    assert capsys.readouterr().out == f"penultimate {__version__}\n"


def test_about_names_version_and_mode(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["about"]) == 0
    assert __version__ in capsys.readouterr().out


@pytest.mark.parametrize("said", [None, "3"])
def test_nets_are_multiplied_in_one_thread_unless_somebody_says_otherwise(said: str | None) -> None:
    script = "import sys, os; from penultimate.cli import main; early = 'numpy' in sys.modules; main(['about'])"
    others = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    done = subprocess.run(
        [sys.executable, "-c", f"{script}; print(early, os.environ['OPENBLAS_NUM_THREADS'])"],
        env=others if said is None else {**others, "OPENBLAS_NUM_THREADS": said},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split()[-2:] == ["False", said or "1"], "it is said before NumPy is imported"


def test_without_a_command_the_table_opens_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[argparse.Namespace] = []

    def run(arguments: argparse.Namespace) -> int:
        served.append(arguments)
        return 0

    monkeypatch.setattr("penultimate.web.serve.run", run)
    assert main([]) == 0
    (arguments,) = served
    assert (arguments.command, arguments.open, arguments.lan, arguments.port) == ("serve", True, False, None)


def test_every_command_is_listed_with_a_line_of_help() -> None:
    listing = build_parser().format_help()
    for command in COMMANDS:
        assert command.name in listing
        assert command.help


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_every_command_explains_its_arguments(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main([command, "--help"])
    assert exit_.value.code == 0
    assert f"penultimate {command}" in capsys.readouterr().out


def test_who_reads_our_output_may_stop_reading() -> None:
    """As in `penultimate scenario … | head`: no traceback."""
    nobody_reads, output = os.pipe()
    os.close(nobody_reads)
    done = subprocess.run(
        [sys.executable, "-m", "penultimate", "scenario", str(Path(__file__).parent / "scenarios" / "cards.yaml")],
        stdout=output,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(output)
    assert (done.returncode, done.stderr) == (1, "")
