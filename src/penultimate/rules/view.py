"""What one seat may know, as a type of its own; and `imagine`: a full round that fits a view.

A view is built field by field from what the seat may see, so nothing can be left in it by mistake.
"""

from dataclasses import dataclass, fields
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from penultimate.rules.agenda import Agenda, Standing
from penultimate.rules.cards import BIT, CARDS, COLOUR_BITS, KINDS, NO_COLOUR, Card, card_of
from penultimate.rules.chance import shuffle
from penultimate.rules.deeds import top_of_pile
from penultimate.rules.editions import PILE_ROOM, deck_of
from penultimate.rules.effects import BuryCards, DropCards, HandOver, PickCards, Rule, ShowCards
from penultimate.rules.lawful import banned_by, freed_by
from penultimate.rules.legality import choices_wanted, may_challenge
from penultimate.rules.offers import pile_in_sight
from penultimate.rules.options import Options
from penultimate.rules.people import cards_gained
from penultimate.rules.phases import Phase
from penultimate.rules.showing import hands_seen, situation, table_text
from penultimate.rules.state import (
    CHOICE,
    DARE,
    DRAWN,
    NO_CARD,
    NOTHING,
    OVER,
    PHASES,
    State,
    cards_of,
    declined_by,
    hand_of,
    held_in,
    set_declined,
    set_known,
    sets_of,
    sighting_of,
    top_card,
    would_be_guilty,
)
from penultimate.rules.values import Value
from penultimate.rules.whichcards import ANY, CARD_SETS, EXTREMES, JUST_DRAWN, NAMED, SAID, SAME, shared_by

_MATCH_OVER: Final = Phase.MATCH_OVER


@final
@dataclass(frozen=True, repr=False)
class SeatView(Value):
    """Everything a seat knows, and nothing else: what bots and front ends get. Seats are numbers.

    Printed, it is the table as that seat sees it:

    >>> from penultimate.rules import Match
    >>> print(Match(2, seed=7).view(0))  # doctest: +ELLIPSIS
    mario, 2 players: seat ...
    """

    seat: int
    """Whose view it is; -1 for somebody who only watches."""
    players: int
    """How many play."""
    options: Options
    """How the table plays."""
    rules: tuple[Rule | None, Rule | None]
    """What is written on the two custom cards; None where nothing is."""
    round_number: int
    """The first round is 1."""
    scores: tuple[int, ...]
    """The points of each seat."""
    dealer: int
    """Who dealt this round."""
    to_the_left: bool
    """The direction of play; left is clockwise."""
    phase: Phase
    """What the table waits for."""
    actor: int
    """Who must act now."""
    hand: tuple[Card, ...]
    """The cards this seat holds, sorted by colour, wilds last."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    top: Card
    """The top card of the discard pile; a wild shows the colour that was named for it."""
    below: Card | None
    """What a +4 that waits for its answer was laid on."""
    discards: tuple[Card, ...]
    """The discard pile since it was last shuffled, its top card last."""
    pile_size: int
    """How many cards are left to draw."""
    drawn: Card | None
    """The card this seat just drew and may play."""
    pending: int
    """Cards that wait to be drawn by `actor`."""
    attacker: int
    """Who laid the card that waits for an answer, or for a dare to be confirmed; -1 if none does."""
    duel: bool
    """A star has been answered with, and only a star may answer now (option `star_duel`)."""
    first_hit: int
    """Whom the waiting cards were meant for at first; -1 if none wait."""
    called: tuple[bool, ...]
    """Who has called UNO for the cards they hold."""
    owing: int
    """Who forgot to call and can be caught; -1 for nobody."""
    misses: tuple[int, ...]
    """Turns each seat has to miss."""
    passes: int
    """Turns in a row in which nobody could do anything; at some point the round is dead."""
    declined: tuple[int, ...]
    """For each seat the colours (bit 0 blue … bit 3 yellow) it drew on instead of playing, as far as that still says
    something about its hand."""
    choices: int
    """How many players `actor` has to choose (phase `choose`)."""
    accused: int
    """Who is accused of coaching; -1 for nobody."""
    accuser: int
    """Who accuses; -1 for nobody."""
    votes: tuple[str, ...]
    """Each seat's vote in the open accusation: `uphold`, `dismiss`, `abstain`, or an empty text."""
    confirmed: tuple[bool, ...]
    """Who has confirmed the dare (phase `confirm`)."""
    known: tuple[tuple[int, tuple[Card, ...]], ...]
    """Cards this seat knows others to hold, having seen them: (owner, cards)."""
    shown: tuple[tuple[int, int], ...]
    """Who was shown whose hand this round: (viewer, owner)."""
    winner: int
    """Who won the round that is over; -1 otherwise, or if it was dead."""
    seen: tuple[Card, ...] = ()
    """The top cards of the draw pile, the first to be drawn first, where this seat is asked what to do with them."""
    got: tuple[Card, ...] = ()
    """The cards in hand that this seat has drawn, or got, by a custom card, where that goes by them."""
    match_winners: tuple[int, ...] = ()
    """Who has won the match; nobody while it goes on."""
    agenda: Agenda | None = None
    """What a custom card has still to do while `actor` is asked for cards or a way (phase `choose`)."""
    standing: tuple[Standing, ...] = ()
    """What custom cards have left in force."""
    bonus: tuple[int, ...] = ()
    """The points that custom cards have brought each seat, to be counted when the round is over; empty for none."""
    stakes: int = 1
    """How many times the points of this round count."""
    prize: int = 0
    """The points that custom cards have promised to whoever wins this round."""

    def __repr__(self) -> str:
        eyes = "a watcher" if self.seat < 0 else f"seat {self.seat}"
        return f"<SeatView of {eyes}: {situation(self)}, {self.top} on top>"

    def __str__(self) -> str:
        return table_text(self, hands_seen(self))


