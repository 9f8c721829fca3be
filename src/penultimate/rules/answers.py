"""What else players are asked by a rule: which way, whom, which number or colour."""

from dataclasses import replace

from mypy_extensions import i64

from penultimate.rules.agenda import Job
from penultimate.rules.cards import COLOURED_KINDS, Colour, read_colour
from penultimate.rules.chance import pick
from penultimate.rules.effects import Chooser, Either, LetNameColour, Together, VoteFor
from penultimate.rules.events import CoinTossed, ColourNamed, LotsDrawn, NumberNamed, PlayerChosen, WayChosen
from penultimate.rules.jobs import ask, before_the_rest, doer_of
from penultimate.rules.state import NOBODY, State, step


def ask_for_a_word(state: State, job: Job) -> bool:
    """Ask whom somebody votes for or means, which number or colour it names. Two players have no choice of votes."""
    if isinstance(job.effect, VoteFor) and state.players == 2:
        _vote(state, job.doer, step(state, job.doer))
        return True
    if isinstance(job.effect, LetNameColour) and not _may_be_coloured(state):
        return True
    ask(state, job)
    return False


def take_player(state: State, chosen: i64) -> None:
    """Whoever is asked has said whom it chooses or votes for, or who is meant."""
    agenda = state.agenda
    assert agenda is not None
    state.agenda = agenda.with_jobs(agenda.jobs[1:])
    if agenda.asks == "whom":
        before_the_rest(state, [replace(agenda.jobs[0], picked=int(chosen))])
        if state.log is not None:
            state.log.append(PlayerChosen(int(state.actor), int(chosen)))
        return
    if isinstance(agenda.jobs[0].effect, VoteFor):
        _vote(state, state.actor, chosen)
        return
    state.agenda = state.agenda.with_meant(int(chosen))
    if state.log is not None:
        state.log.append(PlayerChosen(int(state.actor), int(chosen)))


def _vote(state: State, seat: i64, chosen: i64) -> None:
    agenda = state.agenda
    assert agenda is not None
    state.agenda = agenda.with_ballots((*agenda.ballots, int(chosen)))
    if state.log is not None:
        state.log.append(PlayerChosen(int(seat), int(chosen)))


def take_number(state: State, number: i64) -> None:
    """Whoever is asked has named a number."""
    agenda = state.agenda
    assert agenda is not None
    state.agenda = agenda.with_jobs(agenda.jobs[1:]).with_number(int(number))
    if state.log is not None:
        state.log.append(NumberNamed(int(state.actor), int(number)))


def take_colour(state: State, colour: i64) -> None:
    """Whoever is asked has named the colour that play goes on with."""
    agenda = state.agenda
    assert agenda is not None
    state.agenda = agenda.with_jobs(agenda.jobs[1:])
    go_on_with(state, state.actor, Colour(int(colour)).letter)


def draw_lots(state: State, first: i64, second: i64) -> None:
    agenda = state.agenda
    assert agenda is not None
    if NOBODY in (first, second) or first == second:
        return
    first_wins = pick(2, state.seed, int(state.shuffles)) == 0
    state.shuffles += 1
    won, lost = (first, second) if first_wins else (second, first)
    state.agenda = agenda.with_lots(int(won), int(lost))
    if state.log is not None:
        state.log.append(LotsDrawn(int(won), int(lost)))


def settle(state: State, chooser: i64, job: Job, effect: Either) -> bool:
    """Ask which way, or toss a coin."""
    if effect.by is not Chooser.COIN:
        ask(state, replace(job, when=None))
        return False
    way: i64 = pick(2, state.seed, int(state.shuffles))
    state.shuffles += 1
    if state.log is not None:
        state.log.append(CoinTossed(str(int(way) + 1)))
    _go_way(state, job, effect, way)
    return True


def take_way(state: State, way: i64) -> None:
    """Whoever is asked has chosen the first way (0) or another one (1 to 3), yes (0) or no (1)."""
    agenda = state.agenda
    assert agenda is not None
    job = agenda.jobs[0]
    effect = job.effect
    assert isinstance(effect, Either)
    if state.log is not None:
        word = str(int(way) + 1) if effect.second is not None else "yes" if way == 0 else "no"
        state.log.append(WayChosen(int(state.actor), word))
    state.agenda = agenda.with_jobs(agenda.jobs[1:])
    _go_way(state, job, effect, way)


def _go_way(state: State, job: Job, effect: Either, way: i64) -> None:
    if way >= len(effect.ways):
        return
    chosen = effect.ways[int(way)]
    doer = doer_of(job, chosen)
    if isinstance(chosen, Together):
        doer = job.doer if chosen.doer() is effect.doer() else NOBODY
    before_the_rest(state, [replace(job, effect=chosen, when=None, doer=doer)])


def _may_be_coloured(state: State) -> bool:
    """Whether the card on top leaves its colour to people. A coloured one keeps its own, also when a rule that is in
    force names another: everybody plays by the card they see."""
    return state.top >= COLOURED_KINDS


def go_on_with(state: State, layer: i64, letter: str) -> None:
    colour = read_colour(letter)
    assert colour is not None
    if not _may_be_coloured(state):
        return
    state.colour = int(colour)
    if state.log is not None:
        state.log.append(ColourNamed(int(layer), colour))
