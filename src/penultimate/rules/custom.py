"""Carrying out what is written on a custom card: the interpreter of `effects.py`.

A rule becomes an agenda of jobs. They are done one after the other; where a player has to choose, the agenda waits in
the state until the answer comes.
"""

from dataclasses import replace
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from penultimate.rules.agenda import WANTED, Agenda, Job, Standing, chooses_how_many
from penultimate.rules.amounts import SOME
from penultimate.rules.cards import BIT, COLOURED_KINDS, KINDS, TABLE, Colour, read_colour
from penultimate.rules.chance import pick
from penultimate.rules.compound import UNO_LEFT, looks_back, moves_cards
from penultimate.rules.deeds import (
    add_misses,
    add_points,
    arrange_pile,
    bury,
    divert,
    draft_card,
    draw_cards,
    draw_undiverted,
    end_round,
    fetch_cards,
    forget_hand,
    forget_what_it_declined,
    give_cards,
    hand_over,
    learn_hand,
    pass_hands_on,
    promise_points,
    raise_stakes,
    redeal,
    renew_hand,
    reshuffle,
    salvage_cards,
    see_pile,
    shift_hands,
    show_cards,
    show_hand,
    show_open_hands,
    swap_hands,
    take_out,
    throw_away,
    throw_these_away,
    turn_round,
    turn_up,
)
from penultimate.rules.effects import (
    MOST_CARDS,
    PLAYABLE,
    Among,
    Amount,
    ArrangePile,
    Both,
    BuryCards,
    Chooser,
    Compared,
    Condition,
    Count,
    DiscardCards,
    DoNothing,
    DraftCards,
    DrawCards,
    DrawLots,
    Drew,
    DropCards,
    Effect,
    Either,
    EvenHand,
    FetchCards,
    GiveCards,
    GoOnWith,
    HandOver,
    Holds,
    Lasting,
    Law,
    LetNameColour,
    Lies,
    Lying,
    Many,
    MissTurns,
    Named,
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
    Than,
    Together,
    TurnRound,
    Until,
    VoteFor,
    Who,
)
from penultimate.rules.events import (
    CoinTossed,
    ColourNamed,
    ConditionFailed,
    DieRolled,
    LotsDrawn,
    NumberNamed,
    PlayerChosen,
    PlaysAgain,
    QuestionAsked,
    RuleLapsed,
    RuleStands,
    WayChosen,
    Why,
)
from penultimate.rules.lawful import may_lay
from penultimate.rules.people import cards_gained, held_of, kinds_gained, kinds_of, one_of, play_order, seats_of
from penultimate.rules.rule import looks_at_drawn
from penultimate.rules.state import CHOICE, NO_CARD, NOBODY, NOTHING, State, hand_of, remove_card, step
from penultimate.rules.verbs import MAKERS
from penultimate.rules.whichcards import ANY, CARD_SETS, JUST_DRAWN, NAMED, SAID, SAME, shared_by

MOST_STANDING: Final = 8
"""So many things can be in force at once; the oldest gives way."""

# --- the agenda -------------------------------------------------------------------------------------------------------


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
            met = _is_met(state, seat, when, NOBODY)
            jobs.append(Job(clause.effect, None if met else when, not met))
    state.agenda = Agenda(int(seat), tuple(jobs), NOBODY, int(state.chosen), int(state.chosen_too))
    if any(looks_back(job.effect) for job in jobs):
        state.agenda = state.agenda.with_done(0)
    if any(looks_at_drawn(clause.effect, clause.when) for clause in rule.clauses):
        _set_gained(state, tuple([() for _ in range(int(state.players))]))


def _left_to_ask(state: State, seat: i64, when: Both) -> Condition:
    """Of two things, what is looked at when its effect comes; or what is known now not to be true."""
    for one, other in ((when.first, when.second), (when.second, when.first)):
        if not one.is_for_later():
            return other if _is_met(state, seat, one, NOBODY) else one
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


def _before_the_rest(state: State, jobs: list[Job]) -> None:
    agenda = state.agenda
    assert agenda is not None
    state.agenda = agenda.with_jobs((*jobs, *agenda.jobs))


