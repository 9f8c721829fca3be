"""The rule behind a refusal: the id that every front end explains in the player's language."""

from typing import Final

from penultimate.rules.cards import COLOURED_KINDS, CUSTOM_1, SUPER_STAR, TABLE, WILD, WILD_PLUS_FOUR
from penultimate.rules.moves import (
    ABSTAIN,
    ACCUSE,
    CHOOSE,
    CONFIRM,
    DISMISS,
    DRAW,
    NAME_COLOUR,
    NEXT,
    OWN_UP,
    PLAY,
    UPHOLD,
    kind_of,
    verb_of,
)
from penultimate.rules.refusals import Refusal
from penultimate.rules.state import ANSWER, COLOUR_PHASE, DARE, DRAWN, State, holds_matching

_ALWAYS: Final[dict[Refusal, str]] = {
    Refusal.ROUND_OVER: "END-1",
    Refusal.NO_SUCH_PLAYER: "CARD-6",
    Refusal.NOT_YOUR_TURN: "SETUP-4",
    Refusal.NOT_IN_HAND: "TURN-1",
    Refusal.ONLY_THE_DRAWN_CARD: "TURN-3",
    Refusal.NO_MATCH: "TURN-1",
    Refusal.NO_SUCH_COLOUR: "ACT-5",
    Refusal.NOTHING_DRAWN: "TURN-2",
    Refusal.NOTHING_TO_CHALLENGE: "W4-5",
    Refusal.NOTHING_TO_ANSWER: "ACT-7",
    Refusal.UNO_TOO_EARLY: "UNO-4",
    Refusal.ALREADY_CALLED: "UNO-1",
    Refusal.TOO_LATE: "UNO-2",
    Refusal.NOTHING_TO_CATCH: "UNO-4",
    Refusal.NO_COACHING_RULE: "TALK-2",
}
_OF_WILD: Final = {WILD: "ACT-5", WILD_PLUS_FOUR: "W4-1", SUPER_STAR: "STAR-2", CUSTOM_1: "CUST-1"}


def rule_behind(state: State, code: int, refusal: Refusal) -> str:
    """The id of the rule that the refused move runs against."""
    if refusal is Refusal.ANSWER_FIRST:
        return _behind_answer_first(state, code)
    if refusal is Refusal.COLOUR_NEEDED:
        if state.phase == COLOUR_PHASE:
            return "OPEN-4"
        return _OF_WILD[min(int(kind_of(code)), CUSTOM_1)]
    if refusal is Refusal.MUST_PLAY:
        if state.phase == DRAWN:
            return "HOUSE-3"
        # TURN-4 forbids drawing whether there are cards or not; TURN-6 is left for who need not play otherwise.
        held_to_it = not state.options.draw_when_able and holds_matching(state, state.actor)
        return "TURN-4" if held_to_it else "TURN-6"
    if refusal is Refusal.NOT_NOW:
        return _behind_not_now(state, code)
    return _ALWAYS[refusal]


def _behind_answer_first(state: State, code: int) -> str:
    if state.phase == ANSWER:
        return "ACT-2" if verb_of(code) == PLAY and _hopes_to_cancel(int(kind_of(code))) else "ACT-7"
    if state.phase == DARE:
        return "CUST-2"
    return "HOUSE-5" if int(state.top) < COLOURED_KINDS else "CUST-2"


_NOT_NOW: Final = {
    PLAY: "HOUSE-4",
    DRAW: "TURN-3",
    NAME_COLOUR: "OPEN-4",
    NEXT: "SETUP-5",
    CONFIRM: "CUST-2",
    ACCUSE: "TALK-2",
    UPHOLD: "TALK-2",
    DISMISS: "TALK-2",
    ABSTAIN: "TALK-2",
    OWN_UP: "TALK-2",
}


def _behind_not_now(state: State, code: int) -> str:
    if verb_of(code) == CHOOSE:
        return "HOUSE-5" if int(state.top) < COLOURED_KINDS else "CUST-2"
    return _NOT_NOW[int(verb_of(code))]


def _hopes_to_cancel(kind: int) -> bool:
    """ACT-2 names them: another +2 or +4, a skip, a plain wild."""
    row = TABLE[kind]
    return row.draws > 0 or row.skips > 0 or kind == WILD
