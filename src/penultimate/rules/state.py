"""The state of one round, in numbers: what `clone()` copies and everything else reads and writes.

A hand is how many of each kind it holds; piles are arrays with a length; seats are 0 to players - 1. The functions
here keep the books (cards in, cards out) and know nothing of turns; `deeds.py` and `turns.py` do.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from penultimate.rules.agenda import Agenda, Standing
from penultimate.rules.cards import (
    BIT,
    BLUFF,
    CARDS,
    COLOUR,
    COLOUR_BITS,
    COLOURED_KINDS,
    KINDS,
    NO_COLOUR,
    SYMBOL,
    SYMBOL_BITS,
    WILD_BITS,
    Card,
    card_of,
    lowest_kind,
)
from penultimate.rules.chance import quick_shuffle, shuffle
from penultimate.rules.effects import Rule
from penultimate.rules.events import Event, PileShuffled
from penultimate.rules.options import Options
from penultimate.rules.phases import Phase

COLOUR_PHASE: Final = 0
TURN: Final = 1
DRAWN: Final = 2
ANSWER: Final = 3
CHOICE: Final = 4
DARE: Final = 5
OVER: Final = 6
PHASES: Final = tuple(Phase)[:7]
"""By the numbers above: all but `match-over`, which a round does not know."""
PHASE_NAMES: Final = tuple([phase.value for phase in PHASES])

NOBODY: Final = -1
NO_CARD: Final = -1

NOTHING: Final = vec[u8]([u8(0) for _ in range(KINDS)])
"""A hand with no cards in it, to be copied."""
NoRules: Final[tuple[Rule | None, Rule | None]] = (None, None)


@final
@mypyc_attr(acyclic=True)
class Sighting:
    """What one player knows of another's hand, having seen it: how many of each kind it holds at least.

    Clones share it, so nobody writes to it: there is a new one when a card is gone. As most cards are there once, the
    new one shares the numbers as well, and only its set of kinds is smaller.
    """

    def __init__(self, viewer: i64, owner: i64, numbers: vec[u8], kinds: i64) -> None:
        self.viewer = viewer
        self.owner = owner
        self._numbers = numbers
        """How many of each kind; what stands there of a kind that is not in the set means nothing."""
        self.kinds = kinds
        """The set of kinds it knows of."""

    def count(self, kind: i64) -> i64:
        """How many cards of this kind."""
        if self.kinds & BIT[kind]:
            return i64(self._numbers[kind])
        return 0

    @property
    def cards(self) -> vec[u8]:
        """How many of each kind."""
        cards = NOTHING[:]
        kinds = self.kinds
        while kinds != 0:
            kind = lowest_kind(kinds)
            cards[kind] = self._numbers[kind]
            kinds &= kinds - 1
        return cards

    def without(self, kind: i64) -> "Sighting":
        """The same with one card of this kind less."""
        if self._numbers[kind] == 1:
            return Sighting(self.viewer, self.owner, self._numbers, self.kinds & ~BIT[kind])
        numbers = self._numbers[:]
        numbers[kind] -= 1
        return Sighting(self.viewer, self.owner, numbers, self.kinds)


def sighting_of(viewer: i64, owner: i64, cards: vec[u8]) -> Sighting:
    """What is known by who has seen so many of each kind. Nobody may write to `cards` any more."""
    return Sighting(viewer, owner, cards, set_in(cards, 0))


@final
@mypyc_attr(acyclic=True)  # nothing in it leads back to it, so that the garbage collector need not look
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
    forgot: i64 = 0
    """Bit per seat: laid the last card but one, never called, and can no longer be caught (a catch is `too-late`).

    It decides nothing but that word, so it is in no position and in no digest."""
    exchanged: i64 = 0
    """Bit per seat: got another's hand through the card being carried out (UNO-4: owes no call)."""
    passes: i64 = 0
    missing: i64 = 0
    """The sum of `misses`, so that the usual case, none, costs nothing."""
    winner: i64 = NOBODY
    shuffles: i64 = 0
    quick: i64 = 0
    """Not 0 in simulations alone: the number that a quick shuffle follows from, which anybody could foresee."""
    known_kinds: i64 = 0
    """The set of kinds that anybody knows to be in anybody else's hand."""
    declined: i64 = 0
    """Four bits per seat, see `declined_by`: the colours it drew on instead of playing."""
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
    stakes: i64 = 1
    """How many times the points of this round count."""
    prize: i64 = 0
    """The points that custom cards have promised to whoever wins this round."""

    def __init__(
        self,
        players: i64,
        options: Options,
        rules: tuple[Rule | None, Rule | None],
        seed: bytes,
        dealer: i64,
        hands: vec[u8],
        counts: vec[i64],
        held: vec[i64],
        pile: vec[u8],
        discards: vec[u8],
        bluff_hand: vec[u8],
        misses: vec[i64],
        shown: vec[i64],
    ) -> None:
        self.players = players
        self.options = options
        self.rules = rules
        self.seed = seed
        self.dealer = dealer
        self.hands = hands
        self.counts = counts
        self.held = held
        """For each seat the set of kinds it holds, a bit each: `add_card` and `remove_card` keep it."""
        self.pile = pile
        self.discards = discards
        self.bluff_hand = bluff_hand
        self.misses = misses
        self.shown = shown
        """For each seat, a bit for every seat that has shown it its hand this round."""
        self.known: tuple[Sighting, ...] = ()
        """Replaced as a whole by `set_known`, never written to: clones share it."""
        self.agenda: Agenda | None = None
        """What a custom card has still to do while somebody is asked (phase CHOICE); None where a player is chosen."""
        self.gained: tuple[tuple[int, ...], ...] = ()
        """The kinds of the cards that each seat has drawn, or got, by a custom card's rule, while it is carried out;
        nothing where the rule does not ask. Some of them may be in its hand no longer."""
        self.standing: tuple[Standing, ...] = ()
        """What custom cards have left in force."""
        self.bonus: tuple[int, ...] = ()
        """The points that custom cards have brought each seat; empty where they have brought none."""
        self.scores: tuple[int, ...] = ()
        """The match's scores when the round began; empty for all zero. Only custom cards look at them."""
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
            self.held[:],
            self.pile[:],
            self.discards[:],
            self.bluff_hand,  # replaced as a whole, never written to
            self.misses,  # likewise
            self.shown,  # likewise
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
        copy.forgot = self.forgot
        copy.exchanged = self.exchanged
        copy.passes = self.passes
        copy.missing = self.missing
        copy.winner = self.winner
        copy.shuffles = self.shuffles
        copy.quick = self.quick
        copy.declined = self.declined
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
        copy.agenda = self.agenda  # a value, like what stands
        copy.gained = self.gained
        copy.standing = self.standing
        copy.stakes = self.stakes
        copy.prize = self.prize
        copy.bonus = self.bonus
        copy.scores = self.scores
        copy.known = self.known
        copy.known_kinds = self.known_kinds
        return copy


