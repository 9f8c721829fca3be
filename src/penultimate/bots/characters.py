"""Characters: a liking for certain moves, small enough to decide only between moves that are nearly equal."""

from dataclasses import dataclass
from typing import Final

from penultimate.rules import SeatView
from penultimate.rules.cards import BLUFF, COLOUR, COLOURED_KINDS, DRAWS, REVERSES, SKIPS, SYMBOL
from penultimate.rules.moves import CHALLENGE, CHOOSE, PLAY, kind_of, seat_of, verb_of


@dataclass(frozen=True)
class Character:
    """How much, in chances to win, a move may cost to be made for its own sake."""

    attacks: float = 0.0
    hoards: float = 0.0
    bluffs: float = 0.0
    grudge: float = 0.0


CHARACTERS: Final[dict[str, Character]] = {
    "attacker": Character(attacks=0.012),
    "hoarder": Character(hoards=0.012),
    "bluffer": Character(bluffs=0.03),
    "grudge": Character(grudge=0.02),
}
"""By name, which is also the translation key."""


def liking(character: Character, view: SeatView, code: int, enemy: int) -> float:
    """How much a character likes a move; `enemy` is who last did it harm, or -1."""
    verb = verb_of(code)
    if verb == CHOOSE and view.agenda is not None:
        return 0.0
    if verb == CHOOSE:
        return character.grudge if seat_of(code) == enemy else 0.0
    if verb == CHALLENGE:
        return character.grudge / 2 if view.attacker == enemy else 0.0
    if verb != PLAY:
        return 0.0
    kind = int(kind_of(code))
    value = 0.0
    hits = DRAWS[kind] > 0 or SKIPS[kind] > 0 or (REVERSES[kind] > 0 and view.players == 2)
    if hits:
        value += character.attacks
        if _next_seat(view) == enemy:
            value += character.grudge
    if kind >= COLOURED_KINDS and len(view.hand) > 2:
        value -= character.hoards
    if BLUFF[kind] and _is_bluff(view):
        value += character.bluffs
    return value


def _next_seat(view: SeatView) -> int:
    return (view.seat + (1 if view.to_the_left else -1)) % view.players


def _is_bluff(view: SeatView) -> bool:
    """W4-2, W4-3, from the own hand."""
    top = view.top.kind
    matching = view.options.plus4_guilt == "matching"
    return any(
        card.kind < COLOURED_KINDS
        and (COLOUR[card.kind] == view.top.colour or (matching and SYMBOL[card.kind] == SYMBOL[top]))
        for card in view.hand
    )
