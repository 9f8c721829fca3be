"""How much anybody may ask for: generous for people, tight for machines."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import final


@dataclass(frozen=True)
class Limits:
    messages_per_second: float = 50
    message_burst: int = 100
    chat_per_second: float = 0.7
    chat_burst: int = 6
    questions_per_second: float = 8
    """Hints, and sentences that are being written: both take milliseconds of thought."""
    question_burst: int = 24
    trials_per_second: float = 0.5
    """Rules put to the others: each is tried out in hundreds of rounds."""
    trial_burst: int = 8
    problems: int = 40
    """A connection with more problems than this is closed."""
    hello_within: float = 20.0
    """Seconds in which somebody who has come must say what they want."""
    cut_after: float = 6.0
    """Seconds after which a reader that does not read is cut."""
    cost_burst: float = 1000
    costs_per_second: float = 100
    """What plain requests of one address may cost; a file of the page costs 1, a replay 20."""
    looking_back: int = 24
    """Records and replays that are being made at one time: each holds a table's whole log."""
    looking_back_per_address: int = 8
    connections: int = 4000
    connections_per_address: int = 100
    tables_per_address: int = 40
    """Made in one go; one more comes free every minute."""
    failed_hellos: int = 20
    """Wrong codes and tokens from one address in one go; one more comes free every three seconds."""
    peek_burst: float = 240
    peeks_per_second: float = 4
    """What looking at tables from outside may cost an address; one that sleeps is read from its log, and costs more."""


@final
class InHand:
    """How much is being worked on: for each address, and in all."""

    def __init__(self, most: int, most_of_an_address: int) -> None:
        self._most = most
        self._most_of_an_address = most_of_an_address
        self._of_address: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[bool]:
        """Whether there is room for it; if so it counts until the end of the `with`."""
        if self._of_address.total() >= self._most or self._of_address[address] >= self._most_of_an_address:
            yield False
            return
        self._of_address[address] += 1
        try:
            yield True
        finally:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]