def top_card(state: State) -> Card:
    return card_of(int(state.top), int(state.colour))


def cards_of(held: vec[u8]) -> tuple[Card, ...]:
    """The cards of a hand given as how many of each kind it holds, sorted."""
    cards: list[Card] = []
    kind: i64 = 0
    while kind < KINDS:
        left = held[kind]
        while left > 0:
            cards.append(CARDS[kind])
            left -= 1
        kind += 1
    return tuple(cards)


def held_in(cards: tuple[Card, ...]) -> vec[u8]:
    """The inverse of `cards_of`."""
    held = NOTHING[:]
    for card in cards:
        held[card.kind] += 1
    return held


def hand_of(state: State, seat: int) -> tuple[Card, ...]:
    start = seat * KINDS
    return cards_of(state.hands[start : start + KINDS])


def sets_of(hands: vec[u8]) -> vec[i64]:
    """What `State.held` is for these hands."""
    return vec[i64]([set_in(hands, start) for start in range(0, len(hands), KINDS)])


def set_in(hands: vec[u8], start: i64) -> i64:
    """The set of kinds of the hand that begins there."""
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if hands[start + kind] > 0:
            found |= BIT[kind]
        kind += 1
    return found


# --- cards in and out of hands ------------------------------------------------------------------------------------


