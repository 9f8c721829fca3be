"""Many tables at once for learners: one call moves them all, and what all seats that are asked see is one array.

    from penultimate.lab.fleet import Fleet

    fleet = Fleet(64, players=4, edition="mario", seed=7)
    while True:
        actions = policy(fleet.observations, fleet.masks)  # an action for every table
        fleet.step(actions)
        fleet.rewards[fleet.over]  # where an episode ended; the next one has begun

Learners of one table at a time use `environment.py` (PettingZoo); against opponents, `vector.py` (Gymnasium).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from penultimate.lab.environment_actions import ACTIONS
from penultimate.lab.environment_observation import SIZE
from penultimate.lab.setting import LearnersTable
from penultimate.rules import SeatView
from penultimate.rules.editions import FIRST_EDITION
from penultimate.rules.round import Round

_MOST_TABLES: Final = 1 << 20


class Fleet:
    """`tables` tables of one sort, all asked in every step.

    The arrays are the fleet's own memory, to be read: they change with the next step, so copy what is to be kept.
    Shuffles are quick and can be foreseen by who wants to: this is for learning, not for playing against people.
    """

    def __init__(
        self,
        tables: int,
        *,
        players: int = 4,
        edition: str = FIRST_EDITION,
        options: Mapping[str, object] | None = None,
        rules: Sequence[str] = (),
        episode: str = "round",
        reward: str = "win",
        most_steps: int = 20_000,
        seed: int = 0,
    ) -> None:
        """The settings are those of the PettingZoo environment."""
        if not 1 <= tables <= _MOST_TABLES:
            raise ValueError(f"a fleet has 1 to {_MOST_TABLES:,} tables, not {tables}")
        self.setting = LearnersTable(players, edition, options, rules, episode, reward, most_steps)
        """How the tables play."""
        self._tables = self.setting.tables(tables)
        self.observations: NDArray[np.float32] = seen_as(np.float32, self._tables.rows.numbers, tables, SIZE)
        """A row for each table: what the seat that is asked sees, as `observe(view, aside=…)`."""
        self.masks: NDArray[np.int8] = seen_as(np.int8, self._tables.masks, tables, ACTIONS)
        """A row for each table: 1 for every action that is allowed."""
        self.legal: NDArray[np.int32] = seen_as(np.int32, self._tables.legal, tables, ACTIONS)
        """The same as lists: the first `allowed[i]` numbers of row i are the actions that table i allows."""
        self.allowed: NDArray[np.int64] = seen_as(np.int64, self._tables.allowed, tables)
        """How many actions each table allows: never 0."""
        self.seats: NDArray[np.int64] = seen_as(np.int64, self._tables.asked, tables)
        """The seat that is asked at each table."""
        self.rewards: NDArray[np.float64] = seen_as(np.float64, self._tables.rewards, tables, players)
        """What the last step brought each seat of each table."""
        self.over: NDArray[np.bool_] = seen_as(np.bool_, self._tables.over, tables)
        """Where the last step ended an episode: the rewards are its last ones, the row is the next one's first."""
        self.truncated: NDArray[np.bool_] = seen_as(np.bool_, self._tables.cut, tables)
        """Where it was cut off for its length."""
        self.reset(seed)

    def __len__(self) -> int:
        return int(self._tables.count)

    def __repr__(self) -> str:
        return f"<Fleet: {len(self)} tables, {self.setting.options.edition}, {self.setting.players} players>"

    def reset(self, seed: int = 0) -> None:
        """Deal everywhere anew; the same seed and the same actions give the same games."""
        self._tables.seed(seed)
        for table in range(len(self)):
            self._tables.begin(table)
            self._tables.rest(table)
            self._tables.show(table)

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """An action for every table. Raises ValueError where one is not allowed; the tables before it have moved."""
        numbers = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(numbers) != len(self):
            raise ValueError(f"{len(numbers)} actions for {len(self)} tables")
        self._tables.step(numbers)

    def view(self, table: int) -> SeatView:
        """What the seat that is asked at this table may know, as the bots get it."""
        scores = [int(self._tables.scores[table * self.setting.players + seat]) for seat in range(self.setting.players)]
        return Round(self._tables.states[table]).view(
            int(self.seats[table]), round_number=int(self._tables.numbers[table]), scores=scores
        )


def seen_as(dtype: type[Any], memory: Any, *shape: int) -> NDArray[Any]:
    """The memory of compiled code as an array that cannot be written to."""
    return np.frombuffer(memory, dtype).reshape(shape)
