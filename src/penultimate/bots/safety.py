"""A bot that cannot fail: where the first choice raises, is illegal or takes too long, the next simpler one moves."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, final

from penultimate.bots.budget import BY_CLOCK, Budget, Timing
from penultimate.bots.contract import Bot, NothingToDo, choose_within
from penultimate.rules import LegalMoves, Move, SeatView

_LOG = logging.getLogger("penultimate.bots")


@final
@dataclass(frozen=True)
class Lapse:
    """What a bot did wrong, for whoever owns it: the log has the same, as a warning.

    * `failed`: it raised; the next simpler one is asked instead
    * `illegal`: what it said is no legal move; the next simpler one is asked instead
    * `slow`: it worked for too long; its move counts, and the next simpler one makes the next move
    """

    bot: str
    """Which bot failed."""
    reason: Literal["failed", "illegal", "slow"]
    """How, as a word."""
    detail: str
    """What it said."""


@final
class SafeBot:
    """A chain of bots, best first.

    Python cannot stop a computation half-way, so a bot that overruns its time is not cut off (search bots watch their
    budget, so that they hardly ever do); its late move still counts if it is legal. Then it rests for one decision, and
    is asked again: nobody plays below their level for the rest of a match. What counts is the work of the thread
    itself, so that a bot does not pay for a machine that was busy or asleep.
    """

    def __init__(
        self, chain: Sequence[Bot], *, timing: Timing = BY_CLOCK, on_lapse: Callable[[Lapse], None] | None = None
    ) -> None:
        self.chain = list(chain)
        self.name = chain[0].name
        self.timing = timing
        self.on_lapse = on_lapse
        """Told of every lapse, in the thread that thinks."""
        self._resting: list[Bot] = []

    def choose(self, view: SeatView, legal: LegalMoves) -> Move:
        return self.choose_within(view, legal, self.timing.budget())

    def choose_within(self, view: SeatView, legal: LegalMoves, budget: Budget) -> Move:
        if not legal:
            raise NothingToDo(f"seat {view.seat} has no legal move in phase {view.phase}")
        for bot in self._awake():
            move = self._choice(bot, view, legal, budget)
            if move is not None:
                return move
        return legal[0]

    def react(self, view: SeatView, legal: LegalMoves) -> Move | None:
        for bot in self.chain:
            try:
                move = bot.react(view, legal)
            except Exception as error:  # noqa: BLE001 - whatever goes wrong in a bot, the table plays on
                self._report(Lapse(bot.name, "failed", f"to react: {error!r}"), error)
                continue
            if move is None or move in legal:
                return move
            self._report(Lapse(bot.name, "illegal", f"reaction {move!r}"))
        return None

    def delay(self, view: SeatView) -> float:
        return self.chain[0].delay(view)

    def _awake(self) -> list[Bot]:
        """Who is asked now: everybody but those who overran their time at the last decision."""
        resting, self._resting = self._resting, []
        return [bot for bot in self.chain if not any(bot is tired for tired in resting)]

    def _choice(self, bot: Bot, view: SeatView, legal: LegalMoves, budget: Budget) -> Move | None:
        """Its legal move, or None."""
        move = None
        began = self.timing.effort()
        try:
            move = choose_within(bot, view, legal, budget)
        except Exception as error:  # noqa: BLE001
            self._report(Lapse(bot.name, "failed", f"to choose: {error!r}"), error)
        self._watch(bot, self.timing.effort() - began)
        if move is None or move in legal:
            return move
        self._report(Lapse(bot.name, "illegal", f"move {move!r}"))
        return None

    def _watch(self, bot: Bot, worked: float) -> None:
        if worked <= self.timing.overrun:
            return
        if bot is not self.chain[-1]:  # nobody is there who could make its moves
            self._resting.append(bot)
        self._report(Lapse(bot.name, "slow", f"worked for {worked:.2f} s"))

    def _report(self, lapse: Lapse, error: Exception | None = None) -> None:
        _LOG.warning("bot %s, %s: %s", lapse.bot, lapse.reason, lapse.detail, exc_info=error)
        if self.on_lapse is not None:
            self.on_lapse(lapse)