OWN: Final = ("seat", "hand", "drawn", "known", "seen", "got")
"""What of a view only its seat sees."""
AGREED: Final = ("options", "rules")
"""What is known before the cards are dealt."""
PUBLIC: Final = tuple([field.name for field in fields(SeatView) if field.name not in OWN + AGREED])
"""Everything else is the same in everybody's view."""


def view_of(state: State, seat: int, round_number: int, scores: tuple[int, ...]) -> SeatView:
    return SeatView(
        seat=seat,
        options=state.options,
        rules=state.rules,
        hand=hand_of(state, seat) if seat >= 0 else (),
        drawn=drawn_by(state, seat),
        known=known_to(state, seat),
        seen=seen_by(state, seat),
        got=got_by(state, seat),
        **facts_of(state, round_number, scores),
    )


def facts_of(state: State, round_number: int, scores: tuple[int, ...]) -> dict[str, Any]:
    """What is the same in everybody's view (`PUBLIC`). Who won the match a round does not know."""
    players = int(state.players)
    seats = range(players)
    return {
        "players": players,
        "round_number": round_number,
        "scores": scores,
        "dealer": int(state.dealer),
        "to_the_left": state.direction == 1,
        "phase": PHASES[int(state.phase)],
        "actor": int(state.actor),
        "counts": tuple([int(state.counts[other]) for other in seats]),
        "top": top_card(state),
        "below": _card_below(state) if may_challenge(state) else None,
        "discards": tuple([CARDS[int(state.discards[at])] for at in range(int(state.discard_size))]),
        "pile_size": int(state.pile_size),
        "pending": int(state.pending),
        "attacker": attacker_of(state),
        "duel": state.duel,
        "first_hit": int(state.first_hit) if state.pending > 0 else -1,
        "called": flags_of(state.called, players),
        "owing": int(state.owing),
        "misses": tuple([int(state.misses[other]) for other in seats]),
        "passes": int(state.passes),
        "declined": tuple([int(declined_by(state, other)) for other in seats]),
        "choices": int(choices_wanted(state)) if state.phase == CHOICE else 0,
        "accused": int(state.accused),
        "accuser": int(state.accuser),
        "votes": votes_of(state, players),
        "confirmed": flags_of(state.confirmed if state.phase == DARE else 0, players),
        "shown": tuple([(viewer, owner) for viewer in seats for owner in seats if state.shown[viewer] & (1 << owner)]),
        "winner": int(state.winner),
        "match_winners": (),
        "agenda": state.agenda,
        "standing": state.standing,
        "bonus": state.bonus,
        "stakes": int(state.stakes),
        "prize": int(state.prize),
    }


