"""What an analysis consists of. Language-free, and JSON by `msgspec.json.encode`.

Chances and costs are numbers from 0 to 1. Two things are told apart: **chances** are those of a moment with all hands
known, which nobody at the table had; a **verdict** judges a move by what its player knew.
"""

from typing import Literal

from msgspec import Struct

VERSION = 1


class Alternative(Struct, frozen=True):
    """A move that could have been made."""

    move: str
    """As records write it: `play R7`, `choose Ben`."""
    chance: float
    """To win the round after it, as the best bot sees it from there."""
    cost: float
    """What it gives away against the best one: as a share of the round, points counted as the match counts them."""


class Verdict(Struct, frozen=True):
    """A decision, judged by the best bot from the view of who made it."""

    best: str
    """What the best bot would have done."""
    agrees: bool
    """Whether that is what was done."""
    chance: float
    """To win the round after what was done."""
    cost: float
    """What was given away: as a share of the round, points counted as the match counts them."""
    match_cost: float
    """The same as a share of the match."""
    spread: float
    """What the worst alternative would have cost."""
    edge: float
    """What the next best one would have cost, if the best one was found; else 0."""
    reason: str
    """Why the best one is good: a reason of `penultimate.bots.REASONS`."""
    data: dict[str, int | str]
    """What the reason's sentence needs."""
    alternatives: tuple[Alternative, ...]
    """The best ones first; what was done is among them."""


class Bluff(Struct, frozen=True):
    """A +4 that was not allowed (W4-2)."""

    cards: int
    """How many cards in hand forbade it: the more, the bolder."""
    outcome: Literal["accepted", "caught", "sent-back", "open"]
    """Whether it was taken, challenged, or answered; `open` where the record ends before."""


class Moment(Struct, frozen=True):
    """A step of the record, and how things stand after it."""

    number: int
    """Of the step: 0 is the first deal. A written rule is a step without a move and with the number of the last one."""
    round_number: int
    """Of the round that is on, from 1."""
    seat: int
    """Who moved; -1 for nobody."""
    move: str
    """As records write it; empty for the deal and for a written rule."""
    round_chances: tuple[float, ...]
    """Each seat's chance to win the round, with the hands of this moment known; 1 and 0 when it has just been won."""
    match_chances: tuple[float, ...]
    """The same for the match, as if all were equally good from the next round on."""
    verdict: Verdict | None = None
    """None where there was nothing to decide."""
    bluff: Bluff | None = None
    """Where the move was one."""
    ends_round: bool = False
    """Whether the round is over with it."""


class TurningPoint(Struct, frozen=True):
    """A step that changed somebody's chance more than others did."""

    moment: int
    """Which of the moments."""
    seat: int
    """Whose chance changed most."""
    before: float
    """That player's chance to win the match before it."""
    after: float
    """And after it."""


class Player(Struct, frozen=True):
    """How somebody played. Moments are given by their place in `Analysis.moments`."""

    seat: int
    """Where, from 0."""
    name: str
    """Who."""
    decisions: int
    """How often there was something to decide."""
    agreed: int
    """How often it did what the best bot would have done."""
    accuracy: float
    """How much of what its decisions could win or lose it kept: 1 is always the best move, 0 always the worst."""
    cost: float
    """What it gave away in all, in rounds."""
    best_move: int | None = None
    """The right one that was hardest to miss the point of: the next best would have cost most."""
    slip: int | None = None
    """The dearest one."""
    boldest_bluff: int | None = None
    """The one that most cards in hand forbade."""


class Analysis(Struct, frozen=True):
    """A whole match, looked back at."""

    version: int
    """Of what this consists of: grows with every change that a reader would have to know of."""
    names: tuple[str, ...]
    """Who sat where."""
    edition: str
    """What was played."""
    rounds: int
    """How many there were."""
    scores: tuple[int, ...]
    """At the end."""
    winners: tuple[int, ...]
    """Seats."""
    playouts: int
    """For the chances of each moment."""
    margin: float
    """Half of the 95 % interval of a chance near one half, from that number of playouts."""
    moments: tuple[Moment, ...]
    """All steps of the record."""
    turning_points: tuple[TurningPoint, ...]
    """Of the match, in their order; by the chances to win it."""
    players: tuple[Player, ...]
    """One for each seat."""
    move_of_the_match: int | None = None
    """The best of all best moves."""
    boldest_bluff: int | None = None
    """The boldest of all."""
