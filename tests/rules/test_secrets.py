"""Nobody learns what they may not see: swap two hidden cards, and view, choices and what is seen to happen stay.

Some things tell of hidden cards by the rules themselves — a challenge, a hand shown, cards thrown away, the end of a
round, whether a drawn card could be played. They are listed in `REVEALING`; nothing else may differ first.
"""

import random

from hypothesis import given
from hypothesis import strategies as st
from tests.rules.tables import custom_rules, effort, every_move, option_sets, sensible

from penultimate.rules import Draw, Event, Match, Options, Round, Rule
from penultimate.rules.answers import take_player
from penultimate.rules.cards import KINDS, read_card
from penultimate.rules.custom import begin_rule, go_on
from penultimate.rules.effects import read_clauses
from penultimate.rules.events import (
    CardKept,
    CardsDrawn,
    CardsDrawnFaceDown,
    CardsGiven,
    CardsThrownAway,
    ChallengeSettled,
    HandReceived,
    HandShown,
    HandsSwapped,
    RoundEnded,
    TurnBegan,
)
from penultimate.rules.full_state import state_of
from penultimate.rules.in_force import when_played
from penultimate.rules.state import sets_of

REVEALING = (CardsThrownAway, ChallengeSettled, HandShown, HandsSwapped, HandReceived, CardsGiven, RoundEnded)
"""Events that show cards, or the result of looking at them, to whoever sees them in this form."""


def hidden_places(match: Match, viewer: int) -> list[tuple[int, int]]:
    """Where cards lie that the viewer cannot know: (seat, kind), or (-1, place in the draw pile)."""
    state = state_of(match.round)
    known: dict[int, list[int]] = {seat: [0] * KINDS for seat in range(match.players)}
    for owner, cards in match.round.view(viewer).known:
        for card in cards:
            known[owner][card.kind] += 1
    if match.phase == "drawn":
        known[match.actor][int(state.drawn)] += 1  # not known, but tied to what comes next: it fits
    places = [
        (seat, kind)
        for seat in range(match.players)
        if seat != viewer
        for kind in range(KINDS)
        if int(state.hands[seat * KINDS + kind]) > known[seat][kind]
    ]
    return places + [(-1, at) for at in range(int(state.pile_size))]


def swapped(match: Match, first: tuple[int, int], second: tuple[int, int]) -> Round:
    """The round with two cards in each other's place."""
    other = match.round.clone()
    state = state_of(other)
    kinds = [kind if seat >= 0 else int(state.pile[kind]) for seat, kind in (first, second)]
    for (seat, at), old, new in ((first, kinds[0], kinds[1]), (second, kinds[1], kinds[0])):
        if seat < 0:
            state.pile[at] = new
        else:
            state.hands[seat * KINDS + old] -= 1
            state.hands[seat * KINDS + new] += 1
    state.held = sets_of(state.hands)
    return other


def first_difference(events: list[Event], others: list[Event], viewer: int) -> tuple[Event | None, Event | None] | None:
    seen = [event.seen_by(viewer) for event in events]
    instead = [event.seen_by(viewer) for event in others]
    for at in range(max(len(seen), len(instead))):
        pair = (seen[at] if at < len(seen) else None, instead[at] if at < len(instead) else None)
        if pair[0] != pair[1]:
            return pair
    return None


def is_rightly_told(pair: tuple[Event | None, Event | None], viewer: int, *, drawing: bool) -> bool:
    """Whether the rules themselves give this difference away to the viewer."""
    for event in pair:
        if isinstance(event, REVEALING) or (isinstance(event, CardsDrawn) and event.seat == viewer):
            return True
        if drawing and isinstance(event, (CardKept, CardsDrawnFaceDown, TurnBegan)):
            return True  # everyone sees whether the drawn card could be played, and how many it took (HOUSE-2)
    return False


@given(
    data=st.data(),
    players=st.integers(2, 6),
    seed=st.integers(0, 2**32),
    chance=st.integers(0, 2**32),
    options=option_sets(),
)
@effort(examples=120)
def test_swapping_two_cards_one_cannot_see_changes_nothing(
    data: st.DataObject, players: int, seed: int, chance: int, options: Options
) -> None:
    rules = data.draw(custom_rules(players, options))
    match = Match(players, options.but(target=100_000), seed=seed, rules=rules)
    dice = random.Random(chance)
    tries = every_move(players)
    for _ in range(dice.randrange(10, 90)):
        actor = match.actor
        if match.round.is_over:
            match.apply(actor, match.legal_moves(actor)[0])
            continue
        seat = actor if dice.random() < 0.8 else dice.randrange(players)
        legal = list(match.legal_moves(seat))
        if not legal:
            continue
        move = sensible(dice, legal)
        viewer = dice.randrange(-1, players)
        places = hidden_places(match, viewer)
        if len(places) >= 2 and dice.random() < 0.6:
            other = swapped(match, *dice.sample(places, 2))
            assert other.view(viewer) == match.round.view(viewer)
            assert other.legal_moves(viewer).codes == match.round.legal_moves(viewer).codes
            for tried in dice.sample(tries, 30):
                why, why_there = match.round.why_not(viewer, tried), other.why_not(viewer, tried)
                assert (why and (why.code, why.rule)) == (why_there and (why_there.code, why_there.rule))
            if move in other.legal_moves(seat):
                here = match.round.clone().apply(seat, move)
                pair = first_difference(here, other.apply(seat, move), viewer)
                if pair is not None:
                    assert is_rightly_told(pair, viewer, drawing=move == Draw), (move, pair)
        match.apply(seat, move)


def test_the_pile_is_seen_by_whoever_looks_through_it_and_not_by_whoever_says_who_that_is() -> None:
    rule = Rule("whoever plays red says who looks", read_clauses("once when everyone R arrange their-chosen 3"))
    match = Match(3, Options(), seed=3, rules=(rule, None))
    state = state_of(match.round)
    begin_rule(state, 0, rule)
    go_on(state)
    red_five = read_card("R5").kind
    assert when_played(state, 1, red_five)
    go_on(state)
    assert state.agenda is not None
    assert state.agenda.asks == "whom"
    assert match.view(1).seen == ()
    take_player(state, 2)
    go_on(state)
    assert state.agenda is not None
    assert state.agenda.asks == "arrange"
    assert (len(match.view(1).seen), len(match.view(2).seen)) == (0, 3)
