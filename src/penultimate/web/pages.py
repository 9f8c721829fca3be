"""What the server answers to plain requests: the page and its files, QR codes, records, how it is doing."""

import asyncio
import ipaddress
from typing import TYPE_CHECKING, Final, final

import segno
from aiohttp import web

from penultimate import __version__, wire
from penultimate.hall.peeking import TooFast, look_at
from penultimate.hall.replay import record_as_json, replay_as_json
from penultimate.tables.match_records import record_of_match
from penultimate.tables.ports import Rank, Row
from penultimate.web.invitation import language_for, page_with, title_of
from penultimate.web.page_files import PageFiles, page_answer, static_folder
from penultimate.web.security import is_own_host

if TYPE_CHECKING:
    from penultimate.web.server import Server

CODE: Final = "/t/{code:[A-Za-z]{6}}"
MOST_PICTURES: Final = 1024
MOST_OF_A_RECORD: Final = 400_000
"""Bytes: a match of hours."""
TIME_FOR_A_RECORD: Final = 10
"""Seconds in which a file has to arrive."""


@final
class Pages:
    def __init__(self, server: "Server") -> None:
        self._server = server
        self._pictures: dict[str, str] = {}
        """QR codes that have been drawn, by their links."""
        self._files = PageFiles(static_folder())

    def routes(self) -> list[web.RouteDef]:
        """Whoever answers charges the address for it, by what it costs us (`Server.charge`)."""
        return [
            web.get("/health", self._health),
            web.get("/health/live", self._live),
            web.get("/health/ready", self._ready),
            web.get("/metrics", self._metrics),
            web.get(f"{CODE}.svg", self._qr_code),
            web.get(f"{CODE}/record/{{number:[0-9]{{1,6}}}}", self._record),
            web.get(f"{CODE}/replay/{{number:[0-9]{{1,6}}}}", self._replay),
            web.post("/replay", self._replay_of_file),
            web.get(CODE, self._page),
            web.get("/", self._page),
            web.get("/{path:.+}", self._static_file),
        ]

    async def _page(self, request: web.Request) -> web.StreamResponse:
        """The same for every address, but for what it says of itself where the link is pasted."""
        self._server.charge(request, 1)
        page = self._files.page
        if page is None:
            return web.Response(text=PLAIN_PAGE, content_type="text/html", charset="utf-8")
        code = request.match_info.get("code", "").upper()
        seen = await self._glimpse(request, code) if code else None
        language = await language_for(request.headers.get("Accept-Language", ""))
        title = await title_of(seen, language)
        texts = self._files.texts_in(language)
        return page_answer(request, page_with(page, title, self._server.base_of(request), request.path, texts))

    async def _glimpse(self, request: web.Request, code: str) -> wire.Glimpse | None:
        """Who looks too often gets the page all the same."""
        try:
            return await look_at(self._server.hall, self._server.address_of(request), code)
        except TooFast:
            return None

    async def _static_file(self, request: web.Request) -> web.StreamResponse:
        self._server.charge(request, 1)
        answer = self._files.answer(request.path)
        if answer is None:
            raise web.HTTPNotFound
        return answer

    async def _qr_code(self, request: web.Request) -> web.StreamResponse:
        """Only for tables that exist, and drawn once."""
        self._server.charge(request, 4)
        code = request.match_info["code"].upper()
        link = f"{self._server.base_of(request)}/t/{code}"
        if link not in self._pictures:
            if not await self._server.is_table(code):
                raise web.HTTPNotFound
            drawn = await self._server.worked_out(request, code, lambda: qr_code(link), Rank.ANSWER)
            self._keep_picture(link, drawn)
        return web.Response(text=self._pictures[link], content_type="image/svg+xml")

    def _keep_picture(self, link: str, picture: str) -> None:
        """In the place of the oldest, where there are many."""
        if len(self._pictures) >= MOST_PICTURES:
            del self._pictures[next(iter(self._pictures))]
        self._pictures[link] = picture

    async def _record(self, request: web.Request) -> web.StreamResponse:
        """The record of a finished match: anybody who knows the table's code may have it."""
        code, number = request.match_info["code"].upper(), int(request.match_info["number"])
        with self._server.looking_back(request):
            rows = await self._rows(code)
            text = await self._server.worked_out(request, code, lambda: record_of_match(rows, number))
        if text is None:
            raise web.HTTPNotFound
        name = f"penultimate-{code}-{number}.txt"
        return web.Response(
            text=text, charset="utf-8", headers={"Content-Disposition": f'attachment; filename="{name}"'}
        )

    async def _replay(self, request: web.Request) -> web.StreamResponse:
        """The same, told step by step: as `?seat=2` saw it, or without that with all hands open."""
        seat = _seat_in(request)
        code, number = request.match_info["code"].upper(), int(request.match_info["number"])
        with self._server.looking_back(request):
            rows = await self._rows(code)
            body = await self._server.worked_out(request, code, lambda: replay_as_json(rows, number, seat))
        if body is None:
            raise web.HTTPNotFound
        return _json(body)

    async def _replay_of_file(self, request: web.Request) -> web.StreamResponse:
        """A record that somebody has kept, told in the same way. Nothing of it stays here."""
        seat = _seat_in(request)
        with self._server.looking_back(request):
            text = await _text_of(request)
            body = await self._server.worked_out(request, "a file", lambda: record_as_json(text, seat))
        return _json(body)

    async def _rows(self, code: str) -> list[Row]:
        rows = await self._server.from_the_log(self._server.store.read(code))
        if not rows:
            raise web.HTTPNotFound
        return rows

    async def _health(self, request: web.Request) -> web.StreamResponse:
        """From what is in memory: being asked often costs nobody anything."""
        self._server.charge(request, 1)
        hall = self._server.hall
        trouble = hall.trouble()
        health = {
            "status": trouble or "ok",
            "version": __version__,
            "awake": len(hall.registry),
            "connections": len(hall.guests),
            "bugs": hall.counters.bugs,
            "damaged": len(hall.registry.damaged),
            "checking": self._server.is_checking(),
            "live": True,
            "ready": self._server.is_ready(),
            "draining": self._server.is_draining,
        }
        return web.json_response(health, status=503 if trouble == "storage" else 200)

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """For whoever starts servers anew that do not answer."""
        self._server.charge(request, 1)
        return web.Response(text="live\n")

    async def _ready(self, request: web.Request) -> web.StreamResponse:
        """For whoever shares out requests among servers."""
        self._server.charge(request, 1)
        if self._server.is_ready():
            return web.Response(text="ready\n")
        return web.Response(text="draining\n" if self._server.is_draining else "not ready\n", status=503)

    async def _metrics(self, request: web.Request) -> web.StreamResponse:
        """For this machine, unless the server was asked to tell everybody."""
        self._server.charge(request, 2)
        if not self._server.open_metrics and not _from_this_machine(request):
            raise web.HTTPForbidden(reason="Only for this machine")
        return web.Response(body=self._server.metrics.text(), content_type="text/plain", charset="utf-8")


