"""A phone in one hand: everything by touch, and nothing in the way of the call."""

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.deals import secret_for
from tests.browser.house import House
from tests.browser.listening import Ear
from tests.browser.people import open_panel
from tests.browser.playing import Hands, named, play_until_over, wait_for_my_move

TOUCHED: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
LEAST_TARGET = 44
"""WCAG 2.2, 2.5.5: pixels that a target measures at least; of a card in the hand, what the next one leaves."""


class Fingers(Hands):
    """Every touch lands where a finger would put it: on what is seen, never through what covers it."""

    def lay(self, at: int) -> None:
        card = self.page.locator("[role=application] button").nth(at)
        card.scroll_into_view_if_needed()
        # The next card lies over the right part of this one.
        card.tap(position={"x": 14, "y": 40})

    def press(self, name: str) -> None:
        asked = self.page.get_by_role("region", name="What is asked now")
        asked.get_by_role("button", name=named(name)).tap()

    def uno(self) -> None:
        self.page.get_by_role("button", name=re.compile("^UNO")).tap()

    def next_round(self) -> None:
        self.page.get_by_role("button", name="Next round").tap()


def assert_uno_can_be_reached(page: Page) -> None:
    on_top = page.get_by_role("button", name=re.compile("^UNO")).evaluate(
        """(button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const at = (x, y) => document.elementFromPoint(left + x * width, top + y * height);
          const places = [[0.1, 0.5], [0.5, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]];
          return places.every(([x, y]) => button.contains(at(x, y)));
        }"""
    )
    assert on_top, "something covers the call"


def test_a_round_by_touch(house: House, open_page: OpenPage) -> None:
    house.shuffle_next_with(secret_for(4, "W"))
    page = open_page(**TOUCHED)
    page.get_by_role("button", name="Play now").tap()
    seen = wait_for_my_move(page)
    fingers = Fingers(page)

    fingers.lay(next(at for at, card in enumerate(seen.cards) if card.startswith("Wild,")))
    for colour in ("blue", "green", "red", "yellow"):
        expect(page.get_by_role("button", name=colour, exact=True)).to_be_in_viewport(ratio=1)
    assert_uno_can_be_reached(page)
    Ear(page).after(fingers.uno, "UNO")
    expect(page.get_by_role("button", name="blue", exact=True)).to_be_in_viewport(ratio=1)
    fingers.press("Cancel")
    expect(page.get_by_role("button", name="blue", exact=True)).to_be_hidden()

    play_until_over(fingers)
    fingers.next_round()
    expect(page.get_by_text("Round 2", exact=True)).to_be_visible()


def test_the_call_is_never_covered(open_page: OpenPage) -> None:
    page = open_page(**TOUCHED)
    page.get_by_role("button", name="Play now").tap()
    wait_for_my_move(page)
    for name in ("Scores", "What happened", "Chat", "Table and players", "Rules", "Settings", "Keys"):
        open_panel(page, name)
        expect(page.get_by_role("heading", name=name, exact=True).first).to_be_visible()
        assert_uno_can_be_reached(page)
        page.get_by_role("complementary", name=name).get_by_role("button", name="Close").tap()


def test_targets_are_large_enough_for_fingers(open_page: OpenPage) -> None:
    page = open_page(**TOUCHED)
    page.get_by_role("button", name="Play now").tap()
    wait_for_my_move(page)
    small = page.evaluate(
        """(least) => [...document.querySelectorAll('button, select, input, a')]
          .filter((target) => target.checkVisibility() && !target.matches('[data-card]'))
          .map((target) => [target.ariaLabel ?? target.textContent, target.getBoundingClientRect()])
          .filter(([, box]) => box.width < least || box.height < least)
          .map(([name, box]) => `${name} ${box.width}×${box.height}`)""",
        LEAST_TARGET,
    )
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the page slides sideways"
