"""What a scenario says, once it has been read and found to make sense."""

from dataclasses import dataclass, field

from penultimate.rules import Card, Options, Refusal, Rule


class InvalidScenario(Exception):
    """A file that is no scenario: `line` (from 1) is where, the message what is wrong."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line
        """Where, counted from 1."""
        self.message = message
        """What is wrong."""

    def __reduce__(self) -> tuple[object, ...]:
        return (InvalidScenario, (self.line, self.message))


@dataclass(frozen=True)
class Position:
    """Where a scenario starts. Seats are numbers; every wild custom card is a particular one."""

    options: Options
    """How the table plays."""
    dealer: int
    """Who dealt."""
    scores: tuple[int, ...]
    """The points of each seat."""
    hands: tuple[tuple[Card, ...], ...]
    """What each seat holds."""
    opening: tuple[Card, ...]
    """Cards turned up at the start, one after the other; empty if there is a discard pile."""
    discard: tuple[Card, ...]
    """The discard pile, its top card last; empty if a card is turned up."""
    draw: tuple[Card, ...]
    """The draw pile, first to be drawn first."""
    exact: bool
    """Whether the draw pile is only what is named; otherwise the rest of the deck is under it."""
    turn: int
    """Whose turn it is."""
    to_the_left: bool
    """The direction of play."""
    rules: tuple[Rule | None, Rule | None]
    """What is written on the custom cards."""


@dataclass(frozen=True)
class Refusing:
    """How a step must be refused."""

    refusal: Refusal
    rule: str | None


@dataclass(frozen=True)
class Step:
    """What one player does. `seat` is -1 for a name that nobody at the table has: such a step must be refused."""

    line: int
    name: str
    seat: int
    move: str
    refusing: Refusing | None = None


@dataclass(frozen=True)
class ExpectedCard:
    """A card, or with `any_custom` either of the two custom cards (a bare `W?`)."""

    card: Card
    any_custom: bool = False

    def __str__(self) -> str:
        return str(self.card).replace("W?1", "W?") if self.any_custom else str(self.card)


@dataclass(frozen=True)
class Expectations:
    """What must be true at the end; None, or a player who is not named: not compared."""

    hands: dict[int, tuple[ExpectedCard, ...]] = field(default_factory=dict)
    counts: dict[int, int] = field(default_factory=dict)
    scores: dict[int, int] = field(default_factory=dict)
    top: ExpectedCard | None = None
    turn: int | None = None
    """-1: nobody must act."""
    direction: str | None = None
    dealer: int | None = None
    drawn: ExpectedCard | str | None = None
    """A card, or `none`."""
    pending: dict[int, int] | None = None
    round_winner: int | None = None
    """-1: nobody."""
    match_winners: frozenset[int] | None = None
    draw_pile: int | None = None
    saw: frozenset[tuple[int, int]] | None = None
    """Who was shown whose hand: (viewer, owner)."""
    phase: str | None = None


@dataclass(frozen=True)
class Scenario:
    """A position, what the players do, and what must be true afterwards."""

    line: int
    """Where it begins in the file."""
    title: str
    """What it is about."""
    rules: tuple[str, ...]
    """The ids of the rules that it shows."""
    names: tuple[str, ...]
    """Who sits where."""
    position: Position
    """Where it starts."""
    steps: tuple[Step, ...]
    """What is done, in order."""
    expect: Expectations
    """What must be true at the end."""
