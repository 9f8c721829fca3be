"""A bot that cannot fail: where the first choice raises, is illegal or takes too long, the next simpler one moves."""

import logging
import time
from collections.abc import Sequence
from typing import final

from penultimate.bots.contract import Bot, NothingToDo
from penultimate.rules import LegalMoves, Move, SeatView

_LOG = logging.getLogger("penultimate.bots")


@final
class SafeBot:
    """A chain of bots, best first.

    Python cannot stop a computation half-way, so a bot that overruns `seconds` is not cut off (search bots watch their
    own clock); its late move still counts if it is legal, but after `patience` overruns it is not asked any more.
    """

    def __init__(self, chain: Sequence[Bot], *, seconds: float = 2.0, patience: int = 2) -> None:
        self.chain = list(chain)
        self.name = chain[0].name
        self.seconds = seconds
        self.overruns_left = patience

    def choose(self, view: SeatView, legal: LegalMoves) -> Move:
        if not legal:
            raise NothingToDo(f"seat {view.seat} has no legal move in phase {view.phase}")
        for bot in list(self.chain):
            began = time.monotonic()
            try:
                move = bot.choose(view, legal)
            except Exception:  # noqa: BLE001 - whatever goes wrong in a bot, the table plays on
                _LOG.warning("bot %s failed to choose", bot.name, exc_info=True)
                continue
            self._watch(bot, time.monotonic() - began)
            if move in legal:
                return move
            _LOG.warning("bot %s chose an illegal move: %r", bot.name, move)
        return legal[0]

    def react(self, view: SeatView, legal: LegalMoves) -> Move | None:
        for bot in self.chain:
            try:
                move = bot.react(view, legal)
            except Exception:  # noqa: BLE001
                _LOG.warning("bot %s failed to react", bot.name, exc_info=True)
                continue
            if move is None or move in legal:
                return move
            _LOG.warning("bot %s reacted with an illegal move: %r", bot.name, move)
        return None

    def delay(self, view: SeatView) -> float:
        return self.chain[0].delay(view)

    def _watch(self, bot: Bot, took: float) -> None:
        if took <= self.seconds or len(self.chain) == 1:
            return
        _LOG.warning("bot %s took %.2f s", bot.name, took)
        self.overruns_left -= 1
        if self.overruns_left <= 0 and bot is self.chain[0]:
            self.chain = self.chain[1:]
