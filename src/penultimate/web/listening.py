"""What comes over a socket, brought to a guest: message after message, in the order in which they come.

aiohttp keeps each message for a task that waits for it, which costs more than to read it. So once a guest sits
somewhere, the door hands over what it can read itself. Whatever is more than a whole message in one piece, and whatever
has to wait for something, goes through aiohttp as ever.
"""

from collections.abc import Callable, Coroutine
from typing import final

from aiohttp import WSMsgType, web

from penultimate.hall.guest import Guest


@final
class Listener:
    __slots__ = ("_from_aiohttp", "_guest", "_is_waiting", "_run")

    def __init__(self, guest: Guest, run: Callable[[Coroutine[None, None, None]], None]) -> None:
        """`run` sees to what has to be waited for."""
        self._guest = guest
        self._run = run
        self._from_aiohttp = 0
        self._is_waiting = False

    async def listen(self, socket: web.WebSocketResponse) -> None:
        """Until the other side goes, one way or another."""
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._guest.receive(message.data)
            elif message.type is WSMsgType.BINARY:
                self._guest.problem("malformed")
            self._from_aiohttp += 1

    # --- from the door ------------------------------------------------------------------------------------------------

    def is_free(self, passed_on: int) -> bool:
        return passed_on == self._from_aiohttp and self._guest.room is not None and not self._is_waiting

    def read(self, message: bytes) -> None:
        rest = self._guest.take(message)
        if rest is not None:
            self._is_waiting = True
            self._run(self._wait_for(rest))

    async def _wait_for(self, rest: Coroutine[None, None, None]) -> None:
        try:
            await rest
        finally:
            self._is_waiting = False
