"""The command line itself: it starts, it lists its commands, and it says what it is."""

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
