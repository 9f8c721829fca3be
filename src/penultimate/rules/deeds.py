"""Deeds: the steps that cards and custom rules are made of, each telling whoever listens what happened."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from penultimate.rules.agenda import Standing
from penultimate.rules.cards import BIT, CARDS, KINDS, Card, lowest_kind
from penultimate.rules.chance import pick, quick_shuffle, shuffle
from penultimate.rules.compound import UNO_LEFT, Law, Until
from penultimate.rules.events import (
    CardFoundOnTop,
    CardsBuried,
    CardsDrawn,
    CardsFetched,
    CardsGiven,
    CardsShown,
    CardsThrownAway,
    DirectionTurned,
    DrawDiverted,
    HandDealt,
    HandReceived,
    HandShown,
    HandsPassedOn,
    HandsRedealt,
    HandsSwapped,
    PileArranged,
    PileSeen,
    PileShuffled,
    PointsLost,
    PointsWon,
    RoundEnded,
    RuleLapsed,
    StakesRaised,
    TurnBegan,
    TurnMissed,
    TurnsToMiss,
    Why,
)
from penultimate.rules.lawful import holds_for, owed
from penultimate.rules.people import one_of
from penultimate.rules.state import (
    NO_CARD,
    NOBODY,
    NOTHING,
    OVER,
    TURN,
    State,
    add_card,
    bonus_of,
    cards_of,
    discard_below,
    hand_of,
    put_under_pile,
    remove_card,
    set_declined,
    set_known,
    sighting_of,
    step,
    take_from_pile,
)
from penultimate.rules.who import Who

# --- turns --------------------------------------------------------------------------------------------------------


def begin_turn(state: State, seat: i64) -> None:
    """It is this seat's turn, or the next one's if it has turns to miss."""
    if state.standing:
        seat = _after_encore(state, seat)
    if state.missing > 0:
        seat = _after_missed_turns(state, seat)
    state.actor = seat
    state.phase = TURN
    state.drawn = NO_CARD
    if state.log is not None:
        state.log.append(TurnBegan(int(seat)))
    if state.standing:
        end_lap(state, seat)
        _count_turn(state, seat)
        show_open_hands(state)


def _after_encore(state: State, seat: i64) -> i64:
    """Whoever has been promised another turn comes before everybody else."""
    for standing in state.standing:
        if standing.law.law is Law.ENCORE:
            forget_encore(state)
            return standing.layer
    return seat


def forget_encore(state: State) -> None:
    state.standing = tuple([standing for standing in state.standing if standing.law.law is not Law.ENCORE])


def _after_missed_turns(state: State, seat: i64) -> i64:
    while state.misses[seat] > 0:
        add_misses(state, seat, -1)
        miss_turn(state, seat)
        if state.standing:
            end_lap(state, seat)
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


def shut_window(state: State) -> None:
    """UNO-3: somebody's turn has begun, and whoever forgot to call can no longer be caught."""
    if state.owing != NOBODY:
        state.forgot |= 1 << state.owing
        state.owing = NOBODY


def end_lap(state: State, seat: i64) -> None:
    """It is this seat's turn again, or would be: what it has set up until then is over, or has a lap less to go."""
    laws = [
        standing.after_lap() if standing.layer == seat and standing.is_for_a_lap else standing
        for standing in state.standing
    ]
    kept = tuple([standing for standing in laws if standing is not None])
    if len(kept) < len(laws) and state.log is not None:
        state.log.append(RuleLapsed(int(seat)))
    state.standing = kept


def _count_turn(state: State, seat: i64) -> None:
    """A turn is over and this seat's begins: what has lasted for its turns, or until a card was laid, is over."""
    kept: list[Standing] = []
    over: list[int] = []
    for standing in state.standing:
        left = standing.after_turn(int(seat))
        if standing.law.till == UNO_LEFT and _has_one_card_left(state):
            left = None
        if left is not None:
            kept.append(left)
        elif standing.layer not in over:
            over.append(standing.layer)
    state.standing = tuple(kept)
    if state.log is not None:
        for layer in over:
            state.log.append(RuleLapsed(layer))


