"""Defects that somebody from outside found, as they were found. Each stands for a family: see test_whatever_happens."""

import asyncio
import random
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from tests.hall.faults import Fault, FaultyStore
from tests.tables.world import everything
from tests.web.harness import GENEROUS, Client, House, a_house, a_server, play_on

from penultimate import wire
from penultimate.hall.room import Room
from penultimate.hall.thinking import FairThinker
from penultimate.storage.sqlite import SqliteStore, open_store
from penultimate.tables.book import read_book
from penultimate.tables.ports import Errand, Rank


async def memory_is_the_log(house: House, client: Client) -> None:
    table = house.table(client)
    rows = await house.store.read(table.book.code)
    assert everything(table.book) == everything(read_book(rows))


# --- 1. two messages of a stranger ------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{"edition": "braille"}, {"self": 1}, {"changes": True}, {"": 0}])
async def test_an_option_that_is_no_option_is_refused(tmp_path: Path, options: dict[str, Any]) -> None:
    async with a_house(tmp_path) as house:
        (ana,) = await house.table_of("Ana", begin=False)
        answer = await ana.ask(type="set-options", options=options)
        assert (answer["type"], answer["code"]) == ("refusal", "bad-option")
        stranger = await house.connect()
        answer = await stranger.hello(type="create", name="Eve", options=options)
        assert (answer["type"], answer["code"]) == ("refusal", "bad-option")
        await memory_is_the_log(house, ana)


