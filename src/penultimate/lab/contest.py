"""One contestant against others: every deal from every seat. The work of one arena task, in one process."""

from dataclasses import dataclass, field

from penultimate.bots.guests import SECONDS, Faults
from penultimate.lab.contestants import check_contestant
from penultimate.lab.duplicate import Conditions, Seating, play_all
from penultimate.rules import Options, Rule


@dataclass(frozen=True)
class Task:
    """`hero` takes each seat in turn at tables whose other seats are `others`, with the same cards each time."""

    hero: str
    others: str
    players: int
    options: Options
    deals: int
    first_deal: int
    seed: str
    rules: tuple[Rule | None, Rule | None] = (None, None)
    matches: bool = False
    """Whole matches rather than single rounds."""
    mind_file: str = ""
    """Other weights than the shipped ones."""
    seconds: float = SECONDS
    """What a guest may take for a decision."""

    def seatings(self) -> list[Seating]:
        """One deal after the other, the hero on each seat in turn."""
        return [
            Seating(number, tuple([self.hero if seat == hero else self.others for seat in range(self.players)]))
            for number in range(self.first_deal, self.first_deal + self.deals)
            for hero in range(self.players)
        ]


@dataclass
class Score:
    """What came of a task, per deal: the hero's wins, and points, averaged over the seats."""

    wins: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    rounds: int = 0
    faults: dict[str, Faults] = field(default_factory=dict)
    """Of guests, by name."""


def run(task: Task) -> Score:
    """What an executor is given."""
    check_contestant(task.hero)
    check_contestant(task.others)
    conditions = Conditions(
        task.options, task.seed, task.rules, task.matches, task.mind_file, task.seconds, task.first_deal + 1
    )
    played = play_all(task.seatings(), conditions)
    score = Score(rounds=sum(outcome.rounds for outcome in played.outcomes), faults=played.faults)
    for first in range(0, len(played.outcomes), task.players):
        of_deal = list(enumerate(played.outcomes[first : first + task.players]))
        score.wins.append(sum(outcome.wins[hero] for hero, outcome in of_deal) / task.players)
        score.points.append(sum(outcome.points[hero] for hero, outcome in of_deal) / task.players)
    return score
