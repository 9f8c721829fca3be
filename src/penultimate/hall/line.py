"""What goes out to one guest. How it gets there is the host's business."""

from typing import Protocol


class Line(Protocol):
    """Nothing here may wait. A reader that is too slow gets less (`updates.py`)."""

    behind_since: float | None
    """Since when the other side has not kept up with what is sent; None while it does."""

    def send(self, payload: bytes) -> None: ...

    def keeps_up(self) -> bool:
        """Whether the other side reads what it is sent. If not, it is `behind_since` now."""

    def write(self, payload: bytes) -> None:
        """The same as `send`, for who has just been told that the other side keeps up."""

    def catch_up(self) -> bool:
        """Send what had to wait, if the other side reads again. Returns whether it has caught up."""

    def close(self) -> None:
        """After what has been sent so far."""

    def cut(self) -> None:
        """At once, without waiting for a reader that does not read."""