def _has_one_card_left(state: State) -> bool:
    """Whether anybody has."""
    seat: i64 = 0
    while seat < state.players:
        if state.counts[seat] == 1:
            return True
        seat += 1
    return False


def end_round(state: State, winner: i64) -> None:
    state.phase = OVER
    state.agenda = None
    state.gained = ()
    state.standing = ()
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
    if state.standing and why is not Why.TURN and count > 0:
        seat = divert(state, seat, why)
    return draw_undiverted(state, seat, count, why)


def divert(state: State, seat: i64, why: Why) -> i64:
    """Who draws what this seat has to: itself, or whoever a rule in force says. It is sent on once, and no further."""
    for standing in state.standing:
        law = standing.law
        if law.law is not Law.DIVERT or not standing.seats & (1 << seat):
            continue
        to = _drawer_for(state, standing, seat, why)
        if to == NOBODY or (why is Why.LAST_CARD and state.counts[to] == 0):
            continue
        if to == seat:
            return seat
        if state.log is not None:
            state.log.append(DrawDiverted(int(seat), int(to)))
        if law.until is Until.ONCE:
            state.standing = tuple([other for other in state.standing if other is not standing])
            if state.log is not None:
                state.log.append(RuleLapsed(standing.layer))
        forget_what_it_declined(state, to)
        return to
    return seat


def _drawer_for(state: State, standing: Standing, seat: i64, why: Why) -> i64:
    to = standing.law.to
    assert to is not None
    if standing.to != NOBODY:
        return standing.to
    return _sender(state, seat, why) if to is Who.SENDER else one_of(state, standing.layer, to, seat)


def _sender(state: State, seat: i64, why: Why) -> i64:
    """Whoever has played the card for which this seat draws; NOBODY for a mistake and for the card turned up."""
    if why is Why.PLUS_TWO or why is Why.PLUS_FOUR or why is Why.INNOCENT:
        return state.attacker
    if why is Why.REFLECTED:  # out of a duel, the one who sent it back is the one who acts
        return state.actor if state.attacker == seat else state.attacker
    if why is Why.CUSTOM and state.agenda is not None and state.agenda.after == "":
        return state.agenda.layer
    return NOBODY


def draw_undiverted(state: State, seat: i64, count: i64, why: Why) -> i64:
    """Draw them oneself, whoever has to."""
    last: i64 = NO_CARD
    if state.standing and why is not Why.TURN:
        count = owed(state, seat, count, why)
        if count == 0:
            return NO_CARD
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
    state.forgot &= ~(1 << seat)
    if state.owing == seat:
        state.owing = NOBODY


def forget_what_it_declined(state: State, seat: i64) -> None:
    if state.declined != 0:
        set_declined(state, seat, 0)


def swap_hands(state: State, first: i64, second: i64) -> None:
    if first == second:
        return
    kind: i64 = 0
    hands = state.hands
    a = first * KINDS
    b = second * KINDS
    while kind < KINDS:
        cards = hands[a + kind]
        hands[a + kind] = hands[b + kind]
        hands[b + kind] = cards
        kind += 1
    held = state.counts[first]
    state.counts[first] = state.counts[second]
    state.counts[second] = held
    held = state.held[first]
    state.held[first] = state.held[second]
    state.held[second] = held
    _hand_exchanged(state, first)
    _hand_exchanged(state, second)
    learn_hand(state, first, second)
    learn_hand(state, second, first)
    if state.log is not None:
        state.log.append(HandsSwapped(int(first), int(second), hand_of(state, int(first)), hand_of(state, int(second))))


def pass_hands_on(state: State) -> None:
    """Every hand moves to the next seat in the direction of play."""
    shift_hands(state, state.direction)


def shift_hands(state: State, direction: i64) -> None:
    """Every hand moves to the next seat to the left (1) or to the right (-1)."""
    playing = state.direction
    state.direction = direction
    _shift(state)
    state.direction = playing


def _shift(state: State) -> None:
    before = state.hands[:]
    counts = state.counts[:]
    held = state.held[:]
    giver: i64 = 0
    while giver < state.players:
        taker = step(state, giver)
        state.counts[taker] = counts[giver]
        state.held[taker] = held[giver]
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