def drawn_by(state: State, seat: int) -> Card | None:
    return CARDS[int(state.drawn)] if state.phase == DRAWN and state.actor == seat else None


def known_to(state: State, seat: int) -> tuple[tuple[int, tuple[Card, ...]], ...]:
    known = [(int(sighting.owner), cards_of(sighting.cards)) for sighting in state.known if sighting.viewer == seat]
    return tuple([(owner, cards) for owner, cards in known if cards])


def seen_by(state: State, seat: int) -> tuple[Card, ...]:
    """What of the draw pile lies before a seat while it chooses."""
    if state.agenda is None or state.actor != seat or state.phase != CHOICE:
        return ()
    return top_of_pile(state, pile_in_sight(state))


def got_by(state: State, seat: int) -> tuple[Card, ...]:
    """The cards that a seat has drawn, or got, by the rule that is being carried out, where it goes by them."""
    if not state.gained or seat < 0:
        return ()
    return tuple([CARDS[kind] for kind in cards_gained(state, seat)])


def attacker_of(state: State) -> int:
    return int(state.attacker) if state.pending > 0 or state.phase == DARE else -1


def _card_below(state: State) -> Card:
    return card_of(int(state.discards[state.discard_size - 2]), int(state.colour_below))


def flags_of(mask: i64, players: int) -> tuple[bool, ...]:
    return tuple([bool(mask & (1 << seat)) for seat in range(players)])


def votes_of(state: State, players: int) -> tuple[str, ...]:
    if state.accused < 0:
        return tuple(["" for _ in range(players)])
    votes: list[str] = []
    for seat in range(players):
        bit = 1 << seat
        votes.append(
            "uphold"
            if state.upholding & bit
            else "dismiss"
            if state.dismissing & bit
            else "abstain"
            if state.abstaining & bit
            else ""
        )
    return tuple(votes)


# --- imagine ----------------------------------------------------------------------------------------------------------


def imagine_state(view: SeatView, seed: bytes, counter: int) -> State:
    """A full state that this view could be a view of; which one, the seed and the counter decide."""
    players = view.players
    unseen = deck_of(view.options.edition)
    for card in view.discards:
        unseen[card.kind] -= 1
    hands = vec[u8]([u8(0) for _ in range(players * KINDS)])
    counts = vec[i64]([0 for _ in range(players)])
    for card in view.hand:
        _deal(unseen, hands, counts, view.seat, card.kind)
    for owner, cards in view.known:
        for card in cards:
            if unseen[card.kind] > 0 and counts[owner] < view.counts[owner]:
                _deal(unseen, hands, counts, owner, card.kind)
    for card in view.seen:
        unseen[card.kind] -= 1
    pile = vec[u8]([u8(0) for _ in range(PILE_ROOM)])
    size: i64 = 0
    for kind in range(KINDS):
        for _ in range(unseen[kind]):
            pile[size] = u8(kind)
            size += 1
    shuffle(pile, size, seed, counter)
    drawn: i64 = NO_CARD
    if view.drawn is not None:
        drawn = view.drawn.kind
    elif view.phase == PHASES[DRAWN]:
        size = _to_the_end(pile, size, _bits_that_fit(view))
        drawn = i64(pile[size])
        hands[view.actor * KINDS + int(drawn)] += 1
        counts[view.actor] += 1
    elif view.agenda is not None:
        size = _imagine_a_choice(view, hands, counts, pile, size)
    for seat in range(players):
        while counts[seat] < view.counts[seat] and size > 0:
            size -= 1
            hands[seat * KINDS + int(pile[size])] += 1
            counts[seat] += 1
    for at in range(len(view.seen)):
        pile[size] = u8(view.seen[-1 - at].kind)
        size += 1
    return _state_with(view, seed, counter + 1, hands, counts, pile, size, drawn)


