"""Asking by pointing: why a card cannot be played, with the rule to read; and for a hint."""

import re
from functools import cache

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.deals import begins_with, find_secret, hand_of, name_of, top_of
from tests.browser.house import House
from tests.browser.playing import Hands, wait_for_my_move

from penultimate.rules import Match
from penultimate.wording import Wording

WORDS = Wording("en")


@cache
def deal_with_a_card_that_does_not_fit() -> tuple[bytes, str, str]:
    """A secret, the first card, and a card of the first player's hand that differs from it in everything."""

    def misfit(match: Match) -> str:
        top = top_of(match)
        return next((card for card in hand_of(match, 0) if card[0] not in ("W", top[0]) and card[1:] != top[1:]), "")

    secret = find_secret(4, lambda match: begins_with()(match) and misfit(match) != "")
    match = Match(4, seed=secret)
    return secret, top_of(match), misfit(match)


def caption(page: Page) -> Locator:
    return page.locator(".caption")


def play_now(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    wait_for_my_move(page)


def test_why_a_card_cannot_be_played(house: House, open_page: OpenPage) -> None:
    secret, top, misfit = deal_with_a_card_that_does_not_fit()
    house.shuffle_next_with(secret)
    page = open_page()
    play_now(page)
    sentence = f"You cannot put {name_of(misfit)} on {name_of(top)}: colour, number or symbol must match."

    card = page.get_by_role("application").get_by_role("button", name=name_of(misfit), exact=True).first
    card.click(position={"x": 14, "y": 40})
    expect(caption(page)).to_contain_text(sentence)
    caption(page).get_by_role("button", name="The rule: TURN-1").click()
    expect(caption(page)).to_contain_text(WORDS.say_text("rule-turn-1"))
    caption(page).get_by_role("button", name="Close").click()
    expect(caption(page)).to_be_hidden()

    # The same by the button, for the card that has the focus.
    card.focus()
    page.get_by_role("button", name="Why can’t I play this card?").click()
    expect(caption(page)).to_contain_text(sentence)


def test_a_hint_names_a_move_gives_its_reason_and_marks_the_card(house: House, open_page: OpenPage) -> None:
    secret = find_secret(4, lambda match: begins_with()(match) and hand_of(match, 0).count(top_of(match)) > 0)
    house.shuffle_next_with(secret)
    page = open_page()
    play_now(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(caption(page)).to_contain_text("A good player would")
    said = re.match(r"A good player would (?:lay (.+?)|draw)(?: and name \w+)?\. (.+)", caption(page).inner_text())
    assert said, caption(page).inner_text()
    assert len(said[2]) > len("why"), "a hint without its reason"
    marked = page.locator("[data-card].hinted")
    if said[1]:
        expect(marked.first).to_have_attribute("aria-label", re.compile(f"^{re.escape(said[1])}"))
    Hands(page).press("Draw")
    expect(marked).to_have_count(0)
