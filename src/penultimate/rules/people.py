"""Who is meant: the seats that the words of an effect stand for, at the moment they are needed."""

from mypy_extensions import i64

from penultimate.rules.cards import BIT, COLOUR_BITS, KINDS, POINTS
from penultimate.rules.chance import pick
from penultimate.rules.effects import Who
from penultimate.rules.state import NOBODY, State, bonus_of, step
from penultimate.rules.whichcards import ANY, CARD_SETS, EXTREMES, JUST_DRAWN, MEASURES, NAMED, SAID, SAME
from penultimate.rules.who import SPARED


def seats_of(state: State, seat: i64, who: Who, doer: i64 = NOBODY) -> list[int]:
    """CUST-2: in play order, from the next player to the one who laid the card."""
    if who.is_one:
        one = one_of(state, seat, who, doer)
        return [] if one == NOBODY else [one]
    if who is Who.THEIR_OTHERS:
        return play_order(state, doer)[:-1]
    order = play_order(state, seat)
    if who is Who.NEXT_TWO:
        return order[:-1][:2]
    if who is Who.NEXT_THREE:
        return order[:-1][:3]
    if who in SPARED:
        spared = one_of(state, seat, SPARED[who])
        return [other for other in order if other != spared]
    return order if who is Who.EVERYONE else order[:-1]


def one_of(state: State, seat: i64, who: Who, doer: i64 = NOBODY) -> int:
    """The one player meant. Of several with equally many cards it is the first in play order (decided)."""
    if who is Who.ME:
        return int(seat)
    if who is Who.NEXT:
        return int(step(state, seat))
    if who is Who.CHOSEN:
        return int(state.chosen)
    if who is Who.CHOSEN_TOO:
        return int(state.chosen_too)
    if who is Who.MOST or who is Who.FEWEST:
        return _extreme(state, play_order(state, seat), who is Who.MOST)
    return _one_more(state, seat, who, doer)


