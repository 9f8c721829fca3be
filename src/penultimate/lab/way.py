"""How much of what there is to win a bot wins: its share of the way from `random` to `cheater`, who sees all hands.

    python -m penultimate.lab.way PLAYERS DEALS      so many deals for the cheater, who thinks for seconds in each

The share is (wins − equal share) / (wins of `cheater` − equal share), all against `random` in the same deals; who is
quick plays more of them. Among equals everybody wins an equal share, so `random` itself has come no way at all.
"""

import math
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from penultimate.lab.arena import Line, compete
from penultimate.lab.contest import Task
from penultimate.rules import MARIO

BOTS: Final = ("best-net", "good", "easy", "rule-v1")
SEED: Final = "final"
_MORE: Final = 20
"""So many times the cheater's deals are played by who is quick."""


def share_of_the_way(bot: Line, cheater: Line) -> tuple[float, float]:
    """In percent, with half of its 95 % interval."""
    equal = 100 / bot.players
    whole = cheater.win_rate - equal
    share = (bot.win_rate - equal) / whole
    return 100 * share, 100 * math.hypot(bot.win_margin, share * cheater.win_margin) / whole


def report(players: int, deals: int) -> None:
    """Print how far each has come."""
    rounds = MARIO.but(target=1)  # any point decides the match: everybody plays for the round
    with ProcessPoolExecutor() as executor:
        lines = {
            name: compete(Task(name, "random", players, rounds, many, 0, SEED), executor)
            for name, many in [("cheater", deals), *[(name, deals * _MORE) for name in BOTS]]
        }
    cheater = lines.pop("cheater")
    if cheater is None:
        return
    print(f"cheater, {players} players: wins {cheater.win_rate:.1f} ± {cheater.win_margin:.1f} %")
    for name, line in lines.items():
        if line is not None:
            share, margin = share_of_the_way(line, cheater)
            wins = f"wins {line.win_rate:.1f} ± {line.win_margin:.1f} %"
            print(f"{name}, {players} players: {wins}, {share:.0f} ± {margin:.0f} % of the way")


if __name__ == "__main__":
    report(int(sys.argv[1]), int(sys.argv[2]))
