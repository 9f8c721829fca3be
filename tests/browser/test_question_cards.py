"""Rules that players write themselves: proposed, refused, agreed, and then carried out at the table."""

from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.deals import secret_for
from tests.browser.house import House
from tests.browser.listening import Ear
from tests.browser.people import close_sheet, deal, join_by_link, open_own_rules, open_table
from tests.browser.playing import Hands, act, lay, look, wait_for_my_move
from tests.browser.staging import HAND, Staging

RULE = "Everyone else draws two cards"
DARE = "The next player sings a song"


def propose(page: Page, which: int, words: str, understood: str) -> None:
    if not page.get_by_role("complementary").count():
        open_own_rules(page)
    page.get_by_role("button", name=f"rule for card {which}").click()
    page.get_by_label(f"Rule for Question Card {which}").fill(words)
    expect(page.get_by_text(understood)).to_be_visible()
    page.get_by_role("button", name="Propose it").click()


def test_a_rule_is_agreed_and_runs(house: House, open_page: OpenPage) -> None:
    house.shuffle_next_with(secret_for(2, "W?1", "W?2"))
    anna = open_page()
    code = open_table(anna, "Anna")
    ben = open_page(f"{house.address}t/{code}")
    join_by_link(ben, "Ben")
    annas_ear, bens_ear = Ear(anna), Ear(ben)

    propose(anna, 1, RULE, "Understood:")
    bens_ear.wait(f"^Anna proposes for Question Card 1: {RULE}")
    ben.get_by_role("button", name="Refuse").click()
    for ear in (annas_ear, bens_ear):
        ear.wait("^No agreement: Question Card 1 stays as it was")
    expect(anna.get_by_text("Question Card 1 is blank")).to_be_visible()

    propose(anna, 1, RULE, "Understood:")
    ben.get_by_role("button", name="Agree").click()
    for ear in (annas_ear, bens_ear):
        ear.wait("^Agreed: the rule of Question Card 1 counts from now on")
    propose(ben, 2, DARE, "The game cannot carry this out")
    anna.get_by_role("button", name="Agree").click()
    for page in (anna, ben):
        expect(page.get_by_text(DARE).last).to_be_visible()

    close_sheet(anna)
    deal(anna)
    lay(anna, "Question Card 2", "red")
    for ear in (annas_ear, bens_ear):
        ear.wait(f"^Now we do what .*card.* says: {DARE}")
    Hands(ben).press("Done")
    annas_ear.wait("^Ben confirms that it was done")
    act(Hands(ben), wait_for_my_move(ben))
    while not look(anna).playable:  # Ben may have hit Anna, or have another turn
        who = anna if look(anna).deeds else ben
        act(Hands(who), wait_for_my_move(who))
    lay(anna, "Question Card 1", "red")
    for ear in (annas_ear, bens_ear):
        ear.wait(f"^Question Card 1 says: {RULE}")
    annas_ear.wait("^Ben draws 2 cards by the rule on the Question Card")
    bens_ear.wait("^You draw 2 cards by the rule on the Question Card: ")


def test_words_that_nobody_understands_are_offered_as_a_dare(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, "Anna")
    open_own_rules(page)
    page.get_by_role("button", name="Write a rule for card 1").click()
    page.get_by_label("Rule for Question Card 1").fill("Everyone stands on one leg")
    expect(page.get_by_text("The game cannot carry this out")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_label("Rule for Question Card 1")).to_be_hidden()


def test_a_rule_is_tapped_together_or_taken_from_the_examples(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, "Anna")
    open_own_rules(page)
    page.get_by_role("button", name="Write a rule for card 1").click()
    words = page.get_by_label("Rule for Question Card 1")
    suggested = page.get_by_role("group", name="Suggestions")
    for word in ("the next player", "draws 2 cards"):
        suggested.get_by_role("button", name=word, exact=True).click()
    expect(words).to_have_value("the next player draws 2 cards")
    expect(words).not_to_be_focused()  # who taps does not want letters to type with
    heard = page.locator("#heard-1")
    expect(heard).to_contain_text("Understood: The next player draws 2 cards.")

    page.get_by_text("What a card can do").click()
    page.get_by_role("button", name="I swap hands with a player I choose.").click()
    expect(words).to_have_value("I swap hands with a player I choose.")
    expect(heard).to_contain_text("Understood: I swap hands with a player I choose.")


def test_what_was_perhaps_meant_takes_the_place_of_what_is_not_understood(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, "Anna")
    open_own_rules(page)
    page.get_by_role("button", name="Write a rule for card 1").click()
    words, heard = page.get_by_label("Rule for Question Card 1"), page.locator("#heard-1")
    suggested = page.get_by_role("group", name="Did you mean:")
    words.fill("the  netx player draws 2 cards")
    expect(heard.locator("mark")).to_have_text("netx")
    suggested.get_by_role("button", name="the next player draws 2 cards", exact=True).click()
    expect(words).to_have_value("the next player draws 2 cards")
    words.fill("😀 everyone draws 2 cards, everyone wiggles")
    expect(heard.locator("mark")).to_have_text("everyone wiggles")
    suggested.get_by_role("button", name="😀 everyone draws 2 cards", exact=True).click()
    expect(heard).to_contain_text("Understood: Everyone draws 2 cards.")


def test_a_rule_asks_for_cards_in_the_hand_and_for_a_way_in_its_own_words(open_page: OpenPage) -> None:
    page = open_page(settings='{"guided": true}')
    staging = Staging(page)
    page.reload()
    staging.play_now()
    asks: dict[str, Any] = {"phase": "choose", "top": "W?1:R"}
    cards = [{"text": f"choose {card}", "verb": "choose", "cards": [card]} for card in ("B3", "R9")]
    agenda = "0 -1 -1 -1; 0 0 1 2 hand me 2 any next"
    staging.show(common={**asks, "agenda": agenda}, hand=HAND, moves=cards)
    asked = page.get_by_role("region", name="What is asked now")
    expect(asked).to_contain_text("Choose 2 cards to give to Ada.")
    expect(asked.get_by_role("button")).to_have_count(0)
    hand = page.get_by_role("application")
    expect(hand.get_by_role("button", name="can be chosen")).to_have_count(2)
    three = hand.get_by_role("button", name="blue 3, can be chosen")
    assert staging.move_after(three.click) == {"verb": "choose", "cards": ["B3"]}

    either = "they choose draw next 2 or miss next 1"
    ways = [{"effect": either, "said": ["The next player draws 2 cards.", "The next player misses a turn."]}]
    rule = {"words": "x", "language": "en", "clauses": either, "said": "x", "pictures": [], "ways": ways}
    staging.tell(rules=[rule, None])
    moves = [{"text": f"choose {way}", "verb": "choose", "way": way} for way in ("1", "2")]
    staging.show(common={**asks, "agenda": f"0 -1 -1 -1; 0 0 -1 -1 {either}"}, hand=HAND, moves=moves)
    expect(asked.get_by_role("button", name="The next player draws 2 cards.")).to_be_visible()
    second = asked.get_by_role("button", name="The next player misses a turn.")
    assert staging.move_after(second.click) == {"verb": "choose", "way": "2"}
