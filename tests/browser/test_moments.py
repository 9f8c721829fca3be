"""What is staged on the felt, and for whom: the same sentences with and without motion, nothing over the table, nothing
that jumps; a tap ends what is counted; who is caught, who leaves and who is back is seen where they sit."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.geometry import SETTLED, resize
from tests.browser.house import House
from tests.browser.listening import Ear
from tests.browser.staging import HAND, MY_TURN, Staging

GUIDED = json.dumps({"guided": True, "name": "Mia"})
PANELS = """() => {
  const rail = getComputedStyle(document.querySelector('.rail')).backgroundColor;
  return [...document.querySelectorAll('body *')]
    .filter((one) => one.checkVisibility() && !one.closest('.rail') && getComputedStyle(one).backgroundColor === rail)
    .filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width * height > 0.25 * innerWidth * innerHeight;
    })
    .map((one) => one.className);
}"""
TAP_WHILE_IT_COUNTS = """() => new Promise((done) => {
  const look = () => {
    const waiting = document.querySelectorAll('.paid .waits').length;
    if (waiting === 0) return requestAnimationFrame(look);
    window.dispatchEvent(new PointerEvent('pointerdown'));
    requestAnimationFrame(() => requestAnimationFrame(() =>
      done([waiting, document.querySelectorAll('.paid .waits').length])));
  };
  look();
})"""
SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
"""


def stage(open_page: OpenPage, **about: Any) -> Staging:
    page = open_page(**{"settings": GUIDED, "viewport": PHONE, "allowed": "404", **about})
    staging = Staging(page)
    page.reload()
    staging.play_now()
    return staging


def choosing_a_colour(staging: Staging) -> None:
    staging.my_turn()
    staging.page.locator('[data-card="W+4"]').focus()
    staging.page.keyboard.press("Enter")
    expect(staging.page.locator(".colours")).to_be_visible()


def caught(staging: Staging, seat: int) -> None:
    drawn = {"kind": "CardsDrawnFaceDown", "seat": seat, "count": 2, "why": "caught"}
    mine = {"kind": "CardsDrawn", "seat": seat, "cards": ["B1", "B2"], "why": "caught"}
    staging.show(
        {"kind": "UnoCaught", "seat": seat, "by": 2},
        mine if seat == 0 else drawn,
        common={"actor": 3},
        hand=HAND,
    )


def test_the_same_is_said_whether_anything_moves_or_not(house: House, open_page: OpenPage) -> None:
    heard = []
    for motion in ("reduce", "no-preference"):
        house.shuffle_as_always_in("one and the same")
        staging = stage(open_page, reduced_motion=motion)
        ear = Ear(staging.page)
        for happens in (staging.my_turn, staging.hit, staging.verdict, staging.ruling, staging.round_over):
            happens()
        ear.wait("Next round: N", since=0)
        said = ear.everything()
        heard.append(said[said.index("Ada calls UNO!") :])
    assert heard[0] == heard[1]
    assert any("bluff" in said for said in heard[0])


def test_no_panel_lies_over_the_felt(open_page: OpenPage) -> None:
    staging = stage(open_page)
    page = staging.page
    shown: dict[str, Callable[[], None]] = {
        ".stamp": staging.verdict,
        ".ruling": staging.ruling,
        ".colours": lambda: choosing_a_colour(staging),
        ".paid": staging.round_over,
        ".podium": staging.match_over,
    }
    for what, happens in shown.items():
        happens()
        expect(page.locator(what)).to_be_visible()
        assert page.evaluate(PANELS) == [], what
        assert page.get_by_role("dialog").count() == 0, what


def test_a_tap_ends_the_counting(open_page: OpenPage) -> None:
    staging = stage(open_page, reduced_motion="no-preference")
    staging.round_over(winner=1)
    waiting, left = staging.page.evaluate(TAP_WHILE_IT_COUNTS)
    assert waiting > 0
    assert left == 0
    expect(staging.page.locator(".sum b")).to_have_text("85")


