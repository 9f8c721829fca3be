"""A whole round by a player who never sees anything: it knows what is announced, and what the accessibility tree says.

Nothing here looks at pixels, classes or texts on the page. Questions are asked with one key each.
"""

import re
from collections import Counter

from playwright.sync_api import CDPSession, Page
from tests.browser.conftest import OpenPage
from tests.browser.listening import Ear

COLOURS = {"blue": "b", "green": "g", "red": "r", "yellow": "y"}


class Tree:
    """The accessibility tree of a page, as Chromium gives it to a screen reader."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def nodes(self) -> list[dict[str, object]]:
        found = self._session.send("Accessibility.getFullAXTree")["nodes"]
        return [
            {
                "role": node["role"]["value"],
                "name": node.get("name", {}).get("value", ""),
                **{each["name"]: each["value"].get("value") for each in node.get("properties", [])},
            }
            for node in found
            if not node.get("ignored")
        ]

    def names(self, role: str) -> list[str]:
        return [str(node["name"]) for node in self.nodes() if node["role"] == role]

    def focused(self) -> str:
        """The innermost node with the focus: the page itself says that it is focused, too."""
        names = [str(node["name"]) for node in self.nodes() if node.get("focused") and node["role"] != "RootWebArea"]
        return names[-1] if names else ""


def cards_in(said: str) -> list[str]:
    """`You hold 3 cards: blue 4, red 7 and Wild.`"""
    listed = re.sub(r"^You (can play|hold (one card|\d+ cards):) ", "", said).split(".")[0]
    return re.split(", | and ", listed)


class BlindPlayer:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.ear = Ear(page)
        self.tree = Tree(page)

    def ask_for_hand(self) -> list[str]:
        return cards_in(self.ear.ask("h", "^You hold"))

    def ask_what_can_be_played(self) -> list[str]:
        said = self.ear.ask("p", "^You (can play|have no playable)")
        return [] if said.startswith("You have no playable card") else cards_in(said)

    def ask_what_is_asked(self) -> str:
        """Without whose turn it is and where play runs to; nothing, while somebody else thinks."""
        said = self.ear.ask("w", r"^It is your turn\. Play|^It is nobody|’s turn\. Play")
        asked = re.split(r"Play runs to the (?:left|right)\. ?", said)[1]
        assert asked or not said.startswith("It is your turn"), said
        return asked

    def compare_top(self) -> None:
        """What is said to be on top is in the tree. Bots may lay a card between the two looks: then look again."""
        top, shown = "", [""]
        for _ in range(20):
            top = self.ear.ask("t", r"^On top: ")
            shown = self.tree.names("image")
            if any(top.startswith(f"On top: {name.split(',')[0]}") for name in shown):
                return
        raise AssertionError(f"{top} is not in {shown}")

    def move(self) -> None:
        asked = self.ask_what_is_asked()
        if asked.startswith("Name the colour"):
            self.ear.ask("g", "^You name green")
        elif match := re.match("You drew (.+): play it or keep it", asked):
            self.answer_drawn(match[1])
        elif "from" in asked or asked.startswith("Attack by"):
            self.ear.ask("a", "^You draw|^You miss|^You forgot")
        elif asked.startswith(("Play a card", "No card fits")):
            self.take_a_turn()
        elif asked:
            assert re.search("Wait for|is to|has to|has drawn|round is over|match is over", asked), asked

    def answer_drawn(self, card: str) -> None:
        if card in self.ask_what_can_be_played():
            self.lay(card)
        else:
            self.ear.ask("k", "^You keep")

    def take_a_turn(self) -> None:
        playable = self.ask_what_can_be_played()
        if playable:
            self.lay(playable[0])
        else:
            self.ear.ask("Space", "^You draw")

    def lay(self, card: str) -> None:
        hand = self.ask_for_hand()
        if len(hand) == 2:
            self.ear.ask("u", "^You call UNO!|already")
        self.find(card)
        if card.split()[0] in COLOURS:
            self.ear.ask("Enter", f"^You, {card}")
            return
        self.ear.ask("Enter", "^Which colour")
        colours = Counter(each.split()[0] for each in hand if each.split()[0] in COLOURS)
        colour = colours.most_common(1)[0][0] if colours else "red"
        self.ear.ask(COLOURS[colour], f"^You, {card}, {colour}")

    def find(self, card: str) -> None:
        """Along the hand until the screen reader names the card."""
        self.page.keyboard.press("1")
        for _ in range(40):
            name = self.tree.focused()
            if name.startswith(card) and "can be played" in name:
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"{card} cannot be found")


IT_CONCERNS_ME = (
    r"^Your turn\.|attacks you|^Name a colour|^You draw one card: |(win|wins) the round|without a winner"
    "|^The next turn is yours|^You bluffed|bluffed:"
)


def test_a_whole_round_by_ear(open_page: OpenPage) -> None:
    page = open_page()
    player = BlindPlayer(page)
    assert "Play now" in player.tree.names("button")
    for _ in range(60):
        page.keyboard.press("Tab")
        if player.tree.focused() == "Play now":
            break
    page.keyboard.press("Enter")

    dealt = cards_in("You hold 7 cards: " + player.ear.wait("^You get 7 cards").split(": ")[1])
    first = player.ear.wait("^The first card is").removeprefix("The first card is ").rstrip(".")
    assert first
    assert len(dealt) == 7
    counts = player.ear.ask("c", "^Cards: ")
    assert re.match(r"Cards: you have \d+, .+ has \d+, .+ has \d+ and .+ has \d+\.", counts), counts
    assert re.search("you have 0", player.ear.ask("s", "^Points: "))

    moves = 0
    player.ear.at = 0
    while not re.search("the round|without a winner", said := player.ear.wait(IT_CONCERNS_ME)):
        moves += 1
        if said.startswith("Your turn"):
            player.compare_top()
        player.move()
    assert moves >= 3

    assert re.search("Totals: ", player.ear.wait("Totals: ", since=0))
    page.wait_for_function("() => window.heard.length > 0")
    assert player.ear.ask("l", "win the round|wins the round|without a winner")
    page.locator("#over-title").wait_for()
    assert any(re.search(" out[.!]|Nobody", name) for name in player.tree.names("heading"))
    assert "Next round" in player.tree.names("button")


def test_why_not_is_answered_with_the_reason(open_page: OpenPage) -> None:
    """`E` explains the card that has the focus; `P` gives each reason once."""
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    player = BlindPlayer(page)
    player.ear.wait("^Your turn")
    playable = player.ask_what_can_be_played()
    others = [card for card in player.ask_for_hand() if card not in playable]
    assert others, "with this hand there is nothing to explain"
    for place in range(1, 8):
        page.keyboard.press(str(place))
        name = player.tree.focused()
        if "can be played" in name:
            assert player.ear.ask("e", "can be played").startswith(name.split(",")[0])
        else:
            said = player.ear.ask("e", re.escape(name))
            assert "can be played." not in said
