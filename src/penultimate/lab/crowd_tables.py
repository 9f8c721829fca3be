"""Tables of our own bots alone: all of them at once, with the decisions of all in one evaluation of the nets."""

from collections.abc import Iterable

from penultimate.bots.choosing import Thinker, consider
from penultimate.bots.crowd import THINKER, Crowd, Decision
from penultimate.lab.cheater import cheat
from penultimate.lab.contestants import CHEATER, SIMPLE, thinker_of
from penultimate.lab.duplicate import Conditions, DuplicateTable


class CrowdTables:
    """The contestants of some tables, ready to play."""

    def __init__(self, conditions: Conditions, names: Iterable[str]) -> None:
        self.conditions = conditions
        self.names = [name for name in dict.fromkeys(names) if name not in SIMPLE]
        """Those who are asked, in the order of their policies."""
        self.thinkers: list[Thinker] = [thinker_of(name, conditions.mind_file) for name in self.names]

    def play(self, tables: list[DuplicateTable]) -> None:
        while tables:
            self._play_rounds(tables)
            tables = [table for table in tables if table.book()]

    def _policy(self, name: str) -> int:
        return SIMPLE[name] if name in SIMPLE else THINKER + self.names.index(name)

    def _play_rounds(self, tables: list[DuplicateTable]) -> None:
        crowd = Crowd(
            [table.state for table in tables],
            [[self._policy(name) for name in table.seating.names] for table in tables],
            self.conditions.chance,
            sittings=[table.sitting for table in tables],
        )
        decisions = crowd.gather(list(range(len(tables))))
        while decisions:
            crowd.advance(self._picks(crowd, decisions))
            decisions = crowd.gather([decision.index for decision in decisions])

    def _picks(self, crowd: Crowd, decisions: list[Decision]) -> list[int]:
        judgement = consider(crowd, decisions, self.thinkers)
        picks: list[int] = judgement.best().tolist()
        cheating = [at for at, one in enumerate(decisions) if self.names[one.policy - THINKER] == CHEATER]
        if cheating:
            mind = self.thinkers[self.names.index(CHEATER)].mind
            better = cheat(crowd, [decisions[at] for at in cheating], judgement.worth, mind)
            for at, pick in zip(cheating, better, strict=True):
                picks[at] = pick
        return picks
