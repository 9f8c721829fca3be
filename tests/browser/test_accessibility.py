"""axe finds nothing on any screen: light and dark, on a phone and on a laptop. And what axe does not look at."""

import json

from playwright.sync_api import Page
from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.deals import short_record
from tests.browser.geometry import CONTROLS, Findings, resize
from tests.browser.house import ROOT
from tests.browser.listening import Ear
from tests.browser.screens import Walker
from tests.browser.voice import SCRIPT as VOICE

AXE = ROOT / "ui" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (only) => {
  // The drawings that all cards refer to are thousands of nodes that nobody can reach.
  const all = { resultTypes: ['violations'] };
  const found = await axe.run({ exclude: [['svg.defs']] }, only ? { ...all, runOnly: only } : all);
  return found.violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 200)}`));
}"""


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(RUN, None)
    return found


def test_axe_finds_nothing_where_it_is_read_aloud_and_scanned(open_page: OpenPage) -> None:
    settings = '{"name": "Anna", "guided": true, "readAloud": true, "oneSwitch": true, "theme": "light"}'
    page = open_page(viewport=PHONE, script=AXE.read_text("utf-8") + "\n;" + VOICE, settings=settings)
    found: dict[str, list[str]] = {}
    page.wait_for_function("() => document.querySelector('[data-scanned]') !== null")
    found["start, scanned"] = faults(page)
    page.evaluate("() => document.querySelector('.foot button').click()")
    page.get_by_label("Speed of speech").wait_for()
    found["settings, with voice and switch"] = faults(page)
    page.keyboard.press("Escape")
    page.evaluate("() => document.querySelector('.huge').click()")
    Ear(page).wait("^Round 1")
    page.keyboard.press(",")
    page.locator(".caption").wait_for()
    found["table, history"] = faults(page)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


def test_axe_finds_nothing_in_a_record(open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE, script=AXE.read_text("utf-8"), settings='{"theme": "light"}')
    page.get_by_label("Open a record").set_input_files(
        {"name": "match.txt", "mimeType": "text/plain", "buffer": short_record().encode()}
    )
    page.get_by_text("Step 1 of").first.wait_for()
    assert faults(page) == []


def test_axe_finds_nothing_on_any_screen_and_every_control_has_words_and_room(open_page: OpenPage) -> None:
    page = open_page(viewport=LAPTOP, script=AXE.read_text("utf-8"), settings='{"name": "Anna", "theme": "light"}')
    found = Findings(page)
    seen = []
    for screen in Walker(page, "en").walk():
        for size in (PHONE, LAPTOP):
            resize(page, size["width"], size["height"])
            for theme in ("light", "dark"):
                page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
                # Nothing but colours differs in the dark.
                for wrong in page.evaluate(RUN, "color-contrast" if theme == "dark" else None):
                    found.wrong.setdefault(wrong, []).append(f"{screen}, {theme}, {size['width']}")
            page.evaluate("document.documentElement.dataset.theme = 'light'")
        found.look(screen, CONTROLS, [(PHONE["width"], PHONE["height"]), (LAPTOP["width"], LAPTOP["height"])])
        seen.append(screen)
    assert {"start", "lobby", "table", "match over", "replay"} < set(seen)
    assert found.wrong == {}, json.dumps(found.wrong, indent=1, ensure_ascii=False)
