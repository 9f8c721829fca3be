"""Takes the pictures of the documentation: starts a server, sits down in a real browser, and keeps what it looks like.

    python tools/pictures.py [NAME ...]      writes docs/pictures/NAME.webp, all of them by default

The server deals; what happens then at a table is staged as the browser tests stage it, so that a moment need not be
waited for. The end of a match and its replay are of a match that is played.
"""

import io
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.browser.staging import Staging
from tools.find_browser import find_browser

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
LAPTOP = (1366, 768)
PHONE = (390, 844)
MOST_MOVES = 300
SETTLING = 400
"""Milliseconds until what was shown last is drawn."""
QUALITY = 88
"""A tenth of the size of a PNG: the pictures are part of the repository, and of every clone of it."""


@contextmanager
def server() -> Iterator[str]:
    """`penultimate serve` on a free port, with its tables in a folder that is thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-u", "-m", "penultimate", "serve", "--port", "0", "--data", folder]
        process = subprocess.Popen([*command, "--tables-per-address", "1000"], stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
            assert found, "the server did not start"
            yield found[0]
        finally:
            process.terminate()
            process.wait(20)
            if process.stdout is not None:
                process.stdout.close()


def begin(page: Page, *, opponents: int = 3, edition: str = "mario") -> Staging:
    """Sits down with bots; from now on the table shows what is staged."""
    staging = Staging(page)
    page.reload()
    if edition != "mario":
        page.locator("button.pick").click()
        page.locator("aside select").first.select_option(edition)
        page.locator("aside header button").click()
    staging.play_now(opponents)
    return staging


def play_a_match(page: Page) -> None:
    """To one point, against one quick bot, by doing the first thing that is allowed."""
    open_a_table(page, bots=1)
    page.locator(".how .rowb").click()
    page.locator("#option-target, aside input[type=number]").first.fill("1")
    page.keyboard.press("Tab")
    page.locator("aside header button").click()
    page.locator("button.deal").click()
    for _ in range(MOST_MOVES):
        page.locator(".prompt.mine, #over-title").first.wait_for(timeout=60_000)
        if page.locator("#over-title").count():
            return
        move(page)
    raise SystemExit("the match does not end")


def move(page: Page) -> None:
    playable = page.locator("[data-card].can")
    if page.locator(".colours").count():
        page.locator(".colours button").first.click()
    elif playable.count():
        if page.locator("[data-card]").count() == 2:
            page.locator("button.uno").click()
        playable.first.focus()
        page.keyboard.press("Enter")
        if page.locator(".colours").count():
            page.locator(".colours button").last.click()
    elif page.locator(".prompt .button").count():
        page.locator(".prompt .button").first.click()
    page.wait_for_timeout(500)


def open_a_table(page: Page, bots: int) -> None:
    page.locator(".sheet .two button").first.click()
    for left in range(3, 3 - bots, -1):
        page.locator("button.hole").first.click()
        page.locator("button.hole").nth(left - 1).wait_for(state="detached")


# --- what is shown ----------------------------------------------------------------------------------------------------


def start(page: Page) -> None:
    page.wait_for_timeout(200)


def table(page: Page) -> None:
    begin(page).my_turn()


def ten_players(page: Page) -> None:
    begin(page, opponents=9).my_turn("B5")


def braille(page: Page) -> None:
    begin(page, edition="braille").my_turn("Y5")


def attack(page: Page) -> None:
    begin(page).hit()


def verdict(page: Page) -> None:
    begin(page).verdict()


def rule(page: Page) -> None:
    begin(page).ruling()


def round_won(page: Page) -> None:
    begin(page).round_over()
    page.locator(".paid").wait_for()


def match_won(page: Page) -> None:
    play_a_match(page)
    page.locator(".best li").first.wait_for()


def replay(page: Page) -> None:
    play_a_match(page)
    page.locator(".cta .button").last.click()
    page.locator(".eyes button").first.click()
    page.locator(".marks button").nth(1).click()
    page.locator(".seat .open").first.wait_for()


def lobby(page: Page) -> None:
    open_a_table(page, bots=2)


def rule_writing(page: Page) -> None:
    open_a_table(page, bots=1)
    page.locator(".rest .rowb").click()
    page.locator(".question button").first.click()
    page.locator(".writer input").fill("everyone else draws 2 cards, then I play again")
    page.locator(".writer .effects").wait_for()
    page.locator(".writer").scroll_into_view_if_needed()


@dataclass(frozen=True)
class Picture:
    show: Callable[[Page], None]
    size: tuple[int, int] = LAPTOP
    scheme: str = "light"
    locale: str = "en-GB"
    settings: str = field(default='{"guided": true, "sounds": false, "name": "Anna"}')


TABLE: dict[str, Picture] = {
    "start": Picture(start),
    "table-laptop": Picture(table),
    "ten-players": Picture(ten_players),
    "braille": Picture(braille, locale="de"),
    "lobby": Picture(lobby, PHONE, "dark"),
    "question-card": Picture(rule_writing),
    "phone": Picture(table, PHONE, "dark"),
    "phone-chinese": Picture(table, PHONE, locale="zh-TW"),
    "attack": Picture(attack, PHONE, "dark"),
    "verdict": Picture(verdict, PHONE, "dark"),
    "rule": Picture(rule, PHONE),
    "round": Picture(round_won, scheme="dark"),
    "match": Picture(match_won, PHONE, "dark"),
    "replay": Picture(replay, PHONE, "dark"),
}


def take(browser: Browser, address: str, name: str, picture: Picture) -> None:
    width, height = picture.size
    phone = picture.size == PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=picture.scheme,  # type: ignore[arg-type]
        locale=picture.locale,
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
    )
    context.add_init_script(f"localStorage.setItem('penultimate.settings', '{picture.settings}')")
    page = context.new_page()
    page.goto(address)
    page.locator("h1").wait_for()
    picture.show(page)
    page.wait_for_timeout(SETTLING)
    file = PICTURES / f"{name}.webp"
    with Image.open(io.BytesIO(page.screenshot())) as shot:
        shot.convert("RGB").save(file, quality=QUALITY, method=6)
    context.close()
    print(f"{PICTURES.name}/{file.name}")


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in TABLE]
    browser_path = find_browser()
    if unknown or browser_path is None:
        problem = f"there is no picture {unknown[0]}, only {', '.join(TABLE)}" if unknown else "no Chromium here"
        print(problem, file=sys.stderr)
        return 2
    PICTURES.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path)
        for name in names or TABLE:
            take(browser, address, name, TABLE[name])
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
