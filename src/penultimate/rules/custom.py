"""Carrying out what is written on a custom card: the interpreter of `effects.py`.

A rule becomes an agenda of jobs. They are done one after the other; where a player has to choose, the agenda waits in
the state until the answer comes.
"""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from penultimate.rules.agenda import WANTED, Agenda, Job
from penultimate.rules.answers import ask_for_a_word, draw_lots, go_on_with, settle
from penultimate.rules.cards import BIT, KINDS, TABLE
from penultimate.rules.compound import amounts_in, looks_back, moves_cards
from penultimate.rules.deeds import (
    add_misses,
    add_points,
    divert,
    draw_cards,
    draw_undiverted,
    end_round,
    fetch_cards,
    forget_what_it_declined,
    give_cards,
    pass_hands_on,
    promise_points,
    raise_stakes,
    redeal,
    renew_hand,
    reshuffle,
    see_pile,
    shift_hands,
    show_hand,
    swap_hands,
    throw_away,
    turn_round,
)
from penultimate.rules.effects import (
    MOST_CARDS,
    PLAYABLE,
    Amount,
    ArrangePile,
    Both,
    BuryCards,
    Chooser,
    Condition,
    CopyCard,
    Count,
    DealOut,
    DiscardCards,
    DoNothing,
    DraftCards,
    DrawCards,
    DrawLots,
    DropCards,
    Effect,
    Either,
    FetchCards,
    GiveCards,
    GoOnWith,
    HandOver,
    Lasting,
    LetNameColour,
    Many,
    MissTurns,
    NameNumber,
    PassHands,
    PeekAtPile,
    PickCards,
    PlayAgain,
    RaiseStakes,
    Redeal,
    RenewHand,
    Reshuffle,
    Rule,
    SalvageCards,
    SayWho,
    ScorePoints,
    ShiftHands,
    ShowCards,
    ShowHand,
    SwapHands,
    Together,
    TurnRound,
    VoteFor,
    Who,
)
from penultimate.rules.events import ConditionFailed, PlaysAgain, Why
from penultimate.rules.in_force import put_in_force
from penultimate.rules.jobs import (
    FOR_ALL,
    ask,
    before_the_rest,
    count_done,
    doer_of,
    note_gained,
    one_meant,
    seats_meant,
    set_gained,
)
from penultimate.rules.lawful import may_lay
from penultimate.rules.measuring import ahead_of, how_many, is_met, number_below
from penultimate.rules.offers import choose_cards
from penultimate.rules.people import kinds_of, one_of, play_order, seats_of
from penultimate.rules.rule import looks_at_a_die, looks_at_drawn
from penultimate.rules.state import NO_CARD, NOBODY, NOTHING, State, step
from penultimate.rules.verbs import MAKERS
from penultimate.rules.whichcards import ANY, CARD_SETS


def begin_rule(state: State, seat: i64, rule: Rule) -> None:
    """Set out to do what the rule says, for the seat that laid the card."""
    jobs: list[Job] = []
    for clause in rule.clauses:
        when = clause.when
        if isinstance(when, Both) and when.is_for_later():
            when = _left_to_ask(state, seat, when)
        if when is None or when.is_for_later():
            jobs.append(Job(clause.effect, when))
        else:
            met = is_met(state, seat, when, NOBODY)
            jobs.append(Job(clause.effect, None if met else when, not met))
    state.agenda = Agenda(int(seat), tuple(jobs), NOBODY, int(state.chosen), int(state.chosen_too))
    if any(looks_back(job.effect) for job in jobs):
        state.agenda = state.agenda.with_done(0)
    if any(amounts_in(job.effect, Count.BELOW) for job in jobs):
        state.agenda = state.agenda.with_below(int(number_below(state)))
    if any(looks_at_a_die(clause.when) for clause in rule.clauses):
        state.agenda = state.agenda.with_rolled(0)
    if any(looks_at_drawn(clause.effect, clause.when) for clause in rule.clauses):
        set_gained(state, tuple([() for _ in range(int(state.players))]))


def _left_to_ask(state: State, seat: i64, when: Both) -> Condition:
    """Of two things, what is looked at when its effect comes; or what is known now not to be true."""
    for one, other in ((when.first, when.second), (when.second, when.first)):
        if not one.is_for_later():
            return other if is_met(state, seat, one, NOBODY) else one
    return when


def go_on(state: State) -> i64:
    """Do what is on the agenda until it is done, the round is over (CUST-5), or somebody is asked (phase CHOICE).

    Returns whose turn the rule says is next, or NOBODY if it does not say.
    """
    while True:
        agenda = state.agenda
        assert agenda is not None
        if not agenda.jobs:
            state.agenda = None
            state.gained = ()
            return agenda.turn_to
        job = agenda.jobs[0]
        state.agenda = agenda.with_jobs(agenda.jobs[1:])
        if not _do(state, agenda.layer if job.layer == NOBODY else job.layer, job):
            return NOBODY
        if _is_done(state) and _has_ended(state, agenda.layer):
            return NOBODY


