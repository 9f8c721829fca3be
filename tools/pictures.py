"""Takes the pictures of the README: starts a server, plays a little in a real browser, and keeps what it looks like.

    python tools/pictures.py [NAME ...]      writes docs/pictures/NAME.webp, all of them by default

Games are dealt by chance, so the pictures differ from time to time; what they show does not.
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
from tools.find_browser import find_browser

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
LAPTOP = (1366, 768)
PHONE = (390, 844)
MOST_MOVES = 300
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


def begin(page: Page, *, opponents: int = 3, edition: str = "mario") -> None:
    selects = page.locator("main .grid select")
    selects.nth(0).select_option(edition)
    selects.nth(1).select_option(str(opponents))
    selects.nth(3).select_option("quick")
    page.locator("button.huge").click()
    page.locator(".hand [data-card]").first.wait_for()


def my_move(page: Page) -> bool:
    """Waits until something can be done here; False when the round is over."""
    page.locator(".prompt.mine, section.over").first.wait_for(timeout=60_000)
    return page.locator("section.over").count() == 0


def move(page: Page) -> None:
    """The first thing that is allowed."""
    playable = page.locator(".card.can")
    if page.locator(".prompt .colours").count():
        page.locator(".prompt .colours button").first.click()
    elif playable.count():
        if page.locator(".card").count() == 2:
            page.locator("button.uno").click()
        playable.first.focus()
        page.keyboard.press("Enter")
        if page.locator(".prompt .colours").count():
            page.locator(".prompt .colours button").last.click()
    else:
        page.locator(".prompt .deeds button").first.click()
    page.wait_for_timeout(700)


def play(page: Page, moves: int) -> None:
    for _ in range(moves):
        if not my_move(page):
            return
        move(page)
    my_move(page)
    page.wait_for_timeout(900)


# --- what is shown ----------------------------------------------------------------------------------------------------


def start(page: Page) -> None:
    page.wait_for_timeout(200)


def table(page: Page) -> None:
    begin(page)
    play(page, 4)


def ten_players(page: Page) -> None:
    begin(page, opponents=9)
    play(page, 2)


def braille(page: Page) -> None:
    begin(page, edition="braille")
    play(page, 3)


def colour_choice(page: Page) -> None:
    begin(page)
    for _ in range(MOST_MOVES):
        if not my_move(page):
            page.locator("section.over button.strong").click()
            page.locator("section.over").wait_for(state="detached")
            continue
        wild = page.locator('.card.can[data-card^="W"]')
        if wild.count():
            wild.first.focus()
            page.keyboard.press("Enter")
            page.locator(".prompt .colours").wait_for()
            return
        move(page)


def scores(page: Page) -> None:
    begin(page)
    for _ in range(2):
        play(page, MOST_MOVES)
        page.locator("section.over button.strong").click()
        page.locator("section.over").wait_for(state="detached")
    play(page, MOST_MOVES)
    page.wait_for_timeout(2000)


def lobby(page: Page) -> None:
    page.locator("section:has(#friends-title) button.strong").click()
    page.locator(".start").wait_for()
    page.locator(".row .button", has_text=re.compile("bot", re.IGNORECASE)).first.click()
    page.wait_for_timeout(500)


def rule_writing(page: Page) -> None:
    lobby(page)
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
    "table-dark": Picture(table, scheme="dark"),
    "ten-players": Picture(ten_players),
    "braille": Picture(braille, locale="de"),
    "colour-choice": Picture(colour_choice, scheme="dark"),
    "scores": Picture(scores),
    "lobby": Picture(lobby),
    "question-card": Picture(rule_writing),
    "phone": Picture(table, PHONE, "dark"),
    "phone-chinese": Picture(table, PHONE, locale="zh-TW"),
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
    )
    context.add_init_script(f"localStorage.setItem('penultimate.settings', '{picture.settings}')")
    page = context.new_page()
    page.goto(address)
    page.locator("h1").wait_for()
    picture.show(page)
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
