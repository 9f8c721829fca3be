"""What is told to all at once is what a watcher's view has, and no more."""

import random
from dataclasses import fields

import pytest
from tests.rules import any_effects

from penultimate.rules import BRAILLE, MARIO, Match, Options, SeatView, write_cards
from penultimate.rules.agenda import Agenda, Standing
from penultimate.rules.cards import Card
from penultimate.rules.full_state import state_of
from penultimate.rules.public import has_nothing_to_do
from penultimate.rules.view import AGREED, OWN, PUBLIC


def plain(value: object) -> object:
    if isinstance(value, Card):
        return write_cards([value])
    if isinstance(value, Agenda | Standing):
        return value.text()
    return [plain(part) for part in value] if isinstance(value, tuple | list) else value


@pytest.mark.parametrize("options", [MARIO, BRAILLE, MARIO.but(stacking=True, jump_in=True, seven_zero=True)])
def test_public_facts_and_own_cards_are_the_view(options: Options) -> None:
    chance = random.Random(11)
    rules = (any_effects.rule(chance, 4), any_effects.rule(chance, 4)) if options.has_question_cards else (None, None)
    match = Match(4, options.but(target=1500), seed=11, rules=rules)
    names = {field.name for field in fields(SeatView)}
    assert names == {*PUBLIC, *OWN, *AGREED}
    for _ in range(1200):
        before = match.copy()
        seat = chance.randrange(4) if chance.random() < 0.2 else match.actor
        legal = list(match.legal_moves(seat))
        if legal:
            match.apply(seat, chance.choice(legal))
        facts = match.public_facts().plain()
        assert facts.pop("discard_size") == len(match.view(-1).discards)
        for seat in range(-1, 4):
            view = match.view(seat)
            assert facts == {name: plain(getattr(view, name)) for name in PUBLIC}, "the same in everybody's view"
            assert match.own_facts(seat) == {name: plain(getattr(view, name)) for name in OWN}
            assert match.has_own_facts_of(before, seat) == (match.own_facts(seat) == before.own_facts(seat))


@pytest.mark.parametrize("options", [MARIO, BRAILLE, MARIO.but(jump_in=True)])
def test_who_has_nothing_to_do_has_no_legal_move(options: Options) -> None:
    chance = random.Random(12)
    match = Match(5, options, seed=12)
    glances = 0
    for _ in range(400):
        if match.is_over:
            break
        for seat in range(5):
            if not match.round.is_over and has_nothing_to_do(state_of(match.round), seat):
                glances += 1
                assert not match.round.legal_moves(seat)
        match.apply(match.actor, chance.choice(list(match.legal_moves(match.actor))))
    assert (glances > 0) == (options is MARIO)
