"""Carrying out what is written on a custom card: the interpreter of `effects.py`.

A rule becomes an agenda of jobs. They are done one after the other; where a player has to choose, the agenda waits in
the state until the answer comes.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penultimate.rules.agenda import Agenda, Job, Standing
from penultimate.rules.cards import BIT, KINDS, TABLE, Colour, read_colour
from penultimate.rules.chance import pick
from penultimate.rules.deeds import (
    add_misses,
    add_points,
    bury,
    draw_cards,
    end_round,
    fetch_cards,
    forget_hand,
    forget_what_it_declined,
    give_cards,
    hand_over,
    pass_hands_on,
    raise_stakes,
    redeal,
    renew_hand,
    reshuffle,
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
    Amount,
    BuryCards,
    Chooser,
    Compared,
    Condition,
    Count,
    DiscardCards,
    DoNothing,
    DrawCards,
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
    Lies,
    Lying,
    Many,
    MissTurns,
    Named,
    PassHands,
    PlayAgain,
    RaiseStakes,
    Redeal,
    RenewHand,
    Reshuffle,
    Rule,
    ScorePoints,
    ShiftHands,
    ShowCards,
    ShowHand,
    SwapHands,
    Than,
    TurnRound,
    Until,
    Who,
)
from penultimate.rules.events import (
    CoinTossed,
    ColourNamed,
    ConditionFailed,
    DieRolled,
    PlaysAgain,
    QuestionAsked,
    RuleLapsed,
    RuleStands,
    WayChosen,
    Why,
)
from penultimate.rules.lawful import may_lay
from penultimate.rules.people import held_of, kinds_of, one_of, play_order, seats_of
from penultimate.rules.state import CHOICE, NO_CARD, NOBODY, NOTHING, State, step
from penultimate.rules.whichcards import ANY, CARD_SETS, NAMED

MOST_STANDING: Final = 8
"""So many things can be in force at once; the oldest gives way."""

# --- the agenda -------------------------------------------------------------------------------------------------------


def begin_rule(state: State, seat: i64, rule: Rule) -> None:
    """Set out to do what the rule says, for the seat that laid the card."""
    jobs: list[Job] = []
    for clause in rule.clauses:
        when = clause.when
        if when is None or when.is_for_later():
            jobs.append(Job(clause.effect, when))
        else:
            met = _is_met(state, seat, when, NOBODY)
            jobs.append(Job(clause.effect, None if met else when, not met))
    state.agenda = Agenda(int(seat), tuple(jobs), NOBODY, int(state.chosen), int(state.chosen_too))


def go_on(state: State) -> i64:
    """Do what is on the agenda until it is done, the round is over (CUST-5), or somebody is asked (phase CHOICE).

    Returns whose turn the rule says is next, or NOBODY if it does not say.
    """
    while True:
        agenda = state.agenda
        assert agenda is not None
        if not agenda.jobs:
            state.agenda = None
            return agenda.turn_to
        job = agenda.jobs[0]
        state.agenda = agenda.with_jobs(agenda.jobs[1:])
        if not _do(state, agenda.layer, job):
            return NOBODY
        if _is_done(state) and _has_ended(state, agenda.layer):
            return NOBODY


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
    if job.doer != NOBODY:
        return _do_part(state, layer, job)
    if job.when is not None and (job.failed or not _applies(state, layer, job.when)):
        _say_it_failed(state, layer, job.when)
        return True
    if isinstance(effect, Either) and effect.by is not Chooser.THEY:
        return _settle(state, layer, job, effect)
    if isinstance(effect, Lasting):
        _put_in_force(state, layer, effect)
    elif effect.verb in _FOR_ALL:
        _do_for_all(state, layer, effect)
    else:
        _share_out(state, layer, job)
    return True


_FOR_ALL: Final = ("again", "reverse", "swap", "pass", "shift", "redeal", "reshuffle", "colour", "nothing", "stakes")
"""Verbs that are not about one player after the other."""


def _applies(state: State, layer: i64, when: Condition) -> bool:
    return Who.THEY in when.people() or _is_met(state, layer, when, NOBODY)


def _say_it_failed(state: State, layer: i64, when: Condition) -> None:
    if state.log is not None:
        state.log.append(ConditionFailed(int(layer), when.text()))


def _share_out(state: State, layer: i64, job: Job) -> None:
    """Everyone whom the effect is about does their part."""
    who = job.effect.doer()
    assert who is not None
    doers = seats_of(state, layer, who)
    when = job.when
    if when is not None and Who.THEY in when.people():
        doers = [doer for doer in doers if _is_met(state, layer, when, doer)]
        if not doers:
            _say_it_failed(state, layer, when)
    _before_the_rest(state, [Job(job.effect, doer=doer) for doer in doers])


# --- one player's part ------------------------------------------------------------------------------------------------


def _do_part(state: State, layer: i64, job: Job) -> bool:
    effect = job.effect
    doer: i64 = job.doer
    if isinstance(effect, Either):
        return _settle(state, doer, job, effect)
    if isinstance(effect, (HandOver, ShowCards)) and job.to == NOBODY:
        takers = [to for to in seats_of(state, layer, effect.to, doer) if to != doer]
        _before_the_rest(state, [Job(effect, doer=int(doer), to=to) for to in takers])
        return True
    if isinstance(effect, (HandOver, ShowCards, DropCards, BuryCards)):
        return _choose_cards(state, layer, job, effect.cards, effect.which)
    _do_at_once(state, layer, doer, effect)
    return True


def _do_at_once(state: State, layer: i64, doer: i64, effect: Effect) -> None:
    if isinstance(effect, DrawCards):
        _draw(state, layer, doer, effect.cards)
    elif isinstance(effect, MissTurns):
        add_misses(state, doer, effect.turns)
    elif isinstance(effect, GiveCards):
        for taker in seats_of(state, layer, effect.to, doer):
            give_cards(state, doer, taker, _how_many(state, layer, doer, effect.cards, ANY))
    elif isinstance(effect, DiscardCards):
        throw_away(state, doer, _how_many(state, layer, doer, effect.cards, ANY))
    elif isinstance(effect, ShowHand):
        for to in seats_of(state, layer, effect.to, doer):
            show_hand(state, doer, to, state.hands[doer * KINDS : (doer + 1) * KINDS])
    elif isinstance(effect, FetchCards):
        fetch_cards(state, doer, _how_many(state, layer, doer, effect.cards, ANY))
    elif isinstance(effect, RenewHand):
        renew_hand(state, doer)
    elif isinstance(effect, ScorePoints):
        add_points(state, doer, effect.points)
    else:
        raise AssertionError(f"an effect nobody carries out: {effect.text()}")


def _draw(state: State, layer: i64, doer: i64, cards: Many) -> None:
    if isinstance(cards, Amount) and cards.count is Count.UNTIL:
        _draw_until(state, doer, cards.which)
    elif isinstance(cards, Amount) and cards.count is Count.TO:
        draw_cards(state, doer, max(i64(0), cards.number - state.counts[doer]), Why.CUSTOM)
    elif isinstance(cards, Amount) and cards.count is Count.LEVEL:
        draw_cards(state, doer, min(i64(MOST_CARDS), -_ahead_of(state, layer, doer, cards.who)), Why.CUSTOM)
    else:
        draw_cards(state, doer, _how_many(state, layer, doer, cards, ANY), Why.CUSTOM)
    forget_what_it_declined(state, doer)


def _draw_until(state: State, doer: i64, which: str) -> None:
    """One after the other, until such a card comes or none is left."""
    bits: i64 = CARD_SETS[ANY] if which == PLAYABLE else kinds_of(state, doer, which)
    while True:
        kind = draw_cards(state, doer, 1, Why.CUSTOM)
        if kind == NO_CARD or (bits & BIT[kind] and (which != PLAYABLE or may_lay(state, doer, kind))):
            return


def _how_many(state: State, layer: i64, doer: i64, cards: Many, which: str) -> i64:
    if isinstance(cards, int):
        return cards
    held = held_of(state, doer, kinds_of(state, doer, which))
    if cards.count is Count.ALL:
        return held
    if cards.count is Count.HALF:
        return (held + 1) // 2
    if cards.count is Count.TO:
        return max(i64(0), state.counts[doer] - cards.number)
    if cards.count is Count.LEVEL:
        return min(i64(MOST_CARDS), _ahead_of(state, layer, doer, cards.who))
    if cards.count is Count.EACH:
        return min(MOST_CARDS, cards.number * len(seats_of(state, layer, cards.who, doer)))
    if cards.count is Count.DIE:
        return _roll(state)
    if cards.count is Count.TURNED:
        turned = _turned(state)
        return TABLE[int(turned)].points if turned != NO_CARD and CARD_SETS["number"] & BIT[turned] else 0
    owner = one_of(state, layer, cards.who, doer)
    return 0 if owner == NOBODY else min(i64(MOST_CARDS), held_of(state, owner, kinds_of(state, owner, cards.which)))


def _ahead_of(state: State, layer: i64, doer: i64, who: Who) -> i64:
    """How many cards more one holds than somebody else; none where there is nobody to go by."""
    other = one_of(state, layer, who, doer)
    return 0 if other == NOBODY else state.counts[doer] - state.counts[other]


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
    """How many cards `actor` has still to choose; 0 where it is not asked for cards."""
    agenda = state.agenda
    return 0 if agenda is None or agenda.asks_for_a_way else i64(agenda.jobs[0].left)


def kinds_to_choose(state: State) -> i64:
    """Which kinds of card, as bits, it may choose from."""
    agenda = state.agenda
    assert agenda is not None
    effect = agenda.jobs[0].effect
    assert isinstance(effect, (HandOver, ShowCards, DropCards, BuryCards))
    return kinds_of(state, state.actor, effect.which)


def _choose_cards(state: State, layer: i64, job: Job, cards: Many, which: str) -> bool:
    """Ask for the cards, unless there is nothing to choose between."""
    doer: i64 = job.doer
    bits = kinds_of(state, doer, which)
    held = held_of(state, doer, bits)
    wanted = min(held, job.left if job.left != NOBODY else _how_many(state, layer, doer, cards, which))
    if wanted == 0:
        return True
    kinds = _kinds_held(state, doer, bits)
    if wanted < held and len(kinds) > 1:
        _ask(state, Job(job.effect, doer=int(doer), to=job.to, left=int(wanted)))
        return False
    taken = vec[i64]()
    for kind in kinds:
        for _ in range(min(int(state.hands[doer * KINDS + kind]), int(wanted) - len(taken))):
            taken = append(taken, i64(kind))
    _part_with(state, job, taken)
    return True


def _kinds_held(state: State, seat: i64, bits: i64) -> list[int]:
    start = seat * KINDS
    return [kind for kind in range(KINDS) if bits & BIT[kind] and state.hands[start + kind] > 0]


def _ask(state: State, job: Job) -> None:
    """The job waits, and its player is asked."""
    agenda = state.agenda
    assert agenda is not None
    state.agenda = agenda.with_jobs((job, *agenda.jobs))
    state.phase = CHOICE
    state.actor = agenda.layer if job.doer == NOBODY else job.doer
    state.drawn = NO_CARD
    if state.log is not None:
        state.log.append(QuestionAsked(int(state.actor), job.effect.verb, max(0, job.left), job.to))


def take_cards(state: State, kinds: vec[i64]) -> None:
    """Whoever is asked has chosen these cards. If more were wanted, it is asked again."""
    agenda = state.agenda
    assert agenda is not None
    job = agenda.jobs[0]
    left = job.left - len(kinds)
    rest = (Job(job.effect, doer=job.doer, to=job.to, left=left), *agenda.jobs[1:])
    state.agenda = agenda.with_jobs(rest if left > 0 else agenda.jobs[1:])
    _part_with(state, job, kinds)


def _part_with(state: State, job: Job, kinds: vec[i64]) -> None:
    """The chosen cards go where the job says."""
    doer: i64 = job.doer
    if job.effect.verb == "reveal":
        shown = NOTHING[:]
        for kind in kinds:
            shown[kind] += 1
        show_cards(state, doer, job.to, shown)
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


# --- choosing a way ---------------------------------------------------------------------------------------------------


def _settle(state: State, chooser: i64, job: Job, effect: Either) -> bool:
    """Ask which way, or toss a coin."""
    if effect.by is not Chooser.COIN:
        _ask(state, Job(effect, doer=job.doer))
        return False
    way: i64 = pick(2, state.seed, int(state.shuffles))
    state.shuffles += 1
    if state.log is not None:
        state.log.append(CoinTossed(str(int(way) + 1)))
    _go_way(state, job, effect, way)
    return True


def take_way(state: State, way: i64) -> None:
    """Whoever is asked has chosen the first way (0) or the second (1), yes (0) or no (1)."""
    agenda = state.agenda
    assert agenda is not None
    job = agenda.jobs[0]
    effect = job.effect
    assert isinstance(effect, Either)
    if state.log is not None:
        words = ("yes", "no") if effect.second is None else ("1", "2")
        state.log.append(WayChosen(int(state.actor), words[int(way)]))
    state.agenda = agenda.with_jobs(agenda.jobs[1:])
    _go_way(state, job, effect, way)


def _go_way(state: State, job: Job, effect: Either, way: i64) -> None:
    chosen = effect.first if way == 0 else effect.second
    if chosen is not None:
        _before_the_rest(state, [Job(chosen, doer=job.doer if chosen.verb not in _FOR_ALL else NOBODY)])


# --- for all at once --------------------------------------------------------------------------------------------------


def _do_for_all(state: State, layer: i64, effect: Effect) -> None:
    if isinstance(effect, PlayAgain):
        _give_turn(state, one_of(state, layer, effect.who))
    elif isinstance(effect, TurnRound):
        turn_round(state)
        if state.players == 2 and state.options.reverse_skips_two:
            add_misses(state, step(state, layer), 1)
    elif isinstance(effect, SwapHands):
        first, second = one_of(state, layer, effect.who), one_of(state, layer, effect.other)
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
    elif isinstance(effect, RaiseStakes):
        raise_stakes(state, effect.times)
    else:
        assert isinstance(effect, DoNothing)


def _go_on_with(state: State, layer: i64, letter: str) -> None:
    colour = read_colour(letter)
    assert colour is not None
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
        law = Lasting(law.until, law.law, law.who, Colour(int(state.colour)).letter)
    seats = 0
    for seat in seats_of(state, layer, law.who):
        seats |= 1 << seat
    others = [standing for standing in state.standing if standing.layer != layer or standing.law != law]
    state.standing = (*others[-MOST_STANDING + 1 :], Standing(law, int(layer), seats))
    if state.log is not None:
        state.log.append(RuleStands(int(layer), str(law.until.value)))
    if law.law is Law.OPEN:
        show_open_hands(state)


def when_played(state: State, seat: i64, kind: i64) -> None:
    """A card was laid: what happens to whoever plays such a card happens."""
    for standing in state.standing:
        law = standing.law
        if law.then is None or not standing.seats & (1 << seat) or not CARD_SETS[law.which] & BIT[kind]:
            continue
        if law.until is Until.ONCE:
            _lapse(state, standing)
        if isinstance(law.then, TurnRound):
            turn_round(state)
            continue
        who = law.then.doer()
        assert who is not None
        for doer in seats_of(state, standing.layer, who, seat):
            _do_at_once(state, standing.layer, doer, law.then)


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
    if isinstance(when, EvenHand):
        holder = one_of(state, seat, when.who, doer)
        return holder != NOBODY and (state.counts[holder] % 2 == 0) == when.even
    if isinstance(when, Compared):
        first, second = one_of(state, seat, when.who, doer), one_of(state, seat, when.other, doer)
        return first != NOBODY and second != NOBODY and _compares(state.counts[first], when.than, state.counts[second])
    assert isinstance(when, Holds)
    who = one_of(state, seat, when.who, doer)
    return who != NOBODY and _compares(held_of(state, who, kinds_of(state, who, when.which)), when.than, when.cards)


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
