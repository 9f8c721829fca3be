"""A real server on a real socket with a real file, and clients that remember every frame."""

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web
from tests.tables.world import ThinksAtOnce

from penultimate.storage.sqlite import open_store
from penultimate.tables.ports import Clock
from penultimate.tables.table import Table
from penultimate.web.limits import Limits
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
)
TURN_VERBS = ("play", "draw", "keep", "accept", "challenge", "colour", "choose", "confirm")


class Closed(Exception):
    """The server has closed the connection; the code is its reason."""


class Client:
    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.messages: list[Message] = []
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
        message: Message = json.loads(frame.data)
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
        await self.socket.close()


class House:
    """The server and everybody who is connected to it."""

    def __init__(self, server: Server, session: aiohttp.ClientSession, port: int) -> None:
        self.server = server
        self.session = session
        self.port = port
        self.clients: list[Client] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def connect(self, **headers: str) -> Client:
        client = Client(await self.session.ws_connect(f"{self.address}/ws", headers=headers, max_msg_size=0))
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
        return next(t for t in self.server.registry.awake if t.book.code == client.welcome["code"])


@asynccontextmanager
async def a_house(
    folder: Path, *, limits: Limits = GENEROUS, clock: Clock | None = None, cut_after: float = 6.0, **more: Any
) -> AsyncIterator[House]:
    store = await open_store(folder / "tables.sqlite")
    server = Server(store, limits=limits, clock=clock, thinker=ThinksAtOnce(), cut_after=cut_after, **more)
    runner = web.AppRunner(server.application(), access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        async with aiohttp.ClientSession() as session:
            house = House(server, session, runner.addresses[0][1])
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
                assert answer["type"] in ("ack", "refusal"), answer
            await _all_at(people, view["version"] + 1)
            continue
        actor = next(person for person in people if person.newest["own"]["seat"] == common["actor"])
        await _all_at([actor], view["version"])
        choices = [move for move in actor.newest["moves"] if move["verb"] in TURN_VERBS]
        calling = [move for move in choices if move.get("uno")]
        move = chance.choice(calling or choices)
        answer = await actor.ask(type="move", version=actor.newest["version"], text=move["text"])
        assert answer["type"] == "ack", (move, answer)
        made += 1
        await _all_at(people, answer["version"])


async def _all_at(people: list[Client], version: int) -> None:
    for person in people:
        while person.newest["version"] < version:
            await person.receive()
