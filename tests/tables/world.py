"""A world for tables in which time passes when the test says so, and everything else is real."""

import asyncio
import heapq
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from penultimate.hall.registry import Registry
from penultimate.rules import Event, Match
from penultimate.rules.full_state import state_of
from penultimate.storage.sqlite import SqliteStore, open_store
from penultimate.tables import entries as log
from penultimate.tables import lobby
from penultimate.tables.book import Book
from penultimate.tables.identity import new_token
from penultimate.tables.ports import Errand, GameChange, Loss
from penultimate.tables.proposals import Verdict
from penultimate.tables.seats import Seat
from penultimate.tables.table import Table

T = TypeVar("T")


class ManualHandle:
    def __init__(self) -> None:
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class ManualClock:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._order = itertools.count()
        self._calls: list[tuple[float, int, ManualHandle, Callable[[], None]]] = []

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, call: Callable[[], None], /) -> ManualHandle:
        handle = ManualHandle()
        heapq.heappush(self._calls, (self._now + seconds, next(self._order), handle, call))
        return handle

    def next_call(self) -> float | None:
        """In how many seconds something happens."""
        while self._calls and self._calls[0][2].cancelled:
            heapq.heappop(self._calls)
        return max(0.0, self._calls[0][0] - self._now) if self._calls else None

    def advance(self, seconds: float) -> None:
        end = self._now + seconds
        while self._calls and self._calls[0][0] <= end:
            at, _, handle, call = heapq.heappop(self._calls)
            self._now = max(self._now, at)
            if not handle.cancelled:
                call()
        self._now = end


class ThinksAtOnce:
    def think(self, errand: Errand[T]) -> None:
        if errand.wanted():
            errand.done(errand.work())


class Witness:
    """An audience that remembers."""

    def __init__(self) -> None:
        self.changes: list[GameChange] = []
        self.decisions: list[Verdict] = []
        self.chat: list[log.Said] = []
        self.tables = 0
        self.timers = 0
        self.out_of_time: list[int] = []

    def game_changed(self, change: GameChange) -> None:
        self.changes.append(change)

    def table_changed(self) -> None:
        self.tables += 1

    def timers_changed(self) -> None:
        self.timers += 1

    def time_up(self, seat: int) -> None:
        self.out_of_time.append(seat)

    def said(self, number: int, said: log.Said) -> None:
        self.chat.append(said)

    def decided(self, decision: Verdict) -> None:
        self.decisions.append(decision)

    @property
    def events(self) -> list[Event]:
        return [event for change in self.changes for event in change.events]


class Answer:
    def __init__(self) -> None:
        self.version: int | None = None
        self.refusal: tuple[str, str] | None = None
        self.waits: float | None = None

    def done(self, version: int) -> None:
        self.version = version

    def refuse(self, code: str, rule: str = "", detail: str = "") -> None:
        self.refusal = (code, rule or detail)

    def waiting(self, seconds: float) -> None:
        self.waits = seconds

    def __repr__(self) -> str:
        return f"<answer version={self.version} refusal={self.refusal} waits={self.waits}>"

    def is_done(self) -> bool:
        return self.version is not None

    @property
    def code(self) -> str:
        return "" if self.refusal is None else self.refusal[0]


