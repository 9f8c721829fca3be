"""Messages that are wrong, too large, too many, out of order, sent again or too late: refused with a code."""

import json
import logging
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.tables.world import ManualClock
from tests.web.harness import GENEROUS, Client, NoRoom, a_house, play_on

from penultimate.bots import REASONS
from penultimate.hall import Limits

pytestmark = pytest.mark.usefixtures("every_host")

MALFORMED = [
    "",
    "null",
    "[]",
    "{",
    '{"id":7}',
    '{"type":"move"}',
    '{"type":"nonsense","id":7}',
    '{"type":"start","id":"7"}',
    '{"type":"start","id":-1}',
    '{"type":"start","id":1e400}',
    '{"type":"start","id":7,"extra":1}',
    '{"type":"say","id":7,"text":"' + "x" * 201 + '"}',
    '{"type":"say","id":7,"phrase":"something-else"}',
    '{"type":"move","id":7,"version":1,"text":"' + "x" * 100 + '"}',
    '{"type":"move","id":7,"version":1,"move":{"verb":"fly"}}',
    '{"type":"propose-rule","id":7,"which":3,"words":""}',
    '{"type":"set-options","id":7,"table":{"catch_seconds":0.5}}',
    '{"type":"add-bot","id":7,"level":"godlike"}',
    "[" * 3000,
    '{"type":"ping","id":7}\u0000',
]


@pytest.mark.parametrize("text", MALFORMED)
async def test_malformed(tmp_path: Path, text: str) -> None:
    async with a_house(tmp_path) as house:
        (client, _) = await house.table_of("Ana", "Ben", begin=False)
        await client.socket.send_str(text)
        problem = await client.until_type("problem")
        assert problem["code"] == "malformed"
        assert (await client.ask(type="ping", id=50))["type"] == "pong", "and life goes on"


