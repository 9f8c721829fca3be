"""What the driver needs of a table, whether it is in this process or at a server."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from penultimate.bots import Hint
from penultimate.rules import Event, Move, SeatView
from penultimate.tables.obstacles import Obstacle

Stage = Literal["lobby", "playing", "round-over", "match-over"]


class NotDone(Exception):
    """The table did not do what it was asked, and nothing has changed. Codes as in the rules and on the wire."""

    def __init__(self, code: str, rule: str = "", detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.detail = detail


class TableLost(Exception):
    """There is no table any more to play at. `reason` is the end of a message's id (`terminal-lost-…`)."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


@dataclass(frozen=True)
class Happened:
    """What one move did, as this seat sees it."""

    events: tuple[Event, ...]


@dataclass(frozen=True)
class Notice:
    """Something that is no event of the game: a message's id and what goes into it."""

    message: str
    arguments: dict[str, str | int]


News = Happened | Notice


@dataclass(frozen=True)
class RuleInWords:
    words: str
    said: str
    """What the game makes of it, in the reader's language; empty for a rule that people carry out."""


@dataclass(frozen=True)
class OpenProposal:
    """A rule somebody wants on a custom card, or to go on without somebody."""

    number: int
    kind: Literal["rule", "sit-in"]
    by: int
    wants_me: bool
    """Whether this player's consent is still missing."""
    which: int = 0
    rule: RuleInWords | None = None
    """None: the card is to be blank."""
    seat: int = -1
    """Who is away, and for whom a bot is to sit in."""


@dataclass(frozen=True)
class TimeLeft:
    """A clock that runs: for somebody's turn, or until the rule of a card counts as carried out (`dare`)."""

    kind: Literal["turn", "dare"]
    seat: int
    seconds: int


@dataclass(frozen=True)
class Lobby:
    """Who is there before the match."""

    players: tuple[str, ...]
    free: int
    host: str
    is_host: bool
    link: str


class Place(Protocol):
    """A seat at a table. Everything that is asked of it may take a while; what has happened waits in `news`."""

    @property
    def seat(self) -> int: ...
    @property
    def names(self) -> Sequence[str]: ...
    @property
    def stage(self) -> Stage: ...
    @property
    def view(self) -> SeatView | None:
        """What this seat knows; None before the first deal."""

    @property
    def legal(self) -> Sequence[Move]: ...
    @property
    def pausing(self) -> bool:
        """Whether the others wait for this player to say something or to go on."""

    @property
    def has_others(self) -> bool:
        """Whether other people can sit here: to talk and agree with, and for another match."""

    @property
    def lobby(self) -> Lobby | None: ...
    @property
    def rules(self) -> tuple[RuleInWords | None, RuleInWords | None]: ...
    @property
    def proposals(self) -> Sequence[OpenProposal]: ...
    @property
    def time_left(self) -> TimeLeft | None:
        """None where no clock runs."""

    def take_news(self) -> list[News]:
        """All news there is, at once."""

    async def wait_for_news(self) -> None:
        """Until there is some. Raises TableLost where none can come."""

    def is_bluff(self, move: Move) -> bool:
        """W4-4: whether laying this +4 could be punished."""

    def has_shown(self, seconds: float) -> None:
        """All news has been printed, and will have been heard in so many seconds: from then one can catch."""

    async def make(self, move: Move) -> None: ...
    async def why_not(self, move: Move) -> NotDone | None: ...
    async def obstacles(self) -> Sequence[Obstacle]:
        """Which cards of the own hand cannot be laid now, and why."""

    async def hint(self) -> Hint | None: ...
    async def go_on(self) -> None:
        """Nothing to say: let the others play, or be ready for the next round."""

    async def start(self) -> None: ...
    async def say(self, text: str) -> None: ...
    async def propose_rule(self, which: int, words: str) -> None:
        """No words: erase the card's rule."""

    async def propose_sit_in(self, seat: int) -> None:
        """Go on without somebody who is away."""

    async def vote(self, proposal: int, *, agree: bool) -> None: ...
    async def withdraw(self, proposal: int) -> None:
        """Take one's own proposal back."""

    async def leave(self) -> Notice | None:
        """Stand up. What to tell the player about coming back."""