def test_who_is_caught_sees_it_and_the_others_see_who(open_page: OpenPage) -> None:
    staging = stage(open_page)
    caught(staging, 1)
    expect(staging.page.locator('[data-seat="1"] .plate')).to_have_text("Caught")
    expect(staging.page.locator('[data-seat="1"] .tag')).to_have_text("+2")
    caught(staging, 0)
    expect(staging.page.locator(".prompt .say b")).to_have_text("Caught: +2")


def test_who_leaves_and_who_is_back_is_told_in_the_news(open_page: OpenPage) -> None:
    staging = stage(open_page)
    page = staging.page
    seats = staging.seats()
    seats[1] |= {"kind": "person", "level": None, "connected": True}
    staging.tell(seats=seats)
    for connected, said, mood in ((False, "Ada is away.", "away"), (True, "Ada is back.", "glad")):
        seats[1] |= {"connected": connected}
        staging.tell(seats=seats)
        expect(page.locator(".news li").last).to_have_text(said)
        expect(page.locator('[data-seat="1"] .token')).to_have_attribute("data-mood", mood)
        Ear(page).wait(f"^{said}", since=0)


def test_nothing_jumps_in_a_game(open_page: OpenPage) -> None:
    """What Chromium counts as a shift, for each moment: a tenth is still called good, and this is half of it."""
    staging = stage(open_page, script=SHIFTS)
    shifted = {}
    for width, height in [(320, 568), (360, 640), (390, 844), (1280, 800)]:
        resize(staging.page, width, height)
        for happens in (staging.my_turn, staging.hit, staging.verdict, staging.owing, staging.hit, staging.ruling):
            staging.page.evaluate("() => (window.shifted = 0)")
            happens()
            staging.page.evaluate(SETTLED)
            shifted[happens.__name__, width] = round(staging.page.evaluate("window.shifted"), 3)
    assert max(shifted.values()) <= 0.05, shifted


@pytest.mark.parametrize("screen", ["start", "lobby"])
def test_start_and_lobby_can_be_touched_and_enlarged(open_page: OpenPage, screen: str) -> None:
    page = open_page(settings=GUIDED, viewport=PHONE)
    if screen == "lobby":
        page.get_by_role("button", name="Open a table").click()
        page.locator("button.hole").first.click()
        expect(page.locator(".lobby")).to_have_attribute("data-suit", "N")
        expect(page.locator("button.hole")).to_have_count(2)
    assert too_small(page) == []
    page.set_viewport_size({"width": 320, "height": 256})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page slides sideways"
    for button in page.locator("main button").all():
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=0.5)


def too_small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, select, input, a')].filter((one) => one.checkVisibility())
          .map((one) => [one.ariaLabel ?? one.textContent, one.getBoundingClientRect()])
          .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
          .map(([name, box]) => `${name.trim()} ${box.width}×${box.height}`)"""
    )
    return found


def test_a_turn_offers_only_what_can_be_done(open_page: OpenPage) -> None:
    """Where the rules forbid to draw, nobody is invited to; where nothing answers an attack, no card is promised."""
    staging = stage(open_page)
    say = staging.page.locator(".prompt .say")
    staging.show(
        {"kind": "TurnBegan", "seat": 0},
        common={"top": "G5"},
        hand=HAND,
        moves=[move for move in MY_TURN if move["verb"] != "draw"],
    )
    expect(say).to_contain_text("4 cards fit.")
    expect(say).not_to_contain_text("draw")
    expect(staging.page.locator(".prompt").get_by_role("button", name="Draw")).to_have_count(0)
    staging.show(
        {"kind": "TurnBegan", "seat": 0},
        common={"top": "G5"},
        hand=["B5", "B5", "R1"],
        moves=[{"text": "play B5", "verb": "play", "card": "B5"}],
    )
    expect(say).to_contain_text("2 cards fit.")
    staging.hit(star=False)
    expect(say).to_contain_text("From Cleo.")
    expect(say).not_to_contain_text("can answer")
