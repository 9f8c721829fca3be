"""A real pseudo-terminal: whole games in each language with mistakes, completion, Ctrl-C, and going on later."""

import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import pexpect
import pytest
from tests.terminal.robot import Robot, new_table, play

from penultimate.rules import options_for
from penultimate.wording import LANGUAGES, Wording

SEQUENCE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|[\x08\r]")
READY = re.escape("\x1b[?25h")
"""The cursor is shown again: the line editor waits."""
PLAYERS, LEVEL, SEED = 2, "easy", "pty"


def spawn(home: Path, arguments: Sequence[str], **environment: str) -> "pexpect.spawn[str]":
    variables = {**os.environ, "XDG_DATA_HOME": str(home), "TERM": "xterm-256color", "LANG": "C.UTF-8", **environment}
    return pexpect.spawn(
        sys.executable,
        ["-m", "penultimate", "play", "--name", "Ana", "--level", LEVEL, *arguments],
        env=variables,
        encoding="utf-8",
        dimensions=(50, 60),
        timeout=40,
    )


class Typist:
    """Types line by line, each when the program is ready for it."""

    def __init__(self, child: "pexpect.spawn[str]") -> None:
        self.child = child
        self.seen = ""
        child.delaybeforesend = None
        child.setecho(False)

    def wait(self) -> str:
        """What was printed since the last line."""
        self.child.expect(rf">\x08\x1b\[2C.*?{READY}")
        self.seen += str(self.child.before)
        return plain(str(self.child.before))

    def type(self, line: str) -> None:
        self.child.send(line + "\r")

    def to_the_end(self) -> str:
        self.child.expect(pexpect.EOF)
        self.seen += str(self.child.before)
        self.child.close()
        return plain(str(self.child.before))


def plain(text: str) -> str:
    return SEQUENCE.sub("", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game(language: str, tmp_path: Path) -> None:
    options = options_for("mario", target=1)
    robot = Robot(language, seed=4, mistakes=0.15)
    table = new_table(options, players=PLAYERS, level=LEVEL, seed=SEED, language=language)
    assert play(robot, table) == 0
    arguments = ["--players", str(PLAYERS), "--seed", SEED, "--lang", language, "--option", "target=1"]
    child = spawn(tmp_path, arguments)
    typist = Typist(child)
    for line in robot.typed:
        typist.wait()
        typist.type(line)
    end = typist.to_the_end()
    assert child.exitstatus == 0
    words = Wording(language)
    won = 0 in table.match.winners
    told = words.say_text("match-ended", **_winner(won, table.names))
    assert "".join(told.split()) in "".join(end.split())  # lines may be broken anywhere in it
    assert "Traceback" not in typist.seen
    assert "\x1b[9" in typist.seen, "cards are in colour"
    assert not re.search(r"[\u2500-\u257f]", typist.seen), "no boxes"
    (record,) = (tmp_path / "penultimate" / "records").iterdir()
    assert record.name in end.replace("\n", "")


def _winner(won: bool, names: Sequence[str]) -> dict[str, str | int]:
    others = "" if won else names[1]
    return {"winners": others, "winners_is": "you" if won else "other", "winners_count": 1}


def test_no_colour_is_no_colour(tmp_path: Path) -> None:
    child = spawn(tmp_path, ["--seed", "1"], NO_COLOR="1")
    typist = Typist(child)
    typist.wait()
    typist.type("quit")
    typist.wait()
    typist.type("yes")
    typist.to_the_end()
    assert "\x1b[9" not in typist.seen
    assert child.exitstatus == 0


def test_ctrl_c_asks_and_the_game_goes_on_later(tmp_path: Path) -> None:
    child = spawn(tmp_path, ["--seed", "1", "--players", "2"])
    typist = Typist(child)
    typist.wait()
    child.send("\x03")
    assert "Leave the game?" in typist.wait()
    typist.type("")
    assert "You stay." in typist.wait()
    typist.type("c")
    cards = next(line for line in typist.wait().split("\n") if line.startswith("Cards: "))
    child.send("\x03")
    typist.wait()
    child.send("\x03")
    assert "penultimate play --resume" in typist.to_the_end().replace("\n", " ")
    assert child.exitstatus == 130

    again = Typist(spawn(tmp_path, ["--resume"]))
    assert "The game goes on with Ben." in again.wait()
    again.type("c")
    assert cards in again.wait()
    again.child.send("\x04")  # Ctrl-D: the input ends
    assert "The input has ended." in again.to_the_end()
    assert again.child.exitstatus == 1


def test_tab_completes_and_the_arrows_remember(tmp_path: Path) -> None:
    typist = Typist(spawn(tmp_path, ["--seed", "1", "--players", "2"]))
    typist.wait()
    typist.child.send("scor\t\r")
    assert "Points: " in typist.wait()
    typist.child.send("\x1b[A\r")
    assert "Points: " in typist.wait()
    typist.child.send("\x03")
    typist.wait()
    typist.type("yes")
    typist.to_the_end()


def test_plain_input_on_a_real_terminal(tmp_path: Path) -> None:
    child = spawn(tmp_path, ["--seed", "1", "--players", "2", "--plain", "--braille"])
    child.expect("> ")
    printed = str(child.before)
    assert re.search(r"^[\u2801-\u28ff\u2800]+\r$", str(child.before), re.MULTILINE), "a line of Braille cells"
    child.sendline("t")
    child.expect("On top: .*> ")
    printed += str(child.before) + str(child.after)
    child.sendintr()
    child.expect("Leave the game.*> ")
    printed += str(child.before) + str(child.after)
    child.sendline("yes")
    child.expect(pexpect.EOF)
    printed += str(child.before)
    child.close()
    assert child.exitstatus == 130
    assert "\x1b" not in printed, "not one escape, colours included"


def test_a_new_game_asks_before_it_takes_the_place_of_another(tmp_path: Path) -> None:
    first = Typist(spawn(tmp_path, ["--seed", "1", "--players", "2"]))
    first.wait()
    first.type("d")
    first.wait()
    first.type("c")
    cards = next(line for line in first.wait().split("\n") if line.startswith("Cards: "))
    first.child.send("\x04")
    first.to_the_end()

    stays = Typist(spawn(tmp_path, ["--seed", "2"]))
    assert "There is an unfinished game with Ben, in round 1." in stays.wait().replace("\n", " ")
    stays.child.send("\x03")  # neither
    assert "Goodbye!" in stays.to_the_end()
    assert stays.child.exitstatus == 130

    again = Typist(spawn(tmp_path, ["--seed", "2"]))
    again.wait()
    again.type("")
    assert "The game goes on with Ben." in again.wait()
    again.type("c")
    assert cards in again.wait()
    again.child.send("\x04")
    again.to_the_end()

    other = Typist(spawn(tmp_path, ["--seed", "2"]))
    other.wait()
    other.type("yes")
    said = other.wait().replace("\n", " ")
    assert "The unfinished game with Ben is put away." in said
    assert "You play with Ben, Cleo and Dora." in said
    other.child.send("\x04")
    other.to_the_end()
