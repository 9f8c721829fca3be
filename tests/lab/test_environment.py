"""The PettingZoo environment: PettingZoo's own tests, faithfulness to the rules, and that nothing leaks."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pettingzoo.test
import pytest
from tests.rules.tables import every_move

from penultimate.bots import bot
from penultimate.lab.environment import TableEnv, env
from penultimate.lab.environment_actions import ACTIONS, ACTS, PASS, action_of, move_for
from penultimate.lab.environment_observation import observe
from penultimate.rules import (
    BRAILLE,
    EDITIONS,
    MARIO,
    CallUno,
    Catch,
    LegalMoves,
    Match,
    Move,
    OptionError,
    RuleError,
    imagine,
)
from penultimate.rules.full_state import state_of
from penultimate.rules.moves import ACCUSE, CATCH, NEXT, verb_of

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4},
    {"players": 10, "edition": "braille"},
    {"players": 3, "edition": "braille", "options": {"jump_in": True, "uno_penalty": 5}},
    {"players": 4, "options": {"stacking": True, "star_duel": True, "jump_in": True}},
    {"players": 3, "options": {"seven_zero": True, "force_play": True, "draw_until_playable": True}},
    {"players": 5, "rules": ["choose a player. the chosen player draws 2 cards", "sing a song about turnips"]},
    {"players": 2, "options": {"scoring": "low"}, "reward": "points"},
    {"players": 3, "options": {"target": 100, "jump_in": True}, "episode": "match"},
    {"players": 2, "edition": "braille", "options": {"target": 60}, "episode": "match", "reward": "points"},
    {"players": 4, "most_steps": 25},
]
pettingzoo_test: Any = pettingzoo.test  # has no types
_NAMES = [str(number) for number in range(len(TABLES))]

# PettingZoo recommends plain arrays, then ships all its card games with a dictionary, as the mask needs one.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize("table", TABLES, ids=_NAMES)
def test_pettingzoos_api_test(table: dict[str, Any]) -> None:
    pettingzoo_test.api_test(env(**table), num_cycles=120)
    pettingzoo_test.api_test(TableEnv(**table), num_cycles=20)


@pytest.mark.parametrize("table", TABLES, ids=_NAMES)
def test_pettingzoos_seed_test(table: dict[str, Any]) -> None:
    pettingzoo_test.seed_test(lambda: env(**table), num_cycles=60)


# --- playing ----------------------------------------------------------------------------------------------------------


def episode(table: TableEnv, seed: int) -> Iterator[tuple[str, np.ndarray[Any, Any], int]]:
    """An episode at random, mostly playing cards; yields each agent, its mask and its action, before it is taken."""
    dice = random.Random(seed)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        if table.terminations[agent] or table.truncations[agent]:
            table.step(None)
            continue
        mask = table.observe(agent)["action_mask"]
        legal = [int(action) for action in np.flatnonzero(mask)]
        plays = [action for action in legal if action < 144]
        action = dice.choice(plays) if plays and dice.random() < 0.9 else dice.choice(legal)
        yield agent, mask, action
        table.step(action)


@pytest.mark.parametrize("table", TABLES, ids=_NAMES)
def test_the_mask_is_exactly_what_the_rules_allow(table: dict[str, Any]) -> None:
    game = TableEnv(**table)
    steps = 0
    for agent, mask, _ in episode(game, 3):
        seat = game.possible_agents.index(agent)
        match = game._match
        allowed = {move.code for move in game.legal_moves(agent)}
        legal = {code for code in match.legal_moves(seat).codes if verb_of(code) not in (ACCUSE, NEXT)}
        assert allowed <= legal
        if not mask[PASS]:  # its own turn: all of it
            assert seat == match.actor
            assert allowed == legal
        elif seat == match.actor:  # aside, and its own turn comes later
            assert allowed == legal & {CallUno.code, Catch(match.view(-1).owing).code}
        else:
            assert allowed == legal
        assert mask.sum() == len(allowed) + mask[PASS]
        for other in game.agents:
            assert other == agent or not game.action_mask(other).any()
        steps += 1
    assert steps > 20


def test_every_kind_of_action_is_taken_somewhere() -> None:
    taken: Counter[str] = Counter()
    for number, table in enumerate(TABLES):
        for seed in range(4):
            for _, _, action in episode(TableEnv(**table), 100 * number + seed):
                act = ACTS[action]
                taken[act.text(["?"] * 10).split()[0] if isinstance(act, Move) else type(act).__name__] += 1
    words = "play colour draw keep accept challenge uno confirm CatchWhoOwes Pass ChooseLeft".split()
    assert set(taken) == set(words)


def test_a_caught_player_draws_and_a_late_call_saves() -> None:
    outcomes: Counter[str] = Counter()
    game = TableEnv(players=3)
    for seed in range(40):
        for agent, _, action in episode(game, seed):
            match, owing = game._match, game._match.view(-1).owing
            move = move_for(action, game.possible_agents.index(agent), 3, owing)
            if move is not None and verb_of(move.code) == CATCH:
                before = match.view(-1).counts[owing]
                outcomes["caught"] += 1
                copy = match.clone()
                copy.apply(game.possible_agents.index(agent), move)
                assert copy.view(-1).counts[owing] == before + 2
            elif move == CallUno and game.possible_agents.index(agent) == owing:
                outcomes["called late"] += 1
    assert outcomes["caught"] > 5
    assert outcomes["called late"] > 5


def test_two_chosen_players_are_counted_from_the_chooser() -> None:
    for players in (3, 10):
        for move in every_move(players):
            for seat in range(players):
                number = action_of(move, seat, players) if _names_seats(move, seat, players) else None
                if number is not None:
                    assert move_for(number, seat, players, owing=_pointed_at(move)) == move


def _names_seats(move: Move, seat: int, players: int) -> bool:
    """Whether all seats it names exist, once each, and are others'."""
    seats = getattr(move, "seats", (move.seat,) if hasattr(move, "seat") else ())
    return all(0 <= other < players and other != seat for other in seats) and len(set(seats)) == len(seats) <= 2


