"""One round: whose turn it is, what is allowed, what happens.

`Round` is the typed face of the engine: moves and cards in, events and views out. Simulations that count every
microsecond use `state` with the numbers of `legality` and `turns` instead.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.rules.cards import KINDS, Card, deck_of
from penultimate.rules.chance import shuffle
from penultimate.rules.effects import Rule
from penultimate.rules.events import Event, HandDealt, RoundBegan
from penultimate.rules.legality import ALLOWED, MOST_CODES, side_codes, turn_codes, why_not
from penultimate.rules.manners import is_manners, say
from penultimate.rules.moves import Move, move_of
from penultimate.rules.options import HAND_SIZE, MAX_PLAYERS, Options, check_players
from penultimate.rules.position import write_position
from penultimate.rules.reasons import rule_behind
from penultimate.rules.refusals import Refusal, Refused
from penultimate.rules.state import OVER, PHASE_NAMES, NoRules, State, add_card, hand_of, top_card
from penultimate.rules.turns import perform, turn_up_first_card
from penultimate.rules.view import PILE_ROOM, SeatView, imagine_state, view_of


@final
class LegalMoves:
    """The moves a seat may make now: a collection that can be asked, looped over and counted."""

    def __init__(self, codes: tuple[int, ...]) -> None:
        self.codes = codes

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move.code in self.codes

    def __iter__(self) -> Iterator[Move]:
        return iter([move_of(code) for code in self.codes])

    def __len__(self) -> int:
        return len(self.codes)

    def __bool__(self) -> bool:
        return len(self.codes) > 0

    def __getitem__(self, index: int) -> Move:
        return move_of(self.codes[index])

    def __repr__(self) -> str:
        return f"<LegalMoves {[move_of(code).text(_SEAT_NAMES) for code in self.codes]}>"


_SEAT_NAMES: Final = [f"seat{seat}" for seat in range(16)]


@final
class Round:
    """One round of the game."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def phase(self) -> str:
        return PHASE_NAMES[int(self.state.phase)]

    @property
    def is_over(self) -> bool:
        return self.state.phase == OVER

    @property
    def actor(self) -> int:
        """Who must act now."""
        return int(self.state.actor)

    @property
    def top(self) -> Card:
        return top_card(self.state)

    def hand(self, seat: int) -> tuple[Card, ...]:
        return hand_of(self.state, seat)

    def legal_moves(self, seat: int) -> LegalMoves:
        """Everything `seat` may do now, whoever's turn it is."""
        state = self.state
        if not 0 <= seat < state.players:
            return LegalMoves(())
        codes = vec[i64]([0 for _ in range(MOST_CODES)])
        count: i64 = turn_codes(state, codes) if seat == state.actor else 0
        count = side_codes(state, seat, codes, count)
        return LegalMoves(tuple([int(codes[at]) for at in range(int(count))]))

    def why_not(self, seat: int, move: Move) -> Refused | None:
        """The refusal that `apply` would raise, or None where the move is allowed."""
        code = move.code
        number = why_not(self.state, seat, code)
        if number == ALLOWED:
            return None
        refusal = Refusal(int(number))
        return Refused(refusal, rule_behind(self.state, code, refusal))

    def apply(self, seat: int, move: Move) -> list[Event]:
        """Make a move. Raises `Refused`, and changes nothing, where it is not allowed."""
        refused = self.why_not(seat, move)
        if refused is not None:
            raise refused
        log: list[Event] = []
        self.state.log = log
        self.do(seat, move.code)
        self.state.log = None
        return log

    def do(self, seat: i64, code: i64) -> None:
        """Carry out a legal move by its code. Nothing is checked, and events are written only for who listens."""
        if is_manners(code):
            say(self.state, seat, code)
        else:
            perform(self.state, seat, code)

    def clone(self) -> "Round":
        return Round(self.state.clone())

    def view(self, seat: int, *, round_number: int = 1, scores: Sequence[int] = ()) -> SeatView:
        """What `seat` may know; -1 for somebody who only watches."""
        return view_of(self.state, seat, round_number, tuple(scores) or (0,) * int(self.state.players))

    def digest(self) -> str:
        """A short fingerprint of the whole state: same digest, same future."""
        return hashlib.blake2b(write_position(self.state).encode(), digest_size=8).hexdigest()


def imagine(view: SeatView, seed: bytes, counter: int = 0) -> Round:
    """A full round that the view could be a view of: the unseen cards are dealt by the seed."""
    return Round(imagine_state(view, seed, counter))


_ZEROS: Final = vec[i64]([0 for _ in range(MAX_PLAYERS * KINDS)])


def _sorted_deck(*, stars_and_customs: bool) -> vec[i64]:
    deck = deck_of(stars_and_customs=stars_and_customs)
    cards = [kind for kind in range(KINDS) for _ in range(deck[kind])]
    return vec[i64](cards + [0] * (PILE_ROOM - len(cards)))


_WITH_STARS: Final = _sorted_deck(stars_and_customs=True)
_WITHOUT_STARS: Final = _sorted_deck(stars_and_customs=False)


def new_deck(options: Options) -> vec[i64]:
    """The edition's cards in order, as they come out of the box."""
    return _WITH_STARS[:] if options.has_stars else _WITHOUT_STARS[:]


def empty_state(
    players: int,
    options: Options,
    rules: tuple[Rule | None, Rule | None],
    seed: bytes,
    dealer: int,
) -> State:
    """A table with nothing on it: the deck is still in the box."""
    check_players(players)
    return State(
        players,
        options,
        rules,
        seed,
        dealer,
        _ZEROS[: players * KINDS],
        _ZEROS[:players],
        _ZEROS[:PILE_ROOM],
        _ZEROS[:PILE_ROOM],
        _ZEROS[:KINDS],
        _ZEROS[:players],
        _ZEROS[:players],
        _ZEROS[:players],
    )


def deal(
    players: int,
    options: Options,
    *,
    seed: bytes,
    dealer: int = 0,
    rules: tuple[Rule | None, Rule | None] = NoRules,
    shuffles: int = 0,
    number: int = 1,
    log: list[Event] | None = None,
) -> Round:
    """SETUP-2, SETUP-3: shuffle, deal seven each, turn up the first card."""
    state = empty_state(players, options, rules, seed, dealer)
    state.log = log
    state.pile = new_deck(options)
    size: i64 = options.deck_size
    shuffle(state.pile, size, seed, shuffles)
    state.shuffles = shuffles + 1
    seat: i64 = dealer
    for _ in range(HAND_SIZE * players):
        seat = seat + 1 if seat + 1 < state.players else 0
        size -= 1
        add_card(state, seat, state.pile[size])
    state.pile_size = size
    if log is not None:
        log.append(RoundBegan(number, dealer))
        log.extend([HandDealt(seat, hand_of(state, seat)) for seat in range(players)])
    turn_up_first_card(state)
    state.log = None
    return Round(state)
