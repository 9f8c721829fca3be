"""Carrying out what is written on a custom card: the interpreter of `effects.py`."""

from mypy_extensions import i64

from penultimate.rules.cards import KINDS
from penultimate.rules.deeds import (
    add_misses,
    draw_cards,
    end_round,
    forget_what_it_declined,
    give_cards,
    pass_hands_on,
    show_hand,
    swap_hands,
    throw_away,
    turn_round,
)
from penultimate.rules.effects import (
    Condition,
    DiscardCards,
    DrawCards,
    Effect,
    GiveCards,
    Holds,
    MissTurns,
    Named,
    PassHands,
    PlayAgain,
    Rule,
    ShowHand,
    SwapHands,
    Than,
    TurnRound,
    Who,
)
from penultimate.rules.events import ConditionFailed, PlaysAgain, Why
from penultimate.rules.state import NOBODY, State, step


def run_rule(state: State, seat: i64, rule: Rule) -> i64:
    """Carry out a rule for the seat that laid the card.

    Returns whose turn the rule says is next, or NOBODY if it does not say. The round may be over afterwards (CUST-5).
    """
    met = [clause.when is None or _is_met(state, seat, clause.when) for clause in rule.clauses]
    turn_goes_to: i64 = NOBODY
    for clause, applies in zip(rule.clauses, met, strict=True):
        if not applies:
            if state.log is not None and clause.when is not None:
                state.log.append(ConditionFailed(int(seat), clause.when.text()))
            continue
        named = _run_effect(state, seat, clause.effect)
        if named != NOBODY:
            turn_goes_to = named
        empty = _first_empty_hand(state, seat)
        if empty != NOBODY:
            end_round(state, empty)
            return NOBODY
    return turn_goes_to


def _run_effect(state: State, seat: i64, effect: Effect) -> i64:
    """Returns whose turn is next, if that is what the effect is about."""
    if isinstance(effect, DrawCards):
        for who in seats_of(state, seat, effect.who):
            draw_cards(state, who, effect.cards, Why.CUSTOM)
            forget_what_it_declined(state, who)
    elif isinstance(effect, MissTurns):
        for who in seats_of(state, seat, effect.who):
            add_misses(state, who, effect.turns)
    elif isinstance(effect, PlayAgain):
        who = one_of(state, seat, effect.who)
        if state.log is not None:
            state.log.append(PlaysAgain(who))
        return who
    elif isinstance(effect, TurnRound):
        turn_round(state)
        if state.players == 2 and state.options.reverse_skips_two:
            add_misses(state, step(state, seat), 1)
    elif isinstance(effect, SwapHands):
        swap_hands(state, one_of(state, seat, effect.who), one_of(state, seat, effect.other))
    elif isinstance(effect, PassHands):
        pass_hands_on(state)
    elif isinstance(effect, GiveCards):
        _give(state, seat, effect)
    elif isinstance(effect, DiscardCards):
        for who in seats_of(state, seat, effect.who):
            throw_away(state, who, effect.cards)
    elif isinstance(effect, ShowHand):
        for who in seats_of(state, seat, effect.who):
            for to in seats_of(state, seat, effect.to):
                show_hand(state, who, to, state.hands[who * KINDS : (who + 1) * KINDS])
    else:
        raise AssertionError(f"an effect nobody carries out: {effect.text()}")
    return NOBODY


def _give(state: State, seat: i64, effect: GiveCards) -> None:
    takers = seats_of(state, seat, effect.to)
    for giver in seats_of(state, seat, effect.who):
        for taker in takers:
            give_cards(state, giver, taker, effect.cards)


def _is_met(state: State, seat: i64, when: Condition) -> bool:
    if isinstance(when, Named):
        return state.colour == int(when.colour)
    assert isinstance(when, Holds)
    cards = state.counts[one_of(state, seat, when.who)]
    if when.than is Than.MORE:
        return cards > when.cards
    return cards < when.cards if when.than is Than.FEWER else cards == when.cards


def seats_of(state: State, seat: i64, who: Who) -> list[int]:
    """CUST-2: in play order, from the next player to the one who laid the card."""
    if who.is_one:
        return [one_of(state, seat, who)]
    order = _play_order(state, seat)
    return order if who is Who.EVERYONE else order[:-1]


def one_of(state: State, seat: i64, who: Who) -> int:
    """The one player meant. Of several with equally many cards it is the first in play order (decided)."""
    if who is Who.ME:
        return int(seat)
    if who is Who.NEXT:
        return int(step(state, seat))
    if who is Who.CHOSEN:
        return int(state.chosen)
    if who is Who.CHOSEN_TOO:
        return int(state.chosen_too)
    order = _play_order(state, seat)
    if who is Who.PREVIOUS:
        return order[-2]
    found = order[0]
    for other in order:
        fewer = state.counts[other] < state.counts[found]
        more = state.counts[other] > state.counts[found]
        if (more and who is Who.MOST) or (fewer and who is Who.FEWEST):
            found = other
    return found


def _play_order(state: State, seat: i64) -> list[int]:
    order: list[int] = []
    other = step(state, seat)
    while other != seat:
        order.append(int(other))
        other = step(state, other)
    return [*order, int(seat)]


def _first_empty_hand(state: State, seat: i64) -> i64:
    """CUST-5: of several, the first in play order after the player who laid the card."""
    for other in _play_order(state, seat):
        if state.counts[other] == 0:
            return other
    return NOBODY
