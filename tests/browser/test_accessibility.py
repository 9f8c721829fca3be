"""axe finds nothing on any screen: light and dark, on a phone and on a laptop. And what axe does not look at."""

import json

import pytest
from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.house import ROOT
from tests.browser.screens import Walker

AXE = ROOT / "ui" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (only) => {
  // The drawings that all cards refer to are thousands of nodes that nobody can reach.
  const all = { resultTypes: ['violations'] };
  const found = await axe.run({ exclude: [['svg.defs']] }, only ? { ...all, runOnly: only } : all);
  return found.violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 200)}`));
}"""


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_axe_finds_nothing_on_any_screen(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page(viewport=size, script=AXE.read_text("utf-8"), settings='{"name": "Anna", "theme": "light"}')
    found: dict[str, list[str]] = {}
    seen = []
    for screen in Walker(page, "en").walk():
        for theme in ("light", "dark"):
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            # Nothing but colours differs in the dark.
            for wrong in page.evaluate(RUN, "color-contrast" if theme == "dark" else None):
                found.setdefault(wrong, []).append(f"{screen}, {theme}")
        page.evaluate("document.documentElement.dataset.theme = 'light'")
        seen.append(screen)
    assert {"start", "lobby", "table", "match over", "replay"} < set(seen)
    assert found == {}, json.dumps(found, indent=1)
