"""Every screen by keyboard and ear: the focus is never left on the body, and where one is gets said."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.deals import short_record
from tests.browser.house import House
from tests.browser.listening import Ear
from tests.browser.people import in_the_lobby, open_own_rules
from tests.browser.screens import Walker

from penultimate.wording import LANGUAGES

WALKED = ("en", "de")
"""Languages in which a whole match is walked through; in the others the same screens are visited."""

FOCUS = """() => {
  const here = document.activeElement;
  return here === null || here === document.body ? '' : here.ariaLabel ?? here.innerText.trim();
}"""
HELD = "() => document.activeElement !== null && document.activeElement !== document.body"


def has_focus(page: Page) -> str:
    """What has the focus, by its name: something always has, or will in a moment."""
    page.wait_for_function(HELD)
    return str(page.evaluate(FOCUS))


def tab_to(page: Page, name: str) -> None:
    for _ in range(80):
        if page.evaluate(FOCUS) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {name!r}")


def press(page: Page, name: str) -> None:
    tab_to(page, name)
    page.keyboard.press("Enter")


def leave(page: Page, walker: Walker, button: str) -> None:
    """Leaving is asked about: the question has the keyboard, and begins at the way to stay."""
    press(page, walker.text(button))
    expect(page.get_by_role("dialog", name=walker.text("ui-leave-question"))).to_be_visible()
    assert has_focus(page) == walker.text("ui-leave-stay")
    press(page, walker.text("ui-leave"))


def pattern(text: str) -> str:
    """A sentence with a code in it that nobody knows beforehand."""
    return "^" + re.escape(text).replace("CODE", "([A-Z] ){5}[A-Z]")


@pytest.mark.parametrize("language", WALKED)
def test_a_walk_through_all_screens(open_page: OpenPage, language: str) -> None:
    page = open_page(settings=f'{{"language": "{language}", "name": "Ana", "guided": true}}')
    walker, ear = Walker(page, language), Ear(page)
    press(page, walker.text("ui-new-table"))
    ear.wait(pattern(walker.text("ui-place-lobby", name="Ana", code="CODE", taken=1, seats=4)))
    assert has_focus(page) == walker.text("ui-lobby", name="Ana")

    hole = page.locator(".hole").first
    hole.focus()
    page.keyboard.press("Enter")
    ear.wait(walker.text("ui-passing-bot-came", name="NAME").replace("NAME", ".+"))
    page.wait_for_function("() => document.activeElement.matches('.hole')")  # the next free seat
    page.locator(".how .rowb").focus()
    page.keyboard.press("Enter")
    assert has_focus(page) == walker.text("ui-options")
    target = page.get_by_label(walker.text("option-target"), exact=True)
    target.fill("1")
    target.press("Tab")
    page.keyboard.press("Escape")
    has_focus(page)

    press(page, walker.text("ui-start"))
    ear.wait(pattern(walker.text("ui-place-table", code="CODE")))
    expect(page.get_by_role("application")).to_be_visible()
    page.wait_for_function("() => document.activeElement.closest('[role=application]') !== null")

    for _ in walker.ending_by_keys():
        has_focus(page)
    ear.wait("^" + re.escape(walker.text("ui-place-match-over", key="N", mine="yes")))
    page.wait_for_function("() => document.activeElement.id === 'over-title'")

    press(page, walker.text("ui-replay"))
    ear.wait("^" + re.escape(walker.text("ui-place-replay")))
    assert has_focus(page) == walker.text("ui-replay-title")
    page.keyboard.press("Escape")
    ear.wait("^" + re.escape(walker.text("ui-place-match-over", key="N", mine="yes")))
    page.wait_for_function("() => document.activeElement.id === 'over-title'")

    leave(page, walker, "ui-leave")
    ear.wait("^" + re.escape(walker.text("ui-place-start")))
    assert has_focus(page) == "Penultimate"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language not in WALKED])
def test_table_rule_settings_and_replay_in(language: str, house: House, open_page: OpenPage) -> None:
    settings = '{"language": "%s", "name": "%s", "guided": true}'
    host = open_page(settings=settings % (language, "Ana"))
    walker, heard = Walker(host, language), Ear(host)
    press(host, walker.text("ui-new-table"))
    heard.wait(pattern(walker.text("ui-place-lobby", name="Ana", code="CODE", taken=1, seats=4)))
    assert has_focus(host) == walker.text("ui-lobby", name="Ana")

    guest = open_page(f"{house.address}t/{host.url.rsplit('/', 1)[1]}", settings=settings % (language, "Ben"))
    also_heard = Ear(guest)
    press(guest, walker.text("ui-join"))
    heard.wait("^" + re.escape(walker.text("ui-passing-came", name="Ben")))
    also_heard.wait(pattern(walker.text("ui-place-lobby", name="Ana", code="CODE", taken=2, seats=4)))
    assert has_focus(guest) == walker.text("ui-lobby", name="Ana")

    host.locator(".rest .rowb").focus()
    host.keyboard.press("Enter")
    assert has_focus(host) == walker.text("ui-own-rules")
    press(host, walker.text("ui-rule-write", which=1))
    expect(host.get_by_label(walker.text("ui-rule-label", which=1))).to_be_focused()
    host.keyboard.insert_text(walker.text("ui-rule-example"))
    host.keyboard.press("Enter")
    also_heard.wait("^" + re.escape(walker.text("ui-proposal-rule", by="Ana", which=1)))
    press(guest, walker.text("ui-agree"))
    agreed = "^" + re.escape(walker.text("ui-decided", kind="rule", adopted="yes", which=1))
    for page, ear in ((host, heard), (guest, also_heard)):
        ear.wait(agreed)
        has_focus(page)
    host.keyboard.press("Escape")
    press(host, walker.text("ui-settings"))
    assert has_focus(host) == walker.text("ui-drawer-settings")

    leave(guest, walker, "ui-leave-short")
    also_heard.wait("^" + re.escape(walker.text("ui-place-start")))
    heard.wait("^" + re.escape(walker.text("ui-passing-left", name="Ben")))
    with guest.expect_file_chooser() as chooser:
        press(guest, walker.text("ui-open-record"))
    chooser.value.set_files({"name": "match.txt", "mimeType": "text/plain", "buffer": short_record().encode()})
    also_heard.wait("^" + re.escape(walker.text("ui-place-replay")))
    assert has_focus(guest) == walker.text("ui-replay-title")


def test_who_comes_and_goes_and_what_is_agreed_is_heard(house: House, open_page: OpenPage) -> None:
    host = open_page(settings='{"name": "Ana", "guided": true}')
    press(host, "Open a table")
    expect(in_the_lobby(host)).to_be_visible()
    guest = open_page(f"{house.address}t/{host.url.rsplit('/', 1)[1]}", settings='{"name": "Ben", "guided": true}')
    press(guest, "Join")
    heard = Ear(host)
    heard.wait("^Ben sits down")
    Ear(guest).wait("^Ana’s table. Table code: ([A-Z] ){5}[A-Z]. 2 of 4")
    assert has_focus(guest) == "Ana’s table"

    open_own_rules(host)
    press(host, "Write a rule for card 1")
    expect(host.get_by_label("Rule for Question Card 1")).to_be_focused()
    host.keyboard.insert_text("Everyone else draws a card")
    host.keyboard.press("Enter")
    has_focus(host)
    Ear(guest).wait("^Ana proposes")
    press(guest, "Agree")
    for page in (host, guest):
        Ear(page).wait("^Agreed")
        has_focus(page)
    host.keyboard.press("Escape")
    leave(guest, Walker(guest, "en"), "ui-leave-short")
    heard.wait("^Ben leaves the table")


def test_a_short_code_gets_an_answer(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_label("Got a table code?").press_sequentially("abc")
    page.keyboard.press("Enter")
    Ear(page).wait("^A table code has six letters")
    expect(page.locator("#code-short")).to_have_text("A table code has six letters.")


def test_the_first_turns_are_explained_aloud(open_page: OpenPage) -> None:
    page = open_page()
    press(page, "Play now")
    Ear(page).wait("^Your turn! The raised cards|^Nothing matches: draw|^The others play first")


def test_single_keys_can_be_switched_off_and_digits_given_away(open_page: OpenPage) -> None:
    page = open_page(settings='{"guided": true, "letters": false}')
    press(page, "Play now")
    ear = Ear(page)
    ear.wait("^Your turn")
    count = ear.count()
    for key in ("t", "h", "1", "c"):
        page.keyboard.press(key)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("navigation").get_by_role("button", name="Keys").click()
    assert not [said for said in ear.everything()[count:] if said.startswith(("On top", "You hold", "Cards:"))]
    page.get_by_role("checkbox", name="Single keys do something").check()
    page.get_by_role("button", name=re.compile("^Card 3: 3")).click()
    page.keyboard.press("0")
    page.get_by_role("button", name=re.compile("^Card 3: 0")).wait_for()
    page.keyboard.press("Escape")
    ear.ask("t", "^On top")
