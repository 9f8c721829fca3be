"""Why which cards of a hand cannot be laid now: everything at once, each reason once."""

from typing import NamedTuple

from penultimate.rules import Card, Colour, Match, Play


class Obstacle(NamedTuple):
    code: str
    rule: str
    cards: tuple[Card, ...]
    """Each kind once, in the order of the hand."""


def obstacles_of(match: Match, seat: int) -> list[Obstacle]:
    found: dict[tuple[str, str], dict[Card, None]] = {}
    for card in match.round.hand(seat):
        # A wild is asked about with any colour: that never forbids it.
        refused = match.why_not(seat, Play(card, Colour.BLUE if card.is_wild else None))
        if refused is not None:
            found.setdefault((refused.code, refused.rule), {})[card] = None
    return [Obstacle(code, rule, tuple(cards)) for (code, rule), cards in found.items()]
