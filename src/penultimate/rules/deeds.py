"""Deeds: the steps that cards and custom rules are made of, each telling whoever listens what happened."""

from librt.vecs import append, vec
from mypy_extensions import i64

from penultimate.rules.cards import CARDS, KINDS
from penultimate.rules.chance import pick
from penultimate.rules.events import (
    CardsDrawn,
    CardsGiven,
    CardsThrownAway,
    DirectionTurned,
    HandReceived,
    HandShown,
    HandsPassedOn,
    HandsSwapped,
    RoundEnded,
    TurnBegan,
    TurnMissed,
    TurnsToMiss,
    Why,
)
from penultimate.rules.state import (
    NO_CARD,
    NOBODY,
    NOTHING,
    OVER,
    TURN,
    Sighting,
    State,
    add_card,
    cards_of,
    discard_below,
    hand_of,
    remove_card,
    step,
    take_from_pile,
)

# --- turns --------------------------------------------------------------------------------------------------------


def begin_turn(state: State, seat: i64) -> None:
    """It is this seat's turn, or the next one's if it has turns to miss."""
    if state.missing > 0:
        seat = _after_missed_turns(state, seat)
    state.actor = seat
    state.phase = TURN
    state.drawn = NO_CARD
    if state.log is not None:
        state.log.append(TurnBegan(int(seat)))


def _after_missed_turns(state: State, seat: i64) -> i64:
    while state.misses[seat] > 0:
        add_misses(state, seat, -1)
        miss_turn(state, seat)
        seat = step(state, seat)
    return seat


def miss_turn(state: State, seat: i64) -> None:
    if state.log is not None:
        state.log.append(TurnMissed(int(seat)))


def add_misses(state: State, seat: i64, turns: i64) -> None:
    misses = state.misses[:]  # clones share the old one
    misses[seat] += turns
    state.misses = misses
    state.missing += turns
    if turns > 0 and state.log is not None:
        state.log.append(TurnsToMiss(int(seat), int(turns)))


def turn_round(state: State) -> None:
    state.direction = -state.direction
    if state.log is not None:
        state.log.append(DirectionTurned(state.direction == 1))


def end_round(state: State, winner: i64) -> None:
    state.phase = OVER
    state.winner = winner
    state.owing = NOBODY
    state.pending = 0
    state.drawn = NO_CARD
    state.accused = NOBODY
    state.accuser = NOBODY
    if state.log is not None:
        hands = tuple(hand_of(state, seat) for seat in range(int(state.players)))
        state.log.append(RoundEnded(int(winner), hands))


# --- cards --------------------------------------------------------------------------------------------------------


def draw_cards(state: State, seat: i64, count: i64, why: Why) -> i64:
    """Draw so many, or as many as there are (TURN-6). Returns the last card drawn, or NO_CARD."""
    last: i64 = NO_CARD
    if state.log is None:
        while count > 0:
            kind = take_from_pile(state)
            if kind == NO_CARD:
                break
            last = kind
            add_card(state, seat, kind)
            count -= 1
    else:
        drawn: list[int] = []
        while count > 0:
            kind = take_from_pile(state)
            if kind == NO_CARD:
                break
            last = kind
            add_card(state, seat, kind)
            drawn.append(int(kind))
            count -= 1
        state.log.append(CardsDrawn(int(seat), tuple([CARDS[kind] for kind in drawn]), why))
    if last != NO_CARD:
        hand_grew(state, seat)
    return last


def hand_grew(state: State, seat: i64) -> None:
    """UNO-4: the call lapses, and with it the duty."""
    state.called &= ~(1 << seat)
    if state.owing == seat:
        state.owing = NOBODY


def forget_what_it_declined(state: State, seat: i64) -> None:
    state.declined[seat] = 0


def swap_hands(state: State, first: i64, second: i64) -> None:
    if first == second:
        return
    kind: i64 = 0
    hands = state.hands
    a = first * KINDS
    b = second * KINDS
    while kind < KINDS:
        held = hands[a + kind]
        hands[a + kind] = hands[b + kind]
        hands[b + kind] = held
        kind += 1
    held = state.counts[first]
    state.counts[first] = state.counts[second]
    state.counts[second] = held
    _hand_exchanged(state, first)
    _hand_exchanged(state, second)
    learn_hand(state, first, second)
    learn_hand(state, second, first)
    if state.log is not None:
        state.log.append(HandsSwapped(int(first), int(second), hand_of(state, int(first)), hand_of(state, int(second))))


