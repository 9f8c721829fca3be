"""The page as it is sent: compressed beforehand, kept for ever by its name, and saying who invites to what."""

import gzip
import json
import re
import struct
from pathlib import Path

import aiohttp
import pytest
from multidict import CIMultiDict
from tests.web.harness import GENEROUS, ServerHouse, a_server

from penultimate.hall import Limits
from penultimate.web.page_files import static_folder

STATIC = static_folder()
BUILT = (STATIC / "index.html").exists()
pytestmark = pytest.mark.skipif(not BUILT, reason="the page has not been built: `make test` builds it")


async def fetch(house: ServerHouse, path: str, **headers: str) -> tuple[CIMultiDict[str], bytes]:
    address = f"{house.address}{path}"
    async with aiohttp.ClientSession(auto_decompress=False) as session, session.get(address, headers=headers) as answer:
        return CIMultiDict(answer.headers, status=str(answer.status)), await answer.read()


def assets(ending: str) -> list[str]:
    """The larger ones: what is tiny does not get smaller."""
    found = [path for path in (STATIC / "assets").glob(f"*.{ending}") if path.stat().st_size > 1000]
    return sorted(f"/assets/{path.name}" for path in found)


@pytest.mark.parametrize("ending", ["js", "css"])
async def test_files_go_out_compressed_as_a_browser_takes_them(tmp_path: Path, ending: str) -> None:
    async with a_server(tmp_path) as house:
        for path in assets(ending)[::7]:
            plain = (STATIC / path[1:]).read_bytes()
            brotli, packed = await fetch(house, path, **{"Accept-Encoding": "gzip, deflate, br, zstd"})
            assert brotli["Content-Encoding"] == "br"
            assert len(packed) < len(plain)
            zipped, body = await fetch(house, path, **{"Accept-Encoding": "gzip"})
            assert zipped["Content-Encoding"] == "gzip"
            assert gzip.decompress(body) == plain
            identity, body = await fetch(house, path, **{"Accept-Encoding": "identity"})
            assert "Content-Encoding" not in identity
            assert body == plain
            for answer in (brotli, zipped, identity):
                assert answer["Vary"] == "Accept-Encoding"
                assert answer["Cache-Control"] == "public, max-age=31536000, immutable"
                assert answer["Content-Type"].startswith({"js": "text/javascript", "css": "text/css"}[ending])


async def test_what_can_change_is_asked_for_again_and_not_sent_again(tmp_path: Path) -> None:
    async with a_server(tmp_path) as house:
        for path in ("/", "/t/BCDFGH", "/sw.js", "/manifest-en.webmanifest", "/icon.svg"):
            answer, _ = await fetch(house, path)
            assert answer["Cache-Control"] == "no-cache", path
            again, body = await fetch(house, path, **{"If-None-Match": answer["ETag"]})
            assert (again["status"], body) == ("304", b""), path


async def test_compressed_files_have_no_address_of_their_own(tmp_path: Path) -> None:
    async with a_server(tmp_path) as house:
        for path in ("/index.html.br", f"{assets('js')[0]}.gz"):
            assert (await fetch(house, path))[0]["status"] == "404"


async def test_every_language_has_its_manifest_and_every_icon_is_there(tmp_path: Path) -> None:
    async with a_server(tmp_path) as house:
        texts = set()
        for path in sorted(STATIC.glob("manifest-*.webmanifest")):
            answer, body = await fetch(house, f"/{path.name}", **{"Accept-Encoding": "identity"})
            assert answer["Content-Type"] == "application/manifest+json"
            manifest = json.loads(body)
            texts.add(manifest["description"])
            for icon in manifest["icons"]:
                _, picture = await fetch(house, icon["src"], **{"Accept-Encoding": "identity"})
                if icon["type"] == "image/png":
                    assert f"{'x'.join(map(str, struct.unpack('>II', picture[16:24])))}" == icon["sizes"]
        assert len(texts) == 5
        _, picture = await fetch(house, "/preview.png")
        assert struct.unpack(">II", picture[16:24]) == (1200, 630)
        assert len(picture) < 100_000


def meta(page: str, name: str) -> str:
    found = re.search(rf'<meta (?:name|property)="{re.escape(name)}" content="([^"]*)"', page)
    assert found is not None, name
    return found[1]


