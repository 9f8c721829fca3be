"""Anybody's bot: classes and programs play by the contract, and what they do wrong hurts nobody but themselves."""

import json
import os
import re
import sys
import time
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest

from penultimate.bots import bot, guests, protocol
from penultimate.bots.guests import Guest, GuestError, check_player, close, is_level, player
from penultimate.bots.hosting import load, new_bot
from penultimate.bots.programs import Program
from penultimate.lab.variety import any_options, any_rules
from penultimate.rules import MARIO, LegalMoves, Match, Move, SeatView, imagine
from penultimate.rules.view import AGREED, OWN, PUBLIC

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PAGE = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")


def positions(matches: int = 6, moves: int = 40) -> Iterator[Match]:
    """Matches of all sorts, at every moment of their beginning; the same object goes on."""
    for seed in range(matches):
        rng = np.random.default_rng(seed)
        players = int(rng.integers(2, 6))
        options = any_options(rng, house=0.4)
        match = Match(players, options, seed=seed, rules=any_rules(rng, players, options))
        easy = [bot("easy", seat) for seat in range(players)]
        for _ in range(moves):
            if match.is_over:
                break
            yield match
            seat = match.actor
            match.apply(seat, easy[seat].choose(match.view(seat), match.legal_moves(seat)))


# --- what is said -----------------------------------------------------------------------------------------------------


def test_a_view_comes_back_as_it_was() -> None:
    for match in positions():
        seat = match.actor
        view, legal = match.view(seat), match.legal_moves(seat)
        about = json.loads(protocol.encode(protocol.table(view, 3)))
        first, second = (protocol.rule_from(rule) for rule in about["rules"])
        told = json.loads(protocol.encode(protocol.question("choose", view, legal)))
        assert protocol.view_from(told["view"], protocol.options_from(about["options"]), (first, second)) == view
        assert protocol.legal_from(told["moves"]).codes == legal.codes


def test_everything_a_seat_knows_is_told() -> None:
    """All of it with the question but what was agreed before, which comes with the table."""
    told = protocol.view_as_json(Match(2, MARIO, seed=1).view(0))
    assert list(told) == [field.name for field in fields(SeatView) if field.name not in AGREED]
    assert set(told) == {*PUBLIC, *OWN}


def test_hidden_cards_are_not_told() -> None:
    for match in positions(3):
        seat = match.actor
        view = match.view(seat)
        other = imagine(view, b"other cards").view(seat, round_number=view.round_number, scores=view.scores)
        assert protocol.view_as_json(other) == protocol.view_as_json(view)


def test_the_page_names_every_field_and_shows_the_examples() -> None:
    view = protocol.view_as_json(Match(2, MARIO, seed=1).view(0))
    assert [name for name in view if f"`{name}`" not in PAGE] == []
    for file, text in re.findall(r"<!-- the file (\S+) -->\n```python\n(.*?)```", PAGE, re.DOTALL):
        assert text in (ROOT / file).read_text("utf-8")
    program = (EXAMPLES / "any_card_bot.py").read_text("utf-8").split('"""')[2]
    assert len([line for line in program.splitlines() if line.strip()]) == 10
    assert f"## A program: protocol {protocol.PROTOCOL}" in PAGE


# --- who plays --------------------------------------------------------------------------------------------------------


def play(guest: Guest, seed: int = 1, *, most: int = 400) -> list[Move]:
    """A round against itself; what it chose. Everything is legal, or `apply` would say so."""
    match = Match(2, MARIO.but(target=1), seed=seed)
    chosen: list[Move] = []
    while not match.is_over and len(chosen) < most:
        seat = match.actor
        chosen.append(guest.choose(match.view(seat), match.legal_moves(seat)))
        match.apply(seat, chosen[-1])
    return chosen


def test_the_program_of_ten_lines_plays() -> None:
    with Guest(str(EXAMPLES / "any_card_bot.py")) as guest:
        assert len(play(guest)) > 5
        assert guest.name == "any card"
        assert not guest.faults


def test_a_class_plays_as_if_it_were_asked_directly() -> None:
    spec = f"{EXAMPLES / 'cautious_bot.py'}:Cautious"
    direct = new_bot(load(spec), 5)
    with Guest(spec, seed=5) as guest:
        match = Match(3, MARIO, seed=2)
        for _ in range(60):
            view, legal = match.view(match.actor), match.legal_moves(match.actor)
            assert guest.choose(view, legal) == direct.choose(view, legal)
            match.apply(match.actor, direct.choose(view, legal))
        assert guest.name == "Cautious"
        assert not guest.faults


