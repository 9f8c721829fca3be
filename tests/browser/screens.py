"""A walk over every screen of the page, in any language: start, lobby, table, every drawer, end of a match, replay."""

from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from penultimate.wording import Wording

AT_THE_TABLE = ("scores", "log", "chat", "table", "rules", "settings", "keys")
MOVE = """() => {
  const over = document.querySelector('#over-title') !== null;
  const card = document.querySelector('[role=application] button.can');
  const asked = document.querySelector('.prompt.mine') !== null;
  (card ?? document.querySelector('[role=application] button'))?.focus();
  const move = over ? 'over' : card ? 'play' : asked ? 'draw' : null;
  return move && [move, (%s)()];
}"""
SITUATION = """() => [
  document.querySelector('.prompt .say')?.textContent, document.querySelectorAll('[role=application] button').length,
  document.querySelector('#over-title') !== null, document.querySelector('.draw')?.ariaLabel,
].join()"""


class Walker:
    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.words = Wording(language, strict=True)

    def text(self, message: str, **arguments: str | int) -> str:
        return self.words.say_text(message, **arguments)

    def button(self, message: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.text(message, **arguments), exact=True)

    def heading(self, message: str) -> Locator:
        return self.page.get_by_role("heading", name=self.text(message), exact=True)

    def walk(self) -> Iterator[str]:
        """Stops at every screen, and gives its name."""
        yield from self.start()
        yield from self.lobby()
        yield from self.table()
        yield from self.ending()

    def start(self) -> Iterator[str]:
        expect(self.button("ui-play-now")).to_be_visible()
        yield "start"
        for drawer in ("rules", "settings", "keys"):
            opener = "ui-how-to-play" if drawer == "rules" else f"ui-drawer-{drawer}"
            self.button(opener).click()
            yield from self.in_drawer(f"start: {drawer}", drawer)

    def in_drawer(self, name: str, drawer: str) -> Iterator[str]:
        aside = self.page.get_by_role("complementary", name=self.text(f"ui-drawer-{drawer}"), exact=True)
        expect(aside).to_be_visible()
        yield name
        aside.get_by_role("button", name=self.text("ui-close"), exact=True).click()
        expect(aside).to_be_hidden()

    def lobby(self) -> Iterator[str]:
        self.button("ui-new-table").click()
        expect(self.page.locator(".seated")).to_be_visible()
        yield "lobby"
        self.page.locator("button.hole").first.click()
        self.page.locator(".how .rowb").click()
        target = self.page.get_by_label(self.text("option-target"), exact=True)
        target.fill("1")
        target.press("Tab")
        self.open_all_details()
        yield "lobby: all rules"
        self.close_sheet()
        self.page.locator(".rest .rowb").click()
        self.button("ui-rule-write", which=1).click()
        self.page.get_by_label(self.text("ui-rule-label", which=1)).fill(self.text("ui-rule-example"))
        expect(self.page.get_by_text(self.text("ui-rule-understood"))).to_be_visible()
        yield "lobby: writing a rule"
        self.button("ui-cancel").click()
        self.close_sheet()
        for opener, title in (("ui-send-link", "ui-invite"), ("ui-fair", "ui-fair"), ("ui-chat", "ui-chat")):
            self.button(opener).click()
            expect(self.page.get_by_role("complementary", name=self.text(title))).to_be_visible()
            yield f"lobby: {title}"
            self.close_sheet()
        self.button("ui-settings").click()
        yield from self.in_drawer("lobby: settings", "settings")

    def close_sheet(self) -> None:
        self.page.get_by_role("complementary").get_by_role("button", name=self.text("ui-close"), exact=True).click()
        expect(self.page.get_by_role("complementary")).to_have_count(0)

    def open_all_details(self) -> None:
        self.page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")

    def table(self) -> Iterator[str]:
        self.button("ui-start").click()
        expect(self.page.get_by_role("application")).to_be_visible()
        self.wait_for_move()
        yield "table"
        self.page.keyboard.press("t")
        self.page.keyboard.press("e")
        expect(self.page.locator(".caption")).to_be_visible()
        yield "table: an answer"
        for drawer in AT_THE_TABLE:
            if drawer == "chat":
                self.page.get_by_role("banner").get_by_role("button", name=self.text("ui-chat")).click()
            else:
                self.button("ui-table").click()
                yield from ["table: menu"] if drawer == "scores" else []
                menu = self.page.get_by_role("navigation")
                menu.get_by_role("button", name=self.text(f"ui-drawer-{drawer}")).click()
            yield from self.in_drawer(f"table: {drawer}", drawer)

    def wait_for_move(self) -> tuple[str, str]:
        """What can be done, and the situation in which it can: both in one look, since bots play on."""
        move, situation = self.page.wait_for_function(MOVE % SITUATION).json_value()
        return str(move), str(situation)

    def ending_by_keys(self) -> Iterator[str]:
        """Plays on with keys until the match is over; stops at the first choice of a colour on the way."""
        seen_colours = False
        while True:
            move, before = self.wait_for_move()
            if move == "over":
                break
            if move == "draw":
                self.page.keyboard.press(" ")
            else:
                self.page.keyboard.press("u")
                self.page.keyboard.press("Enter")
            if self.page.locator(".colours").is_visible():
                if not seen_colours:
                    yield "table: naming a colour"
                seen_colours = True
                self.page.keyboard.press("b")
            self.page.wait_for_function(f"(before) => ({SITUATION})() !== before", arg=before)
            self.page.keyboard.press("k")

    def ending(self) -> Iterator[str]:
        """To the end of the match, and what one sees there."""
        yield from self.ending_by_keys()
        expect(self.page.get_by_role("heading", level=2).first).to_be_visible()
        self.open_all_details()
        yield "match over"
        self.button("ui-replay").click()
        expect(self.heading("ui-replay-title")).to_be_visible()
        self.button("ui-replay-last").click()
        yield "replay"
        self.button("ui-replay-proof").click()
        expect(self.page.get_by_text(self.text("ui-replay-verified"))).to_be_visible()
        yield "replay: proof"
        self.close_sheet()
        self.button("ui-replay-back-short").click()
        expect(self.page.locator("#over-title")).to_be_visible()
