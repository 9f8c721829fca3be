"""What kind of table learners sit at: the settings that all their environments share, checked once."""

from collections.abc import Mapping, Sequence
from typing import Final

from penultimate.houserules import rule_from
from penultimate.lab.fleet_tables import Tables
from penultimate.rules import Rule, options_with
from penultimate.rules.match import check_rule
from penultimate.rules.options import check_players

EPISODES: Final = ("round", "match")
REWARDS: Final = ("win", "points")


class LearnersTable:
    """`rules`: sentences for the two custom cards. `episode`: one "round", or a "match" of as many as it takes.
    `reward`: "win", 1 for the winner and as much in all to lose for the others (of the round, or of the match), or
    "points", what each round brings, in hundreds (`low` scoring: what it costs). After `most_steps` steps the episode
    is cut off.
    """

    def __init__(
        self,
        players: int,
        edition: str,
        options: Mapping[str, object] | None,
        rules: Sequence[str],
        episode: str,
        reward: str,
        most_steps: int,
    ) -> None:
        check_players(players)
        if episode not in EPISODES:
            raise ValueError(f"an episode is a {' or a '.join(EPISODES)}, not {episode!r}")
        if reward not in REWARDS:
            raise ValueError(f"rewards are for {' or '.join(REWARDS)}, not {reward!r}")
        if len(rules) > 2:
            raise ValueError("there are two custom cards, so at most two rules")
        self.players = players
        """How many play."""
        self.options = options_with(edition, (options or {}))
        """How the table plays."""
        written: list[Rule | None] = [rule_from(words) for words in rules]
        written += [None] * (2 - len(written))
        for rule in written:
            check_rule(rule, players, self.options)
        self.rules = (written[0], written[1])
        """What is written on the custom cards."""
        self.episode = episode
        """`round` or `match`."""
        self.reward = reward
        """`win` or `points`."""
        self.most_steps = most_steps
        """After so many steps the episode is cut off."""

    def tables(self, count: int) -> Tables:
        """So many tables like this."""
        return Tables(
            count,
            self.players,
            self.options,
            self.rules,
            whole_matches=self.episode == "match",
            for_points=self.reward == "points",
            most_steps=self.most_steps,
        )
