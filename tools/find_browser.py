"""Finds a Chromium for the browser tests, or, with --install, gets one.

    python tools/find_browser.py [--install]     prints its path

Looks for PENULTIMATE_BROWSER, the usual names on the PATH, then Playwright's own. Installing means Debian's packages
for root (with a font that has Chinese: without it Chinese is empty boxes, and nothing complains), Playwright's
download for everybody else.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import debian

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = {"chromium": "chromium", "chinese": "fonts-noto-cjk"}


def find_browser() -> Path | None:
    named = os.environ.get("PENULTIMATE_BROWSER")
    if named:
        return Path(named)
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return Path(found) if found else _playwrights_own()


def _playwrights_own() -> Path | None:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


def _has_chinese_font() -> bool:
    """Other systems bring one; on Linux without fontconfig there are no fonts at all."""
    if shutil.which("fc-list") is None:
        return sys.platform != "linux"
    fonts = subprocess.run(["fc-list", ":lang=zh-tw"], capture_output=True, text=True, check=False)
    return bool(fonts.stdout.strip())


def install() -> None:
    missing = [] if find_browser() else [PACKAGES["chromium"]]
    if not _has_chinese_font():
        missing.append(PACKAGES["chinese"])
    if not missing:
        return
    if debian.can_install():
        debian.install(*missing)
    elif PACKAGES["chromium"] in missing:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    if not _has_chinese_font():
        print("WARNING: no font with Chinese here; pictures of Chinese pages will show boxes", file=sys.stderr)


def main(argv: list[str]) -> int:
    if "--install" in argv:
        install()
    browser = find_browser()
    if browser is None:
        print("no Chromium found; set PENULTIMATE_BROWSER to one", file=sys.stderr)
        return 1
    print(browser)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
