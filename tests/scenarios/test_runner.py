"""The runner itself: what it prints, and how it names files that make no sense."""

import io
from pathlib import Path

import pytest

from penultimate.cli import main
from penultimate.scenarios import InvalidScenario, check_files, read_text, run_scenario
from penultimate.scenarios.files import MOST_BYTES

GOOD = """\
title: A red five on a red one
players: [Ada, Ben]
hands:
  Ada: R5 G2
  Ben: Y1 Y2
discard: R1
do:
  - Ada: play R5 uno
expect:
  turn: Ben
"""


def report(*paths: Path) -> tuple[bool, str, str]:
    out, complaints = io.StringIO(), io.StringIO()
    return check_files(paths, out, complaints), out.getvalue(), complaints.getvalue()


def difference(text: str) -> str:
    (scenario,) = read_text(text)
    return "; ".join(run_scenario(scenario))


def test_a_scenario_that_holds(tmp_path: Path) -> None:
    file = tmp_path / "good.yaml"
    file.write_text(GOOD)
    assert report(file) == (True, "ok A red five on a red one\n", "")


def test_several_documents_and_files_and_a_directory(tmp_path: Path) -> None:
    (tmp_path / "one.yaml").write_text(f"---\n{GOOD}---\n{GOOD}---\n")
    (tmp_path / "two.yml").write_text(GOOD.replace("turn: Ben", "turn: Ada"))
    (tmp_path / "notes.txt").write_text("not a scenario")
    holds, out, complaints = report(tmp_path)
    assert not holds
    assert complaints == ""
    assert out.splitlines() == [
        "ok A red five on a red one",
        "ok A red five on a red one",
        "FAIL A red five on a red one: turn: expected Ada, found Ben",
    ]


def test_the_exit_status(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(GOOD)
    bad.write_text(GOOD.replace("expect:", "expcet:"))
    assert main(["scenario", str(good)]) == 0
    assert capsys.readouterr().out == "ok A red five on a red one\n"
    assert main(["scenario", str(bad), str(good)]) == 1
    printed = capsys.readouterr()
    assert printed.out == "ok A red five on a red one\n"
    assert printed.err.startswith(f"{bad}:9: unknown key 'expcet'")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("turn: Ben", "turn: none", "turn: expected none, found Ben"),
        ("turn: Ben", "hands: {Ada: G3}", "hand of Ada: expected G3, found G2"),
        ("turn: Ben", 'hands: {Ada: ""}', "hand of Ada: expected nothing, found G2"),
        ("turn: Ben", "hands: {Ada: G2 G2}", "hand of Ada: expected G2 G2, found G2"),
        ("turn: Ben", 'hands: {Ada: "W?"}', "hand of Ada: expected W?, found G2"),
        ("turn: Ben", "counts: {Ada: 2, Ben: 2}", "cards of Ada: expected 2, found 1"),
        ("turn: Ben", "top: G5", "top: expected G5, found R5"),
        ("turn: Ben", "top: W:R", "top: expected W:R, found R5"),
        ("turn: Ben", "direction: right", "direction: expected right, found left"),
        ("turn: Ben", "dealer: Ada", "dealer: expected Ada, found Ben"),
        ("turn: Ben", "drawn: R5", "drawn: expected R5, found none"),
        ("turn: Ben", "pending: {Ben: 2}", "pending: expected {Ben: 2}, found {}"),
        ("turn: Ben", "scores: {Ada: 5}", "score of Ada: expected 5, found 0"),
        ("turn: Ben", "round_winner: Ada", "round_winner: expected Ada, found none"),
        ("turn: Ben", "match_winners: [Ada, Ben]", "match_winners: expected [Ada, Ben], found []"),
        ("turn: Ben", "draw_pile: 3", "draw_pile: expected 3, found 107"),
        ("turn: Ben", "saw: {Ada: Ben}", "saw: expected {Ada: Ben}, found {}"),
        ("turn: Ben", "phase: drawn", "phase: expected drawn, found turn"),
        ("play R5 uno", "play G2", "step 1 (Ada: play G2): refused with no-match (TURN-1)"),
        (
            "play R5 uno",
            "{refused: play R5, because: no-match}",
            "step 1 (Ada: play R5): expected to be refused with no-match, but it was allowed",
        ),
        (
            "play R5 uno",
            "{refused: play G2, because: not-in-hand}",
            "step 1 (Ada: play G2): expected to be refused with not-in-hand, found no-match (TURN-1)",
        ),
        (
            "play R5 uno",
            "{refused: play G2, because: no-match, rule: TURN-2}",
            "step 1 (Ada: play G2): expected no-match because of TURN-2, found TURN-1",
        ),
    ],
)
def test_what_differed(old: str, new: str, expected: str) -> None:
    assert difference(GOOD.replace(old, new)) == expected


