"""What a bot does besides its turns: call, catch, confirm, abstain. The same for every level that notices it at all."""

from penultimate.rules import Abstain, CallUno, Confirm, LegalMoves, Move, Next, SeatView
from penultimate.rules.moves import CATCH, move_of, verb_of


def sideline(view: SeatView, legal: LegalMoves, *, catches: bool) -> Move | None:
    """The side move to make now, or None. Bots neither accuse nor judge (TALK-2), and they never forget to call."""
    codes = legal.codes
    if CallUno.code in codes and (view.actor != view.seat or view.owing == view.seat or view.phase == "choose"):
        return CallUno  # with two cards on one's own turn it is called with the card instead
    if Confirm.code in codes:
        return Confirm
    if Abstain.code in codes:
        return Abstain
    if catches:
        for code in codes:
            if verb_of(code) == CATCH:
                return move_of(code)
    if Next.code in codes:
        return Next
    return None
