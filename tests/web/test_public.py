"""What the world calls a server, and whose word counts about where somebody comes from."""

import json
import logging
import subprocess
import sys
from pathlib import Path

import pytest
from tests.web.test_serve import served

from penultimate.web.logs import JsonLines
from penultimate.web.public import Proxies, public_base


@pytest.mark.parametrize(
    ("text", "base"),
    [
        ("https://cards.example", "https://cards.example"),
        ("https://Cards.Example:443/", "https://cards.example"),
        ("http://cards.example:80", "http://cards.example"),
        ("https://cards.example:8443", "https://cards.example:8443"),
        ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
        ("https://küche.example", "https://xn--kche-0ra.example"),
    ],
)
def test_a_public_address_is_written_as_browsers_write_it(text: str, base: str) -> None:
    assert public_base(text) == base


@pytest.mark.parametrize(
    "text", ["cards.example", "ftp://cards.example", "https://", "https://cards.example/uno", "https://a@b.example", ""]
)
def test_what_is_no_public_address_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="an address"):
        public_base(text)


@pytest.mark.parametrize(
    ("peer", "forwarded", "person"),
    [
        ("127.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("127.0.0.1", ["6.6.6.6, 198.51.100.7"], "198.51.100.7"),
        ("127.0.0.1", ["6.6.6.6", "198.51.100.7"], "198.51.100.7"),
        ("127.0.0.1", ["198.51.100.7, 10.1.2.3"], "198.51.100.7"),
        ("127.0.0.1", ["10.1.2.3"], "10.1.2.3"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["nonsense"], "127.0.0.1"),
        ("127.0.0.1", ["198.51.100.7, nonsense, 10.1.2.3"], "10.1.2.3"),
        ("127.0.0.2", ["198.51.100.7"], "127.0.0.2"),
        ("198.51.100.9", ["127.0.0.1"], "198.51.100.9"),
        ("::ffff:127.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("127.0.0.1", ["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::/64"),
        ("127.0.0.1", ["2001:db8:1:2::9"], "2001:db8:1:2::/64"),
        ("", ["198.51.100.7"], ""),
    ],
)
def test_whom_a_request_counts_for(peer: str, forwarded: list[str], person: str) -> None:
    """The last address that is no proxy of ours; what stands left of it anybody may have written."""
    assert Proxies(["127.0.0.1", "10.0.0.0/8"]).whose(peer, forwarded) == person


def test_without_a_proxy_nobody_is_believed() -> None:
    assert Proxies().whose("127.0.0.1", ["198.51.100.7"]) == "127.0.0.1"
    assert not Proxies().trusts("127.0.0.1")


@pytest.mark.parametrize(
    "option", [["--public", "cards"], ["--behind", "the proxy"], ["--keep", "-3"], ["--keep", "x"]]
)
def test_options_that_cannot_be_are_refused(tmp_path: Path, option: list[str]) -> None:
    command = [sys.executable, "-m", "penultimate", "serve", "--data", str(tmp_path / "data"), *option]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 2
    assert f"argument {option[0]}" in result.stderr
    assert not (tmp_path / "data").exists()


def test_lines_of_the_log_as_json() -> None:
    record = logging.LogRecord("penultimate.hall", logging.ERROR, "x.py", 1, "table %s:\n%s", ("ABC", "“oh”"), None)
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("error", "penultimate.hall", "table ABC:\n“oh”")
    try:
        raise ValueError("a bug")
    except ValueError:
        record.exc_info = sys.exc_info()
    assert "ValueError: a bug" in json.loads(JsonLines().format(record))["exception"]


def test_after_a_kill_the_server_says_so_as_it_was_asked_to(tmp_path: Path) -> None:
    with served(tmp_path, "--keep", "30"):
        pass  # killed
    with served(tmp_path, "--log", "json", "--public", "https://cards.example") as (process, first):
        assert process.stdout is not None
        lines = [first]
        while not lines[-1].startswith("{"):
            lines.append(process.stdout.readline())
            assert lines[-1], lines
    assert any("https://cards.example/" in line for line in lines)
    told = json.loads(lines[-1])
    assert told["level"] == "warning"
    assert "checking all tables" in told["message"]
