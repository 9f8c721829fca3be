"""Says in which mode the rules run, and refuses to test the wrong one.

`PYTHONPATH=src` tests the source, interpreted; without it the installed wheel is tested, compiled where there was a
compiler. `PENULTIMATE_EXPECT=compiled` or `interpreted` makes a mix-up an error instead of a green lie.
"""

import hashlib
import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import tests.one_thread  # noqa: F401 - before the bots
from hypothesis import settings

import penultimate
from penultimate.bots import BY_COUNT, bot
from penultimate.cli import rules_mode

EXPLORING = bool(os.environ.get("PENULTIMATE_EXPLORE"))
"""Set, hypothesis looks for new cases; not set, every run tries the same ones: a test does not depend on chance."""
settings.register_profile("penultimate", derandomize=not EXPLORING, database=None, deadline=None)
settings.load_profile("penultimate")


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


class Shuffles:
    """Secrets for tables that the tests make: as good as any, and the same each time."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, test: str) -> None:
        self._test, self._told = test, 0

    def new_secret(self) -> str:
        self._told += 1
        return hashlib.sha256(f"{self._test} {self._told}".encode()).hexdigest()


SHUFFLES = Shuffles()


def pytest_runtest_setup(item: pytest.Item) -> None:
    SHUFFLES.begin(item.nodeid)


@pytest.fixture(autouse=True, scope="session")
def no_shuffle_is_by_chance() -> Iterator[None]:
    """A table that a test makes gets its secret from the test's name: what it deals today it deals tomorrow."""
    with pytest.MonkeyPatch.context() as patch:
        for module in ("tables.table", "hall.registry"):
            patch.setattr(f"penultimate.{module}.new_secret", SHUFFLES.new_secret)
        yield


@pytest.fixture(autouse=True, scope="session")
def hints_by_count() -> Iterator[None]:
    """Who asks twice for a hint gets the same one, however busy the machine is that tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("penultimate.bots.hints.bot", partial(bot, timing=BY_COUNT))
        yield
