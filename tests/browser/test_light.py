"""The page is small, needs nothing from elsewhere, and holds still or takes the system's colours when asked to."""

import gzip
from urllib.parse import urlsplit

from playwright.sync_api import Response, expect
from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.playing import Hands, act, wait_for_my_move

MOST_BYTES = 100_000
"""Of scripts and styles on the first load, compressed."""


def test_the_first_load_is_small_and_all_ours(house: House, open_page: OpenPage) -> None:
    page = open_page("data:text/html,<h1>nothing</h1>")
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    page.on("response", note)
    page.goto(house.address)
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    sizes = {
        urlsplit(answer.url).path: len(gzip.compress(answer.body(), 6))
        for answer in answers
        if urlsplit(answer.url).path.endswith((".js", ".css"))
    }
    assert sizes
    assert sum(sizes.values()) <= MOST_BYTES, sizes
    page.get_by_role("button", name="Play now").click()
    act(Hands(page), wait_for_my_move(page))
    assert {urlsplit(answer.url).netloc for answer in answers} == {urlsplit(house.address).netloc}


def test_with_reduced_motion_nothing_moves(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    hands = Hands(page)
    for _ in range(3):
        seen = wait_for_my_move(page)
        if seen.over:
            break
        act(hands, seen)
        moving = page.evaluate(
            """() => document.getAnimations().filter((one) => one.effect.getTiming().duration > 10)
              .map((one) => one.effect.target.className)"""
        )
        assert moving == []


def test_with_motion_cards_fly(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="no-preference")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function("() => document.getAnimations().some((one) => one.effect.getTiming().duration > 100)")


def test_forced_colours_keep_everything_visible(open_page: OpenPage) -> None:
    page = open_page(forced_colors="active")
    page.get_by_role("button", name="Play now").click()
    wait_for_my_move(page)
    bare = page.evaluate(
        """() => [...document.querySelectorAll('button')]
          .filter((one) => one.checkVisibility() && !one.querySelector('svg'))
          .filter((one) => { const style = getComputedStyle(one); return style.color === style.backgroundColor; })
          .map((one) => one.textContent)"""
    )
    assert bare == []
    page.keyboard.press("2")
    outline = page.evaluate(
        """() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
          return [outlineStyle, parseFloat(outlineWidth)];
        }"""
    )
    assert outline[0] != "none"
    assert outline[1] >= 2
    for name in ("UNO", "Catch!"):
        expect(page.get_by_role("button", name=name).first).to_be_visible()