def has_ended_with_answer(state: State) -> bool:
    """Whether somebody's hand is empty now that the last part of an effect was an answer (CUST-5)."""
    agenda = state.agenda
    return agenda is not None and _is_done(state) and _has_ended(state, agenda.layer)


def _is_done(state: State) -> bool:
    """Whether an effect has been done as a whole: nobody's part in it is left."""
    agenda = state.agenda
    return agenda is None or not agenda.jobs or agenda.jobs[0].doer == NOBODY


def _has_ended(state: State, layer: i64) -> bool:
    """CUST-5: of several empty hands, the first in play order after the player who laid the card."""
    for other in play_order(state, layer):
        if state.counts[other] == 0:
            end_round(state, other)
            return True
    return False


def _do(state: State, layer: i64, job: Job) -> bool:
    """Do one job, or make several of it. False where somebody is asked first."""
    effect = job.effect
    if _wants_somebody_chosen(job):
        chooser = _who_chooses(state, layer, job)
        if chooser != NOBODY:
            return _let_choose(state, job, chooser)
    if isinstance(effect, Together):
        before_the_rest(state, [replace(job, effect=part, doer=doer_of(job, part)) for part in effect.effects])
        return True
    if job.doer != NOBODY:
        return _do_part(state, layer, job)
    if state.agenda is not None and state.agenda.done > 0 and moves_cards(effect):
        state.agenda = state.agenda.with_done(0)
    if job.when is not None and (job.failed or not _applies(state, layer, job.when)):
        _say_it_failed(state, layer, job.when)
        return True
    if isinstance(effect, Either) and effect.by is not Chooser.THEY:
        return settle(state, layer, job, effect)
    if isinstance(effect, Lasting):
        put_in_force(state, layer, effect)
    elif effect.verb in FOR_ALL or effect.doer() is None:
        _do_for_all(state, layer, job)
    else:
        if isinstance(effect, VoteFor) and state.agenda is not None:
            state.agenda = state.agenda.with_ballots(())
        _share_out(state, layer, job)
    return True


def _wants_somebody_chosen(job: Job) -> bool:
    effect = job.effect
    if job.picked != NOBODY:
        return False
    if isinstance(effect, (Either, Lasting)):
        return isinstance(effect, Either) and effect.doer() is Who.THEIR_CHOSEN
    return Who.THEIR_CHOSEN in effect.concerns()


def _who_chooses(state: State, layer: i64, job: Job) -> i64:
    """Whoever has brought it about by a rule in force; else whoever does it, nobody as long as that is open."""
    if job.they != NOBODY:
        return job.they
    who = job.effect.doer()
    if job.doer == NOBODY and who is not None and job.effect.verb in FOR_ALL:
        return one_of(state, layer, who)
    return job.doer


def _let_choose(state: State, job: Job, chooser: i64) -> bool:
    """Somebody is asked for another player. Of two players there is no choice."""
    if state.players == 2:
        before_the_rest(state, [replace(job, picked=int(step(state, chooser)))])
        return True
    ask(state, replace(job, picked=WANTED), chooser)
    return False


def _applies(state: State, layer: i64, when: Condition) -> bool:
    return Who.THEY in when.people() or is_met(state, layer, when, NOBODY)


def _say_it_failed(state: State, layer: i64, when: Condition) -> None:
    if state.log is not None:
        state.log.append(ConditionFailed(int(layer), when.text()))


def _share_out(state: State, layer: i64, job: Job) -> None:
    """Everyone whom the effect is about does their part."""
    who = job.effect.doer()
    assert who is not None
    doers = seats_meant(state, layer, job, who)
    when = job.when
    if when is not None and Who.THEY in when.people():
        doers = [doer for doer in doers if is_met(state, layer, when, doer)]
        if not doers:
            _say_it_failed(state, layer, when)
    to = _taker(job.effect)
    if amounts_in(job.effect, Count.RISE):
        before_the_rest(state, [_with_more(job, doer, before) for before, doer in enumerate(doers)])
        return
    if len(doers) < 2 or to not in _WANDERING:
        before_the_rest(state, [replace(job, when=None, doer=doer) for doer in doers])
        return
    takers = seats_of(state, layer, to)
    jobs = [replace(job, when=None, doer=doer, to=taker) for doer in doers for taker in takers if taker != doer]
    before_the_rest(state, jobs)


