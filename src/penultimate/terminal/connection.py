"""The line to a server: the same messages as the browser's. It is mended when it breaks, as long as there is hope."""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from typing import Final, final, get_args

import aiohttp
import msgspec

from penultimate import wire
from penultimate.terminal.place import NotDone, Notice, TableLost
from penultimate.terminal.retries import Chance, waits

MOST_BYTES: Final = 1 << 20
HEARTBEAT: Final = 3.0
"""After so many seconds of silence aiohttp asks for a sign of life, and waits half as long for it."""
WELCOME_SECONDS: Final = 15
MOVE_WAIT: Final = 0.15
"""Seconds before somebody whose table has moved comes in by another door, and nobody has to be told."""
PASSING: Final = frozenset({"unreachable", "closing", "moved", "storage", "busy", "went-wrong"})
"""Why the server does not let one back in now, though it may in a moment."""
ANSWER_SECONDS: Final = 40
"""A move may have to wait for the end of the time to catch."""

Answer = wire.Ack | wire.Refusal | wire.Understood | wire.Hint | wire.Explained | wire.Pong | wire.Problem

_DECODER: Final = msgspec.json.Decoder(wire.FromServer)
_KNOWN: Final = frozenset(each.__struct_config__.tag for each in get_args(wire.FromServer))
"""What messages of the server may be called."""
_TIMEOUT: Final = aiohttp.ClientWSTimeout(ws_receive=None, ws_close=3)


