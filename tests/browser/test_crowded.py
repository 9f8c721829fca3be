"""Ten players at a table and thirty cards in a hand: everything is there, apart, and within reach."""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.people import close_sheet

MANY = [f"{colour}{face}" for colour in "BGRY" for face in ("0", "3", "5", "7", "+2", "R", "S")] + ["W", "W+4"]
OVERLAP = """() => {
  const boxes = [...document.querySelectorAll('.seat')].map((seat) => seat.getBoundingClientRect());
  const outside = boxes.filter((box) => box.left < 0 || box.right > innerWidth + 1).length;
  let meeting = 0;
  boxes.forEach((a, at) => boxes.slice(at + 1).forEach((b) => {
    if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) meeting++;
  }));
  return [boxes.length, outside, meeting, document.documentElement.scrollWidth <= innerWidth];
}"""


def deal_many(page: Page) -> None:
    """The real server plays; only the hand on its way to the page is made larger, which would take an hour to draw."""

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)

        def enlarge(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "update" and "own" in message:
                message["own"]["hand"] = MANY
            route.send(json.dumps(message))

        server.on_message(enlarge)

    page.route_web_socket("**/ws*", pass_on)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_ten_players_and_thirty_cards(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page(viewport=size)
    deal_many(page)
    page.get_by_role("button", name="against").click()
    page.get_by_label("Opponents").select_option("9")
    close_sheet(page)
    page.get_by_role("button", name="Play now").click()
    cards = page.get_by_role("application").get_by_role("button")
    expect(cards).to_have_count(30)
    assert page.evaluate(OVERLAP) == [9, 0, 0, True]
    cards.first.focus()
    for at, key in ((0, "Home"), (29, "End"), (28, "ArrowLeft"), (4, "5")):
        page.keyboard.press(key)
        expect(cards.nth(at)).to_be_focused()
        expect(cards.nth(at)).to_be_in_viewport(ratio=0.5)
    expect(page.locator("button.uno")).to_be_in_viewport(ratio=1)
