"""Records: written, read back, replayed, verified; whatever is done to one is noticed and named."""

import random
import re

import pytest
from tests.records.matches import NAMES, recorded

from penultimate.records import Record, Recorder, RecordError, RuleChanged, fair_seed, read, replay, verify, write
from penultimate.records.model import handles
from penultimate.records.text_writing import whole_digest
from penultimate.rules import MARIO, Draw, Refused
from penultimate.rules.chance import commitment


@pytest.fixture(scope="module")
def short() -> str:
    """A record of two rounds with rules, contributions and a date."""
    for number in range(200):
        recorder = recorded(number, target=120)
        kinds = {type(entry) for entry in recorder.entries}
        if recorder.match.is_over and RuleChanged in kinds and recorder.header.contributions and recorder.moves < 250:
            return recorder.finish()
    raise AssertionError("no such match among 200")


def named(text: str) -> str:
    """What verify says is wrong."""
    with pytest.raises(RecordError) as caught:
        verify(text)
    assert f"line {caught.value.line}" in str(caught.value)
    return caught.value.kind


def resealed(lines: list[str]) -> str:
    """A forger's work: lines were changed, and the digest at the end made to fit."""
    return "\n".join([*lines[:-1], f"end: {whole_digest(lines[:-1])}", ""])


@pytest.mark.parametrize("number", range(36))
def test_what_is_recorded_can_be_read_replayed_and_verified(number: int) -> None:
    recorder = recorded(number, target=1 if number % 3 else 150)
    text = recorder.finish()
    record = verify(text, commitment(f"record {number}".encode()))
    assert write(record) == text
    steps = list(replay(record))
    assert steps[-1].match.digest() == recorder.match.digest()
    assert steps[-1].view(-1) == recorder.match.view(-1)
    assert sum(step.move is not None for step in steps) == recorder.moves
    running = write(recorder.record())
    assert read(running) == Record(read(text).header, read(text).entries)
    assert named(running) == "truncated"


def test_appending_as_it_happens_gives_the_same_text() -> None:
    recorder = Recorder(["Ana", "Ben"], server_seed=b"x")
    text = recorder.beginning_text()
    dice = random.Random(2)
    for _ in range(30):
        recorder.apply(recorder.match.actor, dice.choice(list(recorder.match.legal_moves(recorder.match.actor))))
        text += recorder.last_text()
    assert text == write(recorder.record())


def test_a_refused_move_is_not_recorded() -> None:
    recorder = Recorder(["Ana", "Ben"], server_seed=b"x")
    with pytest.raises(Refused):
        recorder.apply(1 - recorder.match.actor, Draw)
    assert recorder.entries == []
    assert recorder.last_text() == ""


def test_truncated_anywhere(short: str) -> None:
    lines = short.splitlines(keepends=True)
    for count in range(1, len(lines)):
        assert named("".join(lines[:count])) == "truncated", lines[count - 1]
    assert named("") == "not-a-record"
    dice = random.Random(1)
    for cut in dice.sample(range(len("penultimate record 1\n"), len(short) - 2), 60):
        assert named(short[:cut]) in ("truncated", "damaged")


def test_every_change_of_a_character_is_noticed(short: str) -> None:
    dice = random.Random(3)
    for at in dice.sample(range(len(short) - 1), 250):
        sign = dice.choice([other for other in "0aR|: x\n" if other != short[at]])
        assert named(short[:at] + sign + short[at + 1 :]) in ("damaged", "truncated", "not-a-record", "unknown-version")
    for at in dice.sample(range(len(short) - 1), 60):
        assert named(short[:at] + short[at + 1 :]) in ("damaged", "truncated", "not-a-record")


def test_missing_and_moved_lines_are_noticed(short: str) -> None:
    lines = short.splitlines(keepends=True)
    for at in range(len(lines) - 1):
        assert named("".join(lines[:at] + lines[at + 1 :])) in ("damaged", "truncated", "not-a-record"), lines[at]
    assert named("".join([*lines, "something more\n"])) == "damaged"


def test_line_ends_and_blank_lines_at_the_end_do_no_harm(short: str) -> None:
    verify(short.replace("\n", "\r\n"))
    verify(short + "\n  \n")
    verify(short.removesuffix("\n"))


