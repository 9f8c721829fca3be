"""What is imagined of a table must be possible there."""

import random

from tests.rules.tables import sensible

from penultimate.rules import BRAILLE, MARIO, Keep, Match, imagine


def test_a_card_somebody_else_drew_and_may_play_fits() -> None:
    """Everyone sees that the player is asked about it; a dream in which it does not fit would be a dead end."""
    asked = 0
    dice = random.Random(4)
    for number in range(12):
        match = Match(3, (MARIO, BRAILLE)[number % 2].but(draw_until_playable=number % 3 == 0), seed=number)
        while not match.round.is_over:
            if match.phase == "drawn":
                for viewer in (-1, (match.actor + 1) % 3):
                    dream = imagine(match.view(viewer), b"dream", asked)
                    moves = list(dream.legal_moves(match.actor))
                    assert all(dream.why_not(match.actor, move) is None for move in moves)
                    assert [move for move in moves if move != Keep]
                    asked += 1
            match.apply(match.actor, sensible(dice, list(match.legal_moves(match.actor))))
    assert asked > 20
