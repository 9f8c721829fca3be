"""A match in the position a scenario starts from."""

from typing import Final

from penultimate.rules import Card, Match, Round
from penultimate.rules.cards import COLOUR, KINDS
from penultimate.rules.chance import shuffle
from penultimate.rules.editions import deck_of
from penultimate.rules.round import empty_state
from penultimate.rules.state import State, add_card, discard
from penultimate.rules.turns import turn_up_first_card
from penultimate.scenarios.model import Position

_SEED: Final = b"scenario"


def match_at(position: Position) -> Match:
    """A match that stands where the position says. Chance is always the same, and scenarios may not lean on it."""
    players = len(position.hands)
    match = Match(players, position.options, seed=_SEED, rules=position.rules)
    match.beginning = []
    match.scores = list(position.scores)
    match.round = Round(_state_at(position))
    return match


def _state_at(position: Position) -> State:
    state = empty_state(len(position.hands), position.options, position.rules, _SEED, position.dealer)
    state.scores = position.scores
    for seat, hand in enumerate(position.hands):
        for card in hand:
            add_card(state, seat, card.kind)
    rest = [] if position.exact else _rest_of_deck(position)
    from_below = [*rest, *reversed([card.kind for card in (*position.opening, *position.draw)])]
    for at, kind in enumerate(from_below):
        state.pile[at] = kind
    state.pile_size = len(from_below)
    if not position.exact:
        shuffle(state.pile, len(rest), _SEED, 0)
    state.shuffles = 1
    if position.opening:
        turn_up_first_card(state)
        return state
    for card in position.discard:
        discard(state, card.kind)
    state.colour = _colour(position.discard[-1])
    state.actor = position.turn
    state.direction = 1 if position.to_the_left else -1
    return state


def _colour(top: Card) -> int:
    return int(COLOUR[top.kind]) if top.named is None else int(top.named)


def _rest_of_deck(position: Position) -> list[int]:
    """The kinds of all cards that the position does not place."""
    deck = deck_of(position.options.edition)
    left = [int(deck[kind]) for kind in range(KINDS)]
    for pile in (*position.hands, position.opening, position.discard, position.draw):
        for card in pile:
            left[card.kind] -= 1
    return [kind for kind in range(KINDS) for _ in range(left[kind])]
