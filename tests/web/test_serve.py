"""The command itself: `penultimate serve`."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("how", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_however_it_is_ended_it_says_goodbye(tmp_path: Path, how: str) -> None:
    """Most people close the window: SIGHUP. What was not ended in order is looked through at the next start."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)  # the tests themselves may be run with `nohup`
    try:
        for _ in range(2):
            with served(tmp_path) as (process, line):
                assert "http" in line
                process.send_signal(getattr(signal, how))
                said, _ = process.communicate(timeout=20)
                assert process.returncode == 0
                assert "checking all tables" not in said
    finally:
        signal.signal(signal.SIGHUP, before)


def test_who_is_told_to_outlive_the_window_does(tmp_path: Path) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as `nohup` does
    try:
        with served(tmp_path) as (process, line):
            found = re.search(r"http://127\.0\.0\.1:\d+/", line)
            assert found is not None
            process.send_signal(signal.SIGHUP)
            with urllib.request.urlopen(f"{found[0]}health", timeout=10) as answer:
                assert b'"status": "ok"' in answer.read()
    finally:
        signal.signal(signal.SIGHUP, before)


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


def penultimate(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-m", "penultimate", *arguments], capture_output=True, text=True)


def test_a_backup_is_made_while_it_runs_and_restored_elsewhere(tmp_path: Path) -> None:
    copy, elsewhere = str(tmp_path / "copy.sqlite"), str(tmp_path / "elsewhere")
    shutil.copytree(Path(__file__).parent.parent / "old" / "93541d9", tmp_path / "data")
    with served(tmp_path / "data") as (_, line):
        assert "http" in line
        for words in (["backup", copy], ["doctor"]):
            result = penultimate(*words, "--data", str(tmp_path / "data"))
            assert (result.returncode, result.stderr) == (0, "")
        running = penultimate("restore", copy, "--force", "--data", str(tmp_path / "data"))
        assert running.returncode == 2
        assert "another server" in running.stderr
    assert penultimate("restore", copy, "--data", elsewhere).returncode == 0
    with served(Path(elsewhere)) as (_, line):
        assert "http" in line
        assert "4 tables, all good" in penultimate("doctor", "--data", elsewhere).stdout


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


@pytest.mark.parametrize(
    "wrong",
    [
        ("--port", "99999"),
        ("--port", "-1"),
        ("--port", "http"),
        ("--listen", "nowhere.invalid"),
        ("--listen", "192.0.2.1"),
        ("--keep", "for ever"),
        ("--keep", "0"),
        ("--public", "cards.example"),
        ("--public", "https://cards.example:99999"),
        ("--behind", "somewhere"),
        ("--tables-per-address", "0"),
        ("--connections-per-address", "-5"),
        ("--log", "xml"),
    ],
)
def test_a_word_that_makes_no_sense_is_named_and_no_traceback_shown(tmp_path: Path, wrong: tuple[str, str]) -> None:
    result = penultimate("serve", "--data", str(tmp_path), *(() if "--port" in wrong else ("--port", "0")), *wrong)
    assert result.returncode in (1, 2)
    assert wrong[0 if result.returncode == 2 else 1] in result.stderr
    assert "Traceback" not in result.stderr
    assert "_" not in result.stderr.splitlines()[-1], "nobody needs to know what our functions are called"


@pytest.mark.parametrize("address", ["127.0.0.2", "::1"])
def test_it_listens_where_it_is_told_to_and_says_so(tmp_path: Path, address: str) -> None:
    if ":" in address and not socket.has_ipv6:
        pytest.skip("this machine has no IPv6")
    with served(tmp_path, "--listen", address) as (_, line):
        found = re.search(r"http://\S+/", line)
        assert found is not None, line
        assert address in found[0]
        with urllib.request.urlopen(f"{found[0]}health", timeout=10) as answer:
            assert b'"status": "ok"' in answer.read()


def test_few_open_files_let_fewer_people_in_and_keep_nobody_waiting(tmp_path: Path) -> None:
    """Who is one too many is turned away at once, and whoever leaves makes room."""
    limited = "import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))\n"
    code = limited + "from penultimate.cli import main; sys.exit(main(sys.argv[1:]))"
    command = ["serve", "--port", "0", "--data", str(tmp_path), "--connections-per-address", "1000"]
    process = subprocess.Popen(
        [sys.executable, "-c", code, *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout is not None
    try:
        lines = [process.stdout.readline() for _ in range(2)]
        assert "at most 128 people" in lines[0], lines
        port = int(re.findall(r":(\d+)/", lines[1])[0])
        sockets = [socket.create_connection(("127.0.0.1", port), timeout=20) for _ in range(300)]
        assert sockets[-1].recv(1) == b"", "closed, and not left waiting"
        for one in sockets:
            one.close()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=20) as answer:
            assert b'"status": "ok"' in answer.read()
    finally:
        process.kill()
        process.communicate()


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
