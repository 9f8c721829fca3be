"""What is said across the table: calling UNO, catching, accusing, voting, confirming. None of it is a turn."""

from mypy_extensions import i64

from penultimate.rules.deeds import forget_what_it_declined
from penultimate.rules.events import (
    AccusationSettled,
    Accused,
    DareConfirmed,
    OwnedUp,
    UnoCaught,
    VoteCast,
    Why,
)
from penultimate.rules.lawful import fine_for
from penultimate.rules.moves import (
    ACCUSE,
    CATCH,
    CONFIRM,
    DISMISS,
    OWN_UP,
    UNO,
    UPHOLD,
    seat_of,
    verb_of,
)
from penultimate.rules.offers import draw_beside
from penultimate.rules.state import NOBODY, State
from penultimate.rules.turns import call_uno, finish_dare, next_to_confirm


def say(state: State, seat: i64, code: i64) -> None:
    """Carry out a legal move that is no turn."""
    verb = verb_of(code)
    if verb == UNO:
        call_uno(state, seat)
    elif verb == CATCH:
        _catch(state, seat, seat_of(code))
    elif verb == ACCUSE:
        _accuse(state, seat, seat_of(code))
    elif verb == OWN_UP:
        _own_up(state, seat)
    elif verb == CONFIRM:
        _confirm(state, seat)
    else:
        _vote(state, seat, verb)


def _catch(state: State, seat: i64, caught: i64) -> None:
    """UNO-2."""
    state.owing = NOBODY
    if state.log is not None:
        state.log.append(UnoCaught(int(caught), int(seat)))
    fine = fine_for(state, caught) if state.standing else state.options.uno_penalty
    if fine > 0:
        draw_beside(state, caught, fine, Why.CAUGHT)
        forget_what_it_declined(state, caught)


# --- TALK-2 ---------------------------------------------------------------------------------------------------------


def _accuse(state: State, seat: i64, accused: i64) -> None:
    state.accuser = seat
    state.accused = accused
    state.upholding = 0
    state.dismissing = 0
    state.abstaining = 0
    if state.log is not None:
        state.log.append(Accused(int(accused), int(seat)))


def may_accuse(state: State) -> bool:
    """One case at a time; but one that nobody can decide any more makes room for the next."""
    return state.accused == NOBODY or _voters(state) == 0


def may_vote(state: State, seat: i64) -> bool:
    """The players other than the two, each once."""
    if state.accused == NOBODY or seat == state.accused or seat == state.accuser:
        return False
    return not (state.upholding | state.dismissing | state.abstaining) & (1 << seat)


def may_own_up(state: State, seat: i64) -> bool:
    """Where nobody else can vote: two players, or everyone else abstains (as bots do)."""
    return seat == state.accused and _voters(state) == 0


def _voters(state: State) -> i64:
    return state.players - 2 - _bits(state.abstaining)


def _bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def _vote(state: State, seat: i64, verb: i64) -> None:
    bit: i64 = 1 << seat
    if verb == UPHOLD:
        state.upholding |= bit
        word = "uphold"
    elif verb == DISMISS:
        state.dismissing |= bit
        word = "dismiss"
    else:
        state.abstaining |= bit
        word = "abstain"
    if state.log is not None:
        state.log.append(VoteCast(int(seat), word))
    _count_votes(state)


def _count_votes(state: State) -> None:
    """A majority decides at once; when all have voted, a tie dismisses."""
    voters = _voters(state)
    if voters == 0:
        return  # the accused may own up
    upholding = _bits(state.upholding)
    dismissing = _bits(state.dismissing)
    if upholding * 2 > voters:
        _settle_accusation(state, upheld=True)
    elif dismissing * 2 > voters or upholding + dismissing == voters:
        _settle_accusation(state, upheld=False)


def _own_up(state: State, seat: i64) -> None:
    if state.log is not None:
        state.log.append(OwnedUp(int(seat)))
    _settle_accusation(state, upheld=True)


def _settle_accusation(state: State, *, upheld: bool) -> None:
    accused = state.accused
    state.accused = NOBODY
    state.accuser = NOBODY
    if state.log is not None:
        state.log.append(AccusationSettled(int(accused), upheld))
    if upheld:
        draw_beside(state, accused, state.options.coaching_penalty, Why.COACHING)
        forget_what_it_declined(state, accused)


def _confirm(state: State, seat: i64) -> None:
    state.confirmed |= 1 << seat
    if state.log is not None:
        state.log.append(DareConfirmed(int(seat)))
    waiting = next_to_confirm(state)
    if waiting == NOBODY:
        finish_dare(state)
    else:
        state.actor = waiting
