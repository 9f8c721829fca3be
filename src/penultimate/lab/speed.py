"""How fast the rules and the learners' tables are: each beside its peer, in the same run, on one core, in turn.

Absolute figures say more about the machine than about the code, so everybody takes a turn, seven times, and the ratios
of the medians are what counts. RLCard plays with its own loops: the raw game with the legal actions that its `step`
returned and Python's random, the environment as its `env.run` plays it with its own random agents; where a plain loop
with Python's random makes its environment faster, that is measured as well.
"""

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from penultimate.lab import rollout
from penultimate.lab.earlier import Earlier, NotThere
from penultimate.rules import BRAILLE, EDITIONS, MARIO
from penultimate.rules.full_state import state_of
from penultimate.rules.round import deal

TAKES: Final = 7
EARLIER: Final = "93541d9"
"""The rules that today's are to be 1.5 times as fast as."""
SIZES: Final = (1, 64, 1024)
"""Tables of the fleets that are measured."""

Take = Callable[[], tuple[int, float]]
"""Steps, and the seconds they took."""


def report() -> None:
    """Print all of it."""
    compiled = is_compiled()
    print(f"rules {'compiled' if compiled else 'interpreted'}, Python {sys.version.split()[0]}, one core, random play")
    wanted: list[str] = []
    for players in (4, 2):
        wanted += _rules(players, compiled=compiled)
    wanted += _clones()
    wanted += _learners()
    print("\nwanted:")
    print("\n".join(wanted))


def is_compiled() -> bool:
    return rollout.__file__.endswith((".so", ".pyd"))


def in_turn(contestants: dict[str, Take], takes: int = TAKES) -> dict[str, float]:
    """Steps per second of each, the median of its takes."""
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(takes):
        for name, take in contestants.items():
            steps, seconds = take()
            speeds[name].append(steps / seconds)
    return {name: statistics.median(measured) for name, measured in speeds.items()}


def _print_table(title: str, speeds: dict[str, float], base: str, unit: str) -> None:
    print(f"\n{title:34}{unit:>14}{'times':>10}")
    for name, speed in speeds.items():
        times = f"{speed / speeds[base]:>10.1f}" if base in speeds else ""
        print(f"  {name:32}{speed:>14,.0f}{times}")


def _wish(words: str, value: float, least: float) -> str:
    return f"  {'met   ' if value >= least else 'MISSED'} {words}: {value:.2f} times (at least {least:g})"


# --- rules ------------------------------------------------------------------------------------------------------------


def _rules(players: int, *, compiled: bool) -> list[str]:
    contestants: dict[str, Take] = {}
    raw = rlcard_game(players)
    if raw is None:
        print("RLCard is not installed (`make bench` installs it): no comparison with it")
    else:
        contestants["RLCard 1.2, raw game"] = raw
    earlier = _earlier() if compiled else None
    if earlier is not None:
        for options, rounds in ((MARIO, 1500), (BRAILLE, 9000)):
            contestants[f"{EARLIER}, {options.edition}"] = _of_earlier(earlier, rounds, players, options.edition)
    for options, rounds in ((MARIO, 1500), (BRAILLE, 9000)):
        contestants[f"ours, {options.edition}"] = own_rules(rounds if compiled else 20, players, options.edition)
    speeds = in_turn(contestants)
    if compiled:
        speeds["ours, mario, interpreted"] = _interpreted(players)
    if earlier is not None:
        earlier.close()
    _print_table(f"rules, {players} players", speeds, "RLCard 1.2, raw game", "actions/s")
    return [
        _wish(f"rules, {players} players, {name}", speeds[f"ours, {name}"] / speeds[f"{EARLIER}, {name}"], 1.5)
        for name in ("mario", "braille")
        if f"{EARLIER}, {name}" in speeds
    ]


def own_rules(rounds: int, players: int, edition: str) -> Take:
    def take() -> tuple[int, float]:
        started = time.process_time()
        actions = rollout.random_rounds(rounds, players, EDITIONS[edition], players)
        return int(actions), time.process_time() - started

    return take


def _earlier() -> Earlier | None:
    try:
        return Earlier.at(EARLIER)
    except NotThere as why:
        print(f"no comparison with the rules of {EARLIER}: {why}")
        return None