def test_all_that_differed_is_said() -> None:
    text = GOOD.replace("turn: Ben", "turn: Ada\n  top: G5\n  phase: turn")
    assert difference(text) == "top: expected G5, found R5; turn: expected Ada, found Ben"


def test_a_scenario_without_a_title_is_named_by_its_line() -> None:
    text = GOOD.replace("title: A red five on a red one\n", "")
    assert [scenario.title for scenario in read_text(text)] == ["the scenario at line 1"]


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        # keys, names, options
        ("players: [Ada, Ben]\n", "", 1, "needs players"),
        ("discard: R1", "dicsard: R1", 6, "unknown key 'dicsard'"),
        ("  turn: Ben", "  turns: Ben", 10, "unknown key 'turns' in expect"),
        ("discard: R1", "discard: R1\ndiscard: R2", 7, "has 'discard' twice"),
        ("discard: R1", "discard: R1\ndealer: Cas", 7, "no player 'Cas'"),
        ("discard: R1", "discard: R1\nturn: Cas", 7, "no player 'Cas'"),
        ("discard: R1", "discard: R1\nscores: {Cas: 1}", 7, "no player 'Cas'"),
        ("discard: R1", "discard: R1\nscores: {Ada: many}", 7, "must be a number, not 'many'"),
        ("discard: R1", "discard: R1\nscores: {Ada: -5}", 7, "must be a number, not '-5'"),
        ("discard: R1", "discard: R1\nedition: luigi", 7, "no edition 'luigi'"),
        ("discard: R1", "discard: R1\noptions: {stcking: yes}", 7, "no option 'stcking'"),
        ("discard: R1", "discard: R1\noptions: {edition: braille}", 7, "no option 'edition'"),
        ("discard: R1", "discard: R1\noptions: {stacking: maybe}", 7, "must be yes or no, not 'maybe'"),
        ("discard: R1", "discard: R1\noptions: {target: 0}", 7, "target must be a number from 1"),
        ("discard: R1", "discard: R1\noptions: {target: ten}", 7, "must be a number, not 'ten'"),
        ("discard: R1", "discard: R1\noptions: {scoring: high}", 7, "scoring must be one of winner, low"),
        ("discard: R1", "discard: R1\noptions: [stacking]", 7, "options must be a list of `key: value`"),
        ("discard: R1", "discard: R1\nedition: braille\noptions:\n  star_duel: yes", 9, "star_duel needs super stars"),
        ("discard: R1", "discard: R1\ndirection: up", 7, "direction is left or right, not 'up'"),
        ("discard: R1", "discard: R1\nexact: perhaps", 7, "must be yes or no"),
        ("discard: R1", "discard: R1\nrules: [TURN-1, TRUN-1]", 7, "no rule 'TRUN-1'"),
        # people
        ("[Ada, Ben]", "[Ada]", 2, "2 to 10 can play, not 1"),
        ("[Ada, Ben]", "[Ada, Ben, C, D, E, F, G, H, I, J, K]", 2, "2 to 10 can play, not 11"),
        ("[Ada, Ben]", "[Ada, Ben, ada]", 2, "two players called 'ada'"),
        ("[Ada, Ben]", '[Ada, ""]', 2, "needs a name"),
        ("[Ada, Ben]", "Ada", 2, "players must be a list, not a text"),
        ("[Ada, Ben]", "[Ada, [Ben]]", 2, "must be a text, not a list"),
        ("[Ada, Ben]", "[Ada, Ben, Cas]", 4, "every player needs a hand, Cas too"),
        ("  Ben: Y1 Y2\n", "", 4, "every player needs a hand, Ben too"),
        ("  Ben: Y1 Y2", "  Ben: Y1 Y2\n  Cas: Y3", 6, "no player 'Cas'"),
        ("  Ben: Y1 Y2", "  Ben: ''", 5, "Ben needs at least one card"),
        ("  Ben: Y1 Y2", "  Ben:", 5, "Ben needs at least one card"),
        # cards
        ("R5 G2", "R5 G22", 4, "'G22' is not a card"),
        ("R5 G2", "R5 W:B", 4, "only on the discard pile a wild has a colour"),
        ("R5 G2", "R5 R5 R5", 4, "the mario deck has no more R5"),
        ("R5 G2", "R5 W? W? W?", 4, "the mario deck has no more W?2"),
        ("discard: R1", "discard: R1\nedition: braille\ndraw: W*", 8, "the braille deck has no more W*"),
        ("discard: R1", "discard: B0 G0 B0", 6, "the mario deck has no more B0"),
        ("discard: R1", "discard: W", 6, "the top card needs its colour"),
        ("discard: R1", "discard: W R1:B", 6, "only a wild shows a colour"),
        ("discard: R1", "discard: ''", 6, "at least one card"),
        ("discard: R1\n", "", 1, "a discard pile, or an opening card"),
        ("discard: R1", "discard: R1\nopening: R2", 6, "cannot both be given"),
        ("discard: R1", "opening: R2\nturn: Ada", 7, "that card decides whose turn it is"),
        ("discard: R1", "opening: R2\ndirection: right", 7, "play starts to the left"),
        ("discard: R1", "opening: [R1, R2]", 6, "only a +4 is put back"),
        ("discard: R1", "opening: R1 R2", 6, "opening is one card, or a list of cards"),
        ("discard: R1", "opening: []", 6, "opening is one card, or a list of cards"),
        ("discard: R1", "opening: W:R", 6, "only on the discard pile a wild has a colour"),
        ("discard: R1", "opening: W+4\nexact: true", 6, "OPEN-5 asks for another card"),
        ("discard: R1", "opening: [W+4, W+4]\nexact: true\ndraw: W+4", 6, "OPEN-5 asks for another card"),
        # custom cards
        ("discard: R1", "discard: R1\ncustom: [sing a song]", 7, "does not understand the rule 'sing a song'"),
        ("discard: R1", "discard: R1\ncustom: ['', '', '']", 7, "two custom cards, not more"),
        ("discard: R1", "discard: R1\nedition: braille\ncustom: [I play again]", 8, "no custom cards to write on"),
        # steps
        ("- Ada: play R5 uno", "- Cas: play R5", 8, "no player 'Cas'"),
        ("- Ada: play R5 uno", "- play R5", 8, "a step is `NAME: what the player does`"),
        ("- Ada: play R5 uno", "- {Ada: draw, Ben: draw}", 8, "a step is `NAME: what the player does`"),
        ("- Ada: play R5 uno", "- Ada: [draw]", 8, "must be a text, not a list"),
        ("play R5 uno", "sneeze", 8, "'sneeze' is not a move"),
        ("play R5 uno", "", 8, "'' is not a move"),
        ("play R5 uno", "play", 8, "is not a move"),
        ("play R5 uno", "play R55", 8, "'R55' is not a card"),
        ("play R5 uno", "play R5 uno R", 8, "is not a move"),
        ("play R5 uno", "play W:R", 8, "is not a move"),
        ("play R5 uno", "play W X", 8, "a colour is B, G, R or Y"),
        ("play R5 uno", "colour purple", 8, "a colour is B, G, R or Y"),
        ("play R5 uno", "catch Cas", 8, "there is no such player"),
        ("play R5 uno", "choose Ben Cas", 8, "there is no such player"),
        ("play R5 uno", "draw 2", 8, "is not a move"),
        ("play R5 uno", "{refused: play R5}", 8, "because is missing"),
        ("play R5 uno", "{because: no-match}", 8, "refused is missing"),
        ("play R5 uno", "{refused: play R5, because: bad-luck}", 8, "refused with the code 'bad-luck'"),
        ("play R5 uno", "{refused: play R5, because: no-match, rule: TURN-77}", 8, "no rule 'TURN-77'"),
        ("play R5 uno", "{refused: play R5, becuase: no-match}", 8, "unknown key 'becuase'"),
        ("play R5 uno", "{refused: play Q9, because: no-match}", 8, "'Q9' is not a card"),
        # expectations
        ("turn: Ben", "turn: Cas", 10, "no player 'Cas'"),
        ("turn: Ben", "hands: {Cas: R1}", 10, "no player 'Cas'"),
        ("turn: Ben", "hands: {Ada: R11}", 10, "'R11' is not a card"),
        ("turn: Ben", "top: R1 R2", 10, "top is one card"),
        ("turn: Ben", "phase: sleeping", 10, "phase is one of"),
        ("turn: Ben", "draw_pile: lots", 10, "must be a number"),
        ("turn: Ben", "counts: {Ada: R5}", 10, "must be a number"),
        ("turn: Ben", "saw: {Ada: Cas}", 10, "no player 'Cas'"),
        ("turn: Ben", "match_winners: [Cas]", 10, "no player 'Cas'"),
        ("turn: Ben", "direction: clockwise", 10, "direction is left or right"),
        # YAML
        ("[Ada, Ben]", "[Ada, Ben", 3, "not YAML"),
        ("  Ada: R5 G2", "\tAda: R5 G2", 4, "not YAML"),
        ("turn: Ben", "hands: {Ada: W?}", 10, "not YAML"),
        ("discard: R1", "discard: *pile", 6, "not YAML"),
        ("discard: R1", "discard: R1\x07", 6, "the character U+0007"),
    ],
)
def test_makes_no_sense(old: str, new: str, line: int, message: str) -> None:
    assert old in GOOD
    with pytest.raises(InvalidScenario) as caught:
        read_text(GOOD.replace(old, new, 1))
    assert message in caught.value.message
    assert caught.value.line == line


