"""The game as a PettingZoo environment: one learner per seat, asked in turn, all rules included.

    from penultimate.lab.environment import env

    table = env(players=4, edition="mario", options={"stacking": True})
    table.reset(seed=7)

An agent that must act is asked with all its legal moves. Besides, it can be asked *aside*, with "pass" always allowed:
when somebody forgot to call UNO (everyone may catch, the forgetful one may still call) and, with `jump_in`, before
every turn on a coloured card. In what order is drawn anew each time, as at a table the quickest is first. Whether one
is asked aside depends on what everybody can see, never on a hand, so that nobody learns anything from being asked.

What PettingZoo's wrappers check is checked here: three layers around every step would cost more than the step. The
game itself is played by `fleet_tables.py`; who asks for a view, for moves or to see the table gets it from a `Match`
that has the same seed and is told the same moves.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from penultimate.lab.environment_actions import ACTIONS, action_of, move_for
from penultimate.lab.environment_observation import SIZE
from penultimate.lab.fleet_rows import Rows
from penultimate.lab.fleet_tables import ENDED, Tables
from penultimate.lab.setting import LearnersTable
from penultimate.rules import Match, Move, Next, SeatView
from penultimate.rules.editions import FIRST_EDITION
from penultimate.rules.events import Event
from penultimate.wording import Wording

Observation = dict[str, NDArray[Any]]

_AFTER_RESET: Final = frozenset("rewards terminations truncations infos agent_selection agents".split())
"""What is not there before the first `reset`."""


def env(*, illegal_reward: float = -1.0, **settings: Any) -> "TableEnv":
    """The environment as learners use it: an illegal action loses at once. See `TableEnv` for the settings."""
    return TableEnv(illegal_reward=illegal_reward, **settings)


class TableEnv(AECEnv[str, Any, Any]):
    """One table.

    `rules`: sentences for the two custom cards. `episode`: one "round", or a "match" of as many as it takes. `reward`:
    "win", 1 for the winner and as much in all to lose for the others (of the round, or of the match), or "points", what
    each round brings, in hundreds (`low` scoring: what it costs). After `most_steps` steps the episode is cut off. With
    an `illegal_reward` an illegal action ends the episode with it; without, it is an error.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - the name and the type are PettingZoo's
        "name": "penultimate_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }
    """What PettingZoo wants to know."""

    def __init__(
        self,
        *,
        players: int = 4,
        edition: str = FIRST_EDITION,
        options: Mapping[str, object] | None = None,
        rules: Sequence[str] = (),
        episode: str = "round",
        reward: str = "win",
        most_steps: int = 20_000,
        render_mode: str | None = None,
        language: str = "en",
        illegal_reward: float | None = None,
    ) -> None:
        self.setting = LearnersTable(players, edition, options, rules, episode, reward, most_steps)
        """What is played, in one."""
        self.players = players
        """How many play."""
        self.options = self.setting.options
        """How the table plays."""
        self.rules = self.setting.rules
        """What is written on the custom cards."""
        self.episode = episode
        """`round` or `match`."""
        self.reward = reward
        """`win` or `points`."""
        self.most_steps = most_steps
        """After so many steps the episode is cut off."""
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"it can be rendered as ansi or human, not {render_mode!r}")
        self.render_mode = render_mode
        """`ansi`, `human` or None."""
        self.illegal_reward = illegal_reward
        """What an illegal action brings; None: an error."""
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        """Everyone at the table."""
        self._words = Wording(language)
        self._chance, _ = seeding.np_random(0)
        self._seeded = False
        self._tables: Tables = self.setting.tables(1)
        self._tables.order = self._ordered
        """Who is asked aside first is drawn by the seed."""
        memory: tuple[Any, Any] = (self._tables.rows.numbers, self._tables.masks)
        self._row = np.frombuffer(memory[0], np.float32)
        self._mask = np.frombuffer(memory[1], np.int8)
        self._others: Rows = Rows(1, players, self.options, self.rules)
        others: Any = self._others.numbers
        self._other_row = np.frombuffer(others, np.float32)
        self._dead = False
        """Whether the episode is over."""
        self._moved = False
        """Whether there was a step, or a reset, since an agent was last handed out."""
        self._rewarded = False
        self._shown = Match(players, self.options, seed=0, rules=self.rules)
        self._unshown: list[tuple[int, int]] = []
        """Seats and actions that `_shown` has not been told yet."""
        self._untold: list[Event] = []
        self._observation_spaces = {agent: learners_space() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def __getattr__(self, name: str) -> Any:
        if name in _AFTER_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: `observation` and `action_mask`."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do; the mask says which of it now."""
        return self._action_spaces[agent]

    # --- PettingZoo's five ------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew."""
        if seed is not None or not self._seeded:
            self._chance, _ = seeding.np_random(seed)
            self._seeded = True
        secret = self._chance.bytes(16)
        self._shown = Match(self.players, self.options, seed=secret, rules=self.rules)
        self._unshown = []
        self._untold = list(self._shown.beginning)
        self._tables.rest(0)
        self._tables.begin_from(0, secret)
        self._tables.show(0)
        self.agents = list(self.possible_agents)
        """Who still plays."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.__dict__.pop("_skip_agent_selection", None)  # left by an episode that was broken off at its end
        self._dead = self._rewarded = False
        self._moved = True
        self.agent_selection = self.possible_agents[int(self._tables.asked[0])]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        if not self._seeded:
            EnvLogger.error_observe_before_reset()
        if agent == self.agent_selection and not self._dead:
            return {"observation": self._row.copy(), "action_mask": self._mask.copy()}
        aside = self._tables.is_aside(0) and agent == self.agent_selection
        self._tables.show_to(self._others, self._seat(agent), aside=aside)
        return {"observation": self._other_row.copy(), "action_mask": self.action_mask(agent)}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:  # noqa: FBT001, FBT002 - as PettingZoo has it
        """What the agent whose step it is sees and has got since its last one, and whether all is over for it."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent whose step it is."""
        if not self._seeded:
            EnvLogger.error_step_before_reset()
        self._moved = True
        if self._dead:
            self._step_of_the_dead(action)
            return
        agent = self.agent_selection
        number = -1 if action is None else int(action)
        seat = int(self._tables.asked[0])
        outcome = int(self._tables.try_action(0, number))
        if outcome < 0:
            self._refuse(agent, action)
            return
        self._unshown.append((seat, number))
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded:
            self.rewards = dict.fromkeys(self.possible_agents, 0.0)
            self._rewarded = False
        self.agent_selection = self.possible_agents[outcome & (ENDED - 1)]
        if outcome & ENDED:
            self._take_rewards()
        if self.render_mode == "human":
            self.render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:  # type: ignore[override]
        """Each agent whose step it is, until all are out."""
        if not self._seeded:
            EnvLogger.error_agent_iter_before_reset()
        for _ in range(max_iter):
            if not self.agents:
                return
            assert self._moved, "need to call step() or reset() in a loop over `agent_iter`"
            self._moved = False
            yield self.agent_selection

    def render(self) -> str | None:
        """What happened since the last time, as somebody hears it who only watches; then how things stand."""
        if not self._seeded:
            EnvLogger.error_render_before_reset()
        match = self._match
        names, watcher = self.possible_agents, match.view(-1)
        told = [self._words.sentence(event.seen_by(-1), -1, names) for event in self._untold]
        self._untold = []
        questions = self._words.question(-1, names)
        stand = [questions.top(watcher.top), questions.counts(watcher.counts)]
        if not match.round.is_over:
            stand.append(questions.turn(watcher.actor, left=watcher.to_the_left))
        text = "\n".join([*filter(None, told), *stand])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    # --- for players that are no learners ---------------------------------------------------------------------------

    def view(self, agent: str) -> SeatView:
        """What the agent's seat may know, as the bots get it."""
        return self._match.view(self._seat(agent))

    def action(self, agent: str, move: Move) -> int:
        """The action that stands for a move of the agent."""
        number = action_of(move, self._seat(agent), self.players)
        if number is None:
            raise ValueError("learners have no such move")
        return number

    def legal_moves(self, agent: str) -> list[Move]:
        """The moves behind the agent's mask; passing is none."""
        seat, owing = self._seat(agent), self._match.owing
        numbers = np.flatnonzero(self.action_mask(agent))
        found = (move_for(int(number), seat, self.players, owing) for number in numbers)
        return [move for move in found if move is not None]

    def action_mask(self, agent: str) -> NDArray[np.int8]:
        """1 for every action the agent may take now; all 0 while others are asked, or when all is over."""
        if agent == self.agent_selection and not self._dead:
            return self._mask.copy()
        return np.zeros(ACTIONS, dtype=np.int8)

    # --- how it goes on -----------------------------------------------------------------------------------------------

    @property
    def _match(self) -> Match:
        """The match as it stands, brought up to date only when somebody asks."""
        for seat, action in self._unshown:
            if self._shown.round.is_over:
                self._untold += self._shown.apply(0, Next)
            move = move_for(action, seat, self.players, self._shown.owing)
            if move is not None:
                self._untold += self._shown.apply(seat, move)
        self._unshown = []
        if self._shown.round.is_over and not self._dead and not self._shown.is_over:
            self._untold += self._shown.apply(0, Next)
        return self._shown

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _ordered(self, seats: list[int]) -> list[int]:
        """In what order players are asked aside."""
        return [int(seat) for seat in self._chance.permutation(seats)]

    def _take_rewards(self) -> None:
        """A round is over, or the episode was cut off."""
        self._rewarded = True
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(self._tables.rewards[seat])
        if self._tables.over[0]:
            self._dead = True
            cut = bool(self._tables.cut[0])
            self.terminations = dict.fromkeys(self.agents, not cut)
            self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        if self._dead:
            self._deads_step_first()

    def _refuse(self, agent: str, action: int | None) -> None:
        if self.illegal_reward is None:
            raise ValueError(f"{agent} may not take action {action} now")
        assert self._action_spaces[agent].contains(action), "action is not in action space"
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = float(self.illegal_reward)
        self._accumulate_rewards()
        self._dead = True
        self._deads_step_first()

    def _step_of_the_dead(self, action: int | None) -> None:
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        self._was_dead_step(action)


def learners_space() -> spaces.Space[Any]:
    """What a learner sees."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (SIZE,), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )
