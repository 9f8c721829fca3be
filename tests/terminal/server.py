"""A real server in the test's own loop, and somebody who talks to it as a browser does."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web
from tests.whole_updates import WholeUpdates

from penultimate.storage.sqlite import open_store
from penultimate.web.server import Server


@contextlib.asynccontextmanager
async def serving(folder: Path, port: int = 0) -> AsyncIterator[str]:
    """The address of a server with its log in a folder."""
    store = await open_store(folder / "tables.sqlite")
    runner = web.AppRunner(Server(store).application(), handle_signals=False, access_log=None, shutdown_timeout=1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", port)
    await site.start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()
        await store.close()


class Person:
    """A wire client: plays the first thing that is allowed, calls UNO, is always ready."""

    def __init__(self, session: aiohttp.ClientSession, address: str, *, plays: bool = True) -> None:
        self.session = session
        self.address = address
        self.ids = itertools.count(1)
        self.table: dict[str, Any] = {}
        self.plays = plays
        self._updates = WholeUpdates()

    async def create(self, **about: Any) -> str:
        """A new table's link."""
        self.socket = await self.session.ws_connect(f"{self.address}/ws")
        quick = {"bot_pace": "quick", "catch_seconds": 2}
        await self.send("create", **{"name": "Web", "seats": 2, "table": quick, **about})
        while not self.table:
            await self.step()
        return str(self.table["link"])

    async def join(self, link: str, name: str) -> None:
        self.socket = await self.session.ws_connect(f"{self.address}/ws")
        await self.send("join", code=link.rpartition("/")[2], name=name)
        while not self.table:
            await self.step()

    @contextlib.asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Plays on by itself meanwhile."""

        async def listen() -> None:
            while True:
                await self.step()

        task = asyncio.ensure_future(listen())
        try:
            yield
        finally:
            task.cancel()

    async def proposal(self, kind: str, *, after: int = -1) -> int:
        """The number of the open proposal of a kind, when there is one, newer than another one."""
        while True:
            for proposal in self.table["proposals"]:
                if proposal["kind"] == kind and proposal["number"] > after:
                    return int(proposal["number"])
            await self.until("table")

    async def send(self, kind: str, **about: Any) -> None:
        await self.socket.send_json({"type": kind, "id": next(self.ids), **about})

    async def step(self) -> dict[str, Any]:
        """The next message, and what this person does about it."""
        message: dict[str, Any] = self._updates.completed(await self.socket.receive_json(timeout=30))
        if message["type"] == "table":
            self.table = message
        if message["type"] == "update" and self.plays:
            await self._play(message)
        return message

    async def until(self, kind: str, **about: Any) -> dict[str, Any]:
        while True:
            message = await self.step()
            if message["type"] == kind and all(message.get(name) == value for name, value in about.items()):
                return message

    async def until_phase(self, phase: str) -> None:
        while True:
            message = await self.step()
            if message["type"] == "update" and message["common"]["phase"] == phase:
                return

    async def _play(self, update: dict[str, Any]) -> None:
        common, seat = update["common"], update["own"]["seat"]
        if common["phase"] == "round-over":
            await self.send("ready")
        elif common["phase"] != "match-over" and common["actor"] == seat:
            verbs = ("play", "colour", "draw", "keep", "accept", "choose", "confirm")
            moves = [move for move in update["moves"] if move["verb"] in verbs]
            moves.sort(key=lambda move: (verbs.index(move["verb"]), not move.get("uno", False)))
            await self.send("move", version=update["version"], text=moves[0]["text"])
