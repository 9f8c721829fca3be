"""The best move for a player who asks, and why: a reason as data, for every front end to say in its language."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.bots.budget import Budget
from penultimate.bots.contract import Bot, NothingToDo, choose_within
from penultimate.bots.levels import bot
from penultimate.bots.net import WIN
from penultimate.bots.players import turn_moves
from penultimate.bots.sidelines import sideline
from penultimate.bots.thinking import judge_moves, shipped_minds
from penultimate.rules import CallUno, LegalMoves, Move, NameColour, Play, SeatView
from penultimate.rules.cards import DRAWS, REFLECTS, REVERSES, SKIPS, Colour
from penultimate.rules.moves import ACCEPT, CATCH, CHALLENGE, DRAW, KEEP, Choose, Point, move_of, verb_of

REASONS: Final = (
    "only-move",
    "goes-out",
    "call-uno",
    "catch",
    "aside",
    "jump-in",
    "hits-next",
    "takes-another-turn",
    "longest-colour",
    "brings-colour",
    "wild-needed",
    "saves-wilds",
    "sheds-points",
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
"""Each has a sentence in every language: the message `hint-…`."""

_REASON_OF_VERB: Final = {DRAW: "draw", KEEP: "keep", ACCEPT: "take-it", CHALLENGE: "likely-bluff"}

Datum = int | str


@final
@dataclass(frozen=True)
class Hint:
    """A move and why it is good.

    `data` has what the sentence needs, as far as it applies to the reason:

    * `chance` to win the round after the move, in percent
    * `seat`: who is hit, caught, chosen or suspected
    * `cards`: how many that player holds (`hits-next`, `choose`) or has to draw (`sends-…`), how many cost the move
      (`take-it`), or how many of the colour are left to go on with
    * `draws`: how many the next player draws (`hits-next`); none for a skip
    * `colour`, a letter, and `points` of the card
    """

    move: Move
    """What the best bot would do."""
    reason: str
    """Why: one of `REASONS`."""
    data: dict[str, Datum] = field(default_factory=dict)
    """What the reason's sentence needs."""


def hint(view: SeatView, legal: LegalMoves, adviser: Bot | None = None, budget: Budget | None = None) -> Hint:
    """What the adviser (the best bot) would do, the main reason for it, and the chance that the best net sees in it."""
    if CallUno.code in legal.codes and view.owing == view.seat:
        return Hint(CallUno, "call-uno")
    codes = turn_moves(legal)
    if view.actor != view.seat or not len(codes):
        return _aside(view, legal, codes)
    move = choose_within(adviser or bot("best"), view, legal, budget)
    if isinstance(move, Play) and len(view.hand) == 1:
        return Hint(move, "goes-out")
    if len(codes) == 1:
        return Hint(move, "only-move")
    reason, data = _reason(view, move, [move_of(int(code)) for code in codes])
    return Hint(move, reason, {**_chance(view, move), **data})


def _chance(view: SeatView, move: Move) -> dict[str, Datum]:
    judgement = judge_moves(view, vec[i64]([move.code]), shipped_minds()["best"], seed=0)
    return {"chance": min(max(round(100 * float(judgement.heads[0, WIN])), 1), 99)}


def _aside(view: SeatView, legal: LegalMoves, jumps: vec[i64]) -> Hint:
    """Out of turn. A bot jumps in whenever it can, so that is the advice, too."""
    move = sideline(view, legal, catches=True)
    if move is None and len(jumps) and view.pile_size > 0:
        return Hint(move_of(int(jumps[0])), "goes-out" if len(view.hand) == 1 else "jump-in")
    if move is None:
        raise NothingToDo("there is nothing to give a hint about")
    if isinstance(move, Point) and move.verb == CATCH:
        return Hint(move, "catch", {"seat": move.seat})
    return Hint(move, "call-uno" if move == CallUno else "aside")


Reason = tuple[str, dict[str, Datum]]

_BEST: Final[Reason] = ("best-chance", {})


def _reason(view: SeatView, move: Move, all_moves: Sequence[Move]) -> Reason:
    if isinstance(move, Play):
        return _reason_to_answer(view, move) if view.phase == "answer" else _reason_to_play(view, move, all_moves)
    if isinstance(move, NameColour) and move.colour is not None:
        return _with_colour("colour", move.colour, _held(view, move.colour)) or _BEST
    if isinstance(move, Choose):
        return _reason_to_choose(view, move)
    verb = int(verb_of(move.code))
    if verb == ACCEPT:
        return "take-it", {"cards": view.pending}
    if verb == CHALLENGE:
        return "likely-bluff", {"seat": view.attacker}
    return _REASON_OF_VERB.get(verb, "best-chance"), {}


def _reason_to_answer(view: SeatView, move: Play) -> Reason:
    kind = move.card.kind
    if REFLECTS[kind]:
        return "sends-it-back", {"seat": view.attacker, "cards": view.pending}
    return "sends-it-on", {"seat": _next_seat(view), "cards": view.pending + int(DRAWS[kind])}


def _reason_to_play(view: SeatView, move: Play, all_moves: Sequence[Move]) -> Reason:
    kind = move.card.kind
    after = _next_seat(view)
    if (DRAWS[kind] or SKIPS[kind]) and view.counts[after] <= 3 and not view.misses[after]:
        return "hits-next", {"seat": after, "cards": view.counts[after], "draws": int(DRAWS[kind])}
    if view.players == 2 and (DRAWS[kind] or SKIPS[kind] or (REVERSES[kind] and view.options.reverse_skips_two)):
        return "takes-another-turn", {}
    if move.card.is_wild:
        return _reason_for_wild(view, move, all_moves)
    colour = move.card.colour
    assert colour is not None
    left = _held(view, colour) - 1
    if left >= max(_held(view, other) for other in Colour) - 1:
        going_on = _with_colour("longest-colour", colour, left)
        if going_on is not None:
            return going_on
    if any(card.is_wild for card in view.hand):
        return "saves-wilds", {}
    if move.card.points >= 9:
        return "sheds-points", {"points": move.card.points}
    return _BEST


def _reason_for_wild(view: SeatView, move: Play, all_moves: Sequence[Move]) -> Reason:
    colour = move.colour
    assert colour is not None
    left = _held(view, colour)
    coloured = any(isinstance(other, Play) and not other.card.is_wild for other in all_moves)
    if view.phase == "turn" and not coloured:
        return "wild-needed", {"colour": colour.letter, "cards": left}
    return _with_colour("brings-colour", colour, left) or _BEST


def _reason_to_choose(view: SeatView, move: Choose) -> Reason:
    others = [count for seat, count in enumerate(view.counts) if seat != view.seat]
    seat = move.seats[0]
    if len(move.seats) == 1 and seat != view.seat and view.counts[seat] == min(others) < max(others):
        return "choose", {"seat": seat, "cards": view.counts[seat]}
    return _BEST


def _with_colour(reason: str, colour: Colour, cards: int) -> Reason | None:
    """Only where there is something of that colour to go on with."""
    return (reason, {"colour": colour.letter, "cards": cards}) if cards > 0 else None


def _held(view: SeatView, colour: Colour) -> int:
    return sum(card.colour == colour for card in view.hand)


def _next_seat(view: SeatView) -> int:
    return (view.seat + (1 if view.to_the_left else -1)) % view.players
