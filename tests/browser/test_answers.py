"""What is asked between two turns: a hit that is stacked or sent back, somebody who jumps in, a player to be chosen."""

from functools import cache

from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.deals import begins_with, find_secret, fits_on_top, hand_of, name_of, top_of
from tests.browser.house import House
from tests.browser.listening import Ear
from tests.browser.people import close_sheet, deal, gather, open_own_rules, open_table
from tests.browser.playing import Hands, lay, look, wait_for_my_move

from penultimate.rules import Match, options_for

RULE = "A player I choose draws three cards"


def plus_two_of(match: Match, seat: int) -> str:
    """A Draw Two in this hand that fits on the first card, or nothing."""
    return next((card for card in hand_of(match, seat) if card.endswith("+2") and fits_on_top(match, card)), "")


def cards_of(page: Page) -> list[str]:
    return sorted(card.split(",")[0] for card in look(page).cards)


@cache
def deal_for_stacking() -> tuple[bytes, str, str]:
    """A secret, the first player's Draw Two, and the one of the other."""
    options = options_for("mario", stacking=True)

    def wish(match: Match) -> bool:
        others = [card for card in hand_of(match, 1) if card.endswith("+2")]
        return begins_with()(match) and plus_two_of(match, 0) != "" and others != []

    secret = find_secret(2, wish, options)
    match = Match(2, options, seed=secret)
    return secret, plus_two_of(match, 0), next(card for card in hand_of(match, 1) if card.endswith("+2"))


def test_a_draw_two_is_stacked_and_the_sum_comes_back(house: House, open_page: OpenPage) -> None:
    secret, first, second = deal_for_stacking()
    house.shuffle_next_with(secret)
    anna, ben = gather(house, open_page, "Anna", "Ben", switches=["Stacking"])
    deal(anna)
    lay(anna, name_of(first))
    expect(ben.get_by_text("+2 is coming at you")).to_be_visible()
    expect(ben.get_by_role("button", name="Take 2")).to_be_visible()
    lay(ben, name_of(second))
    expect(anna.get_by_text("+4 is coming at you")).to_be_visible()
    before = cards_of(anna)
    Hands(anna).press("Take 4")
    Ear(anna).wait("^You draw 4 cards for the Draw Two: ")
    Ear(ben).wait("^Anna draws 4")
    anna.wait_for_function("(count) => document.querySelectorAll('[data-card]').length === count", arg=len(before) + 4)


@cache
def deal_for_a_star() -> tuple[bytes, str]:
    def wish(match: Match) -> bool:
        return begins_with()(match) and plus_two_of(match, 0) != "" and "W*" in hand_of(match, 1)

    secret = find_secret(2, wish)
    return secret, plus_two_of(Match(2, seed=secret), 0)


def test_a_star_sends_the_cards_back_and_its_colour_can_be_cancelled(house: House, open_page: OpenPage) -> None:
    secret, card = deal_for_a_star()
    house.shuffle_next_with(secret)
    anna, ben = gather(house, open_page, "Anna", "Ben")
    deal(anna)
    lay(anna, name_of(card))
    asked = ben.get_by_role("region", name="What is asked now")
    for cancel in (lambda: ben.keyboard.press("Escape"), lambda: Hands(ben).press("Cancel")):
        lay(ben, "Super Star")
        expect(asked).to_contain_text("Which colour?")
        Ear(ben).after(cancel, "^Cancelled")
        expect(asked).to_contain_text("+2 is coming at you")
    assert "Super Star" in cards_of(ben)
    # The button that had the keyboard is gone: it is back at the card, not nowhere.
    expect(ben.get_by_role("application").get_by_role("button", name="Super Star")).to_be_focused()

    lay(ben, "Super Star", "green")
    Ear(ben).wait("^Your star sends 2 cards back to Anna")
    Ear(anna).wait("^Ben’s star sends 2 cards back to you")
    Ear(anna).wait("^You draw 2 cards that the star sent back: ")
    expect(anna.get_by_role("img", name="Super Star, green named")).to_be_visible()


