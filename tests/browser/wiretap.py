"""What the server really sends to a page: the frames of its sockets, read along."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket


class Wiretap:
    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(json.loads(frame)))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    def events(self) -> list[dict[str, Any]]:
        return [event for update in self.of("update") for event in update.get("events", [])]
