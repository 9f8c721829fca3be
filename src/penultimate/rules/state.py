"""The state of one round, in numbers: what `clone()` copies and everything else reads and writes.

A hand is how many of each kind it holds; piles are arrays with a length; seats are 0 to players - 1. The functions
here keep the books (cards in, cards out) and know nothing of turns; `deeds.py` and `turns.py` do.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.rules.cards import BLUFF, CARDS, COLOUR, COLOURED_KINDS, KINDS, NO_COLOUR, SYMBOL, Card, card_of
from penultimate.rules.chance import shuffle
from penultimate.rules.effects import Rule
from penultimate.rules.events import Event, PileShuffled
from penultimate.rules.options import Options

COLOUR_PHASE: Final = 0
TURN: Final = 1
DRAWN: Final = 2
ANSWER: Final = 3
CHOICE: Final = 4
DARE: Final = 5
OVER: Final = 6
PHASE_NAMES: Final = ("colour", "turn", "drawn", "answer", "choose", "confirm", "round-over")

NOBODY: Final = -1
NO_CARD: Final = -1

NOTHING: Final = vec[i64]([0 for _ in range(KINDS)])
"""A hand with no cards in it, to be copied."""
NoRules: Final[tuple[Rule | None, Rule | None]] = (None, None)


@final
class Sighting:
    """What one player knows of another's hand, having seen it: how many of each kind it holds at least."""

    def __init__(self, viewer: i64, owner: i64, cards: vec[i64]) -> None:
        self.viewer = viewer
        self.owner = owner
        self.cards = cards

    def copy(self) -> "Sighting":
        return Sighting(self.viewer, self.owner, self.cards[:])


@final
class State:
    """One round's state. Public to the rules package only: bots and front ends get views."""

    direction: i64 = 1
    actor: i64 = 0
    phase: i64 = TURN
    top: i64 = NO_CARD
    """The kind of the top card of the discard pile."""
    colour: i64 = NO_COLOUR
    """The colour in play: the top card's own, or the one named for it."""
    colour_below: i64 = NO_COLOUR
    """The colour that was in play before the top card was laid (W4-7 returns to it, W4-9 judges by it)."""
    drawn: i64 = NO_CARD
    """The card the active player just drew and may play (phase DRAWN)."""
    pending: i64 = 0
    """Cards waiting to be drawn by `actor` (phase ANSWER)."""
    attacker: i64 = NOBODY
    duel: bool = False
    """A star has been answered with, under `star_duel`: only a star may answer now."""
    first_hit: i64 = NOBODY
    guilty: bool = False
    """Whether the last +4 was a bluff."""
    called: i64 = 0
    """Bit per seat: has called UNO for the cards it holds."""
    owing: i64 = NOBODY
    """Who laid the last card but one, did not call, and can still be caught."""
    exchanged: i64 = 0
    """Bit per seat: got another's hand through the card being carried out (UNO-4: owes no call)."""
    passes: i64 = 0
    missing: i64 = 0
    """The sum of `misses`, so that the usual case, none, costs nothing."""
    winner: i64 = NOBODY
    shuffles: i64 = 0
    accused: i64 = NOBODY
    accuser: i64 = NOBODY
    upholding: i64 = 0
    dismissing: i64 = 0
    abstaining: i64 = 0
    confirmed: i64 = 0
    chosen: i64 = NOBODY
    chosen_too: i64 = NOBODY
    pile_size: i64 = 0
    discard_size: i64 = 0

    def __init__(
        self,
        players: i64,
        options: Options,
        rules: tuple[Rule | None, Rule | None],
        seed: bytes,
        dealer: i64,
        hands: vec[i64],
        counts: vec[i64],
        pile: vec[i64],
        discards: vec[i64],
        bluff_hand: vec[i64],
        misses: vec[i64],
        shown: vec[i64],
        declined: vec[i64],
    ) -> None:
        self.players = players
        self.options = options
        self.rules = rules
        self.seed = seed
        self.dealer = dealer
        self.hands = hands
        self.counts = counts
        self.pile = pile
        self.discards = discards
        self.bluff_hand = bluff_hand
        self.misses = misses
        self.shown = shown
        """For each seat, a bit for every seat that has shown it its hand this round."""
        self.declined = declined
        self.known: list[Sighting] = []
        self.log: list[Event] | None = None

    def clone(self) -> "State":
        """A copy that shares nothing that changes. Nobody listens to it."""
        copy = State(
            self.players,
            self.options,
            self.rules,
            self.seed,
            self.dealer,
            self.hands[:],
            self.counts[:],
            self.pile[:],
            self.discards[:],
            self.bluff_hand,  # replaced as a whole, never written to
            self.misses,  # likewise
            self.shown,  # likewise
            self.declined[:],
        )
        copy.direction = self.direction
        copy.actor = self.actor
        copy.phase = self.phase
        copy.top = self.top
        copy.colour = self.colour
        copy.colour_below = self.colour_below
        copy.drawn = self.drawn
        copy.pending = self.pending
        copy.attacker = self.attacker
        copy.duel = self.duel
        copy.first_hit = self.first_hit
        copy.guilty = self.guilty
        copy.called = self.called
        copy.owing = self.owing
        copy.exchanged = self.exchanged
        copy.passes = self.passes
        copy.missing = self.missing
        copy.winner = self.winner
        copy.shuffles = self.shuffles
        copy.accused = self.accused
        copy.accuser = self.accuser
        copy.upholding = self.upholding
        copy.dismissing = self.dismissing
        copy.abstaining = self.abstaining
        copy.confirmed = self.confirmed
        copy.chosen = self.chosen
        copy.chosen_too = self.chosen_too
        copy.pile_size = self.pile_size
        copy.discard_size = self.discard_size
        if self.known:
            copy.known = [sighting.copy() for sighting in self.known]
        return copy