def _of_earlier(earlier: Earlier, rounds: int, players: int, edition: str) -> Take:
    return lambda: earlier.random_rounds(rounds, players, EDITIONS[edition])


def _interpreted(players: int) -> float:
    """The same source without the compiler, in a process of its own."""
    environment = os.environ | {"PYTHONPATH": str(Path.cwd() / "src")}
    command = [sys.executable, "-m", "penultimate.lab.speed", "--own", str(players)]
    return float(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)


def rlcard_game(players: int) -> Take | None:
    """RLCard's UNO without its feature extraction: the game object alone, as its own documentation uses it."""
    try:
        import numpy as np
        from rlcard.games.uno.game import UnoGame
    except ImportError:
        return None
    game: Any = UnoGame(num_players=players)
    game.np_random = np.random.RandomState(players)
    chance = random.Random(players)

    def take(rounds: int = 400) -> tuple[int, float]:
        actions = 0
        started = time.process_time()
        for _ in range(rounds):
            state, _player = game.init_game()
            while not game.is_over():
                state, _player = game.step(chance.choice(state["legal_actions"]))
                actions += 1
        return actions, time.process_time() - started

    return take


# --- clones -----------------------------------------------------------------------------------------------------------


def _clones() -> list[str]:
    state = state_of(deal(4, MARIO, seed=b"clone"))
    dropped, kept = clone_nanoseconds(state)
    print(f"\nclone(), 4 players: {dropped:.0f} ns dropped at once, {kept:.0f} ns kept (medians of {TAKES} takes)")
    return [
        f"  {'met   ' if value < most else 'MISSED'} clone, {words}: {value:.0f} ns (below {most})"
        for words, value, most in (("dropped at once", dropped, 210), ("kept", kept, 300))
    ]


def clone_nanoseconds(state: Any, times: int = 50_000, kept: int = 1000) -> tuple[float, float]:
    """What a copy costs that is let go at once, and one that is kept with a thousand others."""

    def dropping() -> tuple[int, float]:
        started = time.process_time()
        rollout.clone_often(state, times)
        return times, time.process_time() - started

    def keeping() -> tuple[int, float]:
        seconds = 0.0
        held = rollout.clone_and_keep(state, kept)
        for _ in range(times // kept):
            started = time.process_time()
            newer = rollout.clone_and_keep(state, kept)
            seconds += time.process_time() - started
            held = newer  # the older ones are let go now: some are always held, as in a search
        return times // kept * len(held), seconds

    speeds = in_turn({"dropped": dropping, "kept": keeping})
    return 1e9 / speeds["dropped"], 1e9 / speeds["kept"]


# --- learners ---------------------------------------------------------------------------------------------------------


def _learners() -> list[str]:
    try:
        from penultimate.lab.speed_learners import aec, fleet, rlcard_env, rlcard_loop
    except ImportError as error:
        print(f"\nlearners: {error.name} is not installed (the extra `lab`, and RLCard)")
        return []
    peer = "RLCard 1.2, env.run"
    contestants: dict[str, Take] = {peer: rlcard_env(4), "RLCard 1.2, a plain loop": rlcard_loop(4)}
    for edition in ("mario", "braille"):
        for tables in SIZES:
            contestants[f"fleet, {edition}, N = {tables:,}"] = fleet(tables, edition)
        contestants[f"PettingZoo, {edition}"] = aec(edition)
    speeds = in_turn(contestants)
    _print_table("learners, 4 players", speeds, peer, "steps/s")
    wanted = [(f"fleet, {edition}, N = {tables:,}", 20.0) for edition in ("mario", "braille") for tables in (64, 1024)]
    wanted += [(f"PettingZoo, {edition}", 3.0) for edition in ("mario", "braille")]
    return [_wish(f"{name}, beside {peer}", speeds[name] / speeds[peer], least) for name, least in wanted]


if __name__ == "__main__":
    if sys.argv[1:2] == ["--own"]:
        actions, seconds = own_rules(30, int(sys.argv[2]), "mario")()
        print(actions / seconds)
    else:
        report()
