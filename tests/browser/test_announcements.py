"""Everything that happens is announced exactly once, and in order."""

import json
import re

import pytest
from tests.browser.conftest import OpenPage
from tests.browser.listening import Ear
from tests.browser.playing import Hands, play_until_over
from tests.browser.wiretap import Wiretap

from penultimate.terminal.wire_reading import event_from
from penultimate.wording import Wording

MINE = "^Your turn|attacks you"


def sentences(tap: Wiretap) -> list[str]:
    """What the events on the wire are in English, as Python says them."""
    words = Wording("en", strict=True)
    table = tap.of("table")[-1]
    names = [seat["name"] for seat in table["seats"]]
    events = [event_from(message) for message in tap.events()]
    assert all(events), "the wire brings events that Python cannot read"
    return [words.sentence(event, table["you"], names) for event in events if event]


@pytest.mark.parametrize("motion", ["reduced", "full"])
def test_each_event_is_announced_once_and_in_order(open_page: OpenPage, motion: str) -> None:
    page = open_page(settings=json.dumps({"verbosity": "full", "guided": True, "motion": motion}))
    tap = Wiretap(page)
    page.get_by_role("button", name="Play now").click()
    play_until_over(Hands(page))

    expected = sentences(tap)
    assert len(expected) > 40
    page.wait_for_function("(text) => window.heard.includes(text)", arg=expected[-1])
    told = set(expected)
    heard = [text for text in Ear(page).everything() if text in told]  # where one is and may do is said besides
    assert heard == expected


def test_the_same_text_twice_is_announced_twice(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    ear = Ear(page)
    ear.wait("^Round 1")
    for _ in range(3):
        page.keyboard.press("s")
    page.wait_for_function("() => window.heard.filter((text) => text.startsWith('Points:')).length === 3")


def test_no_announcement_moves_the_focus(open_page: OpenPage) -> None:
    """From the deal to one's own turn bots play and the hand is drawn anew: the focus stays on the card it was on."""
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    Ear(page).wait("^Your turn")
    page.keyboard.press("3")
    card = page.evaluate("document.activeElement.dataset.key")
    page.evaluate("window.left = 0; document.addEventListener('focusout', () => window.left++)")
    ear = Ear(page)
    for key in "thpcswl":
        ear.ask(key, ".")
    assert page.evaluate("document.activeElement.dataset.key") == card
    assert page.evaluate("window.left") == 0


def test_in_the_background_only_ones_own_turn_is_announced(open_page: OpenPage) -> None:
    hidden = "Object.defineProperty(document, 'hidden', { get: () => window.away === true })"
    page = open_page(settings='{"verbosity": "full", "guided": true}', script=hidden)
    page.get_by_role("button", name="Play now").click()
    ear = Ear(page)
    ear.wait("^Your turn")
    page.evaluate("window.away = true")
    since = ear.count()
    page.keyboard.press("Space")
    keep = page.get_by_role("button", name=re.compile("^Keep"))
    for _ in range(240):  # the drawn card may or may not fit: keep it as soon as that is offered
        if any(re.search(MINE, text) for text in ear.everything()[since:]):
            break
        if keep.is_visible():
            page.keyboard.press("k")
        page.wait_for_timeout(250)
    ear.wait(MINE, since=since)
    heard = ear.everything()[since:]
    assert [text for text in heard if not re.search(f"{MINE}|[Pp]lay it (or|with)", text)] == []