@final
class Connection:
    """Opened by `enter`, closed by `close`. What is no answer to a request goes to `hear`."""

    def __init__(
        self,
        server: str,
        code: str,
        *,
        hear: Callable[[wire.FromServer], None],
        tell: Callable[[Notice], None],
        ended: Callable[[], None],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        chance: Chance | None = None,
    ) -> None:
        self.server = server.rstrip("/")
        self.code = code.upper()
        self.token = ""
        self.lost: TableLost | None = None
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self._hear = hear
        self._tell = tell
        self._ended = ended
        self._sleep = sleep
        self._chance = random.Random().random if chance is None else chance
        self._restarting = False
        """The server has said that it closes."""
        self._moved = False
        """The server has said that the table is at another one: another door is open now."""
        self._id = 0
        self._answers: dict[int, asyncio.Future[Answer]] = {}
        self._http: aiohttp.ClientSession | None = None
        self._listening: asyncio.Task[None] | None = None

    # --- coming and going ---------------------------------------------------------------------------------------------

    async def enter(self, token: str, name: str, language: wire.Language) -> int:
        """Take a seat, one's own again where the token still holds; its number. Raises TableLost."""
        self._http = aiohttp.ClientSession()
        try:
            welcome = await self._come_in(token, name, language)
        except BaseException:
            await self.close()
            raise
        self._listening = asyncio.ensure_future(self._listen())
        return welcome.seat

    async def _come_in(self, token: str, name: str, language: wire.Language) -> wire.Welcome:
        if token:
            try:
                welcome = await self._greet(wire.Return(id=self.next_id(), code=self.code, token=token))
            except TableLost as lost:
                if lost.reason != "wrong-token":
                    raise
            else:
                self.token = token
                return welcome
        welcome = await self._greet(wire.Join(id=self.next_id(), code=self.code, name=name, language=language))
        self.token = welcome.token
        return welcome

    async def _greet(self, hello: wire.Join | wire.Return) -> wire.Welcome:
        """Open a socket and say who is there."""
        assert self._http is not None
        address = f"{self.server}/ws?t={self.code}"  # for whoever shares requests out among servers
        try:
            async with asyncio.timeout(WELCOME_SECONDS):
                socket = await self._http.ws_connect(
                    address, heartbeat=HEARTBEAT, max_msg_size=MOST_BYTES, timeout=_TIMEOUT
                )
                answer = await _first_answer(socket, hello)
        except aiohttp.WSServerHandshakeError as refused:
            # Too many connections, or a proxy whose server is gone for a moment.
            raise TableLost("unreachable" if refused.status >= 500 else "not-a-server", self.server) from None
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError):
            raise TableLost("unreachable", self.server) from None
        if isinstance(answer, wire.Welcome):
            self.socket = socket
            self._restarting = False
            self._id = max(self._id, answer.last_id)
            return answer
        await socket.close()
        if isinstance(answer, wire.Refusal | wire.Problem | wire.Goodbye):
            raise TableLost(answer.code, answer.code)
        raise TableLost("not-a-server", self.server)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
        if self.socket is not None:
            await self.socket.close()
        if self._http is not None:
            await self._http.close()

    # --- asking -------------------------------------------------------------------------------------------------------

    def next_id(self) -> int:
        self._id += 1
        return self._id

    def ask_again(self) -> None:
        """For the whole view, instead of one that cannot be followed. It comes by itself, like any other."""
        if self.socket is not None and not self.socket.closed:
            asking = asyncio.ensure_future(self.socket.send_str(_encode(wire.Refresh(id=self.next_id()))))
            asking.add_done_callback(lambda sent: sent.cancelled() or sent.exception())

    async def request(self, message: wire.FromClient) -> Answer:
        """Send, and wait for the answer. Raises NotDone where it is a refusal."""
        if self.socket is None or self.socket.closed:
            raise NotDone("no-connection")
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answers[message.id] = answered
        try:
            await self.socket.send_str(_encode(message))
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

    # --- listening ----------------------------------------------------------------------------------------------------

    def is_lost(self) -> bool:
        return self.lost is not None

    async def _listen(self) -> None:
        """As long as there is a socket, or hope for one."""
        while not self.is_lost():
            assert self.socket is not None
            async for frame in self.socket:
                if frame.type is aiohttp.WSMsgType.TEXT:
                    self._receive_frame(frame.data)
                if self.is_lost():
                    return
            await self._come_back()

    def _receive_frame(self, frame: str) -> None:
        try:
            self._receive(_decode(frame))
        except ValueError:
            # A newer server may say more than this client understands (docs/versioning.md).
            if not _is_of_another_kind(frame):
                self._lose(TableLost("not-a-server", self.server))

    def _receive(self, message: wire.FromServer) -> None:
        match message:
            case wire.Goodbye("closing"):
                self._restarting = True
            case wire.Goodbye("moved"):
                self._restarting = self._moved = True
            case wire.Goodbye(code):
                self._lose(TableLost(code, code))
            case wire.Problem("read-again"):
                self._tell(Notice("terminal-read-again", {}))
            case _ if isinstance(message, Answer):
                answered = self._answers.get(message.id)
                if answered is not None and not answered.done():
                    answered.set_result(message)
            case _:
                self._hear(message)

    async def _come_back(self) -> None:
        self._fail_open_requests()
        if self._moved:
            self._moved = False
            with contextlib.suppress(TableLost):
                await self._sleep(MOVE_WAIT)
                await self._greet(wire.Return(id=self.next_id(), code=self.code, token=self.token))
                return
        self._tell(Notice("terminal-restarting" if self._restarting else "terminal-trying-again", {}))
        for seconds in waits(self._chance, restarting=self._restarting):
            await self._sleep(seconds)
            try:
                await self._greet(wire.Return(id=self.next_id(), code=self.code, token=self.token))
            except TableLost as lost:
                if lost.reason in PASSING:
                    continue
                self._lose(lost)
                return
            self._tell(Notice("terminal-connected-again", {}))
            return
        self._lose(TableLost("unreachable", self.server))

    def _fail_open_requests(self) -> None:
        for answered in self._answers.values():
            if not answered.done():
                answered.set_exception(ConnectionError())

    def _lose(self, lost: TableLost) -> None:
        self.lost = lost
        self._fail_open_requests()
        self._ended()


async def _first_answer(socket: aiohttp.ClientWebSocketResponse, hello: wire.Join | wire.Return) -> wire.FromServer:
    """A socket that has none to give is closed: its late welcome would take the seat from the next one."""
    try:
        await socket.send_str(_encode(hello))
        return _decode((await socket.receive()).data)
    except BaseException:
        await socket.close()
        raise


class _AnyMessage(msgspec.Struct):
    type: str


def _is_of_another_kind(frame: str) -> bool:
    """Whether it is a message, and of a kind that is not known here."""
    try:
        return msgspec.json.decode(frame, type=_AnyMessage).type not in _KNOWN
    except ValueError:
        return False


def _encode(message: wire.FromClient) -> str:
    return msgspec.json.encode(message).decode()


def _decode(frame: object) -> wire.FromServer:
    """ValueError where it is no message of ours."""
    if not isinstance(frame, str | bytes):
        raise ValueError("not a text")
    message: wire.FromServer = _DECODER.decode(frame)
    return message
