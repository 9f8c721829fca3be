"""Compiled tables play the same game and show the same things as the reference, which is made of views and moves."""

import random
from typing import Any

import numpy as np
import pytest
from tests.lab.reference_environment import ReferenceEnv
from tests.rules.tables import random_options

from penultimate.lab.environment import TableEnv
from penultimate.lab.environment_actions import ACTIONS, ACTS, PASS, action_of
from penultimate.lab.environment_observation import PARTS, SIZE, observe
from penultimate.lab.fleet import Fleet
from penultimate.lab.fleet_actions import code_for, number_of
from penultimate.rules import Play, imagine
from penultimate.rules.editions import EDITION_NAMES
from penultimate.rules.moves import CATCH, UNO, verb_of
from penultimate.rules.options import OPTION_NAMES
from penultimate.rules.round import Round

SETTINGS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4},
    {"players": 10, "edition": "braille"},
    {"players": 3, "edition": "braille", "options": {"jump_in": True, "uno_penalty": 5}},
    {"players": 4, "options": {"stacking": True, "star_duel": True, "jump_in": True}},
    {"players": 3, "options": {"seven_zero": True, "force_play": True, "draw_until_playable": True}},
    {"players": 5, "rules": ["choose a player. the chosen player draws 2 cards", "sing a song about turnips"]},
    {"players": 6, "rules": ["I choose two players, and they swap hands", "the next player shows me their hand"]},
    {"players": 2, "options": {"scoring": "low"}, "reward": "points"},
    {"players": 3, "options": {"target": 100, "jump_in": True}, "episode": "match"},
    {"players": 2, "edition": "braille", "options": {"target": 60}, "episode": "match", "reward": "points"},
    {"players": 4, "most_steps": 25},
    {"players": 3, "most_steps": 60, "episode": "match", "reward": "points"},
]


def by_chance(number: int) -> dict[str, Any]:
    """A table of any sort."""
    dice = random.Random(f"table {number}")
    options = random_options(dice)
    changes = {name: value for name, value in options.changed().items() if name in OPTION_NAMES}
    rules = ["each other player gives me a card", "I swap hands with a player I choose"]
    return {
        "players": dice.randint(2, 10),
        "edition": options.edition,
        "options": {**changes, "target": dice.choice([50, 150, 500])},
        "rules": rules if options.has_question_cards else (),
        "episode": dice.choice(["round", "match"]),
        "reward": dice.choice(["win", "points"]),
        "most_steps": 700,
    }


def chosen(dice: random.Random, legal: list[int]) -> int:
    """Mostly cards, so that rounds end; now and then anything."""
    plays = [action for action in legal if isinstance(ACTS[action], Play)]
    return dice.choice(plays) if plays and dice.random() < 0.8 else dice.choice(legal)


def assert_same_row(row: Any, wanted: Any) -> None:
    if not np.array_equal(row, wanted):
        places = [(at, row[at], wanted[at]) for at in np.flatnonzero(row != wanted)]
        raise AssertionError(f"places that differ: {places[:8]}")


@pytest.mark.parametrize("setting", [*SETTINGS, *map(by_chance, range(24))])
def test_an_episode_is_the_references_step_by_step(setting: dict[str, Any]) -> None:
    """Who is asked, what they see, what they may do, what they get, and how it ends."""
    table, reference = TableEnv(**setting), ReferenceEnv(**setting)
    for seed in range(2):
        dice = random.Random(seed)
        table.reset(seed=seed)
        reference.reset(seed=seed)
        while reference.agents:
            agent = reference.agent_selection
            assert (table.agent_selection, table.agents) == (agent, reference.agents)
            seen: Any = table.last()
            wanted: Any = reference.last()
            assert_same_row(seen[0]["observation"], wanted[0]["observation"])
            assert np.array_equal(seen[0]["action_mask"], wanted[0]["action_mask"])
            assert (pytest.approx(seen[1]), *seen[2:]) == wanted[1:]
            assert table.rewards == pytest.approx(reference.rewards)
            if dice.random() < 0.05:
                other = dice.choice(reference.agents)
                for name, numbers in table.observe(other).items():
                    assert np.array_equal(numbers, reference.observe(other)[name]), name
                assert table.view(other) == reference.view(other)
                assert table.legal_moves(other) == reference.legal_moves(other)
            over = reference.terminations[agent] or reference.truncations[agent]
            action = None if over else chosen(dice, np.flatnonzero(wanted[0]["action_mask"]).tolist())
            table.step(action)
            reference.step(action)
        assert table.agents == []


