"""How people come together: a table is opened, and others find it by its link or by its code."""

from collections.abc import Sequence

from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.house import House


def open_table(page: Page, name: str) -> str:
    """Opens a table and gives its code."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="New table").click()
    expect(page.get_by_role("heading", name="Before the game")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def join_by_link(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").first.click()
    expect(page.get_by_role("heading", name="Before the game")).to_be_visible()


def join_by_code(page: Page, name: str, code: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Table code").fill(code.lower())
    page.get_by_role("button", name="Join").first.click()
    expect(page.get_by_role("heading", name="Before the game")).to_be_visible()


def deal(host: Page) -> None:
    host.get_by_role("button", name="Deal the cards").click()
    expect(host.get_by_text("Round 1", exact=True)).to_be_visible()


def gather(
    house: House, open_page: OpenPage, *names: str, switches: Sequence[str] = (), edition: str = ""
) -> list[Page]:
    """The first one opens a table and sets it up, the others come by the link: a page for each, in the lobby."""
    host = open_page()
    code = open_table(host, names[0])
    if edition:
        host.get_by_role("radio", name=edition).check()
        expect(host.get_by_role("radio", name=edition)).to_be_checked()
    for switch in switches:
        host.get_by_role("switch", name=switch, exact=True).check()
    pages = [host]
    for name in names[1:]:
        page = open_page(f"{house.address}t/{code}")
        join_by_link(page, name)
        pages.append(page)
    for page in pages:
        for switch in switches:
            expect(page.get_by_role("switch", name=switch, exact=True)).to_be_checked()
    return pages
