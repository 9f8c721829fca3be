"""A whole round by keyboard alone: nothing is clicked, nothing is focused by the test."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.listening import Ear
from tests.browser.playing import LOOK, LOOKS_DIFFERENT, is_wild, wait_for_my_move


def focused(page: Page) -> str:
    """What has the focus, by its name."""
    name = page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()")
    return str(name)


def tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if focused(page) == name:
            return
    raise AssertionError(f"Tab never comes to {name!r}")


def walk_to_a_playable_card(page: Page) -> str:
    page.keyboard.press("1")
    for _ in range(40):
        if "can be played" in focused(page):
            return focused(page)
        page.keyboard.press("ArrowRight")
    raise AssertionError("the arrows come to no card that can be played")


def key_for(deeds: list[str]) -> str:
    if "Keep it" in deeds:
        return "k"
    if "blue" in deeds:
        return "y"
    assert any(deed.startswith(("Draw", "Take")) for deed in deeds), f"no key is known for {deeds}"
    return "Space"


def test_a_whole_round_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    ear = Ear(page)
    ear.wait("^Round 1")
    expect(page.get_by_role("application")).to_be_visible()
    assert page.evaluate("document.activeElement.closest('[role=application]') !== null"), "the hand has no focus"

    moves = 0
    while not (seen := wait_for_my_move(page)).over:
        moves += 1
        before = page.evaluate(f"JSON.stringify(({LOOK})())")
        if seen.playable:
            if len(seen.cards) == 2:
                ear.ask("u", "^You call UNO!|already")
                before = page.evaluate(f"JSON.stringify(({LOOK})())")
            card = walk_to_a_playable_card(page)
            page.keyboard.press("Enter")
            if is_wild(card):
                expect(page.get_by_role("region", name="What is asked now")).to_contain_text("Which colour?")
                page.keyboard.press("g")
        else:
            page.keyboard.press(key_for(seen.deeds))
        page.wait_for_function(LOOKS_DIFFERENT, arg=before)
    assert moves >= 3, "who has seven cards cannot be done in two moves"
    expect(page.get_by_role("heading", name=re.compile(" out[.!]|Nobody"))).to_be_visible()
    ear.wait("win(s)? the round|without a winner", since=0)
    ear.ask("n", "^Round 2")