def _do(state: State, layer: i64, job: Job) -> bool:
    """Do one job, or make several of it. False where somebody is asked first."""
    effect = job.effect
    if _wants_somebody_chosen(job):
        chooser = _who_chooses(state, layer, job)
        if chooser != NOBODY:
            return _let_choose(state, job, chooser)
    if isinstance(effect, Together):
        _before_the_rest(state, [replace(job, effect=part, doer=_doer_of(job, part)) for part in effect.effects])
        return True
    if job.doer != NOBODY:
        return _do_part(state, layer, job)
    if state.agenda is not None and state.agenda.done > 0 and moves_cards(effect):
        state.agenda = state.agenda.with_done(0)
    if job.when is not None and (job.failed or not _applies(state, layer, job.when)):
        _say_it_failed(state, layer, job.when)
        return True
    if isinstance(effect, Either) and effect.by is not Chooser.THEY:
        return _settle(state, layer, job, effect)
    if isinstance(effect, Lasting):
        _put_in_force(state, layer, effect)
    elif effect.verb in _FOR_ALL or effect.doer() is None:
        _do_for_all(state, layer, job)
    else:
        if isinstance(effect, VoteFor) and state.agenda is not None:
            state.agenda = state.agenda.with_ballots(())
        _share_out(state, layer, job)
    return True


_FOR_ALL: Final = (
    *("again", "reverse", "swap", "pass", "shift", "redeal", "reshuffle", "colour", "nothing", "stakes", "lots"),
)
"""Verbs that are not about one player after the other."""


def _doer_of(job: Job, part: Effect) -> int:
    """Of several things that somebody does, those are theirs that they do themselves."""
    return job.doer if part.verb not in _FOR_ALL and part.doer() is job.effect.doer() else NOBODY


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
    if job.doer == NOBODY and who is not None and job.effect.verb in _FOR_ALL:
        return one_of(state, layer, who)
    return job.doer


def _let_choose(state: State, job: Job, chooser: i64) -> bool:
    """Somebody is asked for another player. Of two players there is no choice."""
    if state.players == 2:
        _before_the_rest(state, [replace(job, picked=int(step(state, chooser)))])
        return True
    _ask(state, replace(job, picked=WANTED), chooser)
    return False


def _seats(state: State, layer: i64, job: Job, who: Who) -> list[int]:
    """Who is meant, seen from those whom the job is about."""
    if who is Who.THEIR_CHOSEN:
        return [job.picked] if job.picked >= 0 else []
    return seats_of(state, layer, who, _them(job, who))


def _one(state: State, layer: i64, job: Job, who: Who) -> int:
    return job.picked if who is Who.THEIR_CHOSEN else one_of(state, layer, who, _them(job, who))


def _them(job: Job, who: Who) -> i64:
    """Who "they" are: whoever has brought it about. Where several do it, "their" neighbours are each their own."""
    if job.they == NOBODY:
        return job.doer
    doer = job.effect.doer()
    return job.they if who is Who.THEY or job.doer == NOBODY or doer is None or doer.is_one else job.doer


def _applies(state: State, layer: i64, when: Condition) -> bool:
    return Who.THEY in when.people() or _is_met(state, layer, when, NOBODY)


def _say_it_failed(state: State, layer: i64, when: Condition) -> None:
    if state.log is not None:
        state.log.append(ConditionFailed(int(layer), when.text()))


def _count_done(state: State, effect: Effect, cards: i64) -> None:
    """So many cards have been moved, for whatever goes by that later."""
    agenda = state.agenda
    if agenda is not None and agenda.done >= 0 and not looks_back(effect):
        state.agenda = agenda.with_done(agenda.done + int(cards))


def _set_gained(state: State, gained: tuple[tuple[int, ...], ...]) -> None:
    agenda = state.agenda
    assert agenda is not None
    state.gained = gained
    state.agenda = agenda.with_got(tuple([len(kinds) for kinds in gained]))


def _note_gained(state: State, effect: Effect, doer: i64, before: vec[u8]) -> None:
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
    _set_gained(state, tuple(gained))


def _let_go(state: State, seat: i64, kinds: vec[i64]) -> None:
    """Of the cards that somebody has got, these are given up."""
    left = list(state.gained[seat])
    for kind in kinds:
        left.remove(int(kind))
    _set_gained(state, tuple([tuple(left) if at == seat else each for at, each in enumerate(state.gained)]))


