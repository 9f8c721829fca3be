"""Choosing cards by a rule: what there is to choose from, and what becomes of the chosen ones."""

from dataclasses import replace

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from penultimate.rules.agenda import Job, chooses_how_many
from penultimate.rules.cards import BIT, KINDS
from penultimate.rules.deeds import (
    arrange_pile,
    bury,
    draft_card,
    draw_cards,
    forget_hand,
    hand_over,
    learn_hand,
    salvage_cards,
    show_cards,
    take_out,
    throw_these_away,
)
from penultimate.rules.effects import (
    ArrangePile,
    BuryCards,
    DraftCards,
    DropCards,
    Effect,
    HandOver,
    PickCards,
    SalvageCards,
    ShowCards,
)
from penultimate.rules.events import WayChosen, Why
from penultimate.rules.jobs import ask, before_the_rest, count_done, let_go, note_gained
from penultimate.rules.measuring import how_many
from penultimate.rules.people import cards_gained, held_of, kinds_of, seats_of
from penultimate.rules.state import CHOICE, NOBODY, NOTHING, State, remove_card
from penultimate.rules.verbs import MAKERS
from penultimate.rules.whichcards import ANY, CARD_SETS, JUST_DRAWN, SAME, shared_by


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
    if agenda is None or not agenda.jobs or agenda.asks not in ("draft", "arrange") or agenda.jobs[0].left == NOBODY:
        return 0
    return _in_sight(state, agenda.jobs[0])


def draw_beside(state: State, seat: i64, count: i64, why: Why) -> None:
    """Cards drawn for what was said across the table, while somebody may be looking through a pile by a rule.

    The pile is in that player's hands: what is drawn comes from below the cards that lie there, and the discard pile is
    not shuffled while one takes cards out of it.
    """
    agenda = state.agenda
    if agenda is None or not agenda.jobs or state.phase != CHOICE:
        draw_cards(state, seat, count, why)
        return
    in_hands = pile_in_sight(state)
    above = state.pile[state.pile_size - in_hands : state.pile_size]
    state.pile_size -= in_hands
    discards, discard_size = state.discards[:], state.discard_size
    is_searched = agenda.asks.startswith("salvage")
    if is_searched:
        state.discards[0] = u8(state.top)
        state.discard_size = 1
    draw_cards(state, seat, count, why)
    if is_searched:
        state.discards, state.discard_size = discards, discard_size
    for kind in above:
        state.pile[state.pile_size] = kind
        state.pile_size += 1
    if in_hands > 0:
        _keep_in_sight(state, in_hands)


def _keep_in_sight(state: State, cards: i64) -> None:
    """No more than these, though there may be more below them by now."""
    agenda = state.agenda
    assert agenda is not None
    job = agenda.jobs[0]
    effect = job.effect
    if isinstance(effect, ArrangePile):
        effect = ArrangePile(effect.who, int(cards))
    elif isinstance(effect, DraftCards):
        effect = DraftCards(effect.who, int(cards) + effect.taken - job.left, effect.taken)
    state.agenda = agenda.with_jobs((replace(job, effect=effect), *agenda.jobs[1:]))


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


def choose_cards(state: State, layer: i64, job: Job) -> bool:
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
        wanted = how_many(state, layer, job.doer, effect.cards, effect.which)
    wanted = min(held, wanted)
    if wanted == 0:
        return True
    if chooses_how_many(effect) or (len(kinds) > 1 and (wanted < held or isinstance(effect, ArrangePile))):
        ask(state, replace(job, left=int(wanted)))
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
        before_the_rest(state, [_all_like(job, kinds[0])])
        return True
    ask(state, replace(job, left=1))
    return False


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
        count_done(state, effect, len(kinds))
    if not state.gained:
        _move_cards(state, job, kinds)
        return
    if isinstance(effect, (HandOver, DropCards, BuryCards)) and effect.which == JUST_DRAWN:
        let_go(state, doer, kinds)
    hands = state.hands[:]
    _move_cards(state, job, kinds)
    note_gained(state, effect, doer, hands)


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
