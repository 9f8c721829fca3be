"""Hints: what a reason says about the table is true there."""

import numpy as np
import pytest

from penultimate.bots import BY_COUNT, REASONS, Budget, Hint, NothingToDo, bot, hint
from penultimate.lab.variety import any_options, any_rules
from penultimate.rules import MARIO, CallUno, LegalMoves, Match, Play, SeatView
from penultimate.rules.moves import Choose, Point

ADVISER = bot("good")
"""Whoever advises, the reasons are found the same way; this one is quicker than the best."""


def held(view: SeatView, letter: object) -> int:
    return sum(card.colour is not None and card.colour.letter == letter for card in view.hand)


def check(view: SeatView, legal: LegalMoves, given: Hint) -> None:
    move, data = given.move, given.data
    assert move in legal
    assert given.reason in REASONS
    assert 1 <= int(data.get("chance", 50)) <= 99
    card = move.card if isinstance(move, Play) else None
    match given.reason:
        case "goes-out":
            assert view.hand == (card,)
        case "call-uno":
            assert move == CallUno
        case "catch":
            assert isinstance(move, Point)
            assert move.seat == data["seat"] == view.owing
        case "jump-in":
            assert view.actor != view.seat
        case "hits-next":
            assert view.counts[int(data["seat"])] == data["cards"]
            assert int(data["cards"]) <= 3
            assert data["seat"] != view.seat
            assert card is not None
            assert data["draws"] == {"+2": 2, "W+4": 4, "S": 0}[card.face]
        case "takes-another-turn":
            assert view.players == 2
        case "longest-colour":
            assert card is not None
            assert data["cards"] == held(view, data["colour"]) - 1 >= 1
            assert str(card)[0] == data["colour"]
        case "brings-colour" | "colour" | "wild-needed":
            assert data["cards"] == held(view, data["colour"])
            if given.reason == "wild-needed":
                assert not any(isinstance(other, Play) and not other.card.is_wild for other in legal)
        case "saves-wilds":
            assert card is not None
            assert not card.is_wild
            assert any(other.is_wild for other in view.hand)
        case "sheds-points":
            assert card is not None
            assert data["points"] == card.points
        case "sends-it-back" | "take-it":
            assert data["cards"] == view.pending
        case "sends-it-on":
            assert int(data["cards"]) > view.pending
            assert data["seat"] not in (view.seat, *([] if view.players == 2 else [view.attacker]))
        case "likely-bluff":
            assert data["seat"] == view.attacker
        case "choose":
            assert isinstance(move, Choose)
            others = [count for seat, count in enumerate(view.counts) if seat != view.seat]
            assert view.counts[move.seats[0]] == data["cards"] == min(others)


def test_reasons_are_true() -> None:
    """Rounds played by hints, with every player asked at every step."""
    reasons: set[str] = set()
    for seed in range(4):
        rng = np.random.default_rng(seed)
        players = int(rng.integers(2, 5))
        options = any_options(rng, house=0.5).but(target=1)
        match = Match(players, options, seed=seed, rules=any_rules(rng, players, options))
        while not match.is_over:
            for seat in range(players):
                legal = match.legal_moves(seat)
                try:
                    given = hint(match.view(seat), legal, ADVISER)
                except NothingToDo:
                    assert seat != match.actor
                    continue
                check(match.view(seat), legal, given)
                reasons.add(given.reason)
            seat = match.actor
            moves = [hint(match.view(seat), match.legal_moves(seat), ADVISER).move]
            if rng.random() < 0.25:  # a table where not everybody takes advice is more varied
                moves = [move for move in match.legal_moves(seat) if isinstance(move, Play)] or moves
            match.apply(seat, moves[int(rng.integers(len(moves)))])
    assert len(reasons) >= 10, reasons


def test_the_best_bot_advises() -> None:
    match = Match(3, MARIO, seed=5)
    for _ in range(6):
        seat = match.actor
        view, legal = match.view(seat), match.legal_moves(seat)
        given = hint(view, legal)
        assert given.move == bot("best", timing=BY_COUNT).choose(view, legal)
        match.apply(seat, given.move)


def test_a_hint_can_be_cancelled() -> None:
    """The adviser stops looking ahead; what its net says is still good advice."""
    match = Match(2, MARIO, seed="look 1")
    view, legal = match.view(match.actor), match.legal_moves(match.actor)
    budget = Budget()
    budget.cancel()
    given = hint(view, legal, bot("best"), budget)
    check(view, legal, given)
    assert given.move == bot("best").choose_within(view, legal, budget)


def test_nothing_to_do_is_said() -> None:
    match = Match(3, MARIO, seed=1)
    idle = next(seat for seat in range(3) if seat != match.actor and not match.legal_moves(seat))
    with pytest.raises(NothingToDo):
        hint(match.view(idle), match.legal_moves(idle))
