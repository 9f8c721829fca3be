"""Nobody sees what is not theirs to see: neither on the page nor on the wire."""

from playwright.sync_api import expect
from tests.browser.conftest import OpenPage
from tests.browser.deals import secret_for
from tests.browser.house import House
from tests.browser.listening import Ear
from tests.browser.people import deal, join_by_link, open_table
from tests.browser.playing import Hands, wait_for_my_move
from tests.browser.wiretap import Wiretap


def test_a_challenged_hand_is_shown_to_the_challenger_alone(house: House, open_page: OpenPage) -> None:
    house.shuffle_next_with(secret_for(2, "W+4"))
    anna = open_page()
    taps = {"Anna": Wiretap(anna)}
    code = open_table(anna, "Anna")
    link = f"{house.address}t/{code}"
    ben, cleo = open_page(link), open_page(link)
    taps |= {"Ben": Wiretap(ben), "Cleo": Wiretap(cleo)}
    join_by_link(ben, "Ben")
    deal(anna)
    cleo.get_by_role("button", name="Watch").first.click()
    expect(cleo.get_by_text("You are watching.")).to_be_visible()

    seen = wait_for_my_move(anna)
    hands = Hands(anna)
    hands.lay(next(at for at, card in enumerate(seen.cards) if card.startswith("Wild Draw Four")))
    hands.press("red")
    wait_for_my_move(ben)
    Ear(ben).after(lambda: Hands(ben).press("Challenge"), "^Anna shows you their hand: ")
    expect(ben.get_by_text("Only you see these cards")).to_be_visible()

    Ear(anna).wait("^You show Ben your hand|^You show")
    Ear(cleo).wait("^Anna shows their hand to Ben alone")
    for page in (anna, cleo):
        expect(page.get_by_text("Only you see these cards")).to_have_count(0)
        expect(page.locator(".stamp")).to_be_visible()
    shown = [event for event in taps["Cleo"].events() if event["kind"].startswith("HandShown")]
    assert [event["kind"] for event in shown] == ["HandShownElsewhere"]
    assert [event["kind"] for event in taps["Ben"].events() if event["kind"].startswith("HandShown")] == ["HandShown"]
    ben.keyboard.press("Escape")
    expect(ben.get_by_text("Only you see these cards")).to_be_hidden()


def test_who_watches_sees_no_hand(house: House, open_page: OpenPage) -> None:
    anna = open_page()
    anna.get_by_role("button", name="Play now").click()
    wait_for_my_move(anna)
    watcher = open_page(anna.url)
    tap = Wiretap(watcher)
    watcher.get_by_role("button", name="Watch").first.click()
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.get_by_role("application")).to_have_count(0)
    Hands(anna).page.keyboard.press("Space")
    Ear(watcher).wait("draws|plays|keeps|^[A-Z][a-z]+, ")
    updates = tap.of("update")
    assert updates
    assert all(update["own"]["hand"] == [] for update in updates if "own" in update)
    assert not any("moves" in update for update in updates)
    assert all(event["kind"] not in ("HandDealt", "CardsDrawn") for event in tap.events())
