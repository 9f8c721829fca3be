"""The Gymnasium vector environment: one learner at each table, against players that do not learn."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

from penultimate.lab.environment_actions import ACTIONS, PASS
from penultimate.lab.environment_observation import STARTS
from penultimate.lab.fleet_tables import OPPONENTS
from penultimate.lab.vector import LearnerVectorEnv

SETTINGS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4, "edition": "braille", "opponent": "greedy"},
    {"players": 3, "options": {"jump_in": True, "stacking": True}, "opponent": "rule-v1"},
    {"players": 2, "options": {"target": 60}, "episode": "match", "reward": "points", "opponent": "uniform"},
    {"players": 4, "most_steps": 40},
    {"players": 3, "rules": ["sing a song about turnips", "I choose a player. the chosen player draws 2 cards"]},
]


def any_actions(chance: np.random.Generator, masks: Any) -> Any:
    """A legal action for each table."""
    return np.argmax(chance.random(masks.shape) * masks, axis=1)


@pytest.mark.parametrize("setting", SETTINGS)
def test_it_is_what_gymnasium_expects(setting: dict[str, Any]) -> None:
    tables = LearnerVectorEnv(5, **setting)
    assert isinstance(tables, VectorEnv)
    assert tables.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    chance = np.random.default_rng(1)
    seen, infos = tables.reset(seed=3)
    assert infos == {}
    ended = np.zeros(5, dtype=bool)
    episodes = 0
    for _ in range(600):
        assert tables.observation_space.contains(seen)
        assert (seen["action_mask"].sum(axis=1) > 0).all()
        actions = any_actions(chance, seen["action_mask"])
        assert tables.action_space.contains(actions)
        seen, rewards, terminated, truncated, _ = tables.step(actions)
        assert not (terminated & truncated).any()
        assert not (ended & (terminated | truncated)).any()  # this step began anew, and its action did not count
        assert (rewards[ended] == 0).all()
        ended = terminated | truncated
        episodes += int(ended.sum())
        assert (seen["action_mask"][ended].sum(axis=1) == seen["action_mask"][ended][:, PASS]).all()
        if setting.get("reward", "win") == "win":
            assert set(np.round(rewards[terminated], 6)) <= {1, round(-1 / (tables.setting.players - 1), 6), 0}
            assert (rewards[~terminated] == 0).all()
    assert episodes > 0


def test_the_learner_is_asked_and_nobody_else() -> None:
    tables = LearnerVectorEnv(16, players=4)
    seen, _ = tables.reset(seed=5)
    chance = np.random.default_rng(5)
    for _ in range(80):
        asked = seen["action_mask"][:, PASS] == 0
        assert (seen["observation"][asked, STARTS["actor"]] == 1).all()
        seen, *_ = tables.step(any_actions(chance, seen["action_mask"]))
    assert len(set(tables._learners.tolist())) == 4


def test_the_same_seed_gives_the_same_episodes() -> None:
    def played(seed: int | list[int | None] | None) -> list[float]:
        tables = LearnerVectorEnv(4, players=2, edition="braille")
        seen, _ = tables.reset(seed=seed)
        chance = np.random.default_rng(0)
        got = []
        for _ in range(60):
            seen, rewards, *_ = tables.step(any_actions(chance, seen["action_mask"]))
            got += [*rewards.tolist(), float(seen["observation"].sum())]
        return got

    assert played(1) == played([1, 2, 3, 4]) != played(2)
    assert played(None) != played(None)


def test_an_illegal_action_ends_the_episode() -> None:
    tables = LearnerVectorEnv(2, illegal_reward=-3)
    seen, _ = tables.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"][0] == 0)[0])
    right = int(np.flatnonzero(seen["action_mask"][1])[0])
    _, rewards, terminated, _, _ = tables.step(np.array([wrong, right]))
    assert (rewards.tolist(), terminated.tolist()) == ([-3, 0], [True, False])
    _, rewards, terminated, _, _ = tables.step(np.array([0, ACTIONS + 5]))
    assert (rewards.tolist(), terminated.tolist()) == ([0, -3], [False, True])


def test_observations_are_the_learners_to_keep_unless_it_says_otherwise() -> None:
    for copy in (True, False):
        tables = LearnerVectorEnv(3, copy=copy)
        first, _ = tables.reset(seed=1)
        before = first["observation"].copy()
        tables.step(any_actions(np.random.default_rng(1), first["action_mask"]))
        assert np.array_equal(before, first["observation"]) == copy


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_opponents_play(opponent: str) -> None:
    tables = LearnerVectorEnv(8, opponent=opponent)
    seen, _ = tables.reset(seed=2)
    chance = np.random.default_rng(2)
    got = 0.0
    for _ in range(300):
        seen, rewards, *_ = tables.step(any_actions(chance, seen["action_mask"]))
        got += rewards.sum()
    assert got < 10 if opponent == "uniform" else got < 0  # who plays any legal move loses to who thinks a little


def test_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="opponents are"):
        LearnerVectorEnv(2, opponent="nobody")
    tables = LearnerVectorEnv(2)
    tables.reset(seed=0)
    with pytest.raises(ValueError, match="2 tables"):
        tables.step(np.array([0]))
