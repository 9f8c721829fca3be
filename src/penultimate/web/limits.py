"""How much anybody may ask for: generous for people, tight for machines."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import final


@dataclass(frozen=True)
class Limits:
    messages_per_second: float = 50
    message_burst: int = 100
    chat_per_second: float = 0.7
    chat_burst: int = 6
    questions_per_second: float = 8
    """Hints, and rules that are being written: both take milliseconds of thought."""
    question_burst: int = 24
    problems: int = 40
    """A connection with more problems than this is closed."""
    connections: int = 4000
    connections_per_address: int = 100
    tables_per_address: int = 40
    """Made in one go; one more comes free every minute."""
    failed_hellos: int = 20
    """Wrong codes and tokens from one address in one go; one more comes free every three seconds."""


@final
class Bucket:
    """Fills up with time, and is emptied by what is asked for."""

    __slots__ = ("_at", "_left", "_most", "_per_second")

    def __init__(self, most: float, per_second: float, now: float) -> None:
        self._most = most
        self._per_second = per_second
        self._left = most
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed."""
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        return self._left + (now - self._at) * self._per_second >= self._most


@final
class Buckets:
    """One bucket for each address. Full ones are forgotten, so that addresses do not pile up."""

    def __init__(self, most: int, per_second: float, now: Callable[[], float]) -> None:
        self._most = most
        self._per_second = per_second
        self._now = now
        self._buckets: dict[str, Bucket] = {}
        self._tidy_at = 256

    def take(self, address: str) -> bool:
        now = self._now()
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self._tidy_at:
                self._buckets = {key: kept for key, kept in self._buckets.items() if not kept.is_full(now)}
                self._tidy_at = max(256, 2 * len(self._buckets))
            bucket = self._buckets[address] = Bucket(self._most, self._per_second, now)
        return bucket.take(now)
