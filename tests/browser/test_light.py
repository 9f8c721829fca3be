"""The page needs nothing from elsewhere, and holds still or takes the system's colours when asked to."""

from urllib.parse import urlsplit

from playwright.sync_api import Response, expect
from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.playing import Hands, act, wait_for_my_move


def test_all_of_it_is_ours(house: House, open_page: OpenPage) -> None:
    """How large it may be is counted in `tests/web/test_page_files.py`."""
    page = open_page("data:text/html,<h1>nothing</h1>")
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    page.on("response", note)
    page.goto(house.address)
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
    for name in ("UNO", "Catch"):
        expect(page.get_by_role("button", name=name).first).to_be_visible()
