"""The question before one's own turn: short enough to hear every time, and shorter where somebody wants it brief."""

from statistics import mean

import pytest
from tests.terminal.robot import new_table

from penultimate.rules import Draw, options_for
from penultimate.terminal.asking import Asker
from penultimate.terminal.lines import without_marks
from penultimate.wording import LANGUAGES, Verbosity, Wording
from penultimate.wording.hearing import words_in


@pytest.mark.parametrize("language", LANGUAGES)
async def test_words_of_a_question(language: str) -> None:
    """Over some turns of a fixed game, drawing on: hands grow, which is the worst case."""
    table = new_table(options_for("mario"), players=4, level="easy", seed="questions", language=language)
    asker = Asker(Wording(language, strict=True))
    lengths: dict[Verbosity, list[float]] = {verbosity: [] for verbosity in Verbosity}
    hands = []
    table.begin()
    for _ in range(12):
        if table.stage != "playing" or table.view.actor != table.seat or table.view.phase != "turn":
            break
        for verbosity, found in lengths.items():
            asker.verbosity = verbosity
            asked = asker.ask(table)
            assert asked.shows_hand
            found.append(sum(words_in(without_marks(line)) for line in asked.lines))
        hands.append(len(table.view.hand))
        await table.make(Draw)
        for move in table.legal:
            if move.text(table.names) == "keep":
                await table.make(move)
                break
        while table.pausing:
            await table.go_on()
    assert len(hands) > 5
    brief, normal, full = [mean(found) for found in lengths.values()]
    assert brief < normal < full
    assert normal < 9 + 4 * mean(hands), "each card once, with its number"
    assert brief < 0.8 * normal
