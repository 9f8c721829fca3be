"""The answers of a store, brought to those who wait for them."""

import logging
from collections.abc import Iterable
from typing import Final

from penultimate.tables.ports import Stored, StoreError

_LOG: Final = logging.getLogger("penultimate.storage")


def report(outcomes: Iterable[tuple[Stored, StoreError | None]]) -> None:
    """Whatever one of those who are told does with it, the others are told, too."""
    for done, error in outcomes:
        try:
            done(error)
        except Exception:  # noqa: BLE001
            _LOG.exception("who was told of the log's answer failed")
