"""A seat at a server's table, through the same messages as the browser."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any, Final, final

import aiohttp
import msgspec

from penultimate import wire
from penultimate.bots import Hint
from penultimate.rules import Move, Options, SeatView
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
)
from penultimate.terminal.table_news import changes_between
from penultimate.terminal.wire_reading import event_from, move_from, options_from, shape_of, view_from

_DECODER: Final = msgspec.json.Decoder(wire.FromServer)
_COMMON: Final = msgspec.json.Decoder(wire.CommonView)
_EVENT: Final = msgspec.json.Decoder(dict[str, Any])
_MOVE: Final = msgspec.json.Decoder(wire.LegalMove)

MOST_BYTES: Final = 1 << 20
PATIENCE: Final = (0.3, 1, 2, 4, 8, 15)
"""Seconds to wait before each new try when the connection is lost."""
ANSWER_SECONDS: Final = 40
"""A move may have to wait for the end of the time to catch."""

Answer = wire.Ack | wire.Refusal | wire.Understood | wire.Hint | wire.Pong | wire.Problem


@final
class RemoteTable:
    """Connected by `join`; closed by `leave` or `close`."""

    def __init__(self, server: str, code: str, name: str, language: str) -> None:
        self.server = server.rstrip("/")
        self.code = code.upper()
        self.name = name
        self.language: Any = language
        self.token = ""
        self.table: wire.TableState | None = None
        self._options: Options | None = None
        self._view: SeatView | None = None
        self._legal: list[Move] = []
        self._bluffs: set[Move] = set()
        self._version = -1
        self._seat = -1
        self._id = 0
        self._news: list[News] = []
        self._has_news = asyncio.Event()
        self._has_version = asyncio.Event()
        self._lost: TableLost | None = None
        self._answers: dict[int, asyncio.Future[Answer]] = {}
        self._http: aiohttp.ClientSession | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._listening: asyncio.Task[None] | None = None

    # --- coming and going ---------------------------------------------------------------------------------------------

    async def join(self, token: str = "") -> None:
        """Take a seat, one's own again where the token still holds. Raises TableLost."""
        self._http = aiohttp.ClientSession()
        try:
            await self._enter(token)
        except BaseException:
            await self.close()
            raise
        self._listening = asyncio.ensure_future(self._listen())
        while self.table is None and not self._is_lost():
            await self._wait_once()
        if self._lost is not None:
            raise self._lost

    async def _enter(self, token: str) -> None:
        if token:
            with contextlib.suppress(TableLost):
                await self._greet(wire.Return(id=self._next_id(), code=self.code, token=token))
                self.token = token
                return
        self.token = await self._greet(
            wire.Join(id=self._next_id(), code=self.code, name=self.name, language=self.language)
        )

    async def _greet(self, hello: wire.Join | wire.Return) -> str:
        """Open a connection and say who is there; the token for this seat."""
        assert self._http is not None
        address = f"{self.server}/ws"
        try:
            socket = await self._http.ws_connect(address, heartbeat=20, max_msg_size=MOST_BYTES, timeout=_TIMEOUT)
            await socket.send_str(_encode(hello))
            answer = _decode((await socket.receive(timeout=15)).data)
        except aiohttp.WSServerHandshakeError:
            raise TableLost("not-a-server", self.server) from None
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError):
            raise TableLost("unreachable", self.server) from None
        if isinstance(answer, wire.Welcome):
            self._socket = socket
            self._seat = answer.seat
            self._id = max(self._id, answer.last_id)
            return answer.token
        await socket.close()
        if isinstance(answer, wire.Refusal | wire.Problem | wire.Goodbye):
            raise TableLost(answer.code, answer.code)
        raise TableLost("not-a-server", self.server)

    async def leave(self) -> Notice | None:
        """Stand up; the token still brings one back."""
        with contextlib.suppress(NotDone, TableLost, TimeoutError):
            async with asyncio.timeout(3):
                await self._request(wire.Leave(id=self._next_id()))
        await self.close()
        return Notice("terminal-left", {"code": self.code, "server": self.server})

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
        if self._socket is not None:
            await self._socket.close()
        if self._http is not None:
            await self._http.close()

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
        return _on_card(first), _on_card(second)

    @property
    def proposals(self) -> Sequence[OpenProposal]:
        if self.table is None:
            return ()
        return [
            OpenProposal(one.number, one.by, one.which, _on_card(one.rule), self._seat in one.wanted)
            for one in self.table.proposals
            if one.kind == "rule"
        ]

    def is_bluff(self, move: Move) -> bool:
        return move in self._bluffs

    # --- news ---------------------------------------------------------------------------------------------------------

    def take_news(self) -> list[News]:
        news, self._news = self._news, []
        self._has_news.clear()
        return news

    async def wait_for_news(self) -> None:
        await self._wait_once()
        if self._lost is not None and not self._news:
            raise self._lost

    async def _wait_once(self) -> None:
        await self._has_news.wait()

    def _tell(self, news: News | None) -> None:
        if news is not None:
            self._news.append(news)
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

    async def vote(self, proposal: int, *, agree: bool) -> None:
        await self._request(wire.Vote(id=self._next_id(), proposal=proposal, agree=agree))

    def _next_id(self) -> int:
        self._id += 1
        return self._id

    async def _request(self, message: wire.FromClient) -> Answer:
        """Send, and wait for the answer. Raises NotDone where it is a refusal."""
        if self._socket is None or self._socket.closed:
            raise NotDone("no-connection")
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answers[message.id] = answered
        try:
            await self._socket.send_str(_encode(message))
            async with asyncio.timeout(ANSWER_SECONDS):  # wait_for may lose a cancellation (Python 3.11)
                answer = await answered
        except (aiohttp.ClientError, ConnectionError, TimeoutError):
            raise NotDone("no-connection") from None
        finally:
            self._answers.pop(message.id, None)
        if isinstance(answer, wire.Refusal):
            raise NotDone(answer.code, answer.rule, answer.detail)
        if isinstance(answer, wire.Problem):
            raise NotDone(answer.code)
        return answer

    async def _until(self, version: int) -> None:
        """What a move led to is to be told before the next question."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(3):
                while self._version < version and not self._is_lost():
                    self._has_version.clear()
                    await self._has_version.wait()

    # --- what comes in ------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """As long as there is a connection, or hope for one."""
        while not self._is_lost():
            assert self._socket is not None
            async for frame in self._socket:
                if frame.type is aiohttp.WSMsgType.TEXT:
                    self._receive_frame(frame.data)
                if self._is_lost():
                    return
            await self._come_back()

    def _is_lost(self) -> bool:
        return self._lost is not None

    def _receive_frame(self, frame: str) -> None:
        try:
            self._receive(_decode(frame))
        except ValueError:
            self._lose(TableLost("not-a-server", self.server))

    async def _come_back(self) -> None:
        self._fail_open_requests()
        self._tell(Notice("terminal-trying-again", {}))
        for seconds in PATIENCE:
            await asyncio.sleep(seconds)
            try:
                await self._greet(wire.Return(id=self._next_id(), code=self.code, token=self.token))
            except TableLost as lost:
                if lost.reason != "unreachable":
                    self._lose(lost)
                    return
                continue
            self._tell(Notice("terminal-connected-again", {}))
            return
        self._lose(TableLost("unreachable", self.server))

    def _fail_open_requests(self) -> None:
        for answered in self._answers.values():
            if not answered.done():
                answered.set_exception(ConnectionError())

    def _lose(self, lost: TableLost) -> None:
        self._lost = lost
        self._fail_open_requests()
        self._has_version.set()
        self._has_news.set()

    def _receive(self, message: wire.FromServer) -> None:
        match message:
            case wire.TableState():
                self._see_table(message)
            case wire.Update():
                self._see_update(message)
            case wire.Said():
                self._see_chat(message)
            case wire.Waiting():
                self._tell(Notice("terminal-waiting", {}))
            case wire.Goodbye(code):
                if code != "closing":  # a server that closes may be back in a moment
                    self._lose(TableLost(code, code))
            case wire.Ack() | wire.Refusal() | wire.Understood() | wire.Hint() | wire.Pong() | wire.Problem():
                answered = self._answers.get(message.id)
                if answered is not None and not answered.done():
                    answered.set_result(message)

    def _see_table(self, table: wire.TableState) -> None:
        before, self.table = self.table, table
        self._seat = table.you
        self._options = options_from(table)
        for notice in changes_between(before, table):
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
        self._tell(Happened(known) if known else None)
        self._has_version.set()

    def _see_chat(self, said: wire.Said) -> None:
        if said.phrase is not None:
            self._tell(Notice("terminal-said-phrase", {"name": said.name, "phrase": said.phrase}))
        elif said.seat != self._seat or said.seat < 0:
            self._tell(Notice("terminal-said", {"name": said.name, "text": said.text}))


_TIMEOUT: Final = aiohttp.ClientWSTimeout(ws_receive=None, ws_close=3)


def _encode(message: wire.FromClient) -> str:
    return msgspec.json.encode(message).decode()


def _decode(frame: object) -> wire.FromServer:
    """ValueError where it is no message of ours."""
    if not isinstance(frame, str | bytes):
        raise ValueError("not a text")
    message: wire.FromServer = _DECODER.decode(frame)
    return message


def _on_card(rule: wire.RuleText | None) -> RuleOnCard | None:
    return None if rule is None else RuleOnCard(rule.words, rule.said)
