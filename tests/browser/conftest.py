"""A real Chromium, a real server, and a page that may not complain."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright
from tests.browser.house import House
from tests.browser.listening import LISTEN
from tools.find_browser import find_browser

LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
KEPT = "penultimate.settings"
PATIENCE = 60_000
"""Milliseconds after which something that should have happened has not."""

NO_WORKERS = "Service Worker registration blocked by Playwright"

OpenPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker("browser")


@pytest.fixture(scope="session")
def launch() -> Iterator[Callable[..., Browser]]:
    """Starts a Chromium, with whatever arguments it is to have."""
    path = find_browser()
    expect.set_options(timeout=PATIENCE)
    assert path, "no Chromium here: `python tools/find_browser.py --install` gets one"
    with sync_playwright() as playwright:
        yield lambda *arguments: playwright.chromium.launch(executable_path=path, args=list(arguments))


@pytest.fixture(scope="session")
def browser(launch: Callable[..., Browser]) -> Iterator[Browser]:
    browser = launch()
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Shared by all tests that do nothing to the server itself: every one makes its own table."""
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def fragile_house(tmp_path: Path) -> Iterator[House]:
    """For one test, which may do anything to the server."""
    house = House(tmp_path)
    house.open()
    yield house
    house.close()


@pytest.fixture(autouse=True)
def no_chance(request: pytest.FixtureRequest, house: House) -> None:
    """The same test sees the same cards, whichever tests ran before it; bots follow from the shuffle, too."""
    house.shuffle_as_always_in(request.node.name)


@pytest.fixture
def open_page(browser: Browser, house: House) -> Iterator[OpenPage]:
    """Opens a page in a browser of its own (its own memory): a person. Errors on its console fail the test.

    `about` goes to Playwright's `new_context`; `settings` are those that the page keeps (JSON); `allowed` is a word in
    errors that are expected; `script` runs before the page's own.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_one(
        address: str = "",
        *,
        settings: str = "",
        allowed: str | re.Pattern[str] = "",
        script: str = "",
        **about: Any,
    ) -> Page:
        given: dict[str, Any] = {
            "viewport": LAPTOP,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",  # each would keep the whole page for itself; test_offline.py lets them
            **about,
        }
        context = browser.new_context(**given)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LISTEN)
        if settings:
            context.add_init_script(f"localStorage.getItem('{KEPT}') ?? localStorage.setItem('{KEPT}', `{settings}`)")
        if script:
            context.add_init_script(script)
        page = context.new_page()

        def heed(message: ConsoleMessage) -> None:
            if NO_WORKERS in message.text:
                return
            if message.type in ("error", "warning") and not (allowed and re.search(allowed, message.text)):
                complaints.append(message.text)

        page.on("console", heed)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address or house.address)
        page.get_by_role("heading").first.wait_for()
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []
