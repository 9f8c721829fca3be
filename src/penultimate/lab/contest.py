"""One contestant against others, many rounds at once: the work of one arena task, in one process."""

from dataclasses import dataclass, field
from typing import Final

import numpy as np

from penultimate.bots.characters import CHARACTERS, liking
from penultimate.bots.crowd import BEGINNER, GREEDY, RANDOM, RULE_V1, THINKER, UNIFORM, Crowd, Decision
from penultimate.bots.dice import Dice
from penultimate.bots.judging import Numbers, judge
from penultimate.bots.net import Mind
from penultimate.bots.search import Question, look_ahead
from penultimate.bots.stakes import Stakes, stakes
from penultimate.bots.thinking import Search, closeness, near_ties, shipped_minds, weigh
from penultimate.lab.cheater import cheat
from penultimate.rules import Options, Rule
from penultimate.rules.match import match_winners, round_points
from penultimate.rules.round import Round, deal
from penultimate.rules.state import State
from penultimate.rules.view import view_of

SIMPLE: Final = {
    "uniform": UNIFORM,
    "random": RANDOM,
    "rule-v1": RULE_V1,
    "beginner": BEGINNER,
    "greedy": GREEDY,
    "easy": GREEDY,
}
THINKING: Final = ("good", "best", "best-net")
CONTESTANTS: Final = (*SIMPLE, *THINKING, "cheater")
"""`best-net` is `best` without looking ahead; a character may be put behind a thinking one: `best:bluffer`."""
PLAYOUTS: Final = 40


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


@dataclass
class Score:
    """What came of a task, per deal: the hero's wins, and points, averaged over the seats."""

    wins: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    rounds: int = 0


@dataclass
class _Table:
    state: State
    seats: list[int]
    hero: int
    scores: list[int]
    deal: int
    shuffle: int = 0
    number: int = 1


def check_contestant(name: str) -> None:
    base, colon, character = name.partition(":")
    if base not in CONTESTANTS or (colon and (base not in THINKING or character not in CHARACTERS)):
        raise ValueError(f"there is no contestant {name!r}, only {', '.join(CONTESTANTS)}")


class Contest:
    """The contestants of one task, ready to play."""

    def __init__(self, task: Task) -> None:
        check_contestant(task.hero)
        check_contestant(task.others)
        self.task = task
        self.names = (task.hero, task.others)
        self.codes = [SIMPLE.get(name, THINKER + number) for number, name in enumerate(self.names)]
        minds = shipped_minds() if not task.mind_file else _minds_in(task.mind_file)
        self.minds: list[Mind] = [minds["good" if name.startswith("good") else "best"] for name in self.names]
        self.dice = Dice(task.first_deal * 7919 + task.players)
        self.looked = 0

    def play(self) -> Score:
        task = self.task
        tables = []
        for number in range(task.first_deal, task.first_deal + task.deals):
            for hero in range(task.players):
                seats = [self.codes[0] if seat == hero else self.codes[1] for seat in range(task.players)]
                tables.append(_Table(self._deal(number, 1, number), seats, hero, [0] * task.players, number))
        score = Score()
        wins = np.zeros(task.deals)
        points = np.zeros(task.deals)
        while tables:
            self._play_rounds(tables)
            score.rounds += len(tables)
            tables = [table for table in tables if not self._settle(table, wins, points)]
        score.wins = (wins / task.players).tolist()
        score.points = (points / task.players).tolist()
        return score

    def _deal(self, number: int, round_number: int, dealer: int) -> State:
        task = self.task
        seed = f"{task.seed}/{task.players}/{number}/{round_number}".encode()
        return deal(task.players, task.options, seed=seed, dealer=dealer % task.players, rules=task.rules).state

    def _settle(
        self,
        table: _Table,
        wins: Numbers,
        points: Numbers,
    ) -> bool:
        """Book a finished round; True if nothing more is to be played at this table."""
        at = table.deal - self.task.first_deal
        gained = round_points(Round(table.state), self.task.options)
        points[at] += gained[table.hero]
        if not self.task.matches:
            wins[at] += table.state.winner == table.hero
            return True
        table.scores = [total + more for total, more in zip(table.scores, gained, strict=True)]
        winners = match_winners(table.scores, self.task.options)
        if winners:
            wins[at] += (table.hero in winners) / len(winners)
            return True
        table.number += 1
        table.state = self._deal(table.deal, table.number, table.deal + table.number - 1)
        return False

    def _play_rounds(self, tables: list[_Table]) -> None:
        crowd = Crowd([table.state for table in tables], [table.seats for table in tables], self.task.first_deal + 1)
        scores = [tuple(table.scores) for table in tables]

        def stakes_of(index: int, seat: int) -> Stakes:
            return stakes(self.task.options, scores[index], seat)

        live = list(range(len(tables)))
        while live:
            decisions = crowd.gather(live)
            if not decisions:
                return
            judgement = judge(crowd, decisions, self.minds, stakes_of)
            worth = judgement.worth
            self._like(crowd, decisions, worth, scores)
            self._look_ahead(crowd, decisions, worth, scores)
            picks = judgement.pick(worth).tolist()
            for number, decision in enumerate(decisions):
                if self.names[decision.policy - THINKER] == "cheater":
                    picks[number] = int(cheat(crowd.states[decision.index], decision.codes, PLAYOUTS, self.dice))
            crowd.advance(picks)
            live = [decision.index for decision in decisions]

    def _like(
        self,
        crowd: Crowd,
        decisions: list[Decision],
        worth: Numbers,
        scores: list[tuple[int, ...]],
    ) -> None:
        if not any(":" in name for name in self.names):
            return
        for decision in decisions:
            character = CHARACTERS.get(self.names[decision.policy - THINKER].partition(":")[2])
            if character is None:
                continue
            state = crowd.states[decision.index]
            view = view_of(state, int(decision.seat), 1, scores[decision.index])
            scale = max(
                abs(weight) for weight in stakes(self.task.options, scores[decision.index], int(decision.seat))[:3]
            )
            enemy = int(state.attacker)
            for at, code in enumerate(decision.codes):
                worth[decision.first + at] += scale * liking(
                    character, view, code, enemy if enemy != decision.seat else -1
                )

    def _look_ahead(
        self,
        crowd: Crowd,
        decisions: list[Decision],
        worth: Numbers,
        scores: list[tuple[int, ...]],
    ) -> None:
        search = Search()
        weight = search.weight_among(self.task.players)
        for policy, name in enumerate(self.names):
            if name.partition(":")[0] != "best":
                continue
            questions: list[Question] = []
            places: list[tuple[slice, list[int]]] = []
            for decision in decisions:
                if decision.policy - THINKER != policy:
                    continue
                part = slice(int(decision.first), int(decision.first) + len(decision.codes))
                view = view_of(crowd.states[decision.index], int(decision.seat), 1, scores[decision.index])
                compared = near_ties(worth[part], closeness(view))
                if compared:
                    questions.append(Question(view, tuple(decision.codes[at] for at in compared)))
                    places.append((part, compared))
            if not questions:
                continue
            self.looked += len(questions)
            answers = look_ahead(questions, self.minds[policy], search.worlds, self.looked)
            for question, (part, compared), answer in zip(questions, places, answers, strict=True):
                worth[part] = weigh(worth[part], compared, answer @ question.stakes, weight)


def _minds_in(path: str) -> dict[str, Mind]:
    from penultimate.bots.net import unpack

    with np.load(path) as stored:
        return unpack({name: stored[name] for name in stored.files})


def run(task: Task) -> Score:
    """What an executor is given."""
    return Contest(task).play()