@pytest.mark.parametrize("setting", [*SETTINGS, *map(by_chance, range(100, 106))])
def test_rows_and_masks_of_a_fleet_are_made_of_views(setting: dict[str, Any]) -> None:
    fleet = Fleet(3, **setting, seed=5)
    dice = random.Random(7)
    assert fleet.observations.shape == (3, SIZE)
    for step in range(250):
        actions = []
        for table in range(3):
            legal = fleet.legal[table, : fleet.allowed[table]].tolist()
            assert sorted(legal) == np.flatnonzero(fleet.masks[table]).tolist()
            aside = bool(fleet.masks[table, PASS])
            view = fleet.view(table)
            assert_same_row(fleet.observations[table], observe(view, aside=aside))
            if step % 7 == 0:
                assert sorted(legal) == expected_actions(fleet, table, aside=aside)
            actions.append(chosen(dice, legal))
        fleet.step(np.array(actions))


def expected_actions(fleet: Fleet, table: int, *, aside: bool) -> list[int]:
    state = fleet._tables.states[table]
    seat, players = int(fleet.seats[table]), fleet.setting.players
    found = [PASS] if aside else []
    for move in Round(state).legal_moves(seat):
        if not aside or seat != state.actor or verb_of(move.code) in (UNO, CATCH):
            number = action_of(move, seat, players)
            found += [] if number is None else [number]
    return sorted(found)


def test_hidden_cards_change_no_row() -> None:
    """Deal what the seat cannot see otherwise, and write its row anew."""
    fleet = Fleet(2, players=4, options={"seven_zero": True}, rules=["the next player shows me their hand"], seed=3)
    dice = random.Random(3)
    for step in range(300):
        for table in range(2):
            view, before = fleet.view(table), fleet.observations[table].copy()
            aside = bool(fleet.masks[table, PASS])
            other = imagine(view, b"otherwise", step).view(view.seat, scores=view.scores)
            assert_same_row(before, observe(other, aside=aside))
        fleet.step([chosen(dice, fleet.legal[table, : fleet.allowed[table]].tolist()) for table in range(2)])


# --- a fleet ----------------------------------------------------------------------------------------------------------


def sailed(fleet: Fleet, steps: int, seed: int) -> tuple[list[float], int]:
    """Play on; what all seats got, and how many episodes ended."""
    chance = np.random.default_rng(seed)
    got, ended = np.zeros(fleet.setting.players), 0
    for _ in range(steps):
        picks = (chance.random(len(fleet)) * fleet.allowed).astype(np.int64)
        fleet.step(fleet.legal[np.arange(len(fleet)), picks])
        assert (fleet.rewards[~fleet.over] == 0).all() or fleet.setting.reward == "points"
        got += fleet.rewards.sum(axis=0)
        ended += int(fleet.over.sum())
        assert (fleet.allowed > 0).all()
    return got.tolist(), ended


def test_the_same_seed_is_the_same_voyage() -> None:
    one, two, other = (Fleet(8, players=3, edition="braille", seed=seed) for seed in (1, 1, 2))
    voyages = [sailed(fleet, 400, 9) for fleet in (one, two, other)]
    assert voyages[0] == voyages[1] != voyages[2]
    assert np.array_equal(one.observations, two.observations)
    one.reset(1)
    assert sailed(one, 400, 9) == voyages[0]


def test_episodes_begin_again_by_themselves_and_rewards_sum_to_nothing() -> None:
    fleet = Fleet(16, players=3, edition="braille", seed=4)
    got, ended = sailed(fleet, 600, 4)
    assert ended > 40
    assert sum(got) == pytest.approx(0)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_long_episode_is_cut_off(edition: str) -> None:
    fleet = Fleet(2, players=4, edition=edition, most_steps=5)
    for step in range(1, 11):
        fleet.step(fleet.legal[:, 0])
        assert fleet.over.tolist() == fleet.truncated.tolist() == [step % 5 == 0] * 2


def test_what_is_not_allowed_is_an_error() -> None:
    fleet = Fleet(2, players=2)
    with pytest.raises(ValueError, match="2 tables"):
        fleet.step([0])
    for wrong in (-1, ACTIONS, int(np.flatnonzero(fleet.masks[0] == 0)[0])):
        with pytest.raises(ValueError, match="table 0 may not take action"):
            fleet.step([wrong, int(fleet.legal[1, 0])])
    with pytest.raises(ValueError, match="read-only"):
        fleet.observations[0, 0] = 1
    with pytest.raises(ValueError, match="1 to"):
        Fleet(0)


@pytest.mark.parametrize("players", [2, 3, 10])
def test_numbers_of_actions_are_the_descriptions(players: int) -> None:
    """Compiled tables of numbers against `environment_actions`."""
    for action in range(ACTIONS):
        for seat in range(players):
            owing = (seat + 1) % players
            steps = getattr(ACTS[action], "steps", ())
            if action == PASS or any(step >= players for step in steps):
                continue
            code = int(code_for(action, seat, players, owing))
            assert number_of(code, seat, players) == action


def test_every_part_has_its_name() -> None:
    assert len({part.name for part in PARTS}) == len(PARTS)