# --- points -----------------------------------------------------------------------------------------------------------


def add_points(state: State, seat: i64, points: i64) -> None:
    """A custom card brings or costs somebody points; the match counts them when the round is over."""
    bonus = [bonus_of(state, other) for other in range(int(state.players))]
    bonus[int(seat)] += int(points)
    state.bonus = tuple(bonus) if any(bonus) else ()
    if state.log is not None:
        state.log.append(PointsWon(int(seat), int(points)) if points > 0 else PointsLost(int(seat), int(-points)))


def promise_points(state: State, points: i64) -> None:
    """A custom card brings whoever wins this round points, or costs them some."""
    state.prize = max(i64(-MOST_PRIZE), min(i64(MOST_PRIZE), state.prize + points))
    if state.log is not None:
        state.log.append(PointsWon(NOBODY, int(points)) if points > 0 else PointsLost(NOBODY, int(-points)))


MOST_PRIZE: Final = 100_000


def raise_stakes(state: State, times: i64) -> None:
    """The points of this round count so many times what they did; there is an end to it."""
    state.stakes = min(i64(MOST_TIMES), state.stakes * times)
    if state.log is not None:
        state.log.append(StakesRaised(int(state.stakes)))


MOST_TIMES: Final = 100

# --- what players know of each other ----------------------------------------------------------------------------------


def learn(state: State, viewer: i64, owner: i64, cards: vec[u8]) -> None:
    """From now on `viewer` knows that `owner` holds these cards (so many of each kind)."""
    if viewer != owner:
        set_known(state, [*state.known, sighting_of(viewer, owner, cards)])


def learn_hand(state: State, viewer: i64, owner: i64) -> None:
    """`viewer` knows all that `owner` holds now."""
    start = owner * KINDS
    learn(state, viewer, owner, state.hands[start : start + KINDS])


def forget_hand(state: State, owner: i64) -> None:
    """Nobody knows any more what this hand holds."""
    if state.known:
        set_known(state, [sighting for sighting in state.known if sighting.owner != owner])


def forget_hand_for(state: State, viewer: i64, owner: i64) -> None:
    """What this viewer knew is about to be replaced by something newer."""
    if state.known:
        others = [sighting for sighting in state.known if sighting.viewer != viewer or sighting.owner != owner]
        set_known(state, others)


def note_played(state: State, owner: i64, kind: i64) -> None:
    """One such card left the hand, in sight of all."""
    bit = BIT[kind]
    for seen in state.known:
        if seen.owner == owner and seen.kinds & bit:
            left = [each.without(kind) if each.owner == owner and each.kinds & bit else each for each in state.known]
            set_known(state, left)
            return


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
        while left >= i64(state.hands[at + kind]):
            left -= i64(state.hands[at + kind])
            kind += 1
        remove_card(state, seat, kind)
        taken = append(taken, kind)
        count -= 1
    forget_hand(state, seat)
    return taken


def give_cards(state: State, seat: i64, to: i64, count: i64) -> None:
    if seat != to:
        hand_over(state, seat, to, _take_blind(state, seat, count))


def take_out(state: State, seat: i64, kind: i64) -> None:
    """A card leaves a hand as its player wished. Others no longer know that it is there, nor that it is not."""
    remove_card(state, seat, kind)
    note_played(state, seat, kind)


def hand_over(state: State, seat: i64, to: i64, taken: vec[i64]) -> None:
    """These cards, which the giver no longer holds, are the taker's."""
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
    throw_these_away(state, seat, _take_blind(state, seat, count))


def throw_these_away(state: State, seat: i64, taken: vec[i64]) -> None:
    for kind in taken:
        discard_below(state, kind)
    if state.log is not None:
        state.log.append(CardsThrownAway(int(seat), tuple([CARDS[int(kind)] for kind in taken])))


