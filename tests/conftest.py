"""Says in which mode the rules run, and refuses to test the wrong one.

`PYTHONPATH=src` tests the source, interpreted; without it the installed wheel is tested, compiled where there was a
compiler. `PENULTIMATE_EXPECT=compiled` or `interpreted` makes a mix-up an error instead of a green lie.
"""

import os
import signal
from pathlib import Path

import pytest

import penultimate
from penultimate.cli import rules_mode


def pytest_report_header() -> str:
    return f"penultimate: rules {rules_mode()}, from {Path(penultimate.__file__).parent}"


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell that runs the tests in the background has Ctrl-C ignored, in every program that the tests start, too.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = os.environ.get("PENULTIMATE_EXPECT")
    if expected not in (None, "", "compiled", "interpreted"):
        raise pytest.UsageError(f"PENULTIMATE_EXPECT is {expected!r}, not compiled or interpreted")
    if expected and rules_mode() not in (expected, "absent"):
        raise pytest.UsageError(f"these tests want {expected} rules, but they are {rules_mode()}")
