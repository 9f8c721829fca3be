"""What a record is made of, and what can be wrong with one."""

from collections.abc import Sequence
from dataclasses import dataclass

from penultimate.rules import Options, Rule

VERSION = 1
FIRST_LINE = "penultimate record"
MOST_NAME = 60
MOST_ADDED = 200


class RecordError(ValueError):
    """What is wrong with a record, and on which line.

    `kind` is `not-a-record`, `unknown-version`, `damaged` (cannot be read, or was changed after it was written),
    `truncated` (stops before its end), or `forged` (whole, but it does not hold: seed, moves or result are wrong).
    """

    def __init__(self, kind: str, line: int, message: str) -> None:
        super().__init__(f"{kind}, line {line}: {message}")
        self.kind = kind
        """What is wrong, as a word: `damaged`, `forged` …"""
        self.line = line
        """Where."""
        self.message = message
        """What is wrong, in a sentence."""

    def __reduce__(self) -> tuple[object, ...]:
        return (RecordError, (self.kind, self.line, self.message))


@dataclass(frozen=True)
class Header:
    """What is fixed before the first card is dealt."""

    options: Options
    """How the table played."""
    names: tuple[str, ...]
    """Who sat where."""
    commitment: str
    """The hash of the seed, as published before the match."""
    rules: tuple[Rule | None, Rule | None] = (None, None)
    """What was written on the custom cards at first."""
    contributions: tuple[str, ...] = ()
    """What the players added to the seed, one text per seat; empty if nobody did."""
    date: str = ""
    """When it was played, if somebody wrote it down."""

    def __post_init__(self) -> None:
        check_names(self.names)
        if self.contributions and len(self.contributions) != len(self.names):
            raise ValueError("contributions to the seed are one per player")
        for text in self.contributions:
            if text != " ".join(text.split()) or not text.isprintable() or len(text) > MOST_ADDED:
                raise ValueError(f"what a player adds to the seed is one line of at most {MOST_ADDED} characters")
        if self.date and (self.date != " ".join(self.date.split()) or not self.date.isprintable()):
            raise ValueError("a date is one line of text")


@dataclass(frozen=True)
class RecordedMove:
    """A move in its text form, and the digest of the match after it."""

    seat: int
    """Who moved."""
    text: str
    """The move in notation."""
    digest: str
    """The fingerprint of the match after it."""
    line: int = 0
    """Where it stands in the file."""


@dataclass(frozen=True)
class RuleChanged:
    """A custom card got another rule, or none, between two rounds."""

    which: int
    """Custom card 1 or 2."""
    rule: Rule | None
    """What is on it now; None: nothing."""
    line: int = 0
    """Where it stands in the file."""


@dataclass(frozen=True)
class Ending:
    """How it ended. No winners: the match was given up, and its seed opened all the same."""

    seed: bytes
    """What all chance came from."""
    scores: tuple[int, ...]
    """The points of each seat."""
    winners: tuple[int, ...]
    """Who won; nobody in a match that was given up."""
    line: int = 0
    """Where it stands in the file."""
    whole: bool = True
    """Whether the digest at the end is that of the text above it."""


@dataclass(frozen=True)
class Record:
    """A match as it is written down."""

    header: Header
    """Who played what."""
    entries: tuple[RecordedMove | RuleChanged, ...] = ()
    """Moves and changes of rules, in order."""
    ending: Ending | None = None
    """None while the match goes on, or if the file was cut off."""


def check_names(names: Sequence[str]) -> None:
    for name in names:
        if not name or name != " ".join(name.split()) or not name.isprintable() or len(name) > MOST_NAME:
            raise ValueError(f"{name!r} is not a name: one line of 1 to {MOST_NAME} characters, single blanks")


def handles(names: Sequence[str]) -> list[str]:
    """Names as they stand in moves: one word each, no two alike."""
    words = ["".join("_" if sign in " |" else sign for sign in name) for name in names]
    lowered = [word.lower() for word in words]
    return [
        word if lowered.count(word.lower()) == 1 and word != "?" else f"{word}#{seat + 1}"
        for seat, word in enumerate(words)
    ]
