"""The terminal at a real server's table, next to somebody who plays as a browser does."""

import asyncio
import contextlib
import json
from pathlib import Path

import aiohttp
import msgspec
import pytest
from tests.terminal.fingers import sitting
from tests.terminal.server import Person, serving
from tests.wording.examples import all_examples

from penultimate.hall.encode import event_as_json, legal_move
from penultimate.rules import Catch, Choose, Draw, NameColour, Next, Play, read_card
from penultimate.rules.cards import Colour
from penultimate.rules.moves import Move
from penultimate.terminal.joining import seat_at
from penultimate.terminal.place import TableLost
from penultimate.terminal.remote import RemoteTable
from penultimate.terminal.session import LEFT, lost_text
from penultimate.terminal.wire_reading import event_from, move_from, shape_of
from penultimate.wording import Wording


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


async def test_a_match_with_somebody_elsewhere_and_a_bot(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, aiohttp.ClientSession() as http:
        web = Person(http, address)
        link = await web.create(seats=3, bots=["easy"], options={"target": 1})
        async with sitting(link) as (fingers, running):
            await fingers.until("Web begins the match.")
            fingers.type("say hello there")
            assert (await web.until("said"))["text"] == "hello there"
            await web.send("say", phrase="good-luck")
            await fingers.until("Web: Good luck!")
            fingers.type("start")
            await fingers.until("Only the host can do that.")
            await web.send("start")
            await web.until_phase("match-over")
            await fingers.until("ready for another match")
            fingers.type("quit")
            fingers.type("yes")
            assert await running == LEFT
        said = fingers.out.getvalue()
        assert f"{address}/t/" in said
        assert "/record/1" in said
        assert "wins the match" in said.replace("\n", " ") or "You win the match" in said.replace("\n", " ")
        assert "terminal-" not in said


async def test_rules_are_agreed_on_in_the_lobby(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, aiohttp.ClientSession() as http:
        web = Person(http, address)
        link = await web.create()
        async with sitting(link, language="de") as (fingers, _running):
            fingers.plays = False
            await web.send("propose-rule", which=1, words="everyone draws a card", language="en")
            await fingers.until("Web schlägt für die Individuelle Karte 1 vor")
            fingers.type("einverstanden")
            await fingers.until("Individuelle Karte 1: „everyone draws a card“")
            fingers.type("schreib 2 sing ein lied")
            fingers.type("ja")
            proposal = await _proposal_for(web, 2)
            await web.send("vote", proposal=proposal, agree=False)
            await fingers.until("Individuelle Karte 2 bleibt, wie sie war")
            fingers.type("eigene regeln")
            await fingers.until("Individuelle Karte 2 ist leer")


async def _proposal_for(web: Person, which: int) -> int:
    """The number of the proposal for a question card, when there is one."""
    while True:
        for proposal in web.table["proposals"]:
            if proposal["which"] == which:
                return int(proposal["number"])
        await web.until("table")


async def test_refusals_come_with_their_rule(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, aiohttp.ClientSession() as http:
        web = Person(http, address)
        web.plays = False
        link = await web.create()
        async with sitting(link) as (fingers, _running):
            fingers.plays = False
            await web.send("start")
            await fingers.until("Round 1.")
            fingers.type("uno")
            await fingers.until("It is too early for UNO")
            fingers.type("why")
            await fingers.until("UNO-4: ")
            fingers.type("p")
            assert fingers.table is not None
            assert fingers.table.view is not None
            mine = fingers.table.view.actor == fingers.table.seat
            await fingers.until("> p " + ("" if mine else "You have no playable card. It is not your turn."))
            if mine:
                await fingers.until("No match: ")


async def test_a_hint_says_why(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, aiohttp.ClientSession() as http:
        web = Person(http, address)
        link = await web.create()
        async with sitting(link) as (fingers, _running):
            fingers.plays = False
            await web.send("start")
            listening = asyncio.ensure_future(web.until_phase("match-over"))  # plays until the terminal's turn
            await fingers.until("Your turn.")
            assert fingers.table is not None
            hint = await fingers.table.hint()
            assert hint is not None
            assert hint.move in fingers.table.legal
            fingers.type("i")
            await fingers.until("A good bot would")
            await fingers.until(Wording("en").question(1, fingers.table.names).hint(hint.reason, hint.data))
            listening.cancel()


async def test_the_same_seat_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, aiohttp.ClientSession() as http:
        web = Person(http, address)
        web.plays = False
        link = await web.create()
        async with sitting(link) as (fingers, running):
            fingers.plays = False
            await web.send("start")
            await fingers.until("Round 1.")
            assert fingers.table is not None
            hand = fingers.table.view and fingers.table.view.hand
            fingers.type("quit")
            fingers.type("yes")
            await running
            await fingers.until("To come back: penultimate play --join")
        async with sitting(link, name="Somebody") as (fingers, _running):
            fingers.plays = False
            fingers.type("h")
            await fingers.until("Your cards:")
            assert fingers.table is not None
            assert fingers.table.seat == 1
            assert fingers.table.view is not None
            assert fingers.table.view.hand == hand


async def test_the_server_stops_and_starts_again(tmp_path: Path) -> None:
    async with aiohttp.ClientSession() as http, contextlib.AsyncExitStack() as stack:
        async with serving(tmp_path) as address:
            link = await Person(http, address).create()
            fingers, _running = await stack.enter_async_context(sitting(link))
            fingers.plays = False
            await fingers.until("Web begins the match.")
        await fingers.until("The server is restarting. Trying again.")
        async with serving(tmp_path, int(address.rpartition(":")[2])):
            await fingers.until("The connection is back.")
            fingers.type("say still here")
            await fingers.until("> say still here")


async def test_a_cut_line_is_mended(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, aiohttp.ClientSession() as http:
        web = Person(http, address)
        link = await web.create()
        async with sitting(link) as (fingers, _running):
            fingers.plays = False
            await fingers.until("Web begins the match.")
            assert fingers.table is not None
            cut(fingers.table)
            await fingers.until("The connection is lost. Trying again.")
            await fingers.until("The connection is back.")
            fingers.type("say still here")
            assert (await web.until("said"))["text"] == "still here"


def cut(table: RemoteTable) -> None:
    """As if the network had gone: no word, no handshake."""
    socket = table.connection.socket
    assert socket is not None
    connection = socket._response.connection
    assert connection is not None
    assert connection.transport is not None
    connection.transport.abort()


async def _join(link: str, name: str = "Late") -> TableLost:
    with pytest.raises(TableLost) as lost:
        await seat_at(link, None, name, Wording("en"))
    return lost.value


async def test_who_cannot_join_is_told_why(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, aiohttp.ClientSession() as http:
        web = Person(http, address)
        link = await web.create(seats=3)
        assert (await _join(f"{address}/t/ZZZZZZ")).reason == "no-such-table"
        assert (await _join(link, name="Web")).reason == "name-taken"
        async with sitting(link, "Two"):
            (tmp_path / "penultimate" / "seats.json").unlink()
            await web.send("add-bot", level="easy")
            await web.until("ack")
            full = await _join(link)
            assert full.reason == "table-full"
            assert lost_text(Wording("it"), full) == "Il tavolo è pieno."


async def test_what_is_no_server_of_ours_is_named(tmp_path: Path) -> None:
    from aiohttp import web as aiohttp_web

    runner = aiohttp_web.AppRunner(aiohttp_web.Application())
    await runner.setup()
    await aiohttp_web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        address = f"http://127.0.0.1:{runner.addresses[0][1]}"
        assert (await _join(f"{address}/t/ABCDEF")).reason == "not-a-server"
    finally:
        await runner.cleanup()


def test_every_event_comes_through_the_wire_unchanged() -> None:
    for event in {example.event for example in all_examples()}:
        assert event_from(json.loads(bytes(event_as_json(event)))) == event
    assert event_from({"kind": "SomethingNewer"}) is None


@pytest.mark.parametrize(
    "move",
    [
        Play(read_card("R7"), None, True),
        Play(read_card("W+4"), Colour.BLUE),
        Draw,
        Next,
        NameColour(Colour.RED),
        Catch(2),
        Choose((1,)),
        Choose((1, 3)),
    ],
    ids=str,
)
def test_moves_come_through_the_wire(move: Move) -> None:
    assert move_from(legal_move(move.code, ("a", "b", "c", "d"))) == move
    shape = shape_of(move)
    assert msgspec.json.decode(msgspec.json.encode(shape), type=type(shape)) == shape
