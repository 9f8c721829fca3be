"""The game as a Gymnasium vector environment: one learner at each table, against players that do not learn.

    from penultimate.lab.vector import LearnerVectorEnv

    tables = LearnerVectorEnv(256, players=2, opponent="random")
    observations, infos = tables.reset(seed=7)
    observations, rewards, terminated, truncated, infos = tables.step(actions)

As Gymnasium has it (`AutoresetMode.NEXT_STEP`), the step after an episode's last one begins the next: its action does
not count. The learner's seat is drawn anew for each episode; the others play on until it is asked.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from penultimate.lab.environment import learners_space
from penultimate.lab.environment_actions import ACTIONS
from penultimate.lab.environment_observation import SIZE
from penultimate.lab.fleet import seen_as
from penultimate.lab.fleet_tables import OPPONENTS, Tables
from penultimate.lab.setting import LearnersTable
from penultimate.rules.editions import FIRST_EDITION

Batch = dict[str, NDArray[Any]]


class LearnerVectorEnv(VectorEnv[Batch, NDArray[Any], NDArray[Any]]):
    """`num_envs` tables; the settings are those of the PettingZoo environment.

    `opponent` is who sits at the other seats: `random` (RLCard's random player), `rule-v1`, `greedy` or `uniform` (any
    legal move). Rewards are the learner's. An illegal action ends the episode with `illegal_reward`. With `copy=False`
    the observations are the tables' own memory, which changes with the next step.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012
    """What Gymnasium wants to know."""

    def __init__(
        self,
        num_envs: int,
        *,
        opponent: str = "random",
        players: int = 2,
        edition: str = FIRST_EDITION,
        options: Mapping[str, object] | None = None,
        rules: Sequence[str] = (),
        episode: str = "round",
        reward: str = "win",
        most_steps: int = 20_000,
        illegal_reward: float = -1.0,
        copy: bool = True,
    ) -> None:
        if opponent not in OPPONENTS:
            raise ValueError(f"opponents are {', '.join(OPPONENTS)}, not {opponent!r}")
        self.setting = LearnersTable(players, edition, options, rules, episode, reward, most_steps)
        """How the tables play."""
        self.num_envs = num_envs
        """How many tables there are."""
        self.opponent = opponent
        """Who sits at the other seats."""
        self.illegal_reward = illegal_reward
        """What an illegal action brings."""
        self.copy = copy
        """Whether observations may be kept."""
        self.render_mode = None
        """Nothing is drawn."""
        self.single_observation_space = learners_space()
        """What a learner sees: `observation` and `action_mask`."""
        self.single_action_space = spaces.Discrete(ACTIONS)
        """What it may do; the mask says which of it now."""
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        """The same for all tables."""
        self.action_space = batch_space(self.single_action_space, num_envs)
        """The same for all tables."""
        self._tables: Tables = self.setting.tables(num_envs)
        self._rows: NDArray[np.float32] = seen_as(np.float32, self._tables.rows.numbers, num_envs, SIZE)
        self._masks: NDArray[np.int8] = seen_as(np.int8, self._tables.masks, num_envs, ACTIONS)
        self._rewards: NDArray[np.float64] = seen_as(np.float64, self._tables.rewards, num_envs, players)
        self._learners: NDArray[np.int64] = seen_as(np.int64, self._tables.learners, num_envs)
        self._over: NDArray[np.bool_] = seen_as(np.bool_, self._tables.over, num_envs)
        self._cut: NDArray[np.bool_] = seen_as(np.bool_, self._tables.cut, num_envs)
        self._each = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        """Deal everywhere anew. All chance follows from the seed (of a list, from its first number)."""
        first = seed[0] if isinstance(seed, list) else seed
        if first is not None or self._np_random is None:
            self._np_random, self._np_random_seed = seeding.np_random(first)
        self._tables.seed(int(self.np_random.integers(1 << 62)))
        for table in range(self.num_envs):
            self._tables.begin_with_learner(table, OPPONENTS.index(self.opponent))
        return self._seen(), {}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Batch, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """An action of every learner."""
        numbers = np.asarray(actions).tolist()
        if len(numbers) != self.num_envs:
            raise ValueError(f"{len(numbers)} actions for {self.num_envs} tables")
        self._tables.step_learners(numbers, OPPONENTS.index(self.opponent), self.illegal_reward)
        rewards = self._rewards[self._each, self._learners]
        return self._seen(), rewards, self._over & ~self._cut, self._cut.copy(), {}

    def _seen(self) -> Batch:
        if self.copy:
            return {"observation": self._rows.copy(), "action_mask": self._masks.copy()}
        return {"observation": self._rows, "action_mask": self._masks}