def pass_hands_on(state: State) -> None:
    """Every hand moves to the next seat in the direction of play."""
    before = state.hands[:]
    counts = state.counts[:]
    giver: i64 = 0
    while giver < state.players:
        taker = step(state, giver)
        state.counts[taker] = counts[giver]
        kind: i64 = 0
        while kind < KINDS:
            state.hands[taker * KINDS + kind] = before[giver * KINDS + kind]
            kind += 1
        _hand_exchanged(state, taker)
        giver += 1
    giver = 0
    while giver < state.players:
        taker = step(state, giver)
        learn_hand(state, giver, taker)
        giver += 1
    if state.log is not None:
        state.log.append(HandsPassedOn(state.direction == 1))
        giver = 0
        while giver < state.players:
            taker = step(state, giver)
            state.log.append(HandReceived(int(taker), int(giver), hand_of(state, int(taker))))
            giver += 1


# --- what players know of each other ----------------------------------------------------------------------------------


def learn(state: State, viewer: i64, owner: i64, cards: vec[i64]) -> None:
    """From now on `viewer` knows that `owner` holds these cards (so many of each kind)."""
    if viewer != owner:
        state.known.append(Sighting(viewer, owner, cards))


def learn_hand(state: State, viewer: i64, owner: i64) -> None:
    """`viewer` knows all that `owner` holds now."""
    start = owner * KINDS
    learn(state, viewer, owner, state.hands[start : start + KINDS])


def forget_hand(state: State, owner: i64) -> None:
    """Nobody knows any more what this hand holds."""
    if state.known:
        state.known = [sighting for sighting in state.known if sighting.owner != owner]


def forget_hand_for(state: State, viewer: i64, owner: i64) -> None:
    """What this viewer knew is about to be replaced by something newer."""
    if state.known:
        state.known = [sighting for sighting in state.known if sighting.viewer != viewer or sighting.owner != owner]


def note_played(state: State, owner: i64, kind: i64) -> None:
    """One such card left the hand, in sight of all."""
    for sighting in state.known:
        if sighting.owner == owner and sighting.cards[kind] > 0:
            sighting.cards[kind] -= 1


# --- hands change owners ----------------------------------------------------------------------------------------------


def _hand_exchanged(state: State, seat: i64) -> None:
    state.exchanged |= 1 << seat
    hand_grew(state, seat)
    forget_what_it_declined(state, seat)
    forget_hand(state, seat)


def _take_blind(state: State, seat: i64, count: i64) -> vec[i64]:
    """Take so many cards out of a hand, by chance, or all there are."""
    taken = vec[i64]()
    while count > 0 and state.counts[seat] > 0:
        left = pick(state.counts[seat], state.seed, int(state.shuffles))
        state.shuffles += 1
        kind: i64 = 0
        at = seat * KINDS
        while left >= state.hands[at + kind]:
            left -= state.hands[at + kind]
            kind += 1
        remove_card(state, seat, kind)
        taken = append(taken, kind)
        count -= 1
    forget_hand(state, seat)
    return taken


def give_cards(state: State, seat: i64, to: i64, count: i64) -> None:
    if seat == to:
        return
    taken = _take_blind(state, seat, count)
    for kind in taken:
        add_card(state, to, kind)
    cards = tuple([CARDS[int(kind)] for kind in taken])
    if cards:
        hand_grew(state, to)
        forget_what_it_declined(state, to)
        given = NOTHING[:]
        for kind in taken:
            given[kind] += 1
        learn(state, seat, to, given)
    if state.log is not None:
        state.log.append(CardsGiven(int(seat), int(to), cards))


def throw_away(state: State, seat: i64, count: i64) -> None:
    taken = _take_blind(state, seat, count)
    for kind in taken:
        discard_below(state, kind)
    if state.log is not None:
        state.log.append(CardsThrownAway(int(seat), tuple([CARDS[int(kind)] for kind in taken])))


def show_hand(state: State, seat: i64, to: i64, cards: vec[i64]) -> None:
    """Show the cards (so many of each kind): a hand now, or as it was when a +4 was laid."""
    if seat == to:
        return
    shown = state.shown[:]  # clones share the old one
    shown[to] |= 1 << seat
    state.shown = shown
    forget_hand_for(state, to, seat)
    learn(state, to, seat, cards[:])
    if state.log is not None:
        state.log.append(HandShown(int(seat), int(to), cards_of(cards)))
