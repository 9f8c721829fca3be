"""The line to a server: the same messages as the browser's. It is mended when it breaks, as long as there is hope."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, final

import aiohttp
import msgspec

from penultimate import wire
from penultimate.terminal.table import NotDone, Notice, TableLost

MOST_BYTES: Final = 1 << 20
PATIENCE: Final = (0.3, 1, 2, 4, 8, 15)
"""Seconds to wait before each new try when the connection is lost."""
ANSWER_SECONDS: Final = 40
"""A move may have to wait for the end of the time to catch."""

Answer = wire.Ack | wire.Refusal | wire.Understood | wire.Hint | wire.Pong | wire.Problem

_DECODER: Final = msgspec.json.Decoder(wire.FromServer)
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
    ) -> None:
        self.server = server.rstrip("/")
        self.code = code.upper()
        self.token = ""
        self.lost: TableLost | None = None
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self._hear = hear
        self._tell = tell
        self._ended = ended
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
            with contextlib.suppress(TableLost):
                welcome = await self._greet(wire.Return(id=self.next_id(), code=self.code, token=token))
                self.token = token
                return welcome
        welcome = await self._greet(wire.Join(id=self.next_id(), code=self.code, name=name, language=language))
        self.token = welcome.token
        return welcome

    async def _greet(self, hello: wire.Join | wire.Return) -> wire.Welcome:
        """Open a socket and say who is there."""
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
            self.socket = socket
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
            self._lose(TableLost("not-a-server", self.server))

    def _receive(self, message: wire.FromServer) -> None:
        match message:
            case wire.Goodbye(code):
                if code != "closing":  # a server that closes may be back in a moment
                    self._lose(TableLost(code, code))
            case wire.Ack() | wire.Refusal() | wire.Understood() | wire.Hint() | wire.Pong() | wire.Problem():
                answered = self._answers.get(message.id)
                if answered is not None and not answered.done():
                    answered.set_result(message)
            case _:
                self._hear(message)

    async def _come_back(self) -> None:
        self._fail_open_requests()
        self._tell(Notice("terminal-trying-again", {}))
        for seconds in PATIENCE:
            await asyncio.sleep(seconds)
            try:
                await self._greet(wire.Return(id=self.next_id(), code=self.code, token=self.token))
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
        self.lost = lost
        self._fail_open_requests()
        self._ended()


def _encode(message: wire.FromClient) -> str:
    return msgspec.json.encode(message).decode()


def _decode(frame: object) -> wire.FromServer:
    """ValueError where it is no message of ours."""
    if not isinstance(frame, str | bytes):
        raise ValueError("not a text")
    message: wire.FromServer = _DECODER.decode(frame)
    return message
