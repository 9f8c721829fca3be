"""How many cards an effect is about, and whether a condition is true."""

from mypy_extensions import i64

from penultimate.rules.amounts import SOME
from penultimate.rules.cards import BIT, TABLE
from penultimate.rules.chance import pick
from penultimate.rules.deeds import turn_up
from penultimate.rules.effects import (
    MOST_CARDS,
    Among,
    AtTable,
    Both,
    Compared,
    Condition,
    Count,
    Drew,
    EvenHand,
    Holds,
    Lies,
    Lying,
    Many,
    Named,
    Rolled,
    RolledEven,
    Than,
    Who,
)
from penultimate.rules.events import DieRolled
from penultimate.rules.people import cards_gained, held_of, kinds_gained, kinds_of, measure_of, one_of, seats_of
from penultimate.rules.state import NO_CARD, NOBODY, State
from penultimate.rules.whichcards import CARD_SETS, JUST_DRAWN


def how_many(state: State, layer: i64, doer: i64, cards: Many, which: str) -> i64:
    if isinstance(cards, int):
        return cards
    held = len(cards_gained(state, doer)) if which == JUST_DRAWN else held_of(state, doer, kinds_of(state, doer, which))
    if cards.count is Count.ALL:
        return held
    if cards.count is Count.HALF:
        return (held + 1) // 2
    if cards.count is Count.THIRD:
        return (held + 2) // 3
    if cards.count is Count.PART:
        return held // i64(cards.number)
    if cards.count in SOME:
        return held if cards.count is Count.UP_TO_ALL else i64(cards.number)
    if cards.count is Count.TO:
        return max(i64(0), state.counts[doer] - cards.number)
    if cards.count is Count.LEVEL:
        return max(i64(0), ahead_of(state, layer, doer, cards.who))
    if cards.count is Count.EACH:
        return min(MOST_CARDS, cards.number * len(seats_of(state, layer, cards.who, doer)))
    if cards.count is Count.DIE:
        return _shown_by_die(state)
    if cards.count is Count.DONE:
        assert state.agenda is not None
        return min(i64(MOST_CARDS), i64(cards.number * max(0, state.agenda.done)))
    if cards.count is Count.TURNED:
        return _number_on(_turned(state))
    if cards.count is Count.BELOW:
        return number_below(state)
    if cards.count is Count.RISE:
        return i64(cards.number)
    owner = one_of(state, layer, cards.who, doer)
    return 0 if owner == NOBODY else min(i64(MOST_CARDS), measure_of(state, owner, cards.which))


def ahead_of(state: State, layer: i64, doer: i64, who: Who) -> i64:
    """How many cards more one holds than somebody else, as far as that can be made up for at once."""
    other = one_of(state, layer, who, doer)
    if other == NOBODY:
        return 0
    return max(i64(-MOST_CARDS), min(i64(MOST_CARDS), state.counts[doer] - state.counts[other]))


def _shown_by_die(state: State) -> i64:
    """Of a rule with a condition on it there is one roll, for amounts as well; else each amount has its own."""
    agenda = state.agenda
    if agenda is None or agenda.rolled < 0:
        return _roll(state)
    if agenda.rolled == 0:
        state.agenda = agenda.with_rolled(int(_roll(state)))
        return state.agenda.rolled
    return agenda.rolled


def _roll(state: State) -> i64:
    shown: i64 = 1 + pick(6, state.seed, int(state.shuffles))
    state.shuffles += 1
    if state.log is not None:
        state.log.append(DieRolled(int(shown)))
    return shown


def number_below(state: State) -> i64:
    """The number on the card that lay under the custom card, or lies under the top card where no rule has begun so."""
    agenda = state.agenda
    if agenda is not None and agenda.below >= 0:
        return agenda.below
    return _number_on(_card_below(state))


def _number_on(kind: i64) -> i64:
    return TABLE[int(kind)].points if kind != NO_CARD and CARD_SETS["number"] & BIT[kind] else 0


def _card_below(state: State) -> i64:
    return i64(state.discards[state.discard_size - 2]) if state.discard_size > 1 else i64(NO_CARD)


def _turned(state: State) -> i64:
    """The card that the rule has turned up from the draw pile; it is done now if it was not before."""
    agenda = state.agenda
    assert agenda is not None
    if agenda.turned == NO_CARD:
        state.agenda = agenda.with_turned(int(turn_up(state)))
        return state.agenda.turned
    return agenda.turned


def is_met(state: State, seat: i64, when: Condition, doer: i64) -> bool:
    if isinstance(when, Named):
        return state.colour == int(when.colour)
    if isinstance(when, Lies):
        return _lies(state, when)
    if isinstance(when, Rolled):
        return _compares(_shown_by_die(state), when.than, when.pips) == when.is_so
    if isinstance(when, RolledEven):
        return (_shown_by_die(state) % 2 == 0) == when.even
    if isinstance(when, AtTable):
        return _compares(state.players, when.than, when.players)
    if isinstance(when, Both):
        return is_met(state, seat, when.first, doer) and is_met(state, seat, when.second, doer)
    if isinstance(when, Drew):
        drawer = one_of(state, seat, when.who, doer)
        gained = kinds_gained(state, drawer)
        return gained != 0 and (gained & kinds_of(state, drawer, when.which) != 0) == when.is_so
    if isinstance(when, EvenHand):
        holder = one_of(state, seat, when.who, doer)
        return holder != NOBODY and (state.counts[holder] % 2 == 0) == when.even
    if isinstance(when, Compared) and when.other is Who.OTHERS:
        return _is_beyond_all(state, one_of(state, seat, when.who, doer), when.than)
    if isinstance(when, Compared):
        first, second = one_of(state, seat, when.who, doer), one_of(state, seat, when.other, doer)
        return first != NOBODY and second != NOBODY and _compares(state.counts[first], when.than, state.counts[second])
    if isinstance(when, Among):
        met = [_holds(state, other, when.of) for other in seats_of(state, seat, when.of.who)]
        return all(met) if when.every else any(met)
    assert isinstance(when, Holds)
    who = one_of(state, seat, when.who, doer)
    return who != NOBODY and _holds(state, who, when)


def _is_beyond_all(state: State, who: i64, than: Than) -> bool:
    """Whether this player holds more, or fewer, cards than each of the others."""
    if who == NOBODY:
        return False
    for other in range(int(state.players)):
        if other != who and not _compares(state.counts[who], than, state.counts[other]):
            return False
    return True


def _holds(state: State, who: i64, when: Holds) -> bool:
    return _compares(measure_of(state, who, when.which), when.than, when.cards)


def _lies(state: State, when: Lies) -> bool:
    """Where there is no card to be looked at, it is neither such a card nor another one."""
    if when.place is Lying.TURNED:
        kind = _turned(state)
    else:
        kind = _card_below(state)
    return kind != NO_CARD and (kinds_of(state, NOBODY, when.which) & BIT[kind] != 0) == when.is_so


def _compares(cards: i64, than: Than, number: i64) -> bool:
    if than is Than.MORE:
        return cards > number
    return cards < number if than is Than.FEWER else cards == number
