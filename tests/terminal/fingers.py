"""A keyboard that plays at a server's table, and a terminal session behind it."""

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator, Callable

from penultimate.rules import Catch, Play
from penultimate.terminal.joining import seat_at
from penultimate.terminal.lines import Paper
from penultimate.terminal.remote import RemoteTable
from penultimate.terminal.session import Session
from penultimate.terminal.teller import Manner
from penultimate.wording import Wording


class Fingers:
    """A keyboard that plays: types by itself when asked, and what it is told to in between."""

    def __init__(self) -> None:
        self.out = io.StringIO()
        self.told: asyncio.Queue[str] = asyncio.Queue()
        self.table: RemoteTable | None = None
        self.plays = True
        self.answers: list[str] = []

    async def line(self) -> str:
        while True:
            text = self.told.get_nowait() if not self.told.empty() else self._own_move()
            if text is not None:
                self.out.write(f"> {text}\n")
                return text
            await asyncio.sleep(0.01)

    def _own_move(self) -> str | None:
        table = self.table
        if table is None or not self.plays:
            return None
        if self.answers:
            return self.answers.pop()
        view = table.view
        if table.stage == "round-over":
            self.plays = False  # one Enter is enough; the next round begins with an update
            asyncio.get_running_loop().call_later(0.3, self._play_again)
            return ""
        if view is None or table.stage != "playing" or view.actor != view.seat or not table.legal:
            return None
        turns = [move for move in table.legal if not isinstance(move, type(Catch(0)))]
        plays = sorted((move for move in turns if isinstance(move, Play)), key=lambda move: not move.uno)
        move = plays[0] if plays else turns[0]
        if table.is_bluff(move):
            self.answers = ["yes"]
        return move.text(table.names)

    def _play_again(self) -> None:
        self.plays = True

    async def aside(self, show: Callable[[], None]) -> None:
        show()

    def type(self, line: str) -> None:
        self.told.put_nowait(line)

    async def until(self, text: str) -> None:
        """Until it was said, whichever way the lines are broken."""
        await self.until_times(text, 1)

    async def until_times(self, text: str, times: int) -> None:
        for _ in range(1200):
            if " ".join(self.out.getvalue().split()).count(text) >= times:
                return
            await asyncio.sleep(0.025)
        raise AssertionError(f"{text!r} is not said {times} times in:\n{self.out.getvalue()}")


@contextlib.asynccontextmanager
async def sitting(
    link: str, name: str = "Terra", language: str = "en"
) -> AsyncIterator[tuple[Fingers, "asyncio.Task[int]"]]:
    words = Wording(language, strict=True)
    table = await seat_at(link, None, name, words)
    fingers = Fingers()
    fingers.table = table
    session = Session(table, words, Paper(fingers.out, 60, colours=False), fingers, Manner())
    running = asyncio.ensure_future(session.run())
    try:
        yield fingers, running
    finally:
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running
        await table.close()
