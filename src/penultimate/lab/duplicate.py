"""Duplicate tables: the same cards for one seating after the other, so that luck in the deal hits everybody alike."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from penultimate.bots.crowd import Sitting
from penultimate.bots.guests import SECONDS, Faults
from penultimate.lab.contestants import is_guest
from penultimate.rules import Options, Rule
from penultimate.rules.full_state import state_of
from penultimate.rules.match import match_winners, round_points
from penultimate.rules.options import MAX_PLAYERS
from penultimate.rules.round import Round, deal
from penultimate.rules.state import State


@dataclass(frozen=True)
class Conditions:
    """What is the same at all tables of a contest."""

    options: Options
    seed: str
    rules: tuple[Rule | None, Rule | None] = (None, None)
    matches: bool = False
    """Whole matches rather than single rounds."""
    mind_file: str = ""
    """Other weights than the shipped ones."""
    seconds: float = SECONDS
    """What a guest may take for a decision."""
    chance: int = 1
    """Of those who play by chance, not of the cards."""


@dataclass(frozen=True)
class Seating:
    """Who sits where when the cards of a deal are played."""

    deal: int
    names: tuple[str, ...]


@dataclass
class Outcome:
    """What came of it for each seat: the share in the win, and the points."""

    wins: list[float]
    points: list[int]
    rounds: int = 0


@dataclass
class Played:
    outcomes: list[Outcome] = field(default_factory=list)
    faults: dict[str, Faults] = field(default_factory=dict)
    """Of guests that did something wrong, by name."""


class DuplicateTable:
    """A seating as it is played, round after round."""

    def __init__(self, seating: Seating, conditions: Conditions) -> None:
        players = len(seating.names)
        self.seating = seating
        self.conditions = conditions
        self.sitting = Sitting([seating.deal * MAX_PLAYERS + seat for seat in range(players)], (0,) * players)
        self.outcome = Outcome([0.0] * players, [0] * players)
        self.state = self._deal()

    def _deal(self) -> State:
        players, number, which = len(self.seating.names), self.sitting.round_number, self.seating.deal
        seed = f"{self.conditions.seed}/{players}/{which}/{number}".encode()
        dealer = (which + number - 1) % players
        rules, scores = self.conditions.rules, self.sitting.scores
        dealt = deal(players, self.conditions.options, seed=seed, dealer=dealer, rules=rules, scores=scores)
        return state_of(dealt)

    def book(self) -> bool:
        """Write down the round that is over, and deal the next one; False if there is none to be played."""
        gained = round_points(Round(self.state), self.conditions.options)
        self.outcome.rounds += 1
        self.outcome.points = _sums(self.outcome.points, gained)
        self.sitting.scores = tuple(self.outcome.points)
        winners = self._winners()
        for seat in winners:
            self.outcome.wins[seat] = 1 / len(winners)
        if winners or not self.conditions.matches:
            return False
        self.sitting.round_number += 1
        self.state = self._deal()
        return True

    def _winners(self) -> tuple[int, ...]:
        if self.conditions.matches:
            return match_winners(self.outcome.points, self.conditions.options)
        return (int(self.state.winner),) if self.state.winner >= 0 else ()


def _sums(totals: Sequence[int], gained: Sequence[int]) -> list[int]:
    return [total + more for total, more in zip(totals, gained, strict=True)]


def play_all(seatings: Sequence[Seating], conditions: Conditions) -> Played:
    """Play every table; outcomes in the order of the seatings."""
    tables = [DuplicateTable(seating, conditions) for seating in seatings]
    if any(is_guest(name) for seating in seatings for name in seating.names):
        from penultimate.lab.guest_tables import GuestTables

        with GuestTables(conditions) as room:
            room.play(tables)
            faults = room.faults()
    else:
        from penultimate.lab.crowd_tables import CrowdTables

        faults = {}
        CrowdTables(conditions, [name for seating in seatings for name in seating.names]).play(tables)
    return Played([table.outcome for table in tables], faults)
