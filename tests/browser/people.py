"""How people come together: a table is opened, and others find it by its link or by its code."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.house import House


def in_the_lobby(page: Page) -> Locator:
    """Its heading: whose table it is."""
    return page.get_by_role("heading", name=re.compile("’s table$"))


def open_table(page: Page, name: str) -> str:
    """Opens a table and gives its code."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Open a table").click()
    expect(in_the_lobby(page)).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def join_by_link(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").first.click()
    expect(in_the_lobby(page)).to_be_visible()


def join_by_code(page: Page, name: str, code: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Got a table code?").fill(code.lower())
    page.get_by_role("button", name="Join").first.click()
    expect(in_the_lobby(page)).to_be_visible()


def open_sheet(page: Page, opener: str | re.Pattern[str], title: str = "") -> Locator:
    """One tap further: the sheet that a button opens."""
    page.get_by_role("button", name=opener).first.click()
    sheet = page.get_by_role("complementary", name=title or None)
    expect(sheet).to_be_visible()
    return sheet


def close_sheet(page: Page) -> None:
    page.get_by_role("complementary").get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_role("complementary")).to_have_count(0)


def open_rules(page: Page) -> Locator:
    return open_sheet(page, re.compile("^Rules, to"), "How this table plays")


def open_own_rules(page: Page) -> Locator:
    return open_sheet(page, re.compile("^Your own rules"), "Your own rules")


def open_panel(page: Page, name: str) -> Locator:
    """A panel of the table: by the menu, or by the button for the chat."""
    header = page.get_by_role("banner")
    if name == "Chat":
        header.get_by_role("button", name="Chat").click()
    else:
        header.get_by_role("button", name="Table").click()
        page.get_by_role("navigation", name="Menu").get_by_role("button", name=name).click()
    panel = page.get_by_role("complementary", name=name)
    expect(panel).to_be_visible()
    return panel


def deal(host: Page) -> None:
    host.get_by_role("button", name="Deal", exact=True).click()
    expect(host.get_by_text("Round 1", exact=True)).to_be_visible()


def gather(
    house: House, open_page: OpenPage, *names: str, switches: Sequence[str] = (), edition: str = ""
) -> list[Page]:
    """The first one opens a table and sets it up, the others come by the link: a page for each, in the lobby."""
    host = open_page()
    code = open_table(host, names[0])
    if edition:
        deck = host.get_by_role("button", name=edition)
        deck.click()
        expect(deck).to_have_attribute("aria-pressed", "true")
    if switches:
        open_rules(host)
        for switch in switches:
            host.get_by_role("switch", name=switch, exact=True).check()
            expect(host.get_by_role("switch", name=switch, exact=True)).to_be_checked()
        close_sheet(host)
    pages = [host]
    for name in names[1:]:
        page = open_page(f"{house.address}t/{code}")
        join_by_link(page, name)
        pages.append(page)
    for page in pages[1:] if switches else []:
        open_rules(page)
        for switch in switches:
            expect(page.get_by_role("switch", name=switch, exact=True)).to_be_checked()
        close_sheet(page)
    return pages