def _bits_that_fit(view: SeatView) -> i64:
    """Kinds of card, as bits. Somebody else drew a card and was asked about it, so it fits, and nothing forbids it."""
    bits: i64 = 0
    for card in CARDS:
        if card.is_wild or card.colour == view.top.colour or card.face == view.top.face:
            bits |= BIT[card.kind]
    return (bits | freed_by(view.standing, view.actor)) & ~banned_by(view.standing, view.actor)


def _bits_of(view: SeatView, which: str) -> i64:
    """Kinds of card that are of the sort, or could be."""
    if which == NAMED:
        return 0 if view.top.colour is None else COLOUR_BITS[int(view.top.colour)]
    agenda = view.agenda
    if which == SAID and agenda is not None:
        return CARD_SETS[str(agenda.number)]
    if which == SAME[0]:
        return CARD_SETS[ANY] & ~CARD_SETS["wild"]
    if which == JUST_DRAWN:
        return CARD_SETS[ANY]
    bits: i64 = CARD_SETS["number" if which in EXTREMES or which == SAME[1] else which]
    return bits


def _imagine_a_choice(view: SeatView, hands: vec[u8], counts: vec[i64], pile: vec[u8], size: i64) -> i64:
    """Somebody else is asked which cards to part with, and so holds one of the sort. Returns the pile's new size."""
    agenda = view.agenda
    assert agenda is not None
    effect = agenda.jobs[0].effect
    if not agenda.asks_for_cards or not isinstance(effect, (HandOver, DropCards, BuryCards, ShowCards, PickCards)):
        return size
    holder = agenda.jobs[0].to if isinstance(effect, PickCards) else view.actor
    bits = _bits_of(view, effect.which)
    wanted: i64 = 1
    if effect.which in SAME and isinstance(effect.cards, int):
        wanted = effect.cards
        bits = _bits_shared(effect.which, wanted, holder, hands, pile, size, view.counts[holder] - counts[holder])
    wanted -= _held_of(hands, holder, bits)
    while wanted > 0 and counts[holder] < view.counts[holder]:
        size = _to_the_end(pile, size, bits)
        hands[holder * KINDS + int(pile[size])] += 1
        counts[holder] += 1
        wanted -= 1
    return size


def _held_of(hands: vec[u8], holder: i64, bits: i64) -> i64:
    held: i64 = 0
    for kind in range(KINDS):
        if bits & BIT[kind]:
            held += i64(hands[holder * KINDS + kind])
    return held


def _bits_shared(which: str, wanted: i64, holder: i64, hands: vec[u8], pile: vec[u8], size: i64, room: i64) -> i64:
    """A colour, or a number, that the holder can have so many cards of."""
    for card in CARDS:
        if card.is_wild or (which == SAME[1] and card.number is None):
            continue
        bits: i64 = CARD_SETS[shared_by(which, card.kind)]
        unseen: i64 = 0
        for at in range(int(size)):
            if bits & BIT[i64(pile[at])]:
                unseen += 1
        if _held_of(hands, holder, bits) + min(unseen, room) >= wanted:
            return bits
    return 0


def _to_the_end(pile: vec[u8], size: i64, bits: i64) -> i64:
    """Bring a card of these kinds to the end of the pile: the viewer does not hold it, so one is here.

    Returns its place, the last one.
    """
    last = size - 1
    at = last
    while at > 0:
        if bits & BIT[i64(pile[at])]:
            break
        at -= 1
    kind = pile[at]
    pile[at] = pile[last]
    pile[last] = kind
    return last


