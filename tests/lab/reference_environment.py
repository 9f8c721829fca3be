"""The environment as it was before compiled code played it: slow, and written from views and typed moves alone.

Kept as the reference: `test_fleet.py` holds what is quick against it, step by step.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from penultimate.houserules import rule_from
from penultimate.lab.environment_actions import ACTIONS, PASS, action_of, move_for
from penultimate.lab.environment_observation import observe
from penultimate.rules import Match, Move, Next, Rule, SeatView, options_with
from penultimate.rules.cards import COLOURED_KINDS
from penultimate.rules.editions import FIRST_EDITION
from penultimate.rules.events import Event
from penultimate.rules.match import round_points
from penultimate.rules.moves import CATCH, UNO, verb_of
from penultimate.rules.options import check_players
from penultimate.wording import Wording

Observation = dict[str, NDArray[Any]]

EPISODES: Final = ("round", "match")
REWARDS: Final = ("win", "points")
_ASIDE_VERBS: Final = (UNO, CATCH)


class ReferenceEnv(AECEnv[str, Any, Any]):
    """One table, with the same settings as `penultimate.lab.environment.TableEnv`.

    `rules`: sentences for the two custom cards. `episode`: one "round", or a "match" of as many as it takes. `reward`:
    "win", 1 for the winner and as much in all to lose for the others (of the round, or of the match), or "points", what
    each round brings, in hundreds (`low` scoring: what it costs). After `most_steps` steps the episode is cut off.
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
    ) -> None:
        check_players(players)
        if episode not in EPISODES:
            raise ValueError(f"an episode is a {' or a '.join(EPISODES)}, not {episode!r}")
        if reward not in REWARDS:
            raise ValueError(f"rewards are for {' or '.join(REWARDS)}, not {reward!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"it can be rendered as ansi or human, not {render_mode!r}")
        if len(rules) > 2:
            raise ValueError("there are two custom cards, so at most two rules")
        self.players = players
        """How many play."""
        self.options = options_with(edition, (options or {}))
        """How the table plays."""
        written: list[Rule | None] = [rule_from(words) for words in rules]
        written += [None] * (2 - len(written))
        self.rules = (written[0], written[1])
        """What is written on the custom cards."""
        self.episode = episode
        """`round` or `match`."""
        self.reward = reward
        """`win` or `points`."""
        self.most_steps = most_steps
        """After so many steps the episode is cut off."""
        self.render_mode = render_mode
        """`ansi`, `human` or None."""
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        """Everyone at the table."""
        self.agents: list[str] = []
        """Who still plays."""
        self._words = Wording(language)
        self._chance, _ = seeding.np_random(0)
        self._seeded = False
        self._match = Match(players, self.options, seed=0, rules=self.rules)
        self._aside: list[int] = []
        """Who is still to be asked aside, the one who is asked now first."""
        self._steps = 0
        self._untold: list[Event] = []
        self._observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def _space(self) -> spaces.Space[Any]:
        size = len(observe(self._match.view(0), aside=False))
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )

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
        self._match = Match(self.players, self.options, seed=self._chance.bytes(16), rules=self.rules)
        self._untold = list(self._match.beginning)
        self._steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.__dict__.pop("_skip_agent_selection", None)  # left by an episode that was broken off at its end
        self._ask_aside()
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        aside = bool(self._aside) and agent == self.agent_selection
        return {"observation": observe(self.view(agent), aside=aside), "action_mask": self.action_mask(agent)}

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent whose step it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.action_mask(agent)[action]:
            raise ValueError(f"{agent} may not take action {action} now")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._steps += 1
        self._make(self._seat(agent), int(action))
        if self._match.round.is_over:
            self._end_round()
        elif self._steps >= self.most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()
        if self.terminations[agent] or self.truncations[agent]:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What happened since the last time, as somebody hears it who only watches; then how things stand."""
        names, watcher = self.possible_agents, self._match.view(-1)
        told = [self._words.sentence(event.seen_by(-1), -1, names) for event in self._untold]
        self._untold = []
        questions = self._words.question(-1, names)
        stand = [questions.top(watcher.top), questions.counts(watcher.counts)]
        if not self._match.round.is_over:
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
        found = (self._move(self._seat(agent), int(number)) for number in np.flatnonzero(self.action_mask(agent)))
        return [move for move in found if move is not None]

    def action_mask(self, agent: str) -> NDArray[np.int8]:
        """1 for every action the agent may take now; all 0 while others are asked, or when all is over."""
        mask = np.zeros(ACTIONS, dtype=np.int8)
        if agent != self.agent_selection or self.terminations[agent] or self.truncations[agent]:
            return mask
        seat = self._seat(agent)
        for move in self._match.legal_moves(seat):
            if not self._aside or seat != self._match.actor or verb_of(move.code) in _ASIDE_VERBS:
                number = action_of(move, seat, self.players)
                if number is not None:
                    mask[number] = 1
        if self._aside:
            mask[PASS] = 1
        return mask

    # --- how it goes on -----------------------------------------------------------------------------------------------

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _move(self, seat: int, action: int) -> Move | None:
        return move_for(action, seat, self.players, self._match.view(-1).owing)

    def _make(self, seat: int, action: int) -> None:
        move = self._move(seat, action)
        aside = bool(self._aside)
        if aside:
            self._aside.pop(0)
        if move is None:
            return
        self._untold += self._match.apply(seat, move)
        if verb_of(move.code) in _ASIDE_VERBS:
            # Said, not done: the same player's turn is still to come. Others are asked on if there is a reason left.
            reasons = self._reasons_to_ask()
            self._aside = [other for other in self._aside if other in reasons]
        else:
            self._ask_aside()

    def _ask_aside(self) -> None:
        reasons = self._reasons_to_ask()
        self._aside = [int(seat) for seat in self._chance.permutation(reasons)]

    def _reasons_to_ask(self) -> list[int]:
        """Whom anything that everybody can see gives something to say: all, all but the one to move, or nobody."""
        public = self._match.view(-1)
        if public.owing >= 0:
            return list(range(self.players))
        if self.options.jump_in and public.phase == "turn" and public.top.kind < COLOURED_KINDS:
            return [seat for seat in range(self.players) if seat != public.actor]
        return []

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self._aside[0] if self._aside else self._match.actor]

    def _end_round(self) -> None:
        self._aside = []
        over = self.episode == "round" or self._match.is_over
        if self.reward == "points":
            gained = self._points()
        elif over:
            gained = self._shares(self._round_winners() if self.episode == "round" else self._match.winners)
        else:
            gained = [0.0] * self.players
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self.most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._untold += self._match.apply(0, Next)
            self._ask_aside()

    def _round_winners(self) -> tuple[int, ...]:
        winner = self._match.view(-1).winner
        return (winner,) if winner >= 0 else ()

    def _shares(self, winners: tuple[int, ...]) -> list[float]:
        """The winners share 1, the others -1; nothing for anybody if nobody won, or everybody."""
        losers = self.players - len(winners)
        if not winners or not losers:
            return [0.0] * self.players
        return [1 / len(winners) if seat in winners else -1 / losers for seat in range(self.players)]

    def _points(self) -> list[float]:
        sign = -1 if self.options.scoring == "low" else 1
        return [sign * points / 100 for points in round_points(self._match.round, self.options)]
