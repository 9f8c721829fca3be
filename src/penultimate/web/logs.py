"""The server's own log: lines for people, or for programs that collect them."""

import json
import logging
from datetime import UTC, datetime
from typing import final


@final
class JsonLines(logging.Formatter):
    """One object a line, whatever is in the message."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def write_log(*, as_json: bool) -> None:
    """To standard error: what we have to say, and of others only what went wrong."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("penultimate").setLevel(logging.INFO)