def _share_out(state: State, layer: i64, job: Job) -> None:
    """Everyone whom the effect is about does their part."""
    who = job.effect.doer()
    assert who is not None
    doers = _seats(state, layer, job, who)
    when = job.when
    if when is not None and Who.THEY in when.people():
        doers = [doer for doer in doers if _is_met(state, layer, when, doer)]
        if not doers:
            _say_it_failed(state, layer, when)
    to = _taker(job.effect)
    if len(doers) < 2 or to not in _WANDERING:
        _before_the_rest(state, [replace(job, when=None, doer=doer) for doer in doers])
        return
    takers = seats_of(state, layer, to)
    jobs = [replace(job, when=None, doer=doer, to=taker) for doer in doers for taker in takers if taker != doer]
    _before_the_rest(state, jobs)


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


# --- one player's part ------------------------------------------------------------------------------------------------


def _do_part(state: State, layer: i64, job: Job) -> bool:
    effect = job.effect
    doer: i64 = job.doer
    if isinstance(effect, Either):
        return _settle(state, doer, job, effect)
    if isinstance(effect, (HandOver, ShowCards)) and job.to == NOBODY:
        takers = [to for to in _seats(state, layer, job, effect.to) if to != doer]
        _before_the_rest(state, [replace(job, to=to) for to in takers])
        return True
    if isinstance(effect, (GiveCards, ShowHand)) and job.to != NOBODY:
        before = state.counts[doer]
        hands = state.hands[:] if state.gained else NOTHING
        _give_or_show(state, layer, doer, effect, job.to)
        _count_done(state, effect, before - state.counts[doer])
        if state.gained:
            _note_gained(state, effect, doer, hands)
        return True
    if isinstance(effect, PickCards) and job.to == NOBODY:
        owner = _one(state, layer, job, effect.owner)
        if owner != NOBODY and owner != doer:
            show_hand(state, owner, doer, state.hands[owner * KINDS : (owner + 1) * KINDS])
            _before_the_rest(state, [replace(job, to=owner)])
        return True
    if isinstance(effect, (DraftCards, ArrangePile)) and job.left == NOBODY:
        seen = see_pile(state, doer, effect.cards)
        wanted = min(seen, effect.taken if isinstance(effect, DraftCards) else seen)
        _before_the_rest(state, [replace(job, left=int(wanted))])
        return True
    if isinstance(effect, _ABOUT_CARDS):
        return _choose_cards(state, layer, job)
    if isinstance(effect, (VoteFor, NameNumber, SayWho, LetNameColour)):
        return _ask_for_a_word(state, job)
    held = state.counts[doer]
    hands = state.hands[:] if state.gained else NOTHING
    _do_at_once(state, layer, job)
    if state.gained:
        _note_gained(state, effect, doer, hands)
    _count_done(state, effect, max(state.counts[doer] - held, held - state.counts[doer]))
    return True


_ABOUT_CARDS: Final = (HandOver, ShowCards, DropCards, BuryCards, PickCards, DraftCards, ArrangePile, SalvageCards)


def _do_at_once(state: State, layer: i64, job: Job) -> None:
    effect = job.effect
    doer: i64 = job.doer
    if isinstance(effect, DrawCards):
        _draw(state, layer, doer, effect.cards)
    elif isinstance(effect, MissTurns):
        add_misses(state, doer, effect.turns)
    elif isinstance(effect, GiveCards):
        for taker in _seats(state, layer, job, effect.to):
            _give_or_show(state, layer, doer, effect, taker)
    elif isinstance(effect, DiscardCards):
        throw_away(state, doer, _how_many(state, layer, doer, effect.cards, ANY))
    elif isinstance(effect, ShowHand):
        for to in _seats(state, layer, job, effect.to):
            _give_or_show(state, layer, doer, effect, to)
    elif isinstance(effect, FetchCards):
        fetch_cards(state, doer, _how_many(state, layer, doer, effect.cards, ANY))
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
        give_cards(state, doer, to, _how_many(state, layer, doer, effect.cards, ANY))
    else:
        show_hand(state, doer, to, state.hands[doer * KINDS : (doer + 1) * KINDS])


