"""Tables with guests: one after the other, everybody asked with a view, as at a table where people play.

Here one can forget to call UNO and be caught, jump in, and be too late. Only accusing is left out: bots do not talk.
"""

from collections import defaultdict
from typing import Self

from penultimate.bots.contract import Bot
from penultimate.bots.crowd import MOST_MOVES
from penultimate.bots.guests import Faults, Guest
from penultimate.lab.contestants import is_guest, seated
from penultimate.lab.duplicate import Conditions, DuplicateTable
from penultimate.rules import LegalMoves, Move, Round, SeatView
from penultimate.rules.moves import ACCUSE, verb_of
from penultimate.rules.state import DARE, NOBODY, OVER, TURN
from penultimate.rules.turns import finish_dare


class GuestTables:
    """Guests stay from table to table: starting one may take longer than a round. To be closed."""

    def __init__(self, conditions: Conditions) -> None:
        self.conditions = conditions
        self._guests: dict[str, list[Guest]] = defaultdict(list)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for guests in self._guests.values():
            for guest in guests:
                guest.close()

    def faults(self) -> dict[str, Faults]:
        found: dict[str, Faults] = {}
        for name, guests in self._guests.items():
            together = Faults()
            for guest in guests:
                together.add(guest.faults)
            if together:
                found[name] = together
        return found

    def play(self, tables: list[DuplicateTable]) -> None:
        for table in tables:
            bots = self._seat(table)
            while True:
                _play_round(table, bots)
                if not table.book():
                    break

    def _seat(self, table: DuplicateTable) -> list[Bot]:
        bots: list[Bot] = []
        taken: dict[str, int] = defaultdict(int)
        for name, seed in zip(table.seating.names, table.sitting.seeds, strict=True):
            if is_guest(name):
                bots.append(self._guest(name, taken[name], seed))
                taken[name] += 1
            else:
                bots.append(seated(name, seed, self.conditions.mind_file))
        return bots

    def _guest(self, name: str, number: int, seed: int) -> Guest:
        guests = self._guests[name]
        if number == len(guests):
            guests.append(Guest(name, seconds=self.conditions.seconds))
        guests[number].begin(seed)
        return guests[number]


def _play_round(table: DuplicateTable, bots: list[Bot]) -> None:
    played = Round(table.state)
    for _ in range(MOST_MOVES):
        if played.is_over:
            return
        if table.state.phase == DARE:
            finish_dare(table.state)
        elif not _anybody_reacts(table, played, bots):
            seat = played.actor
            played.apply(seat, bots[seat].choose(_view(table, played, seat), _legal(played, seat)))
    table.state.phase = OVER  # with no winner: a dead round


def _view(table: DuplicateTable, played: Round, seat: int) -> SeatView:
    return played.view(seat, round_number=table.sitting.round_number, scores=table.sitting.scores)


def _legal(played: Round, seat: int) -> LegalMoves:
    codes = played.legal_moves(seat).codes
    return LegalMoves(tuple([code for code in codes if verb_of(code) != ACCUSE]))


def _anybody_reacts(table: DuplicateTable, played: Round, bots: list[Bot]) -> bool:
    """Let the first who calls, catches or jumps in do so: in the order of play, from whoever moves next."""
    state = table.state
    if state.owing == NOBODY and not (state.options.jump_in and state.phase == TURN):
        return False
    step = 1 if state.direction == 1 else -1
    for offset in range(len(bots)):
        seat = (played.actor + step * offset) % len(bots)
        legal = _legal(played, seat)
        move: Move | None = bots[seat].react(_view(table, played, seat), legal) if legal else None
        if move is not None:
            played.apply(seat, move)
            return True
    return False
