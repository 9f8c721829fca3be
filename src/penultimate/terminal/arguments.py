"""What `penultimate play` can be told. Nothing is loaded here: every command's help comes this way."""

import argparse


def declare(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--players", type=int, metavar="N", help="how many play, you included: 2 to 10 (default 4)")
    add("--edition", help="the cards and rules to start from: mario (default), braille, classic …")
    add("--option", action="append", metavar="NAME=VALUE", help="change a rule, say stacking=yes; may be repeated")
    add("--level", help="how strong the bots are: beginner, easy, good (default) or best")
    guest = "who the bots are: a level, or your own as module:Class, my_bot.py:Mine or a program (docs/bot-protocol.md)"
    add("--bot", metavar="BOT", help=guest)
    asked = "what is on a Question Card, in your language; without a sentence you are asked; may be repeated"
    add("--rule", action="append", nargs="?", const="", metavar="SENTENCE", help=asked)
    add("--lang", metavar="TAG", help="your language, say en or zh-Hant (default: the environment's)")
    add("--name", help="your name at the table")
    cells = "a line of Braille cells first; `--braille ascii` for displays that translate by themselves"
    add("--braille", nargs="?", const="cells", choices=("cells", "ascii"), help=cells)
    levels = ("brief", "normal", "full")
    add("--verbosity", choices=levels, default="normal", help="how much is told: brief, normal or full")
    add("--seed", help="play the very same deals again")
    add("--width", type=int, metavar="COLUMNS", help="columns of a line, or cells of a display (12 to 80)")
    add("--plain", action="store_true", help="no line editing, no colours: not one control sequence")
    again = "take up the last game again, or one that was put away, by its name"
    add("--resume", nargs="?", const="", metavar="NAME", help=again)
    add("--join", metavar="CODE-OR-LINK", help="take a seat at a server's table")
    add("--server", metavar="URL", help="where that table is, if only its code is given")
