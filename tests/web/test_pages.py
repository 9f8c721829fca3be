"""Pages, headers, origins, QR codes, records, health."""

import asyncio
import json
import logging
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request
from tests.web.harness import GENEROUS, ServerHouse, a_server, play_on

from penultimate import __version__
from penultimate.hall.limits import InHand
from penultimate.records import verify
from penultimate.storage.sqlite import SqliteStore
from penultimate.tables.ports import Errand
from penultimate.web.pages import MOST_OF_A_RECORD
from penultimate.web.security import guard, is_own_host

KEPT = Path(__file__).parents[1] / "old" / "93541d9" / "server-record.txt"
"""A record as a server gave it."""


async def get(house: ServerHouse, path: str, **headers: str) -> tuple[aiohttp.ClientResponse, str]:
    async with house.session.get(f"{house.address}{path}", headers=headers) as response:
        return response, await response.text()


@pytest.mark.parametrize("path", ["/", "/t/BCDFGH", "/health", "/nothing", "/t/BCDFGH.svg", "/metrics"])
async def test_every_answer_has_strict_headers(tmp_path: Path, path: str) -> None:
    async with a_server(tmp_path) as house:
        response, _ = await get(house, path)
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["Referrer-Policy"] == "no-referrer"
        assert "aiohttp" not in response.headers.get("Server", "")


@pytest.mark.parametrize(
    "path", ["/../wire.py", "/%2e%2e/serve.py", "/assets/../../serve.py", "/static", "/.git/config"]
)
async def test_nothing_but_the_page_is_served(tmp_path: Path, path: str) -> None:
    async with a_server(tmp_path) as house:
        response, text = await get(house, path)
        assert response.status == 404
        assert "Traceback" not in text


async def test_a_strange_name_gets_no_answer(tmp_path: Path) -> None:
    async with a_server(tmp_path) as house:
        response, _ = await get(house, "/", Host="evil.example")
        assert response.status == 421


@pytest.mark.parametrize(
    ("host", "lan", "own"),
    [
        ("localhost:8377", False, True),
        ("127.0.0.1:8377", False, True),
        ("[::1]:8377", False, True),
        ("192.168.1.5:8377", False, False),
        ("192.168.1.5:8377", True, True),
        ("evil.example", True, False),
        ("cards.example:80", False, True),
        ("", True, False),
        ("a b", True, False),
    ],
)
def test_own_names(host: str, lan: bool, own: bool) -> None:
    assert is_own_host(host, lan=lan, extra=frozenset(("cards.example",))) is own


async def test_a_page_from_elsewhere_gets_no_socket(tmp_path: Path) -> None:
    async with a_server(tmp_path) as house:
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await house.connect(Origin=origin)
            assert refused.value.status == 403
        client = await house.connect(Origin=house.address)
        assert (await client.hello(type="create", name="Ana"))["type"] == "welcome"


async def test_no_socket_without_an_upgrade(tmp_path: Path) -> None:
    async with a_server(tmp_path) as house:
        response, _ = await get(house, "/ws")
        assert response.status == 426


async def test_qr_code_health_and_figures(tmp_path: Path) -> None:
    async with a_server(tmp_path) as house:
        ana, ben = await house.table_of("Ana", "Ben")
        await play_on([ana, ben], 3, random.Random(1))
        assert (await get(house, "/t/BCDFGH.svg"))[0].status == 404, "no such table"
        response, picture = await get(house, f"/t/{ana.welcome['code']}.svg")
        assert response.content_type == "image/svg+xml"
        assert picture.startswith("<svg")
        assert "http://www.w3.org/2000/svg" in picture
        assert "script" not in picture
        health = await house.session.get(f"{house.address}/health")
        assert await health.json() == {
            "status": "ok",
            "version": __version__,
            "awake": 1,
            "connections": 2,
            "bugs": 0,
            "damaged": 0,
            "checking": False,
            "live": True,
            "ready": True,
            "draining": False,
        }
        _, figures = await get(house, "/metrics")
        assert "penultimate_moves_asked 3.0" in figures
        assert "penultimate_connections 2.0" in figures


async def test_links_lead_to_the_home_network_where_it_is_invited(tmp_path: Path) -> None:
    async with a_server(tmp_path, lan=True, at_home="http://192.168.1.5:8377") as house:
        (ana,) = await house.table_of("Ana", begin=False)
        state = await ana.until_type("table")
        assert state["link"] == f"http://192.168.1.5:8377/t/{ana.welcome['code']}"


async def test_the_record_of_a_finished_match_verifies_against_what_was_promised(tmp_path: Path) -> None:
    async with a_server(tmp_path) as house:
        ana, ben = await house.table_of("Ana", "Ben", begin=False, options={"target": 30})
        assert (await ben.ask(type="add-seed", seed="seven of hearts"))["type"] == "ack"
        state = await ana.until(lambda m: m["type"] == "table" and m["seats"][1]["seeded"])
        promised = state["commitment"]
        assert (await ana.ask(type="start"))["type"] == "ack"
        for client in (ana, ben):
            await client.until_type("update")
        path = f"/t/{state['code']}/record/1"
        assert (await get(house, path))[0].status == 404, "not before the match is over"
        await play_on([ana, ben], 5000, random.Random(77))
        over = await ana.until(lambda m: m["type"] == "table" and m["phase"] == "match-over")
        response, text = await get(house, over["record"].removeprefix(house.address))
        assert response.status == 200
        record = verify(text, promised)
        assert record.header.contributions == ("", "seven of hearts")
        assert record.ending is not None
        assert record.ending.seed.hex() == over["seed"]
        assert over["commitment"] != promised, "the next match's is promised already"