def _draw(state: State, layer: i64, doer: i64, cards: Many) -> None:
    if isinstance(cards, Amount) and cards.count is Count.UNTIL:
        _draw_until(state, doer, cards.which, cards.most)
    elif isinstance(cards, Amount) and cards.count is Count.TO:
        draw_cards(state, doer, max(i64(0), cards.number - state.counts[doer]), Why.CUSTOM)
    elif isinstance(cards, Amount) and cards.count is Count.LEVEL:
        draw_cards(state, doer, max(i64(0), -_ahead_of(state, layer, doer, cards.who)), Why.CUSTOM)
    else:
        draw_cards(state, doer, _how_many(state, layer, doer, cards, ANY), Why.CUSTOM)
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


def _how_many(state: State, layer: i64, doer: i64, cards: Many, which: str) -> i64:
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
        return max(i64(0), _ahead_of(state, layer, doer, cards.who))
    if cards.count is Count.EACH:
        return min(MOST_CARDS, cards.number * len(seats_of(state, layer, cards.who, doer)))
    if cards.count is Count.DIE:
        return _roll(state)
    if cards.count is Count.DONE:
        assert state.agenda is not None
        return min(i64(MOST_CARDS), i64(cards.number * max(0, state.agenda.done)))
    if cards.count is Count.TURNED:
        turned = _turned(state)
        return TABLE[int(turned)].points if turned != NO_CARD and CARD_SETS["number"] & BIT[turned] else 0
    owner = one_of(state, layer, cards.who, doer)
    return 0 if owner == NOBODY else min(i64(MOST_CARDS), held_of(state, owner, kinds_of(state, owner, cards.which)))


def _ahead_of(state: State, layer: i64, doer: i64, who: Who) -> i64:
    """How many cards more one holds than somebody else, as far as that can be made up for at once."""
    other = one_of(state, layer, who, doer)
    if other == NOBODY:
        return 0
    return max(i64(-MOST_CARDS), min(i64(MOST_CARDS), state.counts[doer] - state.counts[other]))


def _roll(state: State) -> i64:
    shown: i64 = 1 + pick(6, state.seed, int(state.shuffles))
    state.shuffles += 1
    if state.log is not None:
        state.log.append(DieRolled(int(shown)))
    return shown


def _turned(state: State) -> i64:
    """The card that the rule has turned up from the draw pile; it is done now if it was not before."""
    agenda = state.agenda
    assert agenda is not None
    if agenda.turned == NO_CARD:
        state.agenda = agenda.with_turned(int(turn_up(state)))
        return state.agenda.turned
    return agenda.turned


# --- choosing cards ---------------------------------------------------------------------------------------------------


def cards_to_choose(state: State) -> i64:
    """How many cards `actor` may choose at once; 0 where it is not asked for cards."""
    agenda = state.agenda
    if agenda is None or not agenda.asks_for_cards:
        return 0
    return 1 if agenda.asks in ("arrange", "colour", "number") else i64(agenda.jobs[0].left)


def kinds_to_choose(state: State) -> i64:
    """Which kinds of card, as bits, it may choose from."""
    agenda = state.agenda
    assert agenda is not None
    return _kinds_wanted(state, agenda.jobs[0])


def cards_on_offer(state: State) -> vec[u8]:
    """How many of each kind lie where it may choose from: in its own hand, as a rule. Not all need be of the sort."""
    agenda = state.agenda
    assert agenda is not None
    return _offered(state, agenda.jobs[0])


def pile_in_sight(state: State) -> i64:
    """How many cards on top of the draw pile `actor` sees while it is asked about them."""
    agenda = state.agenda
    if agenda is None or not isinstance(agenda.jobs[0].effect, (DraftCards, ArrangePile)):
        return 0
    return _in_sight(state, agenda.jobs[0])


def _in_sight(state: State, job: Job) -> i64:
    effect = job.effect
    if isinstance(effect, DraftCards):
        return min(i64(effect.cards - (effect.taken - job.left)), state.pile_size)
    assert isinstance(effect, ArrangePile)
    return min(i64(effect.cards), state.pile_size)


def _offered(state: State, job: Job) -> vec[u8]:
    effect = job.effect
    if isinstance(effect, (DraftCards, ArrangePile)):
        offered = NOTHING[:]
        last = state.pile_size - _in_sight(state, job)
        at = last + (job.left if isinstance(effect, ArrangePile) else _in_sight(state, job))
        while at > last:
            at -= 1
            offered[i64(state.pile[at])] += 1
        return offered
    if isinstance(effect, SalvageCards):
        offered = NOTHING[:]
        at = state.discard_size - 1
        while at > 0:
            at -= 1
            offered[i64(state.discards[at])] += 1
        return offered
    if isinstance(effect, (HandOver, ShowCards, DropCards, BuryCards)) and effect.which == JUST_DRAWN:
        offered = NOTHING[:]
        for kind in cards_gained(state, job.doer):
            offered[kind] += 1
        return offered
    start = (job.to if isinstance(effect, PickCards) else job.doer) * KINDS
    return state.hands[start : start + KINDS]