def show_hand(state: State, seat: i64, to: i64, cards: vec[u8]) -> None:
    """Show the cards (so many of each kind): a hand now, or as it was when a +4 was laid."""
    if seat == to:
        return
    shown = state.shown[:]  # clones share the old one
    shown[to] |= 1 << seat
    state.shown = shown
    forget_hand_for(state, to, seat)
    if _still_holds(state, seat, cards):
        learn(state, to, seat, cards[:])
    if state.log is not None:
        state.log.append(HandShown(int(seat), int(to), cards_of(cards)))


def _still_holds(state: State, seat: i64, cards: vec[u8]) -> bool:
    """Whether they are all in this hand: since a +4 was laid, a rule in force may have swapped it for another."""
    start = seat * KINDS
    kind: i64 = 0
    while kind < KINDS:
        if cards[kind] > state.hands[start + kind]:
            return False
        kind += 1
    return True


def show_cards(state: State, seat: i64, to: i64, cards: vec[u8]) -> None:
    """Show some cards of a hand (so many of each kind)."""
    if seat == to:
        return
    forget_hand_for(state, to, seat)
    learn(state, to, seat, cards[:])
    if state.log is not None:
        state.log.append(CardsShown(int(seat), int(to), cards_of(cards)))


def show_open_hands(state: State) -> None:
    """While hands lie open, everybody sees what has changed in them."""
    for owner in range(int(state.players)):
        if holds_for(state, owner, Law.OPEN):
            for viewer in range(int(state.players)):
                if viewer != owner and not _is_known(state, viewer, owner):
                    show_hand(state, owner, viewer, state.hands[owner * KINDS : (owner + 1) * KINDS])


def _is_known(state: State, viewer: i64, owner: i64) -> bool:
    """Whether the viewer knows the whole hand already."""
    known: i64 = 0
    for sighting in state.known:
        if sighting.viewer == viewer and sighting.owner == owner:
            kinds = sighting.kinds
            while kinds != 0:
                known += sighting.count(lowest_kind(kinds))
                kinds &= kinds - 1
    return known == state.counts[owner]


def redeal(state: State, order: list[int]) -> None:
    """All hands are shuffled together and dealt again, one card at a time, in this order of seats."""
    cards = vec[u8]()
    for seat in range(int(state.players)):
        for card in hand_of(state, seat):
            cards = append(cards, u8(card.kind))
            remove_card(state, seat, card.kind)
    if state.quick != 0:
        quick_shuffle(cards, len(cards), state.quick, state.shuffles)
    else:
        shuffle(cards, len(cards), state.seed, int(state.shuffles))
    state.shuffles += 1
    for at in range(len(cards)):
        add_card(state, order[at % len(order)], i64(cards[at]))
    for seat in range(int(state.players)):
        _hand_exchanged(state, seat)
    if state.log is not None:
        state.log.append(HandsRedealt(len(cards)))
        for seat in order:
            state.log.append(HandDealt(seat, hand_of(state, seat)))


# --- the piles --------------------------------------------------------------------------------------------------------


def bury(state: State, seat: i64, taken: vec[i64]) -> None:
    """These cards, which their owner no longer holds, go under the draw pile."""
    for kind in taken:
        put_under_pile(state, kind)
    if state.log is not None:
        state.log.append(CardsBuried(int(seat), tuple([CARDS[int(kind)] for kind in taken])))


def fetch_cards(state: State, seat: i64, count: i64) -> None:
    """Take so many cards from the discard pile, the topmost first; its top card stays. Everybody sees them."""
    fetched = NOTHING[:]
    cards: list[int] = []
    last = state.discard_size - 1
    while count > 0 and last > 0:
        last -= 1
        kind = i64(state.discards[last])
        add_card(state, seat, kind)
        fetched[kind] += 1
        cards.append(int(kind))
        count -= 1
    if not cards:
        return
    state.discards[last] = u8(state.top)
    state.discard_size = last + 1
    hand_grew(state, seat)
    forget_what_it_declined(state, seat)
    for viewer in range(int(state.players)):
        learn(state, viewer, seat, fetched[:])
    if state.log is not None:
        state.log.append(CardsFetched(int(seat), tuple([CARDS[kind] for kind in cards])))


