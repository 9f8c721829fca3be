"""What aiohttp writes to its log about sockets that talk nonsense, noted in a line instead."""

import logging
from typing import Any, Final

from aiohttp.http_exceptions import HttpProcessingError

from penultimate.web.door import Doorkeeper

_LOG: Final = logging.getLogger("penultimate.web")


class NoteOfNonsense(logging.LoggerAdapter[logging.Logger]):
    """aiohttp's log, which has a traceback for everything that is no HTTP: whoever likes could fill a disk with it."""

    def __init__(self, doorkeeper: Doorkeeper) -> None:
        super().__init__(_LOG, {})
        self._doorkeeper = doorkeeper

    def log(self, level: int, msg: object, *args: object, **more: Any) -> None:
        if isinstance(more.get("exc_info"), HttpProcessingError):
            self._doorkeeper.talks_nonsense(str(args[0]) if args else "")
        else:
            super().log(level, msg, *args, **more)
