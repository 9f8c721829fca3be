"""Bots in seats: when they think, when they act, and how they react to others, like people and no faster."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from penultimate.rules import Event, LegalMoves, Match, Move, SeatView
from penultimate.rules.events import ChallengeSettled
from penultimate.tables.forgetting import Forgetfulness
from penultimate.tables.ports import Handle, Rank
from penultimate.tables.seats import NOBODY, SITS_IN, Seat

if TYPE_CHECKING:
    from penultimate.bots import Bot
    from penultimate.tables.book import Book
    from penultimate.tables.table import Table

CATCH_GRACE: Final = 1.5
"""No bot catches anybody sooner than so many seconds after the news has reached the people who could."""
VERDICT_LASTS: Final = 1.5
"""No bot plays on sooner than so many seconds after a challenge was settled, at any pace: people read how it ended."""
PACES: Final = {"quick": 0.3, "human": 1.0, "slow": 2.0}
SHORTEST: Final = 0.05
THINK_AGAIN: Final = 1.0
"""Seconds after which a bot that could not be asked is asked again."""

BotMaker = Callable[[str, int], "Bot"]
"""From what the log says about who sits there, and a seed, to a player."""


def bot_of_ours(level: str, seed: int) -> "Bot":
    """What sits down where no host brings others."""
    from penultimate.bots import bot  # a table of people never needs their nets

    return bot(level, seed)


@dataclass(slots=True, eq=False)
class Plan:
    """What a bot has been woken up for. A new situation gets a new plan."""

    situation: tuple[int, ...]
    handle: Handle


@final
class BotDrivers:
    def __init__(self, table: "Table", make_bot: BotMaker) -> None:
        self._table = table
        self._make_bot = make_bot
        self._plans: dict[int, Plan] = {}
        self._bots: dict[int, tuple[str, int, Bot]] = {}
        self._habits: dict[int, tuple[Bot, Forgetfulness]] = {}
        self._wait_until = 0.0
        """By the clock: a verdict is being read until then."""

    def saw(self, events: Sequence[Event]) -> None:
        """What has just happened at the table."""
        if any(isinstance(event, ChallengeSettled) for event in events):
            self._wait_until = self._table.clock.now() + VERDICT_LASTS

    def tend(self) -> None:
        """Wake up every bot for which the situation is new."""
        table = self._table
        game = table.book.match
        if game is None or table.book.phase != "playing" or table.presence.nobody:
            self.stop()
            return
        for seat in table.book.seats:
            if seat.played_by_bot:
                self._tend_seat(game, seat)
            elif seat.number in self._plans:
                self._plans.pop(seat.number).handle.cancel()

    def stop(self) -> None:
        for plan in self._plans.values():
            plan.handle.cancel()
        self._plans.clear()

    def _tend_seat(self, game: Match, seat: Seat) -> None:
        window = self._table.window
        waits = window.stands_still and window.owing != seat.number
        legal = game.legal_moves(seat.number)
        # The same player may be accused once more: then others have abstained.
        situation = (self._table.book.asked_at, game.owing, *game.accusation, int(len(legal) > 0), int(waits))
        plan = self._plans.get(seat.number)
        if plan is not None:
            if plan.situation == situation:
                return
            plan.handle.cancel()
            del self._plans[seat.number]
        if legal and not waits:
            delay = delay_of_bot(self._bot_for(seat), game, seat.number, self._table.book.table.bot_pace)
            delay = max(delay, self._wait_until - self._table.clock.now())
            handle = self._table.clock.call_later(delay, lambda: self._time_to_act(seat.key, situation))
            self._plans[seat.number] = Plan(situation, handle)

    def _time_to_act(self, key: int, situation: tuple[int, ...]) -> None:
        table = self._table
        game, seat = table.book.match, table.book.seat_of(key)
        plan = None if seat is None else self._plans.get(seat.number)
        if game is None or seat is None or plan is None or plan.situation != situation:
            return
        if table.is_busy:  # somebody else's move is being kept: look again right after
            plan.handle = table.clock.call_later(SHORTEST, lambda: self._time_to_act(key, situation))
            return
        view, legal = game.view(seat.number), game.legal_moves(seat.number)
        player = self._bot_for(seat)
        can_catch = game.owing not in (NOBODY, seat.number)
        moment = (game.round_number, table.book.moves_made)

        def decided(chosen: Move | None) -> None:
            move = self._as_remembered(seat, chosen, moment)
            if move is not None and self._has(seat, plan):
                table.make_move(key, move, version=situation[0], by="bot", reply=_Replan(self, seat, plan))

        if legal:
            table.thinker.think(
                lambda: _chosen(player, view, legal, can_catch=can_catch),
                decided,
                rank=Rank.MOVE,
                failed=lambda _: self._look_again(seat, plan),
                wanted=lambda: self._has(seat, plan),
            )

    def _as_remembered(self, seat: Seat, move: Move | None, moment: tuple[int, ...]) -> Move | None:
        """Bots forget to call now and then; but not those that play in somebody's place."""
        if move is None or seat.kind != "bot":
            return move
        player = self._bot_for(seat)
        known = self._habits.get(seat.number)
        if known is None or known[0] is not player:
            known = self._habits[seat.number] = (player, Forgetfulness(seat.level, seed_of_bot(self._table.book, seat)))
        return known[1].aside(known[1].turn(move, moment))

    def _has(self, seat: Seat, plan: Plan) -> bool:
        return self._plans.get(seat.number) is plan

    def _look_again(self, seat: Seat, plan: Plan) -> None:
        """It could not be thought through now: after a while, the same once more."""
        if self._has(seat, plan):
            plan.handle = self._table.clock.call_later(THINK_AGAIN, lambda: self._time_to_act(seat.key, plan.situation))

    def plan_again(self, seat: Seat, plan: Plan) -> None:
        """The situation changed while the bot was thinking."""
        if self._has(seat, plan):
            del self._plans[seat.number]
            self.tend()

    def move_once_for(self, number: int) -> None:
        """For a person whose time is up."""
        table = self._table
        game = table.book.match
        seat = table.book.seats[number]
        if game is None or game.actor != number or table.book.phase != "playing":
            return
        view, legal = game.view(number), game.legal_moves(number)
        question = table.book.asked_at
        player = self._bot_for(seat)
        table.thinker.think(
            lambda: player.choose(view, legal),
            lambda move: table.make_move(seat.key, move, version=question, by="clock"),
            rank=Rank.MOVE,
            failed=lambda _: self._once_more(number),
            wanted=lambda: table.book.asked_at == question,
        )

    def _once_more(self, number: int) -> None:
        self._table.clock.call_later(THINK_AGAIN, lambda: self.move_once_for(number))

    def _bot_for(self, seat: Seat) -> "Bot":
        level = seat.level or SITS_IN
        known = self._bots.get(seat.number)
        if known is None or known[:2] != (level, self._table.book.match_number):
            known = (level, self._table.book.match_number, self._make_bot(level, seed_of_bot(self._table.book, seat)))
            self._bots[seat.number] = known
        return known[2]


