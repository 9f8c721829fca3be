"""Two languages at one table: ready-made phrases are said in the reader's own, free text stays as it was written."""

from playwright.sync_api import expect
from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.listening import Ear
from tests.browser.people import close_sheet, deal, open_table

from penultimate.wording import Wording

GERMAN = Wording("de")


def test_phrases_are_translated_between_the_players(house: House, open_page: OpenPage) -> None:
    anna = open_page()
    code = open_table(anna, "Anna")
    ben = open_page(f"{house.address}t/{code}", locale="de-AT")
    ben.get_by_label(GERMAN.say_text("ui-name")).fill("Ben")
    ben.get_by_role("button", name=GERMAN.say_text("ui-join"), exact=True).click()
    expect(ben.get_by_role("heading", name=GERMAN.say_text("ui-lobby", name="Anna"))).to_be_visible()
    for page, word in ((anna, "Chat"), (ben, GERMAN.say_text("ui-chat"))):
        page.get_by_role("banner").get_by_role("button", name=word).click()

    anna.get_by_role("button", name="Good luck!").click()
    translated = GERMAN.say_text("ui-phrase-good-luck")
    assert translated != "Good luck!"
    Ear(ben).wait(f"^{GERMAN.say_text('ui-said', name='Anna', text=translated)}")
    expect(ben.get_by_role("listitem").filter(has_text=f"Anna {translated}")).to_be_visible()

    close_sheet(anna)
    deal(anna)
    ben.get_by_role("banner").get_by_role("button", name=GERMAN.say_text("ui-chat")).click()
    ben.get_by_label(GERMAN.say_text("ui-chat-text")).fill("Servus, Anna!")
    ben.get_by_role("button", name=GERMAN.say_text("ui-send")).click()
    Ear(anna).wait("^Ben says: Servus, Anna!")
    ben.get_by_role("button", name=GERMAN.say_text("ui-phrase-well-played"), exact=True).click()
    Ear(anna).wait("^Ben says: Well played!")
    assert not any("Servus" in text for text in Ear(ben).everything()), "one's own words are not read out"