def _kinds_wanted(state: State, job: Job) -> i64:
    effect = job.effect
    if isinstance(effect, (DraftCards, ArrangePile)):
        return CARD_SETS[ANY]
    assert isinstance(effect, (HandOver, ShowCards, DropCards, BuryCards, PickCards, SalvageCards))
    bits = kinds_of(state, job.doer, effect.which)
    if effect.which in SAME and isinstance(effect.cards, int):
        return _in_numbers(state, job.doer, effect.which, bits & state.held[job.doer], effect.cards)
    return bits


def _in_numbers(state: State, seat: i64, which: str, kinds: i64, cards: i64) -> i64:
    """Those of the kinds whose colour, or number, the hand has so many cards of."""
    found: i64 = 0
    for kind in range(KINDS):
        if kinds & BIT[kind] and held_of(state, seat, i64(CARD_SETS[shared_by(which, kind)])) >= cards:
            found |= BIT[kind]
    return found


def _choose_cards(state: State, layer: i64, job: Job) -> bool:
    """Ask for the cards, unless there is nothing to choose between."""
    effect = job.effect
    bits = _kinds_wanted(state, job)
    offered = _offered(state, job)
    kinds = [kind for kind in range(KINDS) if bits & BIT[kind] and offered[kind] > 0]
    held: i64 = 0
    for kind in kinds:
        held += i64(offered[kind])
    if _shares(effect):
        return _choose_what_is_shared(state, job, kinds)
    wanted: i64 = job.left
    if wanted == NOBODY:
        assert isinstance(effect, (HandOver, ShowCards, DropCards, BuryCards, PickCards, SalvageCards))
        wanted = _how_many(state, layer, job.doer, effect.cards, effect.which)
    wanted = min(held, wanted)
    if wanted == 0:
        return True
    if chooses_how_many(effect) or (len(kinds) > 1 and (wanted < held or isinstance(effect, ArrangePile))):
        _ask(state, replace(job, left=int(wanted)))
        return False
    taken = vec[i64]()
    for kind in kinds:
        for _ in range(min(int(offered[kind]), int(wanted) - len(taken))):
            taken = append(taken, i64(kind))
    _part_with(state, job, taken)
    return True


def _shares(effect: Effect) -> bool:
    return isinstance(effect, (HandOver, ShowCards, DropCards, BuryCards)) and effect.which in SAME


def _choose_what_is_shared(state: State, job: Job, kinds: list[int]) -> bool:
    """Ask for a card whose colour, or number, the others have as well, unless there is but one."""
    effect = job.effect
    assert isinstance(effect, (HandOver, ShowCards, DropCards, BuryCards))
    if not kinds:
        return True
    if len({shared_by(effect.which, kind) for kind in kinds}) == 1:
        _before_the_rest(state, [_all_like(job, kinds[0])])
        return True
    _ask(state, replace(job, left=1))
    return False


def _ask(state: State, job: Job, seat: i64 = NOBODY) -> None:
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


def take_cards(state: State, kinds: vec[i64]) -> None:
    """Whoever is asked has chosen these cards. If more were wanted, it is asked again."""
    agenda = state.agenda
    assert agenda is not None
    job = agenda.jobs[0]
    if _shares(job.effect):
        state.agenda = agenda.with_jobs((_all_like(job, int(kinds[0])), *agenda.jobs[1:]))
        return
    left = job.left - len(kinds)
    rest = (replace(job, left=left), *agenda.jobs[1:])
    state.agenda = agenda.with_jobs(rest if left > 0 else agenda.jobs[1:])
    _part_with(state, job, kinds)


def take_no_more(state: State) -> None:
    """Whoever may choose up to so many cards leaves it at those chosen so far."""
    agenda = state.agenda
    assert agenda is not None
    state.agenda = agenda.with_jobs(agenda.jobs[1:])
    if state.log is not None:
        state.log.append(WayChosen(int(state.actor), "enough"))


