"""What a bot is: something that gets a view and the legal moves, and nothing else."""

from typing import Protocol

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


class NothingToDo(ValueError):
    """`choose` was asked where there is no legal move at all."""
