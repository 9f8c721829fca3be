"""Clocks that go as fast as a test wants."""

from typing import final


@final
class Ticking:
    """So many seconds later at every look."""

    def __init__(self, step: float = 1.0) -> None:
        self.step = step
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self.step


@final
class Standing:
    """Stands still, but for what a test adds."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now