def _all_like(job: Job, kind: int) -> Job:
    """A colour, or a number, has been chosen: the same with cards of that sort."""
    effect = job.effect
    assert isinstance(effect, (HandOver, ShowCards, DropCards, BuryCards))
    which = shared_by(effect.which, kind)
    same = MAKERS[effect.verb](*[which if place == effect.which else place for place in effect.places()])
    return replace(job, effect=same, left=NOBODY)


def _part_with(state: State, job: Job, kinds: vec[i64]) -> None:
    """The chosen cards go where the job says."""
    doer: i64 = job.doer
    effect = job.effect
    if not isinstance(effect, ShowCards) or job.to == _first_to_see(state, job, effect):
        _count_done(state, effect, len(kinds))
    if not state.gained:
        _move_cards(state, job, kinds)
        return
    if isinstance(effect, (HandOver, DropCards, BuryCards)) and effect.which == JUST_DRAWN:
        _let_go(state, doer, kinds)
    hands = state.hands[:]
    _move_cards(state, job, kinds)
    _note_gained(state, effect, doer, hands)


def _move_cards(state: State, job: Job, kinds: vec[i64]) -> None:
    doer: i64 = job.doer
    if job.effect.verb == "reveal":
        shown = NOTHING[:]
        for kind in kinds:
            shown[kind] += 1
        show_cards(state, doer, job.to, shown)
        return
    if isinstance(job.effect, (PickCards, DraftCards, ArrangePile, SalvageCards)):
        _take_from_elsewhere(state, job, kinds)
        return
    for kind in kinds:
        take_out(state, doer, kind)
    if job.effect.verb == "drop":
        throw_these_away(state, doer, kinds)
    elif job.effect.verb == "bury":
        forget_hand(state, doer)
        bury(state, doer, kinds)
    else:
        forget_hand(state, doer)
        hand_over(state, doer, job.to, kinds)


def _first_to_see(state: State, job: Job, effect: ShowCards) -> i64:
    """The first of those to whom a card is shown: what several see is counted once."""
    if effect.to.is_one or state.agenda is None or state.agenda.done < 0:
        return job.to
    return next(seat for seat in seats_of(state, state.agenda.layer, effect.to, job.doer) if seat != job.doer)


def _take_from_elsewhere(state: State, job: Job, kinds: vec[i64]) -> None:
    """The chosen cards come out of another hand, or out of a pile."""
    doer: i64 = job.doer
    effect = job.effect
    if isinstance(effect, PickCards):
        for kind in kinds:
            remove_card(state, job.to, kind)
        forget_hand(state, job.to)
        learn_hand(state, doer, job.to)
        hand_over(state, job.to, doer, kinds)
    elif isinstance(effect, SalvageCards):
        salvage_cards(state, doer, kinds)
    elif isinstance(effect, ArrangePile):
        arrange_pile(state, doer, _in_sight(state, job), job.left, kinds)
    else:
        draft_card(state, doer, kinds)


# --- words ------------------------------------------------------------------------------------------------------------


def _ask_for_a_word(state: State, job: Job) -> bool:
    """Ask whom somebody votes for or means, which number or colour it names. Two players have no choice of votes."""
    if isinstance(job.effect, VoteFor) and state.players == 2:
        _vote(state, job.doer, step(state, job.doer))
        return True
    if isinstance(job.effect, LetNameColour) and not _may_be_coloured(state):
        return True
    _ask(state, job)
    return False


def take_player(state: State, chosen: i64) -> None:
    """Whoever is asked has said whom it chooses or votes for, or who is meant."""
    agenda = state.agenda
    assert agenda is not None
    state.agenda = agenda.with_jobs(agenda.jobs[1:])
    if agenda.asks == "whom":
        _before_the_rest(state, [replace(agenda.jobs[0], picked=int(chosen))])
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
    _go_on_with(state, state.actor, Colour(int(colour)).letter)


def _draw_lots(state: State, first: i64, second: i64) -> None:
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


# --- choosing a way ---------------------------------------------------------------------------------------------------


def _settle(state: State, chooser: i64, job: Job, effect: Either) -> bool:
    """Ask which way, or toss a coin."""
    if effect.by is not Chooser.COIN:
        _ask(state, replace(job, when=None))
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
    doer = job.doer if isinstance(chosen, Together) else _doer_of(job, chosen)
    _before_the_rest(state, [replace(job, effect=chosen, when=None, doer=doer)])