def test_forged(short: str) -> None:
    lines = short.splitlines()
    verify(resealed(lines))
    first = next(at for at, line in enumerate(lines) if line.startswith("1 | "))

    def with_line(start: str, new: str) -> str:
        at = next(at for at, line in enumerate(lines) if line.startswith(start))
        return resealed([*lines[:at], new, *lines[at + 1 :]])

    assert named(with_line("seed: ", "seed: 00ff")) == "forged"
    assert named(with_line("commitment: ", f"commitment: {commitment(b'another')}")) == "forged"
    assert named(with_line("seed of player", "seed of player 1: my own luck")) in ("forged", "damaged")
    number, who, move, digest = lines[first].split(" | ")
    assert named(with_line("1 | ", f"{number} | {who} | {move} | 0123456789abcdef")) == "forged"
    assert named(with_line("1 | ", f"{number} | {who} | accept | {digest}")) == "forged"
    score = next(line for line in lines if line.startswith("scores: "))
    assert named(with_line("scores: ", re.sub(r"\d+$", "7", score))) == "forged"
    assert named(with_line("won by: ", "won by: nobody, given up")) == "forged"
    assert named(resealed([*lines[: first + 1], *lines[first + 2 :]])) == "damaged"  # moves are numbered
    with pytest.raises(RecordError, match="published"):
        verify(short, "0" * 64)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "not-a-record"),
        ("Dear diary\n", "not-a-record"),
        ("penultimate record 2\n", "unknown-version"),
        ("penultimate record 1\nedition: uno\n", "damaged"),
        ("penultimate record 1\nedition: mario\noption flying: yes\n", "damaged"),
        ("penultimate record 1\nedition: mario\noption target: yes\n", "damaged"),
        ("penultimate record 1\nedition: braille\noption star_duel: yes\n", "damaged"),
        ("penultimate record 1\nedition: mario\nplayer 2: Ana\n", "damaged"),
        ("penultimate record 1\nedition: mario\nplayer 1: Ana\nplayer 2: Ben\nrule 1: x\neffects 1: fly\n", "damaged"),
        ("penultimate record 1\nedition: mario\nplayer 1: Ana\ncommitment: " + "0" * 64 + "\n1 | x\n", "damaged"),
        ("\x00\x01", "not-a-record"),
    ],
)
def test_what_is_no_record(text: str, kind: str) -> None:
    assert named(text) == kind


def test_names_in_moves_are_one_word_each_and_differ() -> None:
    words = handles(NAMES)
    assert len({word.lower() for word in words}) == len(NAMES)
    assert not any(sign in word for word in words for sign in " |")
    assert handles(["Ana", "Ben"]) == ["Ana", "Ben"]


@pytest.mark.parametrize("names", [["Ana", ""], ["Ana", " Ben"], ["Ana", "B\nen"], ["Ana", "B" * 61]])
def test_names_that_cannot_stand_in_a_line(names: list[str]) -> None:
    with pytest.raises(ValueError, match="is not a name"):
        Recorder(names, server_seed=b"x")


def test_a_fair_seed_depends_on_every_part() -> None:
    assert fair_seed(b"server") == fair_seed(b"server", ["", ""]) == b"server"
    seeds = {
        fair_seed(b"server", parts) for parts in (["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"], ["a", ""], ["a"])
    } | {fair_seed(b"other", ["a", "b"])}
    assert len(seeds) == 7
    assert (
        fair_seed(b"server", ["a", "b"]).hex() == "ea7683fdd01f9f6ead9777d5f478deb6fe901d2940c3105128b6b53271881b29"
    )  # records rely on it


def test_a_record_reads_like_a_game() -> None:
    recorder = Recorder(
        ["Ana", "Ben"], MARIO.but(stacking=True, target=100), server_seed=b"x", contributions=["me", ""]
    )
    recorder.apply(recorder.match.actor, recorder.match.legal_moves(recorder.match.actor)[0])
    assert re.fullmatch(
        r"penultimate record 1\nedition: mario\noption target: 100\noption stacking: yes\n"
        r"player 1: Ana\nplayer 2: Ben\n"
        r"commitment: [0-9a-f]{64}\nseed of player 1: me\n1 \| (Ana|Ben) \| play \S+( \w)? \| [0-9a-f]{16}\n",
        write(recorder.record()),
    )