def test_a_module_is_found_and_whatever_makes_a_bot_will_do() -> None:
    """Our own levels, through the door for guests: with their seeds, and their reactions."""
    with Guest("penultimate.bots.levels:bot", seed=4) as guest:
        own = bot("good", 4)
        match = Match(2, MARIO, seed=9)
        for _ in range(20):
            seat = match.actor
            view, legal = match.view(seat), match.legal_moves(seat)
            assert guest.choose(view, legal) == own.choose(view, legal)
            assert guest.react(match.view(1 - seat), match.legal_moves(1 - seat)) is None
            match.apply(seat, own.choose(view, legal))
        assert not guest.faults


def test_names_of_levels_are_ours() -> None:
    assert is_level("good")
    assert is_level("best:bluffer")
    assert not is_level("best:saint")
    assert player("best:bluffer", 3).name == "best-bluffer"
    close(player("easy"))


CLASSES = """
import sys
from penultimate.rules import CallUno

class Base:
    def choose(self, view, legal):
        print("I am here")
        return legal[0]

class Raises(Base):
    def choose(self, view, legal):
        return 1 // 0  # line 12

class ReturnsText(Base):
    def choose(self, view, legal):
        return "draw"

class Silly(Base):
    def choose(self, view, legal):
        return CallUno

class Ends(Base):
    def choose(self, view, legal):
        print("out of memory", file=sys.stderr)
        sys.exit(7)

class Reacts(Base):
    def react(self, view, legal):
        return legal[len(legal) - 1]

class WithoutChoice:
    pass

class NeedsMuch(Base):
    def __init__(self, weights):
        self.weights = weights

constant = 3
"""


@pytest.fixture
def classes(tmp_path: Path) -> Path:
    path = tmp_path / "some_bots.py"
    path.write_text(CLASSES, "utf-8")
    return path


def a_question() -> tuple[SeatView, LegalMoves]:
    match = Match(2, MARIO, seed=5)
    return match.view(match.actor), match.legal_moves(match.actor)


@pytest.mark.parametrize(
    ("name", "kind", "says"),
    [
        ("Raises", "crash", r"some_bots\.py, line 12: ZeroDivisionError"),
        ("ReturnsText", "crash", r"`choose` returned 'draw', which is no Move"),
        ("Silly", "illegal", r"line 2 of its output: 'uno' is not allowed here, only play"),
        ("Ends", "crash", r"asked to `choose`, it ended with exit status 7: out of memory"),
    ],
)
def test_faults_of_classes(classes: Path, name: str, kind: str, says: str) -> None:
    view, legal = a_question()
    with Guest(f"{classes}:{name}") as guest:
        assert guest.choose(view, legal) == bot("beginner").choose(view, legal)
        assert dict(guest.faults.counts) == {kind: 1}
        assert guest.faults.text() == f"1 {kind}"
        assert guest.faults.told[0].startswith(f"{classes}:{name}: ")
        assert re.search(says, guest.faults.told[0])


def test_prints_do_no_harm_and_reactions_are_asked_for(classes: Path) -> None:
    view, legal = a_question()
    with Guest(f"{classes}:Reacts") as guest:
        assert guest.choose(view, legal) == legal[0]
        assert guest.react(view, legal) == legal[len(legal) - 1]
        assert not guest.faults
    with Guest(f"{classes}:Base") as guest:
        assert guest.react(view, legal) is None
        assert guest.react(view, LegalMoves(())) is None


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("{file}:Nobody", "there is no Nobody in"),
        ("{file}:constant", "is not a class"),
        ("{file}:WithoutChoice", "WithoutChoice has no method `choose"),
        ("{file}:NeedsMuch", "missing 1 required positional argument: 'weights'"),
        ("{folder}/nothing.py:Mine", "there is no file"),
        ("no.such.module:Mine", "ModuleNotFoundError: No module named 'no'"),
        ("no-such-program", "neither a level"),
        ("{folder}", "neither a level"),
        ("'unbalanced", "No closing quotation"),
        ("{python} -c 'print(3)'", "line 1 of its output: '3' is no answer"),
        ("{python} -c pass", "asked to `hello`, it ended with exit status 0"),
        ("{python} -c 'print(\"{{}}\")'", "it speaks protocol 0, and this is 1"),
    ],
)
def test_who_cannot_play_is_told_why(classes: Path, spec: str, says: str) -> None:
    named = spec.format(file=classes, folder=classes.parent, python=sys.executable)
    with pytest.raises(GuestError) as error:
        check_player(named)
    assert says in str(error.value)
    assert named.split(" -c")[0] in str(error.value)


