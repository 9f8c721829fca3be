"""A server of one's own: a real process, on a port of its own, with its tables in a folder of its own."""

import hashlib
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_TABLES = 40
"""That one test makes, or matches it plays: each takes a secret."""
PATIENCE = 120
"""Seconds after which a server that should have ended has not: it finishes reading a language first."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    def __init__(self, folder: Path, source: Path | None = None) -> None:
        """`source`: the `src` of a copy of the project, where that is to be served."""
        self.folder = folder
        self._environment = dict(os.environ) | ({} if source is None else {"PYTHONPATH": str(source)})
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}/"
        self.also_called: tuple[str, ...] = ()
        """Other names by which the server may be called."""
        self._secrets = folder / "secrets"
        self._process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        command = [sys.executable, "-m", "tests.browser.quick_server", str(self._secrets), "serve"]
        command += ["--port", str(self.port), "--data", str(self.folder), "--tables-per-address", "1000"]
        for name in self.also_called:
            command += ["--host-name", name]
        self._process = subprocess.Popen(command, cwd=ROOT, env=self._environment, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        said = self._process.stdout.readline()
        assert self.address in said, f"the server did not start: {said!r}"

    def kill(self) -> None:
        """As a power cut would: without a word to anybody."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """In order: everybody is told."""
        self.thaw()
        self._end(signal.SIGTERM)

    def freeze(self) -> None:
        """As a dead line looks from the other end: all is there, and nobody answers."""
        if self._process is not None:
            self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGCONT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(PATIENCE)
        if self._process.stdout:
            self._process.stdout.close()
        self._process = None

    def shuffle_as_always_in(self, test: str) -> None:
        """Every table that is made here from now on gets its secret from the test's name: no shuffle is by chance."""
        secrets = (hashlib.sha256(f"{test} {number}".encode()).hexdigest() for number in range(MOST_TABLES))
        self._secrets.write_text("\n".join(secrets), "ascii")

    def shuffle_next_with(self, secret: bytes) -> None:
        """The secret for the next table that is made here."""
        later = self._secrets.read_text("ascii") if self._secrets.exists() else ""
        self._secrets.write_text(f"{secret.hex()}\n{later}", "ascii")
