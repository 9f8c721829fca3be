"""Every level and character, at tables of all sorts: only legal moves, no crash, games end, nobody peeks."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from penultimate.bots import BY_COUNT, CHARACTERS, LEVELS, Bot, NothingToDo, bot
from penultimate.bots.simple import MOST_HOARDED
from penultimate.lab.variety import any_options, any_rules
from penultimate.rules import BRAILLE, MARIO, Draw, LegalMoves, Match, Move, Play, SeatView, imagine

PLAYERS = [*((level, None) for level in LEVELS), *(("good", name) for name in CHARACTERS), ("best", "bluffer")]


def any_match(seed: int, *, slow: bool = False) -> Match:
    """A short match; for a bot that is slow when interpreted, a single round of a few."""
    rng = np.random.default_rng(seed)
    players = int(rng.integers(2, 4 if slow else 7))
    options = any_options(rng, house=0.35).but(target=1 if slow else 60)
    return Match(players, options, seed=seed, rules=any_rules(rng, players, options))


def play(match: Match, bots: list[Bot], most: int = 3000) -> Iterator[tuple[int, SeatView, LegalMoves, Move]]:
    """As a table does it: reactions first, then the move of the player whose turn it is."""
    for _ in range(most):
        if match.is_over:
            return
        for seat in range(match.players):
            view, legal = match.view(seat), match.legal_moves(seat)
            move = bots[seat].react(view, legal) if seat != match.actor else None
            if move is not None:
                yield seat, view, legal, move
                match.apply(seat, move)
                break
        else:
            seat = match.actor
            view, legal = match.view(seat), match.legal_moves(seat)
            move = bots[seat].choose(view, legal)
            yield seat, view, legal, move
            match.apply(seat, move)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(("level", "character"), PLAYERS, ids=lambda name: name or "plain")
@pytest.mark.parametrize("seed", range(2))
def test_plays_matches_to_the_end_with_legal_moves(level: str, character: str | None, seed: int) -> None:
    match = any_match(seed + 10 * PLAYERS.index((level, character)), slow=level == "best")
    # Not wrapped in the safety net: the bot itself must not fail.
    bots = [bot(level, seat, character).chain[0] for seat in range(match.players)]
    for _, _, legal, move in play(match, bots):
        assert move in legal
    assert match.is_over


def test_nobody_draws_the_whole_deck() -> None:
    """Two who wait for better cards must not wait for ever."""
    largest = 0
    for seed in range(3):
        match = Match(2, MARIO.but(target=60), seed=seed)
        for _, view, legal, move in play(match, [bot("good", seat) for seat in range(2)]):
            if move == Draw and any(isinstance(other, Play) and not other.card.is_wild for other in legal):
                largest = max(largest, len(view.hand))
    assert 0 < largest < MOST_HOARDED


@pytest.mark.parametrize("level", LEVELS)
def test_ten_players(level: str) -> None:
    match = Match(10, MARIO.but(target=1), seed=3)
    for _, _, legal, move in play(match, [bot(level if seat < 2 else "easy", seat) for seat in range(10)]):
        assert move in legal


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_nothing(level: str) -> None:
    """The move, and the delay, are the same whatever the others hold and whatever lies in the draw pile."""
    options = MARIO.but(seven_zero=True, stacking=True, target=1)
    match = Match(3, options, seed=11)
    player = bot(level, 5, timing=BY_COUNT)
    for number, (seat, view, legal, _) in enumerate(play(match, [bot("easy", seat) for seat in range(3)])):
        if number % 6 or seat != match.actor:
            continue
        other = imagine(view, b"other cards").view(seat, round_number=view.round_number, scores=view.scores)
        assert player.choose(other, legal) == player.choose(view, legal)
        assert player.delay(other) == player.delay(view)


def test_delays_say_nothing_about_the_hand() -> None:
    match = Match(4, BRAILLE, seed=1)
    view = match.view(match.actor)
    player = bot("good", 3)
    other_hand = replace(view, hand=match.view((match.actor + 1) % 4).hand, drawn=None, known=())
    assert player.delay(view) == player.delay(other_hand)
    assert 0.3 <= player.delay(view) <= 10
    delays = {player.delay(replace(view, round_number=number)) for number in range(20)}
    assert len(delays) == 20


def test_same_seed_same_game() -> None:
    moves = []
    for _ in range(2):
        match = any_match(4)
        moves.append([move for _, _, _, move in play(match, [bot("good", seat) for seat in range(match.players)])])
    assert moves[0] == moves[1]


def test_unknown_names_are_refused() -> None:
    with pytest.raises(ValueError, match="no level 'genius'"):
        bot("genius")
    with pytest.raises(ValueError, match="no character 'saint'"):
        bot("good", 1, "saint")
    with pytest.raises(NothingToDo):
        bot("easy").choose(Match(2, MARIO, seed=1).view(0), LegalMoves(()))
