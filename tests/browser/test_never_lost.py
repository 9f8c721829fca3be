"""Nobody loses a seat: after a reload, in another tab, by a dead invitation, by Back, with the server gone."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.people import deal, gather, in_the_lobby, join_by_link, open_panel, open_table
from tests.browser.playing import Hands, act, look, wait_for_my_move

GONE = "The server does not answer. Is there a connection?"
NO_SERVER = re.compile("WebSocket connection to|Failed to load resource")
"""What the browser itself says where nobody answers."""
ELSEWHERE = "This seat is open in another tab"


def at_the_table(page: Page) -> None:
    expect(page.get_by_role("application")).to_be_visible()


def at_the_start(page: Page) -> None:
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def own_tables(page: Page) -> list[str]:
    """As they are listed, once somebody has looked at all of them."""
    listed = page.get_by_role("region", name="Your tables").get_by_role("button")
    expect(listed.filter(has_text=re.compile("^Table"))).to_have_count(0)
    return [name or "" for name in listed.evaluate_all("(all) => all.map((one) => one.ariaLabel)")]


def hand(page: Page) -> list[str]:
    return [card.split(",")[0] for card in look(page).cards]


def test_a_seat_survives_the_way_over_the_start_page_and_a_reload(house: House, open_page: OpenPage) -> None:
    anna, ben = gather(house, open_page, "Anna", "Ben")
    deal(anna)
    code, before = anna.url.rsplit("/", 1)[1], hand(ben)
    ben.goto(house.address)
    ben.get_by_role("button", name=f"Back to table {code}").click()
    at_the_table(ben)
    ben.reload()
    at_the_table(ben)
    ben.reload()
    at_the_table(ben)
    assert hand(ben) == before


def test_ones_own_link_in_another_tab_leads_to_the_seat_and_the_older_tab_says_so(
    house: House, open_page: OpenPage
) -> None:
    anna, ben = gather(house, open_page, "Anna", "Ben")
    deal(anna)
    before = hand(anna)
    tab = anna.context.new_page()
    tab.goto(anna.url)
    at_the_table(tab)
    assert hand(tab) == before
    expect(anna.get_by_role("heading", name=ELSEWHERE)).to_be_visible()
    anna.get_by_role("button", name="Take it back here").click()
    at_the_table(anna)
    expect(tab.get_by_role("heading", name=ELSEWHERE)).to_be_visible()
    assert hand(anna) == before
    expect(ben.get_by_role("application")).to_be_visible()


def test_two_tabs_of_one_browser_are_two_players(house: House, open_page: OpenPage) -> None:
    anna = open_page()
    code = open_table(anna, "Anna")
    tab = anna.context.new_page()
    tab.goto(f"{house.address}t/{code}?new")
    expect(tab.get_by_text("You have a seat at this table.")).to_be_visible()
    tab.get_by_label("Your name").fill("Ben")
    tab.get_by_role("button", name="Join as somebody else").click()
    expect(in_the_lobby(tab)).to_be_visible()
    expect(anna.get_by_text("Ben", exact=True)).to_be_visible()
    for page in (anna, tab):
        page.reload()
        expect(in_the_lobby(page)).to_be_visible()
    deal(anna)
    at_the_table(tab)
    assert hand(anna) != hand(tab)


def test_while_a_match_is_on_nobody_is_promised_a_seat(house: House, open_page: OpenPage) -> None:
    anna, ben = gather(house, open_page, "Anna", "Ben")
    deal(anna)
    before = hand(anna)
    panel = open_panel(anna, "Table and players")
    expect(panel.get_by_role("link", name="Join as somebody else")).to_have_count(0)
    expect(panel.get_by_text("While a match is on, whoever comes can watch.")).to_be_visible()
    with anna.context.expect_page() as opened:
        panel.get_by_role("link", name="Watch in another tab").click()
    tab = opened.value
    expect(tab.get_by_text("You have a seat at this table.")).to_be_visible()
    expect(tab.get_by_text("No seat is free. You can watch.")).to_be_visible()
    expect(tab.get_by_role("button", name="Join as somebody else")).to_have_count(0)
    tab.get_by_role("button", name="Watch").click()
    expect(tab.get_by_text("You are watching.")).to_be_visible()
    tab.reload()  # and looks on, instead of taking Anna's seat away from her
    expect(tab.get_by_text("You are watching.")).to_be_visible()
    assert hand(anna) == before

    other = ben.context.new_page()
    other.goto(ben.url)
    at_the_table(other)
    expect(ben.get_by_text("Here you can take the seat back, or watch: no other seat is free.")).to_be_visible()
    expect(ben.get_by_role("button", name="Join as somebody else")).to_have_count(0)
    ben.get_by_role("button", name="Watch").click()
    expect(ben.get_by_text("You are watching.")).to_be_visible()
    at_the_table(other)


def test_all_tables_are_listed_with_names_and_whose_turn_it_is(house: House, open_page: OpenPage) -> None:
    anna = open_page()
    codes = []
    for friend in ("Ben", "Cleo", "Dora", "Emil"):
        codes.append(open_table(anna, "Anna"))
        other = open_page(anna.url)
        join_by_link(other, friend)
        if friend != "Emil":
            deal(anna)
        anna.goto(house.address)
    listed = own_tables(anna)
    assert sorted(re.sub(r".*, With (\w+), .*", r"\1", table) for table in listed) == ["Ben", "Cleo", "Dora", "Emil"]
    for table in listed:
        state = "Not dealt yet" if "Emil" in table else r"(Your turn|\w+’s turn)"
        assert re.fullmatch(rf"Back to table [A-Z]{{6}}, With \w+, {state}", table), table
    turns = [table.endswith("Your turn") for table in listed]
    assert turns == sorted(turns, reverse=True), "where one is waited for comes first"
    anna.get_by_role("button", name=codes[0]).click()
    at_the_table(anna)
    assert anna.url.endswith(codes[0])


def test_an_invitation_says_who_invites_to_what_and_a_dead_one_does_not_invite(
    house: House, open_page: OpenPage
) -> None:
    anna = open_page()
    code = open_table(anna, "Anna")
    ben = open_page(f"{house.address}t/{code}")
    invited = ben.get_by_role("form", name="Anna invites you")
    expect(invited.get_by_text("Star deck")).to_be_visible()
    expect(invited.get_by_role("button", name="Join", exact=True)).to_be_enabled()
    join_by_link(ben, "Ben")
    deal(anna)
    late = open_page(f"{house.address}t/{code}")
    expect(late.get_by_text("No seat is free. You can watch.")).to_be_visible()
    expect(late.get_by_role("button", name="Join", exact=True)).to_have_count(0)
    late.get_by_role("button", name="Watch").click()
    expect(late.get_by_text("Round 1", exact=True)).to_be_visible()
    dead = open_page(f"{house.address}t/BCDFGH")
    expect(dead.get_by_text("This invitation leads nowhere any more")).to_be_visible()
    for button in ("Join", "Watch"):
        expect(dead.get_by_role("button", name=button, exact=True)).to_have_count(0)


def test_with_the_server_gone_play_and_join_say_so_and_work_when_it_is_back(
    fragile_house: House, open_page: OpenPage
) -> None:
    anna = open_page(fragile_house.address, allowed=NO_SERVER)
    code = open_table(anna, "Anna")
    ben = open_page(f"{fragile_house.address}t/{code}", allowed=NO_SERVER)
    cleo = open_page(fragile_house.address, allowed=NO_SERVER)
    expect(ben.get_by_role("heading", name="Anna invites you")).to_be_visible()
    fragile_house.kill()
    ben.get_by_role("button", name="Join", exact=True).click()
    cleo.get_by_role("button", name="Play now").click()
    for page in (ben, cleo):
        expect(page.get_by_role("alert").filter(has_text=GONE)).to_be_visible()
    fragile_house.open()
    join_by_link(ben, "Ben")
    expect(ben.get_by_role("alert")).to_have_count(0)
    cleo.get_by_role("button", name="Play now").click()
    at_the_table(cleo)
    expect(in_the_lobby(anna)).to_be_visible()


def test_back_closes_what_is_open_and_asks_before_a_game_is_left(house: House, open_page: OpenPage) -> None:
    anna = open_page()
    anna.get_by_role("button", name="How to play").click()
    sheet = anna.get_by_role("complementary")
    expect(sheet).to_be_visible()
    anna.go_back()
    expect(sheet).to_have_count(0)
    anna.go_forward()
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="Close", exact=True).click()
    expect(sheet).to_have_count(0)

    code = open_table(anna, "Anna")
    ben = open_page(anna.url)
    join_by_link(ben, "Ben")
    anna.go_back()  # nothing is lost: the seat is kept
    at_the_start(anna)
    anna.go_forward()
    expect(in_the_lobby(anna)).to_be_visible()
    deal(anna)
    before = hand(anna)
    open_panel(anna, "Scores")
    anna.go_back()
    expect(anna.get_by_role("complementary", name="Scores")).to_have_count(0)
    at_the_table(anna)

    anna.go_back()
    question = anna.get_by_role("dialog", name="Leave the table?")
    expect(question).to_be_visible()
    question.get_by_role("button", name="Stay").click()
    expect(question).to_have_count(0)
    assert anna.url.endswith(code)
    assert hand(anna) == before
    anna.go_back()
    question.get_by_role("button", name="Leave the table").click()
    at_the_start(anna)
    expect(anna).to_have_url(house.address)
    anna.go_forward()
    at_the_table(anna)
    assert anna.url.endswith(code)


def test_leaving_is_asked_about_once(house: House, open_page: OpenPage) -> None:
    anna, ben = gather(house, open_page, "Anna", "Ben")
    ben.get_by_role("button", name="Leave").first.click()
    question = ben.get_by_role("dialog", name="Leave the table?")
    expect(question.get_by_text("Your seat becomes free for others.")).to_be_visible()
    ben.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(anna.get_by_text("Ben", exact=True)).to_be_visible()
    ben.get_by_role("button", name="Leave").first.click()
    question.get_by_role("button", name="Leave the table").click()
    at_the_start(ben)
    expect(anna.get_by_text("Ben", exact=True)).to_have_count(0)
    expect(ben.get_by_role("region", name="Your tables")).to_have_count(0)


def test_what_cannot_be_done_without_a_line_is_greyed_and_comes_back(fragile_house: House, open_page: OpenPage) -> None:
    anna = open_page(fragile_house.address, allowed="WebSocket connection to")
    anna.get_by_role("button", name="Play now").click()
    act(Hands(anna), wait_for_my_move(anna))
    wait_for_my_move(anna)
    felt = anna.locator(".felt")
    colour = anna.locator(".table").get_attribute("data-suit")
    deeds = anna.get_by_role("group", name="Calls and help").get_by_role("button")
    fragile_house.freeze()
    expect(anna.get_by_role("button", name="Try now")).to_be_visible()
    expect(felt).to_have_attribute("data-suit", "N")
    assert deeds.count() == 5
    for deed in deeds.all()[1:]:  # sorting needs no line
        expect(deed).to_be_disabled()
    assert look(anna).playable == []
    fragile_house.thaw()
    expect(anna.get_by_role("button", name="Try now")).to_be_hidden()
    expect(felt).to_have_attribute("data-suit", colour or "")
    for deed in deeds.all():
        expect(deed).to_be_enabled()
