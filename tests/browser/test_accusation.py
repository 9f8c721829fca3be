"""Who demands a card is accused, and the others decide (TALK-2)."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.listening import Ear
from tests.browser.people import deal, gather, open_panel
from tests.browser.playing import Hands, look

BRAILLE = "Braille deck"


def accuse(page: Page, name: str) -> None:
    drawer = open_panel(page, "Table and players")
    drawer.get_by_role("button", name=f"{name} demanded a card").click()
    drawer.get_by_role("button", name="Close").click()


def test_the_third_player_votes(house: House, open_page: OpenPage) -> None:
    pages = gather(house, open_page, "Anna", "Ben", "Cleo", edition=BRAILLE)
    anna, ben, cleo = pages
    deal(anna)
    before = len(look(ben).cards)
    accuse(anna, "Ben")
    Ear(ben).wait("^Anna accuses you of demanding a card")
    expect(ben.get_by_text("You stand accused of demanding a card. The others vote.")).to_be_visible()
    expect(anna.get_by_role("button", name="Guilty", exact=True)).to_have_count(0)
    asked = cleo.get_by_role("region", name="What is asked now")
    expect(asked).to_contain_text("Did Ben demand a card, as Anna says? Vote guilty or not guilty, or abstain.")
    for choice in ("Guilty", "Not guilty", "Abstain"):
        expect(asked.get_by_role("button", name=choice, exact=True)).to_be_visible()

    Hands(cleo).press("Guilty")
    for page in pages:
        Ear(page).wait("^The accusation against (Ben|you) is upheld")
    Ear(ben).wait("^You draw 4 cards for demanding a card: ")
    expect(ben.get_by_role("application", name=f"{before + 4} cards")).to_be_visible()
    expect(asked).not_to_contain_text("Vote")

    accuse(ben, "Anna")
    Hands(cleo).press("Not guilty")
    for page in pages:
        Ear(page).wait("^The accusation against (Anna|you) is dismissed")


def test_between_two_the_accused_may_own_up(house: House, open_page: OpenPage) -> None:
    anna, ben = gather(house, open_page, "Anna", "Ben", edition=BRAILLE)
    deal(anna)
    accuse(anna, "Ben")
    expect(ben.get_by_text("Anna accuses you of demanding a card. You can own up.")).to_be_visible()
    Hands(ben).press("Own up")
    Ear(anna).wait("^Ben owns up")
    Ear(anna).wait("^Ben draws 4 cards for demanding a card")
