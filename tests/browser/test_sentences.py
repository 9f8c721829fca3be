"""The page and Python say the same sentence for the same event, in every language."""

import json
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, WebSocketRoute
from tests.browser.conftest import OpenPage
from tests.whole_updates import WholeUpdates
from tests.wording.sentences import all_sentences

from penultimate.wording import LANGUAGES, Wording

BATCH = 100
NARROW = {"width": 900, "height": 800}
"""Here the log is in a drawer, and long."""
QUIET = {"sounds": False, "verbosity": "full"}
"""The log leaves nothing out."""


class Puppeteer:
    """Between the page and the real server: what the server says goes through, and other events can be put in."""

    def __init__(self) -> None:
        self.update: dict[str, Any] = {}
        self.updates = WholeUpdates()
        self.table: dict[str, Any] = {}
        self.route: WebSocketRoute | None = None
        self.deaf = False

    def take_over(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "welcome":  # the line at which it sits; it peeks at tables by another
                self.route = route
            elif message["type"] == "update":
                self.update = self.updates.completed(message)
            elif message["type"] == "table":
                self.table = message
            if not self.deaf:
                route.send(frame)

        server.on_message(pass_on)

    def send(self, message: dict[str, Any]) -> None:
        assert self.route
        self.route.send(json.dumps(message))

    def show(self, names: list[str], viewer: int, events: list[dict[str, Any]], version: int) -> None:
        """As if these people sat at the table, and this had just happened."""
        seat = {**self.table["seats"][0], "kind": "person"}
        seats = [{**seat, "seat": number, "name": name} for number, name in enumerate(names)]
        self.send({**self.table, "seats": seats, "you": viewer})
        # A round that is on: an end of the round among the events must not bring up the scores.
        self.send({**self.update, "whole": True, "version": version, "since": version - 1, "events": events})


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_sentences(language: str, open_page: OpenPage) -> None:
    puppeteer = Puppeteer()
    page = open_page(settings=json.dumps(QUIET | {"language": language}), viewport=NARROW)
    page.route_web_socket("**/ws*", puppeteer.take_over)
    page.reload()
    page.locator("button.huge").click()
    page.get_by_role("application").wait_for()
    page.wait_for_function("() => document.querySelector('.prompt.mine') !== null")
    puppeteer.deaf = True
    page.get_by_role("button", name=Wording(language).say_text("ui-table"), exact=True).click()
    menu = page.get_by_role("navigation")
    menu.get_by_role("button", name=Wording(language).say_text("ui-drawer-log"), exact=True).click()
    version = puppeteer.update["version"]

    sentences = all_sentences()
    by_viewer: dict[int, list[Any]] = {}
    for one in sentences:
        by_viewer.setdefault(int(str(one["viewer"])), []).append(one)
    compared = 0
    for viewer, some in by_viewer.items():
        for start in range(0, len(some), BATCH):
            part = some[start : start + BATCH]
            version += 1
            puppeteer.show(list(part[0]["names"]), viewer, [one["event"] for one in part], version)
            expected = [one["said"][language] for one in reversed(part)]
            try:
                page.wait_for_function(NEWEST, arg=expected)
            except TimeoutError:
                assert page.locator("ol[reversed] li").all_text_contents()[: len(part)] == expected, f"seat {viewer}"
                raise
            compared += len(part)
    assert compared == len(sentences) > 300


NEWEST = """(expected) => {
  const log = [...document.querySelectorAll('ol[reversed] li')].slice(0, expected.length).map((one) => one.textContent);
  return JSON.stringify(log) === JSON.stringify(expected);
}"""
