"""Every game ends, whatever the options: no dead ends, no loops, also where the deck runs out."""

import random

import pytest
from tests.rules.tables import random_options, random_rule, sensible

from penultimate.rules import MARIO, Match, Next
from penultimate.rules.moves import PLAY

MOST_MOVES = 6000
"""In a round. Players who lay what they can need a few hundred, ten of them with nasty custom rules some thousands."""


@pytest.mark.parametrize("seed", range(120))
def test_a_match_of_any_kind_ends(seed: int) -> None:
    dice = random.Random(seed)
    players = dice.randint(2, 10)
    options = random_options(dice)
    rules = (random_rule(dice, players), random_rule(dice, players)) if options.has_stars else (None, None)
    match = Match(players, options, seed=seed, rules=rules)
    moves = 0
    while not match.is_over:
        seat = match.actor
        if dice.random() < 0.1:
            bystander = dice.randrange(players)
            if match.legal_moves(bystander):
                seat = bystander
        legal = list(match.legal_moves(seat))
        assert legal, f"{match.phase}: seat {seat} has no move"
        match.apply(seat, sensible(dice, legal))
        moves = 0 if match.round.is_over else moves + 1
        assert moves < MOST_MOVES, "a round without an end"
        assert match.round_number < 60
    assert match.legal_moves(0).codes == ()


@pytest.mark.parametrize("players", [2, 10])
def test_even_players_who_only_draw_must_play_in_the_end(players: int) -> None:
    """TURN-6: nobody can hold on to cards for ever without passing; the deck's end forces a card or kills the round."""
    match = Match(players, MARIO.but(draw_until_playable=True), seed=players)
    laid = 0
    for _ in range(2000):
        if match.round.is_over:
            break
        legal = list(match.legal_moves(match.actor))
        last = legal[-1]  # drawing, keeping and accepting stand behind the cards
        laid += last.code & 31 == PLAY
        match.apply(match.actor, last)
    assert laid > 0 or match.round.is_over


def test_next_is_the_only_move_between_rounds() -> None:
    match = Match(3, MARIO.but(target=100_000), seed=1)
    dice = random.Random(1)
    while not match.round.is_over:
        match.apply(match.actor, sensible(dice, list(match.legal_moves(match.actor))))
    assert [list(match.legal_moves(seat)) for seat in range(3)] == [[Next]] * 3
    dealer = match.dealer
    match.apply(2, Next)
    assert (match.round_number, match.dealer) == (2, (dealer + 1) % 3)
