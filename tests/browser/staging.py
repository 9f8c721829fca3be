"""Any situation on the page without playing until it comes: the real server seats everybody and deals; then what it
says next is written by the test. Nothing that is shown this way is decided by the page, so it is shown as it would be.
"""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.whole_updates import WholeUpdates

HAND = ["B3", "B5", "G6", "GR", "R0", "R9", "Y2", "W+4"]
MY_TURN = [{"text": "play", "verb": "play", "card": card} for card in ("B5", "G6", "GR")] + [
    {"text": "play W+4 B", "verb": "play", "card": "W+4", "colour": "B"},
    {"text": "draw", "verb": "draw"},
]
WAITING = {"actor": 0, "owing": -1, "pending": 0, "attacker": -1, "accused": -1, "accuser": -1, "winner": -1}


class Staging:
    """Between a page and the server. Before `hold` all passes through; after it, only what the test shows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._route: WebSocketRoute | None = None
        self._update: dict[str, Any] = {}
        self._table: dict[str, Any] = {}
        self._held = False
        self.sent: list[dict[str, Any]] = []
        """What the page says to the server."""
        page.route_web_socket("**/ws*", self._pass_on)

    def _pass_on(self, route: WebSocketRoute) -> None:
        """Each line of the page; the one at which it sits is not the only one: it peeks at tables by another."""
        server = route.connect_to_server()
        updates = WholeUpdates()
        route.on_message(lambda text: self._send(server, text))
        server.on_message(lambda text: self._hear(route, updates, text))

    def _send(self, server: WebSocketRoute, text: str | bytes) -> None:
        self.sent.append(json.loads(text))
        server.send(text)

    def _hear(self, route: WebSocketRoute, updates: WholeUpdates, text: str | bytes) -> None:
        message = json.loads(text)
        if self._held and message["type"] in ("update", "table", "timers"):
            return
        if message["type"] == "welcome":
            self._route = route
        if message["type"] == "update":
            self._update = updates.completed(message)
        if message["type"] == "table":
            self._table = message
        route.send(text)

    def play_now(self, opponents: int = 3) -> None:
        """Sits down with so many bots, and holds the table as soon as the cards are dealt."""
        page = self.page
        if opponents != 3:
            page.locator("button.pick").click()
            page.get_by_label("Opponents").select_option(str(opponents))
            page.get_by_role("button", name="Close").click()
        page.locator("button.huge").click()
        expect(page.get_by_role("application")).to_be_visible()
        self._held = True
        page.wait_for_timeout(50)

    def show(
        self,
        *events: dict[str, Any],
        common: dict[str, Any] | None = None,
        hand: list[str] | None = None,
        moves: list[dict[str, Any]] | None = None,
        timers: dict[str, Any] | None = None,
        drawn: str | None = None,
    ) -> None:
        """The next update: what happened, and what is different from the last one."""
        update = deepcopy(self._update)
        update["since"] = update["version"]
        update["version"] += 1
        update["gap"] = False
        update["whole"] = True
        update["events"] = list(events)
        update["common"].update({**WAITING, "phase": "turn", **(common or {})})
        update["own"] = {**update["own"], "hand": hand or update["own"]["hand"], "drawn": drawn}
        update["moves"] = moves or []
        update["timers"] = timers or {}
        self._say(update)
        self._update = update
        self.page.wait_for_timeout(60)

    def tell(self, **about: Any) -> None:
        """The table has changed."""
        self._table = {**self._table, **about}
        self._say(self._table)

    def move_after(self, what: Callable[[], None]) -> dict[str, Any]:
        """The move that the page asks for after this; the server, which does not know what is staged, refuses it."""
        before = len(self._moves())
        what()
        while len(self._moves()) == before:
            self.page.wait_for_timeout(20)
        return self._moves()[-1]

    def _moves(self) -> list[dict[str, Any]]:
        return [message["move"] for message in self.sent if message["type"] == "move"]

    def seats(self) -> list[dict[str, Any]]:
        seats: list[dict[str, Any]] = deepcopy(self._table["seats"])
        return seats

    def _say(self, message: dict[str, Any]) -> None:
        assert self._route
        self._route.send(json.dumps(message))

    # --- situations

    def my_turn(self, top: str = "G5") -> None:
        self.show(
            {"kind": "UnoCalled", "seat": 1},
            {"kind": "CardPlayed", "seat": self.last, "card": top, "left": 4, "jumped_in": False},
            {"kind": "TurnBegan", "seat": 0},
            common={"top": top, "below": "R5", "discards": ["R5", "GS", top], "called": self._only(1)},
            hand=HAND,
            moves=MY_TURN,
        )

    def hit(self, cards: int = 4, *, star: bool = True) -> None:
        moves: list[dict[str, Any]] = [
            {"text": "accept", "verb": "accept"},
            {"text": "challenge", "verb": "challenge"},
        ]
        hand = ["B3", "B5", "G6", "R0", "R9", "Y2"]
        if star:
            hand.append("W*")
            moves.append({"text": "play W* B", "verb": "play", "card": "W*", "colour": "B"})
        self.show(
            {"kind": "CardPlayed", "seat": self.last, "card": "W+4:B", "left": 4, "jumped_in": False},
            {"kind": "AnswerAwaited", "seat": 0, "attacker": self.last, "cards": cards, "plus_four": True},
            common={"phase": "answer", "pending": cards, "attacker": self.last, "top": "W+4:B", "below": "R1"},
            hand=hand,
            moves=moves,
        )

    def verdict(self, *, guilty: bool = True, mine: bool = True) -> None:
        shown = {"kind": "HandShown", "seat": self.last, "to": 0, "cards": ["Y1", "R3", "G8", "BS"]}
        hidden = {"kind": "HandShownElsewhere", "seat": self.last, "to": 1}
        by = 0 if mine else 1
        payer = self.last if guilty else by
        self.show(
            {"kind": "Challenged", "seat": by, "target": self.last},
            shown if mine else hidden,
            {"kind": "ChallengeSettled", "seat": by, "target": self.last, "guilty": guilty},
            {"kind": "CardsDrawnFaceDown", "seat": payer, "count": 4 if guilty else 6, "why": "guilty"},
            {"kind": "TurnBegan", "seat": 0},
            common={"top": "W+4:B", "below": "R1"},
            hand=HAND,
            moves=MY_TURN,
        )

    def ruling(self) -> None:
        self.show(
            {"kind": "CardPlayed", "seat": 1, "card": "W?1:R", "left": 3, "jumped_in": False},
            {"kind": "RuleRuns", "seat": 1, "which": 1, "words": "Everyone else draws a card"},
            *(
                {"kind": "CardsDrawnFaceDown", "seat": seat, "count": 1, "why": "custom"}
                for seat in range(min(4, self.players))
                if seat != 1
            ),
            {"kind": "TurnBegan", "seat": 0},
            common={"top": "W?1:R", "below": "R1"},
            hand=HAND,
            moves=MY_TURN,
        )

    def owing(self, *, runs: bool = True) -> None:
        """The next one has forgotten to call; the time to catch runs, or waits until everybody knows."""
        self.show(
            {"kind": "CardPlayed", "seat": 1, "card": "R7", "left": 1, "jumped_in": False},
            common={"top": "R7", "actor": min(2, self.last), "owing": 1, "counts": self._counts(1)},
            hand=HAND,
            moves=[{"text": "catch", "verb": "catch", "seats": [1]}],
            timers={"catch": {"seat": 1, "milliseconds": 4000, "runs": runs}},
        )

    def choose_player(self) -> None:
        self.ask([{"text": f"choose {seat}", "verb": "choose", "seats": [seat]} for seat in range(1, self.players)])

    def choose_cards(self) -> None:
        cards = ("B3", "B5", "R9", "Y2", "W+4")
        self.ask([{"text": f"choose {card}", "verb": "choose", "cards": [card]} for card in cards])

    def ask(self, moves: list[dict[str, Any]]) -> None:
        """What a Question Card leaves to its player."""
        self.show(common={"phase": "choose", "choices": 1, "top": "W?1:R", "below": "R1"}, hand=HAND, moves=moves)

    def vote(self) -> None:
        verbs = ("uphold", "dismiss", "abstain")
        self.show(
            {"kind": "Accused", "seat": 1, "by": self.last},
            common={"accused": 1, "accuser": self.last, "actor": 1},
            hand=HAND,
            moves=[{"text": verb, "verb": verb} for verb in verbs],
        )

    def round_over(self, *, winner: int = 0) -> None:
        hands = [["B3", "R7", "Y+2"], ["Y9"], ["W", "G2"], ["B1", "B2"]] * 3
        hands = [[] if seat == winner else hands[seat] for seat in range(self.players)]
        points = [0] * self.players
        points[winner] = sum(self.worth(card) for hand in hands for card in hand)
        scores = [total + gained for total, gained in zip([185, 120, 305, 60] * 3, points, strict=False)]
        rounds = [[185, 0, 0, 0] * 3, [0, 120, 305, 60] * 3, points]
        self.tell(phase="round-over", rounds=[row[: self.players] for row in rounds])
        self.show(
            {"kind": "CardPlayed", "seat": winner, "card": "R8", "left": 0, "jumped_in": False},
            {"kind": "RoundEnded", "winner": winner, "hands": hands},
            {"kind": "RoundScored", "points": points, "totals": scores},
            common={
                "phase": "round-over",
                "top": "R8",
                "winner": winner,
                "scores": scores,
                "round_number": 3,
                "counts": [len(hand) for hand in hands],
                "actor": -1,
            },
            hand=hands[0] or ["B3"],
        )

    def match_over(self, *, winner: int = 0) -> None:
        self.round_over(winner=winner)
        scores = [517 if seat == winner else 420 - 60 * seat for seat in range(self.players)]
        self.tell(phase="match-over")
        self.show(
            {"kind": "MatchEnded", "winners": [winner]},
            common={
                "phase": "match-over",
                "top": "Y8",
                "winner": winner,
                "match_winners": [winner],
                "scores": scores,
                "actor": -1,
            },
        )

    @staticmethod
    def worth(card: str) -> int:
        return int(card[1]) if len(card) == 2 and card[1].isdigit() else 20 if card[0] != "W" else 50

    @property
    def players(self) -> int:
        return int(self._update["common"]["players"])

    @property
    def last(self) -> int:
        """Who sits to the right."""
        return self.players - 1

    def _only(self, seat: int) -> list[bool]:
        return [at == seat for at in range(self.players)]

    def _counts(self, one: int) -> list[int]:
        return [1 if seat == one else 6 for seat in range(self.players)]
