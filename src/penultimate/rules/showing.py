"""How a table looks in print: for people at a Python prompt, in English. Players get `penultimate.wording`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from penultimate.rules.cards import Card
from penultimate.rules.phases import Phase

if TYPE_CHECKING:
    from penultimate.rules.view import SeatView

PILE_SHOWN = 4
"""So many cards below the top one are printed."""


def situation(view: "SeatView") -> str:
    """What the table waits for, in a few words."""
    who = f"seat {view.actor}"
    if view.phase == Phase.COLOUR:
        return f"{who} names a colour"
    if view.phase == Phase.DRAWN:
        return f"{who} plays or keeps the drawn card"
    if view.phase == Phase.ANSWER:
        return f"{who} answers, {view.pending} cards wait"
    if view.phase == Phase.CHOOSE:
        return f"{who} chooses {_what_is_chosen(view)}"
    if view.phase == Phase.CONFIRM:
        return f"{who} waits to be confirmed"
    if view.phase == Phase.ROUND_OVER:
        return "the round is over, " + ("nobody won" if view.winner < 0 else f"won by seat {view.winner}")
    if view.phase == Phase.MATCH_OVER:
        return "the match is over, won by seat " + " and ".join([str(seat) for seat in view.match_winners])
    return f"{who}'s turn"


def _what_is_chosen(view: "SeatView") -> str:
    if view.agenda is None:
        return str(view.choices)
    if view.agenda.asks_for_a_way:
        return "a way" if view.agenda.ways else "whether to"
    if not view.agenda.asks_for_cards:
        return {"name": "a number", "dye": "a colour"}.get(view.agenda.asks, "a player")
    return f"cards to {view.agenda.jobs[0].effect.verb}: {view.agenda.jobs[0].left}"


def table_text(view: "SeatView", hands: Sequence[str]) -> str:
    """The table as a few lines: what happens, the piles, a line for each seat."""
    lines = [f"{view.options.edition}, {view.players} players: {situation(view)}", _piles(view)]
    return "\n".join(lines + [_seat_line(view, seat, hands[seat]) for seat in range(view.players)])


def hands_seen(view: "SeatView") -> list[str]:
    """Every hand as the viewer sees it: `?` is a card that is not known."""
    known = dict(view.known)
    known[view.seat] = view.hand
    return [_hand(known.get(seat, ()), view.counts[seat]) for seat in range(view.players)]


def _hand(cards: Sequence[Card], size: int) -> str:
    return " ".join([str(card) for card in cards] + ["?"] * (size - len(cards)))


def _piles(view: "SeatView") -> str:
    below = [str(card) for card in view.discards[-1 - PILE_SHOWN : -1]]
    direction = "left" if view.to_the_left else "right"
    under = f" on {' '.join(reversed(below))}" if below else ""
    return f"{view.top}{under}; {view.pile_size} in the pile; to the {direction}"


def _seat_line(view: "SeatView", seat: int, hand: str) -> str:
    turn = ">" if seat == view.actor else " "
    return f"{turn} seat {seat} {view.counts[seat]:3}  {hand}{_remarks(view, seat)}".rstrip()


def _remarks(view: "SeatView", seat: int) -> str:
    """What else is to be known of a seat, in brackets."""
    said = [
        "called uno" if view.called[seat] and view.counts[seat] < 3 else "",
        "did not call uno" if view.owing == seat else "",
        f"misses {view.misses[seat]}" if view.misses[seat] else "",
        "dealer" if view.dealer == seat else "",
    ]
    words = ", ".join([word for word in said if word])
    return f"  ({words})" if words else ""
