"""A hall over a real file, and clients that remember every frame.

Its host is a real server on a real socket or, for the same tests, nothing but the hall itself (`every_host`).
"""

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
from tests.hall.lines import MemorySocket
from tests.tables.world import ThinksAtOnce
from tests.whole_updates import WholeUpdates

from penultimate.hall import Hall, Limits
from penultimate.hall.clock import LoopClock
from penultimate.storage.sqlite import SqliteStore, open_store
from penultimate.tables.ports import Clock
from penultimate.tables.table import Table
from penultimate.web.serve import bind
from penultimate.web.server import Server

Message = dict[str, Any]
GENEROUS = Limits(
    messages_per_second=1e6,
    message_burst=10**6,
    chat_per_second=1e6,
    chat_burst=10**6,
    questions_per_second=1e6,
    question_burst=10**6,
    tables_per_address=10**6,
    failed_hellos=10**6,
    trials_per_second=1e6,
    trial_burst=10**6,
    peek_burst=1e9,
    peeks_per_second=1e9,
    cost_burst=1e9,
    costs_per_second=1e9,
)
TURN_VERBS = ("play", "draw", "keep", "accept", "challenge", "colour", "choose", "confirm")


class Closed(Exception):
    """The server has closed the connection; the code is its reason."""


class NoRoom(Exception):
    """No more connections are taken."""


class Client:
    def __init__(self, socket: aiohttp.ClientWebSocketResponse | MemorySocket) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.messages: list[Message] = []
        self._updates = WholeUpdates()
        self.numbers = itertools.count(1)
        self.welcome: Message = {}

    async def send(self, **message: Any) -> int:
        message.setdefault("id", next(self.numbers))
        await self.socket.send_str(json.dumps(message))
        return int(message["id"])

    async def receive(self) -> Message:
        frame = await asyncio.wait_for(self.socket.receive(), 20)
        if frame.type is not aiohttp.WSMsgType.TEXT:
            raise Closed(self.socket.close_code)
        self.frames.append(frame.data)
        message: Message = self._updates.completed(json.loads(frame.data))
        self.messages.append(message)
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def until_type(self, *types: str) -> Message:
        return await self.until(lambda message: message["type"] in types)

    async def ask(self, **message: Any) -> Message:
        """Send, and wait for the answer with the same id."""
        number = await self.send(**message)
        return await self.until(lambda answer: answer.get("id") == number and answer["type"] != "waiting")

    async def hello(self, **message: Any) -> Message:
        self.welcome = await self.ask(**message)
        if self.welcome["type"] == "welcome":
            self.numbers = itertools.count(self.welcome["last_id"] + 1)
        return self.welcome

    async def goodbye(self) -> str:
        """Read until the server has closed; what it said last."""
        last = ""
        try:
            while True:
                message = await self.receive()
                last = message["code"] if message["type"] == "goodbye" else last
        except Closed:
            return last

    @property
    def newest(self) -> Message:
        return next(message for message in reversed(self.messages) if message["type"] == "update")

    async def close(self) -> None:
        if isinstance(self.socket, MemorySocket):
            await self.socket.hang_up()
        else:
            await self.socket.close()


class House:
    """A hall and everybody who is connected to it."""

    def __init__(self, hall: Hall, store: SqliteStore) -> None:
        self.hall = hall
        self.store = store
        self.clients: list[Client] = []

    async def connect(self, **headers: str) -> Client:
        if not self.hall.has_room_for("memory"):
            raise NoRoom
        return self._with(Client(MemorySocket(self.hall)))

    def _with(self, client: Client) -> Client:
        self.clients.append(client)
        return client

    async def table_of(self, *names: str, begin: bool = True, **create: Any) -> list[Client]:
        """People at a table, the first its host."""
        host = await self.connect()
        create.setdefault("seats", max(2, len(names) + len(create.get("bots", ()))))
        welcome = await host.hello(type="create", name=names[0], **create)
        assert welcome["type"] == "welcome", welcome
        people = [host]
        for name in names[1:]:
            person = await self.connect()
            assert (await person.hello(type="join", code=welcome["code"], name=name))["type"] == "welcome"
            people.append(person)
        if begin:
            assert (await host.ask(type="start"))["type"] == "ack"
            for person in people:
                await person.until_type("update")
        return people

    def table(self, client: Client) -> Table:
        return next(t for t in self.hall.registry.awake if t.book.code == client.welcome["code"])