def _pointed_at(move: Move) -> int:
    return int(getattr(move, "seat", -1))


def test_there_is_an_action_for_every_legal_move_of_any_table() -> None:
    for number, options in enumerate((MARIO.but(seven_zero=True, stacking=True), BRAILLE.but(jump_in=True))):
        match = Match(4, options, seed=number)
        dice = random.Random(number)
        while not match.round.is_over:
            for seat in range(4):
                for move in match.legal_moves(seat):
                    assert verb_of(move.code) == ACCUSE or action_of(move, seat, 4) in range(ACTIONS)
            match.apply(match.actor, dice.choice([m for m in match.legal_moves(match.actor) if m.code & 31 != ACCUSE]))


# --- nothing leaks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [TABLES[1], TABLES[4], TABLES[5], TABLES[6]], ids="1 4 5 6".split())
def test_observations_do_not_depend_on_hidden_cards(table: dict[str, Any]) -> None:
    """Deal the unseen cards otherwise: what the seat observes stays the same."""
    game = TableEnv(**table)
    for step, (agent, _, _) in enumerate(episode(game, 11)):
        if step % 5:
            continue
        view = game.view(agent)
        other = imagine(view, b"otherwise", step).view(view.seat, round_number=view.round_number, scores=view.scores)
        assert np.array_equal(observe(view, aside=False), observe(other, aside=False))
        assert np.array_equal(game.observe(agent)["observation"][:-1], observe(view, aside=True)[:-1])


def test_being_asked_aside_depends_on_what_everybody_sees() -> None:
    """Deal all hidden cards otherwise: the same players are asked."""
    game = TableEnv(players=4, options={"jump_in": True})
    asked = 0
    for step, _ in enumerate(episode(game, 5)):
        other = state_of(imagine(game._match.view(-1), b"otherwise", step))
        for seat in range(4):
            reason = game._tables.has_reason(game._tables.states[0], seat)
            assert game._tables.has_reason(other, seat) == reason
            asked += reason
    assert asked > 0


def test_each_is_asked_once_with_or_without_a_fitting_card_and_in_changing_order() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    could: Counter[bool] = Counter()
    game = TableEnv(players=3, options={"jump_in": True})
    for seed in range(200):
        game.reset(seed=seed)
        first = game._match.actor
        order: list[int] = []
        while game.action_mask(game.agent_selection)[PASS]:
            could[bool(game.action_mask(game.agent_selection).sum() > 1)] += 1
            order.append((game.possible_agents.index(game.agent_selection) - first) % 3)
            game.step(PASS)
        if order:
            orders[tuple(order)] += 1
    assert set(orders) == {(1, 2), (2, 1)}
    assert min(orders.values()) > 60
    assert could[False] > could[True] > 0


