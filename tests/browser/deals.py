"""Finds a shuffle that deals what a test needs, instead of playing until chance does."""

from collections.abc import Callable
from functools import cache

from penultimate.rules import Match, Options

Wish = Callable[[Match], bool]


def find_secret(players: int, wish: Wish, options: Options | None = None) -> bytes:
    """The first secret (of those counted up from nothing) whose first deal fulfils the wish."""
    for number in range(50_000):
        secret = number.to_bytes(32, "big")
        if wish(Match(players, options or Options(), seed=secret)):
            return secret
    raise AssertionError("no deal fulfils that wish")


def begins_with(*cards: str) -> Wish:
    """The first seat is to play, and holds these cards."""

    def wish(match: Match) -> bool:
        hand = [str(card) for card in match.round.hand(0)]
        return match.actor == 0 and match.view(0).phase == "turn" and all(card in hand for card in cards)

    return wish


@cache
def secret_for(players: int, *cards: str) -> bytes:
    return find_secret(players, begins_with(*cards))