def salvage_cards(state: State, seat: i64, kinds: vec[i64]) -> None:
    """Take these cards from the discard pile, wherever in it they lie; its top card stays. Everybody sees them."""
    fetched = NOTHING[:]
    for kind in kinds:
        at = state.discard_size - 2
        while i64(state.discards[at]) != kind:
            at -= 1
        while at < state.discard_size - 1:
            state.discards[at] = state.discards[at + 1]
            at += 1
        state.discard_size -= 1
        add_card(state, seat, kind)
        fetched[kind] += 1
    hand_grew(state, seat)
    forget_what_it_declined(state, seat)
    for viewer in range(int(state.players)):
        learn(state, viewer, seat, fetched[:])
    if state.log is not None:
        state.log.append(CardsFetched(int(seat), tuple([CARDS[int(kind)] for kind in kinds])))


def top_of_pile(state: State, count: i64) -> tuple[Card, ...]:
    """So many cards, the first to be drawn first."""
    last = int(state.pile_size) - 1
    return tuple([CARDS[int(state.pile[last - at])] for at in range(int(count))])


def see_pile(state: State, seat: i64, count: i64) -> i64:
    """Look at so many cards on top of the draw pile, or as many as it holds. Returns how many they are."""
    seen = min(count, state.pile_size)
    if state.log is not None and seen > 0:
        state.log.append(PileSeen(int(seat), top_of_pile(state, seen)))
    return seen


def _place_in_pile(state: State, kind: i64, at: i64) -> i64:
    """Where such a card lies, from this place downwards."""
    while i64(state.pile[at]) != kind:
        at -= 1
    return at


def draft_card(state: State, seat: i64, kinds: vec[i64]) -> None:
    """Take these cards from near the top of the draw pile; only their player sees which."""
    for kind in kinds:
        at = _place_in_pile(state, kind, state.pile_size - 1)
        while at < state.pile_size - 1:
            state.pile[at] = state.pile[at + 1]
            at += 1
        state.pile_size -= 1
        add_card(state, seat, kind)
    hand_grew(state, seat)
    forget_what_it_declined(state, seat)
    if state.log is not None:
        state.log.append(CardsDrawn(int(seat), tuple([CARDS[int(kind)] for kind in kinds]), Why.CUSTOM))


def arrange_pile(state: State, seat: i64, count: i64, left: i64, kinds: vec[i64]) -> None:
    """Of `count` cards on top of the draw pile, the `left` lowest are still to be put in order: this one comes next."""
    for kind in kinds:
        last = state.pile_size - 1 - (count - left)
        at = _place_in_pile(state, kind, last)
        while at < last:
            state.pile[at] = state.pile[at + 1]
            at += 1
        state.pile[last] = u8(kind)
        left -= 1
    if left == 0 and state.log is not None:
        state.log.append(PileArranged(int(seat), int(count)))


def renew_hand(state: State, seat: i64) -> None:
    """The whole hand is thrown away, and as many cards are drawn."""
    count = state.counts[seat]
    throw_away(state, seat, count)
    draw_undiverted(state, seat, count, Why.CUSTOM)
    forget_what_it_declined(state, seat)


def reshuffle(state: State) -> None:
    """All of the discard pile but its top card goes into the draw pile, which is shuffled."""
    last = state.discard_size - 1
    for at in range(int(last)):
        state.pile[state.pile_size + at] = state.discards[at]
    state.pile_size += last
    state.discards[0] = u8(state.top)
    state.discard_size = 1
    if state.quick != 0:
        quick_shuffle(state.pile, state.pile_size, state.quick, state.shuffles)
    else:
        shuffle(state.pile, state.pile_size, state.seed, int(state.shuffles))
    state.shuffles += 1
    if state.log is not None:
        state.log.append(PileShuffled(int(state.pile_size)))


def turn_up(state: State) -> i64:
    """The top card of the draw pile is shown to everybody, and goes under the top card of the discard pile."""
    kind = take_from_pile(state)
    if kind != NO_CARD:
        discard_below(state, kind)
        if state.log is not None:
            state.log.append(CardFoundOnTop(CARDS[int(kind)]))
    return kind
