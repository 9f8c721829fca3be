"""Two people in two browsers: from the invitation to the rematch, and through the death of the server."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import OpenPage
from tests.browser.deals import SHORT_MATCH, SHORT_ROUND
from tests.browser.house import House
from tests.browser.people import close_sheet, deal, join_by_code, join_by_link, open_rules, open_table
from tests.browser.playing import Hands, act, look, play_until_over, wait_for_my_move


def test_two_play_a_match_and_another(house: House, open_page: OpenPage) -> None:
    house.shuffle_next_with(SHORT_MATCH)
    anna = open_page()
    code = open_table(anna, "Anna")
    ben = open_page()
    join_by_code(ben, "Ben", code)
    expect(anna.get_by_text("Ben", exact=True)).to_be_visible()
    expect(ben.get_by_text("Anna starts the game.")).to_be_visible()
    open_rules(anna)
    target = anna.get_by_label("Points that end the match")
    target.fill("150")
    target.press("Tab")
    close_sheet(anna)
    open_rules(ben)
    expect(ben.get_by_label("Points that end the match")).to_have_value("150")
    close_sheet(ben)
    deal(anna)

    people = (Hands(anna), Hands(ben))
    rounds = 0
    while True:
        rounds += 1
        for page in (anna, ben):
            expect(page.get_by_text(f"Round {rounds}", exact=True)).to_be_visible()
        play_until_over(*people)
        if look(anna).final:
            break
        for hands in people:
            hands.next_round()
    assert rounds >= 2, "one round was the whole match: choose another shuffle"
    for page in (anna, ben):
        expect(page.get_by_role("heading", name=re.compile("wins? the match"))).to_be_visible()
    people[0].next_round()
    expect(anna.get_by_text("Waiting for Ben.")).to_be_visible()
    people[1].next_round()
    for page in (anna, ben):
        expect(page.get_by_text("Round 1", exact=True)).to_be_visible()
        expect(page.get_by_text("0 of 150")).to_be_visible()


def test_both_come_back_by_themselves_when_the_server_was_killed(fragile_house: House, open_page: OpenPage) -> None:
    fragile_house.shuffle_next_with(SHORT_ROUND)
    refused = "ERR_CONNECTION_REFUSED"
    anna = open_page(fragile_house.address, allowed=refused)
    code = open_table(anna, "Anna")
    ben = open_page(f"{fragile_house.address}t/{code}", allowed=refused)
    join_by_link(ben, "Ben")
    deal(anna)
    people = (Hands(anna), Hands(ben))
    act(people[0], wait_for_my_move(anna))

    before = [look(page).cards for page in (anna, ben)]
    fragile_house.kill()
    for page in (anna, ben):
        expect(page.get_by_role("button", name="Try now")).to_be_visible()
    fragile_house.open()
    for page in (anna, ben):
        expect(page.get_by_role("button", name="Try now")).to_be_hidden()
        page.wait_for_function("() => window.heard.includes('Connected again.')")
    assert [[card.split(",")[0] for card in look(page).cards] for page in (anna, ben)] == [
        [card.split(",")[0] for card in cards] for cards in before
    ]
    play_until_over(*people)


def test_a_page_that_is_loaded_again_is_in_its_seat_again(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    Hands(page)
    expect(page.get_by_text("Round 1", exact=True)).to_be_visible()
    code = page.url.rsplit("/", 1)[1]
    page.reload()
    expect(page.get_by_role("application")).to_be_visible()
    assert page.url.endswith(code)