def _with_more(job: Job, doer: int, before: int) -> Job:
    """The part of one player, before whom so many have done theirs."""
    effect = job.effect
    places = [
        min(MOST_CARDS, place.number + before) if isinstance(place, Amount) and place.count is Count.RISE else place
        for place in effect.places()
    ]
    return replace(job, effect=MAKERS[effect.verb](*places), when=None, doer=doer)


def _taker(effect: Effect) -> Who:
    """Who gets or sees the cards, me where nobody in particular does.

    What is given blind to whoever has the most or the fewest goes to whoever that is then: records of 0.1.0 have it so.
    """
    if isinstance(effect, GiveCards) and effect.to in (Who.MOST, Who.FEWEST):
        return Who.ME
    return effect.to if isinstance(effect, (HandOver, ShowCards, GiveCards, ShowHand)) else Who.ME


_BY_CARDS: Final = ("most", "fewest", "but-most", "but-fewest")

_WANDERING: Final = tuple([who for who in Who if who is Who.RANDOM or str(who.value).startswith(_BY_CARDS)])
"""Those who could be others once somebody has given: they are looked up once, for all who give."""


def _do_part(state: State, layer: i64, job: Job) -> bool:
    effect = job.effect
    doer: i64 = job.doer
    if isinstance(effect, Either):
        return settle(state, doer, job, effect)
    if isinstance(effect, (HandOver, ShowCards)) and job.to == NOBODY:
        takers = [to for to in seats_meant(state, layer, job, effect.to) if to != doer]
        before_the_rest(state, [replace(job, to=to) for to in takers])
        return True
    if isinstance(effect, (GiveCards, ShowHand)) and job.to != NOBODY:
        before = state.counts[doer]
        hands = state.hands[:] if state.gained else NOTHING
        _give_or_show(state, layer, doer, effect, job.to)
        count_done(state, effect, before - state.counts[doer])
        if state.gained:
            note_gained(state, effect, doer, hands)
        return True
    if isinstance(effect, PickCards) and job.to == NOBODY:
        owner = one_meant(state, layer, job, effect.owner)
        if owner != NOBODY and owner != doer:
            show_hand(state, owner, doer, state.hands[owner * KINDS : (owner + 1) * KINDS])
            before_the_rest(state, [replace(job, to=owner)])
        return True
    if isinstance(effect, (DraftCards, ArrangePile)) and job.left == NOBODY:
        seen = see_pile(state, doer, effect.cards)
        wanted = min(seen, effect.taken if isinstance(effect, DraftCards) else seen)
        before_the_rest(state, [replace(job, left=int(wanted))])
        return True
    if isinstance(effect, _ABOUT_CARDS):
        return choose_cards(state, layer, job)
    if isinstance(effect, DealOut):
        before_the_rest(state, [Job(_ONE_FOR_SOMEBODY, layer=job.layer, they=job.doer) for _ in range(effect.cards)])
        return True
    if isinstance(effect, (VoteFor, NameNumber, SayWho, LetNameColour)):
        return ask_for_a_word(state, job)
    held = state.counts[doer]
    hands = state.hands[:] if state.gained else NOTHING
    _do_at_once(state, layer, job)
    if state.gained:
        note_gained(state, effect, doer, hands)
    count_done(state, effect, max(state.counts[doer] - held, held - state.counts[doer]))
    return True


_ONE_FOR_SOMEBODY: Final = DrawCards(Who.THEIR_CHOSEN, 1)
_ABOUT_CARDS: Final = (HandOver, ShowCards, DropCards, BuryCards, PickCards, DraftCards, ArrangePile, SalvageCards)


def _do_at_once(state: State, layer: i64, job: Job) -> None:
    effect = job.effect
    doer: i64 = job.doer
    if isinstance(effect, DrawCards):
        _draw(state, layer, doer, effect.cards)
    elif isinstance(effect, MissTurns):
        add_misses(state, doer, effect.turns)
    elif isinstance(effect, GiveCards):
        for taker in seats_meant(state, layer, job, effect.to):
            _give_or_show(state, layer, doer, effect, taker)
    elif isinstance(effect, DiscardCards):
        throw_away(state, doer, how_many(state, layer, doer, effect.cards, ANY))
    elif isinstance(effect, ShowHand):
        for to in seats_meant(state, layer, job, effect.to):
            _give_or_show(state, layer, doer, effect, to)
    elif isinstance(effect, FetchCards):
        fetch_cards(state, doer, how_many(state, layer, doer, effect.cards, ANY))
    elif isinstance(effect, RenewHand):
        renew_hand(state, doer)
    elif isinstance(effect, ScorePoints):
        add_points(state, doer, effect.points)
    elif isinstance(effect, PeekAtPile):
        see_pile(state, doer, effect.cards)
    else:
        raise AssertionError(f"an effect nobody carries out: {effect.text()}")


