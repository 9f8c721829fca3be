"""What a screen reader hears: every text that is added to the page's live region, in order and as often as it is added.

A text that is changed in place is heard as a mistake: many screen readers would say it again, or not at all.
"""

from collections.abc import Callable

from playwright.sync_api import Page, TimeoutError

LISTEN = """
window.heard = [];
new MutationObserver((changes) => {
  const element = (node) => (node instanceof Element ? node : node.parentElement);
  const region = (node) => element(node)?.closest('[role=log][aria-live]');
  for (const change of changes) {
    if (change.type === 'characterData') {
      if (region(change.target)) window.heard.push('CHANGED IN PLACE: ' + change.target.data);
      continue;
    }
    for (const node of change.addedNodes) {
      const place = region(node);
      if (place && node !== place && node.textContent) window.heard.push(node.textContent);
    }
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
FIND = """([wanted, at]) => {
  const place = window.heard.findIndex((text, here) => here >= at && new RegExp(wanted).test(text));
  return place < 0 ? null : [place, window.heard[place]];
}"""


class Ear:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.at = 0
        """How much has been listened to."""

    def everything(self) -> list[str]:
        heard: list[str] = self.page.evaluate("window.heard")
        return heard

    def wait(self, wanted: str, *, since: int | None = None) -> str:
        """The first text from here on in which `wanted`, a regular expression, is found.

        With `since` one listens back, or ahead, and goes on from where one was.
        """
        start = self.at if since is None else since
        try:
            found = self.page.wait_for_function(FIND, arg=[wanted, start])
        except TimeoutError:
            raise AssertionError(f"nobody said {wanted!r} after {self.everything()[start - 3 :]}") from None
        place, text = found.json_value()
        if since is None:
            self.at = place + 1
        return str(text)

    def count(self) -> int:
        return int(self.page.evaluate("window.heard.length"))

    def ask(self, key: str, wanted: str) -> str:
        """One key, one answer: press it and hear what is said to it, whatever else is said meanwhile."""
        since = self.count()
        self.page.keyboard.press(key)
        return self.wait(wanted, since=since)

    def after(self, what: Callable[[], None], wanted: str) -> str:
        since = self.count()
        what()
        return self.wait(wanted, since=since)
