"""What is told to all at once is what a watcher's view has, and no more."""

import random
from dataclasses import fields

import pytest

from penultimate.rules import BRAILLE, MARIO, Match, Options, SeatView, write_cards
from penultimate.rules.cards import Card
from penultimate.rules.public import has_nothing_to_do

ORDER = ["seat", "hand", "drawn", "known"]
OWN = set(ORDER)
ELSEWHERE = {"options", "rules", "passes", "declined", "shown"}
"""Told with the table, or not needed by who only looks."""


def plain(value: object) -> object:
    if isinstance(value, Card):
        return write_cards([value])
    return [plain(part) for part in value] if isinstance(value, tuple | list) else value


@pytest.mark.parametrize("options", [MARIO, BRAILLE, MARIO.but(stacking=True, jump_in=True, seven_zero=True)])
def test_public_facts_and_own_cards_are_the_view(options: Options) -> None:
    chance = random.Random(11)
    match = Match(4, options.but(target=1500), seed=11)
    names = {field.name for field in fields(SeatView)} - OWN - ELSEWHERE
    for _ in range(1200):
        seat = chance.randrange(4) if chance.random() < 0.2 else match.actor
        legal = list(match.legal_moves(seat))
        if legal:
            match.apply(seat, chance.choice(legal))
        view, facts = match.view(-1), match.public_facts(8)
        assert set(facts) == names | {"discard_size"}
        assert facts["discard_size"] == len(view.discards)
        for name in names - {"discards"}:
            assert plain(facts[name]) == plain(getattr(view, name)), name
        assert facts["discards"] == plain(view.discards[-8:])
        for seat in range(-1, 4):
            own, view = match.own_facts(seat), match.view(seat)
            assert plain(list(own.items())) == plain(
                [(name, getattr(view, name)) for name in sorted(OWN, key=ORDER.index)]
            )


@pytest.mark.parametrize("options", [MARIO, BRAILLE, MARIO.but(jump_in=True)])
def test_who_has_nothing_to_do_has_no_legal_move(options: Options) -> None:
    chance = random.Random(12)
    match = Match(5, options, seed=12)
    glances = 0
    for _ in range(400):
        if match.is_over:
            break
        for seat in range(5):
            if not match.round.is_over and has_nothing_to_do(match.round.state, seat):
                glances += 1
                assert not match.round.legal_moves(seat)
        match.apply(match.actor, chance.choice(list(match.legal_moves(match.actor))))
    assert (glances > 0) == (options is MARIO)