async def test_a_bug_at_one_table_is_no_other_tables_business(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables write in the same group commit, and one of them fails while it is told that its rows are kept."""
    async with a_house(tmp_path) as house:
        tables = [await house.table_of("Ana", "Ben", begin=False) for _ in range(12)]
        unlucky = tables[3][0].welcome["code"]
        sound = Room.said

        def unsound(room: Room, *arguments: Any) -> None:
            if room.table.book.code == unlucky:
                raise RuntimeError("a bug")
            sound(room, *arguments)

        monkeypatch.setattr(Room, "said", unsound)
        for ana, _ in tables:
            await ana.send(type="say", text="all at once")
        for ana, ben in tables:
            assert (await ana.until_type("ack"))["type"] == "ack"
            if ana.welcome["code"] != unlucky:
                await ben.until_type("said")
        monkeypatch.undo()
        ana, ben = tables[3]
        for person in (ana, ben):
            told = await person.until_type("problem")
            assert told["code"] == "read-again"
            await person.until_type("table")
        assert [said.text for _, said in house.table(ana).book.chat] == ["all at once"]
        assert (await ana.ask(type="say", text="on it goes"))["type"] == "ack"
        assert house.hall.trouble() == "bug"
        assert house.hall.counters.bugs == 1
        await memory_is_the_log(house, ana)


async def test_a_table_that_only_meets_bugs_is_left_alone_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(tmp_path) as house:
        ana, ben = await house.table_of("Ana", "Ben", begin=False)
        other = await house.connect()
        await other.hello(type="create", name="Uma")
        code = ana.welcome["code"]

        def unsound(room: Room, *arguments: Any) -> None:
            raise RuntimeError("a bug that stays")

        monkeypatch.setattr(Room, "said", unsound)
        for _ in range(3):
            await ana.send(type="say", text="hello")
            await asyncio.sleep(0.02)
        assert await ana.goodbye() == "broken"
        assert await ben.goodbye() == "broken"
        again = await house.connect()
        answer = await again.hello(type="return", code=code, token=ana.welcome["token"])
        assert answer["code"] == "table-damaged"
        monkeypatch.undo()
        assert (await other.ask(type="say", text="all is well here"))["type"] == "ack"


# --- 2. a refused `ready` ---------------------------------------------------------------------------------------------


async def test_a_match_that_cannot_begin_changes_nothing(tmp_path: Path) -> None:
    """The rule needs three players, and one has left: nobody is ready, and the log has no gap."""
    async with a_house(tmp_path) as house:
        people = await house.table_of("Ana", "Ben", "Cleo", begin=False, options={"target": 1})
        ana, ben, cleo = people
        assert (await ana.ask(type="propose-rule", which=1, words="I choose two players and they swap hands"))[
            "type"
        ] == "ack"
        for person in (ben, cleo):
            proposed = await person.until(lambda m: m["type"] == "table" and bool(m["proposals"]))
            assert (await person.ask(type="vote", proposal=proposed["proposals"][0]["number"], agree=True))[
                "type"
            ] == "ack"
        assert (await ana.ask(type="start"))["type"] == "ack"
        for person in people:
            await person.until_type("update")
        await play_on(people, 3000, random.Random(3))
        assert house.table(ana).book.phase == "match-over"
        await cleo.send(type="leave")
        assert await cleo.goodbye() == "left"
        assert (await ana.ask(type="ready"))["type"] == "ack"
        refused = await ben.ask(type="ready")
        assert (refused["type"], refused["code"], refused["detail"]) == ("refusal", "bad-rule", "too-few-players")
        await memory_is_the_log(house, ana)
        assert (await ben.ask(type="say", text="what now?"))["type"] == "ack"
        assert (await ben.ask(type="propose-rule", which=1, words=""))["type"] == "ack"
        proposed = await ana.until(lambda m: m["type"] == "table" and bool(m["proposals"]))
        assert (await ana.ask(type="vote", proposal=proposed["proposals"][0]["number"], agree=True))["type"] == "ack"
        assert (await ben.ask(type="ready"))["type"] == "ack"
        assert house.table(ana).book.phase == "playing"
        await memory_is_the_log(house, ana)


# --- 3. a failed start ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", ["full", "answer-lost", "raises"])
async def test_a_start_that_goes_wrong_moves_nobody_into_anothers_seat(tmp_path: Path, fault: Fault) -> None:
    async with a_house(tmp_path) as house:
        faulty = FaultyStore(house.store)
        house.hall.registry._store = faulty
        ana, ben, cid, dee = await house.table_of("Ann", "Ben", "Cid", "Dee", begin=False)
        await ben.send(type="leave")
        assert await ben.goodbye() == "left"
        faulty.fail(fault, 0)
        assert (await ana.ask(type="start"))["type"] == "refusal"
        await ana.until_type("table")
        await memory_is_the_log(house, ana)
        if house.table(ana).book.match is None:  # else it was kept, and only the answer was wrong
            assert (await ana.ask(type="start"))["type"] == "ack"
        game = house.table(ana).book.match
        assert game is not None
        for person, name in ((ana, "Ann"), (cid, "Cid"), (dee, "Dee")):
            again = await house.connect()
            await again.hello(type="return", code=person.welcome["code"], token=person.welcome["token"])
            update = await again.until_type("update")
            state = next(m for m in again.messages if m["type"] == "table")
            assert state["seats"][state["you"]]["name"] == name
            assert update["own"]["seat"] == state["you"]
            assert update["own"]["hand"] == [str(card) for card in game.view(state["you"]).hand]
        await memory_is_the_log(house, ana)


# --- 4. one thinker ---------------------------------------------------------------------------------------------------


class Gate:
    """Work that waits until it is let go, and says when it has begun."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.open = threading.Event()

    def work(self) -> None:
        self.begun.set()
        assert self.open.wait(30)


def errand(made: list[str], name: str, table: str, rank: Rank, **more: Any) -> Errand[str]:
    return Errand(lambda: name, made.append, lambda why: made.append(f"{name}: {why}"), table, rank, **more)


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not done():  # noqa: ASYNC110 - what is waited for is not changed for its tests
            await asyncio.sleep(0.001)


@pytest.mark.parametrize("slow", [Rank.TRIAL, Rank.ANSWER])
async def test_neither_trials_nor_sentences_hold_up_bots_and_hints(slow: Rank) -> None:
    thinker, gate, made = FairThinker(), Gate(), list[str]()
    thinker.think(Errand(gate.work, lambda _: made.append("slow"), made.append, "EVIL", slow))
    await until(gate.begun.is_set)
    thinker.think(errand(made, "move", "GOOD", Rank.MOVE))
    thinker.think(errand(made, "hint", "GOOD", Rank.HINT))
    await until(lambda: len(made) == 2)
    assert sorted(made) == ["hint", "move"]
    gate.open.set()
    await until(lambda: "slow" in made)
    thinker.close()


async def test_a_sentence_that_is_thought_about_holds_up_no_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from penultimate.hall import inquiries

    gate, explained = Gate(), inquiries._explained

    def at_leisure(*asked: Any) -> wire.Understood:
        gate.work()
        return explained(*asked)

    monkeypatch.setattr(inquiries, "_explained", at_leisure)
    async with a_house(tmp_path, thinker=FairThinker()) as house:
        (eve,) = await house.table_of("Eve", begin=False)
        await eve.send(type="understand", words="everyone draws")
        await until(gate.begun.is_set)
        people = await house.table_of("Ana", "Ben")
        actor = people[people[0].newest["common"]["actor"]]
        assert (await actor.ask(type="hint"))["type"] == "hinted"
        gate.open.set()
        await eve.until_type("understood")


async def test_tables_take_turns_and_what_waits_is_bounded() -> None:
    thinker, gate, made = FairThinker(), Gate(), list[str]()
    thinker.think(Errand(gate.work, lambda _: None, made.append, "EVIL", Rank.TRIAL))
    await until(gate.begun.is_set)
    for number in range(8):
        thinker.think(errand(made, f"evil {number}", "EVIL", Rank.TRIAL))
    thinker.think(errand(made, "good", "GOOD", Rank.TRIAL))
    await until(lambda: len(made) == 4)
    assert made == [f"evil {number}: busy" for number in range(4, 8)], "four may wait, no more"
    gate.open.set()
    await until(lambda: len(made) == 9)
    assert made[4:] == ["evil 0", "good", "evil 1", "evil 2", "evil 3"]
    thinker.close()


async def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    thinker, gate, made = FairThinker(), Gate(), list[str]()
    thinker.think(Errand(gate.work, lambda _: made.append("late"), made.append, "A", Rank.TRIAL, lambda: False))
    wanted = True
    thinker.think(Errand(gate.work, lambda _: made.append("first"), made.append, "A", Rank.TRIAL))
    thinker.think(errand(made, "second", "A", Rank.TRIAL, wanted=lambda: wanted))
    thinker.think(errand(made, "third", "A", Rank.TRIAL))
    await until(gate.begun.is_set)
    wanted = False
    gate.open.set()
    await until(lambda: "third" in made)
    assert made == ["first", "third"]
    thinker.close()


async def test_proposals_of_somebody_who_has_left_are_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from penultimate.bots import rule_trial

    gate, tried = Gate(), list[str]()

    def try_rule(rule: Any, *_: Any, **__: Any) -> Any:
        tried.append(rule.words)
        gate.work()
        raise AssertionError("nobody waits for this")

    monkeypatch.setattr(rule_trial, "try_rule", try_rule)
    async with a_house(tmp_path, thinker=FairThinker()) as house:
        (eve,) = await house.table_of("Eve", begin=False)
        for number in range(2, 5):
            await eve.send(type="propose-rule", which=1, words=f"I draw {number} cards")
        await until(gate.begun.is_set)
        await eve.close()
        await until(lambda: not house.hall.guests)
        gate.open.set()
        (ana,) = await house.table_of("Ana", begin=False)
        assert (await ana.ask(type="say", text="hello"))["type"] == "ack"
    assert len(tried) == 1


async def test_trials_are_limited(tmp_path: Path) -> None:
    async with a_house(tmp_path, limits=replace(GENEROUS, trial_burst=2, trials_per_second=0.001)) as house:
        (eve,) = await house.table_of("Eve", begin=False)
        kinds = [(await eve.ask(type="propose-rule", which=1, words="sing"))["type"] for _ in range(4)]
        assert kinds == ["ack", "ack", "problem", "problem"]


# --- 5. cheap requests that cost much ---------------------------------------------------------------------------------


async def test_asking_how_the_server_is_asks_the_log_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_server(tmp_path) as house:
        await house.table_of("Ana", "Ben")
        asked: list[object] = []
        monkeypatch.setattr(SqliteStore, "_ask", lambda store, question: asked.append(question))
        async with house.session.get(f"{house.address}/health") as response:
            assert (await response.json())["status"] == "ok"
        assert not asked


@pytest.mark.parametrize("path", ["/t/BCDFGH.svg", "/health", "/", "/nothing", "/t/BCDFGH/record/1", "/metrics", "/ws"])
async def test_every_address_has_a_cost(tmp_path: Path, path: str) -> None:
    async with a_server(tmp_path, limits=replace(GENEROUS, cost_burst=40, costs_per_second=0.001)) as house:
        statuses = []
        for _ in range(60):
            try:
                async with house.session.get(f"{house.address}{path}") as response:
                    statuses.append(response.status)
            except aiohttp.ClientError:
                statuses.append(0)
        assert statuses[0] not in (429, 0)
        assert 429 in statuses
        assert statuses[-1] in (429, 0), "0: turned away at the door"


async def test_a_qr_code_waits_for_no_trial(tmp_path: Path) -> None:
    """Whoever tries out rules, or looks at old matches, keeps nobody from inviting a friend."""
    gate, thinker = Gate(), FairThinker()
    async with a_server(tmp_path, thinker=thinker) as house:
        (ana,) = await house.table_of("Ana", begin=False)
        thinker.think(Errand(gate.work, lambda _: None, lambda _: None, "EVIL", Rank.TRIAL))
        await until(gate.begun.is_set)
        async with house.session.get(f"{house.address}/t/{ana.welcome['code']}.svg") as response:
            assert response.status == 200
        gate.open.set()
    thinker.close()


async def test_a_table_that_cannot_be_read_again_is_left_by_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if it is a bug that keeps it from being read: nobody stays at a table that is none any more."""
    from penultimate.hall.registry import Registry

    async with a_house(tmp_path) as house:
        ana, ben = await house.table_of("Ana", "Ben", begin=False)

        def unsound(*_: Any) -> None:
            raise RuntimeError("a bug")

        monkeypatch.setattr(Registry, "find", unsound)
        monkeypatch.setattr(Room, "said", unsound)
        await ana.send(type="say", text="hello")
        assert [await ana.goodbye(), await ben.goodbye()] == ["closing", "closing"]
        monkeypatch.undo()
        again = await house.connect()
        welcome = await again.hello(type="return", code=ana.welcome["code"], token=ana.welcome["token"])
        assert welcome["type"] == "welcome"
        assert (await again.until_type("said"))["text"] == "hello"


async def test_sockets_that_ask_for_nothing_are_closed_and_counted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = replace(GENEROUS, connections_per_address=2)
    async with a_server(tmp_path, limits=limits, headers_within=2) as house:
        sockets = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(80)]
        sockets[0][1].write(b"GET / HTTP/1.1\r\nHost: 127.0")
        closed = [await asyncio.wait_for(reader.read(), 20) for reader, _ in sockets]
        assert closed == [b""] * 80
        assert house.server.doorkeeper.turned_away == 80
        for _, writer in sockets:
            writer.close()
        assert "more are turned away" in caplog.text
        (ana,) = await house.table_of("Ana", begin=False)
        assert (await ana.ask(type="ping"))["type"] == "pong"


NO_HTTP = [
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 20_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
    b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"\r\n" * 50 + b"\xff\r\n\r\n",
]


@pytest.mark.parametrize("nonsense", NO_HTTP)
async def test_what_is_no_http_fills_no_log_and_has_a_cost(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, nonsense: bytes
) -> None:
    async with a_server(tmp_path, limits=replace(GENEROUS, cost_burst=40, costs_per_second=0.001)) as house:
        answers = []
        for _ in range(60):
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            with suppress(ConnectionError):
                writer.write(nonsense)
                await writer.drain()
                answers.append(await asyncio.wait_for(reader.read(), 20))
            writer.close()
        assert b"400 Bad Request" in answers[0]
        assert sum(b"400" in answer for answer in answers) == 40, "the rest was not even listened to"
        assert "Traceback" not in caplog.text
        assert len(caplog.records) <= 2


async def test_figures_are_for_this_machine(tmp_path: Path) -> None:
    async with a_server(tmp_path) as house:
        async with house.session.get(f"{house.address}/metrics") as response:
            assert response.status == 200
        async with house.session.get(f"{house.address}/metrics", headers={"X-Forwarded-For": "8.8.8.8"}) as response:
            assert response.status == 403
    async with (
        a_server(tmp_path, open_metrics=True) as house,
        house.session.get(f"{house.address}/metrics", headers={"X-Forwarded-For": "8.8.8.8"}) as response,
    ):
        assert response.status == 200


async def test_one_listener_that_fails_silences_nobody_else_in_a_commit(tmp_path: Path) -> None:
    """The store itself does not rely on those whom it tells."""
    from penultimate.tables.ports import Row, StoreError

    store = await open_store(tmp_path / "tables.sqlite")
    told: list[str] = []

    def tell(name: str) -> Any:
        def done(error: StoreError | None) -> None:
            told.append(name)
            if name == "T1":
                raise TypeError("a bug of the first one")

        return done

    for name in ("T1", "T2", "T3"):
        store.append([Row(name, 0, b"{}")], tell(name))
    await until(lambda: len(told) == 3)
    await store.close()
