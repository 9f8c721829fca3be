"""deploy/nginx-cluster.conf with a real nginx: a table's people come to one server, or to the next."""

import asyncio
import os
import random
import re
import signal
import ssl
import subprocess
from pathlib import Path

import aiohttp
import pytest
import yaml
from tests.cluster.house import a_cluster
from tests.web.harness import Client, play_on
from tools.find_proxy import WITHOUT as WITHOUT_NGINX
from tools.find_proxy import find_proxy

from penultimate.lab.own_postgres import WITHOUT, find_postgres
from penultimate.web.serve import bind

ROOT = Path(__file__).parents[2]
NGINX = find_proxy()
with_both = pytest.mark.skipif(
    NGINX is None or find_postgres() is None, reason=WITHOUT_NGINX if NGINX is None else WITHOUT
)


def configured(folder: Path, port: int, servers: list[int]) -> Path:
    """deploy/nginx-cluster.conf, with only names and places changed."""
    command = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -keyout key.pem -out cert.pem -subj /CN=localhost"
    subject = ["-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([*command.split(), *subject], cwd=folder, check=True, capture_output=True)
    site = (ROOT / "deploy" / "nginx-cluster.conf").read_text("utf-8")
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl").replace("cards.example", "localhost")
    for number, server in enumerate(servers, start=1):
        site = site.replace(f"10.0.0.{number}:8377", f"127.0.0.1:{server}")
    site = re.sub(r"/etc/letsencrypt/live/[^;]*/fullchain.pem", str(folder / "cert.pem"), site)
    site = re.sub(r"/etc/letsencrypt/live/[^;]*/privkey.pem", str(folder / "key.pem"), site)
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


@with_both
async def test_the_code_leads_to_one_server_and_to_another_when_that_is_gone(tmp_path: Path) -> None:
    with bind("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    async with a_cluster(tmp_path) as cluster:
        config = configured(tmp_path, port, [server.port for server in cluster.servers])
        nginx = await asyncio.create_subprocess_exec(str(NGINX), "-p", str(tmp_path), "-c", str(config))
        base = f"https://localhost:{port}"
        connector = aiohttp.TCPConnector(ssl=ssl.create_default_context(cafile=tmp_path / "cert.pem"))
        try:
            async with aiohttp.ClientSession(connector=connector) as session:

                async def enter(table: str, **hello: object) -> Client:
                    async with asyncio.timeout(30):
                        while True:
                            try:
                                socket = await session.ws_connect(f"{base}/ws{f'?t={table}' if table else ''}")
                            except (aiohttp.ClientError, OSError):
                                await asyncio.sleep(0.05)
                                continue
                            client = Client(socket)
                            if (await client.hello(**hello))["type"] == "welcome":
                                return client
                            await client.close()
                            await asyncio.sleep(0.05)

                async def connections() -> list[int]:
                    found = []
                    for server in cluster.servers:
                        async with session.get(f"{server.address}/health") as response:
                            found.append((await response.json())["connections"])
                    return found

                ana = await enter("", type="create", name="Ana", seats=5)
                code = ana.welcome["code"]
                names = ("Ben", "Cleo", "Dan", "Eva")
                others = [await enter(code, type="join", code=code, name=name) for name in names]
                for path in ("/", f"/t/{code}", f"/t/{code}.svg"):
                    async with session.get(base + path) as response:
                        assert response.status == 200
                # The four came to one door, whichever the host and the table are at.
                assert max(await connections()) >= 4
                door = max(range(3), key=(await connections()).__getitem__)
                await cluster.servers[door].end(signal.SIGKILL)
                people = [
                    await enter(code, type="return", code=code, token=person.welcome["token"])
                    for person in (ana, *others)
                ]
                assert (await people[0].ask(type="start"))["type"] == "ack"
                for person in people:
                    await person.until_type("update")
                await play_on(people, 6, random.Random(1))
                for person in people:
                    await person.close()
        finally:
            nginx.terminate()
            await nginx.wait()


def test_the_compose_file_says_what_servers_understand() -> None:
    """Nothing here can run it; but its options are those of `serve`, and its files are in the tree."""
    import argparse

    from penultimate.web import serve

    recipe = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
    services = recipe["services"]
    assert {"one", "two", "three", "database", "nginx"} == set(services)
    parser = argparse.ArgumentParser()
    serve.declare(parser)
    for name in ("one", "two", "three"):
        [line] = services[name]["command"]
        words = line.partition(" serve ")[2].replace('"$$(hostname):8378"', f"{name}:8378").split()
        arguments = parser.parse_args(words)
        assert arguments.store.startswith("postgresql://")
        assert arguments.relay == f"{name}:8378"
        assert (ROOT / "deploy" / services[name]["build"]["dockerfile"].removeprefix("deploy/")).exists()
        assert set(services[name]["secrets"]) <= set(recipe["secrets"])
    assert (ROOT / "requirements" / f"{services['one']['build']['args']['LOCK']}.lock").exists()
    assert any("nginx-cluster.conf" in volume for volume in services["nginx"]["volumes"])