class ThinksWhenTold:
    """Takes everything, and gets round to it when the test says so."""

    def __init__(self) -> None:
        self.errands: list[Errand[Any]] = []

    def think(self, errand: Errand[Any]) -> None:
        self.errands.append(errand)

    async def has(self, count: int) -> None:
        async with asyncio.timeout(30):
            while len(self.errands) < count:  # noqa: ASYNC110 - the requests are on their way
                await asyncio.sleep(0.001)

    def get_round_to_it(self) -> None:
        for errand in self.errands:
            errand.done(errand.work())


async def test_a_picture_is_drawn_once(tmp_path: Path) -> None:
    """However busy the server is later: whoever invites others is not turned away."""
    thinker = ThinksWhenTold()
    async with a_server(tmp_path, thinker=thinker) as house:
        (ana,) = await house.table_of("Ana", begin=False)
        path = f"/t/{ana.welcome['code']}.svg"
        first = asyncio.create_task(get(house, path))
        await thinker.has(1)
        thinker.get_round_to_it()
        picture = (await first)[1]
        assert picture.startswith("<svg")
        assert (await get(house, path.lower()))[1] == picture
        assert len(thinker.errands) == 1


async def test_only_so_many_look_back_at_one_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others are told so before the log is read for them."""
    thinker = ThinksWhenTold()
    async with a_server(tmp_path, thinker=thinker, limits=replace(GENEROUS, looking_back=2)) as house:
        (ana,) = await house.table_of("Ana", begin=False)
        paths = [f"/t/{ana.welcome['code']}/{what}/1" for what in ("record", "replay")]
        looking = [asyncio.create_task(get(house, path)) for path in paths]
        await thinker.has(2)
        with monkeypatch.context() as patched:
            patched.delattr(SqliteStore, "read")
            assert [(await get(house, path))[0].status for path in paths] == [503, 503]
        thinker.get_round_to_it()
        assert [(await request)[0].status for request in looking] == [404, 404], "no match is over"
        again = asyncio.create_task(get(house, paths[0]))
        await thinker.has(3)
        thinker.errands[-1].done(None)
        assert (await again)[0].status == 404, "there is room again"


def test_what_is_in_hand_is_counted_for_each_address_and_in_all() -> None:
    in_hand = InHand(3, 2)
    with in_hand.one_more("a") as first, in_hand.one_more("a") as second:
        with in_hand.one_more("a") as third, in_hand.one_more("b") as other, in_hand.one_more("c") as last:
            assert (first, second, third, other, last) == (True, True, False, True, False)
        with in_hand.one_more("c") as later:
            assert later
    with in_hand.one_more("a") as anew:
        assert anew


async def test_a_record_is_told_to_whoever_brings_it(tmp_path: Path) -> None:
    text = KEPT.read_text("utf-8")
    async with a_server(tmp_path) as house:

        async def bring(body: str) -> tuple[int, dict[str, Any]]:
            async with house.session.post(f"{house.address}/replay?seat=1", data=body.encode()) as answer:
                return answer.status, json.loads(await answer.text()) if answer.status == 200 else {}

        status, told = await bring(text)
        assert (status, told["problem"]) == (200, "")
        assert {at for step in told["steps"] for at, hand in enumerate(step["hands"]) if hand is not None} == {1}
        status, told = await bring(text.replace("draw", "keep", 1))
        assert (status, told["steps"]) == (200, [])
        assert told["problem"]
        assert (await bring("x" * (MOST_OF_A_RECORD + 1)))[0] == 413


async def test_an_unknown_table_has_no_record(tmp_path: Path) -> None:
    async with a_server(tmp_path) as house:
        assert (await get(house, "/t/BCDFGH/record/1"))[0].status == 404


@pytest.mark.parametrize(("trouble", "complaints"), [(ConnectionResetError(), 0), (ValueError(), 1)])
async def test_who_goes_before_the_answer_is_no_error(
    trouble: Exception, complaints: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def handler(request: web.Request) -> web.StreamResponse:
        raise trouble

    guarded = guard(lan=False, host_names=frozenset(), logger=logging.getLogger("test"))
    await guarded(make_mocked_request("GET", "/ws", {"Host": "localhost"}), handler)
    assert len(caplog.records) == complaints


@pytest.mark.parametrize("path", ["/t/BCDFGH.svg", "/t/BCDFGH/record/1", "/t/BCDFGH/replay/1"])
async def test_a_log_that_does_not_answer_is_said_to_be_one(
    tmp_path: Path, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    """With a word that is no bug of ours, and /health knows."""
    async with a_server(tmp_path) as house:
        house.store._connection.close()
        async with house.session.get(f"{house.address}{path}") as response:
            assert response.status == 503
        async with house.session.get(f"{house.address}/health") as response:
            assert (response.status, (await response.json())["status"]) == (503, "storage")
        assert "Traceback" not in caplog.text
