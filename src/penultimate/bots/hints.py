"""The best move for a player who asks, and why: a reason as data, for every front end to say in its language."""

from dataclasses import dataclass, field
from typing import Final, final

import numpy as np

from penultimate.bots.contract import NothingToDo
from penultimate.bots.net import WIN
from penultimate.bots.players import turn_moves
from penultimate.bots.sidelines import sideline
from penultimate.bots.thinking import judge_moves, shipped_minds
from penultimate.rules import CallUno, LegalMoves, Move, Play, SeatView
from penultimate.rules.cards import COLOURED_KINDS, DRAWS, REFLECTS, REVERSES, SKIPS
from penultimate.rules.moves import ACCEPT, CATCH, CHALLENGE, CHOOSE, DRAW, KEEP, NAME_COLOUR, move_of, verb_of

REASONS: Final = (
    "only-move",
    "goes-out",
    "call-uno",
    "catch",
    "aside",
    "hits-next",
    "takes-another-turn",
    "longest-colour",
    "sheds-points",
    "saves-wilds",
    "wild-needed",
    "sends-it-back",
    "sends-it-on",
    "take-it",
    "likely-bluff",
    "draw",
    "keep",
    "colour",
    "choose",
    "best-chance",
)
"""The translation keys of reasons."""

_REASON_OF_VERB: Final = {
    DRAW: "draw",
    KEEP: "keep",
    NAME_COLOUR: "colour",
    CHOOSE: "choose",
    ACCEPT: "take-it",
    CHALLENGE: "likely-bluff",
}

Datum = int | float | str


@final
@dataclass(frozen=True)
class Hint:
    """A move and why it is good.

    `data` has what the sentence may need: `chance` (to win the round, in percent), `cards`, `seat`, `colour` (a
    letter), `points`, as far as they apply to the reason.
    """

    move: Move
    reason: str
    data: dict[str, Datum] = field(default_factory=dict)


def hint(view: SeatView, legal: LegalMoves) -> Hint:
    """The best legal move, as the best net sees it, and the main reason for it."""
    codes = turn_moves(legal) if view.actor == view.seat else turn_moves(LegalMoves(()))
    if CallUno.code in legal.codes and view.owing == view.seat:
        return Hint(CallUno, "call-uno")
    if not len(codes):
        return _aside(view, legal)
    judgement = judge_moves(view, codes, shipped_minds()["best"], seed=0)
    best = int(np.argmax(judgement.worth))
    move = move_of(int(codes[best]))
    if len(codes) == 1:
        return Hint(move, "only-move")
    data: dict[str, Datum] = {"chance": round(100 * float(judgement.heads[best, WIN]))}
    reason = _reason(view, move, data)
    return Hint(move, reason, data)


def _aside(view: SeatView, legal: LegalMoves) -> Hint:
    move = sideline(view, legal, catches=True)
    if move is None:
        raise NothingToDo("there is nothing to give a hint about")
    if verb_of(move.code) == CATCH:
        return Hint(move, "catch", {"seat": view.owing})
    return Hint(move, "call-uno" if move == CallUno else "aside")


def _reason(view: SeatView, move: Move, data: dict[str, Datum]) -> str:
    if isinstance(move, Play):
        return _reason_to_play(view, move, data)
    if move.code == ACCEPT:
        data["cards"] = view.pending
    if move.code == CHALLENGE:
        data["seat"] = view.attacker
    return _REASON_OF_VERB.get(int(verb_of(move.code)), "best-chance")


def _reason_to_play(view: SeatView, move: Play, data: dict[str, Datum]) -> str:
    kind = move.card.kind
    colour = move.colour if move.colour is not None else move.card.colour
    if colour is not None:
        data["colour"] = colour.letter
    after = (view.seat + (1 if view.to_the_left else -1)) % view.players
    if len(view.hand) == 1:
        return "goes-out"
    if view.phase == "answer":
        data["cards"] = view.pending
        data["seat"] = view.attacker
        return "sends-it-back" if REFLECTS[kind] else "sends-it-on"
    if (DRAWS[kind] or SKIPS[kind]) and view.counts[after] <= 3:
        data["seat"], data["cards"] = after, view.counts[after]
        return "hits-next"
    if view.players == 2 and (DRAWS[kind] or SKIPS[kind] or (REVERSES[kind] and view.options.reverse_skips_two)):
        return "takes-another-turn"
    if kind >= COLOURED_KINDS:
        return "wild-needed"
    lengths = [sum(card.colour == other for card in view.hand) for other in range(4)]
    if colour is not None and lengths[colour] == max(lengths):
        data["cards"] = lengths[colour]
        return "longest-colour"
    if any(card.is_wild for card in view.hand):
        return "saves-wilds"
    if move.card.points >= 9:
        data["points"] = move.card.points
        return "sheds-points"
    return "best-chance"