def _one_more(state: State, seat: i64, who: Who, doer: i64) -> int:
    if who is Who.THEY:
        return int(doer)
    if who is Who.THEIR_CHOSEN or who is Who.SENDER:
        return NOBODY  # only the job knows, once somebody has been asked
    if who is Who.THEIR_NEXT:
        return int(step(state, doer))
    if who is Who.THEIR_PREVIOUS:
        return play_order(state, doer)[-2]
    if who is Who.LEFT or who is Who.THEIR_LEFT:
        return int(((seat if who is Who.LEFT else doer) + 1) % state.players)
    if who is Who.RIGHT or who is Who.THEIR_RIGHT:
        return int(((seat if who is Who.RIGHT else doer) + state.players - 1) % state.players)
    if who is Who.OPPOSITE:
        return int((seat + state.players // 2) % state.players)
    if who is Who.LEFT_TWO:
        return int((seat + 2) % state.players)
    if who is Who.RIGHT_TWO:
        return int((seat + 2 * state.players - 2) % state.players)
    if who is Who.DEALER:
        return int(state.dealer)
    if who.is_found_out or who is Who.WINNER:
        return _found_out(state, seat, who)
    order = play_order(state, seat)
    if who is Who.MOST_POINTS or who is Who.FEWEST_POINTS:
        return _extreme_of_points(state, order, who is Who.MOST_POINTS)
    if who is Who.MOST_WORTH or who is Who.FEWEST_WORTH:
        return _extreme_of_worth(state, order, who is Who.MOST_WORTH)
    if who is Who.PREVIOUS:
        return order[-2]
    if who is Who.AFTER_NEXT:
        return order[1]
    if who is Who.THIRD:
        return order[2 % len(order)]
    if who is Who.RANDOM:
        state.shuffles += 1
        return order[int(pick(state.players - 1, state.seed, int(state.shuffles - 1)))]
    return _extreme_of_colour(state, order, who)


def _extreme(state: State, order: list[int], most: bool) -> int:  # noqa: FBT001 - compiled code calls it often
    found = order[0]
    for other in order:
        fewer = state.counts[other] < state.counts[found]
        more = state.counts[other] > state.counts[found]
        if (more and most) or (fewer and not most):
            found = other
    return found


def _found_out(state: State, seat: i64, who: Who) -> int:
    """Of several with equally many votes it is the first in play order."""
    agenda = state.agenda
    if agenda is None:
        return NOBODY
    if who is Who.MEANT or who is Who.WINNER:
        return agenda.meant if who is Who.MEANT else NOBODY
    if who is not Who.VOTED:
        return agenda.won if who is Who.WON else agenda.lost
    if not agenda.ballots:
        return NOBODY
    order = play_order(state, seat)
    votes = [agenda.ballots.count(other) for other in order]
    return order[votes.index(max(votes))]


def _extreme_of_points(state: State, order: list[int], most: bool) -> int:  # noqa: FBT001 - compiled code calls it
    """By the scores before this round and what custom cards have brought since; nobody where all have as many."""
    points = [(state.scores[other] if state.scores else 0) + bonus_of(state, other) for other in order]
    best = max(points) if most else min(points)
    return NOBODY if max(points) == min(points) else order[points.index(best)]


def _extreme_of_worth(state: State, order: list[int], most: bool) -> int:  # noqa: FBT001 - compiled code calls it
    """By the points that the cards in hand would count."""
    worth = [int(_worth(state, other, CARD_SETS[ANY])) for other in order]
    return order[worth.index(max(worth) if most else min(worth))]


def _worth(state: State, seat: i64, bits: i64) -> i64:
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if bits & BIT[kind]:
            found += i64(state.hands[seat * KINDS + kind]) * POINTS[kind]
        kind += 1
    return found


def _extreme_of_colour(state: State, order: list[int], who: Who) -> int:
    """Whoever holds most or fewest of a colour. Nobody holds the most of what nobody has."""
    name, _, letter = str(who.value).partition("-")
    bits: i64 = CARD_SETS[letter]
    held = [int(held_of(state, other, bits)) for other in order]
    best = max(held) if name == "most" else min(held)
    return NOBODY if name == "most" and best == 0 else order[held.index(best)]


def held_of(state: State, seat: i64, bits: i64) -> i64:
    """How many cards of these kinds a hand holds."""
    found: i64 = 0
    kind: i64 = 0
    start = seat * KINDS
    while kind < KINDS:
        if bits & BIT[kind]:
            found += i64(state.hands[start + kind])
        kind += 1
    return found


def measure_of(state: State, seat: i64, which: str) -> i64:
    """How many such cards a hand holds, or what else it is measured by."""
    if which == MEASURES[0]:
        return _worth(state, seat, CARD_SETS[ANY])
    if which == MEASURES[1]:
        return _worth(state, seat, CARD_SETS["number"])
    if which != MEASURES[2]:
        return held_of(state, seat, kinds_of(state, seat, which))
    found: i64 = 0
    for bits in COLOUR_BITS:
        if state.held[seat] & bits:
            found += 1
    return found


def kinds_of(state: State, seat: i64, which: str) -> i64:
    """The kinds of a sort of cards, as bits: of the colour in play, say, or the highest number in a hand."""
    if which == NAMED:
        return COLOUR_BITS[state.colour]
    if which == SAID:
        return 0 if state.agenda is None or state.agenda.number < 0 else i64(CARD_SETS[str(state.agenda.number)])
    if which == JUST_DRAWN:
        return kinds_gained(state, seat)
    if which == SAME[0]:
        return i64(CARD_SETS[ANY] & ~CARD_SETS["wild"])
    if which == SAME[1]:
        return i64(CARD_SETS["number"])
    if which in EXTREMES:
        return _extreme_numbers(state, seat, which == EXTREMES[0])
    bits: i64 = CARD_SETS[which]
    return bits


def kinds_gained(state: State, seat: i64) -> i64:
    """The kinds of the cards that somebody has drawn, or got, by the rule, as bits; also of those it no longer has."""
    bits: i64 = 0
    if state.gained and seat != NOBODY:
        for kind in state.gained[seat]:
            bits |= BIT[kind]
    return bits


def cards_gained(state: State, seat: i64) -> list[int]:
    """The cards, as kinds, that somebody has drawn, or got, by the rule and still holds."""
    found: list[int] = []
    if state.gained:
        for kind in state.gained[seat]:
            if found.count(kind) < state.hands[seat * KINDS + kind]:
                found.append(kind)
    return found


def _extreme_numbers(state: State, seat: i64, highest: bool) -> i64:  # noqa: FBT001 - compiled code calls it
    found: i64 = 0
    number: i64 = -1
    numbers: i64 = state.held[seat] & CARD_SETS["number"]
    kind: i64 = 0
    while kind < KINDS:
        if numbers & BIT[kind]:
            shown = POINTS[kind]
            if number < 0 or (shown > number if highest else shown < number):
                number = shown
                found = 0
            if shown == number:
                found |= BIT[kind]
        kind += 1
    return found


def play_order(state: State, seat: i64) -> list[int]:
    order: list[int] = []
    other = step(state, seat)
    while other != seat:
        order.append(int(other))
        other = step(state, other)
    return [*order, int(seat)]
