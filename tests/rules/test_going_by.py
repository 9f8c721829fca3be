"""Rules that go by what has just happened: how many cards were moved, and which were drawn."""

import pytest

from penultimate.rules import MARIO, Match, Rule, RuleError, imagine
from penultimate.rules.effects import read_clauses
from penultimate.rules.full_state import state_of
from penultimate.rules.moves import ChooseCards, Play


def asked(text: str, seed: int) -> Match | None:
    """A match in which such a rule has just asked whoever laid the card; nothing if that does not come about soon."""
    rule = Rule("-", read_clauses(text))
    match = Match(3, MARIO, seed=seed, rules=(rule, rule))
    for _ in range(200):
        if match.round.is_over:
            return None
        moves = list(match.legal_moves(match.actor))
        laid = [move for move in moves if isinstance(move, Play) and "?" in str(move.card)]
        match.apply(match.actor, (laid or moves)[0])
        if match.phase == "choose":
            return match
    return None


def matches(text: str) -> list[Match]:
    found = [match for seed in range(60) if (match := asked(text, seed)) is not None]
    assert found
    return found


def test_only_whoever_has_drawn_them_knows_which_they_are() -> None:
    for match in matches("draw me 3; hand me 1 drawn next"):
        actor = match.actor
        assert len(match.view(actor).got) == 3
        for other in {-1, 0, 1, 2} - {actor}:
            assert match.view(other).got == ()
            agenda = match.view(other).agenda
            assert agenda is not None
            assert [agenda.got[seat] for seat in range(3)] == [3 if seat == actor else 0 for seat in range(3)]


def test_only_those_may_be_chosen() -> None:
    for match in matches("draw me 3; hand me 1 drawn next"):
        got = match.view(match.actor).got
        chosen = [move.cards[0] for move in match.legal_moves(match.actor) if isinstance(move, ChooseCards)]
        assert set(chosen) == set(got)


def test_a_position_keeps_them_and_a_dream_makes_them_up() -> None:
    for match in matches("draw me 3; hand me 2 drawn next; draw previous done"):
        copy = match.copy()
        assert copy.digest() == match.digest()
        assert state_of(copy.round).gained == state_of(match.round).gained
        for viewer in (-1, 0, 1, 2):
            dream = imagine(match.view(viewer), b"dream", 1)
            assert list(dream.legal_moves(match.actor))


def test_nothing_is_kept_where_no_rule_asks() -> None:
    for match in matches("draw me 3; hand me 1 any next"):
        assert state_of(match.round).gained == ()
        agenda = match.view(match.actor).agenda
        assert agenda is not None
        assert "got" not in agenda.text()
        assert "done" not in agenda.text()


@pytest.mark.parametrize(
    "text",
    [
        *("draw next done", "miss next 1; draw next done", "drop me 1 drawn", "miss next 1; if me drew R: draw me 1"),
        *("draw me 2; salvage me 1 drawn", "draw me 2; if me drew any: draw next 1", "draw me 2; draw me as/me/drawn"),
        *("draw me 1; round when everyone R draw me done", "draw me 1; reveal me done any next"),
    ],
)
def test_what_cannot_be_gone_by_is_refused(text: str) -> None:
    with pytest.raises(RuleError):
        Rule("-", read_clauses(text))