@pytest.mark.parametrize("text", ["", "\n\n", "# only a remark\n", "---\n---\n", "~\n"])
def test_nothing_in_it(text: str) -> None:
    with pytest.raises(InvalidScenario, match="there is no scenario in this file"):
        read_text(text)


@pytest.mark.parametrize("text", ["just words", "- a\n- list\n", "42"])
def test_not_a_scenario_at_all(text: str) -> None:
    with pytest.raises(InvalidScenario, match="a scenario is a list of `key: value`"):
        read_text(text)


def test_lists_within_lists() -> None:
    with pytest.raises(InvalidScenario, match="lists within lists"):
        read_text("title: " + "[" * 3_000)


def test_a_bomb_does_not_go_off() -> None:
    bomb = "a: &a [x, x]\n" + "".join(
        f"{b}: &{b} [*{a}, *{a}]\n" for a, b in zip("abcdefghij", "bcdefghijk", strict=True)
    )
    with pytest.raises(InvalidScenario, match="unknown key 'a'"):
        read_text(bomb)
    with pytest.raises(InvalidScenario, match="must be a text, not a list"):
        read_text(GOOD.replace("[Ada, Ben]", "&p [Ada, *p]"))


def test_anchors_may_be_used() -> None:
    assert difference(GOOD.replace("Ada: R5 G2", "Ada: &hand R5 G2").replace("turn: Ben", "turn: Ben\n  top: R5")) == ""