async def test_the_first_message_says_who_one_is_and_only_the_first(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        client = await house.connect()
        assert (await client.ask(type="start"))["code"] == "hello-first"
        assert (await client.ask(type="ping"))["type"] == "pong"
        assert (await client.hello(type="create", name="Ana"))["type"] == "welcome"
        assert (await client.ask(type="create", name="Ana"))["code"] == "hello-twice"


async def test_ids_must_grow_also_over_a_new_connection(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ana, ben = await house.table_of("Ana", "Ben")
        await play_on([ana, ben], 6, random.Random(2))
        book = house.table(ana).book
        used = book.last_ids[book.seats[0].key]
        sequence = house.table(ana).book.seq
        again = await ana.ask(type="move", version=ana.newest["version"], text="draw", id=used)
        assert (again["type"], again["code"]) == ("problem", "out-of-order")
        tab = await house.connect()
        welcome = await tab.hello(type="return", code=ana.welcome["code"], token=ana.welcome["token"])
        assert welcome["last_id"] >= used
        await tab.until_type("update")
        replayed = await tab.ask(type="move", version=tab.newest["version"], text="draw", id=used)
        assert (replayed["type"], replayed["code"]) == ("problem", "out-of-order")
        assert house.table(ana).book.seq == sequence


async def test_settings_that_are_refused_change_nothing(tmp_path: Path) -> None:
    """Not the language either, though only the own frames would show it."""
    async with a_house(tmp_path) as house:
        ana, _ = await house.table_of("Ana", "Ben", begin=False)
        assert (await ana.ask(type="propose-rule", which=1, words="I draw a card"))["type"] == "ack"
        refused = await ana.ask(type="settings", name="Ben", language="de")
        assert (refused["type"], refused["code"]) == ("refusal", "name-taken")
        await ana.send(type="refresh")
        assert (await ana.until_type("table"))["proposals"][0]["rule"]["said"] == "I draw a card."
        assert (await ana.ask(type="settings", name="Anna", language="de"))["type"] == "ack"
        state = await ana.until_type("table")
        assert state["seats"][0]["name"] == "Anna"
        assert state["proposals"][0]["rule"]["said"] == "Ich ziehe eine Karte."


async def test_a_move_meant_for_another_situation_is_stale(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        people = await house.table_of("Ana", "Ben")
        await play_on(people, 4, random.Random(4))
        actor = next(p for p in people if p.newest["own"]["seat"] == p.newest["common"]["actor"])
        answer = await actor.ask(
            type="move", version=actor.newest["version"] - 1, text=actor.newest["moves"][0]["text"]
        )
        assert (answer["type"], answer["code"]) == ("refusal", "stale")
        other = next(p for p in people if p is not actor)
        answer = await other.ask(type="move", version=other.newest["version"], text="draw")
        assert (answer["code"], answer["rule"]) == ("not-your-turn", "SETUP-4")
        answer = await actor.ask(type="move", version=actor.newest["version"], text="fly to the moon")
        assert answer["code"] == "not-a-move"
        answer = await actor.ask(type="move", version=actor.newest["version"], move={"verb": "play", "card": "Q9"})
        assert answer["code"] == "not-a-move"


async def test_a_move_in_parts(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        people = await house.table_of("Ana", "Ben")
        actor = next(p for p in people if p.newest["own"]["seat"] == p.newest["common"]["actor"])
        parts = {key: value for key, value in actor.newest["moves"][0].items() if key not in ("text", "guilty")}
        answer = await actor.ask(type="move", version=actor.newest["version"], move=parts)
        assert answer["type"] == "ack"


async def test_asking_why_changes_nothing(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        people = await house.table_of("Ana", "Ben")
        actor = next(p for p in people if p.newest["own"]["seat"] == p.newest["common"]["actor"])
        before = house.table(actor).book.seq
        assert (await actor.ask(type="why", text=actor.newest["moves"][0]["text"]))["type"] == "ack"
        assert (await actor.ask(type="why", text="keep"))["type"] == "refusal"
        hinted = await actor.ask(type="hint")
        assert hinted["type"] == "hinted"
        assert hinted["move"] in actor.newest["moves"]
        assert hinted["reason"] in REASONS
        assert set(hinted["data"]) <= {"chance", "seat", "cards", "draws", "colour", "points"}
        assert house.table(actor).book.seq == before


async def test_all_reasons_come_at_once_and_are_those_of_each_card(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        people = await house.table_of("Ana", "Ben")
        for person in people:
            before = house.table(person).book.seq
            told = await person.ask(type="explain")
            assert told["type"] == "explained"
            hand = person.newest["own"]["hand"]
            playable = {move["card"] for move in person.newest["moves"] if move["verb"] == "play"}
            explained = [card for obstacle in told["obstacles"] for card in obstacle["cards"]]
            assert sorted(explained) == sorted(set(hand) - playable), "each card that cannot be laid, once"
            for obstacle in told["obstacles"]:
                for card in obstacle["cards"]:
                    wild = " B" if card.startswith("W") else ""
                    alone = await person.ask(type="why", text=f"play {card}{wild}")
                    assert (alone["code"], alone["rule"]) == (obstacle["code"], obstacle["rule"])
            assert house.table(person).book.seq == before


async def test_watchers_watch_and_chat(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ana, _ = await house.table_of("Ana", "Ben")
        watcher = await house.connect()
        assert (await watcher.hello(type="watch", code=ana.welcome["code"].lower(), name="Uma"))["seat"] == -1
        for message in ({"type": "start"}, {"type": "move", "version": 1, "text": "draw"}, {"type": "ready"}):
            assert (await watcher.ask(**message))["code"] == "watchers-only-watch"
        assert (await watcher.ask(type="say", phrase="hello"))["type"] == "ack"
        said = await ana.until_type("said")
        assert (said["seat"], said["name"], said["phrase"]) == (-1, "Uma", "hello")


async def test_chat_is_one_clean_line(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ana, ben = await house.table_of("Ana", "Ben", begin=False)
        assert (await ana.ask(type="say", text="  <b>hi</b>\u0007\u202e \n there "))["type"] == "ack"
        assert (await ben.until_type("said"))["text"] == "<b>hi</b> there"
        assert (await ana.ask(type="say", text=" \u0000 "))["code"] == "empty"
        assert (await ana.ask(type="set-options", table={"chat": False}))["type"] == "ack"
        assert (await ben.ask(type="say", text="hello?"))["code"] == "no-chat"


async def test_wrong_codes_tokens_and_names(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ana, _ = await house.table_of("Ana", "Ben", begin=False, seats=3)
        code = ana.welcome["code"]

        async def refusal(**message: Any) -> str:
            client = await house.connect()
            return str((await client.hello(**message)).get("code"))

        assert await refusal(type="join", code="XXXXXX", name="Cleo") == "no-such-table"
        assert await refusal(type="return", code=code, token="x" * 32) == "wrong-token"
        assert await refusal(type="join", code=code, name="ana") == "name-taken"
        assert await refusal(type="join", code=code, name="\u0000") == "bad-name"
        assert await refusal(type="create", name="Ana", seats=2, bots=["easy", "easy"]) == "table-full"
        assert await refusal(type="create", name="Ana", options={"target": -5}) == "bad-option"
        assert await refusal(type="create", name="Ana", options={"cheating": True}) == "bad-option"
        assert await refusal(type="create", name="Ana", edition="braille", options={"star_duel": True}) == "bad-option"


async def test_too_fast_and_too_many_problems(tmp_path: Path) -> None:
    tight = Limits(messages_per_second=1, message_burst=10, problems=15)
    async with a_house(tmp_path, limits=tight, clock=ManualClock()) as house:
        client = await house.connect()
        await client.hello(type="create", name="Ana")
        for _ in range(9):
            assert (await client.ask(type="ping"))["type"] == "pong"
        answer = await client.ask(type="ping")
        assert (answer["type"], answer["code"]) == ("problem", "too-fast")
        for _ in range(20):
            await client.send(type="ping")
        assert await client.goodbye() == "too-many-problems"


async def test_limits_per_address(tmp_path: Path) -> None:
    tight = Limits(tables_per_address=2, failed_hellos=3, connections_per_address=12)
    async with a_house(tmp_path, limits=tight, clock=ManualClock()) as house:
        answers = [await (await house.connect()).hello(type="create", name="Ana") for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["welcome", "welcome", "refusal"]
        assert answers[-1]["code"] == "too-many-tables"
        for _ in range(3):
            assert (await (await house.connect()).hello(type="join", code="XXXXXX", name="Ben"))["type"] == "refusal"
        guesser = await house.connect()
        await guesser.send(type="join", code="XXXXXX", name="Ben")
        assert await guesser.goodbye() == "too-many-problems"
        for _ in range(6):
            await house.connect()
        with pytest.raises(NoRoom):
            await house.connect()


async def test_questions_cost_time_and_are_limited(tmp_path: Path) -> None:
    async with a_house(
        tmp_path, limits=replace(GENEROUS, question_burst=3, questions_per_second=1), clock=ManualClock()
    ) as h:
        (client, _) = await h.table_of("Ana", "Ben", begin=False)
        kinds = [(await client.ask(type="understand", words="I draw 2 cards"))["type"] for _ in range(5)]
        assert kinds == ["understood"] * 3 + ["problem"] * 2


VALID: list[dict[str, Any]] = [
    {"type": "create", "name": "Ana", "seats": 2, "bots": ["easy"]},
    {"type": "join", "code": "BCDFGH", "name": "Ben"},
    {"type": "return", "code": "BCDFGH", "token": "t" * 32},
    {"type": "watch", "code": "BCDFGH"},
    {"type": "move", "version": 3, "text": "draw"},
    {"type": "move", "version": 3, "move": {"verb": "play", "card": "W+4", "colour": "R", "uno": True}},
    {"type": "move", "version": 3, "move": {"verb": "choose", "seats": [1, 2]}},
    {"type": "say", "text": "hello", "phrase": None},
    {"type": "understand", "words": "everyone draws 2 cards", "language": "en"},
    {"type": "propose-rule", "which": 1, "words": "sing a song", "language": "en"},
    {"type": "propose-sit-in", "seat": 1},
    {"type": "vote", "proposal": 3, "agree": True},
    {"type": "withdraw", "proposal": 3},
    {"type": "ready"},
    {"type": "add-bot", "level": "good", "seat": None},
    {"type": "remove", "seat": 1},
    {"type": "set-options", "edition": "mario", "options": {"stacking": True}, "seats": 4},
    {"type": "pass-host", "seat": 1},
    {"type": "add-seed", "seed": "lucky"},
    {"type": "settings", "name": "Anna", "language": "de"},
    {"type": "hint"},
    {"type": "why", "text": "play R7"},
    {"type": "explain"},
    {"type": "shown", "version": 12, "milliseconds": 4000},
    {"type": "refresh"},
    {"type": "ping"},
]
ODD: list[Any] = [None, True, -1, 0, 2**53, 2**70, 1.5, "", "\x00", "é\u202e", "9" * 60, [], [[]], {}, {"a": 1}, "R7"]


def mutated(message: dict[str, Any], chance: random.Random) -> str:
    """A message with something wrong in it, most of the time."""
    changed = json.loads(json.dumps(message))
    for _ in range(chance.choice((0, 1, 1, 2))):
        place = changed
        while True:
            key = chance.choice([*place, "extra"])
            if isinstance(place.get(key), dict) and place[key] and chance.random() < 0.6:
                place = place[key]
                continue
            break
        what = chance.random()
        if what < 0.25:
            place.pop(key, None)
        else:
            place[key] = chance.choice(ODD)
    text = json.dumps(changed)
    if chance.random() < 0.15:
        at = chance.randrange(len(text) + 1)
        text = (
            text[:at]
            + chance.choice(["", "\x00", "}", "{", '"', "\ud7ff", "9" * 40])
            + text[at + chance.randrange(3) :]
        )
    return text


async def test_fuzzed_messages_never_break_anything(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    chance = random.Random(20261116)
    async with a_house(tmp_path, limits=replace(GENEROUS, problems=10**9)) as house:
        host, guest = await house.table_of("Ana", "Ben", bots=["easy"])
        outsider = await house.connect()
        for number in range(1500):
            client: Client = chance.choice([host, guest, outsider])
            if client.socket.closed:
                continue
            message = chance.choice(VALID)
            await client.socket.send_str(mutated({**message, "id": 1000 + number}, chance))
            if number % 100 == 99:
                for alive in (host, guest, outsider):
                    pong = await alive.ask(type="ping", id=1000 + number + 1)
                    assert pong["type"] == "pong" or pong["code"] == "out-of-order"
        codes = {m["code"] for c in (host, guest, outsider) for m in c.messages if m["type"] in ("problem", "refusal")}
        assert {"malformed", "hello-first", "not-your-turn"} <= codes
        assert "internal" not in codes
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR], caplog.text