def top_card(state: State) -> Card:
    return card_of(int(state.top), int(state.colour))


def cards_of(held: vec[i64]) -> tuple[Card, ...]:
    """The cards of a hand given as how many of each kind it holds, sorted."""
    return tuple([card for card in CARDS for _ in range(held[card.kind])])


def held_in(cards: tuple[Card, ...]) -> vec[i64]:
    """The inverse of `cards_of`."""
    held = NOTHING[:]
    for card in cards:
        held[card.kind] += 1
    return held


def hand_of(state: State, seat: int) -> tuple[Card, ...]:
    start = seat * KINDS
    return cards_of(state.hands[start : start + KINDS])


# --- cards in and out of hands ------------------------------------------------------------------------------------


def add_card(state: State, seat: i64, kind: i64) -> None:
    state.hands[seat * KINDS + kind] += 1
    state.counts[seat] += 1


def remove_card(state: State, seat: i64, kind: i64) -> None:
    state.hands[seat * KINDS + kind] -= 1
    state.counts[seat] -= 1


def cards_can_be_drawn(state: State) -> bool:
    """Whether the draw pile holds a card, or can get one from the discard pile."""
    return state.pile_size > 0 or state.discard_size > _staying(state)


def _staying(state: State) -> i64:
    """TURN-5: how many cards stay on the discard pile when it is shuffled."""
    return 2 if state.phase == ANSWER and not state.duel and BLUFF[state.top] else 1


def take_from_pile(state: State) -> i64:
    """The next card of the draw pile, which is renewed if need be; NO_CARD if there is none anywhere."""
    if state.pile_size == 0 and not _renew_pile(state):
        return NO_CARD
    state.pile_size -= 1
    return state.pile[state.pile_size]


def _renew_pile(state: State) -> bool:
    staying = _staying(state)
    size = state.discard_size - staying
    if size <= 0:
        return False
    pile = state.pile
    discards = state.discards
    index: i64 = 0
    while index < size:
        pile[index] = discards[index]
        index += 1
    index = 0
    while index < staying:
        discards[index] = discards[size + index]
        index += 1
    state.discard_size = staying
    state.pile_size = size
    shuffle(pile, size, state.seed, int(state.shuffles))
    state.shuffles += 1
    if state.log is not None:
        state.log.append(PileShuffled(int(size)))
    return True


def discard(state: State, kind: i64) -> None:
    """Lay a card on top of the discard pile."""
    state.discards[state.discard_size] = kind
    state.discard_size += 1
    state.top = kind


def discard_below(state: State, kind: i64) -> None:
    """Put a card under the top card of the discard pile."""
    last = state.discard_size - 1
    state.discards[last + 1] = state.discards[last]
    state.discards[last] = kind
    state.discard_size += 1


# --- questions ----------------------------------------------------------------------------------------------------


def step(state: State, seat: i64) -> i64:
    """The seat after this one in the direction of play."""
    other = seat + state.direction
    if other < 0:
        return state.players - 1
    return 0 if other == state.players else other


def fits(state: State, kind: i64) -> bool:
    """TURN-1: whether the card may be laid on the top card."""
    if kind >= COLOURED_KINDS or COLOUR[kind] == state.colour:
        return True
    return SYMBOL[kind] == SYMBOL[state.top]  # a wild on top has a symbol that no coloured card has


def holds_colour(state: State, seat: i64, colour: i64) -> bool:
    """Whether a hand has a card of the colour; action cards count, wilds have none."""
    at = seat * KINDS + colour * 13
    end = at + 13
    hands = state.hands
    while at < end:
        if hands[at] > 0:
            return True
        at += 1
    return False


def holds_matching(state: State, seat: i64) -> bool:
    """B's "matching": colour, number or action; wilds are not."""
    if holds_colour(state, seat, state.colour):
        return True
    symbol = SYMBOL[state.top]
    if symbol < 0:
        return False
    at = seat * KINDS + symbol
    end = at + COLOURED_KINDS
    hands = state.hands
    while at < end:
        if hands[at] > 0:
            return True
        at += 13
    return False


def holds_playable(state: State, seat: i64) -> bool:
    if holds_matching(state, seat):
        return True
    at = seat * KINDS + COLOURED_KINDS
    end = seat * KINDS + KINDS
    while at < end:
        if state.hands[at] > 0:
            return True
        at += 1
    return False


def would_be_guilty(state: State, seat: i64) -> bool:
    """W4-2, W4-3: whether a +4 laid now by this seat would be a bluff."""
    if state.options.plus4_guilt == "matching":
        return holds_matching(state, seat)
    return holds_colour(state, seat, state.colour)
