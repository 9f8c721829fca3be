"""A seat at a server's table, next to people in browsers."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any, Final, final

import msgspec

from penultimate import wire
from penultimate.bots import Hint
from penultimate.rules import Move, Options, SeatView
from penultimate.terminal.clock import TableClock
from penultimate.terminal.connection import Answer, Connection
from penultimate.terminal.table import (
    Happened,
    Lobby,
    News,
    NotDone,
    Notice,
    OpenProposal,
    RuleOnCard,
    Stage,
    TableLost,
    TimeLeft,
)
from penultimate.terminal.table_news import changes_between, decision, open_proposals, rule_on_card
from penultimate.terminal.wire_reading import event_from, move_from, options_from, shape_of, view_from

_COMMON: Final = msgspec.json.Decoder(wire.CommonView)
_EVENT: Final = msgspec.json.Decoder(dict[str, Any])
_MOVE: Final = msgspec.json.Decoder(wire.LegalMove)


@final
class RemoteTable:
    """Connected by `join`; closed by `leave` or `close`."""

    def __init__(self, server: str, code: str, name: str, language: str) -> None:
        self.name = name
        self.language: Any = language
        self.connection = Connection(server, code, hear=self._hear, tell=self._tell, ended=self._wake)
        self.clock = TableClock(self._tell)
        self.table: wire.TableState | None = None
        self._options: Options | None = None
        self._view: SeatView | None = None
        self._legal: list[Move] = []
        self._bluffs: set[Move] = set()
        self._version = -1
        self._seat = -1
        self._news: list[News] = []
        self._has_news = asyncio.Event()
        self._has_version = asyncio.Event()
        self._decided: set[int] = set()
        """Proposals that were adopted or declined; the others that go were taken back."""
        self._moving = False
        """A move of one's own is on its way."""

    # --- coming and going ---------------------------------------------------------------------------------------------

    @property
    def server(self) -> str:
        return self.connection.server

    @property
    def code(self) -> str:
        return self.connection.code

    @property
    def token(self) -> str:
        return self.connection.token

    async def join(self, token: str = "") -> None:
        """Take a seat, one's own again where the token still holds. Raises TableLost."""
        self._seat = await self.connection.enter(token, self.name, self.language)
        while self.table is None and not self.connection.is_lost():
            await self._has_news.wait()
        if self.connection.lost is not None:
            raise self.connection.lost

    async def leave(self) -> Notice | None:
        """Stand up; the token still brings one back."""
        with contextlib.suppress(NotDone, TableLost, TimeoutError):
            async with asyncio.timeout(3):
                await self._request(wire.Leave(id=self._next_id()))
        await self.close()
        return Notice("terminal-left", {"code": self.code, "server": self.server})

    async def close(self) -> None:
        self.clock.stop()
        await self.connection.close()

    # --- what is the case ---------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        return self._seat

    @property
    def names(self) -> Sequence[str]:
        return [] if self.table is None else [seat.name for seat in self.table.seats]

    @property
    def stage(self) -> Stage:
        if self.table is None or self.table.phase == "lobby" or self._view is None:
            return "lobby"
        if self._view.phase == "match-over":
            return "match-over"
        return "round-over" if self._view.phase == "round-over" else "playing"

    @property
    def view(self) -> SeatView | None:
        return self._view if self.stage != "lobby" else None

    @property
    def legal(self) -> Sequence[Move]:
        return self._legal

    @property
    def pausing(self) -> bool:
        return False  # the server's clock leaves time to catch

    @property
    def has_others(self) -> bool:
        return True

    @property
    def lobby(self) -> Lobby | None:
        table = self.table
        if table is None:
            return None
        host = table.seats[table.host].name if 0 <= table.host < len(table.seats) else ""
        free = sum(seat.kind == "empty" for seat in table.seats)
        players = tuple(seat.name for seat in table.seats if seat.kind != "empty")
        return Lobby(players, free, host, table.host == self._seat, table.link)

    @property
    def rules(self) -> tuple[RuleOnCard | None, RuleOnCard | None]:
        if self.table is None:
            return None, None
        first, second = self.table.rules
        return rule_on_card(first), rule_on_card(second)

    @property
    def proposals(self) -> Sequence[OpenProposal]:
        return () if self.table is None else open_proposals(self.table)

    @property
    def time_left(self) -> TimeLeft | None:
        return self.clock.left()

    def is_bluff(self, move: Move) -> bool:
        return move in self._bluffs

    # --- news ---------------------------------------------------------------------------------------------------------

    def take_news(self) -> list[News]:
        news, self._news = self._news, []
        self._has_news.clear()
        return news

    async def wait_for_news(self) -> None:
        await self._has_news.wait()
        if self.connection.lost is not None and not self._news:
            raise self.connection.lost

    def _tell(self, news: News | None) -> None:
        if news is not None:
            self._news.append(news)
        self._has_news.set()

    def _wake(self) -> None:
        """Whoever waits for something shall see that the connection has ended."""
        self.clock.stop()
        self._has_version.set()
        self._has_news.set()

    # --- what the player does -----------------------------------------------------------------------------------------

    async def make(self, move: Move) -> None:
        self._moving = True
        try:
            done = await self._request(wire.MakeMove(id=self._next_id(), version=self._version, move=shape_of(move)))
            if isinstance(done, wire.Ack):
                await self._until(done.version)
        finally:
            self._moving = False

    async def why_not(self, move: Move) -> NotDone | None:
        if move in self._legal:
            return None
        try:
            await self._request(wire.AskWhy(id=self._next_id(), text=move.text(self.names)))
        except NotDone as refused:
            return refused
        return None

    async def hint(self) -> Hint | None:
        try:
            answer = await self._request(wire.AskHint(id=self._next_id()))
        except NotDone:
            return None
        if not isinstance(answer, wire.Hint):
            return None
        return Hint(move_from(answer.move), answer.reason, msgspec.to_builtins(answer.data))

    async def go_on(self) -> None:
        await self._request(wire.Ready(id=self._next_id()))
        self._tell(Notice("terminal-ready", {}))

    async def start(self) -> None:
        await self._request(wire.Start(id=self._next_id()))

    async def say(self, text: str) -> None:
        await self._request(wire.Say(id=self._next_id(), text=text))

    async def propose_rule(self, which: int, words: str) -> None:
        card: Any = which
        await self._request(wire.ProposeRule(id=self._next_id(), which=card, words=words, language=self.language))

    async def propose_sit_in(self, seat: int) -> None:
        await self._request(wire.ProposeSitIn(id=self._next_id(), seat=seat))

    async def vote(self, proposal: int, *, agree: bool) -> None:
        await self._request(wire.Vote(id=self._next_id(), proposal=proposal, agree=agree))

    async def withdraw(self, proposal: int) -> None:
        await self._request(wire.Withdraw(id=self._next_id(), proposal=proposal))

    def _next_id(self) -> int:
        return self.connection.next_id()

    async def _request(self, message: wire.FromClient) -> Answer:
        return await self.connection.request(message)

    async def _until(self, version: int) -> None:
        """What a move led to is to be told before the next question."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(3):
                while self._version < version and not self.connection.is_lost():
                    self._has_version.clear()
                    await self._has_version.wait()

    # --- what comes in ------------------------------------------------------------------------------------------------

    def _hear(self, message: wire.FromServer) -> None:
        match message:
            case wire.TableState():
                self._see_table(message)
            case wire.Update():
                self._see_update(message)
            case wire.TimersChanged(timers):
                self.clock.follow(timers, self._seat)
            case wire.Decided():
                self._decided.add(message.proposal.number)
                self._tell(decision(message, self.names, self._seat))
            case wire.Said():
                self._see_chat(message)
            case wire.Waiting():
                self._tell(Notice("terminal-waiting", {}))

    def _see_table(self, table: wire.TableState) -> None:
        before, self.table = self.table, table
        self._seat = table.you
        self._options = options_from(table)
        for notice in changes_between(before, table, self._decided):
            self._tell(notice)
        self._tell(None)

    def _see_update(self, update: wire.Update) -> None:
        common = _COMMON.decode(update.common)
        self._seat = update.own.seat
        first = self._view is None
        self._view = view_from(common, update.own, self._options or Options())
        moves = [_MOVE.decode(raw) for raw in update.moves]
        self._legal = [move_from(move) for move in moves]
        self._bluffs = {move_from(move) for move in moves if move.guilty}
        self._version = update.version
        if update.gap and not first:
            self._tell(Notice("terminal-missed", {}))
        happened = [event_from(_EVENT.decode(raw)) for raw in update.events]
        known = tuple(event for event in happened if event is not None)
        did_something = any(getattr(event, "seat", -1) == self._seat for event in known)
        if did_something and not self._moving and self.clock.is_up_for(self._seat):
            self._tell(Notice("terminal-time-up", {}))
        self.clock.follow(update.timers, self._seat)
        self._tell(Happened(known) if known else None)
        self._has_version.set()

    def _see_chat(self, said: wire.Said) -> None:
        if said.phrase is not None:
            self._tell(Notice("terminal-said-phrase", {"name": said.name, "phrase": said.phrase}))
        elif said.seat != self._seat or said.seat < 0:
            self._tell(Notice("terminal-said", {"name": said.name, "text": said.text}))
