"""Somebody who plays for the first time is led through the first turns, and then left in peace."""

from functools import cache

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.deals import begins_with, find_secret, fits_on_top, hand_of, name_of
from tests.browser.house import House
from tests.browser.people import deal, gather
from tests.browser.playing import lay

from penultimate.rules import Match


@cache
def deal_with_a_number() -> tuple[bytes, str]:
    """The first player holds a number that fits, and the other one gets a turn after it."""

    def number(match: Match) -> str:
        fitting = (card for card in hand_of(match, 0) if fits_on_top(match, card))
        return next((card for card in fitting if card[1:].isdigit()), "")

    secret = find_secret(2, lambda match: begins_with()(match) and number(match) != "")
    return secret, number(Match(2, seed=secret))


def guide(page: Page) -> Locator:
    return page.get_by_role("complementary", name="First turns")


def test_each_situation_is_explained_when_it_comes(house: House, open_page: OpenPage) -> None:
    secret, card = deal_with_a_number()
    house.shuffle_next_with(secret)
    anna, ben = gather(house, open_page, "Anna", "Ben")
    deal(anna)
    expect(guide(anna)).to_contain_text("Your turn! The raised cards match the one in the middle")
    expect(guide(ben)).to_contain_text("The others play first.")
    lay(anna, name_of(card))
    expect(guide(ben)).not_to_contain_text("The others play first.")
    expect(guide(anna)).to_be_hidden()

    guide(ben).get_by_role("button", name="I know how to play").click()
    expect(guide(ben)).to_be_hidden()
    ben.reload()
    expect(ben.get_by_role("application")).to_be_visible()
    expect(guide(ben)).to_be_hidden()
