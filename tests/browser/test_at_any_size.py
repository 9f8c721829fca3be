"""Zoomed, enlarged and crowded: everything is there, nothing is covered, and one slides in one direction only."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.geometry import OVERLAPS, resize
from tests.browser.staging import Staging
from tests.browser.voice import SCRIPT as VOICE

from penultimate.houserules import say
from penultimate.rules.effects import read_clauses
from penultimate.wording import LANGUAGES, Wording

ZOOMED = [(320, 256), (640, 400)]
"""1280×1024 at 400 %, 1280×800 at 200 %."""
SETTINGS = {"guided": True, "name": "Mia"}

REACHED = """(selectors) => {
  const wrong = [];
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  for (const selector of selectors) {
    const all = [...document.querySelectorAll(selector)].filter(seen);
    if (all.length === 0) wrong.push(`${selector}: is not there`);
    for (const one of all) {
      one.scrollIntoView({ block: 'center', inline: 'center' });
      const box = one.getBoundingClientRect();
      const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      // Cards are fanned: the next one lies over the right part of this one, one with the focus over the left, higher.
      const fanned = [[box.left + 12, middle[1]], [box.left + 12, box.bottom - 6]];
      const found = [middle, ...(one.matches('[data-card]') ? fanned : [])]
        .map(([x, y]) => document.elementFromPoint(x, y)).sort((a, b) => one.contains(b) - one.contains(a))[0];
      const name = `${selector} “${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}”`;
      if (found === null) wrong.push(`${name}: cannot be brought into view`);
      else if (!one.contains(found) && !found.contains(one))
        wrong.push(`${name}: covered by ${found.tagName} ${found.getAttribute('class')}`);
      if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`${name}: cut off at the side`);
      if (box.height > innerHeight + 1) wrong.push(`${name}: higher than the window`);
    }
  }
  return wrong;
}"""
SETTLED = """() => new Promise((done) => {
  const places = () => JSON.stringify([...document.querySelectorAll('[data-card], .prompt, .pile, .seat')]
    .map((one) => one.getBoundingClientRect()));
  let [before, frames] = ['', 0];
  const look = () => {
    const now = places();
    frames = now === before ? frames + 1 : 0;
    before = now;
    if (frames < 4) requestAnimationFrame(look);
    else done();
  };
  look();
})"""
"""Everything has stood still for some frames: cards that are about to be chosen come up."""
SIDEWAYS = """() => {
  const aside = (one) => one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX);
  const wrong = [...document.querySelectorAll('main *, aside *')].filter((one) => one.checkVisibility())
    .filter((one) => aside(one) && !one.matches('.hand')).map((one) => `${one.tagName} ${one.className}`);
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page');
  return wrong.map((one) => `slides sideways: ${one}`);
}"""
TABLE = [
    ".pile .discard",
    ".pile .cap",
    ".seat",
    "[role=application] button",
    "button.uno",
    "button.catch",
    ".top button",
]


def at_the_table(open_page: OpenPage, *, opponents: int = 3, **settings: str) -> tuple[Page, Staging]:
    page = open_page(settings=json.dumps(SETTINGS | settings), viewport=PHONE)
    staging = Staging(page)
    page.reload()
    staging.play_now(opponents)
    return page, staging


def naming_a_colour(staging: Staging) -> None:
    staging.my_turn()
    staging.page.locator('[data-card="W+4"]').focus()
    staging.page.keyboard.press("Enter")
    expect(staging.page.locator(".colours")).to_be_visible()


def questions(staging: Staging) -> dict[str, tuple[Callable[[], None], list[str]]]:
    """Everything the table can ask, and what answers it."""
    return {
        "turn": (staging.my_turn, [".prompt .say", ".prompt button"]),
        "answer": (staging.hit, [".prompt .say", ".choices button"]),
        "colour": (lambda: naming_a_colour(staging), [".prompt .say", ".colours button"]),
        "player": (staging.choose_player, [".prompt .say", ".choices button", ".seat .choose"]),
        "cards": (staging.choose_cards, [".prompt .say"]),  # the hand answers
        "vote": (staging.vote, [".prompt .say", ".choices button"]),
        "catch": (staging.owing, [".prompt .say", "button.catch.armed"]),
    }


def wrong_with(page: Page, *selectors: str) -> list[str]:
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(SIDEWAYS) + page.evaluate(REACHED, list(selectors))
    return found


def test_the_table_when_zoomed(open_page: OpenPage) -> None:
    page, staging = at_the_table(open_page)
    wrong: dict[str, list[str]] = {}
    for name, (stage, answers) in questions(staging).items():
        stage()
        for width, height in ZOOMED:
            resize(page, width, height)
            for each in [*wrong_with(page, *TABLE, *answers), *page.evaluate(OVERLAPS)]:
                if "is outside" not in each:  # of the window: one slides down to it
                    wrong.setdefault(each, []).append(f"{name} at {width}×{height}")
        resize(page, PHONE["width"], PHONE["height"])
    staging.round_over()
    expect(page.locator("#over-title")).to_be_visible()
    for width, height in ZOOMED:
        resize(page, width, height)
        for each in wrong_with(page, "#over-title", ".paid li", ".race .total", ".cta button", ".links button"):
            wrong.setdefault(each, []).append(f"round over at {width}×{height}")
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)


START = ["h1", ".bare", ".huge", ".pick", ".two button", ".typed", ".foot button"]


def test_the_start_page_fits_a_small_phone_in_every_language(open_page: OpenPage) -> None:
    page = open_page(settings=json.dumps(SETTINGS), viewport={"width": 320, "height": 568})
    for language in LANGUAGES:
        page.locator(".lead select").select_option(language)
        page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
        assert wrong_with(page, *START) == [], language


@pytest.mark.parametrize("language", ["en", "de"])
def test_start_settings_and_lobby_when_zoomed(language: str, open_page: OpenPage) -> None:
    settings = json.dumps(SETTINGS | {"language": language, "oneSwitch": False, "readAloud": True})
    page = open_page(settings=settings, script=VOICE)
    drawer = [f"aside.drawer {each}" for each in ("#drawer-title", ".setting select", ".check", "button")]
    wrong: dict[str, list[str]] = {}

    def look(*selectors: str) -> None:
        for width, height in ZOOMED:
            resize(page, width, height)
            for each in wrong_with(page, *selectors):
                wrong.setdefault(each, []).append(f"{width}×{height}")

    look(*START)
    page.locator(".foot button").first.click()
    page.locator("aside.drawer .setting").first.wait_for()
    look(*drawer)
    page.get_by_role("complementary").get_by_role("button", name=Wording(language).say_text("ui-close")).click()
    page.locator(".sheet .two button").first.click()
    page.locator("button.hole").first.wait_for()
    look("h1", ".seated .name", "button.hole", "button.deal", "button.deck", ".rowb")
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)


RULES = (
    "if die more 4: me may drop me half even & hand me all R next",
    "till/wild when everyone 7 draw they as/they/G",
    "swap most-worth fewest-worth; score winner 20",
)
"""Long words, and pictures of many kinds."""
SIGNLESS = "() => [...document.querySelectorAll('.effects .sign path')].filter((one) => !one.getAttribute('d')).length"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_and_its_pictures_when_zoomed(language: str, open_page: OpenPage) -> None:
    page = open_page(settings=json.dumps(SETTINGS | {"language": language}))
    page.locator(".sheet .two button").first.click()
    page.locator("button.rowb").last.click()
    page.locator("aside .question button").first.click()
    wrong: dict[str, list[str]] = {}
    for rule in RULES:
        said = say(read_clauses(rule), language)
        page.locator("#rule-1").fill(said)
        expect(page.locator("#heard-1 b").first).to_have_text(said)
        assert page.evaluate(SIGNLESS) == 0, rule
        for width, height in ZOOMED:
            resize(page, width, height)
            for each in wrong_with(page, ".effects .sign", ".effects li > *", "#rule-1", "form.writer > .row button"):
                wrong.setdefault(each, []).append(f"{rule} at {width}×{height}")
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)


def test_text_and_cards_at_their_largest(open_page: OpenPage) -> None:
    page, staging = at_the_table(open_page, cardSize="huge", textSize="huge")
    wrong: dict[str, list[str]] = {}
    for name, (stage, answers) in questions(staging).items():
        stage()
        for size in (PHONE, LAPTOP, {"width": 320, "height": 568}):
            resize(page, size["width"], size["height"])
            for each in [*wrong_with(page, *TABLE, *answers), *page.evaluate(OVERLAPS)]:
                if "is outside" not in each:
                    wrong.setdefault(each, []).append(f"{name} at {size['width']}")
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)


def test_ten_players_on_a_small_phone(open_page: OpenPage) -> None:
    page, staging = at_the_table(open_page, opponents=9)
    resize(page, 360, 640)
    wrong: dict[str, list[str]] = {}
    for name, (stage, answers) in questions(staging).items():
        stage()
        for each in [*wrong_with(page, *TABLE, *answers), *page.evaluate(OVERLAPS)]:
            wrong.setdefault(each, []).append(name)
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)


LOOKS = """() => {
  const look = (one, pseudo) => {
    const { outlineStyle, outlineWidth, borderBottomStyle, borderBottomWidth, content, height, backgroundColor } =
      getComputedStyle(one, pseudo);
    const mark = content === 'none' || pseudo === undefined ? '' : `${height} ${backgroundColor}`;
    const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth}`;
    const border = borderBottomStyle === 'none' ? '' : `${borderBottomStyle} ${borderBottomWidth}`;
    return [outline, border, mark].join();
  };
  const of = (card) => {
    const one = document.querySelector(`[data-card="${card}"]`);
    return [look(one), look(one, '::before')].join(' | ');
  };
  return { dull: of('B3'), playable: of('B5') };
}"""


def test_forced_colours_tell_focused_from_playable(open_page: OpenPage) -> None:
    page = open_page(settings=json.dumps(SETTINGS), forced_colors="active")
    staging = Staging(page)
    page.reload()
    staging.play_now()
    staging.my_turn()
    page.keyboard.press("8")
    neither = page.evaluate(LOOKS)
    page.keyboard.press("1")
    focused = page.evaluate(LOOKS)["dull"]
    page.keyboard.press("2")
    both = page.evaluate(LOOKS)["playable"]
    looks = [neither["dull"], neither["playable"], focused, both]
    assert len(set(looks)) == 4, looks


CHEVRONS = """() => [...document.querySelectorAll('.orbit .chevron')].filter((one) => one.checkVisibility())
  .map((one) => [getComputedStyle(one).stroke, getComputedStyle(one).transform,
    getComputedStyle(document.body).backgroundColor])"""


def test_forced_colours_show_the_direction(open_page: OpenPage) -> None:
    page = open_page(settings=json.dumps(SETTINGS), forced_colors="active")
    staging = Staging(page)
    page.reload()
    staging.play_now()
    shown = []
    for to_the_left in (True, False):
        staging.show(common={"to_the_left": to_the_left}, hand=["B3"])
        shown.append(page.evaluate(CHEVRONS))
    assert shown[0]
    assert shown[0] != shown[1], "the arrows turn round"
    for stroke, _, ground in shown[0]:
        assert stroke not in ("none", ground)
