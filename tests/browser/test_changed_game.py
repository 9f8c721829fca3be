"""An edition, a language and an option that were added as `docs/changing.md` says: a round with each, on the page."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.people import close_sheet, deal, open_rules, open_table
from tests.browser.playing import Hands, look, play_until_over, wait_for_my_move
from tests.changed_copy import ROOT, make_changed_copy

PAGE_IS_MADE_OF = ("index.html", "package.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")


@pytest.fixture(scope="module")
def changed_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of the changed copy, with its page built anew."""
    copied = tmp_path_factory.mktemp("changed")
    make_changed_copy(copied)
    for name in PAGE_IS_MADE_OF:
        shutil.copy(ROOT / "ui" / name, copied / "ui" / name)
    for name in ("public", "build"):
        shutil.copytree(ROOT / "ui" / name, copied / "ui" / name)
    (copied / "ui" / "node_modules").symlink_to(ROOT / "ui" / "node_modules", target_is_directory=True)
    built = subprocess.run([sys.executable, "tools/ui.py", "build"], cwd=copied, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    house = House(tmp_path_factory.mktemp("house"), copied / "src")
    house.open()
    yield house
    house.close()
    shutil.rmtree(copied)


def choose_edition(page: Page) -> None:
    deck = page.get_by_role("button", name="Pocket 102 cards for a train ride")
    deck.click()
    expect(deck).to_have_attribute("aria-pressed", "true")


def choose_hand_size(page: Page) -> None:
    open_rules(page)
    size = page.get_by_label("Cards at the start", exact=True)
    size.fill("5")
    size.press("Tab")
    expect(page.get_by_text("So many cards are dealt to each player.")).to_be_visible()
    close_sheet(page)


def choose_nothing(page: Page) -> None:
    """The language has been chosen before the page was opened."""


@pytest.mark.parametrize(
    ("choose", "language", "hand"), [(choose_edition, "en", 7), (choose_nothing, "eo", 7), (choose_hand_size, "en", 5)]
)
def test_a_round_is_played_with_it(
    changed_house: House, open_page: OpenPage, choose: Callable[[Page], None], language: str, hand: int
) -> None:
    changed_house.shuffle_as_always_in("a pocket game")  # one that begins without a +2
    page = open_page(changed_house.address, settings=json.dumps({"language": language, "name": "Ana"}))
    assert page.evaluate("document.documentElement.lang") == language
    open_table(page, "Ana")
    choose(page)
    page.get_by_role("button", name="Add a bot").first.click()
    expect(page.get_by_text("Seats: 2 of 4")).to_be_visible()
    deal(page)
    assert len(wait_for_my_move(page).cards) == hand
    play_until_over(Hands(page))
    assert look(page).over
