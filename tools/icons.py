"""Draws the pictures that systems and messengers want as pixels, from `ui/public/icon.svg` and the page's own cards.

    python tools/icons.py

They are small and kept in the project, so that building the page needs no browser; run this after changing the icon,
the cards or the display font, and look at what came out.
"""

import base64
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tools.find_browser import find_browser

PUBLIC = Path(__file__).resolve().parent.parent / "ui" / "public"
FONT = PUBLIC.parent / "src" / "look" / "fonts" / "bricolage-800.woff2"
NIGHT = "#171a2e"
SIZES = (180, 192, 512)
SHAPES = {
    "B": "M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10Z",
    "G": "M0 -10L10 8H-10Z",
    "R": "M0 -11L11 0L0 11L-11 0Z",
    "Y": "M-9 -9H9V9H-9Z",
}
CARDS = (
    ("#1d63c4", "7", "B"),
    ("#f6bd16", "0", "Y"),
    ("#171a2e", "+4", ""),
    ("#0a7d63", "2", "G"),
    ("#c6321f", "9", "R"),
)


def draw(browser: Browser, html: str, width: int, height: int, name: str, *, clear: bool = False) -> None:
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(html)
    page.evaluate("document.fonts.ready")
    page.screenshot(path=PUBLIC / name, omit_background=clear)
    page.close()


def icon(size: int, *, maskable: bool = False) -> str:
    """A maskable one has its picture in the middle: systems cut it into circles and drops."""
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    inner = round(size * 0.72) if maskable else size
    style = f"body{{margin:0;display:grid;place-items:center;height:100vh;background:{NIGHT if maskable else 'none'}}}"
    return f"<style>{style}svg{{width:{inner}px;height:{inner}px;display:block}}</style>{svg}"


def card(colour: str, value: str, shape: str, at: int) -> str:
    ink = "#171a2e" if value == "0" else "#fdfaf2"
    deep = "#00000026"
    big = f'<path d="{SHAPES[shape]}" transform="scale(7.5)" fill="{deep}"/>' if shape else ""
    small = f'<path d="{SHAPES[shape]}" transform="translate(-74 -88) scale(1.3)" fill="{ink}"/>' if shape else ""
    return (
        f'<g transform="translate({600 + at * 168} {236 + at * at * 9}) rotate({at * 8})">'
        f'<rect x="-105" y="-160" width="210" height="320" rx="22" fill="#fdfaf2" stroke="#171a2e" stroke-width="3"/>'
        f'<rect x="-93" y="-148" width="186" height="296" rx="14" fill="{colour}"/>{big}'
        f'<text y="48" text-anchor="middle" font-size="140" fill="{ink}">{value}</text>'
        f'<text x="-74" y="-104" text-anchor="middle" font-size="34" fill="{ink}">{value}</text>{small}</g>'
    )


def preview() -> str:
    cards = "".join(card(*each, at - 2) for at, each in enumerate(CARDS))
    lines = ("#1d63c4", "#0a7d63", "#c6321f", "#f6bd16")
    bars = "".join(
        f'<rect x="{321 + at * 15}" y="594" width="15" height="14" fill="{colour}"/>' for at, colour in enumerate(lines)
    )
    return (
        f"<style>@font-face{{font-family:B;src:url(data:font/woff2;base64,{_encoded(FONT)});font-stretch:75% 100%}}"
        "body{margin:0}text{font-family:B;font-weight:800;font-stretch:78%}"
        ".name{font-size:132px;letter-spacing:-3px}</style>"
        '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" style="display:block">'
        '<rect width="1200" height="630" fill="#ffe9a8"/>'
        f'<path d="{SHAPES["R"]}" transform="translate(1090 90) scale(24) rotate(-8)" fill="#ffd45e"/>'
        f'<path d="{SHAPES["B"]}" transform="translate(90 470) scale(26)" fill="#ffd45e"/>'
        f"{cards}"
        '<text class="name" x="600" y="584" text-anchor="middle" fill="#171a2e">Penultimate</text>'
        f"{bars}</svg>"
    )


def _encoded(file: Path) -> str:
    return base64.b64encode(file.read_bytes()).decode()


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser())
        for size in SIZES:
            draw(browser, icon(size), size, size, f"icon-{size}.png", clear=True)
        draw(browser, icon(512, maskable=True), 512, 512, "icon-maskable-512.png")
        draw(browser, preview(), 1200, 630, "preview.png")
        browser.close()


if __name__ == "__main__":
    main()
