"""What a bot is: something that gets a view and the legal moves, and nothing else."""

from typing import Protocol, runtime_checkable

from penultimate.bots.budget import Budget
from penultimate.rules import LegalMoves, Move, SeatView


class Bot(Protocol):
    """A player. It never sees a round or a match: mypy refuses to hand it one."""

    @property
    def name(self) -> str:
        """The level, and the character if it has one: `good`, `best-bluffer`."""

    def choose(self, view: SeatView, legal: LegalMoves) -> Move:
        """The move of a seat that has to act: its turn, its answer, its choice, its `confirm`, or `next`."""

    def react(self, view: SeatView, legal: LegalMoves) -> Move | None:
        """What to do besides, whoever's turn it is: call UNO, catch, jump in, confirm, abstain. None: nothing."""

    def delay(self, view: SeatView) -> float:
        """Seconds to let pass before `choose` or `react` is carried out. Says nothing about the hand."""


@runtime_checkable
class PunctualBot(Protocol):
    """What a bot may have besides, if it thinks for long: it stops when it is told to."""

    def choose_within(self, view: SeatView, legal: LegalMoves, budget: Budget) -> Move:
        """As `choose`; soon after the budget is over, the best move found so far."""


def choose_within(bot: Bot, view: SeatView, legal: LegalMoves, budget: Budget | None) -> Move:
    """Ask any bot for its move: a punctual one gets the budget, all others take the time that they take."""
    if budget is not None and isinstance(bot, PunctualBot):
        return bot.choose_within(view, legal, budget)
    return bot.choose(view, legal)


class NothingToDo(ValueError):
    """`choose` was asked where there is no legal move at all."""
