"""How people come together: a table is opened, and others find it by its link or by its code."""

from playwright.sync_api import Page, expect


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
