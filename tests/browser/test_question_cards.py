"""Rules that players write themselves: proposed, refused, agreed, and then carried out at the table."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.deals import secret_for
from tests.browser.house import House
from tests.browser.listening import Ear
from tests.browser.people import deal, join_by_link, open_table
from tests.browser.playing import Hands, act, lay, look, wait_for_my_move

RULE = "Everyone else draws two cards"
DARE = "The next player sings a song"


def propose(page: Page, which: int, words: str, understood: str) -> None:
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

    deal(anna)
    lay(anna, "Question Card 2", "red")
    for ear in (annas_ear, bens_ear):
        ear.wait(f"^Now we do what .*card.* says: {DARE}")
    Hands(ben).press("It was done")
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
    page.get_by_role("button", name="Write a rule for card 1").click()
    page.get_by_label("Rule for Question Card 1").fill("Everyone stands on one leg")
    expect(page.get_by_text("The game cannot carry this out")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_label("Rule for Question Card 1")).to_be_hidden()