def _seat_in(request: web.Request) -> int | None:
    wanted = request.query.get("seat", "")
    return int(wanted) if wanted.isdecimal() and len(wanted) < 3 else None


async def _text_of(request: web.Request) -> str:
    """Raises 413 where it is too long for a record, 408 where it does not come."""
    read = bytearray()
    try:
        async with asyncio.timeout(TIME_FOR_A_RECORD):
            async for chunk in request.content.iter_any():
                read += chunk
                if len(read) > MOST_OF_A_RECORD:
                    raise web.HTTPRequestEntityTooLarge(MOST_OF_A_RECORD, len(read))
    except TimeoutError as error:
        raise web.HTTPRequestTimeout from error
    return read.decode("utf-8", "replace")


def _json(body: bytes) -> web.Response:
    response = web.Response(body=body, content_type="application/json", charset="utf-8")
    response.enable_compression()
    return response


def _from_this_machine(request: web.Request) -> bool:
    """What a proxy on this machine passes on comes from elsewhere, and asks for another name."""
    if any(header in request.headers for header in ("Forwarded", "X-Forwarded-For", "X-Real-IP", "Via")):
        return False
    if not is_own_host(request.host, lan=False):
        return False
    try:
        return ipaddress.ip_address(request.remote or "").is_loopback
    except ValueError:
        return False


def qr_code(link: str) -> str:
    picture: str = segno.make(link, error="m").svg_inline(scale=6, border=2, dark="#000", light="#fff", omitsize=False)
    return picture if "xmlns" in picture else picture.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)


PLAIN_PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Penultimate</title></head>
<body><h1>Penultimate</h1><p>The server is running, but its page has not been built. In the project's folder,
<code>make play</code> builds it.</p></body></html>
"""
