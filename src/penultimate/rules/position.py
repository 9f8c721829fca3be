"""A position as one line of text: everything that decides how a round can go on, and nothing else.

`read_position(write_position(state), …)` gives the state back; digests are made of it; pickling goes through it.
Options, rules and seed are not in it: a record has them in its header.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from penultimate.rules.agenda import read_agenda, read_standing
from penultimate.rules.cards import CARDS, KINDS, NO_COLOUR, read_cards, write_cards
from penultimate.rules.editions import PILE_ROOM
from penultimate.rules.effects import Rule
from penultimate.rules.options import Options, check_players
from penultimate.rules.state import (
    PHASE_NAMES,
    Sighting,
    State,
    cards_of,
    declined_by,
    hand_of,
    held_in,
    set_declined,
    set_known,
    sets_of,
    sighting_of,
)


def write_position(state: State) -> str:
    """Everything that decides how the round can go on, as one line of text."""
    players = int(state.players)
    hands = " / ".join([write_cards(hand_of(state, seat)) for seat in range(players)])
    pile = _write_kinds(state.pile, state.pile_size)
    discards = _write_kinds(state.discards, state.discard_size)
    bluff = " ".join([str(int(number)) for number in state.bluff_hand])
    seats = " ".join(
        [f"{int(state.misses[at])} {int(declined_by(state, at))} {int(state.shown[at])}" for at in range(players)]
    )
    numbers = " ".join([str(number) for number in _numbers(state)])
    known = " / ".join([_write_sighting(sighting) for sighting in state.known])
    text = f"{numbers} | {hands} | {pile} | {discards} | {bluff} | {seats} | {known}"
    points = _write_points(state)
    return text + _write_what_lasts(state) + points + _write_gained(state, has_points=points != "")


def _write_gained(state: State, *, has_points: bool) -> str:
    """A tenth part, only where a rule that is being carried out goes by which cards somebody has drawn."""
    if not state.gained:
        return ""
    hands = " / ".join([write_cards(tuple([CARDS[kind] for kind in kinds])) for kinds in state.gained])
    return f"{'' if has_points else ' | '} | {hands}"


def _write_what_lasts(state: State) -> str:
    """An eighth part, only where a custom card waits for an answer or has left something in force."""
    if state.agenda is None and not state.standing:
        return ""
    agenda = "" if state.agenda is None else state.agenda.text()
    return " | " + " # ".join([agenda, *[standing.text() for standing in state.standing]])


def _write_points(state: State) -> str:
    """A ninth part, only where custom cards have to do with points: what they have brought, the stakes, the scores,
    and what the winner gets, if anything."""
    scores = state.scores if any(state.scores) and _looks_at_scores(state.rules) else ()
    if not state.bonus and state.stakes == 1 and state.prize == 0 and not scores:
        return ""
    lasts = "" if state.agenda is not None or state.standing else " | "
    bonus = " ".join([str(points) for points in state.bonus])
    text = f"{lasts} | {bonus} # {int(state.stakes)} # {' '.join([str(score) for score in scores])}"
    return text if state.prize == 0 else f"{text} # {int(state.prize)}"


def _looks_at_scores(rules: tuple[Rule | None, Rule | None]) -> bool:
    return any(rule is not None and rule.looks_at_scores for rule in rules)


def _read_points(state: State, text: str) -> None:
    bonus, stakes, scores, *prize = [part.split() for part in text.split("#")]
    state.bonus = tuple([int(points) for points in bonus])
    state.stakes = int(stakes[0])
    state.prize = int(prize[0][0]) if prize else 0
    state.scores = tuple([int(score) for score in scores])
    for points in (state.bonus, state.scores):
        if points and len(points) != state.players:
            raise ValueError("a position has points for every seat, or for none")


def read_position(
    text: str,
    options: Options,
    rules: tuple[Rule | None, Rule | None],
    seed: bytes,
) -> State:
    """The inverse of `write_position`; ValueError where the text is no position."""
    parts = [part.strip() for part in text.split("|")]
    if not 7 <= len(parts) <= 9:
        raise ValueError("a position has seven to nine parts")
    numbers = [int(word) for word in parts[0].split()]
    hands_text = parts[1].split("/")
    players = len(hands_text)
    _check_numbers(numbers, players)
    hands = vec[u8]([u8(0) for _ in range(players * KINDS)])
    counts = vec[i64]([0 for _ in range(players)])
    for seat, hand in enumerate(hands_text):
        cards = read_cards(hand)
        if len(cards) > MOST_OF_A_KIND:
            raise ValueError(f"nobody holds {len(cards)} cards")
        for card in cards:
            hands[seat * KINDS + card.kind] += 1
            counts[seat] += 1
    pile = [card.kind for card in read_cards(parts[2])]
    discards = [card.kind for card in read_cards(parts[3])]
    seats = [int(word) for word in parts[5].split()]
    bluff = [int(word) for word in parts[4].split()]
    _check_sizes(players, pile, discards, bluff, seats)
    state = State(
        players,
        options,
        rules,
        seed,
        numbers[0],
        hands,
        counts,
        sets_of(hands),
        _with_room(pile),
        _with_room(discards),
        vec[u8]([u8(number) for number in bluff]),
        vec[i64](seats[0::3]),
        vec[i64](seats[2::3]),
    )
    for seat, colours in enumerate(seats[1::3]):
        set_declined(state, seat, colours)
    state.pile_size = len(pile)
    state.discard_size = len(discards)
    state.top = discards[-1]
    state.missing = sum(seats[0::3])
    _set_numbers(state, numbers)
    set_known(state, [_read_sighting(part, players) for part in parts[6].split("/")] if parts[6] else [])
    if len(parts) > 7:
        agenda, *standing = parts[7].split("#")
        state.agenda = read_agenda(agenda.strip())
        state.standing = tuple([read_standing(each.strip()) for each in standing])
    if len(parts) > 8 and parts[8]:
        _read_points(state, parts[8])
    if len(parts) > 9:
        state.gained = tuple([tuple([card.kind for card in read_cards(hand)]) for hand in parts[9].split("/")])
    return state


MOST_OF_A_KIND: Final = 255
"""A byte counts them."""

# What stands first in a position, in this order, and what each may be.
_FIELDS: Final = (
    "dealer:seat direction:step actor:seat phase:phase colour:colour colour_below:colour drawn:card pending:count "
    "attacker:anyone duel:flag first_hit:anyone guilty:flag called:seats owing:anyone exchanged:seats passes:count "
    "winner:anyone shuffles:count accused:anyone accuser:anyone upholding:seats dismissing:seats abstaining:seats "
    "confirmed:seats chosen:anyone chosen_too:anyone"
).split()


def _check_numbers(numbers: list[int], players: int) -> None:
    check_players(players)
    if len(numbers) != len(_FIELDS):
        raise ValueError(f"a position begins with {len(_FIELDS)} numbers, not {len(numbers)}")
    for number, field in zip(numbers, _FIELDS, strict=True):
        name, _, kind = field.partition(":")
        least, most = _range_of(kind, players)
        if not least <= number <= most or (kind == "step" and number == 0):
            raise ValueError(f"{name} is {number} in the position, and can be {least} to {most}")


def _range_of(kind: str, players: int) -> tuple[int, int]:
    ranges = {
        "seat": (0, players - 1),
        "anyone": (-1, players - 1),
        "seats": (0, (1 << players) - 1),
        "step": (-1, 1),
        "flag": (0, 1),
        "phase": (0, len(PHASE_NAMES) - 1),
        "colour": (0, NO_COLOUR),
        "card": (-1, KINDS - 1),
        "count": (0, 1 << 32),
    }
    return ranges[kind]


def _check_sizes(players: int, pile: list[int], discards: list[int], bluff: list[int], seats: list[int]) -> None:
    if not discards or len(pile) > PILE_ROOM or len(discards) > PILE_ROOM:
        raise ValueError(f"a position has 1 to {PILE_ROOM} discards, and not more cards to draw")
    if len(bluff) != KINDS or len(seats) != 3 * players or min(*bluff, *seats) < 0:
        raise ValueError(f"a position has {KINDS} numbers for the bluff and three for every seat")
    if max(bluff) > MOST_OF_A_KIND:
        raise ValueError(f"nobody holds {max(bluff)} cards of a kind")
    if max(seats[1::3]) > 15:
        raise ValueError("a position has a bit for each of the four colours that a seat declined to play")


def _write_kinds(kinds: vec[u8], size: i64) -> str:
    return " ".join([str(CARDS[int(kinds[at])]) for at in range(int(size))])


def _with_room(kinds: list[int]) -> vec[u8]:
    return vec[u8]([u8(kind) for kind in kinds + [0] * (PILE_ROOM - len(kinds))])


def _write_sighting(sighting: Sighting) -> str:
    return f"{int(sighting.viewer)} {int(sighting.owner)} {write_cards(cards_of(sighting.cards))}".strip()


def _read_sighting(text: str, players: int) -> Sighting:
    words = text.split(maxsplit=2)
    seats = [int(word) for word in words[:2]]
    if len(set(seats)) != 2 or min(seats) < 0 or max(seats) >= players:
        raise ValueError(f"{text!r} does not say who knows whose cards")
    cards = read_cards(words[2]) if len(words) > 2 else []
    return sighting_of(int(words[0]), int(words[1]), held_in(tuple(cards)))


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
