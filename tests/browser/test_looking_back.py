"""A finished match: seen again from one's own seat or with all hands open, and its record kept and checked."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.listening import Ear
from tests.browser.people import close_sheet, deal, open_rules, open_sheet, open_table
from tests.browser.playing import Hands, play_until_over

from penultimate.records import verify


def play_a_short_match(page: Page) -> None:
    open_table(page, "Anna")
    page.get_by_role("button", name="Add a bot").first.click()
    open_rules(page)
    target = page.get_by_label("Points that end the match")
    target.fill("1")
    target.press("Tab")
    close_sheet(page)
    deal(page)
    play_until_over(Hands(page))


def test_the_chances_turn_where_the_match_did_and_one_jumps_there(open_page: OpenPage) -> None:
    page = open_page()
    play_a_short_match(page)
    page.get_by_role("button", name="Look back").click()
    ear = Ear(page)
    page.get_by_role("button", name="Chances").click()
    ear.wait("^How everyone’s chance to win")
    chances = page.get_by_role("group", name="How everyone’s chance")
    steps = int(re.findall(r"Step 1 of (\d+)", page.locator(".goal").inner_text())[0])
    for line in chances.locator("polyline").all():
        assert len((line.get_attribute("points") or "").split()) == steps
    expect(chances.locator("polyline")).to_have_count(2)
    turn = page.get_by_role("group", name="Turning points").get_by_role("button").first
    said = turn.inner_text()
    ear.after(turn.click, re.escape(said))
    expect(turn).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="To the end").click()
    expect(chances.locator(".now").get_by_text("100 %")).to_have_count(1)


def drop(page: Page, text: str) -> None:
    """A file is let go over the page."""
    page.evaluate(
        """(text) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], 'record.txt', { type: 'text/plain' }));
          document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
        }""",
        text,
    )


def test_a_match_is_seen_again_and_its_record_holds(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(accept_downloads=True)
    play_a_short_match(page)
    page.get_by_role("button", name="Scores", exact=True).click()
    expect(page.get_by_role("img", name="Line chart of the totals over one round")).to_be_visible()
    close_sheet(page)
    page.get_by_role("button", name="Look back").click()
    open_sheet(page, "Record")
    expect(page.get_by_text("Checked: the cards were shuffled as sealed")).to_be_visible()
    close_sheet(page)
    mine = page.get_by_role("list", name="Anna’s hand")
    others = page.get_by_role("list", name="Ada’s hand")
    expect(mine.get_by_role("listitem")).to_have_count(7)
    expect(others).to_have_count(0)

    page.get_by_role("group", name="Seen from").get_by_role("button", name="All").click()
    expect(others.get_by_role("listitem")).to_have_count(7)
    page.keyboard.press("Tab")
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text("Step 2 of").last).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    empty = mine.or_(others).filter(has_not=page.get_by_role("listitem"))
    expect(empty).to_have_count(1)

    open_sheet(page, "Record")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    kept = tmp_path / "record.txt"
    download.value.save_as(kept)
    assert verify(kept.read_text("utf-8")).header.names[0] == "Anna"

    # The moment has an address: whoever gets it sees the same, without a seat at the table.
    address = page.url
    assert re.search(r"/t/[A-Z]{6}#match=1&step=\d+$", address), address
    # What lies over the match is a step of Back, as everywhere.
    sheet = page.get_by_role("complementary", name="Record")
    page.go_back()
    expect(sheet).to_have_count(0)
    expect(mine.or_(others).first).to_be_attached()
    page.go_forward()
    expect(sheet).to_be_visible()
    assert page.url == address
    close_sheet(page)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert "#" not in page.url
    friend = open_page(address)
    expect(friend.get_by_role("list", name="’s hand")).to_have_count(2)
    expect(friend.get_by_text(re.compile(r"Step (\d+) of \1\b"))).to_be_visible()

    # So has a file that was kept: it can be opened, or dropped, on the start page.
    friend.get_by_role("button", name="Back", exact=True).click()
    friend.goto(friend.url.split("/t/")[0])
    friend.get_by_label("Open a record").set_input_files(kept)
    expect(friend.get_by_text("Step 1 of")).to_be_visible()
    expect(friend.get_by_role("list", name="Anna’s hand").get_by_role("listitem")).to_have_count(7)
    friend.get_by_role("button", name="Back", exact=True).click()
    drop(friend, "not a record at all")
    expect(friend.get_by_text("This record does not hold: ")).to_be_visible()
