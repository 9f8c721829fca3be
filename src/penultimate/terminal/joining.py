"""From a code or a link to a seat at a server's table, and the keys that bring one back to it."""

import contextlib
import json
import re
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from penultimate.terminal.game_file import write_whole
from penultimate.terminal.place import TableLost
from penultimate.terminal.remote import RemoteTable
from penultimate.terminal.saves import data_folder
from penultimate.wording import Wording

OWN_SERVER: Final = "http://127.0.0.1:8377"
"""Where `penultimate serve` is on one's own machine, if nothing else is said."""
MOST_SEATS: Final = 50

_CODE: Final = re.compile(r"[A-Za-z]{6}")


async def seat_at(code_or_link: str, server: str | None, name: str, words: Wording) -> RemoteTable:
    """Sit down, in one's own old seat where there is one. Raises TableLost."""
    address, code = where(code_or_link, server)
    table = RemoteTable(address, code, name, words.language)
    keys = _keys()
    key = f"{table.server} {table.code}"
    await table.join(keys.get(key, ""))
    keys.pop(key, None)
    keys[key] = table.token
    _keep(dict(list(keys.items())[-MOST_SEATS:]))
    return table


def where(code_or_link: str, server: str | None) -> tuple[str, str]:
    """The server's address and the table's code. TableLost where it is neither a code nor a link."""
    text = code_or_link.strip()
    if _CODE.fullmatch(text):
        return _address(server or OWN_SERVER), text
    parts = urlsplit(text if "://" in text else f"http://{text}")
    last = parts.path.rstrip("/").rpartition("/t/")
    if not parts.netloc or not _CODE.fullmatch(last[2]):
        raise TableLost("bad-code", text)
    return _address(server) if server else f"{parts.scheme}://{parts.netloc}{last[0]}", last[2]


def _address(server: str) -> str:
    address = server if "://" in server else f"http://{server}"
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise TableLost("bad-server", server)
    return address.rstrip("/")


def _seats_file() -> Path:
    return data_folder() / "seats.json"


def _keys() -> dict[str, str]:
    """Tokens by server and code. What cannot be read is as good as none: one sits down anew."""
    try:
        kept = json.loads(_seats_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(key): str(value) for key, value in kept.items()} if isinstance(kept, dict) else {}


def _keep(keys: dict[str, str]) -> None:
    with contextlib.suppress(OSError):  # then one cannot come back after the program has ended, and that is all
        write_whole(_seats_file(), json.dumps(keys, indent=1).encode())
