"""Finds a shuffle that deals what a test needs, instead of playing until chance does."""

from collections.abc import Callable
from functools import cache

from penultimate.records import Recorder
from penultimate.rules import Match, Options, read_card
from penultimate.wording import Wording

WORDS = Wording("en")
SHORT_MATCH = (83).to_bytes(32, "big")
"""Two people who lay the first card that fits (`playing.act`) reach 150 points in two rounds and 28 moves: found by
trying 250 secrets. Where the rules change it still is a match, only a longer one."""
SHORT_ROUND = (234).to_bytes(32, "big")
"""In the same way a round of 11 moves, which the first seat begins."""
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


def top_of(match: Match) -> str:
    return str(match.round.top)


def hand_of(match: Match, seat: int) -> list[str]:
    return [str(card) for card in match.round.hand(seat)]


def name_of(card: str) -> str:
    """As the page names it in English: `R7` is red 7."""
    return WORDS.card(read_card(card))


def fits_on_top(match: Match, card: str) -> bool:
    """A coloured card that may be laid on the first card since its colour is that card's."""
    return card[0] == top_of(match)[0]


def short_record() -> str:
    """Of a match that was given up after one move."""
    recorder = Recorder(["Ana", "Ben"], server_seed=b"by ear")
    actor = recorder.match.actor
    recorder.apply(actor, next(iter(recorder.match.legal_moves(actor))))
    return recorder.finish()
