"""The command itself: `penultimate serve`."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from penultimate.web.serve import bind, own_address


@contextmanager
def served(data: Path, *arguments: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    command = [sys.executable, "-m", "penultimate", "serve", "--port", "0", "--data", str(data), *arguments]
    without_display = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "BROWSER")}
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**without_display, "BROWSER": "false"},
    )
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline()
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def test_it_says_where_it_is_serves_there_and_stops_when_asked(tmp_path: Path) -> None:
    with served(tmp_path, "--open") as (process, line):
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found is not None, line
        with urllib.request.urlopen(f"{found[0]}health", timeout=10) as answer:
            assert b'"status": "ok"' in answer.read()
        process.send_signal(signal.SIGTERM)
        rest, _ = process.communicate(timeout=20)
        assert process.returncode == 0, rest
        assert "Traceback" not in rest


def test_a_second_server_on_the_same_data_is_told_so(tmp_path: Path) -> None:
    with served(tmp_path) as (_, line):
        assert "http" in line
        second = subprocess.run(
            [sys.executable, "-m", "penultimate", "serve", "--port", "0", "--data", str(tmp_path)],
            capture_output=True,
            text=True,
        )
        assert second.returncode == 1
        assert "another server" in second.stderr
        assert "Traceback" not in second.stderr


def test_lan_prints_an_address_for_others_and_a_picture_of_it(tmp_path: Path) -> None:
    with served(tmp_path, "--lan") as (process, line):
        assert "http" in line
        assert process.stdout is not None
        lines: list[str] = []
        while "Ctrl+C" not in "".join(lines[-1:]):
            lines.append(process.stdout.readline())
        assert re.search(r"Others find it at http://[\d.]+:\d+/", lines[0]), lines
        assert "█" in lines[5]
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)
        assert process.returncode == 0


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = subprocess.run(
            [sys.executable, "-m", "penultimate", "serve", "--port", port, "--data", str(tmp_path)],
            capture_output=True,
            text=True,
        )
    assert result.returncode == 1
    assert f"cannot use port {port}" in result.stderr
    assert "Traceback" not in result.stderr


def test_only_this_machine_unless_asked() -> None:
    with bind("127.0.0.1", 0) as listening:
        assert listening.getsockname()[0] == "127.0.0.1"
    assert re.match(r"^\d+\.\d+\.\d+\.\d+$", own_address())