# --- programs that misbehave ------------------------------------------------------------------------------------------

BEGINNING = """
import json, os, sys, time
def hear():
    return json.loads(sys.stdin.readline())
def say(**answer):
    print(json.dumps(answer), flush=True)
hear(); say(protocol=1, name="x")
open({log!r}, "a").write(f"{{os.getpid()}}\\n")
"""
MISBEHAVIOUR = {
    "deadline": "time.sleep(1000)",
    "crash": "hear(); hear(); sys.exit('I give up')",
    "nonsense": "hear(); hear(); print('no idea', flush=True); time.sleep(1000)",
    "illegal": "hear(); hear(); say(move='play W+4 R uno'); time.sleep(1000)",
}


def program(folder: Path, text: str) -> str:
    path = folder / "program.py"
    path.write_text(BEGINNING.format(log=str(folder / "pids")) + text, "utf-8")
    return str(path)


def pids(folder: Path) -> list[int]:
    return [int(line) for line in (folder / "pids").read_text().split()]


def is_there(pid: int) -> bool:
    """A zombie is there, too."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("kind", MISBEHAVIOUR)
def test_a_program_that_fails_forfeits_the_decision(kind: str, tmp_path: Path) -> None:
    view, legal = a_question()
    with Guest(program(tmp_path, MISBEHAVIOUR[kind]), seconds=0.5 if kind == "deadline" else 20) as guest:
        assert guest.choose(view, legal) == bot("beginner").choose(view, legal)
        assert dict(guest.faults.counts) == {kind: 1}
    assert not any(is_there(pid) for pid in pids(tmp_path))


@pytest.mark.parametrize(
    "talk",
    [
        "while True: say(move='draw')",
        "while True: sys.stdout.write('x' * 1000)",
        "say(move='draw'); time.sleep(1000)",
    ],
    ids=["endlessly", "in one endless line", "once too often"],
)
def test_who_talks_unasked_is_not_listened_to(talk: str, tmp_path: Path) -> None:
    view, legal = a_question()
    with Guest(program(tmp_path, talk)) as guest:
        guest.start()
        while not guest._program or guest._program._inbox.empty():
            time.sleep(0.01)
        assert guest.choose(view, legal) in legal
        assert guest.faults.counts["nonsense"] == 1
    assert not any(is_there(pid) for pid in pids(tmp_path))


def test_what_is_said_before_the_first_question_is_its_answer() -> None:
    program = Program([sys.executable, "-c", "print(3)"])
    try:
        while program._inbox.empty():
            time.sleep(0.01)
        assert program.ask(b"hello", 20) == b"3"
        assert program.lines_heard == 1
    finally:
        program.close()


def test_after_three_ends_it_is_not_asked_any_more(tmp_path: Path) -> None:
    view, legal = a_question()
    with Guest(program(tmp_path, "hear(); sys.exit(1)")) as guest:
        for _ in range(5):
            assert guest.choose(view, legal) in legal
        assert dict(guest.faults.counts) == {"crash": 3, "given-up": 2}
        assert guest.react(view, legal) is None
    assert len(pids(tmp_path)) == 3


def test_a_hello_that_is_not_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "_SECONDS_TO_START", 0.3)
    with pytest.raises(GuestError, match=r"no answer to `hello` within 0\.3 s"):
        check_player(f"{sys.executable} -c 'import time; time.sleep(1000)'")


def test_it_leaves_by_itself_where_it_is_let(tmp_path: Path) -> None:
    left = tmp_path / "left"
    text = f"for line in sys.stdin: last = line\nopen({str(left)!r}, 'w').write(last)"
    with Guest(program(tmp_path, text)) as guest:
        guest.start()
    assert json.loads(left.read_text()) == {"type": "bye"}


def test_what_it_has_started_ends_with_it(tmp_path: Path) -> None:
    start = "import subprocess\nchild = subprocess.Popen(['sleep', '1000'])\n"
    log = f"open({str(tmp_path / 'pids')!r}, 'a').write(f'{{child.pid}}\\n')\nhear(); hear(); say(move='draw')"
    with Guest(program(tmp_path, start + log)) as guest:
        guest.choose(*a_question())
    deadline = time.monotonic() + 10  # it is no child of ours: its end is taken note of by somebody else
    while any(is_there(pid) and not is_zombie(pid) for pid in pids(tmp_path)) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any(is_there(pid) and not is_zombie(pid) for pid in pids(tmp_path))


def is_zombie(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return False