def delay_of_bot(player: "Bot", game: Match, seat: int, pace: str) -> float:
    """Seconds after which it thinks about its move, at a table of this pace."""
    delay = player.delay(game.view(seat)) * PACES[pace]
    if game.owing not in (NOBODY, seat):
        delay = max(delay, CATCH_GRACE)
    return max(delay, SHORTEST)


def seed_of_bot(book: "Book", seat: Seat) -> int:
    """Different at every seat and in every match, and as hard to guess as the shuffle."""
    text = f"bot {book.secret} {book.match_number} {seat.number}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "little")


def _chosen(player: "Bot", view: SeatView, legal: LegalMoves, *, can_catch: bool) -> Move | None:
    """Whose turn it is looks up, too, when somebody has forgotten to call: the turn ends the time to catch."""
    if view.actor != view.seat:
        return player.react(view, legal)
    noticed = player.react(view, legal) if can_catch else None
    return player.choose(view, legal) if noticed is None else noticed


@final
class _Replan:
    """The answer to a bot's move: where it is refused, the bot looks again."""

    def __init__(self, drivers: BotDrivers, seat: Seat, plan: Plan) -> None:
        self._drivers = drivers
        self._seat = seat
        self._plan = plan

    def done(self, version: int) -> None: ...

    def waiting(self, seconds: float) -> None: ...

    def refuse(self, code: str, rule: str = "", detail: str = "") -> None:
        if code not in ("storage", "went-wrong"):
            self._drivers.plan_again(self._seat, self._plan)
