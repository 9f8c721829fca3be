"""One switch: a whole round with one key, which takes what is marked at the moment."""

import json

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.listening import Ear

SETTINGS = json.dumps({"oneSwitch": True, "switchPace": 0.5, "guided": True, "name": "Ana"})
PRESS = """(wanted) => {
  const marked = document.querySelector('[data-scanned]');
  const fits = wanted.find((one) => marked?.matches(one) && document.activeElement === marked);
  if (fits === undefined) return null;
  for (const type of ['keydown', 'keyup'])
    marked.dispatchEvent(new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true }));
  return fits;
}"""
"""As somebody would who waits for it to be marked: it is looked at and pressed in one go, however slow the machine."""
OFFERED = """() => {
  const there = (selector) => document.querySelector(selector) !== null;
  if (there('#over-title')) return ['.cta .button'];
  if (there('.acts .uno.armed')) return ['.acts .uno.armed'];
  if (there('.prompt.mine .colours')) return ['.prompt .colours button'];
  if (there('[role=application] .can')) return ['[role=application] .can'];
  if (there('.prompt.mine button')) return ['.prompt button'];
  return null;
}"""
SITUATION = """() => [document.querySelector('.prompt')?.textContent, document.querySelector('#over-title') !== null,
  document.querySelectorAll('[role=application] button').length,
  document.querySelector('.uno.armed') !== null].join()"""


def switch(page: Page, *wanted: str) -> str:
    """Wait until one of these is marked, and press."""
    return str(page.wait_for_function(PRESS, arg=list(wanted)).json_value())


def test_a_whole_round_with_one_switch(open_page: OpenPage) -> None:
    page = open_page(settings=SETTINGS)
    switch(page, "button.huge")
    expect(page.get_by_role("application")).to_be_visible()
    while True:
        wanted = page.wait_for_function(OFFERED).json_value()
        if wanted == [".cta .button"]:
            break
        before = page.evaluate(SITUATION)
        switch(page, *wanted, "#over-title")
        page.wait_for_function(f"(before) => ({SITUATION})() !== before", arg=before)
    Ear(page).wait("wins? the round|without a winner", since=0)
    switch(page, ".cta .button")
    expect(page.get_by_text("Round 2", exact=True)).to_be_visible()


def test_settings_are_within_reach_of_the_switch(open_page: OpenPage) -> None:
    page = open_page(settings=SETTINGS)
    switch(page, ".foot button:first-child")
    settings = page.get_by_role("complementary", name="Settings")
    expect(settings).to_be_visible()
    switch(page, "aside.drawer select")
    page.wait_for_function("() => document.documentElement.lang !== 'en'")


def test_a_tap_anywhere_takes_what_is_marked(open_page: OpenPage) -> None:
    """Whatever that is by then: the tap itself hits nothing."""
    page = open_page(settings=SETTINGS, viewport=PHONE, has_touch=True, is_mobile=True)
    page.evaluate(
        """() => ['click', 'change'].forEach((type) => document.addEventListener(
          type, (event) => (window.taken = event.isTrusted ? 'by the finger' : 'by the switch')))"""
    )
    page.wait_for_function("() => document.querySelector('[data-scanned]') !== null")
    page.touchscreen.tap(5, 5)
    page.wait_for_function("() => window.taken === 'by the switch'")
