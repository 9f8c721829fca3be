"""A finished match: seen again from one's own seat or with all hands open, and its record kept and checked."""

from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.people import deal, open_table
from tests.browser.playing import Hands, play_until_over

from penultimate.records import verify


def play_a_short_match(page: Page) -> None:
    open_table(page, "Anna")
    page.get_by_role("button", name="Add a bot").click()
    target = page.get_by_label("Points that end the match")
    target.fill("1")
    target.press("Tab")
    deal(page)
    play_until_over(Hands(page))


def test_a_match_is_seen_again_and_its_record_holds(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(accept_downloads=True)
    play_a_short_match(page)
    expect(page.get_by_role("img", name="Line chart of the totals over one round")).to_be_visible()
    page.get_by_role("button", name="Look back at the match").click()
    expect(page.get_by_text("Checked: the cards were shuffled as sealed")).to_be_visible()
    mine = page.get_by_role("list", name="Hand of Anna")
    others = page.get_by_role("list", name="Hand of Ada")
    expect(mine.get_by_role("listitem")).to_have_count(7)
    expect(others).to_have_count(0)
    expect(page.get_by_role("heading", name="Anna 7 cards, 0 points")).to_be_visible()

    page.get_by_label("Seen from").select_option("all")
    expect(others.get_by_role("listitem")).to_have_count(7)
    page.keyboard.press("Tab")
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text("Step 2 of").last).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    empty = mine.or_(others).filter(has_not=page.get_by_role("listitem"))
    expect(empty).to_have_count(1)

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    kept = tmp_path / "record.txt"
    download.value.save_as(kept)
    assert verify(kept.read_text("utf-8")).header.names[0] == "Anna"

    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
