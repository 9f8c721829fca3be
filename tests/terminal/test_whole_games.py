"""Whole games in this process: every language, both editions, house rules, mistakes, and a record that holds."""

import pytest
from tests.terminal.robot import Robot, new_table, play

from penultimate.records import verify
from penultimate.rules import options_for
from penultimate.terminal.lines import width_of
from penultimate.terminal.teller import Manner
from penultimate.wording import LANGUAGES

SETTINGS = (
    ("mario", {"target": 80}, 3, "easy"),
    ("braille", {"target": 60, "stacking": True, "jump_in": True}, 4, "easy"),
    ("mario", {"target": 40, "seven_zero": True, "draw_until_playable": True, "star_duel": True}, 2, "beginner"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "changes", "players", "level"), SETTINGS, ids=["stars", "jumping", "swapping"])
def test_a_game_is_played_to_its_end(
    language: str, edition: str, changes: dict[str, object], players: int, level: str
) -> None:
    options = options_for(edition, **changes)
    table = new_table(options, players=players, level=level, seed="whole", language=language)
    robot = Robot(language, seed=players)
    assert play(robot, table, Manner(braille="ascii"), width=40) == 0
    assert table.match.is_over
    record = table.record()
    assert record is not None
    verify(record)
    text = robot.out.getvalue()
    assert all(line.isprintable() for line in text.split("\n"))
    said = [line for line in text.split("\n") if not line.startswith("> ")]
    assert max(map(width_of, said)) <= 40
    assert "terminal-" not in text, "a text is missing"
