"""Looking back over the wire: worked out once, in slices, for whoever waits, and kept for who comes later."""

import asyncio
from collections import deque
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.tables.world import ThinksAtOnce
from tests.web.harness import GENEROUS, Client, House, Message, a_house

from penultimate import wire
from penultimate.analysis import Effort, analyse
from penultimate.bots import bot
from penultimate.hall import looking_back
from penultimate.hall.replay import replay_as_json
from penultimate.records import read
from penultimate.tables.match_records import record_of_match
from penultimate.tables.ports import Errand, Rank

pytestmark = pytest.mark.usefixtures("every_host")

ONE_ROUND = {"target": 1}
PLAYER = bot("beginner", 3)
GLANCE = Effort(playouts=1, fewest=1, most=1, worlds=1, stock=2)


@pytest.fixture(autouse=True)
def _at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is worked out is tested in tests/analysis."""
    monkeypatch.setattr("penultimate.analysis.QUICK", GLANCE)
    monkeypatch.setattr("penultimate.analysis.analysing._AT_ONCE", 4)


class Listed:
    """Thinks at once, and remembers what about."""

    def __init__(self) -> None:
        self.errands: list[Errand[Any]] = []

    def think(self, errand: Errand[Any]) -> None:
        self.errands.append(errand)
        ThinksAtOnce().think(errand)

    def slices(self) -> list[Errand[Any]]:
        return [errand for errand in self.errands if errand.rank == Rank.TRIAL]


class StepByStep:
    """Looks back by one slice whenever the test says so, and thinks of everything else at once."""

    def __init__(self) -> None:
        self.waiting: deque[Errand[Any]] = deque()

    def think(self, errand: Errand[Any]) -> None:
        if errand.rank == Rank.TRIAL:
            self.waiting.append(errand)
        else:
            ThinksAtOnce().think(errand)

    async def one(self) -> None:
        async with asyncio.timeout(30):
            while not self.waiting:  # noqa: ASYNC110 - the message is on its way
                await asyncio.sleep(0.001)
        errand = self.waiting.popleft()
        assert not self.waiting, "a slice waits until the one before it is done: others have their turn between them"
        errand.done(errand.work())
        await asyncio.sleep(0)


async def finished(house: House, *names: str) -> list[Client]:
    """People at a table whose match is over."""
    people = await house.table_of(*(names or ("Ana", "Ben")), options=ONE_ROUND)
    while (book := house.table(people[0]).book).phase == "playing":
        match = book.match
        assert match is not None
        move = PLAYER.choose(match.view(match.actor), match.legal_moves(match.actor))
        answer = await people[match.actor].ask(type="move", version=book.version, text=move.text(book.names))
        assert answer["type"] == "ack", answer
    assert book.phase == "match-over"
    return people


async def look_back(client: Client, match: int = 1) -> Message:
    return await client.ask(type="look-back", match=match)


async def test_what_is_told(tmp_path: Path) -> None:
    """The analysis of the match's record, step by step as the replay counts them."""
    async with a_house(tmp_path) as house:
        ana, _ = await finished(house)
        told = await look_back(ana)
        message = msgspec.convert({name: told[name] for name in told if name != "type"}, wire.LookedBack)
        rows = await house.store.read(ana.welcome["code"])
        text, steps = record_of_match(rows, 1), replay_as_json(rows, 1, None)
        assert text is not None
        assert steps is not None
        expected = analyse(read(text), GLANCE)
        assert len(message.chances) == len(message.round_chances) == len(msgspec.json.decode(steps)["steps"])
        assert message.chances[-1] == tuple(float(seat in expected.winners) for seat in range(2))
        assert all(sum(chances) == pytest.approx(1, abs=0.002) for chances in message.chances)
        assert [point.step for point in message.turning_points] == [one.moment for one in expected.turning_points]
        assert [one.accuracy for one in message.players] == [round(one.accuracy, 3) for one in expected.players]
        dear = [at for at, one in enumerate(expected.moments) if one.verdict and one.verdict.cost >= 0.01]
        assert [verdict.step for verdict in message.verdicts] == dear
        assert dear, "beginners give something away"
        best = expected.move_of_the_match
        assert (message.move_of_the_match and message.move_of_the_match.step) == best
        assert (message.playouts, message.match) == (expected.playouts, 1)


