"""One round: whose turn it is, what is allowed, what happens.

`Round` is the typed face of the engine: moves and cards in, events and views out. Simulations that count every
microsecond use the numbers of `legality` and `turns` on the state instead, which `full_state` hands out to them alone.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from penultimate.rules.cards import BIT, KINDS, Card, write_cards
from penultimate.rules.chance import quick_shuffle, shuffle
from penultimate.rules.editions import EDITION_NAMES, PILE_ROOM, deck_of
from penultimate.rules.effects import Rule
from penultimate.rules.events import Event, HandDealt, RoundBegan
from penultimate.rules.legality import ALLOWED, MOST_CODES, needless_codes, side_codes, turn_codes, why_not
from penultimate.rules.manners import say
from penultimate.rules.moves import MOST_CHOSEN, ChooseCards, Move, is_manners, move_of
from penultimate.rules.offers import cards_on_offer, cards_to_choose, kinds_to_choose
from penultimate.rules.options import HAND_SIZE, MAX_PLAYERS, Options, check_players
from penultimate.rules.phases import Phase
from penultimate.rules.position import read_position, write_position
from penultimate.rules.problems import problems_of
from penultimate.rules.reasons import rule_behind
from penultimate.rules.refusals import Refusal, Refused
from penultimate.rules.showing import situation, table_text
from penultimate.rules.state import NOTHING, OVER, PHASES, NoRules, State, add_card, cards_of, hand_of, top_card
from penultimate.rules.turns import perform, turn_up_first_card
from penultimate.rules.view import SeatView, imagine_state, view_of

_NO_CODES: Final = vec[i64]([0 for _ in range(MOST_CODES)])
"""To be copied: that is many times faster than to make them."""


@final
class LegalMoves:
    """The moves a seat may make now: a collection that can be asked, looped over and counted.

    A move is in it exactly when `apply` accepts it. Looping and counting leave out the calls of UNO that are taken
    but change nothing (UNO-4): `play R5 uno` with the last card is in the collection, and only `play R5` is listed.

    >>> from penultimate.rules import Draw, Match
    >>> legal = Match(3, seed=7).legal_moves(1)
    >>> Draw in legal, len(legal) > 0, legal[0] in legal
    (True, True, True)
    """

    def __init__(
        self, codes: tuple[int, ...], needless: tuple[int, ...] = (), cards: tuple[Card, ...] = (), most: int = 0
    ) -> None:
        self.codes = codes
        """The listed moves by their numbers (`Move.code`)."""
        self.needless = needless
        """Calls that are taken and change nothing, by their numbers."""
        self.cards = cards
        """Where a custom rule asks for several cards: those to choose from, up to `most` at once."""
        self.most = most
        """How many cards one answer may name; 0 where no cards are asked for."""

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        return move.code in self.codes or move.code in self.needless or self._takes(move)

    def _takes(self, move: Move) -> bool:
        """Several cards at once are in the collection, too, though only single ones are listed."""
        if not isinstance(move, ChooseCards) or not 1 <= len(move.cards) <= self.most:
            return False
        return all(move.cards.count(card) <= self.cards.count(card) for card in move.cards)

    def __iter__(self) -> Iterator[Move]:
        return iter([move_of(code) for code in self.codes])

    def __len__(self) -> int:
        return len(self.codes)

    def __bool__(self) -> bool:
        return len(self.codes) > 0

    def __getitem__(self, index: int) -> Move:
        return move_of(self.codes[index])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalMoves) and self.codes == other.codes and self.needless == other.needless

    def __hash__(self) -> int:
        return hash((self.codes, self.needless))

    def __reduce__(self) -> tuple[object, ...]:
        return (LegalMoves, (self.codes, self.needless))

    def __repr__(self) -> str:
        return f"<LegalMoves: {self}>"

    def __str__(self) -> str:
        return ", ".join([str(move_of(code)) for code in self.codes])


@final
@mypyc_attr(acyclic=True)
class Round:
    """One round of the game, all hands open: for who deals, tests or simulates. Players get a `SeatView`.

    A match has one (`match.round`); others are read from text (`read_round`) or imagined from a view (`imagine`).
    Printed, it is a table one can look at:

    >>> from penultimate.rules import Match
    >>> print(Match(2, seed=7).round)  # doctest: +ELLIPSIS
    mario, 2 players: seat ...
    """

    def __init__(self, state: State) -> None:
        self._state = state

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return PHASES[int(self._state.phase)]

    @property
    def is_over(self) -> bool:
        """Whether the round has ended."""
        return self._state.phase == OVER

    @property
    def actor(self) -> int:
        """Who must act now."""
        return int(self._state.actor)

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return int(self._state.players)

    @property
    def options(self) -> Options:
        """How the table plays."""
        return self._state.options

    @property
    def top(self) -> Card:
        """The top card of the discard pile; a wild shows the colour that was named for it."""
        return top_card(self._state)

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards a seat holds, sorted by colour, wilds last."""
        return hand_of(self._state, seat)

    def legal_moves(self, seat: int) -> LegalMoves:
        """Everything `seat` may do now, whoever's turn it is."""
        state = self._state
        if not 0 <= seat < state.players:
            return LegalMoves(())
        codes = _NO_CODES[:]
        count: i64 = 0
        if seat == state.actor:
            count = turn_codes(state, codes)
        count = side_codes(state, seat, codes, count)
        listed = tuple([int(codes[at]) for at in range(int(count))])
        if seat == state.actor and cards_to_choose(state) > 1:
            return LegalMoves(listed, (), _choosable(state), min(int(cards_to_choose(state)), MOST_CHOSEN))
        if state.counts[seat] > 2:
            return LegalMoves(listed)
        every = needless_codes(state, seat, codes, count)
        return LegalMoves(listed, tuple([int(codes[at]) for at in range(int(count), int(every))]))

    def why_not(self, seat: int, move: Move) -> Refused | None:
        """The refusal that `apply` would raise, or None where the move is allowed."""
        code = move.code
        number = why_not(self._state, seat, code)
        if number == ALLOWED:
            return None
        refusal = Refusal(int(number))
        return Refused(refusal, rule_behind(self._state, seat, code, refusal))

    def apply(self, seat: int, move: Move) -> list[Event]:
        """Make a move; returns what happened. Raises `Refused`, and changes nothing, where it is not allowed."""
        refused = self.why_not(seat, move)
        if refused is not None:
            raise refused
        return self.carry_out(seat, move)

    def carry_out(self, seat: int, move: Move) -> list[Event]:
        """Make a move that has been found to be allowed, and tell what happened."""
        log: list[Event] = []
        self._state.log = log
        self.do(seat, move.code)
        self._state.log = None
        return log

    def do(self, seat: i64, code: i64) -> None:
        """Carry out a legal move by its code. Nothing is checked, and events are written only for who listens."""
        if is_manners(code):
            say(self._state, seat, code)
        else:
            perform(self._state, seat, code)

    def copy(self) -> "Round":
        """A copy that can be played on independently. It costs less than a microsecond: the way to try moves out."""
        return Round(self._state.clone())

    def clone(self) -> "Round":
        """The same as `copy`."""
        return Round(self._state.clone())

    def __copy__(self) -> "Round":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Round":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        state = self._state
        return (_unpickled, (write_position(state), state.options, state.rules, state.seed, int(state.forgot)))

    def view(self, seat: int, *, round_number: int = 1, scores: Sequence[int] = ()) -> SeatView:
        """What `seat` may know; -1 for somebody who only watches. A round knows no scores: a match gives them."""
        if not -1 <= seat < self._state.players:
            raise IndexError(f"there is no seat {seat}: 0 to {int(self._state.players) - 1}, or -1 for who watches")
        return view_of(self._state, seat, round_number, tuple(scores) or (0,) * int(self._state.players))

    def digest(self) -> str:
        """A short fingerprint of the whole state: same digest, same future."""
        return hashlib.blake2b(write_position(self._state).encode(), digest_size=8).hexdigest()

    def position(self) -> str:
        """Everything that decides how the round can go on, as one line of text; `read_round` reads it.

        >>> from penultimate.rules import MARIO, Match, read_round
        >>> here = Match(2, MARIO, seed=7).round
        >>> read_round(here.position(), MARIO, seed=b"7").digest() == here.digest()
        True
        """
        return write_position(self._state)

    def problems(self) -> list[str]:
        """Why this position cannot be, in words; an empty list where play can lead to it.

        >>> from penultimate.rules import MARIO, BRAILLE, Match, read_round
        >>> text = Match(2, MARIO, seed=7).round.position()
        >>> read_round(text, MARIO).problems()
        []
        >>> read_round(text, BRAILLE).problems()[0]
        'cards: there are 2 of W*, and the deck has 0'
        """
        return problems_of(self._state)

    def __repr__(self) -> str:
        return f"<Round: {situation(self.view(-1))}, {self.top} on top>"

    def __str__(self) -> str:
        return table_text(self.view(-1), [write_cards(self.hand(seat)) for seat in range(self.players)])


