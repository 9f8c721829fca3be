"""Rules that last: how they come into force, and what they set off."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from penultimate.rules.agenda import Agenda, Job, Standing
from penultimate.rules.cards import BIT, Colour
from penultimate.rules.compound import UNO_LEFT
from penultimate.rules.deeds import show_open_hands
from penultimate.rules.effects import Lasting, Law, Until, Who
from penultimate.rules.events import RuleLapsed, RuleStands
from penultimate.rules.people import one_of, seats_of
from penultimate.rules.state import NOBODY, State
from penultimate.rules.whichcards import CARD_SETS, NAMED, SAID

MOST_STANDING: Final = 8
"""So many things can be in force at once; the oldest gives way."""


def put_in_force(state: State, layer: i64, law: Lasting) -> None:
    if law.which == NAMED:  # the colour it is now, whichever is in play later
        law = replace(law, which=Colour(int(state.colour)).letter)
    elif law.which == SAID:
        if state.agenda is None or state.agenda.number < 0:
            return
        law = replace(law, which=str(state.agenda.number))
    seats = 0
    for seat in seats_of(state, layer, law.who):
        seats |= 1 << seat
    others = [standing for standing in state.standing if standing.layer != layer or standing.law != law]
    to = _settled_now(state, layer, law)
    standing = Standing(law, int(layer), seats, _left_of(state, law, seats), to)
    state.standing = (*others[-MOST_STANDING + 1 :], standing)
    if state.log is not None:
        until = "till-uno" if law.till == UNO_LEFT else str(law.until.value)
        state.log.append(RuleStands(int(layer), until, law.times))
    if law.law is Law.OPEN:
        show_open_hands(state)


def _settled_now(state: State, layer: i64, law: Lasting) -> int:
    """Who draws instead, where it is somebody who is chosen, or found out, now."""
    to = law.to
    if to is None or not (to in (Who.CHOSEN, Who.CHOSEN_TOO, Who.RANDOM) or to.is_found_out):
        return NOBODY
    return one_of(state, layer, to)


def _left_of(state: State, law: Lasting, seats: int) -> tuple[int, ...]:
    """What is counted of it from now on."""
    if law.until is Until.OWN:
        return tuple([law.times if seats & (1 << seat) else 0 for seat in range(int(state.players))])
    return (law.times,) if law.until is Until.TURNS or law.times > 1 else ()


def when_played(state: State, seat: i64, kind: i64, after: str = "card") -> bool:
    """A card was laid: what happens to whoever plays such a card is on the agenda now, if anything is."""
    found: list[Standing] = []
    for standing in state.standing:
        is_struck = standing.law.law is Law.WHEN and standing.seats & (1 << seat)
        if is_struck and CARD_SETS[standing.law.which] & BIT[kind]:
            found.append(standing)
    return _set_off(state, seat, found, after)


def when_turn_begins(state: State, seat: i64) -> bool:
    """Somebody's turn begins: what happens to whoever's turn it is is on the agenda now, if anything is."""
    bit: i64 = 1 << seat
    found = [standing for standing in state.standing if standing.law.law is Law.STARTS and standing.seats & bit]
    return _set_off(state, seat, found, "turn")


def _set_off(state: State, seat: i64, found: list[Standing], after: str) -> bool:
    jobs: list[Job] = []
    for standing in found:
        assert standing.law.then is not None
        jobs.append(Job(standing.law.then, layer=standing.layer, they=int(seat)))
        if standing.law.until is Until.ONCE:
            _lapse(state, standing)
    if jobs:
        state.agenda = replace(Agenda(int(seat), tuple(jobs)), after=after)
    return len(jobs) > 0


def let_play_again(state: State, seat: i64) -> None:
    """It is this seat's turn when the card that was laid has done what it does."""
    state.standing = (*state.standing, Standing(Lasting(Until.ONCE, Law.ENCORE, Who.ME), int(seat), 1 << seat))


def _lapse(state: State, over: Standing) -> None:
    state.standing = tuple([standing for standing in state.standing if standing is not over])
    if state.log is not None:
        state.log.append(RuleLapsed(over.layer))
