"""A whole match of two people, with everything that can go wrong with a line, a page or a server in between."""

import re
from collections.abc import Callable
from itertools import chain, repeat

from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.deals import SHORT_MATCH
from tests.browser.house import House
from tests.browser.people import close_sheet, deal, join_by_link, open_rules, open_table
from tests.browser.playing import Hands, act, look

NOISE = re.compile("WebSocket connection to|Failed to load resource")
"""What the browser itself says where nobody answers."""
Fault = Callable[[House, Page, Page], None]


def lost(page: Page) -> None:
    expect(page.get_by_role("button", name="Try now")).to_be_visible()


def back(page: Page) -> None:
    expect(page.get_by_role("button", name="Try now")).to_have_count(0)
    expect(page.get_by_role("application")).to_be_visible()


def the_server_restarts(house: House, anna: Page, ben: Page) -> None:
    house.close()
    for page in (anna, ben):
        lost(page)
    house.open()


def the_server_is_killed(house: House, anna: Page, ben: Page) -> None:
    house.kill()
    for page in (anna, ben):
        lost(page)
    house.open()


def the_line_dies_silently(house: House, anna: Page, ben: Page) -> None:
    house.freeze()
    for page in (anna, ben):
        lost(page)
    house.thaw()


def both_reload(_house: House, anna: Page, ben: Page) -> None:
    anna.reload()
    ben.reload()


def over_the_start_page(house: House, anna: Page, _ben: Page) -> None:
    code = anna.url.rsplit("/", 1)[1]
    anna.goto(house.address)
    anna.get_by_role("button", name=f"Back to table {code}").click()
    back(anna)
    anna.reload()


def another_tab(_house: House, _anna: Page, ben: Page) -> None:
    tab = ben.context.new_page()
    tab.goto(ben.url)
    back(tab)
    ben.get_by_role("button", name="Take it back here").click()
    expect(tab.get_by_role("button", name="Take it back here")).to_be_visible()
    tab.close()


def back_and_forth(house: House, anna: Page, _ben: Page) -> None:
    anna.go_back()
    anna.get_by_role("dialog").get_by_role("button", name="Stay").click()
    anna.go_back()
    anna.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(anna.get_by_role("button", name="Play now")).to_be_visible()
    expect(anna).to_have_url(house.address)  # the history follows what is shown; forward leads on from there
    anna.go_forward()


FAULTS: tuple[Fault, ...] = (
    both_reload,
    back_and_forth,
    the_server_restarts,
    over_the_start_page,
    the_line_dies_silently,
    another_tab,
    the_server_is_killed,
)


def hand(page: Page) -> list[str]:
    return [card.split(",")[0] for card in look(page).cards]


def one_move(people: list[Hands]) -> bool:
    """By whoever can make one; False when the match is over for both."""
    while True:
        seen = [look(hands.page) for hands in people]
        if all(one.final for one in seen):
            return False
        for hands, one in zip(people, seen, strict=True):
            if one.over and not one.final and hands.page.get_by_role("button", name="Next round").is_enabled():
                hands.next_round()
            elif not one.over and not one.lost and (one.playable or one.deeds):
                act(hands, one)
                return True
        people[0].page.wait_for_timeout(25)


def test_a_match_goes_on_whatever_happens(fragile_house: House, open_page: OpenPage) -> None:
    house = fragile_house
    house.shuffle_next_with(SHORT_MATCH)
    anna = open_page(house.address, allowed=NOISE)
    open_table(anna, "Anna")
    ben = open_page(anna.url, allowed=NOISE)
    join_by_link(ben, "Ben")
    open_rules(anna)
    target = anna.get_by_label("Points that end the match")
    target.fill("150")
    target.press("Tab")
    close_sheet(anna)
    deal(anna)
    people = [Hands(anna), Hands(ben)]
    met = 0
    for fault in chain(FAULTS, repeat(None)):
        if not one_move(people):
            break
        if fault is None or look(anna).over:
            continue
        before = hand(ben)
        fault(house, anna, ben)
        for page in (anna, ben):
            back(page)
        if fault is not back_and_forth:  # a bot sat in for Anna, and may have moved
            assert hand(ben) == before
        met += 1
    assert met >= len(FAULTS) - 1, "one fault at most may have met the end of a round"
    for page in (anna, ben):
        expect(page.get_by_role("heading", name=re.compile("wins? the match"))).to_be_visible()