async def test_a_link_says_who_invites_and_to_what(tmp_path: Path) -> None:
    async with a_server(tmp_path) as house:
        name = "<b>\"A&B'</b>"
        (ana,) = await house.table_of(name, begin=False, edition="braille")
        path = f"/t/{ana.welcome['code']}"
        _, body = await fetch(house, path, **{"Accept-Encoding": "identity"})
        page = body.decode()
        escaped = "&lt;b&gt;&quot;A&amp;B&#x27;&lt;/b&gt;"
        assert name not in page
        assert escaped in meta(page, "og:title")
        assert "Braille" in meta(page, "og:title")
        assert f"<title>{meta(page, 'og:title')}</title>" in page
        assert meta(page, "og:image") == f"{house.address}/preview.png"
        assert meta(page, "og:url") == house.address + path
        assert meta(page, "description")
        _, body = await fetch(house, path, **{"Accept-Encoding": "identity", "Accept-Language": "de-AT,en;q=0.5"})
        assert "lädt dich" in meta(body.decode(), "og:title")


@pytest.mark.parametrize("path", ["/", "/t/BCDFGH"])
async def test_without_a_table_a_link_says_what_the_game_is(tmp_path: Path, path: str) -> None:
    async with a_server(tmp_path) as house:
        answer, body = await fetch(house, path, **{"Accept-Encoding": "identity"})
        page = body.decode()
        assert answer["status"] == "200"
        assert meta(page, "og:title") == "Penultimate"
        assert "<noscript><p lang=" in page
        assert "<!--" not in page


@pytest.mark.parametrize(("accepted", "language"), [("", "en"), ("de-AT,en;q=0.5", "de"), ("zh-TW", "zh-Hant")])
async def test_the_texts_are_announced_with_the_page(tmp_path: Path, accepted: str, language: str) -> None:
    async with a_server(tmp_path) as house:
        _, body = await fetch(house, "/", **{"Accept-Encoding": "identity", "Accept-Language": accepted})
        (texts,) = re.findall(r'<link rel="modulepreload" crossorigin href="(/assets/[^"]+)" />', body.decode())
        assert texts.startswith(f"/assets/language-{language}-")
        assert (await fetch(house, texts))[0]["status"] == "200"


async def test_links_are_no_way_to_guess_tables(tmp_path: Path) -> None:
    async with a_server(tmp_path, limits=Limits(failed_hellos=2)) as house:
        (ana,) = await house.table_of("Ana", begin=False)
        for _ in range(3):
            assert (await fetch(house, "/t/BCDFGH"))[0]["status"] == "200"
        guesser = await house.connect()
        await guesser.send(type="join", code="BCDFGH", name="Ben")
        assert await guesser.goodbye() == "too-many-problems"
        _, body = await fetch(house, f"/t/{ana.welcome['code']}", **{"Accept-Encoding": "identity"})
        assert "Ana" in body.decode(), "who knows a table may look at it"


async def test_a_preview_wakes_no_table(tmp_path: Path) -> None:
    async with a_server(tmp_path, limits=GENEROUS, sleep_after=0.0) as house:
        (ana,) = await house.table_of("Ana", begin=False)
        await ana.close()
        while len(house.hall.registry):
            await house.connect()
        _, body = await fetch(house, f"/t/{ana.welcome['code']}", **{"Accept-Encoding": "identity"})
        assert "Ana" in meta(body.decode(), "og:title")
        assert len(house.hall.registry) == 0


def packed(file: Path) -> int:
    return Path(f"{file}.br").stat().st_size if Path(f"{file}.br").exists() else file.stat().st_size


def test_the_first_load_stays_within_its_budget() -> None:
    """What the start page loads before it can be used, as it goes over the line: code, looks, texts of one language."""
    page = (STATIC / "index.html").read_text("utf-8")
    named = [STATIC / path for path in re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)]
    assert named
    assert len(named) == 2, "a line that is slow is slow once for every six files"
    texts = max(packed(path) for path in (STATIC / "assets").glob("language-*.js"))
    assert sum(map(packed, named)) + texts <= 90_000
    fonts = list((STATIC / "assets").glob("*.woff2"))
    assert fonts
    assert sum(font.stat().st_size for font in fonts) <= 60_000


def test_the_colours_of_the_frame_are_those_of_the_start_page() -> None:
    theme = (Path(__file__).parents[2] / "ui/src/look/theme.css").read_text("utf-8")
    page = (STATIC / "index.html").read_text("utf-8")
    day, night = re.findall(r'<meta name="theme-color" content="(#\w+)"', page)
    assert re.search(rf"\n\[data-suit='Y'\] {{\n  --felt: {day};", theme)
    assert re.search(rf"\n:root\[data-theme='dark'\] \[data-suit='B'\] {{\n  --felt: {night};", theme)
