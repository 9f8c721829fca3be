"""A position as one line of text: everything that decides how a round can go on, and nothing else.

`read_position(write_position(state), …)` gives the state back; digests are made of it; pickling goes through it.
Options, rules and seed are not in it: a record has them in its header.
"""

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.rules.cards import CARDS, KINDS, read_cards, write_cards
from penultimate.rules.effects import Rule
from penultimate.rules.options import Options
from penultimate.rules.state import Sighting, State, cards_of, hand_of, held_in


def write_position(state: State) -> str:
    players = int(state.players)
    hands = " / ".join([write_cards(hand_of(state, seat)) for seat in range(players)])
    pile = _write_kinds(state.pile, state.pile_size)
    discards = _write_kinds(state.discards, state.discard_size)
    bluff = " ".join([str(int(number)) for number in state.bluff_hand])
    seats = " ".join(
        [f"{int(state.misses[seat])} {int(state.declined[seat])} {int(state.shown[seat])}" for seat in range(players)]
    )
    numbers = " ".join([str(number) for number in _numbers(state)])
    known = " / ".join([_write_sighting(sighting) for sighting in state.known])
    return f"{numbers} | {hands} | {pile} | {discards} | {bluff} | {seats} | {known}"


def read_position(
    text: str,
    options: Options,
    rules: tuple[Rule | None, Rule | None],
    seed: bytes,
) -> State:
    """The inverse of `write_position`; ValueError where the text is no position."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != 7:
        raise ValueError("a position has seven parts")
    numbers = [int(word) for word in parts[0].split()]
    hands_text = parts[1].split("/")
    players = len(hands_text)
    hands = vec[i64]([0 for _ in range(players * KINDS)])
    counts = vec[i64]([0 for _ in range(players)])
    for seat, hand in enumerate(hands_text):
        for card in read_cards(hand):
            hands[seat * KINDS + card.kind] += 1
            counts[seat] += 1
    pile = [card.kind for card in read_cards(parts[2])]
    discards = [card.kind for card in read_cards(parts[3])]
    seats = [int(word) for word in parts[5].split()]
    state = State(
        players,
        options,
        rules,
        seed,
        numbers[0],
        hands,
        counts,
        _with_room(pile),
        _with_room(discards),
        vec[i64]([int(word) for word in parts[4].split()]),
        vec[i64](seats[0::3]),
        vec[i64](seats[2::3]),
        vec[i64](seats[1::3]),
    )
    state.pile_size = len(pile)
    state.discard_size = len(discards)
    state.top = discards[-1]
    state.missing = sum(seats[0::3])
    _set_numbers(state, numbers)
    state.known = [_read_sighting(part) for part in parts[6].split("/")] if parts[6] else []
    return state


def _write_kinds(kinds: vec[i64], size: i64) -> str:
    return " ".join([str(CARDS[int(kinds[at])]) for at in range(int(size))])


def _with_room(kinds: list[int]) -> vec[i64]:
    return vec[i64](kinds + [0] * (112 - len(kinds)))


def _write_sighting(sighting: Sighting) -> str:
    return f"{int(sighting.viewer)} {int(sighting.owner)} {write_cards(cards_of(sighting.cards))}".strip()


def _read_sighting(text: str) -> Sighting:
    words = text.split(maxsplit=2)
    cards = read_cards(words[2]) if len(words) > 2 else []
    return Sighting(int(words[0]), int(words[1]), held_in(tuple(cards)))


def _numbers(state: State) -> list[int]:
    return [
        int(state.dealer),
        int(state.direction),
        int(state.actor),
        int(state.phase),
        int(state.colour),
        int(state.colour_below),
        int(state.drawn),
        int(state.pending),
        int(state.attacker),
        int(state.duel),
        int(state.first_hit),
        int(state.guilty),
        int(state.called),
        int(state.owing),
        int(state.exchanged),
        int(state.passes),
        int(state.winner),
        int(state.shuffles),
        int(state.accused),
        int(state.accuser),
        int(state.upholding),
        int(state.dismissing),
        int(state.abstaining),
        int(state.confirmed),
        int(state.chosen),
        int(state.chosen_too),
    ]


def _set_numbers(state: State, numbers: list[int]) -> None:
    (
        state.dealer,
        state.direction,
        state.actor,
        state.phase,
        state.colour,
        state.colour_below,
        state.drawn,
        state.pending,
        state.attacker,
        duel,
        state.first_hit,
        guilty,
        state.called,
        state.owing,
        state.exchanged,
        state.passes,
        state.winner,
        state.shuffles,
        state.accused,
        state.accuser,
        state.upholding,
        state.dismissing,
        state.abstaining,
        state.confirmed,
        state.chosen,
        state.chosen_too,
    ) = numbers
    state.duel = bool(duel)
    state.guilty = bool(guilty)
