"""The rule behind a refusal: the id that every front end explains in the player's language.

It is always a rule that this table plays by: what an option forbids is laid to that option's rule, and no rule is named
that the table's options have switched off. (TALK-2 behind `no-coaching-rule` is the exception the rulebook makes.)
"""

from typing import Final

from penultimate.rules.cards import COLOURED_KINDS, TABLE, WILD
from penultimate.rules.effects import Law
from penultimate.rules.lawful import holds_for
from penultimate.rules.legality import must_play_drawn
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
from penultimate.rules.state import ANSWER, CHOICE, COLOUR_PHASE, DRAWN, NOBODY, State, fits, holds_matching

_ALWAYS: Final[dict[Refusal, str]] = {
    Refusal.NO_SUCH_PLAYER: "CARD-6",
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


def rule_behind(state: State, seat: int, code: int, refusal: Refusal) -> str:
    """The id of the rule that the seat's refused move runs against."""
    if refusal is Refusal.ROUND_OVER:
        return "TURN-6" if state.winner == NOBODY else "END-1"
    if refusal is Refusal.NOT_YOUR_TURN:
        return "HOUSE-4" if state.options.jump_in and verb_of(code) == PLAY else "SETUP-4"
    if refusal is Refusal.ANSWER_FIRST:
        return "HOUSE-4" if seat != state.actor else _behind_answer_first(state, code)
    if refusal is Refusal.NO_MATCH and _is_forbidden(state, seat, code):
        return "CUST-2"
    if refusal is Refusal.NOT_IN_HAND and verb_of(code) == CHOOSE:
        return "CUST-2"
    if refusal is Refusal.COLOUR_NEEDED:
        return "OPEN-4" if state.phase == COLOUR_PHASE else TABLE[int(kind_of(code))].face.rule
    if refusal is Refusal.MUST_PLAY:
        return _behind_must_play(state)
    if refusal is Refusal.NOT_NOW:
        return _behind_not_now(state, code)
    return _ALWAYS[refusal]


def _is_forbidden(state: State, seat: int, code: int) -> bool:
    """Not the sort of card that a custom rule wants, or one that it forbids for a while."""
    return verb_of(code) == CHOOSE or (state.phase == ANSWER or fits(state, kind_of(code)))


def _behind_must_play(state: State) -> str:
    if state.phase == DRAWN:
        return "HOUSE-3"
    if state.standing and holds_for(state, state.actor, Law.PRESS):
        return "CUST-2"
    # TURN-4 forbids drawing whether there are cards or not; TURN-6 is left for who need not play otherwise.
    held_to_it = not state.options.draw_when_able and holds_matching(state, state.actor)
    return "TURN-4" if held_to_it else "TURN-6"


def _behind_answer_first(state: State, code: int) -> str:
    if state.phase != ANSWER:
        return _behind_a_choice(state)
    kind = int(kind_of(code))
    if verb_of(code) != PLAY or not _hopes_to_cancel(kind):
        return "ACT-7"
    if state.options.stacking and TABLE[kind].face.draws > 0:
        return "STAR-4" if state.duel else "HOUSE-1"
    if state.standing and TABLE[kind].face.draws > 0 and holds_for(state, state.actor, Law.STACK):
        return "STAR-4" if state.duel else "CUST-2"
    return "ACT-2"


def _hopes_to_cancel(kind: int) -> bool:
    """ACT-2 names them: another +2 or +4, a skip, a plain wild."""
    face = TABLE[kind].face
    return face.draws > 0 or face.skips > 0 or kind == WILD


def _behind_a_choice(state: State) -> str:
    """A choice or a dare waits: whose card asks for it."""
    return "HOUSE-5" if state.agenda is None and int(state.top) < COLOURED_KINDS else "CUST-2"


_NOT_NOW: Final = {
    PLAY: "HOUSE-4",
    NAME_COLOUR: "OPEN-4",
    NEXT: "SETUP-5",
    ACCUSE: "TALK-2",
    UPHOLD: "TALK-2",
    DISMISS: "TALK-2",
    ABSTAIN: "TALK-2",
    OWN_UP: "TALK-2",
}


def _behind_not_now(state: State, code: int) -> str:
    verb = int(verb_of(code))
    if verb == DRAW:
        return "HOUSE-3" if must_play_drawn(state, state.actor) else "TURN-3"
    if verb == CHOOSE:
        return _behind_choose(state)
    if verb == CONFIRM:
        return "CUST-2" if state.options.has_question_cards else "TURN-1"
    return _NOT_NOW[verb]


def _behind_choose(state: State) -> str:
    """Whoever is asked is told by which card; whoever is not, which cards of this table ask. Failing any: TURN-1."""
    if state.phase == CHOICE:
        return _behind_a_choice(state)
    if state.options.seven_zero:
        return "HOUSE-5"
    return "CUST-2" if state.options.has_question_cards else "TURN-1"
