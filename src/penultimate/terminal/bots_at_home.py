"""The bots of a game at home: of our levels, or whatever program the player brought."""

from typing import final

from penultimate.bots import Bot
from penultimate.bots.guests import close, faults_of, player


@final
class BotsAtHome:
    """Makes them for a table, and ends those that are programs."""

    def __init__(self) -> None:
        self._made: list[Bot] = []

    def make(self, level: str, seed: int) -> Bot:
        """A guest starts when it is first asked: what goes wrong with it then is a fault, and the game goes on."""
        made = player(level, seed, start=False)
        self._made.append(made)
        return made

    def faults(self) -> list[str]:
        """What guests did wrong, in words."""
        return [told for one in self._made for told in faults_of(one).told]

    def close(self) -> None:
        for one in self._made:
            close(one)