def _give_or_show(state: State, layer: i64, doer: i64, effect: GiveCards | ShowHand, to: i64) -> None:
    if isinstance(effect, GiveCards):
        give_cards(state, doer, to, how_many(state, layer, doer, effect.cards, ANY))
    else:
        show_hand(state, doer, to, state.hands[doer * KINDS : (doer + 1) * KINDS])


def _draw(state: State, layer: i64, doer: i64, cards: Many) -> None:
    if isinstance(cards, Amount) and cards.count is Count.UNTIL:
        _draw_until(state, doer, cards.which, cards.most)
    elif isinstance(cards, Amount) and cards.count is Count.TO:
        draw_cards(state, doer, max(i64(0), cards.number - state.counts[doer]), Why.CUSTOM)
    elif isinstance(cards, Amount) and cards.count is Count.LEVEL:
        draw_cards(state, doer, max(i64(0), -ahead_of(state, layer, doer, cards.who)), Why.CUSTOM)
    else:
        draw_cards(state, doer, how_many(state, layer, doer, cards, ANY), Why.CUSTOM)
    forget_what_it_declined(state, doer)


def _draw_until(state: State, doer: i64, which: str, most: i64) -> None:
    """One after the other, until such a card comes, none is left, or it is enough; `most` 0 is no limit."""
    drawn: i64 = 0
    if state.standing:
        doer = divert(state, doer, Why.CUSTOM)
    bits: i64 = CARD_SETS[ANY] if which == PLAYABLE else kinds_of(state, doer, which)
    while True:
        kind = draw_undiverted(state, doer, 1, Why.CUSTOM)
        if kind == NO_CARD or (bits & BIT[kind] and (which != PLAYABLE or may_lay(state, doer, kind))):
            return
        drawn += 1
        if drawn == most:
            return


def _do_for_all(state: State, layer: i64, job: Job) -> None:
    effect = job.effect
    if isinstance(effect, PlayAgain):
        _give_turn(state, one_meant(state, layer, job, effect.who))
    elif isinstance(effect, TurnRound):
        turn_round(state)
        if state.players == 2 and state.options.reverse_skips_two and job.they == NOBODY:
            add_misses(state, step(state, layer), 1)
    elif isinstance(effect, SwapHands):
        first, second = one_meant(state, layer, job, effect.who), one_meant(state, layer, job, effect.other)
        if first != NOBODY and second != NOBODY:
            swap_hands(state, first, second)
    elif isinstance(effect, PassHands):
        pass_hands_on(state)
    elif isinstance(effect, ShiftHands):
        shift_hands(state, 1 if effect.to is Who.LEFT else -1)
    elif isinstance(effect, Redeal):
        redeal(state, play_order(state, layer))
    elif isinstance(effect, Reshuffle):
        reshuffle(state)
    elif isinstance(effect, GoOnWith):
        go_on_with(state, layer, effect.colour)
    elif isinstance(effect, CopyCard):
        _copy(state, job, effect.which)
    elif isinstance(effect, DrawLots):
        draw_lots(state, one_of(state, layer, effect.who), one_of(state, layer, effect.other))
    elif isinstance(effect, RaiseStakes):
        raise_stakes(state, effect.times)
    elif isinstance(effect, ScorePoints):
        promise_points(state, effect.points)
    else:
        assert isinstance(effect, DoNothing)
    if state.gained and isinstance(effect, (SwapHands, PassHands, ShiftHands, Redeal)):
        set_gained(state, tuple([() for _ in range(int(state.players))]))


def _copy(state: State, job: Job, which: str) -> None:
    """What the next card down does, or the next one of a sort, is done again."""
    bits: i64 = CARD_SETS[which]
    at: i64 = state.discard_size - 2
    while at > 0 and which != ANY and not bits & BIT[i64(state.discards[at])]:
        at -= 1
    if at < 0 or not bits & BIT[i64(state.discards[at])]:
        return
    face = TABLE[int(state.discards[at])].face
    effects: list[Effect] = []
    if face.draws > 0:
        effects += [DrawCards(Who.NEXT, face.draws), MissTurns(Who.NEXT, 1)]
    elif face.skips > 0:
        effects.append(MissTurns(Who.NEXT, 1))
    elif face.reverses > 0:
        effects.append(TurnRound())
    before_the_rest(state, [replace(job, effect=effect, when=None) for effect in effects])


def _give_turn(state: State, who: i64) -> None:
    agenda = state.agenda
    assert agenda is not None
    if who == NOBODY:
        return
    if state.log is not None:
        state.log.append(PlaysAgain(int(who)))
    state.agenda = agenda.with_turn(int(who))
