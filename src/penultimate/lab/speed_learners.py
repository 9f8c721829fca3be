"""The learners' tables and RLCard's, each played at random by its own means: takes for `speed.py`.

All seconds are the processor's, so that a busy machine changes little.
"""

import random
import time

import numpy as np
import rlcard
from rlcard.agents import RandomAgent

from penultimate.lab.environment import env
from penultimate.lab.fleet import Fleet
from penultimate.lab.speed import Take


def rlcard_env(players: int, rounds: int = 60) -> Take:
    """RLCard's environment, run by itself with its own random agents."""
    table = rlcard.make("uno", config={"seed": players, "game_num_players": players})
    table.set_agents([RandomAgent(table.num_actions) for _ in range(players)])

    def take() -> tuple[int, float]:
        before, started = table.timestep, time.process_time()
        for _ in range(rounds):
            table.run(is_training=True)
        return table.timestep - before, time.process_time() - started

    return take


def rlcard_loop(players: int, rounds: int = 60) -> Take:
    """The same in a plain loop, with Python's random."""
    table = rlcard.make("uno", config={"seed": players, "game_num_players": players})
    chance = random.Random(players)

    def take() -> tuple[int, float]:
        before, started = table.timestep, time.process_time()
        for _ in range(rounds):
            state, _ = table.reset()
            while not table.is_over():
                state, _ = table.step(chance.choice(list(state["legal_actions"])))
        return table.timestep - before, time.process_time() - started

    return take


def fleet(tables: int, edition: str, steps: int = 100_000) -> Take:
    """A fleet, moved by a NumPy policy that picks any legal action."""
    ships = Fleet(tables, players=4, edition=edition, seed=tables)
    chance = np.random.default_rng(tables)
    each = np.arange(tables)

    def take() -> tuple[int, float]:
        rounds = max(1, min(steps, 20_000 * tables) // tables)
        started = time.process_time()
        for _ in range(rounds):
            picks = (chance.random(tables) * ships.allowed).astype(np.int64)
            ships.step(ships.legal[each, picks])
        return rounds * tables, time.process_time() - started

    return take


def aec(edition: str, rounds: int = 10) -> Take:
    """The PettingZoo environment in PettingZoo's own loop, with Python's random."""
    table = env(players=4, edition=edition)
    table.reset(seed=4)
    chance = random.Random(4)

    def take() -> tuple[int, float]:
        steps, started = 0, time.process_time()
        for _ in range(rounds):
            table.reset()
            for _agent in table.agent_iter():
                observation, _, terminated, truncated, _ = table.last()
                if terminated or truncated or observation is None:
                    table.step(None)
                else:
                    table.step(chance.choice(observation["action_mask"].nonzero()[0]))
                steps += 1
        return steps, time.process_time() - started

    return take
