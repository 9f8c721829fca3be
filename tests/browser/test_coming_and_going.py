"""People who leave and come back: the host's part goes on to another, a bot sits in, and the seat is taken back."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.listening import Ear
from tests.browser.people import deal, gather, open_panel
from tests.browser.playing import look


def leave(page: Page) -> None:
    if page.get_by_role("application").count():
        page.get_by_role("banner").get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Leave").first.click()
    page.get_by_role("dialog", name="Leave the table?").get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def open_players(page: Page) -> None:
    open_panel(page, "Table and players")


def names_of(page: Page) -> list[str]:
    return [card.split(",")[0] for card in look(page).cards]


def test_when_the_host_leaves_the_next_one_deals(house: House, open_page: OpenPage) -> None:
    anna, ben, cleo = gather(house, open_page, "Anna", "Ben", "Cleo")
    expect(ben.get_by_text("Anna starts the game.")).to_be_visible()
    leave(anna)
    expect(cleo.get_by_text("Ben starts the game.")).to_be_visible()
    expect(ben.get_by_text("Anna", exact=True)).to_have_count(0)
    deal(ben)
    expect(cleo.get_by_role("application")).to_be_visible()


def test_who_leaves_a_match_finds_the_seat_again(house: House, open_page: OpenPage) -> None:
    anna, ben = gather(house, open_page, "Anna", "Ben")
    deal(anna)
    code = anna.url.rsplit("/", 1)[1]
    hand = names_of(anna)
    leave(anna)
    open_players(ben)
    expect(ben.get_by_text("away, a bot sits in")).to_be_visible()
    anna.get_by_role("button", name=f"Back to table {code}").click()
    expect(anna.get_by_role("application")).to_be_visible()
    expect(ben.get_by_text("away, a bot sits in")).to_be_hidden()
    # The bot may have made a move meanwhile: at most one, since it is Ben's turn then.
    assert len(set(hand) - set(names_of(anna))) <= 1


def test_the_others_go_on_with_a_bot_until_who_is_away_returns(house: House, open_page: OpenPage) -> None:
    anna, ben, cleo = gather(house, open_page, "Anna", "Ben", "Cleo")
    deal(anna)
    address, browser = ben.url, ben.context
    ben.close()  # the window is gone, and nobody has said goodbye
    open_players(anna)
    anna.get_by_role("button", name="Go on with a bot for Ben").click()

    # Cleo is asked where she looks: at the table.
    Ear(cleo).wait("^Anna proposes to go on with a bot for Ben")
    cleo.get_by_role("button", name="Agree").click()
    for page in (anna, cleo):
        Ear(page).wait("^Agreed: a bot sits in")
    expect(anna.get_by_text("away, a bot sits in")).to_be_visible()

    again = browser.new_page()
    again.goto(address)
    expect(again.get_by_role("application")).to_be_visible()
    expect(anna.get_by_text("away, a bot sits in")).to_be_hidden()


def test_who_is_removed_is_told_so(house: House, open_page: OpenPage) -> None:
    anna, ben = gather(house, open_page, "Anna", "Ben")
    anna.get_by_role("button", name="Remove Ben").click()
    expect(ben.get_by_text("The host removed you from the table.")).to_be_visible()
    expect(anna.get_by_text("Seats: 1 of 4")).to_be_visible()
