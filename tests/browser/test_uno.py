"""The call: forgotten and caught, forgotten and still made in time, and the move of the next player that waits."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.deals import secret_for
from tests.browser.house import House
from tests.browser.listening import Ear
from tests.browser.people import close_sheet, deal, gather, open_own_rules, open_rules
from tests.browser.playing import Hands, lay, look

RULE = "I discard five cards at random"
"""Of seven cards one is laid and five go, unasked: its player has one card left, and owes the call at once."""


@pytest.fixture
def forgetful(house: House, open_page: OpenPage) -> tuple[Page, Page]:
    """Anna has one card left and has not called; Ben is to play, and has time to catch her."""
    house.shuffle_next_with(secret_for(2, "W?1"))
    anna, ben = gather(house, open_page, "Anna", "Ben")
    open_rules(anna)
    seconds = anna.get_by_label("Seconds to catch a forgotten UNO")
    seconds.fill("3")
    seconds.press("Tab")
    close_sheet(anna)
    open_own_rules(anna)
    anna.get_by_role("button", name="Write a rule for card 1").click()
    anna.get_by_label("Rule for Question Card 1").fill(RULE)
    expect(anna.get_by_text("Understood:")).to_be_visible()
    anna.get_by_role("button", name="Propose it").click()
    ben.get_by_role("button", name="Agree").click()
    Ear(anna).wait("^Agreed: the rule of Question Card 1")
    close_sheet(anna)
    deal(anna)
    lay(anna, "Question Card 1", "red")
    Ear(anna).wait("^You discard 5 cards: ")
    return anna, ben


def test_who_forgets_is_caught(forgetful: tuple[Page, Page]) -> None:
    anna, ben = forgetful
    # The button that is always there says whom.
    ben.get_by_role("button", name="Catch Anna").click()
    Ear(ben).wait("^You catch Anna, who forgot to call UNO")
    Ear(anna).wait("^Ben catches you: you forgot to call UNO")
    Ear(anna).wait("^You draw 2 cards for the forgotten UNO: ")
    expect(anna.get_by_role("application", name="Your hand, 3 cards")).to_be_visible()
    expect(ben.get_by_role("button", name="Catch Anna")).to_be_hidden()
    Ear(ben).after(lambda: ben.get_by_role("button", name="Catch", exact=True).click(), "nothing to catch|One moment")


def test_a_late_call_counts(forgetful: tuple[Page, Page]) -> None:
    anna, ben = forgetful
    anna.get_by_role("button", name=re.compile("^UNO")).click()
    Ear(anna).wait("^You call UNO!")
    Ear(ben).wait("^Anna calls UNO!")
    expect(ben.get_by_role("button", name="Catch Anna")).to_be_hidden()
    players = ben.get_by_role("list", name="Players")
    expect(players.get_by_text("Anna: one card, 0 points, called UNO")).to_be_attached()


def test_the_next_move_waits_for_the_catch_and_is_not_lost(forgetful: tuple[Page, Page]) -> None:
    _, ben = forgetful
    before = len(look(ben).cards)
    ear = Ear(ben)
    ear.after(lambda: Hands(ben).press("Draw"), "^Your move is made in a moment")
    ear.wait("^You draw one card: ")
    assert len(look(ben).cards) >= before