@cache
def deal_for_jumping_in() -> tuple[bytes, str]:
    options = options_for("mario", jump_in=True)

    def wish(match: Match) -> bool:
        top = top_of(match)
        return begins_with()(match) and top[-1].isdigit() and top in hand_of(match, 1)

    secret = find_secret(2, wish, options)
    return secret, top_of(Match(2, options, seed=secret))


def test_who_holds_the_same_card_jumps_in(house: House, open_page: OpenPage) -> None:
    secret, card = deal_for_jumping_in()
    house.shuffle_next_with(secret)
    anna, ben = gather(house, open_page, "Anna", "Ben", switches=["Jump in"])
    deal(anna)
    expect(ben.get_by_text("Anna is thinking")).to_be_visible()
    offered = [each for each in look(ben).cards if "can be played" in each]
    assert {each.split(",")[0] for each in offered} == {name_of(card)}
    lay(ben, name_of(card))
    Ear(ben).wait(f"^You jump in, {name_of(card)}")
    Ear(anna).wait(f"^Ben jumps in, {name_of(card)}")
    Ear(anna).wait("^Your turn")


@cache
def deal_for_a_seven() -> tuple[bytes, str]:
    options = options_for("mario", seven_zero=True)

    def seven(match: Match) -> str:
        return next((card for card in hand_of(match, 0) if card[1:] == "7" and fits_on_top(match, card)), "")

    secret = find_secret(3, lambda match: begins_with()(match) and seven(match) != "", options)
    return secret, seven(Match(3, options, seed=secret))


def test_a_seven_swaps_hands_with_a_chosen_player(house: House, open_page: OpenPage) -> None:
    secret, card = deal_for_a_seven()
    house.shuffle_next_with(secret)
    anna, ben = gather(house, open_page, "Anna", "Ben", switches=["Seven and zero"])
    anna.get_by_role("button", name="Add a bot").first.click()
    expect(anna.get_by_text("Seats: 3 of 4")).to_be_visible()
    deal(anna)
    wait_for_my_move(anna)
    hers, his = cards_of(anna), cards_of(ben)
    lay(anna, name_of(card))
    expect(ben.get_by_role("region", name="What is asked now")).to_contain_text("A player is to be chosen.")
    expect(ben.get_by_role("button", name="Choose")).to_have_count(0)
    asked = anna.get_by_role("region", name="What is asked now")
    expect(asked).to_contain_text("Choose a player")
    expect(asked.get_by_role("button", name="Choose ")).to_have_count(2)
    # The seat itself can be chosen, too: where the player sits.
    expect(anna.get_by_role("list", name="Players").get_by_role("button", name="Choose Ben")).to_be_visible()
    Hands(anna).press("Choose Ben")
    Ear(anna).wait("^You swap hands with Ben. You now hold ")
    Ear(ben).wait("^Anna swaps hands with you. You now hold ")
    hers.remove(name_of(card))
    anna.wait_for_function("(count) => document.querySelectorAll('[data-card]').length === count", arg=len(his))
    assert cards_of(anna) == his
    assert cards_of(ben)[: len(hers)] == hers or set(hers) <= set(cards_of(ben))


def test_the_rule_of_a_question_card_asks_for_a_player(house: House, open_page: OpenPage) -> None:
    house.shuffle_next_with(find_secret(3, begins_with("W?1")))
    page = open_page()
    open_table(page, "Anna")
    for taken in (2, 3):
        page.get_by_role("button", name="Add a bot").first.click()
        expect(page.get_by_text(f"Seats: {taken} of 4")).to_be_visible()
    open_own_rules(page)
    page.get_by_role("button", name="Write a rule for card 1").click()
    page.get_by_label("Rule for Question Card 1").fill(RULE)
    expect(page.get_by_text("Understood:")).to_be_visible()
    page.get_by_role("button", name="Propose it").click()
    ear = Ear(page)
    ear.wait("^Agreed: the rule of Question Card 1 counts")  # the bots have tried it
    close_sheet(page)
    deal(page)
    lay(page, "Question Card 1", "yellow")
    ear.wait(f"^Question Card 1 says: {RULE}")
    ear.wait("^Choose a player")
    page.get_by_role("list", name="Players").get_by_role("button", name="Choose Bo").click()
    ear.wait("^Bo draws 3 cards by the rule on the Question Card")
