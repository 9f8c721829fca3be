"""Nothing about hidden cards leaves the server for the wrong seat: every frame of whole games is read.

A card may stand in few places of a message. For each of them it is checked here, from the events of the rules as the
seat itself has seen them, that this seat may know it; in any other place a card is a leak.
"""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.harness import Client, a_house, play_on
from tests.whole_updates import WholeUpdates

pytestmark = pytest.mark.usefixtures("every_host")

CARD = re.compile(r"^([BGRY](\d|\+2|R|S)|W(\+4|\*|\?[12])?)(:[BGRY])?$")

PUBLIC_CARDS = {
    "DealerDrawn.card",
    "CardTurnedUp.card",
    "CardPutBack.card",
    "CardPlayed.card",
    "CardTakenBack.card",
    "CardTakenBack.top",
    "CardsThrownAway.cards",
    "CardsFetched.cards",
    "CardFoundOnTop.card",
    "RoundEnded.hands",
}
PRIVATE_CARDS = {
    "HandDealt.cards": ("seat",),
    "CardsDrawn.cards": ("seat",),
    "HandShown.cards": ("seat", "to"),
    "HandsSwapped.first_cards": ("first", "second"),
    "HandsSwapped.second_cards": ("first", "second"),
    "HandReceived.cards": ("seat", "giver"),
    "CardsGiven.cards": ("seat", "to"),
    "CardsBuried.cards": ("seat",),
    "CardsShown.cards": ("seat", "to"),
    "PileSeen.cards": ("seat",),
}
"""For each event with cards in it that not all may see: the fields that name who may."""


def cards_in(value: Any, path: str = "") -> Iterator[str]:
    """The path of every text that reads as a card."""
    if isinstance(value, str):
        if CARD.match(value):
            yield path
    elif isinstance(value, list):
        for part in value:
            yield from cards_in(part, path)
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from cards_in(part, f"{path}.{key}" if path else key)


class Reader:
    """Reads the frames of one seat (-1 for a watcher) in order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen: set[int] = set()
        """Owners of cards that this seat has rightly seen since the last deal."""
        self.private_events = 0
        self.updates = WholeUpdates()

    def read(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.update(self.updates.completed(message))
            return
        assert message["type"] in ("welcome", "table", "ack", "refusal", "timers", "waiting", "said", "decided")
        for path in cards_in(message):
            assert path.endswith((".said", ".words", "name")), f"a card in {message['type']}.{path}"

    def update(self, message: dict[str, Any]) -> None:
        for event in message["events"]:
            self.event(event)
        own = message["own"]
        assert own["seat"] == self.seat
        if self.seat < 0:
            assert own == {"seat": -1, "hand": [], "drawn": None, "known": [], "seen": [], "got": []}
            assert message["moves"] == []
        else:
            assert len(own["hand"]) == message["common"]["counts"][self.seat]
            for move in message["moves"]:
                if "card" in move:
                    assert move["card"] in own["hand"], "moves are told only with one's own cards"
                assert set(move.get("cards", ())) <= {*own["hand"], *own["seen"], *message["common"]["discards"]}
            assert not Counter(own["got"]) - Counter(own["hand"]), "what one has got is one's own"
            if own["drawn"] is not None:
                assert message["common"]["actor"] == self.seat
                assert own["drawn"] in own["hand"]
        for owner, cards in own["known"]:
            assert owner != self.seat
            assert owner in self.seen, f"seat {self.seat} knows {cards} of {owner} and was never shown any"
        rest = {key: part for key, part in message.items() if key != "events"}
        for path in cards_in(rest):
            assert path in {
                "common.top",
                "common.below",
                "common.discards",
                "laid",
                "own.hand",
                "own.drawn",
                "own.known",
                "own.seen",
                "own.got",
                "moves.card",
                "moves.cards",
                "moves.text",
                "moves.colour",
            }, f"a card in {path}"

    def event(self, event: dict[str, Any]) -> None:
        kind = event["kind"]
        if kind == "RoundBegan":
            self.seen.clear()
        for path in cards_in({key: part for key, part in event.items() if key != "kind"}):
            place = f"{kind}.{path}"
            if place in PUBLIC_CARDS:
                continue
            assert place in PRIVATE_CARDS, f"a card in {place}"
            insiders = {event[name] for name in PRIVATE_CARDS[place]}
            assert self.seat in insiders, f"seat {self.seat} was told {event}"
            self.seen |= insiders
            self.private_events += 1


OPTIONS: list[tuple[str, dict[str, Any], str]] = [
    ("mario", {}, "The next player shows me their hand."),
    ("mario", {"seven_zero": True, "stacking": True, "star_duel": True}, "I swap hands with the next player."),
    ("mario", {"draw_until_playable": True}, "I give 1 card to the next player and everyone draws 1 card."),
    ("braille", {"seven_zero": True}, ""),
    ("braille", {"stacking": True, "force_play": True}, ""),
]


@pytest.mark.parametrize(("edition", "options", "rule"), OPTIONS, ids=["shown", "swapped", "given", "passed", "plain"])
async def test_every_frame_of_whole_games(tmp_path: Path, edition: str, options: dict[str, Any], rule: str) -> None:
    async with a_house(tmp_path) as house:
        chance = random.Random(f"{edition} {options}")
        people = await house.table_of("Ana", "Ben", "Cleo", begin=False, edition=edition, options=options)
        watcher = await house.connect()
        assert (await watcher.hello(type="watch", code=people[0].welcome["code"]))["type"] == "welcome"
        secret = house.table(people[0]).book.secret
        for which in (1, 2) if rule else ():
            assert (await people[0].ask(type="propose-rule", which=which, words=rule, language="en"))["type"] == "ack"
            proposal = house.table(people[0]).book.proposals[0]
            assert proposal.rule is not None
            assert proposal.rule.rule.clauses, "the rule is to be understood"
            for person in people[1:]:
                assert (await person.ask(type="vote", proposal=proposal.number, agree=True))["type"] == "ack"
        assert (await people[0].ask(type="start"))["type"] == "ack"
        for client in (*people, watcher):
            await client.until_type("update")
        await play_on(people, 110, chance)
        await watcher.until(lambda message: message.get("version", 0) >= people[0].newest["version"])
        assert house.table(people[0]).book.phase != "match-over"
        read_all([*people, watcher], secret)


def read_all(clients: list[Client], secret: str) -> None:
    tokens = [client.welcome["token"] for client in clients if client.welcome["token"]]
    for seat, client in enumerate(clients):
        reader = Reader(seat if seat < len(clients) - 1 else -1)
        for frame in client.frames:
            reader.read(json.loads(frame))
            assert secret not in frame, "the server's share of the shuffle, before the match is over"
        assert (reader.private_events > 0) == (reader.seat >= 0), "the test has seen what it is about"
        for token in tokens:
            whole = "".join(client.frames)
            assert (token in whole) == (token == client.welcome["token"])


def test_the_reader_finds_a_leak() -> None:
    """A test of the test: what would be wrong is not let through."""
    fine = {"kind": "CardsDrawn", "seat": 1, "cards": ["R7"], "why": "turn"}
    Reader(1).event(fine)
    for seat in (0, 2, -1):
        with pytest.raises(AssertionError):
            Reader(seat).event(fine)
    with pytest.raises(AssertionError):
        Reader(0).event({"kind": "TurnBegan", "seat": "W+4"})
    with pytest.raises(AssertionError):
        Reader(0).read({"type": "ack", "id": 1, "version": 2, "note": ["G5"]})
