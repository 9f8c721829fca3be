"""Jobs on an agenda: putting them there, whom they are about, and what is remembered of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from penultimate.rules.agenda import Job
from penultimate.rules.cards import KINDS
from penultimate.rules.compound import looks_back
from penultimate.rules.effects import Effect, RenewHand, Who
from penultimate.rules.events import QuestionAsked
from penultimate.rules.people import one_of, seats_of
from penultimate.rules.state import CHOICE, NO_CARD, NOBODY, State, hand_of


def before_the_rest(state: State, jobs: list[Job]) -> None:
    agenda = state.agenda
    assert agenda is not None
    state.agenda = agenda.with_jobs((*jobs, *agenda.jobs))


FOR_ALL: Final = (
    *("again", "reverse", "swap", "pass", "shift", "redeal", "reshuffle"),
    *("colour", "nothing", "stakes", "lots", "copy"),
)
"""Verbs that are not about one player after the other."""


def doer_of(job: Job, part: Effect) -> int:
    """Of several things that somebody does, those are theirs that they do themselves."""
    return job.doer if part.verb not in FOR_ALL and part.doer() is job.effect.doer() else NOBODY


def seats_meant(state: State, layer: i64, job: Job, who: Who) -> list[int]:
    """Who is meant, seen from those whom the job is about."""
    if who is Who.THEIR_CHOSEN:
        return [job.picked] if job.picked >= 0 else []
    return seats_of(state, layer, who, _them(job, who))


def one_meant(state: State, layer: i64, job: Job, who: Who) -> int:
    return job.picked if who is Who.THEIR_CHOSEN else one_of(state, layer, who, _them(job, who))


def _them(job: Job, who: Who) -> i64:
    """Who "they" are: whoever has brought it about. Where several do it, "their" neighbours are each their own."""
    if job.they == NOBODY:
        return job.doer
    doer = job.effect.doer()
    return job.they if who is Who.THEY or job.doer == NOBODY or doer is None or doer.is_one else job.doer


def count_done(state: State, effect: Effect, cards: i64) -> None:
    """So many cards have been moved, for whatever goes by that later."""
    agenda = state.agenda
    if agenda is not None and agenda.done >= 0 and not looks_back(effect):
        state.agenda = agenda.with_done(agenda.done + int(cards))


def set_gained(state: State, gained: tuple[tuple[int, ...], ...]) -> None:
    agenda = state.agenda
    assert agenda is not None
    state.gained = gained
    state.agenda = agenda.with_got(tuple([len(kinds) for kinds in gained]))


def note_gained(state: State, effect: Effect, doer: i64, before: vec[u8]) -> None:
    """Remember which cards have come into which hands, where the rule goes by that."""
    gained: list[tuple[int, ...]] = []
    for seat in range(int(state.players)):
        kinds: list[int] = list(state.gained[seat])
        if isinstance(effect, RenewHand) and seat == doer:
            kinds = [card.kind for card in hand_of(state, seat)]
        else:
            for kind in range(KINDS):
                at = seat * KINDS + kind
                for _ in range(int(state.hands[at]) - int(before[at])):
                    kinds.append(kind)
        gained.append(tuple(kinds))
    set_gained(state, tuple(gained))


def let_go(state: State, seat: i64, kinds: vec[i64]) -> None:
    """Of the cards that somebody has got, these are given up."""
    left = list(state.gained[seat])
    for kind in kinds:
        left.remove(int(kind))
    set_gained(state, tuple([tuple(left) if at == seat else each for at, each in enumerate(state.gained)]))


def ask(state: State, job: Job, seat: i64 = NOBODY) -> None:
    """The job waits, and its player is asked, or this one."""
    agenda = state.agenda
    assert agenda is not None
    state.agenda = agenda.with_jobs((job, *agenda.jobs))
    state.phase = CHOICE
    if seat != NOBODY:
        state.actor = seat
    elif job.doer != NOBODY:
        state.actor = job.doer
    else:
        state.actor = agenda.layer if job.layer == NOBODY else job.layer
    state.drawn = NO_CARD
    if state.log is not None:
        state.log.append(QuestionAsked(int(state.actor), state.agenda.asks, max(0, job.left), job.to))
