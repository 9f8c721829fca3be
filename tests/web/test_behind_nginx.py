"""A real nginx with TLS in front, set up as deploy/nginx.conf says: what people on the internet get."""

import asyncio
import os
import random
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp.abc import AbstractResolver, ResolveResult
from tests.web.harness import GENEROUS, Client, NoRoom, ServerHouse, a_server, play_on
from tools.find_proxy import WITHOUT, find_proxy

from penultimate.hall import Limits
from penultimate.web.pages import qr_code
from penultimate.web.public import Proxies
from penultimate.web.serve import bind

ROOT = Path(__file__).parent.parent.parent
NAME = "cards.example"


NGINX = find_proxy()
pytestmark = [
    pytest.mark.skipif(NGINX is None, reason=WITHOUT),
    pytest.mark.skipif(shutil.which("openssl") is None, reason="NO OPENSSL: nothing to make a certificate with"),
]


class Resolver(AbstractResolver):
    """The name leads to this machine."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [ResolveResult(hostname=host, host="127.0.0.1", port=port, family=socket.AF_INET, proto=0, flags=0)]

    async def close(self) -> None:
        pass


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("certificate")
    command = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -keyout key.pem -out cert.pem"
    subprocess.run(
        [*command.split(), "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"],
        cwd=folder,
        check=True,
        capture_output=True,
    )
    return folder


def configured(folder: Path, certificate: Path, port: int, upstream: int, *, pass_host: bool) -> Path:
    """deploy/nginx.conf, with only names and places changed."""
    site = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl").replace(
        "127.0.0.1:8377", f"127.0.0.1:{upstream}"
    )
    site = re.sub(r"/etc/letsencrypt/live/[^;]*/fullchain.pem", str(certificate / "cert.pem"), site)
    site = re.sub(r"/etc/letsencrypt/live/[^;]*/privkey.pem", str(certificate / "key.pem"), site)
    if not pass_host:
        site = site.replace("proxy_set_header Host $host;", "")
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.geteuid() == 0 else ""
    config = folder / "nginx.conf"
    config.write_text(
        f"{user}daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nworker_processes 1;\n"
        f"events {{ worker_connections 512; }}\nhttp {{\naccess_log off;\n{places}{site}\n}}\n"
    )
    return config


class PublicHouse:
    """A server, the proxy before it, and people who come from different places."""

    def __init__(self, inner: ServerHouse, base: str, context: ssl.SSLContext) -> None:
        self.inner = inner
        self.base = base
        self._context = context
        self._sessions: dict[str, aiohttp.ClientSession] = {}

    def session(self, address: str = "127.0.0.1") -> aiohttp.ClientSession:
        """Somebody at this address."""
        if address not in self._sessions:
            connector = aiohttp.TCPConnector(
                resolver=Resolver(), ssl=self._context, local_addr=(address, 0), limit=0, use_dns_cache=False
            )
            self._sessions[address] = aiohttp.ClientSession(connector=connector)
        return self._sessions[address]

    async def connect(self, address: str = "127.0.0.1", **headers: str) -> Client:
        try:
            socket = await self.session(address).ws_connect(f"{self.base}/ws", headers=headers, max_msg_size=0)
        except aiohttp.WSServerHandshakeError as error:
            if error.status == 503:
                raise NoRoom from error
            raise
        client = Client(socket)
        self.inner.clients.append(client)
        return client

    async def close(self) -> None:
        for session in self._sessions.values():
            await session.close()


@asynccontextmanager
async def public_house(
    folder: Path, certificate: Path, *, limits: Limits = GENEROUS, pass_host: bool = True, **more: Any
) -> AsyncIterator[PublicHouse]:
    with bind("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    base = f"https://{NAME}:{port}"
    more.setdefault("proxies", Proxies(["127.0.0.1"]))
    async with a_server(folder, limits=limits, public=base, **more) as inner:
        config = configured(folder, certificate, port, inner.port, pass_host=pass_host)
        nginx = await asyncio.create_subprocess_exec(str(NGINX), "-p", str(folder), "-c", str(config))
        house = PublicHouse(inner, base, ssl.create_default_context(cafile=certificate / "cert.pem"))
        try:
            await until_it_answers(port, nginx)
            yield house
        finally:
            for client in inner.clients:
                await client.close()
            await house.close()
            nginx.terminate()
            await nginx.wait()


async def until_it_answers(port: int, nginx: asyncio.subprocess.Process) -> None:
    async with asyncio.timeout(30):
        while True:
            assert nginx.returncode is None, "nginx did not start"
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                return


@pytest.mark.parametrize("pass_host", [True, False], ids=["host passed on", "host not passed on"])
async def test_links_origins_and_policy_go_by_the_public_address(
    tmp_path: Path, certificate: Path, pass_host: bool
) -> None:
    async with public_house(tmp_path, certificate, pass_host=pass_host) as house:
        ana = await house.connect(Origin=house.base)
        welcome = await ana.hello(type="create", name="Ana", seats=2)
        link = f"{house.base}/t/{welcome['code']}"
        assert (await ana.until_type("table"))["link"] == link
        async with house.session().get(f"{link}.svg") as response:
            assert await response.text() == qr_code(link)
        async with house.session().get(f"{house.base}/") as response:
            assert response.status == 200
            policy = response.headers["Content-Security-Policy"]
            assert f"connect-src 'self' wss://{house.base.removeprefix('https://')};" in policy
            assert "127.0.0.1" not in policy
        elsewhere = ("https://evil.example", house.base.replace("https", "http"), f"https://{NAME}", "null")
        for origin in elsewhere:
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await house.connect(Origin=origin)
            assert refused.value.status == 403


async def test_a_game_is_played_through_it(tmp_path: Path, certificate: Path) -> None:
    async with public_house(tmp_path, certificate) as house:
        ana = await house.connect(Origin=house.base)
        welcome = await ana.hello(type="create", name="Ana", seats=2, options={"target": 20})
        ben = await house.connect(Origin=house.base)
        assert (await ben.hello(type="join", code=welcome["code"], name="Ben"))["type"] == "welcome"
        assert (await ana.ask(type="start"))["type"] == "ack"
        for person in (ana, ben):
            await person.until_type("update")
        await play_on([ana, ben], 2000, random.Random(4))
        over = await ana.until(lambda m: m["type"] == "table" and m["phase"] == "match-over")
        assert over["record"].startswith(f"{house.base}/t/")
        async with house.session().get(over["record"]) as response:
            assert response.status == 200


async def test_limits_count_people_and_not_the_proxy(tmp_path: Path, certificate: Path) -> None:
    limits = replace(GENEROUS, connections_per_address=2, cost_burst=30, costs_per_second=0.001)
    async with public_house(tmp_path, certificate, limits=limits) as house:
        for _ in range(2):
            await house.connect("127.0.0.2")
        with pytest.raises(NoRoom):
            await house.connect("127.0.0.2")
        with pytest.raises(NoRoom):  # whatever they say of themselves
            await house.connect("127.0.0.2", **{"X-Forwarded-For": "198.51.100.7"})
        for _ in range(2):
            await house.connect("127.0.0.3")
        statuses = []
        for _ in range(40):
            async with house.session("127.0.0.2").get(f"{house.base}/health") as response:
                statuses.append(response.status)
        assert statuses[-1] == 429
        async with house.session("127.0.0.4").get(f"{house.base}/health") as response:
            assert response.status == 200


async def test_the_door_lets_a_proxy_in_as_often_as_it_comes(tmp_path: Path, certificate: Path) -> None:
    """Sixty-four sockets more than one person may have; each of these is somebody else's."""
    async with public_house(tmp_path, certificate, limits=replace(GENEROUS, connections_per_address=1)) as house:
        people = [f"127.0.1.{number}" for number in range(1, 91)]
        guests = [await house.connect(address) for address in people]
        assert [(await guest.ask(type="ping"))["type"] for guest in guests] == ["pong"] * 90
        assert house.inner.server.doorkeeper.turned_away == 0


async def test_nobody_elses_word_is_believed(tmp_path: Path, certificate: Path) -> None:
    limits = replace(GENEROUS, connections_per_address=2)
    async with public_house(tmp_path, certificate, limits=limits, proxies=Proxies(["192.0.2.1"])) as house:
        for _ in range(2):
            await house.connect("127.0.0.2")
        with pytest.raises(NoRoom):  # a proxy that nobody trusts is one person
            await house.connect("127.0.0.3")


async def test_figures_stay_on_this_machine(tmp_path: Path, certificate: Path) -> None:
    async with public_house(tmp_path, certificate) as house:
        async with house.session().get(f"{house.base}/metrics") as response:
            assert response.status == 403
        async with house.inner.session.get(f"{house.inner.address}/metrics") as response:
            assert response.status == 200
