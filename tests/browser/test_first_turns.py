"""Somebody who plays for the first time is led through the first turns, and then left in peace."""

from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.deals import begins_with, find_secret, fits_on_top, hand_of, name_of, top_of
from tests.browser.house import House
from tests.browser.people import deal, gather
from tests.browser.playing import lay

from penultimate.rules import Match

COVERED = """(notice) => {
  const box = document.querySelector(notice).getBoundingClientRect();
  const kept = '.draw, .discard, .seat, .prompt .say, .prompt button, [role=application] button, .tool, .catch, .uno';
  return [...document.querySelectorAll(kept)].filter((one) => {
    const other = one.getBoundingClientRect();
    return box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
  }).map((one) => one.className);
}"""
"""What of the table the notice lies upon, or lies upon it."""


@cache
def deal_with_a_number() -> tuple[bytes, str]:
    """The first player holds a number that fits, and the other one gets a turn after it."""

    def number(match: Match) -> str:
        fitting = (card for card in hand_of(match, 0) if fits_on_top(match, card))
        return next((card for card in fitting if card[1:].isdigit()), "")

    secret = find_secret(2, lambda match: begins_with()(match) and number(match) != "")
    return secret, number(Match(2, seed=secret))


@cache
def deal_with_a_misfit() -> bytes:
    """The first of four players may begin, and not with every card."""

    def wish(match: Match) -> bool:
        top = top_of(match)
        misfits = [card for card in hand_of(match, 0) if card[0] not in ("W", top[0]) and card[1:] != top[1:]]
        return begins_with()(match) and 0 < len(misfits) < len(hand_of(match, 0))

    return find_secret(4, wish)


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


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_is_to_be_read_covers_nothing(house: House, open_page: OpenPage, size: dict[str, int]) -> None:
    """Neither the hint nor a refusal with its rule: piles, hand, question and the others stay in sight."""
    house.shuffle_next_with(deal_with_a_misfit())
    page = open_page(viewport=size)
    page.get_by_role("button", name="Play now").click()
    expect(guide(page)).to_be_visible()
    assert page.evaluate(COVERED, "aside.guide") == []
    page.get_by_role("application").locator("button.dim").first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="The rule:").click()
    expect(guide(page)).to_be_hidden()
    assert page.evaluate(COVERED, ".caption") == []
    page.locator(".caption").get_by_role("button", name="Close").click()
    expect(page.get_by_role("application").locator("button:focus")).to_have_count(1)
    expect(guide(page)).to_be_visible()