def add_card(state: State, seat: i64, kind: i64) -> None:
    state.hands[seat * KINDS + kind] += 1
    state.counts[seat] += 1
    state.held[seat] |= BIT[kind]


def remove_card(state: State, seat: i64, kind: i64) -> None:
    at = seat * KINDS + kind
    left = state.hands[at] - 1
    state.hands[at] = left
    state.counts[seat] -= 1
    if left == 0:
        state.held[seat] &= ~BIT[kind]


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
    return i64(state.pile[state.pile_size])


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
    if state.quick != 0:
        quick_shuffle(pile, size, state.quick, state.shuffles)
    else:
        shuffle(pile, size, state.seed, int(state.shuffles))
    state.shuffles += 1
    if state.log is not None:
        state.log.append(PileShuffled(int(size)))
    return True


def put_under_pile(state: State, kind: i64) -> None:
    """A card becomes the last one of the draw pile."""
    pile = state.pile
    index = state.pile_size
    while index > 0:
        pile[index] = pile[index - 1]
        index -= 1
    pile[0] = u8(kind)
    state.pile_size += 1


def discard(state: State, kind: i64) -> None:
    """Lay a card on top of the discard pile."""
    state.discards[state.discard_size] = u8(kind)
    state.discard_size += 1
    state.top = kind


def discard_below(state: State, kind: i64) -> None:
    """Put a card under the top card of the discard pile."""
    last = state.discard_size - 1
    state.discards[last + 1] = state.discards[last]
    state.discards[last] = u8(kind)
    state.discard_size += 1


# --- questions ----------------------------------------------------------------------------------------------------


def step(state: State, seat: i64) -> i64:
    """The seat after this one in the direction of play."""
    other = seat + state.direction
    if other < 0:
        return state.players - 1
    if other == state.players:  # no conditional expression: the compiler would make objects of its two numbers
        return 0
    return other


def fits(state: State, kind: i64) -> bool:
    """TURN-1: whether the card may be laid on the top card."""
    if kind >= COLOURED_KINDS or COLOUR[kind] == state.colour:
        return True
    return SYMBOL[kind] == SYMBOL[state.top]  # a wild on top has a symbol that no coloured card has


def holds_colour(state: State, seat: i64, colour: i64) -> bool:
    """Whether a hand has a card of the colour; action cards count, wilds have none."""
    return (state.held[seat] & COLOUR_BITS[colour]) != 0


def holds_matching(state: State, seat: i64) -> bool:
    """B's "matching": colour, number or action; wilds are not."""
    return (state.held[seat] & (COLOUR_BITS[state.colour] | SYMBOL_BITS[state.top])) != 0


def holds_playable(state: State, seat: i64) -> bool:
    return (state.held[seat] & WILD_BITS) != 0 or holds_matching(state, seat)


def set_known(state: State, known: list[Sighting]) -> None:
    kinds: i64 = 0
    for sighting in known:
        kinds |= sighting.kinds
    state.known = tuple(known)
    state.known_kinds = kinds


def bonus_of(state: State, seat: int) -> int:
    """The points that custom cards have brought a seat in this round."""
    return state.bonus[seat] if state.bonus else 0


def declined_by(state: State, seat: i64) -> i64:
    """The colours, a bit each, on which a seat drew instead of playing, as far as that still says something."""
    return (state.declined >> (seat * 4)) & 15


def note_declined(state: State, seat: i64) -> None:
    """The seat draws on the colour in play."""
    state.declined |= BIT[seat * 4 + state.colour]


def note_not_declined(state: State, seat: i64) -> None:
    """The seat plays the colour that is now in play."""
    state.declined &= ~BIT[seat * 4 + state.colour]


def set_declined(state: State, seat: i64, colours: i64) -> None:
    state.declined = (state.declined & ~(_ALL_FOUR[seat])) | (colours << (seat * 4))


_ALL_FOUR: Final = vec[i64]([15 * 16**seat for seat in range(10)])


def would_be_guilty(state: State, seat: i64) -> bool:
    """W4-2, W4-3: whether a +4 laid now by this seat would be a bluff."""
    if state.options.plus4_guilt == "matching":
        return holds_matching(state, seat)
    return holds_colour(state, seat, state.colour)