def test_words_that_yaml_takes_for_something_else() -> None:
    text = """\
title: Yes
players: [No, Y, 1, "~"]
hands: {No: R1 R2, Y: R3 R4, 1: R5 R6, "~": R7 R8}
dealer: "~"
discard: 'Y1 R9'
options: {draw_when_able: off, uno_penalty: 003}
do:
  - No: play R1
  - Y: catch No
expect:
  turn: Y
  counts: {No: 4, Y: 2}
"""
    assert difference(text) == ""


def test_every_wrong_document_is_named_and_none_is_run(tmp_path: Path) -> None:
    file = tmp_path / "three.yaml"
    file.write_text(GOOD + "---\n" + GOOD.replace("R5 G2", "R5 G22") + "---\n" + GOOD.replace("R1", "W"))
    holds, out, complaints = report(file)
    assert not holds
    assert out == ""
    assert [line.split(": ")[0] for line in complaints.splitlines()] == [f"{file}:15", f"{file}:28"]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "binary.yaml").write_bytes(b"title: x\n\xff\xfe\x00")
    with (tmp_path / "long.yaml").open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    names = ["missing.yaml", "empty", "binary.yaml", "long.yaml"]
    holds, out, complaints = report(*[tmp_path / name for name in names])
    assert not holds
    assert out == ""
    missing, empty, binary, long = complaints.splitlines()
    assert missing == f"{tmp_path / 'missing.yaml'}:1: cannot be read: No such file or directory"
    assert empty == f"{tmp_path / 'empty'}:1: cannot be read: Is a directory"
    assert binary == f"{tmp_path / 'binary.yaml'}:2: not a text file: it is not UTF-8"
    assert long.startswith(f"{tmp_path / 'long.yaml'}:1: too long")