# --- rewards and endings ----------------------------------------------------------------------------------------------


def finish(game: TableEnv, seed: int) -> dict[str, float]:
    """What each agent got in a whole episode."""
    got = dict.fromkeys(game.possible_agents, 0.0)
    dice = random.Random(seed)
    game.reset(seed=seed)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, _ = game.last()
        got[agent] += reward
        if terminated or truncated:
            game.step(None)
            continue
        assert observation is not None
        legal = np.flatnonzero(observation["action_mask"])
        plays = [action for action in legal if action < 144]
        game.step(int(dice.choice(plays or list(legal))))
    return got


def test_win_rewards_sum_to_nothing() -> None:
    game = TableEnv(players=4)
    for seed in range(5):
        got = finish(game, seed)
        winner = game._match.view(-1).winner
        assert got[game.possible_agents[winner]] == pytest.approx(1)
        assert sum(got.values()) == pytest.approx(0)


@pytest.mark.parametrize("edition", ["mario", "braille"])
def test_points_are_what_the_score_sheet_says(edition: str) -> None:
    game = TableEnv(players=3, edition=edition, options={"target": 150}, episode="match", reward="points")
    got = finish(game, 4)
    sign = 1 if EDITIONS[edition].scoring == "winner" else -1
    assert list(got.values()) == pytest.approx([sign * score / 100 for score in game._match.scores])
    assert game._match.is_over


def test_a_match_rewards_its_winner_alone() -> None:
    game = TableEnv(players=3, options={"target": 150}, episode="match")
    got = finish(game, 8)
    assert {agent for agent, reward in got.items() if reward > 0} == {
        game.possible_agents[seat] for seat in game._match.winners
    }
    assert game._match.round_number > 1


def test_a_long_episode_is_cut_off() -> None:
    game = TableEnv(players=3, most_steps=5)
    game.reset(seed=1)
    for _ in range(5):
        game.step(int(np.flatnonzero(game.action_mask(game.agent_selection))[0]))
    assert all(game.truncations.values())
    assert not any(game.terminations.values())


# --- misuse, bots, pictures -------------------------------------------------------------------------------------------


def test_an_illegal_action_is_an_error_inside_and_loses_outside(caplog: pytest.LogCaptureFixture) -> None:
    game = TableEnv(players=2)
    game.reset(seed=1)
    with pytest.raises(ValueError, match="may not take action"):
        game.step(PASS)
    with pytest.raises(ValueError, match="may not take action"):
        game.step(None)
    wrapped = env(players=2)
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(PASS)
    assert "Illegal move" in caplog.text
    assert wrapped.rewards[loser] == -1
    assert all(wrapped.terminations.values())


def test_a_bot_can_sit_at_the_table() -> None:
    game = TableEnv(players=3)
    player = bot("easy", seed=1)
    game.reset(seed=2)
    for agent in game.agent_iter():
        if game.terminations[agent]:
            game.step(None)
            continue
        view, legal = game.view(agent), LegalMoves(tuple(move.code for move in game.legal_moves(agent)))
        if game.action_mask(agent)[PASS]:
            move = player.react(view, legal)
            game.step(PASS if move is None else game.action(agent, move))
        else:
            game.step(game.action(agent, player.choose(view, legal)))
    assert game._match.view(-1).winner >= 0


def test_rendering_tells_what_a_watcher_hears(capsys: pytest.CaptureFixture[str]) -> None:
    game = TableEnv(players=2, render_mode="ansi")
    game.reset(seed=3)
    text = game.render()
    assert text is not None
    assert "player_0" in text
    assert len(game.render() or "") < len(text)  # told once
    human = TableEnv(players=2, render_mode="human", language="de")
    human.reset(seed=3)
    human.step(int(np.flatnonzero(human.action_mask(human.agent_selection))[0]))
    assert "player_1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"players": 1}, OptionError),
        ({"edition": "plain"}, OptionError),
        ({"options": {"stakking": True}}, OptionError),
        ({"rules": ["draw 1"] * 3}, ValueError),
        ({"edition": "braille", "rules": ["everyone draws 1 card"]}, RuleError),
        ({"episode": "week"}, ValueError),
        ({"reward": "love"}, ValueError),
        ({"render_mode": "rgb_array"}, ValueError),
    ],
)
def test_tables_that_cannot_be(settings: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        TableEnv(**settings)
