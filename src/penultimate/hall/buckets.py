"""What fills up with time: for one who asks, or for everybody at an address."""

from collections.abc import Callable
from typing import final


@final
class Bucket:
    """Fills up with time, and is emptied by what is asked for."""

    __slots__ = ("_at", "_left", "_most", "_per_second")

    def __init__(self, most: float, per_second: float, now: float) -> None:
        self._most = most
        self._per_second = per_second
        self._left = most
        self._at = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Whether so much more is allowed."""
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def is_full(self, now: float) -> bool:
        return self._left + (now - self._at) * self._per_second >= self._most


@final
class Buckets:
    """One bucket for each address. Full ones are forgotten, so that addresses do not pile up."""

    def __init__(self, most: float, per_second: float, now: Callable[[], float]) -> None:
        self._most = most
        self._per_second = per_second
        self._now = now
        self._buckets: dict[str, Bucket] = {}
        self._tidy_at = 256

    def take(self, address: str, cost: float = 1) -> bool:
        now = self._now()
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self._tidy_at:
                self._buckets = {key: kept for key, kept in self._buckets.items() if not kept.is_full(now)}
                self._tidy_at = max(256, 2 * len(self._buckets))
            bucket = self._buckets[address] = Bucket(self._most, self._per_second, now)
        return bucket.take(now, cost)
