"""Pages, headers, origins, QR codes, records, health."""

import random
from pathlib import Path

import aiohttp
import pytest
from tests.web.harness import House, a_house, play_on

from penultimate.records import verify
from penultimate.web.security import is_own_host


async def get(house: House, path: str, **headers: str) -> tuple[aiohttp.ClientResponse, str]:
    async with house.session.get(f"{house.address}{path}", headers=headers) as response:
        return response, await response.text()


@pytest.mark.parametrize("path", ["/", "/t/BCDFGH", "/health", "/nothing", "/t/BCDFGH.svg", "/metrics"])
async def test_every_answer_has_strict_headers(tmp_path: Path, path: str) -> None:
    async with a_house(tmp_path) as house:
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
    async with a_house(tmp_path) as house:
        response, text = await get(house, path)
        assert response.status == 404
        assert "Traceback" not in text


async def test_a_strange_name_gets_no_answer(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
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
    async with a_house(tmp_path) as house:
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await house.connect(Origin=origin)
            assert refused.value.status == 403
        client = await house.connect(Origin=house.address)
        assert (await client.hello(type="create", name="Ana"))["type"] == "welcome"


async def test_no_socket_without_an_upgrade(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        response, _ = await get(house, "/ws")
        assert response.status == 426


async def test_qr_code_health_and_figures(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ana, ben = await house.table_of("Ana", "Ben")
        await play_on([ana, ben], 3, random.Random(1))
        response, picture = await get(house, "/t/BCDFGH.svg")
        assert response.content_type == "image/svg+xml"
        assert picture.startswith("<svg")
        assert "http://www.w3.org/2000/svg" in picture
        assert "script" not in picture
        health = await house.session.get(f"{house.address}/health")
        assert (await health.json())["tables"] == 1
        _, figures = await get(house, "/metrics")
        assert "penultimate_moves_asked 3.0" in figures
        assert "penultimate_connections 2.0" in figures


async def test_links_lead_to_the_home_network_where_it_is_invited(tmp_path: Path) -> None:
    async with a_house(tmp_path, lan=True, public="http://192.168.1.5:8377") as house:
        (ana,) = await house.table_of("Ana", begin=False)
        state = await ana.until_type("table")
        assert state["link"] == f"http://192.168.1.5:8377/t/{ana.welcome['code']}"


async def test_the_record_of_a_finished_match_verifies_against_what_was_promised(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
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


async def test_an_unknown_table_has_no_record(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        assert (await get(house, "/t/BCDFGH/record/1"))[0].status == 404
