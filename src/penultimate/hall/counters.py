"""What has happened in a hall since it was opened. A host shows it in whatever form people read."""

from collections import Counter
from typing import final


@final
class Counters:
    def __init__(self) -> None:
        self.moves_asked = 0
        self.refusals: Counter[str] = Counter()
        self.problems: Counter[str] = Counter()
        self.slow_readers_cut = 0
        self.bugs = 0
        """Tables that had to be read again from their logs, and messages that could not be dealt with."""
