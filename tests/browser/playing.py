"""Playing as a person would who sees the page and uses keys or fingers; what they may do they read from the page."""

import re
from dataclasses import dataclass

from playwright.sync_api import Page
from tests.browser.listening import Ear

LOOK = """() => {
  const spoken = (button) => {
    const copy = button.cloneNode(true);
    copy.querySelectorAll('[aria-hidden=true]').forEach((part) => part.remove());
    return copy.textContent.trim().replace(/\\s+/g, ' ');
  };
  const name = (button) => button.ariaLabel ?? spoken(button);
  const buttons = (place) => [...(place?.querySelectorAll('button') ?? [])].map(name);
  const asked = document.querySelector('section[aria-label="What is asked now"]');
  const everywhere = buttons(document);
  return {
    cards: buttons(document.querySelector('[role=application]')),
    asked: asked?.querySelector('p')?.textContent ?? '',
    deeds: buttons(asked),
    over: everywhere.includes('Next round') || everywhere.includes('Play again'),
    final: everywhere.includes('Play again'),
    lost: everywhere.includes('Try now'),
  };
}"""
MY_MOVE = f"""(before) => {{
  const seen = ({LOOK})();
  if (JSON.stringify(seen) === before || seen.lost) return null;
  const mine = seen.deeds.length > 0 || seen.cards.some((card) => card.includes('can be '));
  return mine || seen.over ? seen : null;
}}"""
LOOKS_DIFFERENT = f"(before) => JSON.stringify(({LOOK})()) !== before"


@dataclass
class Seen:
    cards: list[str]
    """The hand, each card as it is named for a screen reader."""
    asked: str
    deeds: list[str]
    """The buttons under the question."""
    over: bool
    final: bool
    lost: bool

    @property
    def playable(self) -> list[int]:
        return [at for at, card in enumerate(self.cards) if "can be " in card]


def look(page: Page) -> Seen:
    return Seen(**page.evaluate(LOOK))


def wait_for_my_move(page: Page) -> Seen:
    """Until something can be done here, or the round is over."""
    return Seen(**page.wait_for_function(MY_MOVE, arg="").json_value())


def named(deed: str) -> re.Pattern[str]:
    """A button by what it is called; what it costs may stand below."""
    return re.compile(f"^{re.escape(deed)}( |$)")


def is_wild(card: str) -> bool:
    return re.match("Wild|Super Star|Question", card) is not None


class Hands:
    """How somebody handles the page: here by keys for the cards, and a pointer for the buttons."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def lay(self, at: int) -> None:
        self.page.locator("[role=application] button").nth(at).focus()
        self.page.keyboard.press("Enter")

    def press(self, name: str) -> None:
        asked = self.page.get_by_role("region", name="What is asked now")
        asked.get_by_role("button", name=named(name)).click()

    def uno(self) -> None:
        self.page.keyboard.press("u")

    def next_round(self) -> None:
        self.page.get_by_role("button", name=re.compile("Next round|Play again")).click()


def lay(page: Page, card: str, colour: str = "") -> None:
    """Lay a card by its name, as soon as it can be laid; for a wild, name the colour."""
    name = re.compile(f"^{re.escape(card)}(, just drawn)?, can be played$")
    found = page.get_by_role("application").get_by_role("button", name=name).first
    found.focus()
    page.keyboard.press("Enter")
    if colour:
        Hands(page).press(colour)


def act(hands: Hands, seen: Seen) -> None:
    """One deed, and what comes of it. The same in the same situation, so that the same shuffle gives the same game."""
    page = hands.page
    before = page.evaluate(f"JSON.stringify(({LOOK})())")
    if seen.playable:
        if len(seen.cards) == 2:
            Ear(page).after(hands.uno, "^You call UNO!|already called")
            before = page.evaluate(f"JSON.stringify(({LOOK})())")
        at = seen.playable[0]
        hands.lay(at)
        if is_wild(seen.cards[at]):
            hands.press("blue")
    else:
        hands.press(seen.deeds[0])
    page.wait_for_function(LOOKS_DIFFERENT, arg=before)


def play_until_over(*people: Hands) -> None:
    """Everybody plays on until the round is over for all."""
    waiting = list(people)
    while waiting:
        for hands in list(waiting):
            seen = look(hands.page)
            if seen.over:
                waiting.remove(hands)
            elif not seen.lost and (seen.playable or seen.deeds):
                act(hands, seen)
        if waiting:
            _until_somebody_can_move(waiting)


def _until_somebody_can_move(people: list[Hands]) -> None:
    if len(people) == 1:
        wait_for_my_move(people[0].page)
        return
    # Each page is asked for a moment in turn: whoever is to move, it is one of them.
    for _ in range(400):
        for hands in people:
            seen = look(hands.page)
            if seen.over or (not seen.lost and (seen.playable or seen.deeds)):
                return
            hands.page.wait_for_timeout(25)
    raise AssertionError(f"nobody can move: {[look(hands.page) for hands in people]}")
