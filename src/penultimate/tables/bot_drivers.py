"""Bots in seats: when they think, when they act, and how they react to others, like people and no faster."""

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from penultimate.bots import Bot, bot
from penultimate.rules import LegalMoves, Match, Move
from penultimate.tables.ports import Handle
from penultimate.tables.seats import SITS_IN, Seat

if TYPE_CHECKING:
    from penultimate.tables.table import Table

CATCH_GRACE: Final = 1.5
"""No bot catches anybody sooner than so many seconds after the card."""
PACES: Final = {"quick": 0.3, "human": 1.0, "slow": 2.0}
SHORTEST: Final = 0.05


@dataclass(slots=True, eq=False)
class Plan:
    """What a bot has been woken up for. A new situation gets a new plan."""

    situation: tuple[int, ...]
    handle: Handle


@final
class BotDrivers:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self._plans: dict[int, Plan] = {}
        self._bots: dict[int, tuple[str, int, Bot]] = {}

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
        legal = game.legal_moves(seat.number)
        state = game.round.state
        situation = (self._table.book.asked_at, int(state.owing), int(state.accused), int(legal.__len__() > 0))
        plan = self._plans.get(seat.number)
        if plan is not None:
            if plan.situation == situation:
                return
            plan.handle.cancel()
            del self._plans[seat.number]
        if legal:
            delay = self._delay(game, seat, legal)
            handle = self._table.clock.call_later(delay, lambda: self._time_to_act(seat, situation))
            self._plans[seat.number] = Plan(situation, handle)

    def _delay(self, game: Match, seat: Seat, legal: LegalMoves) -> float:
        delay = self._bot_for(seat).delay(game.view(seat.number)) * PACES[self._table.book.table.bot_pace]
        owing = int(game.round.state.owing)
        if owing >= 0 and owing != seat.number:
            delay = max(delay, CATCH_GRACE)
        return max(delay, SHORTEST)

    def _time_to_act(self, seat: Seat, situation: tuple[int, ...]) -> None:
        table = self._table
        game = table.book.match
        plan = self._plans.get(seat.number)
        if game is None or plan is None or plan.situation != situation:
            return
        if table.is_busy:  # somebody else's move is being kept: look again right after
            plan.handle = table.clock.call_later(SHORTEST, lambda: self._time_to_act(seat, situation))
            return
        view, legal = game.view(seat.number), game.legal_moves(seat.number)
        player = self._bot_for(seat)
        act = player.choose if game.actor == seat.number else player.react

        def decided(move: Move | None) -> None:
            if move is not None and self._plans.get(seat.number) is plan:
                table.make_move(seat, move, version=situation[0], by="bot", reply=_Replan(self, seat, plan))

        if legal:
            table.thinker.think(lambda: act(view, legal), decided)

    def plan_again(self, seat: Seat, plan: Plan) -> None:
        """The situation changed while the bot was thinking."""
        if self._plans.get(seat.number) is plan:
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
            lambda move: table.make_move(seat, move, version=question, by="clock"),
        )

    def _bot_for(self, seat: Seat) -> Bot:
        level = seat.level or SITS_IN
        known = self._bots.get(seat.number)
        if known is None or known[:2] != (level, self._table.book.match_number):
            known = (level, self._table.book.match_number, bot(level, self._seed(seat)))
            self._bots[seat.number] = known
        return known[2]

    def _seed(self, seat: Seat) -> int:
        """Different at every seat and in every match, and as hard to guess as the shuffle."""
        book = self._table.book
        text = f"bot {book.secret} {book.match_number} {seat.number}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "little")


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
        if code != "storage":
            self._drivers.plan_again(self._seat, self._plan)