def read_round(
    text: str,
    options: Options,
    *,
    rules: tuple[Rule | None, Rule | None] = NoRules,
    seed: bytes = b"",
) -> Round:
    """A round from `Round.position`. The text says nothing of options, rules and seed: who keeps it keeps them too.

    Raises ValueError where the text is no position at all. A position that cannot come up in play is read all the
    same; `problems` says what is wrong with it.
    """
    return Round(read_position(text, options, rules, seed))


def _unpickled(text: str, options: Options, rules: tuple[Rule | None, Rule | None], seed: bytes, forgot: int) -> Round:
    state = read_position(text, options, rules, seed)
    state.forgot = forgot
    return Round(state)


def _choosable(state: State) -> tuple[Card, ...]:
    wanted = kinds_to_choose(state)
    return tuple([card for card in cards_of(cards_on_offer(state)) if wanted & BIT[card.kind]])


def imagine(view: SeatView, seed: bytes, counter: int = 0) -> Round:
    """A full round that the view could be a view of: the unseen cards are dealt by the seed.

    Another `counter` is another such round. What the seat sees of it is the same as before:

    >>> from penultimate.rules import Match, imagine
    >>> view = Match(3, seed=7).round.view(0)
    >>> imagine(view, b"a dream", 5).view(0) == view
    True
    """
    return Round(imagine_state(view, seed, counter))


