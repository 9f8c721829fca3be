"""`make bench`: how fast the rules are, beside RLCard's UNO in the same run, on one core; then the server's load test.

Absolute figures say more about the machine than about the code, so the turns of the two are taken alternately and the
ratio of their medians is what counts.
"""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from penultimate.lab import load, rollout
from penultimate.rules import BRAILLE, MARIO, Options
from penultimate.rules.round import deal

TAKES = 7
Measurement = tuple[float, float]
"""Games and actions per second."""


def main(arguments: list[str]) -> int:
    if arguments == ["--own"]:
        print(*(figure for players in (4, 2) for figure in _own(players, MARIO, 30)))
        return 0
    compiled = rollout.__file__.endswith((".so", ".pyd"))
    print(f"rules {'compiled' if compiled else 'interpreted'}, Python {sys.version.split()[0]}, one core, random play")
    for players in (4, 2):
        _compare(players, compiled=compiled)
    print(f"clone(), 4 players: {_clone_nanoseconds():.0f} ns (median of {TAKES} takes)")
    load.report()
    return 0


def _compare(players: int, *, compiled: bool) -> None:
    theirs = _rlcard(players)
    if theirs is None:
        print("RLCard is not installed (`make bench` installs it): no comparison")
        return
    rounds = 1500 if compiled else 30
    contestants: dict[str, Callable[[], Measurement]] = {
        "RLCard, raw game": theirs,
        "ours, mario": lambda: _own(players, MARIO, rounds),
        "ours, braille": lambda: _own(players, BRAILLE, rounds * 6),
    }
    takes: dict[str, list[Measurement]] = {name: [] for name in contestants}
    for _ in range(TAKES):
        for name, take in contestants.items():
            takes[name].append(take())
    if compiled:
        takes["ours, mario, interpreted"] = [_own_interpreted(players)]
    _print_table(players, {name: _median(measured) for name, measured in takes.items()})


def _print_table(players: int, medians: dict[str, Measurement]) -> None:
    base = medians["RLCard, raw game"]
    print(f"\n{players} players{'':17}{'games/s':>12}{'actions/s':>14}{'ratio of actions/s':>21}")
    for name, (games, actions) in medians.items():
        print(f"  {name:24}{games:>12,.0f}{actions:>14,.0f}{actions / base[1]:>20.1f}x")


def _median(takes: list[Measurement]) -> Measurement:
    return statistics.median(games for games, _ in takes), statistics.median(actions for _, actions in takes)


def _own(players: int, options: Options, rounds: int) -> Measurement:
    started = time.perf_counter()
    actions = rollout.random_rounds(rounds, players, options, players)
    seconds = time.perf_counter() - started
    return rounds / seconds, float(actions) / seconds


def _own_interpreted(players: int) -> Measurement:
    """The same source without the compiler, in a process of its own."""
    source = Path.cwd() / "src"
    environment = os.environ | {"PYTHONPATH": str(source)}
    command = [sys.executable, "-m", "penultimate.lab.bench", "--own"]
    words = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.split()
    four, two = words[:2], words[2:]
    games, actions = four if players == 4 else two
    return float(games), float(actions)


def _rlcard(players: int) -> Callable[[], Measurement] | None:
    """RLCard's UNO without its feature extraction: the game object alone, as its own documentation uses it."""
    try:
        import numpy as np
        from rlcard.games.uno.game import UnoGame
    except ImportError:
        return None
    game = UnoGame(num_players=players)
    game.np_random = np.random.RandomState(players)
    chance = np.random.RandomState(players)

    def take(rounds: int = 400) -> Measurement:
        actions = 0
        started = time.perf_counter()
        for _ in range(rounds):
            game.init_game()
            while not game.is_over():
                legal = game.get_legal_actions()
                game.step(legal[chance.randint(len(legal))])
                actions += 1
        seconds = time.perf_counter() - started
        return rounds / seconds, float(actions) / seconds

    return take


def _clone_nanoseconds(times: int = 50_000) -> float:
    state = deal(4, MARIO, seed=b"clone").state
    takes: list[float] = []
    for _ in range(TAKES):
        started = time.perf_counter()
        rollout.clone_often(state, times)
        takes.append((time.perf_counter() - started) / times * 1e9)
    return statistics.median(takes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
