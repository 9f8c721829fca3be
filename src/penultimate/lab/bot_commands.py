"""The arguments of `penultimate arena` and `penultimate train`. Importing this loads nothing else."""

import argparse
import os
from pathlib import Path


def _edition(name: str) -> str:
    from penultimate.rules.editions import EDITION_NAMES

    if name not in EDITION_NAMES:
        raise argparse.ArgumentTypeError(f"there is no edition {name!r}, only {', '.join(EDITION_NAMES)}")
    return name


def declare_arena(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "hero",
        nargs="?",
        default="best",
        help="who: uniform, random, rule-v1, greedy, a level, best-net (no search), cheater, best:bluffer …; "
        "or a guest: module:Class, my_bot.py:Mine, or a program that speaks the bots' protocol",
    )
    parser.add_argument("others", nargs="*", default=["random"], help="against whom, one table after the other")
    parser.add_argument("--players", type=int, nargs="+", default=[2], metavar="N", help="2 to 10; several: one by one")
    parser.add_argument("--edition", type=_edition, default="mario", help="(mario)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="e.g. stacking=yes")
    parser.add_argument("--deals", type=int, default=1000, help="each is played from every seat")
    parser.add_argument("--matches", action="store_true", help="whole matches instead of single rounds")
    parser.add_argument("--custom-rules", action="store_true", help="20 sets of custom rules by chance, in turn")
    parser.add_argument("--seed", default="arena", help="cards and chance; training uses others")
    parser.add_argument("--weights", default="", metavar="FILE", help="other weights than those shipped")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--seconds", type=float, default=5.0, help="what a guest may take for a decision (5)")
    parser.add_argument("--json", metavar="FILE", help="write the table as JSON as well")
    parser.add_argument("--time", action="store_true", help="measure the time per decision of a level instead")


def declare_train(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--folder", type=Path, default=Path("training"), help="checkpoints; training goes on from them")
    parser.add_argument("--lessons", type=int, default=400, help="lessons in all, for each of the two nets")
    parser.add_argument("--rounds", type=int, default=500, help="rounds in a lesson")
    parser.add_argument("--seed", default="founders")
    parser.add_argument("--only", choices=("two", "many"), help="only the net for two players, or for more")
    parser.add_argument("--weights", type=Path, default=Path("weights.npz"), help="where the finished weights go")