_ZEROS: Final = vec[i64]([0 for _ in range(MAX_PLAYERS)])
_NO_CARDS: Final = vec[u8]([u8(0) for _ in range(MAX_PLAYERS * KINDS)])


def _sorted_deck(edition: str) -> vec[u8]:
    deck = deck_of(edition)
    cards = [kind for kind in range(KINDS) for _ in range(deck[kind])]
    return vec[u8]([u8(kind) for kind in cards + [0] * (PILE_ROOM - len(cards))])


_SORTED: Final = {name: _sorted_deck(name) for name in EDITION_NAMES}


def new_deck(options: Options) -> vec[u8]:
    """The edition's cards in order, as they come out of the box."""
    return _SORTED[options.edition][:]


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
        _NO_CARDS[: players * KINDS],
        _ZEROS[:players],
        _ZEROS[:players],
        _NO_CARDS[:PILE_ROOM],
        _NO_CARDS[:PILE_ROOM],
        NOTHING,
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
    quick: i64 = 0,
    scores: tuple[int, ...] = (),
) -> Round:
    """SETUP-2, SETUP-3: shuffle, deal seven each, turn up the first card.

    With a number for `quick`, chance follows from that, quickly and foreseeably: for simulations.
    """
    state = empty_state(players, options, rules, seed, dealer)
    state.log = log
    state.pile = new_deck(options)
    state.quick = quick
    state.scores = scores
    size: i64 = options.deck_size
    if quick != 0:
        quick_shuffle(state.pile, size, quick, shuffles)
    else:
        shuffle(state.pile, size, seed, shuffles)
    state.shuffles = shuffles + 1
    seat: i64 = dealer
    for _ in range(HAND_SIZE * players):
        seat += 1
        if seat == state.players:
            seat = 0
        size -= 1
        add_card(state, seat, i64(state.pile[size]))
    state.pile_size = size
    if log is not None:
        log.append(RoundBegan(number, dealer))
        log.extend([HandDealt(seat, hand_of(state, seat)) for seat in range(players)])
    turn_up_first_card(state)
    state.log = None
    return Round(state)
