"""What a custom card leaves in force strikes with every kind of card it speaks of, the last ones too."""

import pytest

from penultimate.rules import MARIO
from penultimate.rules.agenda import read_standing
from penultimate.rules.cards import CARDS
from penultimate.rules.custom import when_played
from penultimate.rules.full_state import state_of
from penultimate.rules.round import deal


def struck_by(which: str) -> list[str]:
    """The cards for which somebody draws, where whoever plays `which` draws one."""
    found = []
    for card in CARDS:
        state = state_of(deal(2, MARIO, seed=b"lasting"))
        state.standing = (read_standing(f"0 3 round when everyone {which} draw they 1"),)
        before = int(state.counts[1])
        when_played(state, 1, card.kind)
        if state.counts[1] == before + 1:
            found.append(str(card))
    return found


@pytest.mark.parametrize(
    ("which", "cards"),
    [("B-7", ["B7"]), ("7", ["B7", "G7", "R7", "Y7"]), ("wild", ["W", "W+4", "W*", "W?1", "W?2"]), ("+4", ["W+4"])],
)
def test_whoever_plays_such_a_card_draws(which: str, cards: list[str]) -> None:
    assert struck_by(which) == cards
