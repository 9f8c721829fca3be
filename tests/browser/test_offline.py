"""The page as an app: it is there at once, also without a server, and keeps nothing that is said at a table."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import PATIENCE, OpenPage
from tests.browser.house import House
from tests.browser.people import open_sheet, open_table

NO_SERVER = re.compile("WebSocket connection to|Failed to load resource")
KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) kept.push(new URL(request.url).pathname);
  }
  return kept;
}"""
HAS_WORKER = "() => navigator.serviceWorker.controller !== null"
HAS_TEXTS = f"""async () => {{
  const kept = await ({KEPT})();
  if (kept.filter((path) => path.includes('/language-')).length < 2) return false;
  const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
  return loaded.filter((path) => path.startsWith('/assets/')).every((path) => kept.includes(path));
}}"""


def with_worker(page: Page) -> None:
    """Until everything that the page has loaded is kept."""
    page.wait_for_function(HAS_WORKER)
    page.wait_for_function(HAS_TEXTS)


def test_the_page_is_there_without_a_server_and_says_what_needs_one(fragile_house: House, open_page: OpenPage) -> None:
    anna = open_page(fragile_house.address, allowed=NO_SERVER, service_workers="allow")
    with_worker(anna)
    code = open_table(anna, "Anna")
    open_sheet(anna, "Show QR")
    expect(anna.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    kept = anna.evaluate(KEPT)
    allowed = ("/assets/", "/icon")
    assert [path for path in kept if path != "/" and not path.startswith(allowed)] == []
    anna.go_back()

    fragile_house.kill()
    ben = anna.context.new_page()
    ben.goto(f"{fragile_house.address}t/{code}?new")
    expect(ben.get_by_text("Without a connection you can read the rules")).to_be_visible()
    ben.get_by_role("button", name="How to play").click()
    expect(ben.get_by_role("complementary").get_by_role("heading").nth(1)).to_be_visible()
    ben.keyboard.press("Escape")
    ben.get_by_role("button", name="Play now").click()
    expect(ben.get_by_role("alert").filter(has_text="The server does not answer.")).to_be_visible()
    fragile_house.open()
    expect(ben.get_by_text("Without a connection")).to_have_count(0)
    expect(ben.get_by_role("heading", name="Anna invites you")).to_be_visible()


def test_a_link_is_copied_over_plain_http_as_well(tmp_path: Path, launch: Callable[..., Browser]) -> None:
    """In the home network there is no https, so no browser lets a page have its clipboard."""
    house = House(tmp_path)
    house.also_called = ("cards.example",)
    house.open()
    address = house.address.replace("127.0.0.1", "cards.example")
    browser = launch("--host-resolver-rules=MAP cards.example 127.0.0.1")
    try:
        page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-GB")
        page.set_default_timeout(PATIENCE)
        page.goto(address)
        assert page.evaluate("[isSecureContext, 'clipboard' in navigator]") == [False, False]
        code = open_table(page, "Anna")
        open_sheet(page, "Send the link")
        page.get_by_role("button", name="Copy link").click()
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        page.keyboard.press("Escape")
        open_sheet(page, "Chat")
        field = page.get_by_role("complementary").get_by_role("textbox")
        field.focus()
        page.keyboard.press("Control+V")
        expect(field).to_have_value(f"{address}t/{code}")
    finally:
        browser.close()
        house.close()