class ServerHouse(House):
    """The same behind a server."""

    def __init__(self, server: Server, store: SqliteStore, session: aiohttp.ClientSession, port: int) -> None:
        super().__init__(server.hall, store)
        self.server = server
        self.session = session
        self.port = port

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def connect(self, **headers: str) -> Client:
        try:
            socket = await self.session.ws_connect(f"{self.address}/ws", headers=headers, max_msg_size=0)
        except aiohttp.WSServerHandshakeError as error:
            if error.status == 503:
                raise NoRoom from error
            raise
        return self._with(Client(socket))


hosts_of_tests = ["server"]
"""What stands around the hall in the test that runs now; see `every_host` in conftest.py."""


@asynccontextmanager
async def a_house(
    folder: Path, *, limits: Limits = GENEROUS, clock: Clock | None = None, **more: Any
) -> AsyncIterator[House]:
    """Whatever host the test is to run with."""
    if hosts_of_tests[-1] == "server":
        async with a_server(folder, limits=limits, clock=clock, **more) as behind_a_server:
            yield behind_a_server
        return
    store = await open_store(folder / "tables.sqlite")
    hall = Hall(
        store, clock=LoopClock() if clock is None else clock, limits=limits, **{"thinker": ThinksAtOnce(), **more}
    )
    house = House(hall, store)
    try:
        yield house
    finally:
        for client in house.clients:
            await client.close()
        await hall.close()
        await store.close()


@asynccontextmanager
async def a_server(
    folder: Path, *, limits: Limits = GENEROUS, clock: Clock | None = None, **more: Any
) -> AsyncIterator[ServerHouse]:
    store = await open_store(folder / "tables.sqlite")
    server = Server(store, limits=limits, clock=clock, **{"thinker": ThinksAtOnce(), **more})
    listening = bind("127.0.0.1", 0)
    runner = await server.listen(listening, shutdown_timeout=0.5)
    try:
        async with aiohttp.ClientSession() as session:
            house = ServerHouse(server, store, session, listening.getsockname()[1])
            try:
                yield house
            finally:
                for client in house.clients:
                    await client.close()
    finally:
        await runner.cleanup()
        await store.close()


async def play_on(people: list[Client], moves: int, chance: random.Random) -> None:
    """Let the people make random legal moves, for so many moves or until the match is over."""
    made = 0
    while made < moves:
        view = max((person.newest for person in people), key=lambda update: update["version"])
        common = view["common"]
        if common["phase"] == "match-over":
            return
        if common["phase"] == "round-over":
            for person in people:
                answer = await person.ask(type="ready")
                while answer.get("code") == "too-fast":
                    await asyncio.sleep(2)
                    answer = await person.ask(type="ready")
                assert answer["type"] in ("ack", "refusal"), answer
            await _all_at(people, view["version"] + 1)
            continue
        actor = next(person for person in people if person.newest["own"]["seat"] == common["actor"])
        await _all_at([actor], view["version"])
        choices = [move for move in actor.newest["moves"] if move["verb"] in TURN_VERBS]
        calling = [move for move in choices if move.get("uno")]
        move = chance.choice(calling or choices)
        answer = await actor.ask(type="move", version=actor.newest["version"], text=move["text"])
        if answer.get("code") == "too-fast":  # a real server lets nobody play faster than people could
            await asyncio.sleep(2)
            continue
        assert answer["type"] == "ack", (move, answer)
        made += 1
        await _all_at(people, answer["version"])


async def _all_at(people: list[Client], version: int) -> None:
    for person in people:
        while person.newest["version"] < version:
            await person.receive()