def test_a_byte_order_mark_and_windows_line_ends(tmp_path: Path) -> None:
    file = tmp_path / "windows.yaml"
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert report(file)[0]


def test_unknown_names_are_played_where_they_are_to_be_refused() -> None:
    step = "- Zoe: {refused: catch Yan, because: no-such-player}"
    assert difference(GOOD.replace("- Ada: play R5 uno", step).replace("turn: Ben", "turn: Ada")) == ""


def test_a_bare_custom_card_matches_either() -> None:
    text = GOOD.replace("R5 G2", "R5 W?2 W?1").replace("play R5 uno", "play W?2 B")
    assert difference(text.replace("turn: Ben", 'top: "W?:B"\n  hands: {Ada: "R5 W?"}')) == ""
    assert difference(text.replace("turn: Ben", 'top: "W?:G"')) == "top: expected W?:G, found W?2:B"
    assert difference(text.replace("turn: Ben", 'top: "W?1:B"')) == "top: expected W?1:B, found W?2:B"


def test_a_title_stays_on_its_line_and_commands_no_terminal(tmp_path: Path) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text(GOOD.replace("A red five on a red one", r'"two\nlines, \e[31mred \ud800"'))
    assert report(file) == (True, "ok two lines, \\x1b[31mred \\ud800\n", "")


def test_a_title_that_the_terminal_cannot_show(tmp_path: Path) -> None:
    file = tmp_path / "star.yaml"
    file.write_text(GOOD.replace("A red five on a red one", "星"), encoding="utf-8")
    written = io.BytesIO()
    out = io.TextIOWrapper(written, encoding="ascii", newline="\n")
    assert check_files([file], out, io.StringIO())
    assert written.getvalue() == b"ok \\u661f\n"
