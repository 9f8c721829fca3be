"""Every screen in every language: everything translated, nothing cut off, and Chinese in a Chinese font."""

import json
import re
from functools import cache

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.geometry import BROKEN, SETTLED
from tests.browser.screens import Walker

from penultimate.wording import LANGUAGES, Wording
from penultimate.wording.catalogue import texts_of

TEXTS = """() => {
  const found = new Set();
  const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (shown.nextNode()) {
    const { parentElement: parent, data } = shown.currentNode;
    if (!parent.closest('script, style, noscript, [lang]:not(html)')) found.add(data.trim());
  }
  for (const named of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (!named.closest('[lang]:not(html)')) found.add(named.getAttribute(name) ?? '');
  return [...found].filter((text) => text !== '');
}"""
NAMES = "() => [...document.querySelectorAll('.seat .name, .seated .name')].map((one) => one.textContent)"
CUT_OFF = """() => {
  const UNSEEN = '.unseen, [aria-hidden=true], svg, select';
  const wrong = [];
  const page = document.documentElement;
  if (page.scrollWidth > window.innerWidth) wrong.push(`the page is ${page.scrollWidth} wide`);
  const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflow);
  const clips = (one) => /hidden|clip/.test(getComputedStyle(one).overflow);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode;
    if (!data.trim() || !parent.checkVisibility() || parent.closest(UNSEEN)) continue;
    const text = document.createRange();
    text.selectNodeContents(walker.currentNode);
    const is = text.getBoundingClientRect();
    for (let box = parent; box !== document.body && !scrolls(box); box = box.parentElement) {
      if (!clips(box) && !box.matches('button, summary, label')) continue;
      const may = box.getBoundingClientRect();
      if (is.left < may.left - 1 || is.right > may.right + 1 || is.top < may.top - 4 || is.bottom > may.bottom + 4)
        wrong.push(`${data.trim().slice(0, 60)} in ${box.tagName} ${box.className}`);
    }
  }
  return wrong;
}"""
MESSAGE_ID = re.compile(
    r"\b(ui|option|rule|question|asked|refusal|chapter|card|face|each|list|sentence|hand|colour|x)-[a-z0-9]+(-[a-z0-9]+)*\b"
)
SAME_EVERYWHERE = re.compile(
    r"Oh no!|UNO|P?enultimate|Braille|QR|Bot|Enter|Escape|Alt|Shift|ABCDEF"
    r"|[A-Z]+\d?-\d|[BCDFGHJKMNPRSTVWXYZ]{6}|http\S+|[0-9a-f]{64}"
)
"""Names of things: on every page as they are."""


@cache
def ids() -> frozenset[str]:
    """Every id in the catalogues."""
    return frozenset(
        name for text in texts_of("en").values() for name in re.findall("^([a-z][a-z0-9-]+) =", text, re.MULTILINE)
    )


@cache
def english_sentences() -> frozenset[str]:
    """English texts of two words or more that take no arguments."""
    words = Wording("en")
    plain = re.compile(r"^([a-z][a-z0-9-]+) = ([^{\n]+ [^{\n]+)$", re.MULTILINE)
    return frozenset(words.say_text(name) for text in texts_of("en").values() for name, _ in plain.findall(text))


def untranslated(text: str, language: str) -> bool:
    if set(MESSAGE_ID.findall(text)) and {found[0] for found in MESSAGE_ID.finditer(text)} & ids():
        return True
    if language == "en":
        return False
    if SAME_EVERYWHERE.sub("", text) in english_sentences():
        return True
    # A Chinese page has no Latin words but names.
    return language == "zh-Hant" and re.search(r"[A-Za-z]{4,}", SAME_EVERYWHERE.sub("", text)) is not None


def fonts_of_chinese(page: Page) -> list[str]:
    """The fonts in which Chromium really draws the first Chinese text of the page."""
    page.evaluate(
        """() => {
          const isChinese = (node) => /[\\u4e00-\\u9fff]{3}/.test(node.data ?? '');
          const here = [...document.querySelectorAll('main *')].filter((one) => one.checkVisibility());
          here.find((one) => [...one.childNodes].some(isChinese)).dataset.chinese = 'yes';
        }"""
    )
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": "[data-chinese]"})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    session.detach()
    return [font["familyName"] for font in fonts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_in(language: str, open_page: OpenPage) -> None:
    page = open_page(settings=json.dumps({"language": language, "name": "Anna"}))
    wrong: dict[str, list[str]] = {}
    names: set[str] = {"Anna"}
    for screen in Walker(page, language).walk():
        assert page.evaluate("document.documentElement.lang") == language
        names |= set(
            page.evaluate(
                "() => [...document.querySelectorAll('.seat .name, .seated .name')].map((one) => one.textContent)"
            )
        )
        texts = page.evaluate(TEXTS)
        for text in texts:
            without_names = re.sub("|".join(map(re.escape, sorted(names))), "", text)
            if untranslated(without_names.strip(), language):
                wrong.setdefault(f"untranslated: {text[:80]}", []).append(screen)
        for size in (PHONE, LAPTOP):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.evaluate(SETTLED)
            for cut in page.evaluate(CUT_OFF) + page.evaluate(BROKEN):
                wrong.setdefault(f"cut off: {cut}", []).append(f"{screen} at {size['width']}")
        if language == "zh-Hant" and screen in ("start", "lobby", "table", "replay"):
            fonts = fonts_of_chinese(page)
            assert any(re.search("CJK|Han|Ming|Hei|PingFang|Song|Fallback", font) for font in fonts), fonts
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)


def test_the_language_changes_at_once_and_is_kept(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_label("Language").select_option("de")
    words = Wording("de")
    page.get_by_role("button", name=words.say_text("ui-play-now")).wait_for()
    page.reload()
    page.get_by_role("button", name=words.say_text("ui-play-now")).click()
    page.get_by_role("application").wait_for()
    page.get_by_role("button", name=words.say_text("ui-table"), exact=True).click()
    page.get_by_role("button", name=words.say_text("ui-drawer-settings")).click()
    page.get_by_label(words.say_text("ui-language")).select_option("it")
    italian = Wording("it")
    page.get_by_role("heading", name=italian.say_text("ui-drawer-settings")).wait_for()
    assert page.evaluate("document.documentElement.lang") == "it"


def test_the_browsers_language_is_spoken_first(open_page: OpenPage) -> None:
    page = open_page(locale="nl-BE")
    page.get_by_role("button", name=Wording("nl").say_text("ui-play-now")).wait_for()
