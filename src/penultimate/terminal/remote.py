"""A seat at a server's table, next to people in browsers."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any, Final, final

import msgspec

from penultimate import wire
from penultimate.bots import Hint
from penultimate.rules import LegalMoves, Move, Options, Rule, SeatView
from penultimate.rules.cards import read_card
from penultimate.tables.obstacles import Obstacle
from penultimate.terminal.clock import TableClock
from penultimate.terminal.connection import Answer, Connection
from penultimate.terminal.following import Following, OutOfStep
from penultimate.terminal.place import (
    Happened,
    Lobby,
    News,
    NotDone,
    Notice,
    OpenProposal,
    RuleInWords,
    Stage,
    TableLost,
    TimeLeft,
)
from penultimate.terminal.table_news import changes_between, decision, open_proposals, rule_on_card, time_up
from penultimate.terminal.wire_reading import event_from, move_from, options_from, rules_from, shape_of, view_from

MOST_MILLISECONDS: Final = 10_000
"""Nobody is waited for longer."""
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
        self._rules: tuple[Rule | None, Rule | None] = (None, None)
        self._following = Following()
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
        self._last_said = -1
        """Who comes back is told the talk again, and has heard it up to here."""
        self._is_awaited = False
        """Somebody can be caught, and the time for it runs when the news has been shown here, too."""
        self._sending: set[asyncio.Task[None]] = set()

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
    def legal_moves(self) -> LegalMoves:
        """The same as a bot wants them."""
        return LegalMoves(tuple(move.code for move in self._legal))

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
    def rules(self) -> tuple[RuleInWords | None, RuleInWords | None]:
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

    def has_shown(self, seconds: float) -> None:
        if self._is_awaited:
            self._is_awaited = False
            sending = asyncio.ensure_future(self._say_shown(round(seconds * 1000)))
            self._sending.add(sending)
            sending.add_done_callback(self._sending.discard)

    async def _say_shown(self, milliseconds: int) -> None:
        with contextlib.suppress(NotDone):  # then it counts as shown anyway, a second after it was sent
            await self._request(wire.Shown(self._next_id(), self._version, min(milliseconds, MOST_MILLISECONDS)))

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
        done = await self._request(wire.MakeMove(id=self._next_id(), version=self._version, move=shape_of(move)))
        if isinstance(done, wire.Ack):
            await self._until(done.version)

    async def why_not(self, move: Move) -> NotDone | None:
        if move in self._legal:
            return None
        try:
            await self._request(wire.AskWhy(id=self._next_id(), text=move.text(self.names)))
        except NotDone as refused:
            return refused
        return None

    async def obstacles(self) -> Sequence[Obstacle]:
        answer = await self._request(wire.Explain(id=self._next_id()))
        found = answer.obstacles if isinstance(answer, wire.Explained) else ()
        return [Obstacle(one.code, one.rule, tuple(read_card(card) for card in one.cards)) for one in found]

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
                self._follow(timers)
            case wire.TimeUp(seat):
                self._tell(time_up(seat, self.names, self._seat))
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
        self._rules = rules_from(table)
        for notice in changes_between(before, table, self._decided):
            self._tell(notice)
        self._tell(None)

    def _see_update(self, update: wire.Update) -> None:
        try:
            common, own = self._following.take(update)
        except OutOfStep:
            self.connection.ask_again()
            return
        self._seat = own.seat
        first = self._view is None
        self._view = view_from(common, own, self._options or Options(), self._rules)
        moves = [_MOVE.decode(raw) for raw in update.moves]
        self._legal = [move_from(move) for move in moves]
        self._bluffs = {move_from(move) for move in moves if move.guilty}
        self._version = update.version
        if update.gap and not first:
            self._tell(Notice("terminal-missed", {}))
        happened = [event_from(_EVENT.decode(raw)) for raw in update.events]
        known = tuple(event for event in happened if event is not None)
        self._follow(update.timers)
        self._tell(Happened(known) if known else None)
        self._has_version.set()

    def _follow(self, timers: wire.Timers) -> None:
        window = timers.catch
        self._is_awaited = window is not None and not window.runs and window.seat != self._seat
        self.clock.follow(timers, self._seat)

    def _see_chat(self, said: wire.Said) -> None:
        if said.number <= self._last_said:
            return
        self._last_said = said.number
        if said.phrase is not None:
            self._tell(Notice("terminal-said-phrase", {"name": said.name, "phrase": said.phrase}))
        elif said.seat != self._seat or said.seat < 0:
            self._tell(Notice("terminal-said", {"name": said.name, "text": said.text}))
