"""Honest people while others attack: four at one table, and one at another with three bots.

    python -m penultimate.lab.attack_honest PORT

prints the codes of both tables as soon as they are playing. Then, for every line it reads, one of JSON: how many
milliseconds everything took since the line before. It ends with its input.
"""

import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Coroutine
from typing import Final

from penultimate.lab.attack_talker import HungUp, Message, Talker

PACE: Final = 0.02
"""Seconds before a move at the table of four: far quicker than people, so that there is enough to measure."""
PACE_AMONG_BOTS: Final = 0.05
PING_EVERY: Final = 0.1
HINTS: Final = 0.25
"""On so many turns a hint is asked for, too; with bots at the table on all of them."""
LONG: Final = 0.1
"""Seconds after which an answer that has not come yet is counted by how long it has been waited for."""
BOTS: Final = ("best", "best", "best")
_TURN_VERBS: Final = frozenset(("play", "draw", "keep", "accept", "challenge", "colour", "choose", "confirm"))


class Tally:
    """What everybody saw since it was last asked."""

    def __init__(self) -> None:
        self.took: dict[str, list[float]] = {"move": [], "ping": [], "hint": []}
        self.refused: Counter[str] = Counter()
        self.moved = asyncio.Event()

    def note(self, kind: str, answer: Message, expected: str) -> None:
        if answer["type"] == expected:
            self.took[kind].append(answer["took"] * 1000)
        else:
            self.refused[answer["code"]] += 1
        if kind == "move":
            self.moved.set()

    def note_waiting(self, since: dict[str, float]) -> None:
        """Who has waited for long and is waiting still counts, too: else the longest waits would be left out."""
        for kind, began in since.items():
            so_far = time.perf_counter() - began
            if so_far > LONG:
                self.took[kind].append(so_far * 1000)

    def as_json(self) -> str:
        return json.dumps({**self.took, "refused": self.refused})


class Honest:
    """All of them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tally = Tally()
        self._people: list[Person] = []
        self._habits: list[asyncio.Task[None]] = []

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            four = await self._table(["Ann", "Ben", "Cem", "Dora"], (), PACE, HINTS, group)
            alone = await self._table(["Eve"], BOTS, PACE_AMONG_BOTS, 1.0, group)
            await asyncio.gather(four.first_turn.wait(), alone.first_turn.wait())
            print(*(host.talker.welcome["code"] for host in (four, alone)), flush=True)
            await self._report()
            for habit in self._habits:
                habit.cancel()

    async def _table(
        self, names: list[str], bots: tuple[str, ...], pace: float, hints: float, group: asyncio.TaskGroup
    ) -> "Person":
        """People who sit down, begin, and go on for ever. Returns the host."""
        host = await Person.come(self, pace, hints)
        agreed = {"bot_pace": "quick"}
        seats = len(names) + len(bots)
        await host.talker.hello(type="create", name=names[0], seats=seats, bots=bots, table=agreed)
        people = [host]
        for name in names[1:]:
            people.append(await Person.come(self, pace, hints))
            await people[-1].talker.hello(type="join", code=host.talker.welcome["code"], name=name)
        await host.talker.ask(type="start")
        self._people += people
        for person in people:
            self._habits += [group.create_task(habit) for habit in person.habits()]
        return host

    async def _report(self) -> None:
        """One line for each that comes in; never before at least one move has been answered."""
        lines = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
        while await lines.readline():
            await self.tally.moved.wait()
            told, self.tally = self.tally, Tally()
            for person in self._people:
                told.note_waiting(person.waits_since)
            print(told.as_json(), flush=True)


class Person:
    talker: Talker

    def __init__(self, honest: Honest, pace: float, hints: float) -> None:
        self.first_turn = asyncio.Event()
        self._honest = honest
        self._pace = pace
        self._hints = hints
        self._wants_hint = asyncio.Event()
        self._news = asyncio.Event()
        self._newest: Message = {}
        self._common: Message = {}
        self._seat = -1
        self._seen = -1
        """The version up to which everything has been dealt with."""
        self.waits_since: dict[str, float] = {}
        """For what kinds of answers."""

    @classmethod
    async def come(cls, honest: Honest, pace: float, hints: float) -> "Person":
        person = cls(honest, pace, hints)
        person.talker = await Talker.connect(honest.port, hears=person._hear)
        return person

    def _hear(self, message: Message) -> None:
        if message["type"] == "update":
            self._newest = message
            self._common |= message["common"]
            self._seat = message.get("own", {}).get("seat", self._seat)
            self._news.set()
        elif message["type"] == "waiting":  # for the end of a catch window, which is no fault of the server's
            self.waits_since.pop("move", None)

    def habits(self) -> list[Coroutine[None, None, None]]:
        return [self.play(), self.ask_for_hints(), self.ping()]

    async def play(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            update = self._newest
            if update["version"] > self._seen:
                await self._look(update)

    async def _look(self, update: Message) -> None:
        common, seat = self._common, self._seat
        if common["phase"] in ("round-over", "match-over"):
            self._seen = update["version"]
            if seat == 0:
                await self.talker.ask(type="start")
        elif common["actor"] == seat:
            self.first_turn.set()
            await self._turn(update)

    async def _turn(self, update: Message) -> None:
        moves = [move for move in update.get("moves", ()) if move["verb"] in _TURN_VERBS]
        calling = [move for move in moves if move.get("uno")]
        if not moves:
            return
        if random.random() < self._hints:
            self._wants_hint.set()
        await asyncio.sleep(random.uniform(0.5, 1.5) * self._pace)
        await self._move(update["version"], random.choice(calling or moves)["text"])

    async def _move(self, version: int, text: str) -> None:
        answer = await self._ask("move", "ack", version=version, text=text)
        if answer["type"] == "ack":
            self._seen = answer["version"] - 1
        else:
            self.talker.say(type="refresh")

    async def ask_for_hints(self) -> None:
        """One at a time. Nobody is so patient as to wait for it before the move."""
        while True:
            await self._wants_hint.wait()
            await self._ask("hint", "hinted")
            self._wants_hint.clear()

    async def ping(self) -> None:
        while True:
            await asyncio.sleep(random.uniform(0.5, 1.5) * PING_EVERY)
            await self._ask("ping", "pong")

    async def _ask(self, kind: str, expected: str, **message: object) -> Message:
        self.waits_since[kind] = time.perf_counter()
        answer = await self.talker.ask(type=kind, **message)
        if self.waits_since.pop(kind, None) is not None:
            self._honest.tally.note(kind, answer, expected)
        return answer


def main(arguments: list[str]) -> None:
    try:
        asyncio.run(Honest(int(arguments[0])).run())
    except* HungUp as lost:
        sys.exit(f"an honest person lost the line: {lost.exceptions[0]}")


if __name__ == "__main__":
    main(sys.argv[1:])