async def test_it_is_worked_out_once_and_kept(tmp_path: Path) -> None:
    thinker = Listed()
    async with a_house(tmp_path, thinker=thinker) as house:
        ana, ben = await finished(house)
        first = await look_back(ana)
        slices = thinker.slices()
        assert len(slices) > 2, "in parts"
        assert {errand.whose.split()[0] for errand in slices} == {ana.welcome["code"]}
        watcher = await house.connect()
        await watcher.hello(type="watch", code=ana.welcome["code"], name="Wim")
        for other in (ben, watcher, ana):
            again = await look_back(other)
            assert {**again, "id": 0} == {**first, "id": 0}
        assert len(thinker.slices()) == len(slices)


async def test_who_asks_meanwhile_waits_for_the_same(tmp_path: Path) -> None:
    thinker = StepByStep()
    async with a_house(tmp_path, thinker=thinker) as house:
        ana, ben = await finished(house)
        asked = [asyncio.create_task(look_back(ana))]
        await thinker.one()
        asked.append(asyncio.create_task(look_back(ben)))
        while not all(task.done() for task in asked):
            if thinker.waiting:
                await thinker.one()
            await asyncio.sleep(0.001)
        told = [task.result() for task in asked]
        assert told[0]["type"] == "looked-back"
        assert {**told[0], "id": 0} == {**told[1], "id": 0}


async def test_when_nobody_waits_any_more_it_ends(tmp_path: Path) -> None:
    thinker = StepByStep()
    async with a_house(tmp_path, thinker=thinker) as house:
        ana, ben = await finished(house)
        await ana.send(type="look-back", match=1)
        await thinker.one()
        await ana.close()
        async with asyncio.timeout(30):
            while len(house.hall.guests) > 1:  # noqa: ASYNC110 - the server notices by itself
                await asyncio.sleep(0.001)
        await thinker.one()
        await ben.ask(type="ping")
        assert not thinker.waiting
        await ben.send(type="look-back", match=1)  # and begins anew for who asks then
        await thinker.one()


@pytest.mark.parametrize(("name", "code"), [("MOST_AT_ONCE", "busy"), ("MOST_STEPS", "match-too-long")])
async def test_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, code: str) -> None:
    monkeypatch.setattr(looking_back, name, 0)
    async with a_house(tmp_path) as house:
        ana, _ = await finished(house)
        refused = await look_back(ana)
        assert (refused["type"], refused["code"]) == ("refusal", code)


async def test_only_so_many_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking_back, "MOST_KEPT", 1)
    thinker = Listed()
    async with a_house(tmp_path, thinker=thinker) as house:
        (ana, _), (cleo, _) = await finished(house), await finished(house, "Cleo", "Dora")
        for client, is_worked_out in [(ana, True), (ana, False), (cleo, True), (ana, True)]:
            before = len(thinker.slices())
            assert (await look_back(client))["type"] == "looked-back"
            assert (len(thinker.slices()) > before) == is_worked_out


async def test_a_match_that_is_on_is_not_looked_into(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ana, _ = await house.table_of("Ana", "Ben")
        assert [(await look_back(ana, match))["code"] for match in (1, 2, 999_999)] == ["match-not-over"] * 3
        assert (await ana.ask(type="look-back", match=0))["code"] == "malformed"


async def test_asking_too_often(tmp_path: Path) -> None:
    async with a_house(tmp_path, limits=replace(GENEROUS, trial_burst=1, trials_per_second=1e-9)) as house:
        ana, _ = await house.table_of("Ana", "Ben")
        await look_back(ana)
        assert (await look_back(ana))["code"] == "too-fast"


async def test_a_bug_is_told_and_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def with_a_bug(*_: object) -> None:
        raise RuntimeError("a bug")

    async with a_house(tmp_path) as house:
        ana, _ = await finished(house)
        with monkeypatch.context() as patched:
            patched.setattr("penultimate.analysis.slices", with_a_bug)
            assert (await look_back(ana))["code"] == "went-wrong"
        assert house.hall.counters.bugs == 1
        assert (await look_back(ana))["type"] == "looked-back", "and the next one is answered"
