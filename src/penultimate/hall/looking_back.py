"""What can be said about a finished match: worked out in slices, once for all who ask, and kept for who asks later.

A slice takes a fraction of a second and is thought through where rules are tried out, so that tables take turns between
slices. When nobody waits any more, the work ends with the slice that is on.
"""

import asyncio
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, Final, final

import msgspec

from penultimate import wire
from penultimate.hall.ask import Ask
from penultimate.hall.encode import legal_move
from penultimate.records.model import handles
from penultimate.rules import read_move
from penultimate.tables.match_records import tell_match
from penultimate.tables.ports import Errand, Rank, Row, Store, StoreError, Thinker

if TYPE_CHECKING:
    from penultimate.analysis import Analysis, Progress

MOST_AT_ONCE: Final = 8
"""Matches that are being looked at: each holds its record."""
MOST_KEPT: Final = 32
MOST_STEPS: Final = 2000
"""Of a match that can be looked at at all: work and answer grow with it."""
WORTH_A_WORD: Final = 0.01
"""What a move must have cost to be told."""

Key = tuple[str, int]
"""A table's code, and the number of the match."""


class CannotLookBack(Exception):
    """The text is the code of the refusal."""


@final
class LookingBack:
    def __init__(self, store: Store, thinker: Thinker) -> None:
        self._store = store
        self._thinker = thinker
        self._kept: dict[Key, wire.LookedBack] = {}
        self._waiting: dict[Key, list[Ask[wire.LookBack]]] = {}
        """Who waits for what is being worked out."""

    async def answer(self, ask: Ask[wire.LookBack]) -> None:
        """At once where it is known; else when it has been worked out, by this or by an earlier question."""
        key = (ask.table.book.code, ask.message.match)
        if (known := self._kept.get(key)) is not None:
            self._tell(ask, known)
        elif (others := self._waiting.get(key)) is not None:
            others.append(ask)
        elif len(self._waiting) >= MOST_AT_ONCE:
            ask.reply.refuse("busy")
        else:
            self._waiting[key] = [ask]
            await self._work_out(key)

    async def _work_out(self, key: Key) -> None:
        told: wire.LookedBack | None = None
        problem = "went-wrong"
        try:
            told = await self._looked_back(key)
        except CannotLookBack as cannot:
            problem = str(cannot)
        finally:  # whatever happened, nobody waits for ever
            for ask in self._waiting.pop(key):
                if told is None:
                    ask.reply.refuse(problem)
                else:
                    self._tell(ask, told)

    def _tell(self, ask: Ask[wire.LookBack], told: wire.LookedBack) -> None:
        if ask.is_wanted():
            ask.guest.send(msgspec.structs.replace(told, id=ask.message.id))

    async def _looked_back(self, key: Key) -> wire.LookedBack:
        try:
            rows = await self._store.read(key[0])
        except StoreError:
            raise CannotLookBack("storage") from None
        work = _Work(rows, key[1])
        while (told := await self._slice(key, work)) is None:
            if not any(ask.is_wanted() for ask in self._waiting[key]):
                raise CannotLookBack("busy")  # nobody is there to read it
        self._keep(key, told)
        return told

    async def _slice(self, key: Key, work: "_Work") -> wire.LookedBack | None:
        result: asyncio.Future[wire.LookedBack | str | None] = asyncio.get_running_loop().create_future()

        def wanted() -> bool:
            return not result.done()  # cancelled where the hall is closed

        def settle(value: wire.LookedBack | str | None) -> None:
            if wanted():
                result.set_result(value)

        self._thinker.think(Errand(work.slice, settle, settle, f"{key[0]} looking back", Rank.TRIAL, wanted))
        told = await result
        if isinstance(told, str):
            raise CannotLookBack(told)
        return told

    def _keep(self, key: Key, told: wire.LookedBack) -> None:
        """In the place of the oldest, where there are many."""
        if len(self._kept) >= MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[key] = told


@final
class _Work:
    """One match being looked at. Its slices are thought through one after the other, in one thread."""

    def __init__(self, rows: Sequence[Row], number: int) -> None:
        self._rows = rows
        self._number = number
        self._slices: Generator[Progress, None, Analysis] | None = None

    def slice(self) -> wire.LookedBack | str | None:
        """The answer, or the code of a refusal; None where there is more to do."""
        from penultimate.analysis import QUICK, slices  # brings the nets

        if self._slices is None:
            record = tell_match(self._rows, self._number, lambda _step: None)
            self._rows = ()
            if record is None:
                return "match-not-over"
            if len(record.entries) > MOST_STEPS:
                return "match-too-long"
            self._slices = slices(record, QUICK)
        try:
            next(self._slices)
        except StopIteration as end:
            return looked_back(end.value, self._number)
        return None


def looked_back(analysis: "Analysis", number: int) -> wire.LookedBack:
    """An analysis as it is told on the wire."""
    names, moments = analysis.names, analysis.moments
    best, bluff = analysis.move_of_the_match, analysis.boldest_bluff
    return wire.LookedBack(
        id=0,
        match=number,
        playouts=analysis.playouts,
        margin=analysis.margin,
        chances=tuple([_rounded(moment.match_chances) for moment in moments]),
        round_chances=tuple([_rounded(moment.round_chances) for moment in moments]),
        turning_points=tuple(
            [
                wire.TurningPoint(point.moment, point.seat, round(point.before, 3), round(point.after, 3))
                for point in analysis.turning_points
            ]
        ),
        verdicts=tuple([_verdict(at, moment.verdict, names) for at, moment in enumerate(moments) if _is_dear(moment)]),
        players=tuple([wire.PlayedHow(one.decisions, one.agreed, round(one.accuracy, 3)) for one in analysis.players]),
        move_of_the_match=None if best is None else _best_move(best, moments[best]),
        boldest_bluff=None if bluff is None else _bluff(bluff, moments[bluff]),
    )


def _rounded(chances: Sequence[float]) -> tuple[float, ...]:
    return tuple([round(chance, 3) for chance in chances])


def _is_dear(moment: Any) -> bool:
    return moment.verdict is not None and moment.verdict.cost >= WORTH_A_WORD


def _verdict(at: int, verdict: Any, names: Sequence[str]) -> wire.MoveVerdict:
    better = legal_move(read_move(verdict.best, handles(names)).code, names)
    return wire.MoveVerdict(at, better, round(verdict.cost, 3))


def _best_move(at: int, moment: Any) -> wire.BestMove:
    return wire.BestMove(at, moment.seat, round(moment.verdict.edge, 3))


def _bluff(at: int, moment: Any) -> wire.BoldestBluff:
    return wire.BoldestBluff(at, moment.seat, moment.bluff.cards, moment.bluff.outcome)
