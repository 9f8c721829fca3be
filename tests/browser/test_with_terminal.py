"""One table, two kinds of people: a page in a real Chromium, and `penultimate play --join` on a pseudo-terminal."""

import os
import re
import sys
from pathlib import Path

import pexpect
from playwright.sync_api import expect
from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.people import open_table
from tests.browser.playing import Hands, act, look


class Terminal:
    """Somebody at a terminal, who plays what the list offers."""

    def __init__(self, link: str, home: Path) -> None:
        environment = {**os.environ, "XDG_DATA_HOME": str(home), "NO_COLOR": "1", "TERM": "dumb"}
        arguments = ["-m", "penultimate", "play", "--join", link, "--name", "Terra", "--lang", "en"]
        self.child = pexpect.spawn(
            sys.executable, arguments, env=environment, encoding="utf-8", timeout=30, dimensions=(40, 100)
        )
        self.heard = ""
        self.answered = 0
        """How much of it has been answered."""

    def listen(self, seconds: float = 0.05) -> str:
        """What is new."""
        new = ""
        while True:
            try:
                new += self.child.read_nonblocking(65536, timeout=seconds)
            except (pexpect.TIMEOUT, pexpect.EOF):
                break
        self.heard += new
        return new

    def until(self, text: str) -> None:
        for _ in range(300):
            self.listen(0.1)
            if text in " ".join(self.heard.split()):
                return
        raise AssertionError(f"{text!r} was not said: {self.heard}")

    def act(self) -> None:
        """Answer what was asked since the last line, if anything was."""
        self.listen()
        asked = self.heard[self.answered :].replace("\r", "")
        playable = re.findall(r"You can play: (\d+)\)", asked)
        if not asked.endswith("> "):
            return
        if "Which colour?" in asked:
            self.type("r")
        elif "is a bluff" in asked:
            self.type("yes")
        elif playable:
            self.type(f"{playable[-1]} uno" if "3)" not in asked and " 2) " in asked else playable[-1])
        elif "Nothing fits" in asked:
            self.type("d")
        elif re.search(r"^1\) ", asked, re.MULTILINE):
            self.type("1")

    def type(self, line: str) -> None:
        """Type it, and wait for its echo; what comes in the same breath is heard, too, and not answered yet."""
        before = len(self.heard)
        self.child.sendline(line)
        for _ in range(300):
            self.listen()
            if (echo := self.heard.find(line, before)) >= 0:
                self.answered = echo + len(line)
                return
        raise AssertionError(f"{line!r} was not echoed: {self.heard}")


def test_a_round_between_page_and_terminal(house: House, open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    code = open_table(page, "Anna")
    terra = Terminal(f"{house.address}t/{code}", tmp_path)
    terra.until("Anna begins the match.")
    expect(page.get_by_text("Terra").first).to_be_visible()
    page.get_by_role("button", name="Deal", exact=True).click()
    terra.until("Round 1.")
    anna = Hands(page)
    for _ in range(600):
        seen = look(page)
        if seen.over:
            break
        if seen.playable or seen.deeds:
            act(anna, seen)
        else:
            terra.act()
    assert look(page).over, f"the round did not end: {terra.heard[-1500:]}"
    terra.until("Enter deals the next round.")
    terra.type("quit")
    terra.type("yes")
    terra.until("Goodbye!")
