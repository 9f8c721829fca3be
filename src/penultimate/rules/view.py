"""What one seat may know, as a type of its own; and `imagine`: a full round that fits a view.

A view is built field by field from what the seat may see, so nothing can be left in it by mistake.
"""

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.rules.cards import CARDS, KINDS, NO_COLOUR, Card, card_of, deck_of
from penultimate.rules.chance import shuffle
from penultimate.rules.effects import Rule
from penultimate.rules.legality import choices_wanted, may_challenge
from penultimate.rules.options import Options
from penultimate.rules.state import (
    CHOICE,
    DARE,
    DRAWN,
    NO_CARD,
    PHASE_NAMES,
    Sighting,
    State,
    cards_of,
    hand_of,
    held_in,
    top_card,
    would_be_guilty,
)
from penultimate.rules.values import Value

PILE_ROOM: Final = 112


@final
@dataclass(frozen=True)
class SeatView(Value):
    """Everything a seat knows. Seats are numbers; `seat` is -1 for somebody who only watches."""

    seat: int
    players: int
    options: Options
    rules: tuple[Rule | None, Rule | None]
    round_number: int
    scores: tuple[int, ...]
    dealer: int
    to_the_left: bool
    """The direction of play; left is clockwise."""
    phase: str
    """`colour`, `turn`, `drawn`, `answer`, `choose`, `confirm`, `round-over` or `match-over`."""
    actor: int
    """Who must act now."""
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    top: Card
    below: Card | None
    """What a +4 that waits for its answer was laid on."""
    discards: tuple[Card, ...]
    """The discard pile since it was last shuffled, its top card last."""
    pile_size: int
    drawn: Card | None
    """The card this seat just drew and may play."""
    pending: int
    """Cards that wait to be drawn by `actor`."""
    attacker: int
    """Who laid the card that waits for an answer, or for a dare to be confirmed; -1 if none does."""
    duel: bool
    first_hit: int
    called: tuple[bool, ...]
    owing: int
    """Who forgot to call and can be caught; -1 for nobody."""
    misses: tuple[int, ...]
    """Turns each seat has to miss."""
    passes: int
    declined: tuple[int, ...]
    """For each seat the colours (bit 0 blue … bit 3 yellow) it drew on instead of playing, as far as that still says
    something about its hand."""
    choices: int
    """How many players `actor` has to choose (phase `choose`)."""
    accused: int
    accuser: int
    votes: tuple[str, ...]
    """Each seat's vote in the open accusation: `uphold`, `dismiss`, `abstain`, or an empty text."""
    confirmed: tuple[bool, ...]
    known: tuple[tuple[int, tuple[Card, ...]], ...]
    """Cards this seat knows others to hold, having seen them: (owner, cards)."""
    shown: tuple[tuple[int, int], ...]
    """Who was shown whose hand this round: (viewer, owner)."""
    winner: int
    """Who won the round that is over; -1 otherwise, or if it was dead."""
    match_winners: tuple[int, ...] = ()


def view_of(state: State, seat: int, round_number: int, scores: tuple[int, ...]) -> SeatView:
    players = int(state.players)
    seats = range(players)
    challengeable = may_challenge(state)
    waiting = state.pending > 0 or state.phase == DARE
    return SeatView(
        seat=seat,
        players=players,
        options=state.options,
        rules=state.rules,
        round_number=round_number,
        scores=scores,
        dealer=int(state.dealer),
        to_the_left=state.direction == 1,
        phase=PHASE_NAMES[int(state.phase)],
        actor=int(state.actor),
        hand=hand_of(state, seat) if seat >= 0 else (),
        counts=tuple([int(state.counts[other]) for other in seats]),
        top=top_card(state),
        below=_card_below(state) if challengeable else None,
        discards=tuple([CARDS[int(state.discards[at])] for at in range(int(state.discard_size))]),
        pile_size=int(state.pile_size),
        drawn=CARDS[int(state.drawn)] if state.phase == DRAWN and state.actor == seat else None,
        pending=int(state.pending),
        attacker=int(state.attacker) if waiting else -1,
        duel=state.duel,
        first_hit=int(state.first_hit) if state.pending > 0 else -1,
        called=flags_of(state.called, players),
        owing=int(state.owing),
        misses=tuple([int(state.misses[other]) for other in seats]),
        passes=int(state.passes),
        declined=tuple([int(state.declined[other]) for other in seats]),
        choices=int(choices_wanted(state)) if state.phase == CHOICE else 0,
        accused=int(state.accused),
        accuser=int(state.accuser),
        votes=votes_of(state, players),
        confirmed=flags_of(state.confirmed if state.phase == DARE else 0, players),
        known=known_to(state, seat),
        shown=tuple([(viewer, owner) for viewer in seats for owner in seats if state.shown[viewer] & (1 << owner)]),
        winner=int(state.winner),
    )