def _deal(unseen: vec[i64], hands: vec[u8], counts: vec[i64], seat: i64, kind: i64) -> None:
    unseen[kind] -= 1
    hands[seat * KINDS + kind] += 1
    counts[seat] += 1


def _state_with(
    view: SeatView, seed: bytes, shuffles: int, hands: vec[u8], counts: vec[i64], pile: vec[u8], size: i64, drawn: i64
) -> State:
    discards = vec[u8]([u8(0) for _ in range(PILE_ROOM)])
    for at, card in enumerate(view.discards):
        discards[at] = u8(card.kind)
    state = State(
        view.players,
        view.options,
        view.rules,
        seed,
        view.dealer,
        hands,
        counts,
        sets_of(hands),
        pile,
        discards,
        NOTHING,
        vec[i64](view.misses),
        _shown_to(view),
    )
    for seat, colours in enumerate(view.declined):
        set_declined(state, seat, colours)
    state.pile_size = size
    state.discard_size = len(view.discards)
    state.top = view.top.kind
    state.shuffles = shuffles
    state.direction = 1 if view.to_the_left else -1
    state.actor = view.actor
    state.phase = OVER if view.phase == _MATCH_OVER else PHASES.index(view.phase)
    state.colour = NO_COLOUR if view.top.colour is None else int(view.top.colour)
    state.pending = view.pending
    state.attacker = view.attacker
    state.duel = view.duel
    state.first_hit = view.first_hit
    state.called = _mask(view.called)
    state.confirmed = _mask(view.confirmed)
    state.owing = view.owing
    state.passes = view.passes
    state.missing = sum(view.misses)
    state.winner = view.winner
    state.accused = view.accused
    state.accuser = view.accuser
    state.upholding = _mask(tuple([vote == "uphold" for vote in view.votes]))
    state.dismissing = _mask(tuple([vote == "dismiss" for vote in view.votes]))
    state.abstaining = _mask(tuple([vote == "abstain" for vote in view.votes]))
    set_known(state, [sighting_of(view.seat, owner, held_in(cards)) for owner, cards in view.known])
    state.drawn = drawn
    state.standing = view.standing
    state.bonus = view.bonus
    state.stakes = view.stakes
    state.prize = view.prize
    state.scores = view.scores
    state.agenda = view.agenda
    if view.agenda is not None:
        state.chosen = view.agenda.chosen
        state.chosen_too = view.agenda.chosen_too
        if view.agenda.got:
            state.gained = _imagine_gained(view, hands)
    if view.below is not None:
        _imagine_bluff(state, view.below)
    return state


def _imagine_gained(view: SeatView, hands: vec[u8]) -> tuple[tuple[int, ...], ...]:
    """Everybody sees how many cards others have drawn; which of those in the hand they are, only these know."""
    assert view.agenda is not None
    gained: list[tuple[int, ...]] = []
    for seat, cards in enumerate(view.agenda.got):
        kinds: list[int] = [card.kind for card in view.got] if seat == view.seat else []
        if seat != view.seat:
            for kind in range(KINDS):
                kinds += [kind] * min(int(hands[seat * KINDS + kind]), cards - len(kinds))
        gained.append(tuple(kinds))
    return tuple(gained)


def _shown_to(view: SeatView) -> vec[i64]:
    shown = vec[i64]([0 for _ in range(view.players)])
    for viewer, owner in view.shown:
        shown[viewer] |= 1 << owner
    return shown


def _mask(flags: tuple[bool, ...]) -> int:
    return sum([1 << seat for seat, flag in enumerate(flags) if flag])


def _imagine_bluff(state: State, below: Card) -> None:
    """Judge the waiting +4 by the imagined hand of the player who laid it."""
    start = state.attacker * KINDS
    state.bluff_hand = state.hands[start : start + KINDS]
    colour = state.colour
    state.colour_below = NO_COLOUR if below.colour is None else int(below.colour)
    state.colour = state.colour_below
    top = state.top
    state.top = below.kind
    state.guilty = would_be_guilty(state, state.attacker)
    state.top = top
    state.colour = colour
