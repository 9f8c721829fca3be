"""A card is dragged onto the table to play it, and within the hand to sort it: with a mouse and with a finger."""

from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.deals import begins_with, find_secret, fits_on_top, hand_of, name_of
from tests.browser.house import House
from tests.browser.listening import Ear
from tests.browser.playing import look, wait_for_my_move

from penultimate.rules import Match

TOUCHED: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
Drag = Callable[[Page, str, int, int], None]


@cache
def deal_with_a_fitting_number() -> tuple[bytes, str]:
    def fitting(match: Match) -> str:
        return next((card for card in hand_of(match, 0) if card[-1].isdigit() and fits_on_top(match, card)), "")

    secret = find_secret(4, lambda match: begins_with()(match) and "+" not in fitting(match) and fitting(match) != "")
    return secret, fitting(Match(4, seed=secret))


def place_of(page: Page, card: str) -> tuple[float, float]:
    """Where a pointer would take hold of it: at the left, where no other card lies over it."""
    found = page.locator(f'[data-card="{card}"]').first
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    assert box
    return box["x"] + 14, box["y"] + 50


def with_a_mouse(page: Page, card: str, right: int, up: int) -> None:
    x, y = place_of(page, card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right / 2, y - up / 2, steps=4)
    page.mouse.move(x + right, y - up, steps=4)
    page.mouse.up()


def with_a_finger(page: Page, card: str, right: int, up: int) -> None:
    x, y = place_of(page, card)
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at_x, "y": at_y} for at_x, at_y in points]}
        )

    touch("touchStart", (x, y))
    for step in range(1, 9):
        touch("touchMove", (x + right * step / 8, y - up * step / 8))
    touch("touchEnd")
    session.detach()


def drag_to_play(page: Page, drag: Drag, card: str) -> None:
    page.get_by_role("button", name="Play now").click()
    before = wait_for_my_move(page)
    drag(page, card, 0, 60)  # not far enough: it goes back to its place
    assert look(page).cards == before.cards
    Ear(page).after(lambda: drag(page, card, 10, 220), f"^You, {name_of(card)}")


def test_a_card_is_played_with_a_mouse(house: House, open_page: OpenPage) -> None:
    secret, card = deal_with_a_fitting_number()
    house.shuffle_next_with(secret)
    drag_to_play(open_page(), with_a_mouse, card)


def test_a_card_is_played_with_a_finger(house: House, open_page: OpenPage) -> None:
    secret, card = deal_with_a_fitting_number()
    house.shuffle_next_with(secret)
    drag_to_play(open_page(**TOUCHED), with_a_finger, card)


def test_a_card_is_sorted_with_a_mouse_and_stays_there(house: House, open_page: OpenPage) -> None:
    secret, _ = deal_with_a_fitting_number()
    house.shuffle_next_with(secret)
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    wait_for_my_move(page)
    cards = page.locator("[data-key]")
    keys = [card.get_attribute("data-key") for card in cards.all()]
    first, fourth = (cards.nth(at).evaluate("(card) => card.offsetLeft") for at in (0, 3))
    with_a_mouse(page, str(keys[0]).split("#")[0], fourth - first, 0)  # there are gaps between the colours
    moved = [*keys[1:4], keys[0], *keys[4:]]
    expect(cards.nth(3)).to_have_attribute("data-key", str(keys[0]))
    assert [card.get_attribute("data-key") for card in cards.all()] == moved
    page.get_by_role("button", name="Sort the hand").click()
    expect(page.get_by_role("main").get_by_text("Sorted by colour.")).to_be_visible()
    assert [card.get_attribute("data-key") for card in cards.all()] == keys