def known_to(state: State, seat: int) -> tuple[tuple[int, tuple[Card, ...]], ...]:
    known = [(int(sighting.owner), cards_of(sighting.cards)) for sighting in state.known if sighting.viewer == seat]
    return tuple([(owner, cards) for owner, cards in known if cards])


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
    unseen = deck_of(stars_and_customs=view.options.has_stars)
    for card in view.discards:
        unseen[card.kind] -= 1
    hands = vec[i64]([0 for _ in range(players * KINDS)])
    counts = vec[i64]([0 for _ in range(players)])
    for card in view.hand:
        _deal(unseen, hands, counts, view.seat, card.kind)
    for owner, cards in view.known:
        for card in cards:
            if unseen[card.kind] > 0 and counts[owner] < view.counts[owner]:
                _deal(unseen, hands, counts, owner, card.kind)
    pile = vec[i64]([0 for _ in range(PILE_ROOM)])
    size: i64 = 0
    for kind in range(KINDS):
        for _ in range(unseen[kind]):
            pile[size] = kind
            size += 1
    shuffle(pile, size, seed, counter)
    drawn: i64 = NO_CARD
    if view.drawn is not None:
        drawn = view.drawn.kind
    elif view.phase == PHASE_NAMES[DRAWN]:
        size = _fitting_card_to_the_end(view.top, pile, size)
        drawn = pile[size]
        hands[view.actor * KINDS + int(drawn)] += 1
        counts[view.actor] += 1
    for seat in range(players):
        while counts[seat] < view.counts[seat] and size > 0:
            size -= 1
            hands[seat * KINDS + int(pile[size])] += 1
            counts[seat] += 1
    return _state_with(view, seed, counter + 1, hands, counts, pile, size, drawn)


def _fitting_card_to_the_end(top: Card, pile: vec[i64], size: i64) -> i64:
    """Somebody else drew a card and was asked about it, so it fits: the viewer does not hold it, so one is here.

    Returns its place, the last one.
    """
    last = size - 1
    at = last
    while at > 0:
        card = CARDS[int(pile[at])]
        if card.is_wild or card.colour == top.colour or card.face == top.face:
            break
        at -= 1
    kind = pile[at]
    pile[at] = pile[last]
    pile[last] = kind
    return last


def _deal(unseen: vec[i64], hands: vec[i64], counts: vec[i64], seat: i64, kind: i64) -> None:
    unseen[kind] -= 1
    hands[seat * KINDS + kind] += 1
    counts[seat] += 1


def _state_with(
    view: SeatView, seed: bytes, shuffles: int, hands: vec[i64], counts: vec[i64], pile: vec[i64], size: i64, drawn: i64
) -> State:
    discards = vec[i64]([0 for _ in range(PILE_ROOM)])
    for at, card in enumerate(view.discards):
        discards[at] = card.kind
    state = State(
        view.players,
        view.options,
        view.rules,
        seed,
        view.dealer,
        hands,
        counts,
        pile,
        discards,
        vec[i64]([0 for _ in range(KINDS)]),
        vec[i64](view.misses),
        _shown_to(view),
        vec[i64](view.declined),
    )
    state.pile_size = size
    state.discard_size = len(view.discards)
    state.top = view.top.kind
    state.shuffles = shuffles
    state.direction = 1 if view.to_the_left else -1
    state.actor = view.actor
    state.phase = PHASE_NAMES.index("round-over" if view.phase == "match-over" else view.phase)
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
    state.known = [Sighting(view.seat, owner, held_in(cards)) for owner, cards in view.known]
    state.drawn = drawn
    if view.below is not None:
        _imagine_bluff(state, view.below)
    return state


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