# --- for all at once --------------------------------------------------------------------------------------------------


def _do_for_all(state: State, layer: i64, job: Job) -> None:
    effect = job.effect
    if isinstance(effect, PlayAgain):
        _give_turn(state, _one(state, layer, job, effect.who))
    elif isinstance(effect, TurnRound):
        turn_round(state)
        if state.players == 2 and state.options.reverse_skips_two and job.they == NOBODY:
            add_misses(state, step(state, layer), 1)
    elif isinstance(effect, SwapHands):
        first, second = _one(state, layer, job, effect.who), _one(state, layer, job, effect.other)
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
        _go_on_with(state, layer, effect.colour)
    elif isinstance(effect, DrawLots):
        _draw_lots(state, one_of(state, layer, effect.who), one_of(state, layer, effect.other))
    elif isinstance(effect, RaiseStakes):
        raise_stakes(state, effect.times)
    elif isinstance(effect, ScorePoints):
        promise_points(state, effect.points)
    else:
        assert isinstance(effect, DoNothing)
    if state.gained and isinstance(effect, (SwapHands, PassHands, ShiftHands, Redeal)):
        _set_gained(state, tuple([() for _ in range(int(state.players))]))


def _may_be_coloured(state: State) -> bool:
    """Whether the card on top leaves its colour to people. A coloured one keeps its own, also when a rule that is in
    force names another: everybody plays by the card they see."""
    return state.top >= COLOURED_KINDS


def _go_on_with(state: State, layer: i64, letter: str) -> None:
    colour = read_colour(letter)
    assert colour is not None
    if not _may_be_coloured(state):
        return
    state.colour = int(colour)
    if state.log is not None:
        state.log.append(ColourNamed(int(layer), colour))


def _give_turn(state: State, who: i64) -> None:
    agenda = state.agenda
    assert agenda is not None
    if who == NOBODY:
        return
    if state.log is not None:
        state.log.append(PlaysAgain(int(who)))
    state.agenda = agenda.with_turn(int(who))


# --- what lasts -------------------------------------------------------------------------------------------------------


def _put_in_force(state: State, layer: i64, law: Lasting) -> None:
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


# --- conditions -------------------------------------------------------------------------------------------------------


def _is_met(state: State, seat: i64, when: Condition, doer: i64) -> bool:
    if isinstance(when, Named):
        return state.colour == int(when.colour)
    if isinstance(when, Lies):
        return _lies(state, when)
    if isinstance(when, Both):
        return _is_met(state, seat, when.first, doer) and _is_met(state, seat, when.second, doer)
    if isinstance(when, Drew):
        drawer = one_of(state, seat, when.who, doer)
        gained = kinds_gained(state, drawer)
        return gained != 0 and (gained & kinds_of(state, drawer, when.which) != 0) == when.is_so
    if isinstance(when, EvenHand):
        holder = one_of(state, seat, when.who, doer)
        return holder != NOBODY and (state.counts[holder] % 2 == 0) == when.even
    if isinstance(when, Compared):
        first, second = one_of(state, seat, when.who, doer), one_of(state, seat, when.other, doer)
        return first != NOBODY and second != NOBODY and _compares(state.counts[first], when.than, state.counts[second])
    if isinstance(when, Among):
        met = [_holds(state, other, when.of) for other in seats_of(state, seat, when.of.who)]
        return all(met) if when.every else any(met)
    assert isinstance(when, Holds)
    who = one_of(state, seat, when.who, doer)
    return who != NOBODY and _holds(state, who, when)


def _holds(state: State, who: i64, when: Holds) -> bool:
    return _compares(held_of(state, who, kinds_of(state, who, when.which)), when.than, when.cards)


def _lies(state: State, when: Lies) -> bool:
    """Where there is no card to be looked at, it is neither such a card nor another one."""
    if when.place is Lying.TURNED:
        kind = _turned(state)
    else:
        kind = i64(state.discards[state.discard_size - 2]) if state.discard_size > 1 else i64(NO_CARD)
    return kind != NO_CARD and (kinds_of(state, NOBODY, when.which) & BIT[kind] != 0) == when.is_so


def _compares(cards: i64, than: Than, number: i64) -> bool:
    if than is Than.MORE:
        return cards > number
    return cards < number if than is Than.FEWER else cards == number
