"""A round per language as it is typed and read: `PYTHONPATH=src:. python tests/terminal/golden.py` writes them anew.

Each file is the output of `penultimate play` and its script at once: the lines after `> ` are what is typed.
"""

from collections import deque
from pathlib import Path

from tests.terminal.robot import Robot, new_table, play

from penultimate.rules import options_for
from penultimate.terminal.answers import Answers
from penultimate.wording import LANGUAGES, Wording

FOLDER = Path(__file__).parent / "golden"
SEED = "24"
WIDTH = 72
PLAYERS = 3
LEVEL = "easy"
CHANGES = {"target": 1}
RECORD = "RECORD.txt"
"""Where the path of the record stands."""

ARGUMENTS = [
    *("--players", str(PLAYERS), "--level", LEVEL, "--seed", SEED, "--name", "Ana", "--width", str(WIDTH)),
    *("--option", "target=1"),
]
SCRIPT = ("?", "r", "t", "xyzzy", "p", "c", "w", "uno", "s", "l")


def transcript(language: str, seed: str = SEED) -> str:
    """What the program would print; the robot types it."""
    options = options_for("mario", **CHANGES)
    words = Wording(language, strict=True)
    table = new_table(options, players=PLAYERS, level=LEVEL, seed=seed, language=language)
    robot = Robot(language, seed=1, mistakes=0.08, forgets=0.5, script=deque(SCRIPT))
    from penultimate.terminal.lines import Paper

    paper = Paper(robot.out, WIDTH, colours=False)
    paper.say(words.say_text("terminal-welcome", others=words.join(table.names[1:])))
    for line in Answers(words).changed_options(options):
        paper.say(line)
    assert play(robot, table, width=WIDTH) == 0
    paper.say(words.say_text("terminal-record", path=RECORD))
    return robot.out.getvalue()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (FOLDER / f"{language}.txt").write_text(transcript(language), "utf-8")


if __name__ == "__main__":
    main()
