"""What a custom card has left in force, asked by whoever lists moves or hands out cards (`Standing`).

Most tables have nothing in force most of the time: callers look at `state.standing` first.
"""

from typing import Final

from mypy_extensions import i64

from penultimate.rules.agenda import Standing
from penultimate.rules.amounts import Amount
from penultimate.rules.cards import BIT, KINDS
from penultimate.rules.compound import UNO_LEFT, Law, Until
from penultimate.rules.events import RuleLapsed, Why
from penultimate.rules.state import State, fits
from penultimate.rules.whichcards import ANY, CARD_SETS


def banned_kinds(state: State, seat: i64) -> i64:
    """The kinds of card, as bits, that this seat may not play now."""
    return banned_by(state.standing, seat)


def banned_by(laws: tuple[Standing, ...], seat: i64) -> i64:
    banned: i64 = 0
    for standing in laws:
        if standing.seats & (1 << seat):
            bits: i64 = CARD_SETS[standing.law.which]
            if standing.law.law is Law.BAN:
                banned |= bits
            elif standing.law.law is Law.ONLY:
                banned |= ~bits
    every: i64 = CARD_SETS[ANY]
    return banned & every


def freed_by(laws: tuple[Standing, ...], seat: i64) -> i64:
    """The kinds of card, as bits, that this seat may lay on any card."""
    return _kinds_under(laws, seat, Law.FREE)


def _kinds_under(laws: tuple[Standing, ...], seat: i64, law: Law) -> i64:
    bits: i64 = 0
    for standing in laws:
        if standing.law.law is law and standing.seats & (1 << seat):
            bits |= i64(CARD_SETS[standing.law.which])
    return bits


def is_muted(state: State, seat: i64, kind: i64) -> bool:
    """Whether a rule in force says that the card does nothing."""
    return _kinds_under(state.standing, seat, Law.MUTE) & BIT[kind] != 0


def stacked_by(laws: tuple[Standing, ...], seat: i64, top: i64) -> i64:
    """The kinds of card, as bits, with which this seat may answer the draw card on top."""
    bits: i64 = 0
    for standing in laws:
        if standing.law.law is Law.STACK and standing.seats & (1 << seat):
            kinds: i64 = CARD_SETS[standing.law.which]
            if kinds & BIT[top]:
                bits |= kinds
    return bits


def end_what_holds_for_a_card(state: State, seat: i64, kind: i64) -> None:
    """What holds once is over with the next such card that is laid; what holds until one is laid, when its turn is."""
    kept: list[Standing] = []
    for standing in state.standing:
        law = standing.law
        once = law.until is Until.ONCE and law.law in (Law.FREE, Law.MUTE) and standing.seats & (1 << seat)
        if once and CARD_SETS[law.which] & BIT[kind]:
            if state.log is not None:
                state.log.append(RuleLapsed(standing.layer))
        elif law.until is Until.TILL and law.till != UNO_LEFT and CARD_SETS[law.till] & BIT[kind]:
            kept.append(standing.after_card())
        else:
            kept.append(standing)
    state.standing = tuple(kept)


def may_lay(state: State, seat: i64, kind: i64) -> bool:
    """Whether the card fits (TURN-1), and no rule in force forbids it."""
    if not fits(state, kind) and not (state.standing and freed_by(state.standing, seat) & BIT[kind]):
        return False
    return not state.standing or not banned_kinds(state, seat) & BIT[kind]


def holds_card_to_lay(state: State, seat: i64, last: i64 = KINDS) -> bool:
    """Whether a hand holds any card that may be laid, of the kinds before `last`."""
    banned = banned_kinds(state, seat)
    freed = freed_by(state.standing, seat)
    kind: i64 = 0
    start = seat * KINDS
    while kind < last:
        if state.hands[start + kind] > 0 and not banned & BIT[kind] and (freed & BIT[kind] or fits(state, kind)):
            return True
        kind += 1
    return False


def holds_for(state: State, seat: i64, law: Law) -> bool:
    return any(standing.law.law is law and standing.seats & (1 << seat) for standing in state.standing)


# --- how many cards ---------------------------------------------------------------------------------------------------


def owed(state: State, seat: i64, count: i64, why: Why) -> i64:
    """How many cards somebody draws who has to: as many, twice as many, or none. What holds once is over then."""
    kept: list[Standing] = []
    for standing in state.standing:
        law = standing.law
        counts = law.law is Law.DOUBLE or law.law is Law.SHIELD
        if not counts or not standing.seats & (1 << seat) or count == 0 or not _is_drawn_for(state, law.which, why):
            kept.append(standing)
            continue
        count = count * 2 if law.law is Law.DOUBLE else 0
        if law.until is not Until.ONCE:
            kept.append(standing)
        elif state.log is not None:
            state.log.append(RuleLapsed(standing.layer))
    state.standing = tuple(kept)
    return count


_PLUS_TWO: Final = (Why.PLUS_TWO, Why.OPENING)
_PLUS_FOUR: Final = (Why.PLUS_FOUR, Why.GUILTY, Why.INNOCENT)


def _is_drawn_for(state: State, which: str, why: Why) -> bool:
    """Whether it is for a card of the sort. What a star sends back is for a draw card, whichever it was."""
    if which == ANY:
        return True
    if why is Why.LAST_CARD:
        bits: i64 = CARD_SETS[which]
        return bits & BIT[state.top] != 0
    if which == "draws":
        return why in _PLUS_TWO or why in _PLUS_FOUR or why is Why.REFLECTED
    return why in _PLUS_TWO if which == "+2" else why in _PLUS_FOUR


def toll_for(state: State, seat: i64) -> i64:
    """How many cards this seat draws when it draws instead of playing; 1 to begin with, where it is until one comes."""
    return _number_for(state, seat, Law.TOLL, 1)


def toll_until(state: State, seat: i64) -> Amount | None:
    """Until which card this seat draws when it draws instead of playing, if a rule in force says so last."""
    found: Amount | None = None
    for standing in state.standing:
        if standing.law.law is Law.TOLL and standing.seats & (1 << seat):
            number = standing.law.number
            found = number if isinstance(number, Amount) else None
    return found


def fine_for(state: State, seat: i64) -> i64:
    """UNO-2: how many cards it costs this seat not to have called."""
    return _number_for(state, seat, Law.FINE, state.options.uno_penalty)


def _number_for(state: State, seat: i64, law: Law, usual: i64) -> i64:
    """What was put in force last counts."""
    number = usual
    for standing in state.standing:
        if standing.law.law is law and standing.seats & (1 << seat):
            said = standing.law.number
            number = i64(1) if isinstance(said, Amount) else i64(said)
    return number