class World:
    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.clock = ManualClock()
        self.losses: list[tuple[str, Loss]] = []
        self.registry = self._registry()

    def _registry(self) -> Registry:
        return Registry(
            store=self.store,
            clock=self.clock,
            thinker=ThinksAtOnce(),
            furnish=self._furnish,
            lost=lambda table, loss: self.losses.append((table.book.code, loss)),
        )

    def _furnish(self, table: Table) -> None:
        table.audience = Witness()

    def forget_everything(self) -> None:
        """As after a crash: only the log is left."""
        self.registry.stop()
        self.registry = self._registry()

    async def table(
        self,
        *people: str,
        bots: tuple[str, ...] = (),
        edition: str = "mario",
        agreed: log.TableRules | None = None,
        begin: bool = True,
        **options: Any,
    ) -> Table:
        """A table with these people at it, all here; the match has begun unless said otherwise."""
        table = await self.registry.create(
            people[0],
            new_token(),
            edition=edition,
            options=options,
            seats=max(2, len(people) + len(bots)),
            bots=list(bots),
            agreed=agreed or log.TableRules(),
            language="en",
        )
        table.presence.arrive(table.book.seats[0].key)
        for name in people[1:]:
            answer = Answer()
            await self.ask(
                table,
                answer,
                lambda name=name, answer=answer: lobby.sit_down(  # type: ignore[misc]
                    table, answer, name, new_token(), "en", lambda seat: table.presence.arrive(seat.key)
                ),
            )
            assert not answer.code
        if begin:
            answer = Answer()
            await self.ask(table, answer, lambda: lobby.start(table, answer, table.book.seats[table.book.host]))
            assert not answer.code, answer.refusal
        return table

    async def ask(self, table: Table, answer: Answer, work: Callable[[], None]) -> Answer:
        table.request(answer, work)
        await self.settle(table)
        return answer

    async def move(self, table: Table, seat: int, text: str, version: int | None = None, number: int = -1) -> Answer:
        from penultimate.rules import read_move

        answer = Answer()
        names = [seat.name for seat in table.book.seats]
        table.make_move(
            table.book.seats[seat].key, read_move(text, names), version=version, number=number, reply=answer
        )
        await self.settle(table)
        return answer

    async def settle(self, table: Table) -> None:
        """Until the log has everything."""
        while table.is_busy:  # noqa: ASYNC110 - the table is not changed for its tests
            await asyncio.sleep(0.0005)

    async def pass_time(self, table: Table, seconds: float) -> None:
        """In small steps, so that what happens can make other things happen."""
        end = self.clock.now() + seconds
        while (left := end - self.clock.now()) > 1e-9:
            upcoming = self.clock.next_call()
            self.clock.advance(left if upcoming is None else min(left, upcoming))
            await self.settle(table)


@asynccontextmanager
async def a_world(folder: Path) -> AsyncIterator[World]:
    store = await open_store(folder / "tables.sqlite")
    world = World(store)
    try:
        yield world
    finally:
        world.registry.stop()
        await store.close()


def everything(book: Book) -> dict[str, Any]:
    """All that a book holds, in a form that can be compared."""
    names = [name for name in dir(book) if not name.startswith("__") and not callable(getattr(book, name))]
    state = {name: getattr(book, name) for name in names if name not in ("match", "chat", "_shares_match")}
    game = book.match
    if game is not None:
        state["match"] = (game.digest(), game.scores, game.round_number, game.winners, game.rules, game.seed)
    state["chat"] = [(number, log.write_entry(said)) for number, said in book.chat]
    return state


def witness(table: Table) -> Witness:
    assert isinstance(table.audience, Witness)
    return table.audience


def match_of(table: Table) -> Match:
    assert table.book.match is not None
    return table.book.match


def phase_of(table: Table) -> str:
    return table.book.phase


def sits_in(table: Table, name: str) -> bool:
    """Whether a bot plays in this player's place."""
    return seat_named(table, name).sitting_in


def seat_named(table: Table, name: str) -> Seat:
    return next(seat for seat in table.book.seats if seat.name == name)


def deal_by_hand(table: Table, *hands: str, top: str, actor: int = 0) -> None:
    """Put cards where a test needs them. The log knows nothing of it: don't replay such a table."""
    from penultimate.rules.cards import KINDS, NO_COLOUR, read_card, read_cards
    from penultimate.rules.state import TURN, sets_of

    state = state_of(match_of(table).round)
    for seat, text in enumerate(hands):
        for kind in range(KINDS):
            state.hands[seat * KINDS + kind] = 0
        cards = read_cards(text)
        for card in cards:
            state.hands[seat * KINDS + card.kind] += 1
        state.counts[seat] = len(cards)
    state.held = sets_of(state.hands)
    card = read_card(top)
    state.discards[0] = card.kind
    state.discard_size = 1
    state.top = card.kind
    state.colour = NO_COLOUR if card.colour is None else int(card.colour)
    state.actor = actor
    state.phase = TURN
    state.owing = -1
    state.pending = 0
    state.direction = 1
    state.called = 0
    if isinstance(table.audience, Witness):
        table.audience.changes.clear()
