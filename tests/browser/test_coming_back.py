"""A server that goes away for a moment, with a word or without: everybody is back in the same seat by themselves."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.deals import SHORT_ROUND
from tests.browser.house import House
from tests.browser.people import deal, join_by_link, open_table
from tests.browser.playing import Hands, act, look, play_until_over, wait_for_my_move

ANYBODY = "WebSocket connection to"
"""What the browser itself says where nobody answers."""
RESTARTING = "The server is restarting. Trying again …"
LOST = "The connection is lost. Trying again …"


def sit_down(house: House, open_page: OpenPage) -> tuple[Page, Page]:
    """Two people in the middle of a round."""
    house.shuffle_next_with(SHORT_ROUND)
    anna = open_page(house.address, allowed=ANYBODY)
    code = open_table(anna, "Anna")
    ben = open_page(f"{house.address}t/{code}", allowed=ANYBODY)
    join_by_link(ben, "Ben")
    deal(anna)
    act(Hands(anna), wait_for_my_move(anna))
    return anna, ben


def hand(page: Page) -> list[str]:
    return [card.split(",")[0] for card in look(page).cards]


def sees(page: Page, text: str) -> None:
    """Seen and heard."""
    asked = page.get_by_role("region", name="What is asked now")
    expect(asked.get_by_text(text)).to_be_visible()
    expect(asked.get_by_role("button", name="Try now")).to_be_visible()
    page.wait_for_function("(text) => window.heard.includes(text)", arg=text)


def is_back(page: Page) -> None:
    """Without anybody having touched anything."""
    expect(page.get_by_role("button", name="Try now")).to_be_hidden()
    page.wait_for_function("() => window.heard.includes('Connected again.')")


def test_a_server_that_restarts_in_order_finds_everybody_in_their_seats(
    fragile_house: House, open_page: OpenPage
) -> None:
    pages = sit_down(fragile_house, open_page)
    before = [hand(page) for page in pages]
    fragile_house.close()
    for page in pages:
        sees(page, RESTARTING)
    fragile_house.open()
    for page in pages:
        is_back(page)
        expect(page.get_by_role("application")).to_be_visible()
    assert [hand(page) for page in pages] == before
    play_until_over(*map(Hands, pages))


def test_a_line_that_dies_without_a_word_is_noticed_and_mended(fragile_house: House, open_page: OpenPage) -> None:
    anna, ben = sit_down(fragile_house, open_page)
    before = hand(anna)
    tries: list[str] = []
    anna.on("websocket", lambda socket: tries.append(socket.url))
    fragile_house.freeze()
    sees(anna, LOST)
    # Nobody answers the first new try either: it is given up for another one.
    while len(tries) < 2:
        anna.wait_for_event("websocket")
    sees(anna, LOST)
    fragile_house.thaw()
    for page in (anna, ben):
        is_back(page)
    assert hand(anna) == before
    play_until_over(Hands(anna), Hands(ben))
